import { isBelow } from '../02-data-sheet/below.ts'
import { type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { bitOf, FLAK_KINDS, flakAt } from '../09-air/9-9-aa.ts'
import { refuseFlak, refuseTurnedGun } from '../09-air/refusals.ts'
import { aloftOf, hasAircraft, standAt } from '../09-air/standing.ts'
import { apart, bandOf, lightOf, sightOf } from '../measured.ts'
import { isLit } from './9-1-sight.ts'
import { refuseStar } from './9-1-star-shell.ts'
import { isProper } from './9-8-factors.ts'
import { refuseFactors, refuseGun, refuseLight, refuseSalvo } from './9-refusals.ts'
import type { Activate, DeclareTorpedoes } from './said.ts'

// What a ship can turn on one target, put together as orders.

/** Everything that bears and may be used: a searchlight by night, then guns, then factors; null where there is nothing. */
export function fullFire(state: Seen, ship: number, target: number): Activate | null {
  const order: Activate = { type: 'Activate', ship, light: null, guns: [], factors: [] }
  if (isBelow(state, target)) return depthCharges(state, order, target)
  if (lightOf(state).isNight && refuseLight(state, ship, target) === null) order.light = target
  const { batteries } = sheetAt(state, ship).card
  const star = order.light === null ? starFor(state, order, target) : -1
  if (star >= 0) order.star = { battery: star, target }
  for (let battery = 0; battery < batteries.length; battery++) {
    if (battery === star) continue
    const fire = { battery, target }
    order.guns.push(fire)
    if ((refuseGun(state, order, fire) ?? refuseTurnedGun(state, ship, battery)) !== null) order.guns.pop()
  }
  for (const kind of ['mrf', 'crf'] as const) {
    const factors = state.ships[ship]![kind]
    if (factors === 0 || !isProper(state, { firer: ship, target, kind })) continue
    order.factors.push({ kind, target, factors })
    if (refuseFactors(state, order) !== null) order.factors.pop()
  }
  const flak = flakOf(state, ship, order)
  if (flak.length > 0) order.flak = flak
  const runs = state.salvoes.some(({ by }) => by === ship)
  return runs || order.guns.length > 0 || order.factors.length > 0 ? order : null
}

/** H32 All ASW factors. */
function depthCharges(state: Seen, order: Activate, target: number): Activate | null {
  const { asw } = state.ships[order.ship]!
  if (asw === 0) return null
  order.factors.push({ kind: 'asw', target, factors: asw })
  return refuseFactors(state, order) === null ? order : null
}

/** H21 A battery other than the first that can light an unlit target up; -1: none. */
function starFor(state: Seen, order: Activate, target: number): number {
  // FA-H54: in a duel all that bears shoots
  if (state.fixed.theatre === null || !lightOf(state).isNight || isLit(state, target)) return -1
  const { batteries } = sheetAt(state, order.ship).card
  return batteries.findIndex((_, battery) => battery > 0 && refuseStar(state, order, { battery, target }) === null)
}

/** H27 What she has left against aircraft, where she does nothing else; null: nothing. */
export function flakFire(state: Seen, ship: number): Activate | null {
  const order: Activate = { type: 'Activate', ship, light: null, guns: [], factors: [] }
  const flak = flakOf(state, ship, order)
  return flak.length > 0 ? { ...order, flak } : null
}

/** H27 Each kind at the nearest stand that it reaches; guns that shoot at ships do not. */
function flakOf(state: Seen, ship: number, { guns }: Activate): NonNullable<Activate['flak']> {
  if (!hasAircraft(state)) return []
  const foes = aloftOf(state, 1 - state.ships[ship]!.seat).sort(
    (a, b) => apart(state, state.ships[ship]!, standAt(state, a)) - apart(state, state.ships[ship]!, standAt(state, b)),
  )
  const batteries = guns.map(({ battery }) => battery)
  return FLAK_KINDS.flatMap(kind => {
    const stand = foes.find(each => (flakAt(state, ship, each) & bitOf(kind)) !== 0)
    if (stand === undefined || refuseFlak(state, ship, [{ kind, stand }], batteries) !== null) return []
    return [{ kind, stand }]
  })
}

/** All torpedoes that bear, at the fastest setting that reaches. */
export function* salvoesAt(state: Seen, ship: number, target: number): Generator<DeclareTorpedoes> {
  const { loaded } = state.ships[ship]!
  const { racks } = sheetAt(state, ship)
  const { arcs } = sightOf(state, ship, target)
  const tubes = loaded.map((count, rack) => ((racks[rack]!.arcs & arcs) !== 0 ? count : 0))
  const first = tubes.findIndex(count => count > 0)
  if (first < 0) return
  const band = bandOf(state, ship, target)
  const setting = racks[first]!.mount.settings.findIndex(({ maxRB }) => band <= maxRB)
  const command: DeclareTorpedoes = { type: 'DeclareTorpedoes', ship, aim: { target }, setting, tubes }
  if (setting >= 0 && refuseSalvo(state, command) === null) yield command
}
