/** Who sits on a side. */
export interface SeatRecord {
  readonly by: 'me' | 'friend' | 'computer'
  /** the computer's bot */
  readonly bot: string | null
  /** SHA-256 of the seat's secret, in hexadecimal; null for the computer */
  readonly token: string | null
}

export interface GameRecord {
  readonly id: string
  readonly battle: string
  readonly title: string
  readonly book: string
  readonly sides: readonly [string, string]
  /** the journal's first line */
  readonly header: string
  /** what its dice come from, in hexadecimal */
  readonly secret: string
  /** ISO 8601 */
  readonly begun: string
  readonly seats: readonly [SeatRecord, SeatRecord]
}

/** How a game stood after a row, for those who only look at the list. */
export interface Stand {
  readonly turns: number
  /** seats whose word is wanted */
  readonly awaited: readonly number[]
  readonly over: boolean
  readonly winner: number
  /** those of which anybody may know */
  readonly rows: number
}

export interface RowRecord {
  readonly row: number
  readonly seat: number
  /** the sender's own name for his order; null for the umpire's and the computer's */
  readonly key: string | null
  /** the journal's line */
  readonly line: string
  readonly stand: Stand
  /** ISO 8601: when it was taken; of a row of which not everybody may know, when the last before it was */
  readonly at: string
}

/** A game in the list: all but what is secret or long. */
export type ListedGame = Omit<GameRecord, 'header' | 'secret'> & {
  readonly stand: Stand | null
  readonly touched: string
}

/** Another has written that row already: whoever reads the game again will find it. */
export class Collision extends Error {}

/** Where games are kept. What has returned is durable. */
export interface Store {
  create(game: GameRecord, rows: readonly RowRecord[]): Promise<void>
  game(id: string): Promise<GameRecord | null>
  listed(id: string): Promise<ListedGame | null>
  /** the games that were touched last, the latest first */
  latest(count: number): Promise<readonly ListedGame[]>
  /** those after a row, in order, so many at most */
  rows(id: string, after: number, most: number): Promise<readonly RowRecord[]>
  /** throws `Collision` where that row is there */
  append(id: string, row: RowRecord): Promise<void>
  /** an order that waits for a player's answer; it counts only as long as its row is not there */
  pend(id: string, row: number, text: string): Promise<void>
  pending(id: string, row: number): Promise<string | null>
  close(): Promise<void>
}
