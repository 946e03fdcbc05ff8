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
import { type Answer, type Choice, Dice, Recorder, type Source, Wanted, wordsOf } from '#kernel/dice/index.ts'
import { type Effort, ExactOdds, type Fields, listed, type Odds, oddsOf } from '#kernel/odds/index.ts'
import type { Footnote } from '#kernel/table/index.ts'
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
  /** one thing that may be chosen, in words */
  label(state: Frozen<S>, choice: Choice, value: number): string
  /** who chooses when odds are asked, where some choice must be assumed */
  readonly decider: Decider<S>
}

export interface ProcedureThrow {
  readonly why: Cite
  readonly words: string
  readonly faces: readonly number[]
  /** how many events came before it */
  readonly at: number
}
/** A procedure worked to its end. */
export interface Worked {
  readonly result: Plain
  readonly events: readonly Event[]
  readonly throws: readonly ProcedureThrow[]
  readonly reckoning: readonly Footnote[]
  readonly choices: number
}
/** A procedure that waits for an answer. */
export interface Pending {
  /** what has happened so far */
  readonly events: readonly Event[]
  readonly throws: readonly ProcedureThrow[]
  readonly reckoning: readonly Footnote[]
  readonly wanted:
    | { readonly words: string; readonly sides: number; readonly count: number; readonly why: Cite }
    | { readonly choose: readonly { value: number; label: string }[]; readonly seat: number; readonly why: Cite }
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
  const answers: Answer[] = []
  const words: string[] = []
  let chosen = 0
  const decider: Decider<S> = () => choices[chosen++] ?? -1
  const events: E[] = []
  const places: number[] = []
  const recorder = new Recorder(source, answers, words)
  const noted: Source = {
    more(tape, ask) {
      recorder.more(tape, ask)
      places.push(events.length)
    },
  }
  const desk = new Desk<S, E>(state, new Dice(noted), decider)
  desk.heard = events
  desk.reckoning.footnotes = []
  try {
    const end = work(procedure.steps, desk, about, n)
    const result = procedure.result(desk.state, about, end)
    const throws = throwsOf(answers, words, places)
    return { result, events, throws, reckoning: desk.reckoning.footnotes, choices: chosen }
  } catch (thrown) {
    if (!(thrown instanceof Wanted)) throw thrown
    const reckoning = desk.reckoning.footnotes
    return {
      events,
      throws: throwsOf(answers, words, places),
      reckoning,
      wanted: wantedOf(procedure, desk.state, thrown),
    }
  }
}

function throwsOf(answers: readonly Answer[], words: readonly string[], places: readonly number[]): ProcedureThrow[] {
  return answers
    .filter(answer => 'faces' in answer)
    .map(({ why, faces }, i) => ({ why, words: words[i]!, faces, at: places[i]! }))
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
  return { choose, seat: choice.seat, why }
}
