import { once, type Steps, work } from '#kernel/desk/index.ts'
import { DUSK, type Seen, type State, seatInTurn } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { ARRIVAL, FAIR, FOUL } from '../book/tables-air.ts'
import { aircraftReadied, type Event, type FirepowerDesk, waveArrived, waveAwaited } from '../events/events.ts'
import { edgeMiddle } from '../measured.ts'
import { dogfight } from './dogfight.ts'
import { refuseFlying } from './legality.ts'
import { aloftOf, isWaiting, standAt } from './stands.ts'

// Segment E (R99): waves arrive, stands fly, fight and attack, and fights that go on are fought.

/** A wave that is thrown for. */
export interface Coming {
  readonly wave: number
}

/** AIR-B, ENV-D, ENV-F 5 or more, in bad weather or half light 6; both are no worse than one. */
export const arrivesOn = ({ light, weather }: Seen): number => (weather === 1 || light >= DUSK ? FOUL : FAIR)

/** AIR-B, R100 One die in each own segment. */
function throwForWave(desk: FirepowerDesk, { wave }: Coming): number {
  const sum = desk.reckoning.begin('added to the die; nothing or more arrives', -arrivesOn(desk.state), R['FP-AIR-B'])
  const arrives = desk.dice.row(ARRIVAL, sum.total, R['FP-AIR-B'])
  if (arrives === 0) waveAwaited(desk, { wave }, R['FP-AIR-B'])
  else waveArrived(desk, { wave, ...edgeMiddle(desk.state, desk.state.fixed.wings.waves[wave]!.seat) }, R['FP-R100'])
  return arrives
}
export const ARRIVE: Steps<State, Event, Coming> = [once(throwForWave)]

/** Segment E begins for whoever has the turn. */
export function beginAircraft(desk: FirepowerDesk): void {
  if (desk.state.sky.stands.length === 0 || refuseFlying(desk.state) !== null) return
  const seat = seatInTurn(desk.state)
  aircraftReadied(desk, { seat }, R['FP-R99'])
  desk.state.fixed.wings.waves.forEach((wave, i) => {
    if (wave.seat === seat && isWaiting(desk.state, i)) work(ARRIVE, desk, { wave: i })
  })
}

/** Has this side anything to say in its segment E? */
export const hasAircraft = (state: Seen, seat: number): boolean =>
  refuseFlying(state) === null && aloftOf(state, seat).length > 0

/** AIR-H, R102 Segment E ends: fights that go on and have not been worked yet are fought now. */
export function endAircraft(desk: FirepowerDesk): void {
  if (refuseFlying(desk.state) !== null) return
  for (const stand of aloftOf(desk.state, seatInTurn(desk.state))) {
    const { locked, fought } = standAt(desk.state, stand)
    if (locked >= 0 && fought === 0) dogfight(desk, { stand, target: locked })
  }
}
