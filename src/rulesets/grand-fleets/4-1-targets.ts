import type { Frozen } from '#kernel/desk/index.ts'
import type { Hull } from '#kernel/geometry/index.ts'
import { SECTORS } from './4-1-arcs.ts'
import type { Gun } from './ship.ts'
import { type Fixed, isInPlay, type Seen, type Ship, type Sight, type Still, sheetAt } from './state.ts'

/** 4.12, 4.21 The arcs in which two ships have each other: both of two arcs for a centre on their line (R23). */
export function sightOf(state: Seen, from: number, to: number): Sight {
  const { still } = state.fixed as Fixed
  return still === null ? look(state, from, to) : still[from * state.ships.length + to]!
}

function look(state: Seen, from: number, to: number): Sight {
  const { board } = state.fixed as Fixed
  const one = state.ships[from]!
  const other = state.ships[to]!
  return { arcs: board.arcsHolding(one, other, SECTORS), from: board.arcsHolding(other, one, SECTORS) }
}

/** Every pair of ships, for as long as nobody moves. */
export function allSights(state: Seen): Still[] {
  return state.ships.flatMap((_, from) => state.ships.map((_, to) => lookOnce(state, from, to)))
}

export function lookOnce(state: Seen, from: number, to: number): Still {
  const { arcs, from: seen } = look(state, from, to)
  return { arcs, from: seen, bands: bandsOf(state, from, to), torpedoes: inTorpedoRange(state, from, to) }
}

/** The band of each gun, the light guns last. */
export function bandsOf(state: Seen, from: number, to: number): number[] {
  const { guns, lightGuns } = sheetAt(state, from)
  const bands: number[] = []
  for (let line = 0; line <= guns.length; line++) bands.push(bandOf(state, from, to, guns[line] ?? lightGuns))
  return bands
}

/** 5.12 Torpedoes have one range. */
export function inTorpedoRange(state: Seen, ship: number, target: number): boolean {
  const { board, still } = state.fixed as Fixed
  if (still !== null) return still[ship * state.ships.length + target]!.torpedoes
  const range = sheetAt(state, ship).card.torpedoes?.range ?? 0
  return board.within(state.ships[ship]!, state.ships[target]!, range * board.unit)
}

/** 0.25, 4.13 Measured or counted, by the board: the band of a gun in which the target lies: 0 short, 1 medium, 2 long, 3 out of range (R27: compared exactly). */
export function bandOf(state: Seen, from: number, to: number, gun: Gun): number {
  const { board, still } = state.fixed as Fixed
  if (still !== null) return still[from * state.ships.length + to]!.bands[gun.line]!
  return board.band(state.ships[from]!, state.ships[to]!, gun.limits)
}

/** 4.14 A third ship masks the line if it is as large as the smaller of the two (R24); 5.13 any ship masks a torpedo. Corners do not mask (R25). */
export function isMasked(state: Seen, from: number, to: number, weapon: 'guns' | 'torpedoes'): boolean {
  const { board } = state.fixed as Fixed
  const least = weapon === 'torpedoes' ? 0 : blockingSize(state, from, to)
  const hulls: Hull[] = []
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (ship === from || ship === to || !isInPlay(state, ship)) continue
    if (sizeOf(state, ship) >= least) hulls.push(hullOf(state, ship))
  }
  return hulls.length > 0 && board.lineBlocked(state.ships[from]!, state.ships[to]!, hulls)
}

function blockingSize(state: Seen, from: number, to: number): number {
  const firer = sizeOf(state, from)
  const target = sizeOf(state, to)
  return state.fixed.switches.blockAtLarger ? Math.max(firer, target) : Math.min(firer, target)
}

/** Enemies in play, the nearest first. */
export function enemiesOf(state: Seen, ship: number): number[] {
  const { board } = state.fixed as Fixed
  const own = state.ships[ship]!
  return state.ships
    .map((_, other) => other)
    .filter(other => state.ships[other]!.seat !== own.seat && isInPlay(state, other))
    .sort((a, b) => board.distance(own, state.ships[a]!) - board.distance(own, state.ships[b]!) || a - b)
}

/** 1.24 Sizes as numbers, VS 0 to VL 4. */
export const sizeOf = (state: Seen, ship: number): number => sheetAt(state, ship).size

/** 0.21, R26 What the model covers: its length on its heading, a third of that across. */
export function hullOf(state: Seen, ship: number): Hull {
  const { board, modelMilesPerFoot } = state.fixed as Fixed
  const { x, y, heading }: Frozen<Ship> = state.ships[ship]!
  const length = Math.round(sheetAt(state, ship).card.lengthFt * modelMilesPerFoot * board.unit)
  return { x, y, heading, length, width: Math.round(length / 3) }
}
