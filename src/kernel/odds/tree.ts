import type { Asking, Source, Tape } from '#kernel/dice/index.ts'
import { spreadOf } from './spread.ts'

/**
 * Every way the dice can fall, one after the other. Run the rule, then `next()`, until there is no next:
 * each run is one leaf, with `ways` of all `total` throws behind it.
 */
export class Tree implements Source {
  ways = 1n
  total = 1n
  private readonly path: number[] = []
  private readonly widths: number[] = []
  private depth = 0

  more(tape: Tape, ask: Asking): void {
    const spread = spreadOf(ask.meaning, ask.dice / ask.meaning.each)
    if (this.depth === this.path.length) {
      this.path.push(0)
      this.widths.push(spread.faces.length)
    }
    const outcome = this.path[this.depth++]!
    tape.faces.set(spread.faces[outcome]!)
    tape.at = 0
    tape.end = ask.dice
    this.ways *= spread.weights[outcome]!
    this.total *= spread.total
  }

  /** Begin again, whatever was left unfinished. */
  restart(): void {
    this.path.length = this.widths.length = this.depth = 0
    this.ways = this.total = 1n
  }

  /** Turn to the next leaf; false when all have been seen. */
  next(): boolean {
    this.ways = this.total = 1n
    this.depth = 0
    while (this.path.length > 0) {
      const last = this.path.length - 1
      this.path[last]!++
      if (this.path[last]! < this.widths[last]!) return true
      this.path.pop()
      this.widths.pop()
    }
    return false
  }
}
