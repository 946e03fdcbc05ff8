import type { Options } from '#kernel/desk/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { emptySky, NO_WINGS } from '../12-aircraft/sky.ts'
import { emptyDeep } from '../below/deep.ts'
import { CENTIMETRE, INCH } from '../book/lengths.ts'
import { switchesOf } from '../book/options.ts'
import { MOVE_RATE, rangesOf } from '../book/tables.ts'
import { blueHalfInch, type Card, type Sheet, sheetOf } from './ship.ts'
import {
  AFLOAT,
  BERTH,
  LINE_AHEAD,
  type Scene,
  SEGMENT,
  type Ship,
  type State,
  type Theatre,
  TURN,
  type Weather,
} from './state.ts'

/** Ships of two sides, all as good as new: for a duel or a procedure, or on the table of a whole battle. */
export function setUp(
  cards: readonly Card[],
  seats: readonly number[],
  options: Options,
  scene: Scene & Weather,
  theatre: Theatre | null = null,
): State {
  const switches = switchesOf(options)
  const { range, year, period, silhouetted, fullSpeed, smoke } = scene
  // SCALE-B, RANGE-B, MOVE-B: large models double ranges and rate
  const scale = switches.large ? 2 : 1
  const ranges = rangesOf(scene.period)
  const sheets = cards.map(card => sheetOf(card, switches, scene))
  return {
    fixed: {
      sheets,
      switches,
      scene: { range, year, period, silhouetted, fullSpeed, smoke },
      short: ranges.map(([short]) => short * INCH * scale),
      long: ranges.map(([, long]) => long * INCH * scale),
      rate: MOVE_RATE[scene.period]! * CENTIMETRE * scale,
      halfInch: blueHalfInch(switches),
      theatre,
      wings: NO_WINGS,
    },
    now: moment(TURN, 1, 'first'),
    first: -1,
    ships: sheets.map((sheet, i) => newShip(sheet, seats[i]!)),
    markers: [],
    segment: SEGMENT.change,
    light: scene.light,
    weather: scene.weather,
    sun: -1,
    squadrons: [],
    flags: [-1, -1],
    flagLost: [-1, -1],
    changed: 0,
    lively: 0,
    sky: emptySky(),
    deep: emptyDeep(),
    ready: 0,
    over: 0,
    winner: -1,
  }
}

function newShip(sheet: Sheet, seat: number): Ship {
  return {
    seat,
    flagship: 1,
    formation: LINE_AHEAD,
    controlled: 1,
    end: AFLOAT,
    list: 0,
    aspect: 0,
    speedLoss: 0,
    stopped: 0,
    swing: 0,
    engines: 0,
    halvings: 0,
    mainLoss: 0,
    secondaryLoss: 0,
    fires: 0,
    initiative: 0,
    powerOut: 0,
    slick: 0,
    damaged: 0,
    submerged: Number(sheet.isBoat),
    worst: 0,
    level: 0,
    fired: -1,
    did: 0,
    moved: 0,
    launches: sheet.card.torpedoes?.launches ?? 0,
    x: 0,
    y: 0,
    heading: 0,
    berth: BERTH.there,
    squadron: -1,
    course: 0,
    wake: NO_WAKE,
  }
}

/** She has not moved yet. */
const NO_WAKE: readonly number[] = []
