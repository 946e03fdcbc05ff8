import type { Chart, Clock, Mark, Unit } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { AFLOAT, percentAll, SINKING, TURN } from './conditions.ts'
import { isBlind } from './s1-movement.ts'
import { mayReact, sidesAsked } from './s2-asked.ts'
import { hasOrder, KIND } from './s2-written.ts'
import { lightIn, lightNow, minuteOf, sightNow } from './s12-light.ts'
import { tracksIn } from './s13-tracks.ts'
import { BERTH, type Field, fieldOf, isInPlay, type Seen, sheetAt, turnOf } from './state.ts'
import { clock } from './words.ts'

export function chart(state: Seen): Chart {
  if (state.fixed.field === null) return duelChart(state)
  const { board } = fieldOf(state)
  return {
    sea: 'open',
    width: board.extent.east,
    height: board.extent.north,
    measure: 'hundred yd',
    yards: board.unit,
    // H19 a thousand yards to the inch
    tableInches: board.unit / 1000,
    modelScale: 1 / 3 / board.unit,
    units: state.ships.map((_, ship) => unitOf(state, ship)),
    runs: tracksIn(state.tracks).map(({ x, y, heading, left, from }) => ({
      ...board.plot({ x, y }),
      heading,
      left: left / board.unit,
      side: state.ships[from]!.seat,
    })),
    sight: sightNow(state) / board.unit,
    weather: `wind from ${Math.round(state.wind / 10)}°, sea state ${state.fixed.scene.seaState}`,
    clock: clockOf(state),
  }
}

/** H9 A duel has no board: two ships abreast at their range, so that it can be drawn. */
function duelChart(state: Seen): Chart {
  const { yards } = state.fixed.scene
  const turn = turnOf(state)
  return {
    sea: 'open',
    width: yards / DUEL_UNIT + 2 * MARGIN,
    height: 2 * MARGIN,
    measure: 'hundred yd',
    yards: DUEL_UNIT,
    tableInches: DUEL_UNIT / 1000,
    modelScale: 1 / 3 / DUEL_UNIT,
    units: state.ships.map((_, ship) => unitOf(state, ship)),
    sight: 0,
    weather: '',
    clock: {
      turn,
      turns: 0,
      phase: phaseAt(TURN, state.now),
      phases: PHASES,
      time: clock(state, turn),
      hour: clock(state, turn),
      light: '',
      day: [],
    },
  }
}
const DUEL_UNIT = 100
const MARGIN = 20

/** Where she is drawn. */
function plotOf(state: Seen, ship: number): { readonly east: number; readonly north: number } {
  const { field, scene } = state.fixed
  if (field === null) return { east: MARGIN + (ship * scene.yards) / DUEL_UNIT, north: MARGIN }
  return fieldOf(state).board.plot(state.ships[ship]!)
}

const LIGHT_WORDS = { day: 'day', dawn: 'morning twilight', dusk: 'evening twilight', night: 'night' } as const
const DARK = { day: 0, dawn: 0.45, dusk: 0.45, night: 1 } as const
const PHASES = TURN.phases.map(phase => phase[0]!.toUpperCase() + phase.slice(1))

function clockOf(state: Seen): Clock {
  const field = fieldOf(state) as Field
  const turn = turnOf(state)
  const hour = hourOf(field, Math.max(1, turn))
  const light = LIGHT_WORDS[lightNow(state)]
  return {
    turn,
    turns: field.turns,
    phase: phaseAt(TURN, state.now),
    phases: PHASES,
    time: `${hour}, ${light}`,
    hour,
    light: `${light}, sight ${sightNow(state)} yd`,
    day: Array.from({ length: Math.max(field.turns, turn) }, (_, i) => ({
      hour: hourOf(field, i + 1),
      dark: DARK[lightIn(field, i + 1)],
    })),
  }
}
const two = (value: number): string => String(value).padStart(2, '0')
function hourOf(field: Field, turn: number): string {
  const minute = minuteOf(field, turn)
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

function unitOf(state: Seen, ship: number): Unit {
  const it = state.ships[ship]!
  const { card } = sheetAt(state, ship)
  const { east, north } = plotOf(state, ship)
  return {
    id: ship,
    name: card.name,
    side: it.seat,
    kind: kindOf(state, ship),
    letters: card.sizeClass,
    lengthFeet: card.lengthFeet,
    east,
    north,
    heading: it.heading,
    state: it.end !== AFLOAT ? 'sunk' : it.away > 0 || it.berth === BERTH.open ? 'away' : 'afloat',
    flagship: state.ships.findIndex(({ seat }) => seat === it.seat) === ship,
    moving: it.speed > 0 && it.end === AFLOAT,
    marks: marksOf(state, ship),
    tracks: [{ name: 'damage points', left: Math.max(0, it.remaining), size: card.damagePoints }],
    ready: isReady(state, ship),
    words: wordsOf(state, ship),
  }
}

/** What she looks like: by her size, belt and guns. */
function kindOf(state: Seen, ship: number): Unit['kind'] {
  const { card, sizeRow } = sheetAt(state, ship)
  if (card.shipType === 'merchantAux' || card.shipType === 'smallCargo') return 'merchant'
  if (sizeRow === 2 || card.damagePoints < 60) return 'destroyer'
  if (card.sizeClass === 'A') return card.speeds[0]! >= 24 ? 'battlecruiser' : 'battleship'
  return card.isPreDreadnought ? 'battleship' : 'cruiser'
}

function isReady(state: Seen, ship: number): boolean {
  const { seat, berth } = state.ships[ship]!
  if (state.fixed.field === null || !sidesAsked(state).includes(seat)) return false
  if (berth === BERTH.open) return true
  if (!isInPlay(state, ship)) return false
  return phaseAt(TURN, state.now) === 'plotting'
    ? !isBlind(state, ship) && !hasOrder(state, ship, KIND.Plot)
    : !hasOrder(state, ship, KIND.FireGuns) && mayReact(state, ship)
}

function wordsOf(state: Seen, ship: number): string {
  const { end, away, berth, remaining, speed } = state.ships[ship]!
  if (end !== AFLOAT) return end === SINKING ? 'sinking' : 'sunk'
  if (away > 0) return 'has left'
  if (berth === BERTH.open) return 'to be placed'
  const { damagePoints } = sheetAt(state, ship).card
  const lost = damagePoints - remaining
  const orders = hasOrder(state, ship, KIND.Plot) ? ['orders written'] : []
  return [`${speed / 10} kn`, ...(lost > 0 ? [`${lost} of ${damagePoints} points lost`] : []), ...orders].join(' · ')
}

function marksOf(state: Seen, ship: number): Mark[] {
  const { fires, floods, rudder, steering, levels, bridge, directors } = state.ships[ship]!
  const { batteries } = sheetAt(state, ship)
  const marks: Mark[] = []
  const put = (name: Mark['name'], count: number, until = ''): void => {
    if (count > 0) marks.push({ name, count, until })
  }
  put('fire', fires.length, `${percentAll(fires)} %`)
  put('flood', floods.length, `${percentAll(floods)} %`)
  put('rudder', Number(rudder > 0 || steering > 0))
  put('engine', levels)
  put('bridge', Number(isBlind(state, ship)), `for ${bridge - turnOf(state) + 1} turns`)
  put('fire control', directors.filter((left, i) => left < batteries[i]!.directors).length)
  return marks
}
