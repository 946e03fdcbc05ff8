import { z } from 'zod'

/** Who sits where: whoever starts the game, a friend with a link, or the computer. One person may sit on both sides. */
export const Sitter = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('me') }),
  z.strictObject({ by: z.literal('friend') }),
  z.strictObject({ by: z.literal('computer'), bot: z.string().max(32) }),
])
export type Sitter = z.infer<typeof Sitter>

/** POST /api/games */
export const NewGame = z.strictObject({
  battle: z.string().max(64),
  book: z.string().max(64),
  options: z.record(z.string().max(64), z.string().max(64)).default({}),
  seats: z.tuple([Sitter, Sitter]),
})
export type NewGame = z.input<typeof NewGame>

/** Its answer: secrets are told once, and kept by whoever asked. */
export interface GameMade {
  readonly game: string
  /** of each seat that a person takes; null for the computer's */
  readonly tokens: readonly [string | null, string | null]
}

/** GET /api/games/:game, and a line of GET /api/games */
export interface GameLine {
  readonly game: string
  readonly battle: string
  readonly title: string
  readonly book: string
  readonly sides: readonly [string, string]
  readonly seats: readonly [Sitter['by'], Sitter['by']]
  readonly rows: number
  readonly turns: number
  /** whose word is wanted, in the book's words */
  readonly asked: string
  readonly over: boolean
  readonly winner: number
  /** ISO 8601 */
  readonly begun: string
  readonly touched: string
}
