import type { Event } from '#kernel/desk/index.ts'
import { BadInput, type Ruleset } from '#kernel/ruleset/index.ts'
import type { Header } from './row.ts'

/** The state from which a journal's battle starts, from its header alone. */
export function startOf<S, C, E extends Event, Card>(book: Ruleset<S, C, E, Card>, header: Header): S {
  const cards = header.cards.map(card => book.cards.read(card))
  const { battle, options } = header
  if (battle.kind === 'duel') {
    const [one, other] = cards
    if (one === undefined || other === undefined) throw new BadInput('a duel has two ships')
    return book.duel.setup([one, other], book.duel.terms.read(battle.terms), options)
  }
  if (book.game === undefined) throw new BadInput(`${book.title} has no whole battles yet`)
  return book.game.setup({ battle: battle.facts, cards }, options)
}

/** May the journal end here? A duel is fought to its end; a battle may be broken off and taken up again. */
export function mayEnd<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  { battle }: Header,
  state: S,
): boolean {
  return battle.kind === 'battle' || book.duel.next(state as Parameters<typeof book.duel.next>[0]) === null
}
