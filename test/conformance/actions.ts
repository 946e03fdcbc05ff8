import { canonical, chosenOptions } from '#kernel/desk/index.ts'
import { Seeded } from '#kernel/dice/index.ts'
import type { Opened, Pending, Worked } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { mix } from './battle.ts'
import type { Coverage } from './coverage.ts'
import { type Action, ownOf, type Pick } from './own.ts'
import { unfit } from './told.ts'

/** So many actions go with a battle in a soak. */
export const BESIDE = 30

/** What must hold of some actions of this book, chosen by a number; a sentence for the first thing that does not, or null. */
export function actionsFault(book: Book, seed: number, coverage: Coverage): string | null {
  const { anyAction } = ownOf(book)
  for (let nth = 0; anyAction !== null && nth < BESIDE; nth++) {
    let salt = 0
    const pick: Pick = list => list[mix(seed * BESIDE + nth, salt++) % list.length]!
    const action = anyAction(pick)
    const sentence = actionFault(book, action, seed * BESIDE + nth, coverage)
    if (sentence !== null) return `${sentence} (${JSON.stringify(action)})`
  }
  return null
}

/** Worked twice it is the same, and its events can be applied and told. */
function actionFault(
  book: Book,
  { procedure, given, options }: Action,
  seed: number,
  coverage: Coverage,
): string | null {
  const named = book.procedures.find(({ name }) => name === procedure)
  if (named === undefined) return `there is no procedure ${procedure}`
  const card = (name: string) => book.cards.read(ownOf(book).cards.find(each => each['name'] === name))
  const opened = named.open(given, { options: chosenOptions(book.options, options), card })
  const once = worked(opened, seed, coverage)
  if (canonical(once as never) !== canonical(worked(opened, seed) as never)) return 'worked twice it ends otherwise'
  const state = opened.start()
  const watch = coverage.watch(book)
  for (const event of once.events) {
    watch(event, state)
    book.apply(state, event)
    const wrong = unfit(book, event, state, (state as { readonly ships: readonly unknown[] }).ships.length)
    if (wrong !== null) return wrong
  }
  return null
}

/** With every choice that is asked for made by the seed. */
export function worked(opened: Opened, seed: number, coverage?: Coverage): Worked {
  const choices: number[] = []
  for (;;) {
    const source = new Seeded(seed)
    const end = opened.work(coverage?.over(source) ?? source, choices)
    if (!isPending(end)) return end
    if (!('choose' in end.wanted)) throw new Error('seeded dice ran out')
    const { choose } = end.wanted
    choices.push(choose[mix(seed, choices.length) % choose.length]!.value)
  }
}
const isPending = (end: Worked | Pending): end is Pending => 'wanted' in end
