import type { Options } from '#kernel/desk/index.ts'
import type { Board } from '#kernel/geometry/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { switchesOf } from '../book/options.ts'
import { type Card, type Sheet, sheetOf } from './ship.ts'
import { BERTH, type Scene, type Ship, type State, TURN } from './state.ts'

export const DUELLISTS: Scene = {
  turns: 0,
  begins: 720,
  sides: ['the first', 'the second'],
  crews: [],
  sea: 0,
  visibility: 0,
  sunrise: null,
  sunset: null,
  flagships: [],
  terms: [],
}

export function setUp(
  cards: readonly Card[],
  seats: readonly number[],
  options: Options,
  board: Board,
  scene: Scene = DUELLISTS,
  boats: readonly number[] = [],
): State {
  const sheets = cards.map((card, i) => sheetOf(card, board.unit, boats[i]))
  const modelMilesPerFoot = MODEL_MILES_PER_FOOT[options['models'] as keyof typeof MODEL_MILES_PER_FOOT]
  return {
    fixed: { sheets, switches: switchesOf(options), board, modelMilesPerFoot, still: null, scene },
    now: moment(TURN, 1, 'movement'),
    first: 0,
    batch: 1,
    acting: -1,
    due: 0,
    passed: 0,
    over: 0,
    conceded: -1,
    deploying: 0,
    sea: options['sea'] === 'scenario' ? scene.sea : 0,
    visibility: options['visibility'] === 'scenario' || options['timeOfDay'] === 'on' ? scene.visibility : 0,
    smoke: [],
    written: [],
    divisions: [],
    flagships: [],
    detached: [],
    wake: [],
    ships: sheets.map((sheet, i) => newShip(sheet, seats[i]!)),
  }
}

/** 0.31 Twelve inches to the foot, over the models' scale, over the inches of table to a mile. */
const MODEL_MILES_PER_FOOT = { '1:2400': 12 / 2400 / 4, '1:3000': 12 / 3000 / 3, '1:6000': 12 / 6000 / 2 } as const

/** 2.12 A ship with a clean card. */
function newShip(sheet: Sheet, seat: number): Ship {
  return {
    seat,
    x: 0,
    y: 0,
    heading: 0,
    lost: 0,
    forward: -1,
    bridge: -1,
    engine: 0,
    fires: 0,
    silentFrom: 0,
    silentUntil: 0,
    floods: 0,
    list: 0,
    rudder: 0,
    acted: 0,
    away: 0,
    berth: BERTH.given,
    aims: [],
    flashed: 0,
    quiet: 0,
    splashes: [],
    mounts: sheet.groups.map(group => group.mounts),
    tubes: sheet.tubes.map(group => group.tubes),
    reloads: sheet.tubes.map(group => group.reloads),
  }
}
