import { Scribe } from '#game/journal/index.ts'
import type { WorkedOrder } from '#game/session/index.ts'
import { ruleAt } from '#kernel/book/index.ts'
import { canonical, type Event, type Frozen, type Plain } from '#kernel/desk/index.ts'
import { Wanted } from '#kernel/dice/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import type { News, Question } from '#wire/index.ts'
import type { GameRecord, Store } from '../store/index.ts'
import type { Caller, Onlooker } from './caller.ts'
import { Door } from './door.ts'
import { History } from './history.ts'
import type { GameSetting } from './setting.ts'

/** An order under way, with what players have answered so far. It is kept, so that nobody gets out of it by a crash. */
export interface PendingOrder {
  readonly seat: number
  readonly command: Plain
  readonly key: string | null
  /** in the order asked */
  readonly choices: readonly { readonly key: string | null; readonly choice: number }[]
}
/** What its rule waits for. */
export type Asked = Omit<Question, 'type' | 'row'> & { readonly why: number }

/** What became of an order: its row is stored, its rule asks somebody, or nothing has happened. */
export type OrderOutcome =
  | { readonly became: 'row' | 'question' }
  | { readonly became: 'refused'; readonly rule: string; readonly reason: string }
  | { readonly became: 'trouble'; readonly fault: unknown }

const MOST_ANSWERS = 100

/** The battle of one game, as the store has it. A row is stored, then adopted, then told. */
export class LiveBattle {
  readonly setting: GameSetting
  private readonly record: GameRecord
  private readonly store: Store
  /** those who are here, and are told what happened once it is stored */
  private readonly callers: ReadonlySet<Caller>
  private readonly scribe: Scribe<unknown, unknown, Event>
  private readonly keys = new Map<string, number>()
  private readonly history: History
  private readonly answers = new Map<string, News>()
  private current: unknown
  private count = 0
  readonly door: Door
  /** when something was last done that anybody may know of */
  private touched: string
  pending: PendingOrder | null = null
  asked: Asked | null = null

  constructor(record: GameRecord, setting: GameSetting, store: Store, callers: ReadonlySet<Caller>) {
    this.record = record
    this.setting = setting
    this.store = store
    this.callers = callers
    this.scribe = new Scribe(setting.book, setting.header)
    this.door = new Door(setting.book)
    this.history = new History(record.id, setting, store)
    this.touched = record.begun
    this.current = setting.book.copy(setting.start)
  }

  get state(): Frozen<unknown> {
    return this.current as Frozen<unknown>
  }

  get rows(): number {
    return this.count
  }

  get over(): boolean {
    return this.setting.game.standing(this.state).over
  }

  /** How it stood when it was left: its rows, and the order that waited for an answer. */
  async load(): Promise<void> {
    const { book } = this.setting
    for await (const { number, record, row, before, after } of this.history.after(0)) {
      this.current = after
      this.count = number
      this.door.write(number, row, before, after, [])
      this.history.keep(number, after)
      const { seat, key, line, at } = record
      if (key !== null) this.keys.set(`${seat} ${key}`, number)
      this.scribe.resume(number, line)
      this.touched = at
    }
    const pending = await this.store.pending(this.record.id, this.count + 1)
    if (pending !== null) {
      const order = JSON.parse(pending) as PendingOrder
      // through the book's schema, as when it was given: its digest goes by the order of its fields
      await this.work({ ...order, command: book.commands.read(order.command) as Plain })
    }
    await this.begin()
  }

  /** How many rows a viewer knows of; he counts no others. */
  rowsFor(viewer: Onlooker): number {
    return this.door.rowsOf(viewer).length
  }

  /** The row of an order as its sender counts, by his own name for it; -1: there is none. */
  rowOfKey(seat: number, key: string): number {
    const number = this.keys.get(`${seat} ${key}`)
    return number === undefined ? -1 : this.door.placeOf(seat, number)
  }

  /** Carries out an order as far as its rule gets with the answers so far. Throws only where the store fails. */
  async work(pending: PendingOrder): Promise<OrderOutcome> {
    const { setting, record, count } = this
    const { book } = setting
    let asked: Asked | null = null
    let used = 0
    const order = { seat: pending.seat, command: pending.command }
    let worked: ReturnType<GameSetting['work']>
    try {
      worked = setting.work(this.current, order, record.secret, count + 1, (state, seat, among, about, why) => {
        const given = pending.choices[used++]
        if (given !== undefined) return given.choice
        asked = { seat, among, about, why, rule: ruleAt(book.register, why).id, view: this.door.view(state, seat) }
        return -1
      })
    } catch (fault) {
      if (!(fault instanceof Wanted) || asked === null) return { became: 'trouble', fault }
      await this.wait(pending, asked)
      return { became: 'question' }
    }
    if ('reason' in worked)
      return { became: 'refused', rule: ruleAt(book.register, worked.why).id, reason: worked.reason }
    await this.adopt(pending, worked)
    return { became: 'row' }
  }

  /** Rows after `since` as this viewer may see and counts them, up to `to`. */
  async *missed(viewer: Onlooker, since: number, to = this.rowsFor(viewer)): AsyncGenerator<News> {
    if (since >= to) return
    const numbers = this.door.rowsOf(viewer)
    let his = since
    for await (const { number, row, after } of this.history.after(numbers[since]! - 1)) {
      if (number !== numbers[his]) continue
      his++
      const now = his === numbers.length ? this.door.now(this.state, viewer) : null
      yield { type: 'News', row: his, deed: this.door.deed(row, viewer, after), now }
      if (his >= to) return
    }
  }

  /** What became of an order that is given again by its key: worked out once, and kept for a while. */
  async answered(seat: number, row: number): Promise<News> {
    const key = `${seat} ${row}`
    let news = this.answers.get(key)
    if (news === undefined) {
      for await (const each of this.missed(seat, row - 1, row)) news = each
      if (this.answers.size >= MOST_ANSWERS) this.answers.clear()
      this.answers.set(key, news!)
    }
    // it may have been the last when it was worked out
    return { ...news!, now: row === this.rowsFor(seat) ? this.door.now(this.state, seat) : null }
  }

  /** Whose answer a rule waits for: he is asked, everybody else waits with him. */
  tellQuestion(caller: Caller): void {
    if (this.asked === null) return
    const row = this.rowsFor(caller.viewer)
    const { why: _, ...question } = this.asked
    if (caller.viewer === question.seat) caller.tell({ type: 'Question', row, ...question })
    else caller.tell({ type: 'Waiting', row, seat: question.seat })
  }

  private async wait(pending: PendingOrder, asked: Asked): Promise<void> {
    await this.store.pend(this.record.id, this.count + 1, canonical(pending))
    this.pending = pending
    this.asked = asked
    for (const caller of this.callers) this.tellQuestion(caller)
  }

  private async adopt(
    { seat, key }: PendingOrder,
    { row, after }: WorkedOrder<unknown, unknown, Event>,
  ): Promise<void> {
    const number = this.count + 1
    const line = this.scribe.row(row, after as Frozen<unknown>)
    const letters = this.door.write(number, row, this.state, after as Frozen<unknown>, this.callers)
    if (this.door.rowsOf('public').at(-1) === number) this.touched = new Date().toISOString()
    const stand = this.door.stand(after as Frozen<unknown>)
    // if the store fails, all of this is forgotten and read again
    await this.store.append(this.record.id, { row: number, seat, key, line, stand, at: this.touched })
    this.current = after
    this.count = number
    this.history.keep(number, this.state)
    if (key !== null) this.keys.set(`${seat} ${key}`, number)
    this.pending = null
    this.asked = null
    for (const { caller, text } of letters) caller.pass(text)
    await this.begin()
  }

  /** What nobody in particular has to say, the umpire says. */
  private async begin(): Promise<void> {
    const { game } = this.setting
    if (this.pending !== null || game.awaited(this.state)[0] !== UMPIRE) return
    const outcome = await this.work({ seat: UMPIRE, command: game.begin as Plain, key: null, choices: [] })
    if (outcome.became === 'trouble') throw outcome.fault
  }
}
