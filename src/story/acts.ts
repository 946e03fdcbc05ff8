import type { Attack } from '#kernel/event/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type Page, type StoryState, type Throw, type Told, thrown, told } from './walk.ts'

/** An attack with all that came of it, or what befell by itself until the clock went on. */
export interface Act {
  readonly attack: Attack | null
  readonly told: readonly Told[]
  readonly throws: readonly Throw[]
  /** how it stood before the first of it */
  readonly before: StoryState
}

interface Draft {
  readonly attack: Attack | null
  readonly told: Told[]
  readonly throws: Throw[]
  readonly before: StoryState
}

/**
 * One row of a battle, act by act. An order that attacks at once, or an event that begins an attack, takes all that follows it;
 * results that say whose they are go to their own attack. When a phase or turn begins, what follows came of nothing before it.
 */
export function actsOf(book: Book, before: StoryState, page: Page): Act[] {
  const cast = new Casting(before)
  const attack = page.order === null ? null : book.attackIn(page.order.command, before)
  if (attack !== null) cast.begin(attack)
  const throws = thrown(book, book.game?.recall(before, page.events) ?? before, page) ?? []
  let next = 0
  for (const each of told(book, before, page.events)) {
    while (next < throws.length && throws[next]!.at <= each.at) cast.throw(throws[next++]!)
    cast.tell(each)
  }
  while (next < throws.length) cast.throw(throws[next++]!)
  return cast.finish()
}

class Casting {
  private readonly acts: Draft[] = []
  /** takes whatever is told next */
  private current: Draft | null = null
  /** thrown, and nothing told of it yet */
  private waiting: Throw[] = []
  private state: StoryState

  constructor(before: StoryState) {
    this.state = before
  }

  begin(attack: Attack): void {
    this.settle()
    this.current = this.open(attack)
  }

  throw(each: Throw): void {
    if (this.current === null) this.waiting.push(each)
    else this.current.throws.push(each)
  }

  tell(each: Told): void {
    const { attack, turns } = each
    if (turns) {
      this.settle()
      this.current = null
    } else if (attack?.part === 'begins') this.begin(attack)
    const act = this.takes(each)
    act.throws.push(...this.waiting)
    act.told.push(each)
    this.waiting = []
    this.state = each.after
  }

  finish(): Act[] {
    this.settle()
    return this.acts.filter(({ attack, told, throws }) => attack !== null || told.length + throws.length > 0)
  }

  /** What was thrown and told in no words came of whatever was done last. */
  private settle(): void {
    if (this.waiting.length === 0) return
    const last = this.acts.at(-1) ?? this.open(null)
    last.throws.push(...this.waiting)
    this.waiting = []
  }

  private takes({ attack, turns }: Told): Draft {
    if (turns) return this.open(null)
    if (attack !== null && attack.part !== 'begins') return this.found(attack) ?? this.open(attack)
    if (this.current !== null) return this.current
    const last = this.acts.at(-1)
    return last?.attack === null ? last : this.open(null)
  }

  private found(attack: Attack): Draft | undefined {
    const key = keyOf(attack)
    return this.acts.find(act => act.attack !== null && keyOf(act.attack) === key)
  }

  private open(attack: Attack | null): Draft {
    const act: Draft = { attack, told: [], throws: [], before: this.state }
    this.acts.push(act)
    return act
  }
}

const keyOf = ({ by, upon, verb }: Attack): string => `${by} ${upon.join(' ')} ${verb}`
