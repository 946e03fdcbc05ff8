import type { WebSocket } from '@fastify/websocket'
import { type FaultName, Said, type ServerMessage, WIRE } from '#wire/index.ts'
import type { Caller, Onlooker } from './caller.ts'
import type { LiveGame } from './game.ts'
import type { Harbour } from './harbour.ts'
import { seatOf } from './secret.ts'

/** What one socket may do. */
export interface Manners {
  /** characters of one message */
  readonly longest: number
  /** messages a second, in the long run */
  readonly rate: number
  /** and at once */
  readonly burst: number
  /** bytes that may lie unsent before a slow reader is sent away */
  readonly unsent: number
  /** until Hello */
  readonly patienceMs: number
}
export const MANNERS: Manners = {
  longest: 16_384,
  rate: 20,
  burst: 60,
  unsent: 4_000_000,
  patienceMs: 10_000,
}

type Hello = Extract<Said, { type: 'Hello' }>

/** What is said on one socket: whoever speaks is understood, or told why not; then his game hears him. */
export class Talk implements Caller {
  viewer: Onlooker = 'public'
  private readonly socket: WebSocket
  private readonly id: string
  private readonly harbour: Harbour
  private readonly manners: Manners
  private readonly hurry: NodeJS.Timeout
  private game: LiveGame | null = null
  private greeted = false
  private left: number
  private counted = performance.now()
  private faults = 0

  constructor(socket: WebSocket, id: string, harbour: Harbour, manners: Manners) {
    this.socket = socket
    this.id = id
    this.harbour = harbour
    this.manners = manners
    this.left = manners.burst
    this.hurry = setTimeout(() => this.end('no Hello', 'nobody said Hello in time'), manners.patienceMs)
    socket.on('message', (data, binary) => this.hear(String(data), binary))
    socket.on('close', () => this.leave())
    // the close that follows is all we need to know
    socket.on('error', () => {})
  }

  tell(told: ServerMessage): void {
    this.pass(JSON.stringify(told))
  }

  pass(text: string): void {
    const { socket, manners } = this
    if (this.gone) return
    socket.send(text)
    if (socket.bufferedAmount > manners.unsent) socket.terminate()
  }

  get gone(): boolean {
    return this.socket.readyState !== this.socket.OPEN
  }

  async drained(): Promise<void> {
    for (let waits = 0; !this.gone && this.socket.bufferedAmount > this.manners.unsent / 8; waits++) {
      if (waits > MOST_WAITS) this.socket.terminate()
      await new Promise(resolve => setTimeout(resolve, WAIT_MS))
    }
  }

  dismiss(code: number, reason: string): void {
    this.game = null
    this.socket.close(code, reason)
  }

  private hear(text: string, binary: boolean): void {
    if (!this.mayspeak()) return this.no('too fast', `no more than ${this.manners.rate} messages a second`)
    if (text.length > this.manners.longest)
      return this.no('too long', `no more than ${this.manners.longest} characters`)
    const json = binary ? undefined : parsed(text)
    if (json === undefined) return this.no('not JSON', 'a message is one JSON value, as text')
    const { type, wire, key } = (json ?? {}) as Record<string, unknown>
    const named = typeof key === 'string' && key.length <= 64 ? key : null
    if (type === 'Hello' && wire !== WIRE) return this.end('other version', `this server speaks version ${WIRE}`)
    const said = Said.safeParse(json)
    if (!said.success) return this.no('not understood', sentenceOf(said.error.issues[0]!), named)
    if (said.data.type === 'Hello') return void this.greet(said.data)
    if (this.game === null) return this.no('no Hello', 'the first word is Hello', named)
    void (said.data.type === 'Order' ? this.game.order(this, said.data) : this.game.answer(this, said.data))
  }

  private async greet({ token, since }: Hello): Promise<void> {
    if (this.greeted) return this.no('not understood', 'Hello is said once')
    this.greeted = true
    clearTimeout(this.hurry)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const game = await this.harbour.game(this.id).catch(() => undefined)
      if (game === undefined) return this.end('trouble', 'the game could not be opened', 1011)
      if (game === null) return this.end('no such game', 'there is no game of that name')
      if (token !== null) {
        const seat = seatOf(
          token,
          game.record.seats.map(each => each.token),
        )
        if (seat < 0) return this.end('wrong token', 'that is no key to a seat of this game')
        this.viewer = seat
      }
      if (this.gone) return
      if (game.isFull(this.viewer)) return this.end('full', FULL[this.viewer === 'public' ? 'watching' : 'seat'])
      // he may speak as soon as he is welcomed
      this.game = game
      if (await game.enter(this, since)) return
      this.game = null
    }
    this.end('trouble', 'the game could not be opened', 1011)
  }

  private leave(): void {
    clearTimeout(this.hurry)
    this.game?.leave(this)
    this.game = null
  }

  /** A bucket that fills at the rate, and holds the burst. */
  private mayspeak(): boolean {
    const now = performance.now()
    this.left = Math.min(this.manners.burst, this.left + ((now - this.counted) / 1000) * this.manners.rate)
    this.counted = now
    if (this.left < 1) return false
    this.left--
    return true
  }

  private no(fault: FaultName, reason: string, key: string | null = null): void {
    this.tell({ type: 'Fault', key, fault, reason })
    // whoever goes on talking nonsense is not a client of ours
    if (++this.faults >= MOST_FAULTS) this.socket.close(POLICY, 'too many faults')
  }

  private end(fault: FaultName, reason: string, code = POLICY): void {
    this.tell({ type: 'Fault', key: null, fault, reason })
    this.socket.close(code, reason)
  }
}
const FULL = {
  watching: 'as many are watching this game as there is room for; come again later',
  seat: 'this seat is open in too many places; close some of them',
}
const MOST_TRIES = 3
const WAIT_MS = 20
const MOST_WAITS = 1500
const MOST_FAULTS = 100
const POLICY = 1008

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const sentenceOf = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  `${path.length === 0 ? 'the message' : path.join('.')}: ${message.replace(/^Invalid input: /, '')}`
