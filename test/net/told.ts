import type { Hash } from '#kernel/hash/index.ts'
import type { Book } from '#rulesets/index.ts'
import { sentence } from '#story/index.ts'
import type { Block } from './case.ts'
import { type Fought, journalBlocks } from './journals.ts'

/** Each event in the words of its book, with the state that it led to. */
function feedTold(book: Book, { start, rows }: Fought, hash: Hash): void {
  const state = book.copy(start)
  for (const event of rows.flatMap(({ events }) => events)) {
    book.apply(state, event)
    hash.text(sentence(book, { phrase: book.tell(event, state).phrase, after: state }))
  }
}

export const toldBlocks = (book: Book): Block[] => journalBlocks(book, feedTold)
