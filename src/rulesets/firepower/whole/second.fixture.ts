import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, Desk, type Options, type Plain } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { BadInput, type Order } from '#kernel/ruleset/index.ts'
import type { Sum } from '#kernel/table/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import type { State } from '../01-classes/state.ts'
import type { Event } from '../events/events.ts'
import { FIREPOWER } from '../index.ts'
import type { Command } from '../orders/orders.ts'

// The second pair of eyes: the book through its public door only, as an umpire with real dice would use it.
// Imported by tests only.

const setting = (changes: Options) => ({
  options: chosenOptions(FIREPOWER.options, changes),
  card: (name: string): never => {
    throw new Error(`these tests bring their own cards, not ${name}`)
  },
})
const idOf = (why: Event['why']): string => ruleAt(FIREPOWER.register, why).id
type Lines = readonly (readonly [rule: string, value: number])[]
const linesOf = (sums: readonly Sum[]): Lines =>
  sums.flatMap(({ lines }) => lines).map(({ value, why }) => [idOf(why), value] as const)

/** What a rule added to the sum; a line that adds nothing is not written. */
export const line = ({ lines }: { readonly lines: Lines }, rule: string): number =>
  lines.find(([id]) => id === rule)?.[1] ?? 0

/** A ship of her class in 1940, British and unhurt, but for what is said. */
export const a = (of: ShipClass, worn: Record<string, unknown> = {}, card: Record<string, unknown> = {}) => ({
  ship: { name: of, nation: 'GBR', year: 1940, class: of, ...card },
  ...worn,
})

/** What a procedure comes to with these faces, which must be exactly enough. */
export function worked(name: string, given: unknown, faces: readonly number[], changes: Options = {}) {
  const procedure = FIREPOWER.procedures.find(each => each.name === name)!
  const script = new Script(faces)
  const done = procedure.open(given, setting(changes)).work(script, [])
  if ('wanted' in done) throw new Error(`more is wanted: ${JSON.stringify(done.wanted)}`)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  return {
    result: done.result as Record<string, Plain>,
    lines: linesOf(done.reckoning),
    throws: done.throws.map(({ why, faces: thrown }) => [idOf(why), ...thrown]),
    events: done.events as readonly Event[],
  }
}

/** Why a procedure does not begin; empty if it does. */
export function refused(name: string, given: unknown, changes: Options = {}): string {
  try {
    FIREPOWER.procedures.find(each => each.name === name)!.open(given, setting(changes))
    return ''
  } catch (thrown) {
    if (thrown instanceof BadInput) return thrown.message
    throw thrown
  }
}

/** Two ships at sea under orders, as a duel sets them up. */
export class Table {
  readonly state: State
  constructor(one: { ship: object }, other: { ship: object }, terms: Plain, changes: Options = {}) {
    const read = (given: { ship: object }) => FIREPOWER.cards.read(given.ship)
    this.state = FIREPOWER.duel.setup(
      [read(one), read(other)],
      FIREPOWER.duel.terms.read(terms),
      chosenOptions(FIREPOWER.options, changes),
    )
  }

  refusal(order: Order<Command>): string {
    return FIREPOWER.refuse(this.state, order)?.reason ?? ''
  }

  /** The order carried out with these faces and choices. */
  does(order: Order<Command>, faces: readonly number[] = [], choices: readonly number[] = []) {
    const refusal = this.refusal(order)
    if (refusal !== '') throw new Error(`refused: ${refusal}`)
    const script = new Script(faces)
    let chosen = 0
    const desk = new Desk<State, Event>(this.state, new Dice(script), () => choices[chosen++] ?? -1)
    const events: Event[] = []
    desk.heard = events
    const sums = desk.reckoning.listen(events)
    FIREPOWER.resolve(desk, order)
    if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
    return { events, types: events.map(({ type }) => type), lines: linesOf(sums) }
  }
}
