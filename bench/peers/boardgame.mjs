// A Grand Fleets salvo (4.2 to 6.2, the first gun line at medium range from abeam) as a move of boardgame.io: the dice are its
// own, whole handfuls at a time. Each salvo is fired in a game of its own, at its beginning, as on our side.
import { createRequire } from 'node:module'
import { job, measure } from './meter.mjs'

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/dist/cjs/internal.js')

const CRITICALS = [
  ...['magazine', 'magazine', 'magazine', 'engine', 'engine', 'rudder', 'list', 'fireControl', 'floods', 'fires'],
  ...['floods', 'bridge', 'fires', 'floods', 'fires', 'fireControl', 'list', 'rudder', 'engine', 'engine', 'magazine'],
]
const newShip = ({ groups, speed }) => ({
  ...{
    lost: 0,
    forward: speed,
    bridge: 0,
    engine: 0,
    fires: 0,
    fireControl: 0,
    floods: 0,
    list: 0,
    rudder: 0,
    acted: 0,
  },
  mounts: groups.map(group => group.mounts),
  splashes: [],
})
const game = seed => ({
  name: 'salvo',
  seed,
  disableUndo: true,
  setup: () => ({ ships: job.ships.map(newShip) }),
  moves: { fire },
})

function fire({ G, random }, firer, target) {
  const [from, at] = [G.ships[firer], G.ships[target]]
  const [own, aim] = [job.ships[firer], job.ships[target]]
  const guns = barrels(from, own)
  if (from.acted || from.lost >= own.boxes || at.lost >= aim.boxes || guns === 0) return 'INVALID_MOVE'
  from.acted = 1
  if (!at.splashes.includes(firer)) at.splashes.push(firer)
  const size = aim.size === 'VL' || aim.size === 'L' ? 1 : aim.size === 'VS' ? -1 : 0
  const modifier = own.gun.rof + marker(from) + marker(at) + size - from.fires - 2 * from.list
  const hits = count(random.D10(guns), face => face + modifier >= 8)
  const need = Math.min(10, Math.max(2, aim.belt - own.gun.pen))
  const points = hits === 0 ? 0 : count(random.D10(hits * own.gun.dmg), face => face >= need)
  const left = aim.boxes - at.lost
  at.lost += Math.min(points, left)
  if (points === 0 || points >= left) return
  for (const face of random.D10(points)) {
    const where = aim.location[face - 1]
    if (where >= 0) loseMount(at, aim, where)
    else if (where === -2) critical(at, aim, random.D10() + random.D10())
  }
}
const count = (faces, meets) => faces.filter(meets).length
const marker = ({ forward }) => (forward <= 1 ? 1 : forward <= 3 ? 0 : forward <= 5 ? -1 : -2)
const bears = (group, card) => group.battery === 0 && (group.arcs & card.arcs) !== 0
const barrels = (ship, card) =>
  card.groups.reduce((sum, group, i) => sum + (bears(group, card) ? ship.mounts[i] * group.barrels : 0), 0)

function loseMount(ship, card, battery) {
  const standing = card.groups.map((group, i) => (group.battery === battery && ship.mounts[i] > 0 ? i : -1))
  const bearing = standing.find(i => i >= 0 && (card.groups[i].arcs & card.arcs) !== 0)
  const lost = bearing ?? standing.find(i => i >= 0)
  if (lost !== undefined) ship.mounts[lost]--
}
function critical(ship, card, total) {
  const kind = CRITICALS[total]
  if (kind === 'magazine') ship.lost = card.boxes
  else ship[kind] = kind === 'fires' || kind === 'floods' ? ship[kind] + 1 : 1
}

const action = { type: 'MAKE_MOVE', payload: { type: 'fire', args: [0, 1], playerID: '0', credentials: undefined } }
const reducer = CreateGameReducer({ game: ProcessGameConfig(game('any')), isClient: false })
let seed = 0
measure(
  () => Array.from({ length: job.block }, () => InitializeGame({ game: game(`${seed++}`), numPlayers: 2 })),
  games => {
    for (const state of games) if (reducer(state, action).G === state.G) throw new Error('the move was not made')
  },
)
