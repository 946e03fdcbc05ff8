import '../policy.ts'
import { type Header, startOf } from '#game/journal/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Aim } from '#kernel/ruleset/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'

/** What is asked of this worker: about which battle, and then what some aims may do. */
export type Asked =
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

let book: Book | undefined
let start: unknown

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.type === 'battle') {
    book = bookNamed(data.header.book)
    start = book === undefined ? null : startOf(book, data.header)
    return
  }
  const { id, view, unit, aims } = data
  try {
    const state = book!.game!.imagine(start, view, new Dice(new Seeded(1)))
    postMessage({ id, foreseen: book!.game!.present.foresee(state, unit, aims, EFFORT) })
  } catch (fault) {
    postMessage({ id, fault: String(fault) })
  }
}
