import type { Options } from '#kernel/desk/index.ts'
import type { Board } from '#kernel/geometry/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { NO_SKY, NO_WINGS, type Sky } from '../09-air/sky.ts'
import { switchesOf } from '../book/options.ts'
import { type Card, type Sheet, sheetOf } from './ship.ts'
import {
  ACTIVE,
  BERTH,
  PHASES,
  RESOLVE,
  type Scene,
  type Ship,
  type State,
  type Theatre,
  TURN,
  WHOLE,
} from './state.ts'

export function setUp(
  cards: readonly Card[],
  seats: readonly number[],
  options: Options,
  board: Board,
  scene: Scene,
  theatre: Theatre | null = null,
): State {
  const sheets = cards.map(sheetOf)
  return {
    fixed: { sheets, switches: switchesOf(options), board, scene, stations: [], still: [], theatre, wings: NO_WINGS },
    now: theatre === null ? moment(TURN, 1, 'initiative') : moment(PHASES, 1, 'initiative'),
    first: 0,
    ships: sheets.map((sheet, i) => newShip(sheet, seats[i]!)),
    salvoes: [],
    squadrons: [],
    contacts: [],
    mines: [],
    night: -1,
    tvr: -1,
    squalls: [],
    sky: skyOf(sheets),
    word: -1,
    active: -1,
    leads: 0,
    ready: 0,
    begun: 0,
    over: 0,
    winner: -1,
  }
}

/** Only where somebody carries aircraft; stands bring a sky of their own (09-air/muster.ts). */
export const skyOf = (sheets: readonly Sheet[]): Sky =>
  sheets.some(({ card }) => card.air !== undefined) ? { stands: [], squadrons: [], decks: sheets.map(newDeck) } : NO_SKY
export const newDeck = ({ card: { air } }: Sheet): Sky['decks'][number] => ({
  h: air?.H ?? 0,
  rrr: air?.RRR ?? 0,
  catapults: air?.catapults ?? 0,
  worked: 0,
  slung: 0,
  shot: 0,
  gunned: 0,
})

function newShip({ card, groups, racks }: Sheet, seat: number): Ship {
  return {
    seat,
    x: 0,
    y: 0,
    heading: 0,
    moved: -1,
    s: card.S,
    f: card.F,
    cq: card.CQ,
    dc: card.DC,
    fc: card.FC,
    sv: card.SV,
    gm: card.GM,
    sd: card.SD,
    speed: card.speedMax,
    smoke: Number(card.smoke),
    searchRadar: Number(card.searchRadar),
    searchlights: Number(card.searchlights),
    planes: card.shipPlanes,
    radar: Number(hasRadarAnywhere(card)),
    asw: card.ASW,
    mrf: card.MRF,
    crf: card.CRF,
    fires: 0,
    splash: 0,
    dark: 0,
    cargo: card.cargo === null ? 0 : 1,
    vessels: card.stand?.vessels ?? 0,
    flag: 0,
    cmdv: 0,
    end: ACTIVE,
    acted: 0,
    lit: 0,
    tested: 0,
    identified: 0,
    spread: 0,
    sought: 0,
    repaired: 0,
    hits: 0,
    rolls: 0,
    cv: 0,
    pen: 0,
    raked: 0,
    column: 0,
    budget: 0,
    table: 0,
    stuck: 0,
    sort: WHOLE,
    flashDue: 0,
    flashAt: 0,
    blast: 0,
    reached: 0,
    squadron: 0,
    berth: BERTH.there,
    resolve: RESOLVE.steady,
    pace: -1,
    screen: 0,
    wake: [],
    sBefore: card.S,
    fBefore: card.F,
    depth: 0,
    known: 0,
    listened: 0,
    fields: card.mines ?? 0,
    mounts: groups.map(group => group.mounts),
    racks: racks.map(() => 1),
    loaded: racks.map(rack => rack.loaded),
  }
}

/** H22 Of a group, for anti-aircraft fire, or one battery's own. */
const hasRadarAnywhere = ({ gunneryRadarMain, gunneryRadarOther, dpaaRadar, batteries }: Card): boolean =>
  gunneryRadarMain || gunneryRadarOther || dpaaRadar || batteries.some(({ radar }) => radar)
