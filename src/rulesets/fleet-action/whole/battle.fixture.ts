import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { openSea } from '#kernel/geometry/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { CLEAR_DAY, CM, type Hour, PHASES, type Phase, type Ship, type State } from '../02-data-sheet/state.ts'
import { setUp } from '../02-data-sheet/state-new.ts'
import type { Event } from '../events/events.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { idOf, options } from './bench.fixture.ts'

// A table with squadrons on it, for tests of whole turns.

export type Put = Partial<Ship> & { readonly card: Card; readonly seat: number }
export interface TableAt {
  readonly options?: Readonly<Record<string, string>>
  readonly light?: readonly Hour[]
  readonly squalls?: readonly { readonly x: number; readonly y: number }[]
  readonly turns?: number
}

/** Squadrons of ships, on a table of 400 by 400 cm; the battle has begun. Each under way at ten knots. */
export function table(squadrons: readonly (readonly Put[])[], at: TableAt = {}): State {
  const ships = squadrons.flat()
  const state = setUp(
    ships.map(({ card }) => card),
    ships.map(({ seat }) => seat),
    options(at.options),
    openSea({ width: 400 * CM, height: 400 * CM, unit: CM }),
    CLEAR_DAY,
    {
      sides: ['Blue', 'Grey'],
      squadrons: squadrons.map((_, i) => `Squadron ${i + 1}`),
      turns: at.turns ?? 15,
      begins: 600,
      light: at.light ?? [{ from: 1, isNight: false, tvr: 5 }],
      squalls: at.squalls ?? [],
      edges: ['west', 'east'],
    },
  )
  state.squadrons = squadrons.map(members => ({
    seat: members[0]!.seat,
    size: members.length,
    gone: 0,
    contact: -1,
    moved: 0,
    acted: 0,
    broken: 0,
  }))
  let ship = 0
  squadrons.forEach((members, squadron) => {
    for (const { card: _card, seat: _seat, ...rest } of members)
      Object.assign(state.ships[ship++]!, { squadron, pace: 10, ...rest })
  })
  state.ready = 3
  state.begun = 1
  return state
}

/** In a phase, whose word it is. */
export function during(state: State, phase: Phase, word: number, turn = 1): State {
  state.now = moment(PHASES, turn, phase)
  state.word = word
  state.leads = state.first = word
  return state
}

/** Orders given and carried out, with these faces and choices, which must come out even. */
export function told(
  state: State,
  seat: number,
  command: Command,
  faces: readonly number[] = [],
  choices: readonly number[] = [],
): readonly Event[] {
  const refusal = refuse(state, { seat, command })
  if (refusal !== null) throw new Error(`${idOf(refusal.why)}: ${refusal.reason}`)
  const script = new Script(faces)
  let chosen = 0
  const desk = new Desk<State, Event>(state, new Dice(script), () => choices[chosen++] ?? 0)
  const events: Event[] = []
  desk.heard = events
  resolve(desk, { seat, command })
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  return events
}

/** The rule by which an order is refused; null: it may be given. */
export function refused(state: State, seat: number, command: Command): string | null {
  const refusal = refuse(state, { seat, command })
  return refusal === null ? null : idOf(refusal.why)
}

export const begin = (state: State, faces: readonly number[], choices: readonly number[] = []): readonly Event[] => {
  state.begun = 0
  state.now = moment(PHASES, 1, 'initiative')
  return told(state, UMPIRE, { type: 'BeginBattle' }, faces, choices)
}
