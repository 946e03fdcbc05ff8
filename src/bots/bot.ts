import type { Captain } from '#game/skirmish/index.ts'
import type { Cite } from '#kernel/book/index.ts'
import type { Frozen, Seat } from '#kernel/desk/index.ts'
import type { Dice } from '#kernel/dice/index.ts'
import type { Game } from '#kernel/ruleset/index.ts'

/** A player that is a program: it sees what its seat sees, and throws dice of its own. */
export interface Bot {
  readonly name: string
  /** what it is like to play, in one line */
  readonly words: string
  /** takes a seat in a battle that starts so */
  sit<S, C, Card>(game: Game<S, C, Card>, start: Frozen<S>, seat: Seat, dice: Dice): Captain<S, C>
}

/** A bot's dice answer to no rule. */
const WHIM = 0 as Cite

/** Some whole number below `count`, all as likely. */
export function below(dice: Dice, count: number): number {
  if (count <= 1) return 0
  if (count <= 100) return dice.one(count, WHIM) - 1
  for (;;) {
    const value = (dice.one(100, WHIM) - 1) * 100 + dice.one(100, WHIM) - 1
    // beyond the last whole multiple the low numbers would be likelier
    if (value < 10_000 - (10_000 % count)) return value % count
  }
}
