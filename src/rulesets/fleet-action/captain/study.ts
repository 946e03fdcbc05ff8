import type { Place } from '#kernel/geometry/index.ts'
import type { Aim, Leg, Lying, Measure, Reached, Shot, Study } from '#kernel/ruleset/index.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import {
  BAND,
  CM,
  isThere as isOnTable,
  phaseOf,
  RESOLVE,
  type Seen,
  type Ship,
  type State,
  sheetAt,
} from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import { boardOf, refuseWay, speedsOf, wayEnds } from '../06-order-of-play/6-4-movement.ts'
import { priceNow, wholePrice } from '../06-order-of-play/6-7-victory.ts'
import { mayAct } from '../06-order-of-play/6-sequence.ts'
import { wayTo } from '../06-order-of-play/6-withdraw.ts'
import { legsOf } from '../06-order-of-play/plan.ts'
import { aloftOf } from '../09-air/standing.ts'
import { chargesShare, gunShare, salvoShare } from '../09-combat/expected.ts'
import { flakFire, fullFire, salvoesAt } from '../09-combat/fire-plans.ts'
import { apart, bearingTo, enemiesOf, fieldsCrossed, isClose, isFoul } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { isToLand } from './flying.ts'

export const study = (state: Seen, ships: readonly number[]): Study<Command> => new Corner(state, ships)

const GUNS = 0
const TORPEDOES = 1

/** Some ships of a battle, of whom only the first is moved about. */
class Corner implements Study<Command> {
  private readonly whole: Seen
  private readonly ships: readonly number[]
  private readonly state: State
  private readonly first: number
  private readonly before: Ship

  constructor(whole: Seen, ships: readonly number[]) {
    this.whole = whole
    this.ships = ships
    this.state = copy(whole)
    this.first = ships[0]!
    this.before = { ...this.state.ships[this.first]! }
  }

  get budget(): number {
    return this.mayMove ? speedsOf(this.whole, this.first)[1] : 0
  }

  private get mayMove(): boolean {
    const ship = this.first
    const isHers = isMoving(this.whole) && mayAct(this.whole, ship)
    // with no enemy on the table there is nothing to choose a course by: she seeks him
    return isHers && this.before.resolve === RESOLVE.steady && enemiesOf(this.whole, ship).length > 0
  }

  at(unit: number): Lying {
    const ship = this.ships[unit]!
    const { heading } = this.state.ships[ship]!
    return { ...boardOf(this.state).plot(this.state.ships[ship]!), heading, away: !isOnTable(this.state, ship) }
  }

  bands(unit: number): readonly number[] {
    const { batteries } = sheetAt(this.state, this.ships[unit]!).card
    const most = Math.max(0, ...batteries.map(({ pen }) => pen.findLastIndex(each => each !== null) + 1))
    return Array.from({ length: most }, (_, band) => ((band + 1) * BAND) / CM)
  }

  threat(from: number, to: number, apart?: number): number {
    const [one, other] = [this.ships[from]!, this.ships[to]!]
    if (!isOnTable(this.state, one) || !isOnTable(this.state, other)) return 0
    if (apart === undefined) return this.gunPoints(one, other)
    const { x, y, heading } = this.state.ships[other]!
    const her = this.state.ships[one]!
    const kept = her.heading
    const sound = boardOf(this.state).advance({ x: her.x, y: her.y, heading: 900 }, Math.round(apart * CM))
    Object.assign(this.state.ships[other]!, { x: sound.x, y: sound.y, heading: 0 })
    her.heading = 0
    const points = this.gunPoints(one, other)
    her.heading = kept
    Object.assign(this.state.ships[other]!, { x, y, heading })
    return points
  }

  private gunPoints(one: number, other: number): number {
    return (wholePrice(this.state, other) - priceNow(this.state, other)) * gunShare(this.state, one, other)
  }

  go(path: readonly Leg[]): Reached | null {
    Object.assign(this.state.ships[this.first]!, this.before)
    const legs = this.mayMove ? legsOf(path) : null
    if (legs === null || refuseWay(this.whole, this.first, legs) !== null) return null
    const ends = wayEnds(this.whole, this.first, legs)
    const end = ends.at(-1) ?? this.before
    if (ends.some(at => isFoul(this.whole, this.first, at))) return null
    // H31: a careful captain goes round a minefield
    const { x, y } = this.before
    if (fieldsCrossed(this.whole, [x, y, ...ends.flatMap(at => [at.x, at.y])]).length > 0) return null
    const moved = legs.reduce((sum, { ahead }) => sum + ahead, 0)
    Object.assign(this.state.ships[this.first]!, { x: end.x, y: end.y, heading: end.heading, moved, pace: moved })
    return { ...this.at(0), away: !boardOf(this.state).onBoard(end), next: speedsOf(this.state, this.first)[1] }
  }

  /** H17 At three speeds straight on, or round by 45° to 180° with her MVR between the turns. */
  ways(): readonly (readonly Leg[])[] {
    if (!this.mayMove) return []
    const [least, most] = speedsOf(this.whole, this.first)
    const MVR = Math.max(1, sheetAt(this.whole, this.first).card.MVR)
    return [...new Set([most, Math.ceil((least + most) / 2), least])].flatMap(length => [
      length > 0 ? [{ ahead: length }] : [],
      ...[1, 2, 3, 4].flatMap(turns => [450, -450].flatMap(turn => roundBy(turns, turn, MVR, length))),
    ])
  }

  move(path: readonly Leg[]): Command | null {
    const legs = legsOf(path)
    return legs === null ? null : this.ordered({ type: 'Steer', ship: this.first, legs, smoke: false })
  }

  shots(): readonly Shot[] {
    return this.ships.flatMap((target, unit): Shot[] => {
      if (this.state.ships[target]!.seat === this.before.seat || !isOnTable(this.state, target)) return []
      const price = wholePrice(this.whole, target)
      const fire = this.fire(target)
      const guns =
        fire === null ? [] : [{ weapon: GUNS, target: unit, gain: price * this.shareOf(target), dear: false }]
      const salvo = this.salvo(target)
      if (salvo === null) return guns
      const share = salvoShare(this.whole, salvo)
      return [...guns, { weapon: TORPEDOES, target: unit, gain: price * share, dear: share < WORTH }]
    })
  }

  private shareOf(target: number): number {
    const { asw } = this.whole.ships[this.first]!
    if (isBelow(this.whole, target)) return chargesShare(this.whole, target, asw)
    return gunShare(this.whole, this.first, target)
  }

  attack(aims: readonly Aim[]): Command | null {
    const [aim] = aims
    if (aim === undefined) return null
    const target = this.ships[aim.target]!
    return aim.weapon === TORPEDOES ? this.salvo(target) : this.fire(target)
  }

  private fire(target: number): Command | null {
    const order = phaseOf(this.whole) === 'action' ? fullFire(this.whole, this.first, target) : null
    return order === null ? null : this.ordered(order)
  }

  private salvo(target: number): Extract<Command, { type: 'DeclareTorpedoes' }> | null {
    if (phaseOf(this.whole) === 'action') return null
    for (const salvo of salvoesAt(this.whole, this.first, target)) {
      if (this.ordered(salvo) !== null) return salvo
    }
    return null
  }

  /** Making off where she must, a look at what lies under markers, and steering for them where nobody else is to be seen. */
  measures(): readonly Measure<Command>[] {
    const ship = this.first
    const looks = this.whole.contacts.map((_, contact): Command => ({ type: 'Spot', ship, contact }))
    const back = aloftOf(this.whole, this.before.seat)
      .filter(stand => isToLand(this.whole, stand))
      .map((stand): Command => ({ type: 'LandStand', ship, stand }))
    const besides: Command[] = [
      { type: 'Withdraw', ship },
      { type: 'Listen', ship },
      ...(this.isChased() ? [{ type: 'LayMines' as const, ship }] : []),
    ]
    return [...besides, ...this.seeks(), ...back, ...looks, ...this.flak()]
      .filter(command => this.ordered(command) !== null)
      .map(command => ({ command, gain: 1 }))
  }

  /** H31 Mines are laid before whoever comes up astern. */
  private isChased(): boolean {
    const { x, y, heading } = this.before
    const back = boardOf(this.whole).advance({ x, y, heading: (heading + 1800) % 3600 }, ASTERN / 2)
    return enemiesOf(this.whole, this.first).some(enemy =>
      isClose(this.whole, this.whole.ships[enemy]!, back, ASTERN / 2),
    )
  }

  /** H27 At aircraft, where there is no ship to fire at. */
  private flak(): Command[] {
    const ship = this.first
    if (enemiesOf(this.whole, ship).some(target => fullFire(this.whole, ship, target) !== null)) return []
    const fire = flakFire(this.whole, ship)
    return fire === null ? [] : [fire]
  }

  /** H20 For the nearest marker of the enemy's, or for the middle of the table. */
  private seeks(): Command[] {
    const ship = this.first
    if (!isMoving(this.whole) || enemiesOf(this.whole, ship).length > 0) return []
    const here = this.whole.ships[ship]!
    // whoever has aircraft alone is sought in vain
    if (this.whole.ships.every(({ seat }) => seat === here.seat)) return []
    const { extent, unit } = boardOf(this.whole)
    const far = (to: Place): number => apart(this.whole, here, to)
    const [marker] = this.whole.contacts
      .filter(({ seat, gone }) => seat !== here.seat && gone === 0)
      .sort((a, b) => far(a) - far(b))
    const goal = marker ?? { x: Math.round((extent.east * unit) / 2), y: Math.round((extent.north * unit) / 2) }
    const [, most] = speedsOf(this.whole, ship)
    return [
      { type: 'Steer', ship, legs: wayTo(this.whole, ship, bearingTo(this.whole, here, goal), most), smoke: false },
    ]
  }

  private ordered(command: Command): Command | null {
    return refuse(this.whole, { seat: this.before.seat, command }) === null ? command : null
  }
}
function roundBy(turns: number, turn: number, MVR: number, length: number): (readonly Leg[])[] {
  if (turns * MVR > length) return []
  const legs = Array.from({ length: turns }, () => [{ ahead: MVR }, { turn }]).flat()
  return [length === turns * MVR ? legs : [...legs, { ahead: length - turns * MVR }]]
}

const isMoving = (state: Seen): boolean => phaseOf(state) === 'ship movement' || phaseOf(state) === 'submarines'
/** H31 How far astern an enemy may run into a field. */
const ASTERN = 60 * CM
/** A smaller share of a ship is not worth torpedoes that nobody reloads. */
const WORTH = 0.04
