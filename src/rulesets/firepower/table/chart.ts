import type { Chart, Clock, Mark, Unit, Viewer } from '#kernel/ruleset/index.ts'
import { EDGES } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import {
  BERTH,
  DUSK,
  isGone,
  LIGHTS,
  moveRate,
  SEGMENT,
  type Seen,
  type Ship,
  seatInTurn,
  sheetAt,
  type Theatre,
  TURN,
} from '../01-classes/state.ts'
import { mayChangeOrders } from '../02-command/control.ts'
import { isOnHerOwn } from '../02-command/squadron.ts'
import { inchesText } from '../07-gunfire/reckon.ts'
import { actsNow, mayAct } from '../battle/acting.ts'
import { isHidden } from '../below/models.ts'
import { CENTIMETRE, INCH, inchesOf, MINUTES, metresOf } from '../book/lengths.ts'
import { FIRES, LISTS } from './card.ts'
import { countersOf, tiesOf } from './counters.ts'
import { privyOf } from './privy.ts'
import { gapsOf, reachesOf, spansOf, squadsOf } from './squads.ts'

/** SCALE-C Yards of sea to an inch of table. */
const YARDS = Math.round(metresOf(INCH) / 0.9144)

export function chart(state: Seen, viewer: Viewer = 'umpire'): Chart {
  const { board, partsPerFoot } = state.fixed.theatre as Theatre
  return {
    sea: 'open',
    width: board.extent.east,
    height: board.extent.north,
    measure: 'cm',
    times: INCH / CENTIMETRE,
    yards: YARDS,
    tableInches: 1,
    modelScale: partsPerFoot / INCH,
    units: state.ships.map((_, ship) => unitOf(state, ship)),
    tracks: state.markers.map(marker => ({
      side: state.ships[marker.launcher]!.seat,
      from: board.plot(marker),
      to: board.plot(state.ships[marker.target]!),
      words: `has run ${inchesText(marker.run)} in`,
    })),
    counters: countersOf(state, viewer),
    groups: squadsOf(state, viewer),
    reaches: reachesOf(state),
    spans: [...spansOf(state), ...gapsOf(state)],
    ties: tiesOf(state, viewer),
    ...privyOf(state, viewer),
    ...skyOf(state),
    sight: 0,
    weather: state.weather === 1 ? 'bad weather' : '',
    clock: clockOf(state),
  }
}

/** ENV-B The edge over which the sun stands at dusk and dawn. */
function skyOf(state: Seen): Pick<Chart, 'sky'> {
  const edge = EDGES[state.sun]
  if (state.light < DUSK || (edge !== 'east' && edge !== 'west')) return {}
  return { sky: { bright: edge, words: `The sun in the ${edge}: +1 to hit ships that stand against it` } }
}

const DARK = [0, 1, 0.45, 0.45] as const
const SEGMENTS = ['A Order', 'Control', 'B Break off', 'C Own initiative', 'D Squadrons', 'E Aircraft', 'F Torpedoes']

function clockOf(state: Seen): Clock {
  const { turns, begins } = state.fixed.theatre as Theatre
  const turn = state.first < 0 ? 0 : turnAt(TURN, state.now)
  const hour = (of: number): string => {
    const minute = begins + MINUTES * (Math.max(1, of) - 1)
    return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
  }
  const light = LIGHTS[state.light]!
  return {
    turn,
    turns,
    phase: SEGMENTS[state.segment] ?? 'End',
    phases: SEGMENTS,
    time: `${hour(turn)}, ${light}${state.weather === 1 ? ', bad weather' : ''}`,
    hour: hour(turn),
    light,
    day: Array.from({ length: Math.max(turns, turn) }, (_, i) => ({ hour: hour(i + 1), dark: DARK[state.light]! })),
  }
}
const two = (value: number): string => String(value).padStart(2, '0')

const KINDS: Readonly<Partial<Record<ShipClass, Unit['kind']>>> = {
  SB: 'battleship',
  BB: 'battleship',
  BC: 'battlecruiser',
  CA: 'cruiser',
  CL: 'cruiser',
  DD: 'destroyer',
  DE: 'destroyer',
  MTB: 'destroyer',
  SM: 'submarine',
  CV: 'carrier',
  CVE: 'carrier',
  CVL: 'carrier',
  CVA: 'carrier',
}

function unitOf(state: Seen, ship: number): Unit {
  const { board } = state.fixed.theatre as Theatre
  const it = state.ships[ship]!
  const { card } = sheetAt(state, ship)
  const isHers = state.over === 0 && state.first >= 0 && it.berth !== BERTH.away && !isGone(state, ship)
  return {
    id: ship,
    name: card.name,
    side: it.seat,
    kind: KINDS[card.class] ?? 'merchant',
    letters: card.class,
    lengthFeet: card.lengthFeet,
    ...board.plot(it),
    heading: it.heading,
    state: fateOf(state, ship),
    flagship: it.flagship === 1,
    ...flagOf(state, ship),
    moving: it.moved > 0,
    marks: marksOf(it as Ship),
    tracks: tracksOf(state, ship),
    ready: takesOrder(state, ship) || (isHers && actsNow(state, ship) && mayAct(state, ship)),
    words: wordsOf(state, ship),
  }
}

/** Who waits outside her edge is to be moved like any other (R127). Where a hidden boat is thought to be is no fact: her models are drawn instead (SUB-B). */
function fateOf(state: Seen, ship: number): Unit['state'] {
  if (isGone(state, ship)) return 'sunk'
  return state.ships[ship]!.berth === BERTH.away || isHidden(state, ship) ? 'away' : 'afloat'
}

/** ORD-A, SETUP-E Orders are given to her squadron, which she leads: before the first turn any, then one a turn. */
function takesOrder(state: Seen, ship: number): boolean {
  const { seat, squadron } = state.ships[ship]!
  if (state.over > 0 || state.squadrons[squadron]?.flagship !== ship) return false
  if (state.first < 0) return (state.ready & (1 << seat)) === 0
  return state.segment === SEGMENT.change && seatInTurn(state) === seat && mayChangeOrders(state, seat)
}

/** SETUP-D Whose flag she flies. */
function flagOf(state: Seen, ship: number): Pick<Unit, 'flag'> {
  const { seat, squadron } = state.ships[ship]!
  if (state.flags[seat] === ship) return { flag: 'fleet' }
  return state.squadrons[squadron]?.flagship === ship ? { flag: 'squadron' } : {}
}

/** WHITE, RED, BLUE, SPFX What lies on her, for a chart to draw. */
function marksOf({ fires, list, stopped, engines, initiative }: Readonly<Ship>): Mark[] {
  const marks: Mark[] = []
  const put = (name: Mark['name'], count: number): void => {
    if (count > 0) marks.push({ name, count, until: '' })
  }
  put('fire', fires)
  put('list', Math.ceil(list / 10))
  put('engine', Math.max(stopped, engines))
  put('bridge', Number(initiative > 0))
  return marks
}

/** How near she is to her end by list and by fire, and what is left of her guns and her rate. */
function tracksOf(state: Seen, ship: number): Unit['tracks'] {
  const { list, fires, mainLoss } = state.ships[ship]!
  const { main } = sheetAt(state, ship)
  const guns = { name: 'guns', left: Math.max(1, 8 - main - mainLoss), size: 8 - main }
  const rate = Math.round(state.fixed.rate / CENTIMETRE)
  return [
    { name: 'list', left: Math.max(0, LISTS - Math.ceil(list / 5)), size: LISTS },
    { name: 'fires', left: Math.max(0, FIRES - fires), size: FIRES },
    ...(main < 7 ? [guns] : []),
    { name: 'speed', left: Math.max(1, Math.round(moveRate(state, ship) / CENTIMETRE)), size: Math.max(1, rate) },
  ]
}

function wordsOf(state: Seen, ship: number): string {
  if (isGone(state, ship)) return 'lost'
  const { berth, squadron, list, fires, moved, did } = state.ships[ship]!
  if (berth === BERTH.away) return 'has left'
  if (berth === BERTH.waiting) return 'still outside'
  const words = [
    state.squadrons[squadron]!.brokenOff !== 0 ? 'breaks off' : isOnHerOwn(state, ship) ? 'on her own' : '',
    list > 0 ? `list ${list}°` : '',
    fires > 0 ? `${fires} fire ${fires === 1 ? 'point' : 'points'}` : '',
    moved > 0 ? `moved ${Number(inchesOf(moved).toFixed(1))} in` : '',
    (did & 3) !== 0 ? 'has fired' : '',
  ]
  return words.filter(each => each !== '').join(' · ')
}
