import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Plain } from '#kernel/desk/index.ts'
import { bookCalled } from '#rulesets/shelf/index.ts'
import type { Company, Now, Question, ServerMessage, Welcome } from '#wire/index.ts'
import { Battle } from '../battle/battle.ts'
import { Link, type LinkState } from '../link/link.ts'
import { OddsDesk } from '../odds/odds.ts'
import { BLANK, type Draft } from './draft.ts'
import { chosenPace, keepPace, type Pace } from './pace.ts'

/** One seat's table, as this browser has it. */
export interface TableState {
  readonly battle: Battle | null
  readonly viewer: number | 'public'
  /** rows known, and rows that have been shown as they came */
  readonly rows: number
  readonly told: number
  /** how long each throw of dice is shown */
  readonly pace: Pace
  readonly now: Now | null
  /** rows shown, when looking back; null: the present */
  readonly at: number | null
  readonly link: LinkState
  readonly fault: string | null
  readonly refused: { readonly reason: string; readonly rule: string } | null
  readonly question: Question | null
  readonly waiting: number | null
  readonly company: Company | null
  /** said, and not yet answered */
  readonly sending: boolean
  /** what is looked at, whoever may act */
  readonly shown: number | null
  readonly draft: Draft
}

export type TableStore = StoreApi<TableState>

/** The table of one seat, or of whoever walks by: what the server tells, and what is said to it. */
export class SeatTable {
  readonly store: TableStore
  odds: OddsDesk | null = null
  private readonly link: Link
  /** What is told is heard in turn: the first word waits until its book has come. */
  private heard: Promise<void> = Promise.resolve()

  constructor(game: string, token: string | null) {
    this.store = createStore<TableState>(() => ({
      battle: null,
      viewer: 'public',
      rows: 0,
      told: 0,
      pace: chosenPace(),
      now: null,
      at: null,
      link: 'opening',
      fault: null,
      refused: null,
      question: null,
      waiting: null,
      company: null,
      sending: false,
      shown: null,
      draft: BLANK,
    }))
    this.link = new Link(game, token, {
      told: told => {
        this.heard = this.heard.then(() => this.hear(told))
      },
      state: link => this.set({ link }),
      since: () => (this.state.battle === null ? null : this.state.rows),
    })
  }

  get state(): TableState {
    return this.store.getState()
  }
  set(change: Partial<TableState>): void {
    this.store.setState(change)
  }
  /** For this table, and for all that this browser will open. */
  choosePace(pace: Pace): void {
    keepPace(pace)
    this.set({ pace })
  }
  retry(): void {
    this.link.retry()
  }
  close(): void {
    this.link.close()
    this.odds?.close()
  }

  /** An order is given; nothing is done until the server has taken it. */
  order(command: unknown): void {
    this.set({ sending: true, refused: null })
    this.link.say({ type: 'Order', key: newKey(), row: this.state.rows, command: command as Record<string, Plain> })
  }
  answer(choice: number): void {
    this.set({ sending: true, question: null })
    this.link.say({ type: 'Answer', key: newKey(), row: this.state.rows, choice })
  }

  /** The battle is laid out, once; null, and why, if it cannot be. */
  private async battleOf({ header, viewer }: Welcome): Promise<Battle | null> {
    if (this.state.battle !== null) return this.state.battle
    try {
      const book = await bookCalled(header.book)
      if (book?.game === undefined) {
        this.set({ fault: `This browser does not know the book ${header.book}.` })
        return null
      }
      this.odds = new OddsDesk(header)
      return new Battle(book, header, viewer)
    } catch {
      this.set({ fault: 'The book did not come through. Load the page again.' })
      return null
    }
  }

  private async hear(told: ServerMessage): Promise<void> {
    switch (told.type) {
      case 'Welcome': {
        const battle = await this.battleOf(told)
        if (battle === null) {
          this.link.close()
          return this.set({ link: 'closed' })
        }
        // what was done before one came is not shown as if it happened now
        const shown = this.state.battle === null ? { told: told.rows } : {}
        return this.set({
          ...shown,
          battle,
          viewer: told.viewer,
          now: told.now,
          fault: null,
          sending: false,
          ...(told.rows === 0 ? { rows: 0 } : {}),
        })
      }
      case 'News': {
        const { battle, rows, now: before, viewer, draft } = this.state
        if (battle === null || before === null || told.row <= rows) return
        const now = battle.take(told, before)
        if (now === null) return this.set({ rows: told.row })
        // whoever was asked and is asked still loses nothing by another's word
        const isAsked = [before, now].every(({ awaited }) => awaited.some(seat => seat === viewer))
        return this.set({
          rows: told.row,
          now,
          question: null,
          waiting: null,
          refused: null,
          sending: false,
          draft: told.deed.seat !== viewer && isAsked ? draft : BLANK,
        })
      }
      case 'Question':
        return this.set({ question: told, sending: false })
      case 'Waiting':
        return this.set({ waiting: told.seat, sending: false })
      case 'Refused':
        return this.set({ refused: { reason: told.reason, rule: told.rule }, sending: false })
      case 'Fault':
        return this.set({ fault: told.reason, sending: false })
      case 'Company':
        return this.set({ company: told })
    }
  }
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')
