import type { Event } from '#kernel/desk/index.ts'
import { Recorder, type Source } from '#kernel/dice/index.ts'
import type { Meaning, Table } from '#kernel/table/index.ts'
import type { Book } from '#rulesets/index.ts'

/** Notes which outcomes of which throws have come, and what criticals have done. */
export class Coverage {
  private readonly seen = new Map<Meaning, Set<number>>()
  private readonly effects = new Map<string, number>()

  /** Told every event with the state that it befalls, notes what it brings about. */
  watch(book: Book): (event: Event, before: unknown) => void {
    const read = book.effects?.reader()
    return (event, before) => {
      for (const name of read?.(event, before) ?? []) this.effects.set(name, this.times(name) + 1)
    }
  }

  /** Effects of a book's criticals that never came, though they can. */
  neverCame({ effects }: Book): string[] {
    return effects?.names.filter(name => !this.effects.has(name) && !Object.hasOwn(effects.never, name)) ?? []
  }

  /** What came though the book's list does not have it, or says that it cannot come. */
  unlisted({ effects }: Book): string[] {
    const listed = new Set(effects?.names.filter(name => !Object.hasOwn(effects.never, name)))
    return [...this.effects.keys()].filter(name => !listed.has(name))
  }

  /** How often an effect has come. */
  times(name: string): number {
    return this.effects.get(name) ?? 0
  }

  /** The same faces as from `inner`, each throw noted on its way. */
  over(inner: Source): Source {
    const recorder = new Recorder(inner, [])
    return {
      more: (tape, ask) => {
        recorder.more(tape, ask)
        this.note(ask.meaning, tape.faces.subarray(0, ask.dice))
      },
      clear: () => recorder.clear(),
    }
  }

  private note(meaning: Meaning, faces: Uint8Array): void {
    const totals = this.seen.get(meaning) ?? new Set()
    this.seen.set(meaning, totals)
    for (let at = 0; at < faces.length; at += meaning.each) {
      totals.add(faces.subarray(at, at + meaning.each).reduce((sum, face) => sum + face, 0))
    }
  }

  /** The rows of a book's tables that were never reached: "table: value". */
  neverReached(book: Book): string[] {
    return book.tables.flatMap(table => {
      const reached = this.reached(table)
      return table.values.filter(value => !reached.has(value)).map(value => `${table.title}: ${JSON.stringify(value)}`)
    })
  }

  private reached(table: Table<unknown>): Set<unknown> {
    const values = new Set<unknown>()
    const most = table.beyond === 'no' ? 0 : 20
    for (let modifier = -most; modifier <= most; modifier++) {
      for (const total of this.seen.get(table.meaning(modifier)) ?? []) values.add(table.at(total + modifier))
    }
    return values
  }
}
