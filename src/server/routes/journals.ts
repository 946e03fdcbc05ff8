import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { BadInput } from '#kernel/ruleset/index.ts'
import { GameMade, Wrong } from '#wire/index.ts'
import {
  type Admitted,
  breath,
  type Harbour,
  isGameId,
  type KeptLine,
  PAGE,
  seatOf,
  type Workers,
} from '../live/index.ts'
import type { Store } from '../store/index.ts'
import { GameParams, NO_GAME, newGame } from './lobby.ts'

const JOURNAL = 'application/x-ndjson'
/** Some thousand rows. */
const LONGEST = 16_000_000
const BUSY = { error: 'many journals are being read just now; try again in a minute' }

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
          response: { 200: z.string().describe(JOURNAL), 401: Wrong, 404: Wrong, 503: Wrong },
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
        if (!workers.hasRoom) return reply.code(503).send(BUSY)
        const rows: KeptLine[] = []
        for (let read = 0; ; await breath()) {
          const page = await store.rows(record.id, read, PAGE)
          for (const { row, line } of page) rows.push({ row, line })
          if (page.length < PAGE) break
          read = rows.at(-1)!.row
        }
        const task = { kind: 'export', header: record.header, rows, viewer: seat } as const
        const text = (await workers.ask(record.id, task)) as string
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
          response: { 201: GameMade, 400: Wrong, 503: Wrong },
        },
      },
      async (request, reply) => {
        if (!workers.hasRoom) return reply.code(503).send(BUSY)
        const begun = new Date().toISOString()
        const task = { kind: 'admit', journal: request.body, at: begun } as const
        const found = (await workers.ask(begun, task)) as Admitted
        if ('no' in found) throw new BadInput(found.no)
        const { record, tokens } = newGame(found.header, [{ by: 'me' }, { by: 'me' }])
        await store.create(record, found.rows)
        await harbour.game(record.id)
        return reply.code(201).send({ game: record.id, tokens })
      },
    )
  }

/** A strange battle is called what its journal says: never let that into a header as it stands. */
const fileName = (battle: string): string => battle.replace(/[^\w.-]+/g, '-')
