import { BERTH, type Seen, type Ship, SUNK } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { testSquadrons } from '../02-command/break-off.ts'
import { leftOf, membersOf } from '../02-command/squadron.ts'
import { chancesOf, type Toll } from '../07-gunfire/expected.ts'
import { isOut, priceAt } from '../battle/victory.ts'

// What ships are worth to who fights for victory: half of the squadrons (VIC-A), and points only where time decides (R118). A judgement, in points; its chances are those of the rules.

const POINTS = new WeakMap<object, number>()
/** Half of all that sailed. */
function fleetPoints(state: Seen): number {
  let points = POINTS.get(state.fixed)
  if (points === undefined) {
    points = state.ships.reduce((sum, _, ship) => sum + priceAt(state, ship), 0) / 2
    POINTS.set(state.fixed, points)
  }
  return points
}

const CHANCE = new Map<string, number>()
type Fate = Partial<Pick<Ship, 'end' | 'mainLoss' | 'berth'>>
const LOST: Fate = { end: SUNK }
const CRIPPLED: Fate = { mainLoss: 2 }
const AWAY: Fate = { berth: BERTH.away }

/** I2, BRK-A to BRK-D The chance that her squadron is out of the fight at once if that befalls her, by the test that is thrown then. */
function outIf(state: Seen, ship: number, fate: Fate): number {
  const { squadron } = state.ships[ship]!
  const { size, shaken, crippled, destroyed, flagship } = state.squadrons[squadron]!
  if (isOut(state, squadron)) return 0
  const members = membersOf(state, squadron).map(each => {
    const { end, mainLoss, berth } = each === ship ? { ...state.ships[each]!, ...fate } : state.ships[each]!
    const { main, card } = state.fixed.sheets[each]!
    return [end, Math.min(2, mainLoss), berth, main, each === flagship, card.nation]
  })
  const key = [size, shaken, crippled, destroyed, ...members].join()
  let chance = CHANCE.get(key)
  if (chance === undefined) {
    const then = copy(state)
    Object.assign(then.ships[ship]!, fate)
    const [, out] = chancesOf(then, 2, desk => {
      testSquadrons(desk)
      return Number(isOut(desk.state, squadron))
    })
    chance = out!
    CHANCE.set(key, chance)
  }
  return chance
}

/** Share of her squadron that a ship is whose loss does not shake it at once. */
const BASE = 0.1
/** How much of her counts as lost when she makes for home burning, alone in her squadron or not, and of what she is hurt otherwise. */
const DOOMED = 0.7
const LOOSE = 0.3
const WEAKENED = 0.6

/** Reckoned as it is asked for, of a state in which nobody is hurt meanwhile. */
export class Stakes {
  private readonly state: Seen
  private readonly bySeat: readonly number[]
  private readonly byShip = new Map<number, number>()

  constructor(state: Seen) {
    this.state = state
    this.bySeat = [0, 1].map(seat => this.reckonSquadron(seat))
  }

  /** VIC-A, R117 What it is worth to put a squadron of a side out of the fight: the fewer are still wanted, the more. */
  squadron(seat: number): number {
    return this.bySeat[seat]!
  }

  private reckonSquadron(seat: number): number {
    const { state } = this
    let all = 0
    let out = 0
    state.squadrons.forEach((squadron, i) => {
      if (squadron.seat !== seat) return
      all++
      if (isOut(state, i)) out++
    })
    return fleetPoints(state) / Math.max(1, Math.ceil(all / 2) - out)
  }

  /** What the enemy gains if she is destroyed. */
  ship(ship: number): number {
    let stake = this.byShip.get(ship)
    if (stake === undefined) {
      const shaken = this.squadron(this.state.ships[ship]!.seat) * (BASE + outIf(this.state, ship, LOST))
      stake = priceAt(this.state, ship) + shaken
      this.byShip.set(ship, stake)
    }
    return stake
  }

  /** What he gains if she leaves the table. */
  leaving(ship: number): number {
    return this.squadron(this.state.ships[ship]!.seat) * outIf(this.state, ship, AWAY)
  }

  /** What an attack is expected to gain. */
  gain(target: number, toll: Toll): number {
    const { seat, squadron } = this.state.ships[target]!
    const whole = this.ship(target)
    const cripple = toll.crippled === 0 ? 0 : toll.crippled * this.squadron(seat) * outIf(this.state, target, CRIPPLED)
    const isLast = toll.burning > 0 && leftOf(this.state, squadron).length === 1
    return cripple + whole * (toll.lost + toll.burning * (isLast ? DOOMED : LOOSE) + toll.share * WEAKENED)
  }
}
