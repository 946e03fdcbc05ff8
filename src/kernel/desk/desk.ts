import type { Cite } from '#kernel/book/index.ts'
import { type Answer, type Dice, Wanted } from '#kernel/dice/index.ts'
import { Reckoning } from '#kernel/table/index.ts'

/** Whoever gives orders. */
export type Seat = number

/** Deeply readonly: rules read a state, and writing to it does not compile. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

/** What came of a rule: numbers and a citation. The sentence is made at the edge. */
export interface Event {
  readonly type: string
  readonly why: Cite
}

/** Who answers a choice in mid-rule: a number whose bit is set in `among`, or -1 for "nobody here can say". */
export type Decider<S> = (state: Frozen<S>, seat: Seat, among: number, about: number, why: Cite) => number

export const nobody: Decider<unknown> = () => -1
/** The lowest of what may be chosen: for odds and benches, where some choice must be assumed, and said. */
export const lowest: Decider<unknown> = (_state, _seat, among) => 31 - Math.clz32(among & -among)

/** What was answered was not among what may be chosen. */
export class WrongChoice extends RangeError {}

/**
 * What lies before whoever works a rule: the state to read, the dice to throw, the players to ask, and a place to write
 * what happened. Changes are made only by a book's events, through `ink`, so that nothing happens unwritten.
 */
export class Desk<S, E extends Event = Event> {
  readonly dice: Dice
  readonly reckoning = new Reckoning()
  decider: Decider<S>
  /** events, while someone listens */
  heard: E[] | null = null
  /** choices are noted here, among the throws, while someone listens */
  answers: Answer[] | null = null
  private sheet: S

  constructor(state: S, dice: Dice, decider: Decider<S> = nobody) {
    this.sheet = state
    this.dice = dice
    this.decider = decider
  }

  get state(): Frozen<S> {
    return this.sheet as Frozen<S>
  }

  /** The state to be changed. For a book's events only. */
  get ink(): S {
    return this.sheet
  }

  /** Lay another state on the desk. */
  lay(state: S): void {
    this.sheet = state
  }

  /** A player's answer in mid-rule: one of the numbers whose bits are set in `among`. A single one is no question. */
  choose(seat: Seat, among: number, about: number, why: Cite): number {
    if (among === 0) throw new RangeError('there is nothing to choose from')
    if ((among & (among - 1)) === 0) return 31 - Math.clz32(among)
    const choice = this.decider(this.state, seat, among, about, why)
    if (choice < 0) throw new Wanted(why, null, { seat, among, about }, 0)
    if (choice !== (choice & 31) || (among & (1 << choice)) === 0) throw new WrongChoice(`${choice} may not be chosen`)
    if (this.answers !== null) this.answers.push({ why, seat, choice })
    return choice
  }
}
