import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import {
  type GameMade,
  type NewGame,
  type Now,
  nowAfter,
  type Said,
  type ServerMessage,
  socketPath,
  WIRE,
} from '#wire/index.ts'

/** The server as users start it, built before the tests. */
const SERVER = fileURLToPath(new URL('../../dist/server/straddle.js', import.meta.url))

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'straddle-server-'))
export const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** A test that fails leaves nothing running. */
const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** all that it has said on both outputs */
  readonly said: () => string

  private constructor(child: ChildProcess, url: string, said: () => string) {
    this.child = child
    this.url = url
    this.said = said
  }

  static start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [SERVER, 'serve'], {
      env: { PATH: process.env['PATH'], PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.add(child)
    child.once('exit', () => started.delete(child))
    let text = ''
    return new Promise((resolve, reject) => {
      const hear = (part: Buffer): void => {
        text += part
        const url = /Straddle is at (http:\S+)/.exec(text)?.[1]
        if (url !== undefined) resolve(new ServerProcess(child, url, () => text))
      }
      child.stdout!.on('data', hear)
      child.stderr!.on('data', hear)
      child.once('exit', code => reject(new Error(`the server ended with ${code}: ${text}`)))
    })
  }

  /** Ends it, and tells how it ended. */
  end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals | null> {
    const { child } = this
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? child.signalCode)
    return new Promise(resolve => {
      child.once('exit', (code, by) => resolve(code ?? by))
      child.kill(signal)
    })
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url + path, { headers })
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return fetch(this.url + path, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    })
  }

  async newGame(game: Partial<NewGame> = {}): Promise<GameMade> {
    const seats = [{ by: 'me' }, { by: 'friend' }] as NewGame['seats']
    const answer = await this.post('/api/games', { battle: 'coronel', book: 'grand-fleets', seats, ...game })
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as GameMade
  }

  async journal(game: string, token?: string): Promise<string> {
    return (await this.get(`/api/games/${game}/journal`, token === undefined ? {} : bearer(token))).text()
  }

  /** A socket that has said nothing yet. */
  async connect(game: string, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(this.url.replace('http', 'ws') + socketPath(game), { headers })
    const client = new Client(socket)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return client
  }

  /** Somebody at the table, welcomed. */
  async sit(game: string, token: string | null, since: number | null = null): Promise<Client> {
    const client = await this.connect(game)
    client.say({ type: 'Hello', wire: WIRE, token, since })
    await client.hear('Company')
    return client
  }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

const NOTHING: Now = { view: null, awaited: [], standing: { over: false, winner: -1, turns: 0, points: [] } }
type Kind<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** Somebody at the table: what he has heard, in order, and what he waits for. */
export class Client {
  readonly socket: WebSocket
  readonly heard: ServerMessage[] = []
  /** every byte that came */
  bytes = ''
  readonly closed: Promise<{ code: number; reason: string }>
  /** how things stood when he last heard */
  latest: { readonly row: number; readonly now: Now } = { row: -1, now: NOTHING }
  private at = 0
  private wake: (() => void) | null = null
  private keys = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => {
      this.bytes += String(data)
      const told = JSON.parse(String(data)) as ServerMessage
      this.heard.push(told)
      if (told.type === 'Welcome') this.latest = { row: told.rows, now: told.now }
      else if (told.type === 'News' && told.now !== null)
        this.latest = { row: told.row, now: nowAfter(this.latest.now, told.now) }
      this.wake?.()
    })
    socket.on('error', () => {})
    this.closed = new Promise(resolve =>
      socket.on('close', (code, reason) => {
        resolve({ code, reason: String(reason) })
        this.wake?.()
      }),
    )
  }

  say(said: Said): void {
    this.socket.send(JSON.stringify(said))
  }

  /** The next of its kind, past all others. */
  async hear<T extends ServerMessage['type']>(
    type: T,
    wanted: (told: Kind<T>) => boolean = () => true,
  ): Promise<Kind<T>> {
    for (;;) {
      while (this.at < this.heard.length) {
        const told = this.heard[this.at++]!
        if (told.type === type && wanted(told as Kind<T>)) return told as Kind<T>
      }
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error(`closed while waiting for ${type}`)
      await new Promise<void>(resolve => {
        this.wake = resolve
      })
    }
  }

  /** The last row that was heard of. */
  get row(): number {
    return this.heard.reduce(
      (row, told) => ('row' in told ? Math.max(row, told.row) : told.type === 'Welcome' ? told.rows : row),
      0,
    )
  }

  order(command: Record<string, unknown>, row = this.row, key = `order ${this.keys++}`): string {
    this.say({ type: 'Order', key, row, command })
    return key
  }

  count(type: ServerMessage['type']): number {
    return this.heard.filter(told => told.type === type).length
  }

  close(): Promise<unknown> {
    this.socket.close()
    return this.closed
  }
}
