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
export const GameMade = z.object({
  game: z.string(),
  /** of each seat that a person takes; null for the computer's */
  tokens: z.tuple([z.string().nullable(), z.string().nullable()]).readonly(),
})
export type GameMade = Readonly<z.infer<typeof GameMade>>

const by = z.enum(['me', 'friend', 'computer'])

/** GET /api/games/:game, and a line of GET /api/games */
export const GameLine = z.object({
  game: z.string(),
  battle: z.string(),
  title: z.string(),
  book: z.string(),
  sides: z.tuple([z.string(), z.string()]).readonly(),
  seats: z.tuple([by, by]).readonly(),
  rows: z.int(),
  turns: z.int(),
  /** seats whose word is wanted */
  awaited: z.array(z.int()).readonly(),
  over: z.boolean(),
  winner: z.int(),
  /** ISO 8601 */
  begun: z.string(),
  touched: z.string(),
})
export type GameLine = Readonly<z.infer<typeof GameLine>>

/** A line of GET /api/books */
export const BookLine = z.object({
  book: z.string(),
  title: z.string(),
  revision: z.int(),
  years: z.object({ from: z.int(), to: z.int() }),
  /** has it whole battles, or only single rules */
  playable: z.boolean(),
  options: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      rule: z.string(),
      values: z.array(z.string()).readonly(),
      standard: z.string(),
    }),
  ),
})
export type BookLine = Readonly<z.infer<typeof BookLine>>

/** A line of GET /api/bots */
export const BotLine = z.object({ bot: z.string(), words: z.string() })
export type BotLine = Readonly<z.infer<typeof BotLine>>

/** A line of GET /api/battles */
export const BattleLine = z.object({
  battle: z.string(),
  title: z.string(),
  /** ISO 8601, the day only */
  date: z.string(),
  place: z.string(),
  story: z.string(),
  sides: z.array(z.object({ name: z.string(), admiral: z.string(), ships: z.array(z.string()) })),
  /** under which it can be fought */
  books: z.array(z.string()),
})
export type BattleLine = Readonly<z.infer<typeof BattleLine>>

/** What went wrong, in one sentence: the answer of every route that fails. */
export const Wrong = z.object({ error: z.string() })
export type Wrong = Readonly<z.infer<typeof Wrong>>
