import type { Desk, Event } from './desk.ts'

/**
 * A procedure as a chain of steps. Between steps only the state and one small number are carried on (hits, points of
 * damage, criticals still to come), so that exact odds can merge what has become equal there. Play runs the same chain.
 *
 * - once: takes the number, returns the next.
 * - each: takes n; doing it for n at once is the same as n times for one (a test holds it to that). Returns nothing.
 * - until: is done again and again while there is more than nothing to do; returns what is left.
 */
export interface Step<S, E extends Event, A> {
  readonly kind: 'once' | 'each' | 'until'
  readonly act: (desk: Desk<S, E>, about: A, n: number) => number
}
export type Steps<S, E extends Event, A> = readonly Step<S, E, A>[]

type Act<S, E extends Event, A> = (desk: Desk<S, E>, about: A, n: number) => number
type EachAct<S, E extends Event, A> = (desk: Desk<S, E>, about: A, n: number) => void

export const once = <S, E extends Event, A>(act: Act<S, E, A>): Step<S, E, A> => ({ kind: 'once', act })
export const until = <S, E extends Event, A>(act: Act<S, E, A>): Step<S, E, A> => ({ kind: 'until', act })
export const each = <S, E extends Event, A>(act: EachAct<S, E, A>): Step<S, E, A> => ({
  kind: 'each',
  act: (desk, about, n) => {
    if (n > 0) act(desk, about, n)
    return 0
  },
})

/** Work a chain through, as play does. */
export function work<S, E extends Event, A>(steps: Steps<S, E, A>, desk: Desk<S, E>, about: A, n = 0): number {
  if (n < 0) n = 0
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!
    if (step.kind !== 'until') n = step.act(desk, about, n)
    else while (n > 0) n = step.act(desk, about, n)
    // Less than nothing to do is nothing: odds count it so, too.
    if (n < 0) n = 0
  }
  return n
}
