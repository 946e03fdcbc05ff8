import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rowOf, type Verdict } from '#game/journal/index.ts'
import type { Event, Frozen } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { GameMade, Wrong } from '#wire/index.ts'
import { strangeHeader } from '../header.ts'
import { Door, exported, type GameSetting, type Harbour, isGameId, seatOf, type Workers } from '../live/index.ts'
import type { RowRecord, Store } from '../store/index.ts'
import { GameParams, NO_GAME, newGame } from './lobby.ts'

const JOURNAL = 'application/x-ndjson'
/** Some thousand rows. */
const LONGEST = 16_000_000

/** Games out, as journals, and in again. */
export const journals =
  (store: Store, harbour: Harbour, workers: Workers, calls: number): FastifyPluginAsyncZod =>
  async app => {
    app.addContentTypeParser(
      JOURNAL,
      { parseAs: 'string', bodyLimit: LONGEST },
      async (_: unknown, body: unknown) => body,
    )

    app.get(
      '/api/games/:game/journal',
      {
        config: { rateLimit: { max: Math.ceil(calls / 10) } },
        schema: {
          summary: 'The journal of a game',
          description:
            'One JSON value a line. While the game is not over, what is hidden from whoever asks is left out; a seat asks with ' +
            '“Authorization: Bearer {token}”.',
          tags: ['games'],
          params: GameParams,
          headers: z.object({ authorization: z.string().max(200).optional() }),
          response: { 200: z.string().describe(JOURNAL), 401: Wrong, 404: Wrong },
        },
      },
      async (request, reply) => {
        const { game } = request.params
        const record = isGameId(game) ? await store.game(game) : null
        if (record === null) return reply.code(404).send(NO_GAME)
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
        const hashes = record.seats.map(seat => seat.token)
        const seat = token === undefined ? 'public' : seatOf(token, hashes)
        if (seat === -1) return reply.code(401).send({ error: 'that is no key to a seat of this game' })
        const rows = await store.rows(record.id, 0)
        const text = exported(harbour.settingOf(record.header), record.header, rows, seat)
        return reply
          .type(JOURNAL)
          .header('content-disposition', `attachment; filename="${fileName(record.battle)}-${record.id}.jsonl"`)
          .serializer(String)
          .send(text)
      },
    )

    app.post(
      '/api/journals',
      {
        bodyLimit: LONGEST,
        config: { rateLimit: { max: Math.ceil(calls / 60) } },
        schema: {
          summary: 'Open a journal as a game of its own',
          description:
            'It is proved first, or opened by its events if it is too old for that; then it can be looked at, and played on if it is ' +
            `not over. Sent as ${JOURNAL}.`,
          tags: ['games'],
          consumes: [JOURNAL],
          body: z.string(),
          response: { 201: GameMade, 400: Wrong },
        },
      },
      async (request, reply) => {
        const { body } = request
        const end = body.indexOf('\n')
        const line = end < 0 ? body : body.slice(0, end)
        const verdict = (await workers.ask(line, { kind: 'verify', journal: body })) as Verdict
        if (!verdict.ok && verdict.opens === undefined)
          throw new BadInput(`the journal does not hold: ${verdict.reason}`)
        strangeHeader(line)
        const { record, tokens } = newGame(line, [{ by: 'me' }, { by: 'me' }])
        const lines = body.trimEnd().split('\n').slice(1, -1)
        await store.create(record, rowsOf(harbour.settingOf(line), lines, record.begun))
        await harbour.game(record.id)
        return reply.code(201).send({ game: record.id, tokens })
      },
    )
  }

/** A strange battle is called what its journal says: never let that into a header as it stands. */
const fileName = (battle: string): string => battle.replace(/[^\w.-]+/g, '-')

function rowsOf(setting: GameSetting, lines: readonly string[], at: string): RowRecord[] {
  const { book, scope } = setting
  const door = new Door(book)
  let state = setting.start
  return lines.map((line, i) => {
    const row = rowOf<unknown, Event>(book, line, scope)
    const after = book.copy(state) as Frozen<unknown>
    for (const event of row.events) book.apply(after, event)
    door.write(i + 1, row, state, after, [])
    state = after
    return {
      row: i + 1,
      seat: row.order.seat,
      key: null,
      line,
      stand: door.stand(after),
      at,
    }
  })
}
