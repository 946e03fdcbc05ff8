import '../policy.ts'
import { type Header, startOf } from '#game/journal/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Aim } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { bookCalled } from '#rulesets/shelf/index.ts'

/** What is asked of this worker: about which battle, and then what some aims may do. */
export type OddsAsked =
  | { readonly type: 'battle'; readonly header: Header }
  | {
      readonly type: 'foresee'
      readonly id: number
      readonly view: Plain
      readonly unit: number
      readonly aims: readonly Aim[]
    }

/** Runs of steps before a sample is taken instead, and runs of such a sample. */
const EFFORT = { budget: 2_000_000, runs: 100_000 }

/** Where this file lies: the page that asks for it by name can set it to work beside itself, and both share their books. */
export const WHERE = import.meta.url

let battle: Promise<{ readonly book: Book; readonly start: unknown }> | undefined

async function opened(header: Header): Promise<{ readonly book: Book; readonly start: unknown }> {
  const book = (await bookCalled(header.book))!
  return { book, start: startOf(book, header) }
}

async function hear({ data }: MessageEvent<OddsAsked>): Promise<void> {
  if (data.type === 'battle') {
    battle = opened(data.header)
    // whoever asks for odds is told
    battle.catch(() => undefined)
    return
  }
  const { id, view, unit, aims } = data
  try {
    const { book, start } = await battle!
    const state = book.game!.imagine(start, view, new Dice(new Seeded(1)))
    postMessage({ id, foreseen: book.game!.present.foresee(state, unit, aims, EFFORT) })
  } catch (fault) {
    postMessage({ id, fault: String(fault) })
  }
}

// on the page there is a document, and nothing to be heard
if (typeof document === 'undefined') self.onmessage = hear
