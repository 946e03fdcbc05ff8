import { cited, type Row } from '#game/journal/index.ts'
import type { Event, Frozen, Plain } from '#kernel/desk/index.ts'
import type { Book } from '#rulesets/index.ts'
import { changeOf, type DeedTold, type Now, type Onward } from '#wire/index.ts'

/** Who looks: a seat, or whoever walks by. */
export type Onlooker = number | 'public'

/** The one door through which anything of a battle leaves the server: a row as this viewer may know it. */
export function deedFor(book: Book, row: Row<unknown, Event>, viewer: Onlooker, after: Frozen<unknown>): DeedTold {
  const { order, events } = book.game!.redact({ order: row.order, events: row.events }, viewer, after)
  return {
    revision: row.revision,
    seat: row.order.seat,
    command: order === null ? null : (order.command as Plain),
    // dice and choices belong to what came of them
    answers: order === null && events.length === 0 ? [] : row.answers.map(answer => cited(book.register, answer)),
    events: events.map(event => cited(book.register, event)),
  }
}

/** Is nothing left of a row for this viewer? */
export function isNothing(book: Book, row: Row<unknown, Event>, viewer: Onlooker, after: Frozen<unknown>): boolean {
  const { order, events } = book.game!.redact({ order: row.order, events: row.events }, viewer, after)
  return order === null && events.length === 0
}

/** The same door: how things stand for this viewer. */
export const nowFor = (book: Book, state: Frozen<unknown>, viewer: Onlooker): Now => ({
  view: viewFor(book, state, viewer),
  awaited: book.game!.awaited(state),
  standing: book.game!.standing(state),
})

/** The same door: what has changed for this viewer, who was told how they stood before. */
export function onwardFor(book: Book, before: Frozen<unknown>, after: Frozen<unknown>, viewer: Onlooker): Onward {
  const { view, ...now } = nowFor(book, after, viewer)
  return { change: changeOf(viewFor(book, before, viewer), view), ...now }
}

export const viewFor = (book: Book, state: Frozen<unknown>, viewer: Onlooker): Plain => book.game!.view(state, viewer)
