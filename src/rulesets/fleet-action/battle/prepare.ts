import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts, Edge } from '#kernel/facts/index.ts'
import { type Board, openSea, type Place, reciprocal, type Station } from '#kernel/geometry/index.ts'
import { BadInput, type Force } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { BERTH, CLEAR_DAY, CM, type Hour, type Squadron, type State, type Theatre } from '../02-data-sheet/state.ts'
import { setUp } from '../02-data-sheet/state-new.ts'
import { musterOf, withWings } from '../09-air/muster.ts'
import { switchesOf } from '../book/options.ts'
import { isFoul } from '../measured.ts'

/** H42, H59 A battle’s facts on a table: its formations are squadrons, its sea the table, its hours the light. */
export function prepare({ battle, cards }: Force<Card>, options: Options): State {
  const { turns } = switchesOf(options)
  const squadrons = squadronsOf(battle, cards)
  if (squadrons.length > MOST_SQUADRONS)
    throw new BadInput(`sides: ${squadrons.length} squadrons are more than ${MOST_SQUADRONS}`)
  // a card of each, in the battle's order
  const ships = squadrons
    .flatMap(({ seat, ships }, squadron) => ships.map(ship => ({ ...ship, seat, squadron })))
    .sort((a, b) => a.place - b.place)
  const isPlaced = ships.every(({ at }) => at !== null)
  const [width, height] = isPlaced ? [battle.sea.width * MILE, battle.sea.height * MILE] : [240 * CM, 160 * CM]
  const board = openSea({ width: Math.round(width), height: Math.round(height), unit: CM })
  const state = setUp(
    cards,
    ships.map(({ seat }) => seat),
    options,
    board,
    CLEAR_DAY,
    theatreOf(battle, squadrons, isPlaced, turns),
  )
  ships.forEach(({ squadron, crew, submerged }, ship) => {
    const it = state.ships[ship]!
    it.squadron = squadron
    it.cq += CREWS[crew]
    // H42: up to half of the most that she can make
    it.pace = Math.floor(it.speed / 2)
    // H32: what is no submarine cannot be under water
    if (submerged === true && cards[ship]!.dives !== undefined) it.depth = 1
  })
  state.squadrons = squadrons.map(({ seat, ships }) => newSquadron(seat, ships.length))
  state.mines = fieldsOf(battle)
  lead(state)
  station(state, squadrons, isPlaced, board)
  return withWings(state, musterOf(battle, cards, MINUTES))
}
/** What a choice among them can be asked by. */
const MOST_SQUADRONS = 31
/** H1 A nautical mile is 2,025 yards, of which 200 are a centimetre. */
const MILE = (2025 / 200) * CM
/** H59 */
const CREWS = { green: -1, regular: 0, elite: 1 } as const

/** H19, FA-H61 Formations, boats apart from ships; `place` is a ship's in the battle's list. */
function squadronsOf({ sides }: BattleFacts, cards: readonly Card[]) {
  let place = 0
  return sides.flatMap(({ formations }, seat) =>
    formations.flatMap(({ name, ships }) => {
      const all = ships.map(ship => ({ ...ship, place: place++ }))
      const boats = all.filter(each => cards[each.place]!.dives !== undefined)
      if (boats.length === 0 || boats.length === all.length) return [{ name, ships: all, seat }]
      return [
        { name, ships: all.filter(each => !boats.includes(each)), seat },
        { name: `${name}, submarines`, ships: boats, seat },
      ]
    }),
  )
}
type Listed = ReturnType<typeof squadronsOf>[number]

const newSquadron = (seat: number, size: number): Squadron => ({
  seat,
  size,
  gone: 0,
  contact: -1,
  moved: 0,
  acted: 0,
  broken: 0,
})

/** H19, H59 The first of each squadron has its commander aboard, whose Command Value is her Crew Quality. */
function lead(state: State): void {
  for (let squadron = 0; squadron < state.squadrons.length; squadron++) {
    const leader = state.ships.find(ship => ship.squadron === squadron)
    if (leader === undefined) continue
    leader.flag = 1
    leader.cmdv = Math.max(-2, Math.min(2, leader.cq))
  }
}

/** H31 Fields that lay there before. */
const fieldsOf = ({ sides }: BattleFacts): State['mines'] =>
  sides.flatMap(({ mines = [] }, seat) =>
    mines.map(({ at: { east, north }, heading }) => ({
      seat,
      x: Math.round(east * MILE),
      y: Math.round(north * MILE),
      heading: Math.round(10 * heading) % 3600,
    })),
  )

/** H17 A turn lasts six minutes. */
export const MINUTES = 6

function theatreOf(battle: BattleFacts, squadrons: readonly Listed[], isPlaced: boolean, turns: number): Theatre {
  const lasts = turns > 0 ? turns : Math.max(1, Math.ceil(battle.lastsMinutes / MINUTES))
  return {
    sides: [battle.sides[0].name, battle.sides[1].name],
    squadrons: squadrons.map(({ name }) => name),
    turns: lasts,
    begins: battle.begins,
    light: lightOf(battle, lasts),
    squalls: [],
    edges: edgesOf(squadrons, isPlaced),
    ...(isPlaced ? {} : { placing: true as const }),
  }
}

/** H21, H59 From hour to hour: by day as far as one could see, in whole bands; in half an hour of twilight half of that; by night one band. */
function lightOf({ begins, sunrise, sunset, visibilityMiles }: BattleFacts, turns: number): Hour[] {
  const day = Math.max(1, Math.min(6, Math.round(visibilityMiles / BAND_MILES)))
  const hours: Hour[] = []
  for (let turn = 1; turn <= turns; turn++) {
    const minute = (begins + MINUTES * (turn - 1)) % 1440
    const dark = Math.max(sunrise === null ? -1440 : sunrise - minute, sunset === null ? -1440 : minute - sunset)
    const isNight = dark >= TWILIGHT
    const hour = { isNight, tvr: isNight ? 1 : dark > 0 ? Math.max(1, Math.ceil(day / 2)) : day }
    const last = hours.at(-1)
    if (last?.isNight !== hour.isNight || last.tvr !== hour.tvr) hours.push({ from: turn, ...hour })
  }
  return hours
}
const BAND_MILES = 5000 / 2025
const TWILIGHT = 30

/** H59 The edge behind each side as they lie to each other; fleets that were picked have the long ones. */
function edgesOf(squadrons: readonly Listed[], isPlaced: boolean): readonly [Edge, Edge] {
  if (!isPlaced) return ['south', 'north']
  const middle = (seat: number): { east: number; north: number } => {
    const places = squadrons.filter(each => each.seat === seat).flatMap(({ ships }) => ships.map(({ at }) => at!))
    const mean = (of: 'east' | 'north'): number =>
      places.reduce((sum, each) => sum + each[of], 0) / Math.max(1, places.length)
    return { east: mean('east'), north: mean('north') }
  }
  const [one, other] = [middle(0), middle(1)]
  const [east, north] = [other.east - one.east, other.north - one.north]
  if (Math.abs(east) >= Math.abs(north)) return east >= 0 ? ['west', 'east'] : ['east', 'west']
  return north >= 0 ? ['south', 'north'] : ['north', 'south']
}

/** H42 Ship by ship where history had her, or 10 cm from her own edge; a base that would lie on another goes astern of it. */
function station(state: State, squadrons: readonly Listed[], isPlaced: boolean, board: Board): void {
  const waiting = new Set(state.ships.keys())
  squadrons.forEach(({ ships }, squadron) => {
    const leader = outside(squadrons, squadron, board)
    for (const [back, { at, heading, place: ship }] of ships.entries()) {
      const first: Station = isPlaced
        ? { x: Math.round(at!.east * MILE), y: Math.round(at!.north * MILE), heading: Math.round(10 * heading) % 3600 }
        : leader
      waiting.delete(ship)
      Object.assign(state.ships[ship]!, clearOf(state, ship, first, isPlaced ? 0 : back * LINE, board, waiting))
    }
  })
}

/** As far astern of a place as there is room. */
function clearOf(
  state: State,
  ship: number,
  first: Station,
  from: number,
  board: Board,
  waiting: ReadonlySet<number>,
): Station {
  let station = first
  for (let back = from; back < MOST_BACK; back += CM) {
    const astern = board.advance({ ...first, heading: reciprocal(first.heading) }, back)
    station = { ...(back === 0 ? first : astern), heading: first.heading }
    if (!isFoulBefore(state, ship, station, waiting)) break
  }
  return station
}
const LINE = 6 * CM
const MOST_BACK = 80 * CM

/** Ships that are not put down yet lie nowhere. */
function isFoulBefore(state: State, ship: number, station: Station, waiting: ReadonlySet<number>): boolean {
  const ships = state.ships.map((each, i) => (waiting.has(i) ? { ...each, berth: BERTH.away } : each))
  return isFoul({ ...state, ships }, ship, station)
}

/** H42 Within 20 cm of her own edge, heading across it; a side’s squadrons share the edge evenly. */
function outside(squadrons: readonly Listed[], squadron: number, board: Board): Station {
  const { seat } = squadrons[squadron]!
  const own = [...squadrons.keys()].filter(each => squadrons[each]!.seat === seat)
  const width = board.extent.east * CM
  const x = Math.round((width * (own.indexOf(squadron) + 1)) / (own.length + 1))
  const heading = seat === 0 ? 900 : 2700
  const at: Place = { x, y: seat === 0 ? EDGE : Math.round(board.extent.north * CM) - EDGE }
  return { ...at, heading }
}
const EDGE = 15 * CM
