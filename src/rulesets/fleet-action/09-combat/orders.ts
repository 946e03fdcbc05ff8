import { work } from '#kernel/desk/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { isLost, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { hasActed, inMove, inPhase, refuseTurn } from '../06-order-of-play/6-refusals.ts'
import { ANTI_AIRCRAFT, bitOf } from '../09-air/9-9-aa.ts'
import { refuseFlak, refuseTurnedGun } from '../09-air/refusals.ts'
import { hasAircraft } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { batteryTurned, type FleetDesk, shipActed, shipLit } from '../events/events.ts'
import { order } from '../orders/order.ts'
import { caseOf, hasPower, isLit, NIGHT } from './9-1-sight.ts'
import { fireStar, refuseStar } from './9-1-star-shell.ts'
import { attackOf, GUNFIRE, gunsBearing } from './9-5-guns.ts'
import { declareTorpedoes, runSalvo } from './9-7-salvoes.ts'
import { ASW } from './9-8-asw.ts'
import { attacksOf, FACTORS } from './9-8-factors.ts'
import { refuseFactors, refuseGun, refuseLight, refuseSalvo } from './9-refusals.ts'
import { fullOffers, gunOffers, torpedoOffers } from './offers.ts'
import { ACTIVATE, type Activate, DECLARE_TORPEDOES } from './said.ts'

export const declareOrder = order(DECLARE_TORPEDOES, {
  refuse: (state, said) => inMove(state, said.ship) ?? refuseTurn(state, said.ship) ?? refuseSalvo(state, said),
  carryOut: (desk, said) => declareTorpedoes(desk, said),
  offers: (state, ship) => torpedoOffers(state, ship),
})

export const activateOrder = order(ACTIVATE, {
  refuse: (state, said) =>
    inPhase(state, 'action') ?? refuseTurn(state, said.ship) ?? hasActed(state, said.ship) ?? refuseActs(state, said),
  carryOut: (desk, said) => activate(desk, said),
  offers: (state, ship, ask) => [...gunOffers(state, ship, ask), ...fullOffers(state, ship, ask)],
  /** A ship that is activated fires at all that she is told to. */
  attack({ ship, guns, factors }) {
    const upon = [...new Set([...guns, ...factors].map(({ target }) => target))]
    return upon.length === 0 ? null : { by: ship, upon, verb: 'fires at' }
  },
})

function refuseActs(state: Seen, said: Activate): Refusal | null {
  const { ship, light, guns, star } = said
  if (light !== null) {
    const refusal = refuseLight(state, ship, light)
    if (refusal !== null) return refusal
  }
  if (star !== undefined) {
    const refusal = refuseStar(state, said, star)
    if (refusal !== null) return refusal
  }
  for (const fire of guns) {
    const refusal = refuseGun(state, said, fire) ?? refuseTurnedGun(state, ship, fire.battery)
    if (refusal !== null) return refusal
  }
  const batteries = guns.map(({ battery }) => battery)
  return refuseFactors(state, said) ?? refuseDark(state, said) ?? refuseFlak(state, ship, said.flak ?? [], batteries)
}

/** R59 Of targets that are unlit at night she can make out one in a turn. */
function refuseDark(state: Seen, { ship, light, guns, factors, star }: Activate): Refusal | null {
  const dark = new Set<number>()
  for (const { target } of [...guns, ...factors.filter(({ kind }) => kind !== 'asw')])
    if (target !== star?.target && caseOf(state, ship, target) === NIGHT && !isLit(state, target) && target !== light)
      dark.add(target)
  return dark.size > 1 ? no(R['FA-R59'], 'she can make out one unlit target in a turn') : null
}

/** 6.6 A ship acts: power, light, torpedoes that she launched, guns, factors. Without power only her torpedoes run (H38). */
function activate(desk: FleetDesk, { ship, light, guns, factors, flak = [], star }: Activate): void {
  shipActed(desk, { ship }, R['FA-6.6-action'])
  const powered = hasPower(desk, ship)
  if (powered && light !== null) shipLit(desk, { ship: light, by: ship }, R['FA-H21'])
  let salvo = 0
  while (salvo < desk.state.salvoes.length) {
    if (desk.state.salvoes[salvo]!.by === ship) runSalvo(desk, salvo)
    else salvo++
  }
  if (!powered) return
  if (star !== undefined && !isLost(desk.state, ship)) fireStar(desk, ship, star)
  for (const { battery, target, mounts } of guns) {
    if (isLost(desk.state, ship) || isLost(desk.state, target)) continue
    const line = sheetAt(desk.state, ship).card.batteries[battery]!
    if (line.dp && hasAircraft(desk.state)) batteryTurned(desk, { ship, battery }, R['FA-H70-lrf'])
    const attack = attackOf(desk.state, ship, target, line)
    work(GUNFIRE, desk, attack, gunsBearing(desk.state, ship, battery, target, mounts))
  }
  for (const { kind, target, factors: count } of factors) {
    if (isLost(desk.state, ship) || isLost(desk.state, target)) continue
    if (kind === 'asw') work(ASW, desk, { firer: ship, target, factors: count }, count)
    else work(FACTORS, desk, { firer: ship, target, kind }, attacksOf(desk.state, ship, count))
  }
  // H27: kinds of factor that are turned on one stand shoot together
  for (const stand of new Set(flak.map(each => each.stand))) {
    if (isLost(desk.state, ship)) return
    const kinds = flak.reduce((bits, each) => (each.stand === stand ? bits | bitOf(each.kind) : bits), 0)
    work(ANTI_AIRCRAFT, desk, { firer: ship, stand, kinds })
  }
}
