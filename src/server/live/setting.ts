import { type Header, startOf } from '#game/journal/index.ts'
import { Referee, type WorkedOrder } from '#game/session/index.ts'
import type { Decider, Event, Frozen } from '#kernel/desk/index.ts'
import type { Scope } from '#kernel/event/index.ts'
import type { Game, Order, Refusal } from '#kernel/ruleset/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { SecretDice } from './secret.ts'

/** All that games of one header share: many are fought from the same beginning. */
export class GameSetting {
  readonly header: Header
  readonly book: Book
  // biome-ignore lint/suspicious/noExplicitAny: each book has its own state, commands and cards
  readonly game: Game<any, any, any>
  readonly start: Frozen<unknown>
  /** how large the battle is that its rows speak of */
  readonly scope: Scope
  private readonly source = new SecretDice()
  private readonly referee: Referee<unknown, unknown, Event, unknown>

  /** from a journal's first line */
  constructor(line: string) {
    const { digest: _, ...header } = JSON.parse(line) as Header & { digest: string }
    const book = bookNamed(header.book)
    if (book?.game === undefined) throw new Error(`${header.book} has no whole battles`)
    this.header = header
    this.book = book
    this.game = book.game
    this.scope = { ships: header.cards.length }
    this.start = startOf(book, header) as Frozen<unknown>
    this.referee = new Referee<unknown, unknown, Event, unknown>(book, book.copy(this.start), this.source)
  }

  work(
    before: unknown,
    order: Order<unknown>,
    secret: string,
    row: number,
    decider: Decider<unknown>,
  ): WorkedOrder<unknown, unknown, Event> | Refusal {
    return this.referee.work(before, order, decider, () => this.source.turnTo(secret, row))
  }
}
