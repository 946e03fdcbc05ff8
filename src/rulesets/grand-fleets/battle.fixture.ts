import { chosenOptions, Desk } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Script } from '#kernel/dice/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import type { Command } from './commands.ts'
import type { Event, GrandFleetsDesk } from './events.ts'
import { GAME } from './game.ts'
import { OPTIONS } from './options.ts'
import { refuse } from './refusals.ts'
import { resolve } from './resolve.ts'
import type { Card } from './ship.ts'
import type { State } from './state.ts'

export interface Stationed {
  readonly card: Card
  readonly east: number
  readonly north: number
  readonly heading?: number
}

/** A battle by hand: two sides where they are put, on a sea of 24 by 18 miles, for ten turns. */
export function battle(
  one: readonly Stationed[],
  other: readonly Stationed[],
  { options = {}, turns = 10 }: { options?: Record<string, string>; turns?: number } = {},
): State {
  const side = (name: string, ships: readonly Stationed[]): BattleFacts['sides'][number] => ({
    name,
    nation: 'GBR',
    admiral: '',
    formations: [
      {
        name,
        ships: ships.map(({ card, east, north, heading = 0 }) => ({
          ship: card.name,
          at: { east, north },
          heading,
          crew: 'regular',
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
  }
  const cards = [...one, ...other].map(({ card }) => card)
  return GAME.setup({ battle: facts, cards }, chosenOptions(OPTIONS, options))
}

/** Orders given one after the other, with these faces, which must come out even. A refusal is a fault of the test. */
export function fight(
  state: State,
  faces: readonly number[],
  orders: readonly (readonly [number, Command])[],
): Event[] {
  const script = new Script(faces)
  const answers: Answer[] = []
  const desk: GrandFleetsDesk = new Desk(state, new Dice(new Recorder(script, answers)), () => -1)
  const events: Event[] = []
  desk.heard = events
  for (const [seat, command] of orders) {
    const refusal = refuse(state, { seat, command })
    if (refusal !== null) throw new Error(`refused: ${refusal.reason}`)
    resolve(desk, { seat, command })
  }
  if (script.unused > 0) throw new Error(`${script.unused} of ${faces.length} faces were not asked for`)
  return events
}

/** The umpire begins; a die for each side if numbers are equal. */
export const begin = (state: State, faces: readonly number[] = []): Event[] =>
  fight(state, faces, [[-1, { type: 'NextPhase' }]])
