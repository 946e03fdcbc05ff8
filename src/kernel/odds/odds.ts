import { type Decider, Desk, type Event, type Frozen, type Plain, type Steps, work } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { Chain, OFTEN, type Watch } from './chain.ts'
import { fractionsOf, fractionValue } from './fraction.ts'
import { shareOf } from './share.ts'
import { TooWide } from './spread.ts'
import { Tree } from './tree.ts'

/** One thing that can be asked of what results. */
export interface Field<S, A> {
  readonly of: (state: Frozen<S>, about: A) => number | boolean | string
  /** the other things on which its further fate depends */
  readonly needs: readonly string[]
  /** it can be told from those alone */
  readonly told?: true
  /** it only keeps states apart whose further fates differ: it can be named, and no list shows it */
  readonly inner?: true
}
export type Fields<S, A> = Readonly<Record<string, Field<S, A>>>

/** What somebody may want to ask. */
export const listed = <S, A>(fields: Fields<S, A>): string[] =>
  Object.keys(fields).filter(name => fields[name]!.inner !== true)

/** A chain of steps that can be asked about: where it starts, and what can be asked. */
export interface OddsQuestion<S, E extends Event, A> {
  readonly steps: Steps<S, E, A>
  readonly about: A
  readonly n: number
  readonly state: S
  readonly copy: (state: S) => S
  readonly fields: Fields<S, A>
  readonly decider: Decider<S>
}

export interface OddsOutcome {
  readonly outcome: Readonly<Record<string, Plain>>
  readonly p: number
  /** exact odds: the chance as a fraction in lowest terms */
  readonly fraction?: string
  /** sampled odds: the standard error of p, and the interval in which the chance lies (see Share) */
  readonly error?: number
  readonly low?: number
  readonly high?: number
}
export interface Odds {
  readonly exact: boolean
  readonly outcomes: readonly OddsOutcome[]
  /** exact odds of a procedure that may go on and on: the chance of all that was too rare to be followed */
  readonly untold?: number
  /** sampled odds: how many runs */
  readonly runs?: number
}

/**
 * Exact odds, ready to be asked again: what was walked once is remembered. Other states may be asked about if they differ
 * only in the fields asked for and those they need; whatever else differs cannot be seen.
 */
export class ExactOdds<S, E extends Event, A> {
  private readonly question: OddsQuestion<S, E, A>
  private readonly asked: readonly string[]
  private readonly chain: Chain<S, E, A>

  constructor(question: OddsQuestion<S, E, A>, asked: readonly string[]) {
    this.question = question
    this.asked = asked
    const { steps, about, copy, fields, state, decider } = question
    const kept = [...closure(fields, asked)].map(name => fieldNamed(fields, name)).filter(field => field.told !== true)
    const keyOf = (at: S): string => {
      let key = ''
      for (const field of kept) key += `${field.of(at as Frozen<S>, about)};`
      return key
    }
    const tree = new Tree()
    this.chain = new Chain(steps, about, keyOf, copy, new Desk<S, E>(state, new Dice(tree), decider), tree)
  }

  of(state: S, n: number, budget: number, rarest = 0n, watch?: Watch): Odds {
    const { weights, untold, total } = this.chain.walk(state, n, budget, rarest, watch)
    const sums = new Map<string, { outcome: Record<string, Plain>; weight: bigint }>()
    for (const [place, weight] of weights) {
      const outcome = read(this.question, this.asked, this.chain.states[place]!)
      const at = JSON.stringify(outcome)
      const there = sums.get(at)
      if (there === undefined) sums.set(at, { outcome, weight })
      else there.weight += weight
    }
    const written = fractionsOf(total)
    const outcomes = [...sums.values()].map(({ outcome, weight }) => ({
      outcome,
      p: fractionValue(weight, total),
      fraction: written(weight),
    }))
    const odds = { exact: true, outcomes: outcomes.sort(likeliestFirst) }
    return untold === 0n ? odds : { ...odds, untold: fractionValue(untold, total) }
  }
}

/** The same question answered by playing it out many times: for what is too wide to walk. */
export function sampledOdds<S, E extends Event, A>(
  question: OddsQuestion<S, E, A>,
  asked: readonly string[],
  runs: number,
  seed: number,
  watch?: Watch,
): Odds {
  const desk = new Desk<S, E>(question.state, new Dice(new Seeded(seed)), question.decider)
  const counts = new Map<string, { outcome: Record<string, Plain>; count: number }>()
  for (let run = 0; run < runs; run++) {
    if (run % OFTEN === 0) watch?.(run / runs)
    const state = question.copy(question.state)
    desk.lay(state)
    work(question.steps, desk, question.about, question.n)
    const outcome = read(question, asked, state)
    const at = JSON.stringify(outcome)
    const there = counts.get(at)
    if (there === undefined) counts.set(at, { outcome, count: 1 })
    else there.count++
  }
  const outcomes = [...counts.values()].map(({ outcome, count }) => ({ outcome, ...shareOf(count, runs) }))
  return { exact: false, runs, outcomes: outcomes.sort(likeliestFirst) }
}

/** How much trouble odds are worth. */
export interface Effort {
  /** runs of steps to walk before a sample is taken instead */
  readonly budget: number
  /** runs that such a sample has */
  readonly runs: number
  /** branches rarer than one in so many are not followed, and told of as `untold`; 0: all are followed */
  readonly rarest?: number
  /** told how much of the budget, and then of the sample, is used */
  readonly watch?: Watch
}

/** Exact if the budget suffices; otherwise a sample, which says so. `exact` may have been asked before. */
export function oddsOf<S, E extends Event, A>(
  question: OddsQuestion<S, E, A>,
  asked: readonly string[],
  { budget, runs, rarest = 0, watch }: Effort,
  exact: ExactOdds<S, E, A> = new ExactOdds(question, asked),
): Odds {
  try {
    return exact.of(question.state, question.n, budget, BigInt(rarest), watch)
  } catch (thrown) {
    if (!(thrown instanceof TooWide)) throw thrown
    return sampledOdds(question, asked, runs, 1, watch)
  }
}

function closure<S, A>(fields: Fields<S, A>, asked: readonly string[]): Set<string> {
  const kept = new Set<string>()
  const keep = (name: string): void => {
    if (kept.has(name)) return
    kept.add(name)
    for (const other of fieldNamed(fields, name).needs) keep(other)
  }
  for (const name of asked) keep(name)
  return kept
}

function fieldNamed<S, A>(fields: Fields<S, A>, name: string): Field<S, A> {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field === undefined)
    throw new RangeError(`nobody can tell ${name}; what can be told is ${listed(fields).join(', ')}`)
  return field
}

function read<S, E extends Event, A>(
  question: OddsQuestion<S, E, A>,
  asked: readonly string[],
  state: S,
): Record<string, Plain> {
  return Object.fromEntries(
    asked.map(name => [name, fieldNamed(question.fields, name).of(state as Frozen<S>, question.about)]),
  )
}

const likeliestFirst = (a: OddsOutcome, b: OddsOutcome): number => b.p - a.p
