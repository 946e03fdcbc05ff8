import type { Plain } from '#kernel/desk/index.ts'
import type { Setting } from '#kernel/ruleset/index.ts'
import { cardOf, type ShipGiven, wear } from '../01-classes/plight.ts'
import { setUp } from '../01-classes/set-up.ts'
import type { Card } from '../01-classes/ship.ts'
import type { Seen, State } from '../01-classes/state.ts'
import { type Situation, sceneOf } from '../06-conditions/scene.ts'
import { aaDice } from '../12-aircraft/anti-aircraft.ts'
import { FIELDS } from './fields.ts'

/** What each ship is in a situation, as it is given, and she herself: firer and target. */
type Cast = Readonly<Record<string, ShipGiven>>

/** Ships in a situation, worn as given. */
export function stateOf(cast: Cast, place: Situation, silhouetted: number, setting: Setting<Card>): State {
  const given = Object.entries(cast)
  const cards = given.map(([role, each]) => cardOf(each, setting, role))
  const seats = given.map((_, seat) => seat)
  const state = setUp(cards, seats, setting.options, sceneOf(place, cards, silhouetted, false))
  state.first = 0
  given.forEach(([role, each], ship) => {
    wear(state, ship, each, role)
  })
  return state
}

/** The ship afterwards, as odds name it. */
export function condition(state: Seen, target: number): Record<string, Plain> {
  const told = Object.entries(FIELDS).map(([name, { of }]) => [name, of(state, { target })] as const)
  return { ...Object.fromEntries(told), aaDice: aaDice(told.find(([name]) => name === 'aa')![1] as number) }
}

/** A place and time in which only one ship matters. */
export const quiet = (year: number, period: Situation['period']): Situation => ({
  range: 1,
  light: 'day',
  weather: 'good',
  year,
  period,
})
