import type { Event } from '#kernel/desk/index.ts'
import type { Deed, Glimpse, Viewer } from '#kernel/ruleset/index.ts'
import { REVEALED, WRITTEN } from './sealed.ts'

/** A deed for whoever did not order it: events of these types are kept from him, and with one of them the order itself. */
export function glimpsed<C>({ order, events }: Deed<C>, viewer: Viewer, secret: readonly string[]): Glimpse<C> {
  if (viewer === 'umpire' || viewer === order.seat) return { order, events }
  const open = events.filter(({ type }) => !secret.includes(type))
  return { order: open.length === events.length ? order : null, events: open }
}

/** Orders that are read out in a row had been written before it: the state that it was worked on has them. */
export function writtenAgain<S, E extends Event>(
  then: S,
  events: readonly Event[],
  apply: (state: S, event: E) => void,
): S {
  for (const event of events) if (event.type === REVEALED) apply(then, { ...event, type: WRITTEN } as Event as E)
  return then
}

/** Sides that have not yet said that they are ready, and have something to say. */
export const sidesWriting = (passed: number, hasWord: (seat: number) => boolean): number[] =>
  [0, 1].filter(seat => !isReady(passed, seat) && hasWord(seat))

export const isReady = (passed: number, seat: number): boolean => (passed & (1 << seat)) !== 0
