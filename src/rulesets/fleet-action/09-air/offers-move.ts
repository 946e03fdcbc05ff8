import type { Ask } from '#kernel/order/index.ts'
import type { ChartPlace, Leg, MovePlan, Offer } from '#kernel/ruleset/index.ts'
import { CM, type Seen } from '../02-data-sheet/state.ts'
import { boardOf } from '../06-order-of-play/6-4-movement.ts'
import { R } from '../book/register.ts'
import { contactName } from '../events/words.ts'
import { apart } from '../measured.ts'
import type { FlyStand, LandStand, LaunchStand, SpotFromAir } from './said.ts'
import { aloftOf, kindAt, standAt, standName, standSheetAt, standsOf } from './standing.ts'

// What a table offers to aircraft that move: a stand has its place among all that lies on a chart, behind ships and markers.

export const counterOf = (state: Seen, stand: number): number => state.ships.length + state.contacts.length + stand

/** H28 Stands that are ready, each offered at the ship that it is aboard. */
export const launchOffers = (state: Seen, seat: number, ask: Ask<LaunchStand>): Offer<LaunchStand>[] =>
  standsOf(state).flatMap(stand => {
    const command: LaunchStand = { type: 'LaunchStand', stand }
    if (kindAt(state, stand).seat !== seat || ask(command) !== null) return []
    const words = `Launch ${standName(state, stand)}, ${standAt(state, stand).aircraft} aircraft`
    return [
      { kind: 'say' as const, unit: standAt(state, stand).base, deed: 'Launch', words, why: R['FA-H28'], command },
    ]
  })

/** 6.6 Stands that she may take in. */
export const landingOffers = (state: Seen, ship: number, ask: Ask<LandStand>): Offer<LandStand>[] =>
  aloftOf(state, state.ships[ship]!.seat).flatMap(stand => {
    const command: LandStand = { type: 'LandStand', ship, stand }
    if (ask(command) !== null) return []
    const words = `Take in ${standName(state, stand)}`
    return [{ kind: 'say' as const, unit: ship, deed: 'Land', words, why: R['FA-6.6-land'], command }]
  })

/** H20 */
export const spottingOffers = (state: Seen, seat: number, ask: Ask<SpotFromAir>): Offer<SpotFromAir>[] =>
  aloftOf(state, seat).flatMap(stand =>
    state.contacts.flatMap((_, contact) => {
      const command: SpotFromAir = { type: 'SpotFromAir', stand, contact }
      if (ask(command) !== null) return []
      const words = `Spot ${contactName(state, contact)}`
      return [
        { kind: 'say' as const, unit: counterOf(state, stand), deed: 'Spot', words, why: R['FA-6.6-spot'], command },
      ]
    }),
  )

/** H28 Any number of turns: only how far off it ends counts. */
export const flightOffers = (state: Seen, seat: number, ask: Ask<FlyStand>): Offer<FlyStand>[] =>
  aloftOf(state, seat)
    .filter(stand => ask({ type: 'FlyStand', stand, ...placeOf(state, stand) }) === null)
    .map(stand => ({ kind: 'move', unit: counterOf(state, stand), deed: 'Fly', plan: flightPlan(state, stand, ask) }))

function placeOf(state: Seen, stand: number): { readonly x: number; readonly y: number } {
  const { x, y } = standAt(state, stand)
  return { x, y }
}

function flightPlan(state: Seen, stand: number, ask: Ask<FlyStand>): MovePlan<FlyStand> {
  const board = boardOf(state)
  const from = placeOf(state, stand)
  const ends = (path: readonly Leg[]): ({ x: number; y: number } & { heading: number })[] => {
    let at = { ...from, heading: 0 }
    return path.map(({ turn = 0, ahead = 0 }) => {
      const heading = (at.heading + turn + 3600) % 3600
      at = { ...board.advance({ ...at, heading }, Math.round(ahead * CM)), heading }
      return at
    })
  }
  const command = (path: readonly Leg[]): FlyStand => {
    const { x, y } = ends(path).at(-1) ?? from
    return { type: 'FlyStand', stand, x, y }
  }
  return {
    verb: 'flies',
    budget: standSheetAt(state, stand).speed,
    measure: 'cm',
    grain: { turn: 10, ahead: 1 },
    try(path) {
      const way = ends(path).map(({ heading, ...at }): ChartPlace => ({ ...board.plot(at), heading }))
      const said = command(path)
      return {
        cost: Math.round(apart(state, from, said) / CM),
        at: way.at(-1) ?? { ...board.plot(from), heading: 0 },
        way,
        refusal: ask(said),
      }
    },
    deed: path => (path.length === 0 ? 'Stay there' : 'Fly there'),
    command,
  }
}
