import type { Options } from '#kernel/desk/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { switchesOf } from '../book/options.ts'
import { annexOf } from './annex-new.ts'
import { AFLOAT, FREE, STEADY, TURN } from './conditions.ts'
import { type Card, type Sheet, sheetOf } from './ship.ts'
import { BERTH, type Field, type Scene, type Ship, type State } from './state.ts'

// Ships as they come, by their cards.

export const CLEAR_DAY: Scene = {
  yards: 12_000,
  aspect: 0,
  seaState: 0,
  visibility: 100,
  isNight: false,
  year: 1916,
  month: 5,
}

export function setUp(
  cards: readonly Card[],
  seats: readonly number[],
  options: Options,
  scene: Scene,
  field: Field | null = null,
): State {
  const sheets = cards.map(sheetOf)
  return {
    fixed: { sheets, switches: switchesOf(options), scene, field },
    now: moment(TURN, 1, 'plotting'),
    ships: sheets.map((sheet, i) => newShip(sheet, seats[i]!, sheets.length)),
    declared: [],
    volley: 0,
    agenda: [],
    annex: annexOf(sheets),
    written: [],
    plotted: [],
    late: [],
    passed: 0,
    deploying: 0,
    over: 0,
    conceded: -1,
    wind: 0,
    tracks: [],
    stars: [],
    mines: [],
  }
}

function newShip(sheet: Sheet, seat: number, ships: number): Ship {
  const { card, groups } = sheet
  return {
    seat,
    end: AFLOAT,
    remaining: card.damagePoints,
    flooded: 0,
    taken: 0,
    hardAground: 0,
    speed: card.isBeached ? 0 : sheet.speeds[0]!,
    levels: 0,
    helm: STEADY,
    fighting: 0,
    port: card.underwater ?? 0,
    starboard: card.underwater ?? 0,
    pierced: 0,
    piercedNow: 0,
    casemated: 0,
    casematedNow: 0,
    due: 0,
    dueTorpedo: 0,
    dueInside: 0,
    dueFloods: 0,
    dueBlast: 0,
    blasted: 0,
    plain: 0,
    torpedo: 0,
    inside: 0,
    criticals: 0,
    batches: 0,
    largest: 0,
    autoFloods: 0,
    autoFloodsHalved: 0,
    keels: 0,
    bombKeels: 0,
    stern: 0,
    sparks: 0,
    sparkGroup: 0,
    mounts: groups.map(group => group.mounts),
    directors: card.batteries.map(battery => battery.directors),
    warheads: groups.map(({ battery, barrels }) => (card.batteries[battery]!.warheadDamage > 0 ? barrels : 0)),
    thirds: card.batteries.map(() => 0),
    lightsForward: card.searchlights.forward,
    lightsAft: card.searchlights.aft,
    sonar: Number(card.hasSonar),
    finder: Number(card.hasDirectionFinder),
    comms: 0,
    bridge: 0,
    bridgeCourse: 0,
    slowHelm: 0,
    rudder: FREE,
    steering: 0,
    fires: [],
    floods: [],
    burnt: 0,
    drafted: 0,
    wasDrafted: 0,
    magazinesFlooded: 0,
    conflagration: 0,
    crewLost: 0,
    flotation: 0,
    captains: card.captains,
    acted: 0,
    salvos: new Array<number>(ships).fill(0),
    x: 0,
    y: 0,
    heading: 0,
    berth: BERTH.given,
    away: 0,
    ordered: 0,
    turned: 0,
    straight: 0,
    flash: 0,
    tubes: groups.map(({ battery, mounts, barrels }) =>
      card.batteries[battery]!.role === 'torpedo' ? mounts * barrels : 0,
    ),
    insight: new Array<number>(ships).fill(0),
  }
}
