import type { Chart, Clock, Point, Unit } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { AFLOAT, percentAll, SINKING, TURN } from '../02-ships/conditions.ts'
import { isGun } from '../02-ships/ship.ts'
import { BERTH, fieldOf, isInPlay, type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { FIRE_GUNS } from '../06-gunfire/s7-fire.ts'
import { compassOf, plural, yardsText } from '../06-gunfire/words.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { hasFired } from '../battle/s2-aim.ts'
import { enemiesOf, mayFire, sidesAsked } from '../battle/s2-asked.ts'
import { type Track, tracksIn } from '../below/s13-tracks.ts'
import { DROP_CHARGES, mayDrop } from '../below/s15-depth-charges.ts'
import { clock } from '../events/words.ts'
import { contactOf } from '../light/s12-detection.ts'
import {
  isLitByFire,
  isLitByOthers,
  lightIn,
  lightNow,
  lowSun,
  NEAR_FIRE,
  sightNow,
  sightOf,
  starsIn,
} from '../light/s12-light.ts'
import { DEEDS } from '../orders/deeds.ts'
import { isBlind } from '../sailing/s1-movement.ts'
import { PLOT } from '../sailing/s1-plot.ts'
import { airWords } from './air.ts'
import { depthWords, mineTracks } from './below.ts'
import { marksOf } from './marks.ts'
import { turretsOf } from './turrets.ts'

/** Yards to one of the chart's measure. */
const UNIT = 100
/** Yards of water round the two ships of a duel. */
const MARGIN = 3000

export function chart(state: Seen): Chart {
  const { field, scene } = state.fixed
  const across = field === null ? (scene.yards + 2 * MARGIN) / UNIT : field.board.extent.east
  return {
    sea: 'open',
    width: across,
    height: field === null ? (2 * MARGIN) / UNIT : field.board.extent.north,
    measure: 'yd',
    times: UNIT,
    yards: UNIT,
    // H19 a thousand yards to the inch
    tableInches: UNIT / 1000,
    // models of 1:6000: a foot is two yards of sea
    modelScale: 2 / UNIT,
    units: unitsOf(state),
    tracks: [...tracksIn(state.tracks).map(track => lineOf(state, track)), ...mineTracks(state)],
    lights:
      field === null ? [] : starsIn(state).map(star => ({ ...fieldOf(state).board.plot(star), far: NEAR_FIRE / UNIT })),
    ...(field === null ? {} : skyOf(state)),
    sight: field === null ? 0 : sightNow(state) / UNIT,
    weather: weatherOf(state),
    clock: clockOf(state),
  }
}

const weatherOf = (state: Seen): string => {
  const sea = `sea state ${state.fixed.scene.seaState}`
  // H28 the wind is thrown for when a battle begins
  return state.fixed.field === null || turnOf(state) === 0 ? sea : `wind from ${compassOf(state.wind)}, ${sea}`
}

/** H23 A torpedo's way so far, straight from its tube. */
function lineOf(state: Seen, { x, y, heading, left, from, knots }: Track): NonNullable<Chart['tracks']>[number] {
  const { board } = fieldOf(state)
  const { batteries } = sheetAt(state, from)
  const run = Math.max(0, (batteries.find(({ role }) => role === 'torpedo')?.runYards ?? left) - left)
  const to = board.plot({ x, y })
  const start = board.plot(board.advance({ x, y, heading: (heading + 1800) % 3600 }, run))
  return { side: state.ships[from]!.seat, from: start, to, words: `${knots} kn, ${yardsText(left)} to run` }
}

/** H26, 6-4 Where ships stand against a bright sky, or are hidden by a low sun. */
function skyOf(state: Seen): Pick<Chart, 'sky'> {
  const light = lightNow(state)
  if (light === 'dusk' || light === 'dawn') {
    const bright = light === 'dusk' ? 'west' : 'east'
    const far = `${yardsText(fieldOf(state).sight)}, others at ${yardsText(sightNow(state))}`
    return { sky: { bright, words: `Afterglow in the ${bright}: ships against it are seen at ${far}` } }
  }
  const sun = light === 'day' ? lowSun(state) : -1
  if (sun < 0) return {}
  const bright = sun > 1800 ? 'west' : 'east'
  return { sky: { bright, words: `Low sun in the ${bright}: whoever looks into it is dazzled` } }
}

const LIGHT_WORDS = { day: 'day', dawn: 'morning twilight', dusk: 'evening twilight', night: 'night' } as const
const DARK = { day: 0, dawn: 0.45, dusk: 0.45, night: 1 } as const
/** 3.2 The phases by their names in the book. */
const PHASES = TURN.phases.map(phase => phase.replace(/\b[a-z]/g, letter => letter.toUpperCase()))

function clockOf(state: Seen): Clock {
  const { field, scene } = state.fixed
  const turn = turnOf(state)
  const hour = clock(state, Math.max(1, turn))
  const light = field === null ? (scene.isNight ? 'night' : 'day') : lightNow(state)
  const sight = field === null ? '' : `, sight ${yardsText(sightNow(state))}`
  return {
    turn,
    turns: field?.turns ?? 0,
    phase: PHASES[TURN.phases.indexOf(phaseAt(TURN, state.now))]!,
    phases: PHASES,
    time: `${hour}, ${LIGHT_WORDS[light]}`,
    hour,
    light: LIGHT_WORDS[light] + sight,
    day: Array.from({ length: Math.max(field?.turns ?? 0, turn) }, (_, i) => ({
      hour: clock(state, i + 1),
      dark: DARK[field === null ? light : lightIn(fieldOf(state), i + 1)],
    })),
  }
}

/** H9 Two ships of a duel lie as far apart as its range, and show each other what it says. */
function placeOf(state: Seen, ship: number): Point & { readonly heading: number } {
  const it = state.ships[ship]!
  const { field, scene } = state.fixed
  if (field !== null) return { ...fieldOf(state).board.plot(it), heading: it.heading }
  const east = (MARGIN + ship * scene.yards) / UNIT
  const toward = ship === 0 ? 900 : 2700
  const off = [900, 450, 0][scene.aspect]!
  return { east, north: MARGIN / UNIT, heading: (toward + (ship === 0 ? -off : off) + 3600) % 3600 }
}

function unitsOf(state: Seen): Unit[] {
  const asked = state.fixed.field === null ? [] : sidesAsked(state)
  return state.ships.map((_, ship) => unitOf(state, ship, asked))
}

function unitOf(state: Seen, ship: number, asked: readonly number[]): Unit {
  const it = state.ships[ship]!
  const { card } = sheetAt(state, ship)
  return {
    id: ship,
    name: card.name,
    side: it.seat,
    kind: kindOf(state, ship),
    letters: card.sizeClass,
    lengthFeet: card.lengthFeet,
    ...placeOf(state, ship),
    state: it.end !== AFLOAT ? 'sunk' : it.away > 0 || it.berth === BERTH.open ? 'away' : 'afloat',
    flagship: state.ships.findIndex(({ seat }) => seat === it.seat) === ship,
    moving: it.speed > 0 && it.end === AFLOAT,
    marks: marksOf(state, ship),
    tracks: [{ name: 'damage points', left: Math.max(0, it.remaining), size: card.damagePoints }],
    ready: asked.includes(it.seat) && isReady(state, ship),
    words: wordsOf(state, ship),
    turrets: turretsOf(state, ship),
    ...seenOf(state, ship),
  }
}

/** H26 At night a fire shows her, or her neighbour, from afar. */
function seenOf(state: Seen, ship: number): Pick<Unit, 'seen'> {
  if (state.fixed.field === null || lightNow(state) !== 'night' || !isInPlay(state, ship)) return {}
  if (isLitByFire(state, ship)) return { seen: { far: sightOf(state, ship, ship) / UNIT, words: 'afire' } }
  if (!isLitByOthers(state, ship)) return {}
  return { seen: { far: sightOf(state, ship, ship) / UNIT, words: 'lit by a fire close by' } }
}

/** What she looks like: by her size, belt and guns. */
function kindOf(state: Seen, ship: number): Unit['kind'] {
  const { card, sizeRow } = sheetAt(state, ship)
  if (card.shipType === 'merchantAux' || card.shipType === 'smallCargo') return 'merchant'
  if (sizeRow === 2 || card.damagePoints < 60) return 'destroyer'
  if (card.sizeClass === 'A') return card.speeds[0]! >= 24 ? 'battlecruiser' : 'battleship'
  return card.isPreDreadnought ? 'battleship' : 'cruiser'
}

/** H27 Is something still to be written for her, whose side is asked: her course, then her fire, if there is anybody to fire at. */
function isReady(state: Seen, ship: number): boolean {
  if (state.ships[ship]!.berth === BERTH.open) return true
  if (!isInPlay(state, ship)) return false
  if (phaseAt(TURN, state.now) !== 'plotting')
    return (
      (!FIRE_GUNS.isIn(state.written, ship) && mayFire(state, ship)) ||
      (!DROP_CHARGES.isIn(state.written, ship) && mayDrop(state, ship))
    )
  if (!isBlind(state, ship) && !PLOT.isIn(state.written, ship)) return true
  return !FIRE_GUNS.isIn(state.written, ship) && mayPlanFire(state, ship)
}

/** H29 Has she a gun, and does she know of anybody? */
const mayPlanFire = (state: Seen, ship: number): boolean =>
  !isSubmerged(state, ship) &&
  sheetAt(state, ship).batteries.some((line, battery) => isGun(line) && !hasFired(state, ship, battery)) &&
  enemiesOf(state, ship).some(enemy => contactOf(state, ship, enemy) !== null)

function wordsOf(state: Seen, ship: number): string {
  const { end, away, berth, remaining, speed, fires, floods } = state.ships[ship]!
  if (end !== AFLOAT) return end === SINKING ? 'sinking' : 'sunk'
  if (away > 0) return 'has left'
  if (berth === BERTH.open) return 'to be placed'
  const { damagePoints } = sheetAt(state, ship).card
  const lost = damagePoints - remaining
  const written = DEEDS.entries.flatMap(({ mark, isIn }) =>
    mark !== undefined && isIn(state.written, ship) ? [mark] : [],
  )
  return [
    `${speed / 10} kn`,
    ...depthWords(state, ship),
    ...(lost > 0 ? [`${lost} of ${damagePoints} points lost`] : []),
    ...(fires.length > 0 ? [`${plural(fires.length, 'fire')} ${percentAll(fires)} %`] : []),
    ...(floods.length > 0 ? [`${plural(floods.length, 'flooding')} ${percentAll(floods)} %`] : []),
    ...airWords(state, ship),
    ...(written.length > 0 ? [`orders written: ${written.join(', ')}`] : []),
  ].join(' · ')
}
