import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts, SeaState, ShipInBattle } from '#kernel/facts/index.ts'
import { openSea } from '#kernel/geometry/index.ts'
import { BadInput, type Force, termsOf } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { TURN, TURN_MINUTES } from '../02-ships/conditions.ts'
import { comeAs } from '../02-ships/plight-before.ts'
import type { Card } from '../02-ships/ship.ts'
import { BERTH, type Field, type State } from '../02-ships/state.ts'
import { CLEAR_DAY, setUp } from '../02-ships/state-new.ts'
import { advanceOf } from '../sailing/s1-movement.ts'

/** How battles know this book. */
const ID = 'fear-god'
/** H19 Yards of a nautical mile, by the three-minute rule. */
const MILE = 2000
/** Yards to one of the book's measure on the chart, as ranges were called: a hundred. */
const UNIT = 100
/** H26 Sea states of the book's scale for the words of a battle's facts. */
const SEA_STATES: Readonly<Record<SeaState, number>> = { calm: 1, moderate: 3, rough: 5, storm: 7 }

interface Placed extends ShipInBattle {
  readonly seat: number
  readonly formation: number
}

/** S2 A battle on its board, before the first turn: ships where the facts have them and as they come, each formation at the speed of its slowest (H19). */
export function prepare({ battle, cards }: Force<Card>, options: Options): State {
  const ships = shipsOf(battle)
  const scene = {
    ...CLEAR_DAY,
    seaState: SEA_STATES[battle.sea.state],
    year: battle.year,
    month: battle.month,
  }
  const seats = ships.map(({ seat }) => seat)
  const state = setUp(cards, seats, options, scene, fieldFor(battle, ships))
  for (const [name, said] of Object.entries(battle.books?.[ID]?.plights ?? {})) {
    const ship = ships.findIndex(each => each.ship === name)
    if (ship < 0) throw new BadInput(`plights: there is no ${name} in this battle`)
    comeAs(state, ship, said)
  }
  state.now = moment(TURN, 0, 'resolution')
  ships.forEach(({ at, heading, formation }, i) => {
    const ship = state.ships[i]!
    ship.berth = at === null ? BERTH.open : BERTH.given
    ship.heading = ((Math.round(10 * heading) % 3600) + 3600) % 3600
    ship.speed = ship.ordered = Math.min(
      ...ships.flatMap((other, j) => (other.formation === formation ? [state.ships[j]!.speed] : [])),
    )
    ship.straight = advanceOf(state, i)
    if (at !== null) Object.assign(ship, { x: Math.round(at.east * MILE), y: Math.round(at.north * MILE) })
  })
  return state
}

function shipsOf(battle: BattleFacts): Placed[] {
  let formation = 0
  return battle.sides.flatMap((side, seat) =>
    side.formations.flatMap(({ ships }) => {
      formation++
      return ships.map(ship => ({ ...ship, seat, formation }))
    }),
  )
}

function fieldFor(battle: BattleFacts, ships: readonly Placed[]): Field {
  const { width, height } = battle.sea
  return {
    board: openSea({ width: width * MILE, height: height * MILE, unit: UNIT }),
    turns: Math.max(1, Math.ceil(battle.lastsMinutes / TURN_MINUTES)),
    begins: battle.begins,
    sunrise: battle.sunrise,
    sunset: battle.sunset,
    sight: Math.round(battle.visibilityMiles * MILE),
    sides: [battle.sides[0].name, battle.sides[1].name],
    terms: termsOf(battle, name => ships.findIndex(({ ship }) => ship === name)),
  }
}
