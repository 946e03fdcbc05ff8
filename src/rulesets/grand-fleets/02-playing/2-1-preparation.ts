import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts, ShipInBattle } from '#kernel/facts/index.ts'
import { type Board, hexSheet, openSea, reciprocal, type Station } from '#kernel/geometry/index.ts'
import { BadInput, type Force, type Refusal, termsOf } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { comeAs } from '../01-ships/plight.ts'
import { setUp } from '../01-ships/set-up.ts'
import type { Card } from '../01-ships/ship.ts'
import { BERTH, SEAS, type State, TURN } from '../01-ships/state.ts'
import { formDivisions } from '../07-divisions/7-1-divisions.ts'
import { CREWS } from '../09-advanced/9-1-crew.ts'
import { flotillaCard, formFlotillas } from '../09-advanced/9-3-flotillas.ts'
import { TURN_MINUTES } from '../09-advanced/9-7-light.ts'
import { R } from '../book/register.ts'

/** How battles know this book. */
const ID = 'grand-fleets'
/** Thousandths of a nautical mile. */
const UNIT = 1000

/** 0.27, 2.1 A battle on its board: ships where the scenario has them, all boxes clear, before the first turn. */
export function prepare({ battle, cards }: Force<Card>, options: Options): State {
  const ships = modelsOf(battle, cards, options)
  const refusal = ships.some(({ at }) => at === null) ? refuseSea(battle.sea) : null
  if (refusal !== null) throw new BadInput(`sea: ${refusal.reason}`)
  const board = boardOf(battle.sea, options)
  const turns = Math.max(1, Math.ceil(battle.lastsMinutes / TURN_MINUTES))
  const seats = ships.map(({ seat }) => seat)
  const { divisions, flagships } = divisionsOf(ships, options)
  const scene = {
    turns,
    begins: battle.begins,
    sides: [battle.sides[0].name, battle.sides[1].name] as const,
    crews: ships.map(({ crew }) => CREWS.indexOf(crew) - 1),
    sea: SEAS.indexOf(battle.sea.state),
    visibility: Math.max(1, Math.round(battle.visibilityMiles)),
    sunrise: battle.sunrise,
    sunset: battle.sunset,
    // 7.1 the first to be named leads the fleet
    flagships: flagships.length === 0 ? [] : [seats.indexOf(0), seats.indexOf(1)],
    terms: termsOf(battle, name => ships.findIndex(({ names }) => names.includes(name))),
  }
  const boats = ships.map(each => each.boats)
  const state = setUp(
    ships.map(({ card }) => card),
    seats,
    options,
    board,
    scene,
    boats,
  )
  state.now = moment(TURN, 0, 'end')
  state.divisions = divisions
  state.flagships = flagships
  station(state, ships)
  for (const [name, said] of Object.entries(battle.books?.[ID]?.plights ?? {})) {
    const ship = ships.findIndex(({ names }) => names.includes(name))
    if (ship < 0) throw new BadInput(`plights: there is no ${name} in this battle`)
    comeAs(state, ship, said)
  }
  return state
}

/** 2.13 Where the scenario has them; the others are still to be placed. */
function station(state: State, ships: readonly Model[]): void {
  const { board } = state.fixed
  ships.forEach(({ at, heading }, i) => {
    const ship = state.ships[i]!
    ship.berth = at === null ? BERTH.open : BERTH.given
    ship.heading = headingOn(board, heading)
    if (at === null) return
    const { x, y } = board.nearest(at)
    Object.assign(ship, clearOf(board, { x, y, heading: ship.heading }, state.ships.slice(0, i)))
  })
}

/** A model on the table: a ship, or by option the boats of a flotilla (9.3). */
interface Model extends ShipInBattle {
  readonly seat: number
  readonly formation: number
  readonly card: Card
  /** of all its boats */
  readonly names: readonly string[]
  readonly boats: number
}

function modelsOf(battle: BattleFacts, cards: readonly Card[], options: Options): Model[] {
  let formation = 0
  const ships = battle.sides
    .flatMap((side, seat) =>
      side.formations.flatMap(({ ships: each }) => {
        formation++
        return each.map(ship => ({ ...ship, seat, formation }))
      }),
    )
    .map((ship, i): Model => ({ ...ship, card: cards[i]!, names: [ship.ship], boats: 1 }))
  if (options['flotillas'] !== 'on') return ships
  return formFlotillas(ships).map(places => {
    const leader = ships[places[0]!]!
    const names = places.map(place => ships[place]!.ship)
    return { ...leader, card: flotillaCard(leader.card, places.length), names, boats: places.length }
  })
}

/** 7.1 By option the formations of a battle are divisions, as far as they may be. */
function divisionsOf(ships: readonly Model[], options: Options) {
  if (options['divisions'] !== 'on') return { divisions: [], flagships: [] }
  const names = new Set(ships.map(({ formation }) => formation))
  const formations = [...names].map(name => [...ships.keys()].filter(ship => ships[ship]!.formation === name))
  return formDivisions(formations, ship => ships[ship]!.card.type)
}

/** 3.22 Ships that history had closer than a hex lie astern of each other, each in the first hex that is free. */
function clearOf(board: Board, station: Station, others: readonly Station[]): Station {
  if (board.grain === 1) return station
  let clear = station
  const astern = { ...station, heading: reciprocal(station.heading) }
  for (let hexes = 1; others.some(({ x, y }) => x === clear.x && y === clear.y); hexes++) {
    const { x, y } = board.advance(astern, hexes)
    clear = { x, y, heading: station.heading }
  }
  return clear
}

/** 0.22 A pick-up battle needs a sea of 24 by 18 miles or more; a scenario's own is as it is (0.27). */
export function refuseSea({ width, height }: BattleFacts['sea']): Refusal | null {
  if (Math.max(width, height) >= 24 && Math.min(width, height) >= 18) return null
  return { why: R['GF-0.22-board'], reason: `${width} by ${height} miles are less than 24 by 18` }
}

/** 2.11 Why a side may not sail under a limit of points; any lesser sum is allowed. */
export function refuseFleet(points: readonly number[], limit: number): Refusal | null {
  const sum = points.reduce((total, each) => total + each, 0)
  return sum <= limit ? null : { why: R['GF-2.11-points-limit'], reason: `${sum} points are more than ${limit}` }
}

/** 0.22, 0.31, 2.13, R39 Open sea, or hexes a mile across whose columns run along the short edges in east and west. */
function boardOf({ width, height }: { width: number; height: number }, options: Options): Board {
  return options['board'] === 'hexes'
    ? hexSheet({ columns: Math.ceil(width), rows: Math.ceil(height) })
    : openSea({ width: width * UNIT, height: height * UNIT, unit: UNIT })
}

/** 2.13 The nearest heading that the board has: on hexes one of six sides. */
function headingOn({ grain }: Board, degrees: number): number {
  const tenths = Math.round((10 * degrees) / grain) * grain
  return ((tenths % 3600) + 3600) % 3600
}
