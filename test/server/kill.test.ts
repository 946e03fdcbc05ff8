import { expect, test } from 'vitest'
import { verify } from '#game/journal/index.ts'
import { canonical } from '#kernel/desk/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import type { GameMade } from '#wire/index.ts'
import { fierce, playOn } from './captain.ts'
import { type Client, freshFolder, remove, ServerProcess } from './harness.ts'

const KILLS = 50
const TABLES = 4

/** One table, over all crashes: whatever anybody there has heard of a row. */
class Table {
  readonly rows = new Map<number, string>()
  readonly made: GameMade
  over = false
  private clients: Client[] = []
  constructor(made: GameMade) {
    this.made = made
  }

  /** Plays until the server is gone. */
  async play(server: ServerProcess): Promise<void> {
    const clients: Client[] = []
    this.clients = clients
    try {
      const { game, tokens } = this.made
      for (const token of tokens) clients.push(await server.sit(game, token, Math.max(0, ...this.rows.keys())))
      const gone = (): boolean => clients.some(({ socket }) => socket.readyState !== socket.OPEN)
      await playOn(clients as [Client, Client], fierce, gone, true)
    } catch {
      // killed while sitting down
    }
    for (const client of clients) this.remember(client)
    this.over = clients[0]?.latest.now.standing.over ?? false
  }

  get row(): number {
    return Math.max(0, ...this.clients.map(({ latest }) => latest.row))
  }

  private remember({ heard }: Client): void {
    for (const told of heard) {
      if (told.type !== 'News') continue
      const deed = canonical(told.deed)
      expect(this.rows.get(told.row) ?? deed).toBe(deed)
      this.rows.set(told.row, deed)
    }
  }

  /** Everything that was heard is in the journal, as it was heard; and the journal holds. */
  async prove(server: ServerProcess): Promise<void> {
    const journal = await server.journal(this.made.game)
    const lines = journal.trimEnd().split('\n').slice(1, -1)
    expect(verify(journal, bookNamed)).toEqual({ ok: true, rows: lines.length })
    expect(lines.length).toBeGreaterThanOrEqual(this.rows.size)
    for (const [row, heard] of this.rows) {
      const { revision, order, answers, events } = JSON.parse(lines[row - 1]!)
      expect(canonical({ revision, seat: order.seat, command: order.command, answers, events })).toBe(heard)
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

test(`killed ${KILLS} times under load, it loses no row that anybody heard of, and every game holds`, async () => {
  const folder = freshFolder()
  const start = (): Promise<ServerProcess> => ServerProcess.start({ STRADDLE_DATA: folder, STRADDLE_RATE: '100000' })
  const tables: Table[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await start()
    while (tables.filter(({ over }) => !over).length < TABLES) tables.push(new Table(await server.newGame()))
    const open = tables.filter(({ over }) => !over)
    const played = open.map(table => table.play(server))
    await pause(1)
    const rows = (): number => open.reduce((sum, { row }) => sum + row, 0)
    // some die while people sit down, most after some orders, all at a moment of no meaning
    const enough =
      open.reduce((sum, table) => sum + Math.max(0, ...table.rows.keys()), 0) + (kill % 10 === 0 ? 0 : 4 + (kill % 17))
    while (rows() < enough) await pause(1)
    await pause((kill * 7) % 13)
    await server.end('SIGKILL')
    await Promise.all(played)
  }
  const server = await start()
  for (const table of tables) await table.prove(server)
  const rows = tables.reduce((sum, table) => sum + table.rows.size, 0)
  expect(rows).toBeGreaterThan(KILLS * TABLES)
  console.log(`${rows} rows of ${tables.length} games over ${KILLS} kills`)
  expect(await server.end()).toBe(0)
  remove(folder)
}, 240_000)
