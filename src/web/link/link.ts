import { type Said, type ServerMessage, socketPath, WIRE } from '#wire/index.ts'

type Spoken = Extract<Said, { type: 'Order' | 'Answer' }>
export type LinkState = 'opening' | 'open' | 'lost' | 'closed'

interface Ears {
  told(told: ServerMessage): void
  state(state: LinkState): void
  /** the last row known, so that only what was missed is told */
  since(): number | null
}

/** How long to wait before the next try, in milliseconds. */
const WAITS = [500, 1000, 2000, 4000, 8000]

/**
 * The socket of one seat. It opens itself again when it breaks, and says again what was not answered: the same key is the
 * same order, so nothing is done twice and nothing is lost.
 */
export class Link {
  private readonly game: string
  private readonly token: string | null
  private readonly ears: Ears
  private socket: WebSocket | null = null
  private readonly unanswered = new Map<string, Spoken>()
  private viewer: number | 'public' = 'public'
  private tries = 0
  private timer = 0
  private ended = false

  constructor(game: string, token: string | null, ears: Ears) {
    this.game = game
    this.token = token
    this.ears = ears
    this.open()
  }

  say(said: Spoken): void {
    this.unanswered.set(said.key, said)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said))
  }

  /** Try at once, not when the time has come. */
  retry(): void {
    if (this.ended || this.socket !== null) return
    clearTimeout(this.timer)
    this.open()
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private open(): void {
    const { protocol, host } = window.location
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${socketPath(this.game)}`)
    this.socket = socket
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: 'Hello', wire: WIRE, token: this.token, since: this.ears.since() } satisfies Said),
      )
    }
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = () => {
      this.socket = null
      if (this.ended) return
      this.ears.state('lost')
      this.timer = window.setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)])
    }
  }

  private hear(told: ServerMessage): void {
    if (told.type === 'Welcome') {
      this.tries = 0
      this.viewer = told.viewer
      this.ears.state('open')
      for (const said of this.unanswered.values()) this.socket?.send(JSON.stringify(said))
    }
    if ((told.type === 'Refused' || told.type === 'Fault') && told.key !== null) this.unanswered.delete(told.key)
    // a row of ours, or a rule that waits, means that what was said has been heard; another's row does not
    if (told.type === 'Question' || told.type === 'Waiting') this.unanswered.clear()
    if (told.type === 'News' && told.deed.seat === this.viewer) this.unanswered.clear()
    if (told.type === 'Fault' && HOPELESS.includes(told.fault)) {
      this.ended = true
      this.ears.state('closed')
    }
    this.ears.told(told)
  }
}
const HOPELESS = ['wrong token', 'no such game', 'other version', 'full']
