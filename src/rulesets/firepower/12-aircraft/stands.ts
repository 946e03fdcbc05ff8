import { BadInput } from '#kernel/ruleset/index.ts'
import type { Seen, State } from '../01-classes/state.ts'
import { FLIGHT, newStand, type Stand, type StandKind, type Wave, type Wings } from './sky.ts'

/** No more stands attack a ship together: whoever fires flak names one of them, or holds his fire. */
export const MOST_RAIDERS = 12

/** No side has more stands in a battle: each is a place that whoever fires flak can name, and one more is to hold his fire. */
const MOST_STANDS = 30
export const HOLD = MOST_STANDS

/** A stand as a player forms it: its class and its sign, and a name if it has one. */
export interface StandFormed {
  readonly of: number
  readonly grade: number
  readonly name: string
}
export interface WaveFormed {
  readonly seat: number
  readonly name: string
  readonly stands: readonly StandFormed[]
}

/** SETUP-F A battle with these waves, all of them still to come. */
export function withWaves(state: State, formed: readonly WaveFormed[]): State {
  const stands: StandKind[] = []
  const waves = formed.map(({ seat, name, stands: each }, wave): Wave => {
    const from = stands.length
    for (const stand of each) stands.push({ seat, wave, ...stand })
    return { seat, name, stands: each.map((_, i) => from + i) }
  })
  for (const side of [0, 1]) {
    if (stands.filter(({ seat }) => seat === side).length > MOST_STANDS)
      throw new BadInput(`waves: a side has at most ${MOST_STANDS} stands`)
  }
  const wings: Wings = { waves, stands }
  return {
    ...state,
    fixed: { ...state.fixed, wings },
    sky: { stands: stands.map(() => newStand()), flak: state.ships.map(() => 0) },
  }
}

export const standCard = (state: Seen, stand: number): StandKind => state.fixed.wings.stands[stand] as StandKind
export const standAt = (state: Seen, stand: number): Readonly<Stand> => state.sky.stands[stand] as Stand
export const isAloft = (state: Seen, stand: number): boolean => standAt(state, stand).status === FLIGHT.aloft

/** All stands of a side, in their order: by these places they are named when flak is fired. */
export const placesOf = (state: Seen, seat: number): number[] =>
  [...state.fixed.wings.stands.keys()].filter(stand => standCard(state, stand).seat === seat)

/** R100 A wave waits until it arrives with all that belongs to it. */
export const isWaiting = (state: Seen, wave: number): boolean =>
  state.fixed.wings.waves[wave]!.stands.some(stand => standAt(state, stand).status === FLIGHT.waiting)

/** Stands of a side that are in the air. */
export function aloftOf(state: Seen, seat: number): number[] {
  const stands: number[] = []
  for (let stand = 0; stand < state.sky.stands.length; stand++)
    if (standCard(state, stand).seat === seat && isAloft(state, stand)) stands.push(stand)
  return stands
}

/** Its place among all that lies on a chart: behind the ships. */
export const counterOf = (state: Seen, stand: number): number => state.ships.length + stand

export const standName = (state: Seen, stand: number): string => standCard(state, stand).name
export const waveName = (state: Seen, wave: number): string => state.fixed.wings.waves[wave]!.name
export function namesOf(state: Seen, stands: readonly number[]): string {
  const names = stands.map(stand => standName(state, stand))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
