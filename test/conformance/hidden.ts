import { pickUp } from '#fleets/index.ts'
import { type Header, startOf, streamOf } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { canonical, type Frozen, type Options, type Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { UMPIRE, type Viewer } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { headerOf } from './whole.ts'

const FACTS = pickUp(
  [
    { name: 'West', nation: 'GBR', ships: ['Lion', 'Tiger', 'Glasgow'] },
    { name: 'East', nation: 'DEU', ships: ['Moltke', 'Derfflinger', 'Dresden'] },
  ],
  1915,
)
const MOST_DEEDS = 60

/** The same battle twice, which may come to differ only in what one seat may not know. */
class Twice {
  readonly book: Book
  readonly start: Frozen<unknown>
  readonly sessions: readonly [Session<never, unknown, never, unknown>, Session<never, unknown, never, unknown>]

  constructor(book: Book, header: Header) {
    this.book = book
    this.start = startOf(book, header) as Frozen<unknown>
    const one = (): Twice['sessions'][0] => {
      const source = new Seeded(header.seed ?? 0)
      const turn = (row: number): void => source.turnTo(header.seed ?? 0, streamOf(0, row))
      const lowest = (_state: unknown, _seat: number, among: number): number => 31 - Math.clz32(among & -among)
      return new Session(book, book.copy(this.start), source, lowest, turn) as never
    }
    this.sessions = [one(), one()]
  }

  /** What a seat would think of in one of the two, from what it sees. */
  ideas(which: 0 | 1, seat: number): unknown[] {
    const { game } = this.book
    if (seat === UMPIRE) return [game!.begin]
    const dice = new Dice(new Seeded(1 + which))
    const { state } = this.sessions[which]
    return [...game!.suggest(game!.imagine(this.start, game!.view(state, seat), dice) as never, seat, dice)]
  }

  /** Whether an order may be given in both. */
  isAllowed(seat: number, command: unknown): boolean {
    return this.sessions.every(({ state }) => this.book.refuse(state, { seat, command } as never) === null)
  }

  /** Give an order in one of the two: all that a viewer learns of it, word for word. */
  give(
    which: 0 | 1,
    seat: number,
    command: unknown,
    viewer: Viewer,
  ): { readonly words: string; readonly hidden: boolean } {
    const session = this.sessions[which]
    const row = session.take({ seat, command })
    if ('reason' in row) throw new Error(`refused: ${row.reason}`)
    const { order, events } = this.book.game!.redact(row, viewer, session.state)
    const words = canonical([{ order, events } as unknown as Plain, this.book.game!.view(session.state, viewer)])
    return { words, hidden: order === null && events.length === 0 }
  }
}

/** How many deeds stayed hidden from a viewer, and after how many he learned that the two battles differ. */
export interface Kept {
  readonly hidden: number
  readonly learned: number | null
}

/**
 * Whoever is not `seat` gives other orders in the second battle than in the first wherever a viewer cannot know of it; all
 * else is the same in both. Throws if he can tell them apart before a deed of the last who was awaited reveals it.
 */
export function keepsSecrets(book: Book, options: Options, seat: number, viewer: Viewer): Kept {
  const twice = new Twice(book, headerOf(book, FACTS, options, 5))
  let hidden = 0
  for (let deed = 0; deed < MOST_DEEDS; deed++) {
    const awaited = book.game!.awaited(twice.sessions[0].state)
    const other = awaited.find(each => each !== seat) ?? awaited[0]
    if (other === undefined) break
    const ideas = twice.ideas(0, other).filter(idea => twice.isAllowed(other, idea))
    // by what he has said in secret he must do otherwise, and that shows
    if (ideas.length === 0) return { hidden, learned: deed }
    const first = ideas[(7 * deed) % ideas.length]
    const one = twice.give(0, other, first, viewer)
    const others = one.hidden && other !== seat ? twice.ideas(1, other) : [first]
    const two = twice.give(1, other, others[(7 * deed + 3) % others.length], viewer)
    if (one.hidden) hidden++
    if (one.words === two.words) continue
    if (awaited.length > 1 || one.hidden || two.hidden) throw new Error(`deed ${deed} betrays what is hidden`)
    return { hidden, learned: deed }
  }
  return { hidden, learned: null }
}
