import { canonical, type Plain } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { type Company, type FaultName, type Said, WIRE } from '#wire/index.ts'
import type { GameRecord, Store } from '../store/index.ts'
import { LiveBattle, type OrderOutcome, type PendingOrder } from './battle.ts'
import type { Caller, Onlooker } from './caller.ts'
import { Computer } from './computer.ts'
import type { GameSetting } from './setting.ts'
import type { Workers } from './workers.ts'

type OrderSaid = Extract<Said, { type: 'Order' }>
type AnswerSaid = Extract<Said, { type: 'Answer' }>

export interface Around {
  readonly store: Store
  readonly workers: Workers
  warn(fault: unknown, words: string): void
  /** the game cannot go on as it is in memory; whoever comes next reads it again */
  broken(fault: unknown): void
}

/** One game under way: whoever is at the table, and a mailbox in which one thing happens at a time. */
export class LiveGame {
  readonly record: GameRecord
  readonly battle: LiveBattle
  private readonly around: Around
  private readonly computer: Computer
  private readonly callers = new Set<Caller>()
  private mail: Promise<unknown> = Promise.resolve()
  private letters = 0
  private readonly arriving = new Set<Caller>()
  private closed = false

  constructor(record: GameRecord, setting: GameSetting, around: Around) {
    this.record = record
    this.around = around
    this.battle = new LiveBattle(record, setting, around.store, this.callers)
    this.computer = new Computer(this, around.workers)
  }

  get id(): string {
    return this.record.id
  }

  get header(): string {
    return this.record.header
  }

  get watched(): boolean {
    return this.callers.size > 0 && !this.closed
  }

  /** Closes it if nobody is here and nothing is being done. */
  retire(): boolean {
    if (this.callers.size + this.arriving.size + this.letters > 0 || !this.computer.idle) return false
    this.closed = true
    return true
  }

  /** Is there no room for another socket of this viewer? Onlookers never keep out a player, nor one seat the other. */
  isFull(viewer: Onlooker): boolean {
    let there = 0
    for (const caller of [...this.callers, ...this.arriving]) if (caller.viewer === viewer) there++
    return there >= (viewer === 'public' ? MOST_WATCHING : MOST_OF_A_SEAT)
  }

  /** Comes to the table: how it stands, then what was missed. False: this game is closed, and must be opened again. */
  async enter(caller: Caller, since: number | null): Promise<boolean> {
    if (this.closed) return false
    this.arriving.add(caller)
    try {
      const { viewer } = caller
      const { setting, state, door } = this.battle
      const rows = this.battle.rowsFor(viewer)
      const now = door.now(state, viewer)
      caller.tell({ type: 'Welcome', wire: WIRE, game: this.id, header: setting.header, viewer, rows, now })
      const seen = await this.catchUp(caller, since ?? 0)
      const seated = await this.post(() => this.seat(caller, seen))
      return seated !== null
    } finally {
      this.arriving.delete(caller)
    }
  }

  /** Long histories are read as fast as he can, and hold up nobody else. Returns the last row that he was told of. */
  private async catchUp(caller: Caller, since: number): Promise<number> {
    let seen = since
    while (this.battle.rowsFor(caller.viewer) - seen > AT_ONCE && !caller.gone) {
      for await (const news of this.battle.missed(caller.viewer, seen)) {
        if (caller.gone) break
        caller.tell(news)
        seen = news.row
        if (seen % AT_ONCE === 0) await caller.drained()
      }
    }
    return seen
  }

  private async seat(caller: Caller, seen: number): Promise<void> {
    if (caller.gone) return
    for await (const news of this.battle.missed(caller.viewer, seen)) caller.tell(news)
    this.arriving.delete(caller)
    this.callers.add(caller)
    this.battle.tellQuestion(caller)
    this.tellCompany()
    // he may have gone while the rows were read
    if (caller.gone) this.leave(caller)
  }

  leave(caller: Caller): void {
    if (this.callers.delete(caller)) this.tellCompany()
  }

  order(caller: Caller, said: OrderSaid): Promise<unknown> {
    return this.post(() => this.takeOrder(caller, said))
  }

  answer(caller: Caller, said: AnswerSaid): Promise<unknown> {
    return this.post(() => this.takeAnswer(caller, said))
  }

  /** Does what is in the mailbox, and no more. */
  async close(fault: FaultName, reason: string): Promise<void> {
    await this.post(async () => this.dismissAll(fault, reason, GOING_AWAY))
  }

  botOf(seat: number): string | null {
    return this.record.seats[seat]?.bot ?? null
  }

  warn(fault: unknown, words: string): void {
    this.around.warn(fault, `game ${this.id}: ${words}`)
  }

  async hear(seat: number, said: unknown, choice: boolean): Promise<boolean> {
    const outcome = await this.post(async () => {
      if (this.battle.over) return null
      return choice ? await this.hearChoice(seat, said) : await this.hearOrder(seat, said)
    })
    if (outcome?.became === 'trouble') this.warn(outcome.fault, `could not work ${JSON.stringify(said)}`)
    return outcome?.became === 'row' || outcome?.became === 'question'
  }

  private async hearOrder(seat: number, said: unknown): Promise<OrderOutcome | null> {
    if (this.battle.pending !== null) return null
    const command = this.read(said)
    return command instanceof BadInput ? null : await this.battle.work({ seat, command, key: null, choices: [] })
  }

  private async hearChoice(seat: number, said: unknown): Promise<OrderOutcome | null> {
    const { pending, asked } = this.battle
    if (pending === null || asked?.seat !== seat || !mayChoose(asked.among, said)) return null
    return await this.battle.work({ ...pending, choices: [...pending.choices, { key: null, choice: said }] })
  }

  private async takeOrder(caller: Caller, said: OrderSaid): Promise<void> {
    const { battle } = this
    const { key, row } = said
    const seat = caller.viewer
    const no = (fault: FaultName, reason: string): void => caller.tell({ type: 'Fault', key, fault, reason })
    if (seat === 'public') return no('not your seat', 'you are watching; orders come from a seat’s own link')
    if (battle.pending?.key === key && battle.pending.seat === seat) return this.battle.tellQuestion(caller)
    const known = battle.rowOfKey(seat, key)
    if (known > 0) return caller.tell(await battle.answered(seat, known))
    if (battle.over) return no('over', 'the battle is over')
    const command = this.read(said.command)
    if (command instanceof BadInput) return no('not understood', command.message)
    if (canonical(command) !== canonical(battle.setting.game.concede)) {
      if (battle.pending !== null) return no('waiting', 'a rule waits for an answer before another order can be taken')
      if (row !== battle.rowsFor(seat)) return no('stale', this.staleReason(seat, row))
    }
    this.tellOutcome(await battle.work({ seat, command, key, choices: [] }), caller, key)
  }

  private async takeAnswer(caller: Caller, { key, row, choice }: AnswerSaid): Promise<void> {
    const { pending, asked } = this.battle
    const no = (fault: FaultName, reason: string): void => caller.tell({ type: 'Fault', key, fault, reason })
    if (caller.viewer === 'public') return no('not your seat', 'you are watching; answers come from a seat’s own link')
    if (pending?.choices.some(each => each.key === key)) return this.battle.tellQuestion(caller)
    if (row !== this.battle.rowsFor(caller.viewer)) return no('stale', this.staleReason(caller.viewer, row))
    if (pending === null || asked?.seat !== caller.viewer) return no('no question', 'no rule waits for your answer')
    if (!mayChoose(asked.among, choice)) return no('not understood', `choice: ${choice} may not be chosen`)
    const next: PendingOrder = { ...pending, choices: [...pending.choices, { key, choice }] }
    this.tellOutcome(await this.battle.work(next), caller, key)
  }

  private tellOutcome(outcome: OrderOutcome, caller: Caller, key: string): void {
    if (outcome.became === 'refused') {
      const { rule, reason } = outcome
      caller.tell({ type: 'Refused', key, rule, reason })
    } else if (outcome.became === 'trouble') {
      this.warn(outcome.fault, `an order of ${caller.viewer} could not be worked`)
      caller.tell({
        type: 'Fault',
        key,
        fault: 'trouble',
        reason: 'the server could not work this; nothing has happened',
      })
    }
  }

  private read(command: unknown): Plain | BadInput {
    try {
      return this.battle.setting.book.commands.read(command) as Plain
    } catch (thrown) {
      if (thrown instanceof BadInput) return thrown
      throw thrown
    }
  }

  private staleReason(seat: number, row: number): string {
    return `this was said at row ${row}; the last row is ${this.battle.rowsFor(seat)}`
  }

  private tellCompany(): void {
    const viewers = [...this.callers].map(({ viewer }) => viewer)
    const company: Company = {
      type: 'Company',
      seats: this.record.seats.map(({ by }, seat) => ({
        seat,
        by: by === 'computer' ? 'computer' : 'person',
        here: by === 'computer' || viewers.includes(seat),
      })),
      watching: viewers.filter(viewer => viewer === 'public').length,
    }
    const text = JSON.stringify(company)
    for (const caller of this.callers) caller.pass(text)
  }

  /** One thing after the other; null where the game is closed. After each the computer looks whether its word is wanted. */
  private async post<T>(letter: () => Promise<T>): Promise<T | null> {
    this.letters++
    const opened = this.mail.then(() => (this.closed ? null : letter()))
    this.mail = opened.catch((fault: unknown) => this.break(fault))
    try {
      return await opened
    } catch {
      return null
    } finally {
      this.letters--
      void this.computer.think()
    }
  }

  /** What is in memory may differ from what is stored: forget it. Everybody comes again, to the game as it is stored. */
  private break(fault: unknown): void {
    this.around.broken(fault)
    this.dismissAll('trouble', 'the server has to open this game again', TRY_AGAIN)
  }

  private dismissAll(fault: FaultName, reason: string, code: number): void {
    this.closed = true
    for (const caller of this.callers) {
      caller.tell({ type: 'Fault', key: null, fault, reason })
      caller.dismiss(code, reason)
    }
    this.callers.clear()
  }
}

const mayChoose = (among: number, choice: unknown): choice is number =>
  typeof choice === 'number' && Number.isInteger(choice) && choice >= 0 && choice < 32 && (among & (1 << choice)) !== 0

/** Sockets of one game: whoever watches, and the tabs and machines of one seat. */
const MOST_WATCHING = 200
const MOST_OF_A_SEAT = 20
/** Rows that are told in one go. */
const AT_ONCE = 100
const GOING_AWAY = 1001
const TRY_AGAIN = 1012
