import { type Steps, work } from '#kernel/desk/index.ts'
import type { State } from '../01-ships/state.ts'
import type { Event, GrandFleetsDesk } from '../events/events.ts'

/** 8.2, 8.3 Fire of which only the last step is still to come, in which somebody is hurt: all before it changes nothing. */
export interface Late<A> {
  readonly about: A
  readonly n: number
}

/** Work a chain up to its last step, and put that off. */
export function putOff<A>(
  late: Late<A>[],
  steps: Steps<State, Event, A>,
  desk: GrandFleetsDesk,
  about: A,
  n: number,
): void {
  late.push({ about, n: work(steps.slice(0, -1), desk, about, n) })
}

/** Work the last steps that were put off. */
export function land<A>(late: readonly Late<A>[], steps: Steps<State, Event, A>, desk: GrandFleetsDesk): void {
  for (const { about, n } of late) work(steps.slice(-1), desk, about, n)
}
