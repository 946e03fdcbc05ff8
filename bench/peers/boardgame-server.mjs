// boardgame.io's own server and two of its clients on the loopback, in lock step: one moves, the other hears of it. Its store is
// its default, in memory; its dice and its move are those of boardgame.mjs in little: a salvo of ten dice at one ship.
import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const game = {
  name: 'salvo',
  setup: () => ({
    ships: Array.from({ length: 9 }, () => ({ lost: 0, mounts: [2, 2, 2, 2], marks: [0, 0, 0, 0, 0, 0] })),
  }),
  moves: {
    fire({ G, random }, target) {
      const hits = random.D10(10).filter(face => face >= 8).length
      G.ships[target].lost += hits === 0 ? 0 : random.D10(hits).filter(face => face >= 6).length
    },
  },
}

if (process.argv[2] === 'serve') {
  const { Server } = require('boardgame.io/server')
  const { appServer } = await Server({ games: [game], origins: ['http://127.0.0.1'] }).run({
    port: 0,
    callback: () => {},
  })
  process.send(appServer.address().port)
} else {
  const job = JSON.parse(process.argv[2])
  const server = fork(fileURLToPath(import.meta.url), ['serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const port = await new Promise(resolve => server.once('message', resolve))
  const { Client } = require('boardgame.io/client')
  const { SocketIO } = require('boardgame.io/multiplayer')
  const url = `http://127.0.0.1:${port}`
  const clients = ['0', '1'].map(playerID =>
    Client({ game, numPlayers: 2, playerID, matchID: 'bench', debug: false, multiplayer: SocketIO({ server: url }) }),
  )
  let wake = () => {}
  for (const client of clients) client.subscribe(() => wake())
  for (const client of clients) client.start()
  while (clients.some(client => client.getState() === null)) await new Promise(resolve => setTimeout(resolve, 10))
  const rates = []
  const at = client => client.getState()._stateID
  /** The milliseconds until the other has heard of it. Both must have before the next: its server refuses a move that is made too soon. */
  const move = i => {
    const state = at(clients[1])
    const from = performance.now()
    let spent = 0
    return new Promise(resolve => {
      wake = () => {
        if (spent === 0 && at(clients[1]) > state) spent = performance.now() - from
        if (clients.every(client => at(client) > state)) resolve(spent)
      }
      clients[0].moves.fire(i % 9)
    })
  }
  for (const end = performance.now() + job.warm; performance.now() < end; ) await move(0)
  for (let block = 0; block < job.blocks; block++) {
    let spent = 0
    for (let i = 0; i < job.block; i++) spent += await move(i)
    rates.push((1000 * job.block) / spent)
  }
  console.log(JSON.stringify({ rates }))
  server.kill()
  process.exit(0)
}
