import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { type GameMade, type ServerMessage, socketPath, WIRE } from '#wire/index.ts'
import { ROOT } from './places.ts'

/** A server as users start it, on a database of its own on the disk. */
export class BenchServer {
  readonly url: string
  /** from the start of its process to its first healthy answer */
  readonly startMs: number
  private readonly child: ChildProcess
  private readonly folder: string

  private constructor(child: ChildProcess, url: string, folder: string, startMs: number) {
    this.child = child
    this.url = url
    this.folder = folder
    this.startMs = startMs
  }

  static async start(): Promise<BenchServer> {
    const folder = mkdtempSync(join(tmpdir(), 'straddle-bench-'))
    const from = performance.now()
    const env = {
      ...process.env,
      PORT: '0',
      STRADDLE_DATA: folder,
      STRADDLE_RATE: '1000000',
      STRADDLE_CALLS: '1000000',
    }
    const child = spawn(process.execPath, [`${ROOT}bin/straddle.js`, 'serve'], { env, stdio: ['ignore', 'pipe', 2] })
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout!.on('data', part => resolve(/http:\S+/.exec(String(part))![0]))
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
    })
    await fetch(`${url}/healthz`)
    return new BenchServer(child, url, folder, performance.now() - from)
  }

  get megabytes(): number | null {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024
    } catch {
      return null
    }
  }

  async end(): Promise<void> {
    await new Promise(resolve => this.child.once('exit', resolve).kill('SIGTERM'))
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Two people at one game, who pass whenever they are asked; when it is over, at another. */
export class Table {
  readonly faults: string[] = []
  private readonly server: BenchServer
  private readonly seats: number
  private sockets: WebSocket[] = []
  private row = 0
  private turn = 0
  private heard: number[] = []
  private wake = (): void => {}

  constructor(server: BenchServer, seats = 2) {
    this.server = server
    this.seats = seats
  }

  async open(): Promise<this> {
    const { url } = this.server
    const seats = [{ by: 'me' }, { by: 'me' }]
    const answer = await fetch(`${url}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ battle: 'coronel', book: 'grand-fleets', seats }),
    })
    const { game, tokens } = (await answer.json()) as GameMade
    this.heard = tokens.map(() => 0)
    this.sockets = await Promise.all(
      tokens.slice(0, this.seats).map((token, seat) => this.sit(url, game, token!, seat)),
    )
    return this
  }

  private sit(url: string, game: string, token: string, seat: number): Promise<WebSocket> {
    const socket = new WebSocket(url.replace('http', 'ws') + socketPath(game), { perMessageDeflate: false })
    return new Promise(resolve => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'Hello', wire: WIRE, token, since: null })))
      socket.on('message', data => {
        const told = JSON.parse(String(data)) as ServerMessage
        if (told.type === 'Welcome') {
          this.row = told.rows
          this.turn = told.now.awaited[0]!
          resolve(socket)
        } else if (told.type === 'News') {
          this.row = told.row
          this.turn = told.now?.awaited[0] ?? -1
          this.heard[seat] = told.row
          this.wake()
        } else if (told.type === 'Fault' || told.type === 'Refused') this.faults.push(told.reason)
      })
    })
  }

  /** One order, until both have heard of it; the milliseconds until the other had. */
  async order(): Promise<number> {
    if (this.turn < 0) {
      this.close()
      await this.open()
    }
    const { row, turn } = this
    const from = performance.now()
    let spent = 0
    await new Promise<void>(resolve => {
      this.wake = () => {
        if (spent === 0 && this.heard[1 - turn]! > row) spent = performance.now() - from
        if (this.heard.every(each => each > row)) resolve()
      }
      const order = { type: 'Order', key: `${row}`, row, command: { type: 'Pass' } }
      this.sockets[this.turn]!.send(JSON.stringify(order))
    })
    return spent
  }

  close(): void {
    for (const socket of this.sockets) socket.close()
  }
}
