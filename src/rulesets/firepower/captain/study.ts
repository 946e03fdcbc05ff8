import type { Aim, Leg, Lying, Measure, Reached, Shot, Study } from '#kernel/ruleset/index.ts'
import {
  batteryNow,
  moveRate,
  type Seen,
  type Ship,
  type State,
  sheetAt,
  type Theatre,
  type Which,
} from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { choiceOf, goesHerWay, waysAmong } from '../05-movement/choice.ts'
import type { Mandate } from '../05-movement/mandate.ts'
import { lengthOf, walk } from '../05-movement/move.ts'
import { wayOf } from '../05-movement/plan.ts'
import { gunToll, torpedoToll } from '../07-gunfire/expected.ts'
import { attackOf } from '../07-gunfire/gunfire.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import { refuseLaunch } from '../11-torpedoes/orders.ts'
import { contactOf } from '../11-torpedoes/torpedoes.ts'
import { actsNow, mayMove } from '../battle/acting.ts'
import { inchesOf, partsOf } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { isAfloat, isThere, rangeOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { huntMeasures, huntWays } from './hunting.ts'
import { Stakes } from './stakes.ts'

export const study = (state: Seen, ships: readonly number[]): Study<Command> => new Corner(state, ships)

const BATTERIES: readonly Which[] = ['main', 'secondary']
const TORPEDOES = 2

/** Some ships of a battle, of whom only the first is moved about; places, lines of fire and orders are those of the whole. */
class Corner implements Study<Command> {
  private readonly whole: Seen
  private readonly ships: readonly number[]
  private readonly state: State
  private readonly first: number
  private readonly before: Ship
  private readonly choice: Mandate | null
  private readonly stakes: Stakes

  constructor(whole: Seen, ships: readonly number[]) {
    this.whole = whole
    this.ships = ships
    this.state = copy(whole)
    this.stakes = new Stakes(whole)
    this.first = ships[0]!
    this.before = { ...this.state.ships[this.first]! }
    const isHers = isAfloat(whole, this.first) && actsNow(whole, this.first) && mayMove(whole, this.first)
    this.choice = isHers && goesHerWay(whole, this.first) ? choiceOf(whole, this.first) : null
  }

  get budget(): number {
    return this.choice === null ? 0 : inchesOf(moveRate(this.whole, this.first))
  }

  at(unit: number): Lying {
    const ship = this.ships[unit]!
    const { board } = this.state.fixed.theatre as Theatre
    const { heading } = this.state.ships[ship]!
    return { ...board.plot(this.state.ships[ship]!), heading, away: !isThere(this.state, ship) }
  }

  bands(unit: number): readonly number[] {
    const ship = this.ships[unit]!
    const { short, long } = this.state.fixed
    const limits = BATTERIES.flatMap(which => {
      const battery = batteryNow(this.state, ship, which)
      return battery < short.length && short[battery]! > 0 ? [inchesOf(short[battery]!), inchesOf(long[battery]!)] : []
    })
    return [...new Set(limits)]
  }

  threat(from: number, to: number, apart?: number): number {
    const one = this.ships[from]!
    const other = this.ships[to]!
    if (!isThere(this.state, one) || !isThere(this.state, other)) return 0
    if (apart === undefined) return this.threatNow(one, other)
    const { x, y } = this.state.ships[other]!
    const { board } = this.state.fixed.theatre as Theatre
    const { x: ownX, y: ownY } = this.state.ships[one]!
    const sound = { ...board.advance({ x: ownX, y: ownY, heading: 900 }, partsOf(apart)) }
    Object.assign(this.state.ships[other]!, { x: sound.x, y: sound.y })
    const points = this.gunPoints(one, other, false)
    Object.assign(this.state.ships[other]!, { x, y })
    return points
  }

  private threatNow(one: number, other: number): number {
    return Math.min(this.stakes.ship(other), this.gunPoints(one, other, true) + this.torpedoPoints(one, other))
  }

  /** Both batteries, whatever has been fired in this turn. */
  private gunPoints(one: number, other: number, inSight: boolean): number {
    return BATTERIES.reduce((sum, which) => {
      const refusal = refuseFire(this.state, one, which, other)
      const isIdle = refusal !== null && (inSight || refusal.why !== R['FP-PEN-A'])
      return isIdle ? sum : sum + this.stakes.gain(other, gunToll(this.state, attackOf(one, other, which)))
    }, 0)
  }

  /** A marker that comes to its target soon is worth more than one that may be left behind. */
  private torpedoPoints(one: number, other: number): number {
    if (refuseLaunch(this.state, one, other) !== null) return 0
    const { worst, damaged } = this.state.ships[one]!
    const { torpedo, torpedoRun } = sheetAt(this.state, one)
    const turns = Math.max(1, Math.ceil(rangeOf(this.state, one, other) / torpedoRun))
    const coming = this.state.markers.filter(({ target }) => target === other).length
    return (
      (0.5 ** coming *
        this.stakes.gain(other, torpedoToll(this.state, contactOf({ target: other, torpedo, worst, damaged })))) /
      turns
    )
  }

  go(path: readonly Leg[]): Reached | null {
    Object.assign(this.state.ships[this.first]!, this.before)
    if (this.choice === null) return null
    const way = wayOf(path)
    if (way === null || this.choice(way) !== null) return null
    const { end } = walk(this.whole, this.first, way)
    Object.assign(this.state.ships[this.first]!, end, { moved: lengthOf(way) })
    const { board } = this.state.fixed.theatre as Theatre
    return { ...this.at(0), away: !board.onBoard(end), next: this.budget }
  }

  /** A turn and a run, or a run and a turn: `go` says which of them her orders leave her. */
  ways(): readonly (readonly Leg[])[] {
    if (this.choice === null) return []
    return huntWays(this.whole, this.first, waysAmong(this.whole, this.first)).flatMap(way => {
      const { turn } = way
      const ahead = inchesOf(lengthOf(way))
      return turn === 0 ? [[{ ahead }]] : [[{ turn, ahead }], [{ ahead }, { turn }]]
    })
  }

  move(path: readonly Leg[]): Command | null {
    const way = wayOf(path)
    return way === null ? null : this.ordered({ type: 'Move', ship: this.first, ...way })
  }

  /** None before her move, since who has fired stays where she is (MOVE-D). */
  shots(): readonly Shot[] {
    const ship = this.first
    if (mayMove(this.whole, ship)) return []
    return this.ships.flatMap((target, unit): Shot[] => {
      if (this.state.ships[target]!.seat === this.before.seat) return []
      const guns = BATTERIES.flatMap((battery, weapon): Shot[] => {
        if (this.ordered({ type: 'FireBattery', ship, battery, target }) === null) return []
        const gain = this.stakes.gain(target, gunToll(this.whole, attackOf(ship, target, battery)))
        return [{ weapon, target: unit, gain, dear: false }]
      })
      if (this.ordered({ type: 'LaunchTorpedo', ship, target }) === null) return guns
      return [...guns, { weapon: TORPEDOES, target: unit, gain: this.torpedoPoints(ship, target), dear: true }]
    })
  }

  /** One battery at a time: the first of the aims. */
  attack(aims: readonly Aim[]): Command | null {
    const [aim] = aims
    if (aim === undefined) return null
    const target = this.ships[aim.target]!
    const ship = this.first
    if (aim.weapon === TORPEDOES) return this.ordered({ type: 'LaunchTorpedo', ship, target })
    return this.ordered({ type: 'FireBattery', ship, battery: BATTERIES[aim.weapon]!, target })
  }

  /** Moves that are settled for her; once she has moved, depth charges. */
  measures(): readonly Measure<Command>[] {
    const ship = this.first
    if (!mayMove(this.whole, ship)) return huntMeasures(this.whole, ship, this.stakes)
    const settled: readonly Command[] = [
      { type: 'KeepStation', ship },
      { type: 'GoAsCompelled', ship },
    ]
    return settled.filter(command => this.ordered(command) !== null).map(command => ({ command, gain: 1 }))
  }

  private ordered(command: Command): Command | null {
    return refuse(this.whole, { seat: this.before.seat, command }) === null ? command : null
  }
}
