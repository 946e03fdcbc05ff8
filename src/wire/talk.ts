import { z } from 'zod'
import type { Header } from '#game/journal/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import type { Standing } from '#kernel/ruleset/index.ts'

/** Grows when an older client would misread what is said. */
export const WIRE = 2

/** Where the socket of a game is. */
export const socketPath = (game: string): string => `/api/games/${game}/socket`

/** No control characters, no halves of letters: databases do not agree on those. */
const key = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'control characters name nothing')
const row = z.int().min(0)

/** What a client says on the socket of one game. The first word is Hello, and nothing else is heard before it. */
export const Said = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('Hello'),
    wire: z.literal(WIRE),
    /** the secret of a seat; null: whoever walks by */
    token: z.string().max(64).nullable(),
    /** the last row this client has seen; null: none yet */
    since: row.nullable(),
  }),
  z.strictObject({
    type: z.literal('Order'),
    /** of the client's choosing: the same key again is the same order, not a second one */
    key,
    /** the last row that the sender had seen when he made up his mind */
    row,
    /** checked by the book's own schema */
    command: z.record(z.string(), z.unknown()),
  }),
  /** the answer to a Question in mid-rule */
  z.strictObject({ type: z.literal('Answer'), key, row, choice: z.int().min(0).max(31) }),
])
export type Said = z.infer<typeof Said>

/** What the server says on it. */
export type ServerMessage = Welcome | News | Question | Waiting | Refused | Fault | Company

/** Who you are and how the battle stands: the answer to Hello. What you missed follows as News, row by row. */
export interface Welcome {
  readonly type: 'Welcome'
  readonly wire: typeof WIRE
  readonly game: string
  readonly header: Header
  readonly viewer: number | 'public'
  readonly rows: number
  readonly now: Now
}

/** How things stand after some row, for one viewer. */
export interface Now {
  /** the book's view, from which `imagine` makes a state */
  readonly view: Plain
  readonly awaited: readonly number[]
  readonly standing: Standing
}
/** The same for whoever knows how they stood before: only what has changed of his view. */
export interface Onward extends Omit<Now, 'view'> {
  /** null: nothing */
  readonly change: Change | null
}
/** What has changed of a value: `[new]` for the whole of it; or the places within it, of its list or record, that have. */
export type Change = readonly [Plain] | { readonly [place: string]: Change }

/** A row that was taken, as this viewer may see it. */
export interface News {
  readonly type: 'News'
  readonly row: number
  readonly deed: DeedTold
  /** null for rows that a client catches up with, but the last, which has the view as it is */
  readonly now: Now | Onward | null
}
export interface DeedTold {
  readonly revision: number
  readonly seat: number
  /** null while it is sealed to this viewer */
  readonly command: Plain | null
  /** rules by their ids, as in a journal */
  readonly answers: readonly Plain[]
  readonly events: readonly Plain[]
}

/** A rule waits for a player: which of `among`'s bits? `row` is the last row, as in an Answer. */
export interface Question {
  readonly type: 'Question'
  readonly row: number
  readonly seat: number
  readonly among: number
  readonly about: number
  readonly rule: string
  /** how things stand in the midst of the rule, as this seat may see them */
  readonly view: Plain
}

/** A rule waits for another player, and orders must wait as well. */
export interface Waiting {
  readonly type: 'Waiting'
  readonly row: number
  readonly seat: number
}

/** No, and by which rule. Nothing has happened. */
export interface Refused {
  readonly type: 'Refused'
  readonly key: string
  readonly rule: string
  readonly reason: string
}

/** Something else than a rule stood against it. Nothing has happened. */
export interface Fault {
  readonly type: 'Fault'
  readonly key: string | null
  readonly fault: FaultName
  readonly reason: string
}
export type FaultName =
  | 'not JSON'
  | 'not understood'
  | 'too long'
  | 'too fast'
  | 'other version'
  | 'no Hello'
  | 'wrong token'
  | 'not your seat'
  | 'stale'
  | 'waiting'
  | 'no question'
  | 'over'
  | 'no such game'
  | 'full'
  | 'trouble'
  | 'shutting down'

/** Who is at the table. */
export interface Company {
  readonly type: 'Company'
  readonly seats: readonly { readonly seat: number; readonly by: 'person' | 'computer'; readonly here: boolean }[]
  readonly watching: number
}
