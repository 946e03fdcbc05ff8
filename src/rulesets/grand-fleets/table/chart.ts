import { isSealed } from '#kernel/order/index.ts'
import type { Chart, Clock, Mark, Unit } from '#kernel/ruleset/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import {
  BERTH,
  type Fixed,
  isInPlay,
  isSunk,
  PHASE,
  phaseNow,
  type Scene,
  SEAS,
  type Seen,
  sheetAt,
  TURN,
} from '../01-ships/state.ts'
import { mayOrder } from '../02-playing/2-activation.ts'
import { inchesToMile } from '../04-gunfire/words.ts'
import { SEA } from '../09-advanced/9-5-sea.ts'
import { lightIn, lightNow, minuteOf } from '../09-advanced/9-7-light.ts'
import { milesNow, nightMiles } from '../09-advanced/9-9-visibility.ts'
import { speedMarker } from '../book/tables.ts'
import { cloudsOf } from '../measured.ts'
import { turretsOf } from './turrets.ts'

/** 0.31 Yards of a nautical mile, as the book rounds them. */
const MILE_YARDS = 2000

const KINDS: Readonly<Record<string, Unit['kind']>> = {
  BB: 'battleship',
  BC: 'battlecruiser',
  BCL: 'battlecruiser',
  CA: 'cruiser',
  CL: 'cruiser',
  DD: 'destroyer',
  TB: 'destroyer',
  AMC: 'merchant',
}

export function chart(state: Seen): Chart {
  const { board, modelMilesPerFoot } = state.fixed as Fixed
  return {
    sea: board.grain > 1 ? 'hexes' : 'open',
    width: board.extent.east,
    height: board.extent.north,
    measure: 'nm',
    times: 1,
    yards: MILE_YARDS,
    tableInches: inchesToMile(state),
    modelScale: modelMilesPerFoot,
    units: state.ships.map((_, ship) => unitOf(state, ship)),
    smoke: cloudsOf(state).map(cloud => ({ ...board.plot(cloud), across: 1 })),
    ...skyOf(state),
    sight: state.visibility > 0 ? milesNow(state) : 0,
    weather: state.sea > SEA.calm ? `sea ${SEAS[state.sea]!}` : '',
    clock: clockOf(state),
  }
}

/** 9.7 The bright quarter of the sky in twilight, against which ships stand out. */
function skyOf(state: Seen): Pick<Chart, 'sky'> {
  const light = lightNow(state)
  if (light === 'day' || light === 'night') return {}
  const [bright, glow] = light === 'evening twilight' ? (['west', 'Afterglow'] as const) : (['east', 'Dawn'] as const)
  const miles =
    state.visibility > 0 ? `: ships against it are seen at ${state.visibility} nm, others at ${milesNow(state)}` : ''
  return { sky: { bright, words: `${glow} in the ${bright}${miles}` } }
}

/** 9.7 Whoever burns or has fired is seen farther at night. */
function seenOf(state: Seen, ship: number): Pick<Unit, 'seen'> {
  if (state.visibility === 0 || lightNow(state) !== 'night' || !isInPlay(state, ship)) return {}
  const far = nightMiles(state, ship)
  if (far === milesNow(state)) return {}
  return { seen: { far, words: state.ships[ship]!.fires > 0 ? 'afire' : 'gun flashes' } }
}

const PHASES = TURN.phases.map(phase => phase[0]!.toUpperCase() + phase.slice(1))
const DARK = { day: 0, 'evening twilight': 0.45, 'morning twilight': 0.45, night: 1 } as const

function clockOf(state: Seen): Clock {
  const turn = turnAt(TURN, state.now)
  const { turns } = state.fixed.scene
  const hour = hourOf(state, Math.max(1, turn))
  const { timeOfDay } = state.fixed.switches
  return {
    turn,
    turns,
    phase: phaseAt(TURN, state.now),
    phases: PHASES,
    time: hour + weatherOf(state),
    hour,
    light: timeOfDay ? lightNow(state) + (milesNow(state) > 0 ? `, sight ${milesNow(state)} nm` : '') : '',
    day: Array.from({ length: Math.max(turns, turn) }, (_, i) => ({
      hour: hourOf(state, i + 1),
      dark: timeOfDay ? DARK[lightIn(state.fixed.scene as Scene, i + 1)] : 0,
    })),
  }
}

const two = (value: number): string => String(value).padStart(2, '0')
function hourOf(state: Seen, turn: number): string {
  const minute = minuteOf(state, turn)
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}

/** 9.5, 9.7, 9.9 Sea and light, where they count. */
function weatherOf(state: Seen): string {
  const sea = state.sea > SEA.calm ? `, sea ${SEAS[state.sea]!}` : ''
  return state.visibility > 0 ? `${sea}, ${lightNow(state)}, visibility ${milesNow(state)} nm` : sea
}

function unitOf(state: Seen, ship: number): Unit {
  const { board } = state.fixed as Fixed
  const it = state.ships[ship]!
  const { card, hull } = sheetAt(state, ship)
  const { east, north } = board.plot(it)
  const ready = isReady(state, ship)
  return {
    id: ship,
    name: card.name,
    side: it.seat,
    kind: KINDS[card.type] ?? 'cruiser',
    letters: card.type,
    lengthFeet: card.lengthFt,
    east,
    north,
    heading: it.heading,
    // a ship that is still to be placed is not on the chart
    state: isSunk(state, ship) ? 'sunk' : it.away > 0 || isUnplaced(state, ship) ? 'away' : 'afloat',
    flagship: state.ships.findIndex(({ seat }) => seat === it.seat) === ship,
    moving: it.forward > 0,
    marks: marksOf(state, ship),
    tracks: [{ name: 'hull', left: Math.max(0, hull.size - it.lost), size: hull.size }],
    ready,
    words: wordsOf(state, ship, ready),
    turrets: turretsOf(state, ship),
    ...seenOf(state, ship),
  }
}

/** 2.13 She has no place, or one behind the screen: to whoever was not told of it she is there when she first moves. */
function isUnplaced(state: Seen, ship: number): boolean {
  const { berth, x, y } = state.ships[ship]!
  return berth === BERTH.open && ((x === 0 && y === 0) || turnAt(TURN, state.now) === 0)
}

function isReady(state: Seen, ship: number): boolean {
  const { seat, acted } = state.ships[ship]!
  if (isUnplaced(state, ship)) return (state.deploying & (1 << seat)) !== 0
  return mayOrder(state, seat) && acted === 0 && !isSealed(state.written, ship) && isInPlay(state, ship)
}

/** What whoever is to act must know of his ships, and of the others what they have suffered. */
function wordsOf(state: Seen, ship: number, ready: boolean): string {
  const { lost, forward, acted, seat, away } = state.ships[ship]!
  if (isSunk(state, ship)) return 'sunk'
  if (away > 0) return 'has left'
  if (isUnplaced(state, ship)) return 'to be placed'
  if (isSealed(state.written, ship)) return 'orders written'
  const damage = lost > 0 ? `${lost} of ${sheetAt(state, ship).hull.size} boxes lost` : ''
  if (!mayOrder(state, seat)) return damage
  const done = acted > 0 ? DONE[phaseNow(state)]! : ready ? 'ready' : ''
  return [
    forward > 0 && phaseNow(state) !== PHASE.movement ? `${forward} nm` : '',
    damage !== '' && acted > 0 ? damage : done,
  ]
    .filter(words => words !== '')
    .join(' · ')
}
const DONE = ['moved', 'fired', 'launched', ''] as const

/** 0.24 The markers beside a model. */
function marksOf(state: Seen, ship: number): Mark[] {
  const { fires, floods, splashes, list, rudder, engine, bridge, silentUntil, forward } = state.ships[ship]!
  const marks: Mark[] = []
  const put = (name: Mark['name'], count: number, until = ''): void => {
    if (count !== 0) marks.push({ name, count, until })
  }
  put('fire', fires)
  put('flood', floods)
  put('splash', splashes.length, 'until the Gunfire Phase ends')
  put('list', list)
  put('rudder', rudder)
  put('engine', engine)
  put('bridge', Number(bridge >= 0), `until the Torpedo Phase of turn ${turnAt(TURN, bridge)} ends`)
  put('fire control', Number(silentUntil > 0), `until the Gunfire Phase of turn ${silentUntil} ends`)
  put('speed', speedMarker(forward), 'until the End Phase')
  return marks
}
