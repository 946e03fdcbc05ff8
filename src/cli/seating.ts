import type { Bot } from '#bots/index.ts'
import type { Seating } from '#lab/index.ts'
import type { Book } from '#rulesets/index.ts'

/** A bot as the lab seats it. */
export const seatingOf =
  (book: Book, bot: Bot): Seating<unknown, unknown> =>
  (start, seat, dice) =>
    bot.sit(book.game!, start, seat, dice)
