import { work } from '#kernel/desk/index.ts'
import { isThere, type Seen } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, standActed } from '../events/events.ts'
import { ANTI_AIRCRAFT, flakAt, LRF } from './9-9-aa.ts'
import { COMBAT, interceptorsOf } from './9-15-combat.ts'
import { isAloft, kindAt } from './standing.ts'

// H30 Before a stand attacks, whoever is attacked may answer: first fighters, then guns.

/** H29 Enemy fighters that are near enough engage it, one after the other, as their owner says. */
export function intercepted(desk: FleetDesk, stand: number): void {
  const seat = 1 - kindAt(desk.state, stand).seat
  while (isAloft(desk.state, stand)) {
    const fighters = interceptorsOf(desk.state, stand)
    if (fighters.length === 0) return
    // the last choice is none of them
    const chosen = desk.choose(seat, 2 ** (fighters.length + 1) - 1, stand, R['FA-H29'])
    const fighter = fighters[chosen]
    if (fighter === undefined) return
    standActed(desk, { stand: fighter }, R['FA-H29'])
    work(COMBAT, desk, { stand: fighter, target: stand, way: 'intercept' })
  }
}

/** H27 What a ship may do when aircraft attack: all that reaches, only what is not needed against ships, or nothing. */
const ALL = 0
const LIGHT = 1
const HOLD = 2
export const FIRES = ['fire all that reaches', 'fire light guns alone', 'hold fire'] as const

/** H27 The target, and then every ship of her side that reaches it, as their owner says. */
export function firedAt(desk: FleetDesk, stand: number, target: number): void {
  const { seat } = desk.state.ships[target]!
  const others = [...desk.state.ships.keys()].filter(ship => ship !== target && desk.state.ships[ship]!.seat === seat)
  for (const ship of [target, ...others]) {
    if (!isAloft(desk.state, stand)) return
    if (!isThere(desk.state, ship) || hasNoPower(desk.state, ship)) continue
    const kinds = flakAt(desk.state, ship, stand)
    if (kinds === 0) continue
    const light = kinds & ~LRF
    const among = (1 << ALL) | (1 << HOLD) | (light > 0 && light !== kinds ? 1 << LIGHT : 0)
    const answer = desk.choose(seat, among, ship, R['FA-H27'])
    if (answer !== HOLD) work(ANTI_AIRCRAFT, desk, { firer: ship, stand, kinds: answer === ALL ? kinds : light })
  }
}
/** H38 She has tested in this turn, and failed. */
const hasNoPower = (state: Seen, ship: number): boolean =>
  state.ships[ship]!.dark > 0 && state.ships[ship]!.tested === 2

/** H30 Whether any of it comes through. */
export function getsThrough(desk: FleetDesk, stand: number, target: number): boolean {
  intercepted(desk, stand)
  firedAt(desk, stand, target)
  return isAloft(desk.state, stand)
}
