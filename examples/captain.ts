// A player that is a program, at the socket like any other: docs/protocol.md in seventy lines. It finds legal orders with the
// rule book itself; a client without our sources has to make up its own.
//
//   node --import tsx examples/captain.ts http://127.0.0.1:8080                      a new game against the computer
//   node --import tsx examples/captain.ts 'http://127.0.0.1:8080/game/…#…'           the seat of a link
import { WebSocket } from 'ws'
import { startOf } from '#game/journal/index.ts'
import type { Frozen } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import {
  type GameMade,
  type Now,
  nowAfter,
  type Question,
  type ServerMessage,
  socketPath,
  type Welcome,
  WIRE,
} from '#wire/index.ts'

const link = new URL(process.argv[2] ?? 'http://127.0.0.1:8080')
const { game, token } = await seatOf(link)
const dice = new Dice(new Seeded(Date.now()))
let welcome: Welcome | null = null
let now: Now | null = null
let row = 0
let keys = 0
sit()

/** The game and the key to a seat in it, from a link; or of a new game. */
async function seatOf({ origin, pathname, hash }: URL): Promise<{ game: string; token: string }> {
  const named = /^\/game\/(\w+)$/.exec(pathname)?.[1]
  if (named !== undefined) return { game: named, token: hash.slice(1) }
  const seats = [{ by: 'me' }, { by: 'computer', bot: 'random' }]
  const body = JSON.stringify({ battle: 'coronel', book: 'grand-fleets', seats })
  const answer = await fetch(`${origin}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const made = (await answer.json()) as GameMade
  console.log(`A new game: ${origin}/game/${made.game}`)
  return { game: made.game, token: made.tokens[0]! }
}

/** Comes to the table; and again with the last row seen, if the line breaks. */
function sit(): void {
  const socket = new WebSocket(link.origin.replace(/^http/, 'ws') + socketPath(game))
  const say = (said: object): void => socket.send(JSON.stringify(said))
  socket.on('open', () => say({ type: 'Hello', wire: WIRE, token, since: welcome === null ? null : row }))
  socket.on('message', data => hear(JSON.parse(String(data)) as ServerMessage, say))
  socket.on('error', fault => console.error(fault.message))
  socket.on('close', code => code !== 1000 && code !== 1008 && setTimeout(sit, 1000))

  function hear(told: ServerMessage, say: (said: object) => void): void {
    if (told.type === 'Welcome') {
      welcome = told
      row = told.rows
      now = told.now
      act(now, say)
    } else if (told.type === 'News') {
      if (told.row <= row) return
      row = told.row
      if (told.now === null) return
      now = nowAfter(now!, told.now)
      act(now, say)
    } else if (told.type === 'Question') choose(told, say)
    else if (told.type === 'Refused' || told.type === 'Fault') console.error(told)
  }

  /** Gives an order if ours is wanted: any that the book suggests. */
  function act({ view, awaited, standing }: Now, say: (said: object) => void): void {
    if (standing.over) {
      console.log(`Over after ${row} rows and ${standing.turns} turns; points ${standing.points.join(' to ')}.`)
      return socket.close(1000)
    }
    const { header, viewer } = welcome!
    if (viewer === 'public' || !awaited.includes(viewer)) return
    const book = bookNamed(header.book)!
    const state = book.game!.imagine(startOf(book, header) as Frozen<unknown>, view, dice)
    const orders = [...book.game!.suggest(state, viewer, dice)]
    const command = orders[Math.floor(Math.random() * orders.length)] ?? book.game!.pass
    say({ type: 'Order', key: `order ${keys++} at ${row}`, row, command })
  }
}

/** The lowest of what may be chosen. */
function choose({ among, row: at }: Question, say: (said: object) => void): void {
  say({ type: 'Answer', key: `answer ${keys++} at ${at}`, row: at, choice: 31 - Math.clz32(among & -among) })
}
