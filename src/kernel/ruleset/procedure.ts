import type { Cite } from '#kernel/book/index.ts'
import {
  type Decider,
  Desk,
  type Event,
  type Frozen,
  type Options,
  type Plain,
  type Steps,
  work,
} from '#kernel/desk/index.ts'
import { type Choice, Dice, Recorder, type Source, Wanted, wordsOf } from '#kernel/dice/index.ts'
import { type Effort, ExactOdds, type Fields, listed, type Odds, oddsOf } from '#kernel/odds/index.ts'
import type { Meaning, Sum } from '#kernel/table/index.ts'
import type { Schema } from './schema.ts'

/** What a procedure may look up when it begins: the battle's options, and a ship's card by the ship's name. */
export interface Setting<Card> {
  readonly options: Options
  card(name: string): Card
}

/** A rule of a book that can be worked alone, as the book's room describes it. */
export interface Procedure<S, E extends Event, A, Given, Card> {
  readonly name: string
  readonly title: string
  readonly rules: readonly Cite[]
  readonly given: Schema<Given>
  /** a `given` that works, shown in the help */
  readonly example: Plain
  /** no dice yet: the situation that the given facts make */
  begin(given: Given, setting: Setting<Card>): { readonly state: S; readonly about: A; readonly n: number }
  readonly steps: Steps<S, E, A>
  result(state: Frozen<S>, about: A, n: number): Plain
  readonly fields: Fields<S, A>
  copy(state: S): S
  /** one thing that may be chosen, in words, and who chooses */
  label(state: Frozen<S>, choice: Choice, value: number): string
  chooser(state: Frozen<S>, choice: Choice): string
  /** what the places of the lists in a result are */
  parts(state: Frozen<S>, about: A): PartNames
  /** who chooses when odds are asked, where some choice must be assumed */
  readonly decider: Decider<S>
}

/** Names for the places of lists, by where the list stands in a result: `mounts`, `target.mountsLost`. */
export type PartNames = { readonly [place: string]: readonly string[] }
export const partsUnder = (key: string, parts: PartNames): PartNames =>
  Object.fromEntries(Object.entries(parts).map(([place, names]) => [`${key}.${place}`, names]))

export interface ProcedureThrow {
  readonly why: Cite
  readonly words: string
  readonly meaning: Meaning
  readonly faces: readonly number[]
  /** how many events came before it */
  readonly at: number
  /** the sums on which it is made, by their place in the reckoning */
  readonly sums: readonly number[]
}
/** A procedure worked to its end. */
export interface Worked {
  readonly result: Plain
  readonly events: readonly Event[]
  readonly throws: readonly ProcedureThrow[]
  readonly reckoning: readonly Sum[]
  readonly choices: number
  /** names for the places of lists in the result */
  readonly parts: PartNames
}
/** A procedure that waits for an answer. */
export interface Pending {
  /** what has happened so far */
  readonly events: readonly Event[]
  readonly throws: readonly ProcedureThrow[]
  readonly reckoning: readonly Sum[]
  readonly wanted:
    | { readonly words: string; readonly sides: number; readonly count: number; readonly why: Cite }
    | {
        readonly choose: readonly { value: number; label: string }[]
        readonly who: string
        readonly seat: number
        readonly why: Cite
      }
}

/** A procedure with its situation set up: it can be worked, with any source of faces, and asked for its odds. */
export interface Opened {
  /** the situation before any die, as the book keeps it */
  start(): unknown
  work(source: Source, choices: readonly number[]): Worked | Pending
  odds(asked: readonly string[], effort: Effort): Odds
}

/** A procedure as the rest of the house sees it, whatever its book's types. */
export interface Named<Card> {
  readonly name: string
  readonly title: string
  readonly rules: readonly Cite[]
  readonly example: Plain
  readonly given: Plain
  readonly fields: readonly string[]
  open(given: unknown, setting: Setting<Card>): Opened
}

export function named<S, E extends Event, A, Given, Card>(procedure: Procedure<S, E, A, Given, Card>): Named<Card> {
  const { name, title, rules, example, given, fields } = procedure
  return {
    name,
    title,
    rules,
    example,
    given: given.json,
    fields: listed(fields),
    open(input, setting) {
      const { state, about, n } = procedure.begin(given.read(input), setting)
      const question = { ...procedure, state, about, n }
      const walked = new Map<string, ExactOdds<S, E, A>>()
      return {
        start: () => procedure.copy(state),
        work: (source, choices) => workOut(procedure, procedure.copy(state), about, n, source, choices),
        odds(asked, effort) {
          const exact = walked.get(asked.join()) ?? new ExactOdds(question, asked)
          walked.set(asked.join(), exact)
          return oddsOf(question, asked, effort, exact)
        },
      }
    },
  }
}

function workOut<S, E extends Event, A, Given, Card>(
  procedure: Procedure<S, E, A, Given, Card>,
  state: S,
  about: A,
  n: number,
  source: Source,
  choices: readonly number[],
): Worked | Pending {
  let chosen = 0
  const decider: Decider<S> = () => choices[chosen++] ?? -1
  const events: E[] = []
  const throws: ProcedureThrow[] = []
  const recorder = new Recorder(source, [])
  const noted: Source = {
    more(tape, ask) {
      recorder.more(tape, ask)
      const sums = desk.reckoning.thrown().map(sum => reckoning.indexOf(sum))
      const faces = [...tape.faces.slice(tape.at, tape.at + ask.dice)]
      throws.push({ why: ask.why, words: wordsOf(ask), meaning: ask.meaning, faces, at: events.length, sums })
    },
  }
  const desk = new Desk<S, E>(state, new Dice(noted), decider)
  desk.heard = events
  const reckoning = desk.reckoning.listen(events)
  try {
    const end = work(procedure.steps, desk, about, n)
    const result = procedure.result(desk.state, about, end)
    return { result, events, throws, reckoning, choices: chosen, parts: procedure.parts(desk.state, about) }
  } catch (thrown) {
    if (!(thrown instanceof Wanted)) throw thrown
    return { events, throws, reckoning, wanted: wantedOf(procedure, desk.state, thrown) }
  }
}

function wantedOf<S, E extends Event, A, Given, Card>(
  procedure: Procedure<S, E, A, Given, Card>,
  state: Frozen<S>,
  wanted: Wanted,
): Pending['wanted'] {
  const { ask, choice, why } = wanted
  if (ask !== null) return { words: wordsOf(ask), sides: ask.meaning.sides, count: wanted.missing, why }
  if (choice === null) throw new Error('something is wanted that is neither dice nor a choice')
  const choose = []
  for (let value = 0; value < 32; value++) {
    if ((choice.among & (1 << value)) !== 0) choose.push({ value, label: procedure.label(state, choice, value) })
  }
  return { choose, who: procedure.chooser(state, choice), seat: choice.seat, why }
}
