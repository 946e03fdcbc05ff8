import type { FastifyInstance } from 'fastify'
import { socketPath } from '#wire/index.ts'
import { type Harbour, type Manners, Talk } from '../live/index.ts'

/** The sockets of games. Whoever no longer answers a ping is gone. */
export function sockets(app: FastifyInstance, harbour: Harbour, manners: Manners): void {
  app.get<{ Params: { game: string } }>(
    socketPath(':game'),
    { websocket: true, schema: { hide: true } },
    (socket, request) => {
      new Talk(socket, request.params.game, harbour, manners)
      let alive = true
      socket.on('pong', () => {
        alive = true
      })
      const beat = setInterval(() => {
        if (!alive) return socket.terminate()
        alive = false
        socket.ping()
      }, PING_MS)
      socket.on('close', () => clearInterval(beat))
    },
  )
}
const PING_MS = 30_000
