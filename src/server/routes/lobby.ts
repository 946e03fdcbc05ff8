import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { BattleLine, BookLine, BotLine, GameLine, GameMade, NewGame, type Sitter, Wrong } from '#wire/index.ts'
import { type Harbour, hashOf, isGameId, newGameId, newSecret, newToken } from '../live/index.ts'
import { battleLines, bookLines, botLines, headerLine, mustBeBot, musteredHeader } from '../muster.ts'
import type { GameRecord, ListedGame, SeatRecord, Store } from '../store/index.ts'

export const GameParams = z.object({ game: z.string().min(1).max(64) })

/** What can be fought, and starting a fight. */
export const lobby =
  (store: Store, harbour: Harbour, calls: number): FastifyPluginAsyncZod =>
  async app => {
    const books = bookLines()
    const bots = botLines()
    const battles = battleLines()
    const listing = (summary: string, line: z.ZodType) => ({
      schema: { summary, tags: ['lobby'], response: { 200: z.array(line) } },
    })
    app.get('/api/books', listing('The rule books and their options', BookLine), async () => books)
    app.get('/api/bots', listing('The bots that can take a seat', BotLine), async () => bots)
    app.get(
      '/api/battles',
      listing('The battles, and the books each can be fought under', BattleLine),
      async () => battles,
    )

    app.get('/api/games', listing('The games that were touched last, the latest first', GameLine), async () =>
      (await store.latest(LISTED)).map(lineOf),
    )

    app.post(
      '/api/games',
      {
        // a game is more work than a look
        config: { rateLimit: { max: Math.ceil(calls / 10) } },
        schema: {
          summary: 'Start a game',
          description: 'Each seat of a person has a secret, told only here: /game/{game}#{token} is that seat’s link.',
          tags: ['lobby'],
          body: NewGame,
          response: { 201: GameMade, 400: Wrong },
        },
      },
      async (request, reply) => {
        const { battle, book, options, seats } = request.body
        for (const seat of seats) if (seat.by === 'computer') mustBeBot(seat.bot)
        const header = musteredHeader(battle, book, options)
        const made = newGame(headerLine(header), seats)
        await store.create(made.record, [])
        await harbour.game(made.record.id)
        return reply.code(201).send({ game: made.record.id, tokens: made.tokens })
      },
    )

    app.get(
      '/api/games/:game',
      {
        schema: {
          summary: 'How a game stands',
          tags: ['games'],
          params: GameParams,
          response: { 200: GameLine, 404: Wrong },
        },
      },
      async (request, reply) => {
        const { game } = request.params
        const found = isGameId(game) ? await store.listed(game) : null
        return found === null ? reply.code(404).send(NO_GAME) : lineOf(found)
      },
    )
  }

export const NO_GAME = { error: 'there is no game of that name' }
const LISTED = 100

const lineOf = ({ id, battle, title, book, sides, seats, stand, begun, touched }: ListedGame): GameLine => ({
  game: id,
  battle,
  title,
  book,
  sides: [sides[0], sides[1]],
  seats: [seats[0].by, seats[1].by],
  rows: stand?.rows ?? 0,
  turns: stand?.turns ?? 0,
  // a game of an older server says it with its next row
  awaited: stand?.awaited ?? [],
  over: stand?.over ?? false,
  winner: stand?.winner ?? -1,
  begun,
  touched,
})

/** A game's record, from its journal's first line; with the secrets of its seats, which are kept nowhere. */
export function newGame(line: string, sitters: readonly [Sitter, Sitter]) {
  const header = JSON.parse(line) as ReturnType<typeof musteredHeader>
  if (header.battle.kind !== 'battle') throw new Error('a game is a whole battle')
  const { id: battle, title, sides } = header.battle.facts
  const tokens = sitters.map(({ by }) => (by === 'computer' ? null : newToken())) as [string | null, string | null]
  const seatOf = (seat: 0 | 1): SeatRecord => {
    const sitter = sitters[seat]
    const token = tokens[seat]
    return { by: sitter.by, bot: sitter.by === 'computer' ? sitter.bot : null, token: token && hashOf(token) }
  }
  const record: GameRecord = {
    id: newGameId(),
    battle,
    title,
    book: header.book,
    sides: [sides[0].name, sides[1].name],
    header: line,
    secret: newSecret(),
    begun: new Date().toISOString(),
    seats: [seatOf(0), seatOf(1)],
  }
  return { record, tokens }
}
