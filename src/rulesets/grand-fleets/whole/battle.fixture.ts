import { chosenOptions, Desk } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Script } from '#kernel/dice/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import type { Card } from '../01-ships/ship.ts'
import type { State } from '../01-ships/state.ts'
import { OPTIONS } from '../book/options.ts'
import type { Event, GrandFleetsDesk } from '../events/events.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'

export interface Stationed {
  readonly card: Card
  /** left out: her captain places her (2.13) */
  readonly east?: number
  readonly north?: number
  readonly heading?: number
  readonly crew?: 'green' | 'regular' | 'elite'
}

/** A battle by hand: two sides where they are put, on a sea of 24 by 18 miles, for ten turns. */
export function battle(
  one: readonly Stationed[],
  other: readonly Stationed[],
  {
    options = {},
    turns = 10,
    facts: changes = {},
  }: { options?: Record<string, string>; turns?: number; facts?: Partial<BattleFacts> } = {},
): State {
  const side = (name: string, ships: readonly Stationed[]): BattleFacts['sides'][number] => ({
    name,
    nation: 'GBR',
    admiral: '',
    formations: [
      {
        name,
        ships: ships.map(({ card, east, north = 0, heading = 0, crew = 'regular' }) => ({
          ship: card.name,
          at: east === undefined ? null : { east, north },
          heading,
          crew,
        })),
      },
    ],
  })
  const facts: BattleFacts = {
    id: 'by-hand',
    title: 'By hand',
    year: 1914,
    month: 11,
    day: 1,
    place: '',
    story: '',
    sea: { width: 24, height: 18, state: 'calm' },
    begins: 600,
    sunrise: null,
    sunset: null,
    visibilityMiles: 24,
    lastsMinutes: 12 * turns,
    sides: [side('Blue', one), side('Grey', other)],
    happened: '',
    sources: [],
    ...changes,
  }
  const cards = [...one, ...other].map(({ card }) => card)
  return GAME.setup({ battle: facts, cards }, chosenOptions(OPTIONS, options))
}

/** Orders given one after the other, with these faces and choices, which must come out even. A refusal is a fault of the test. */
export function fight(
  state: State,
  faces: readonly number[],
  orders: readonly (readonly [number, Command])[],
  choices: readonly number[] = [],
): Event[] {
  const script = new Script(faces)
  const answers: Answer[] = []
  let asked = 0
  const desk: GrandFleetsDesk = new Desk(state, new Dice(new Recorder(script, answers)), () => choices[asked++] ?? -1)
  const events: Event[] = []
  desk.heard = events
  for (const [seat, command] of orders) {
    const refusal = refuse(state, { seat, command })
    if (refusal !== null) throw new Error(`refused: ${refusal.reason}`)
    resolve(desk, { seat, command })
  }
  if (script.unused > 0) throw new Error(`${script.unused} of ${faces.length} faces were not asked for`)
  if (asked !== choices.length) throw new Error(`${asked} of ${choices.length} choices were asked for`)
  return events
}

/** The umpire begins; a die for each side if numbers are equal. */
export const begin = (state: State, faces: readonly number[] = [], choices: readonly number[] = []): Event[] =>
  fight(state, faces, [[-1, { type: 'NextPhase' }]], choices)
