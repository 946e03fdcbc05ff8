import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Aim, Leg, Lying, Measure, Reached, Shot, Study } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { TURN, WEAVING } from '../02-ships/conditions.ts'
import { part } from '../02-ships/part.ts'
import { isGun } from '../02-ships/ship.ts'
import { fieldOf, isInPlay, type Seen, type Ship, type State, sheetAt } from '../02-ships/state.ts'
import { allGunsDamage, bestShell, gainOf, gunDamage, torpedoDamage } from '../06-gunfire/expected.ts'
import { FIRE_GUNS } from '../06-gunfire/s7-fire.ts'
import { hasFired, refuseAim, refusePlan } from '../battle/s2-aim.ts'
import { knownPlot } from '../battle/s2-known.ts'
import { aimTorpedoes, LAUNCH_TORPEDOES } from '../below/s13-aim.ts'
import type { FearGodDesk } from '../events/events.ts'
import { contactOf } from '../light/s12-detection.ts'
import { type Command, ORDERS } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { plotOf, yardsOf } from '../sailing/plan.ts'
import { isBlind, refusePlot, speedsOf, walk, YARDS_A_TENTH } from '../sailing/s1-movement.ts'
import { PLOT, type Plot } from '../sailing/s1-plot.ts'
import { waysMeet } from '../sailing/s1-together.ts'
import { counselOf } from './counsel.ts'
import { crewMeasures } from './measures.ts'
import { spare } from './spare.ts'

export const study = (state: Seen, ships: readonly number[]): Study<Command> => new Corner(state, ships)

/** A corner of the battle: a few ships by themselves. In Plotting the others are thought to hold on, so that all are seen where they will be. */
class Corner implements Study<Command> {
  private readonly whole: Seen
  private readonly ships: readonly number[]
  private readonly state: State
  private readonly desk: FearGodDesk
  private readonly before: Readonly<Ship>
  private readonly isPlotting: boolean
  private readonly mayMove: boolean
  /** from where she really is, wherever she goes in thought */
  readonly budget: number
  private readonly beside = new Map<number, number>()

  constructor(whole: Seen, ships: readonly number[]) {
    this.whole = whole
    this.ships = ships
    this.state = part(whole, ships)
    this.desk = new Desk(this.state, NO_DICE, spare)
    this.isPlotting = phaseAt(TURN, whole.now) === 'plotting'
    const [first] = ships
    this.mayMove = this.isPlotting && !isBlind(whole, first!) && !PLOT.isIn(whole.written, first!)
    if (this.isPlotting) this.holdOn()
    this.before = { ...this.state.ships[0]! }
    this.budget = this.mayMove ? speedsOf(this.state, 0).most / 10 : 0
  }

  /** Everybody goes as he is known to go; the first stays if she is still to be told. */
  private holdOn(): void {
    for (let unit = this.mayMove ? 1 : 0; unit < this.ships.length; unit++) {
      if (!isInPlay(this.state, unit)) continue
      this.place(unit, { ...knownPlot(this.whole, this.ships[unit]!), ship: unit })
    }
  }

  private place(unit: number, plot: Plot): void {
    const { x, y, heading, speed, turned, straight, helm } = walk(this.state, unit, plot)
    Object.assign(this.state.ships[unit]!, { x, y, heading, speed, turned, straight, helm })
  }

  at(unit: number): Lying {
    const ship = this.state.ships[unit]!
    const { board } = fieldOf(this.state)
    const { east, north } = board.plot(ship)
    return { east, north, heading: ship.heading, away: ship.away > 0 || !board.onBoard(ship) }
  }

  bands(unit: number): readonly number[] {
    const { batteries } = sheetAt(this.state, unit)
    const { unit: yards } = fieldOf(this.state).board
    const guns = batteries.flatMap(line => (isGun(line) ? line.limits.map(limit => limit / yards) : []))
    return [...guns, ...batteries.flatMap(({ runYards }) => (runYards > 0 ? [runYards / yards] : []))]
  }

  threat(from: number, to: number, apart?: number): number {
    if (apart !== undefined) return this.threatAbeam(from, to, apart)
    if (from === 0 || to === 0) return this.threatNow(from, to)
    const key = from * this.ships.length + to
    let points = this.beside.get(key)
    if (points === undefined) {
      points = this.threatNow(from, to)
      this.beside.set(key, points)
    }
    return points
  }

  private threatNow(from: number, to: number): number {
    const { state, desk } = this
    if (!isInPlay(state, from) || !isInPlay(state, to) || contactOf(state, from, to) === null) return 0
    return gainOf(state, to, torpedoDamage(state, from, to) + allGunsDamage(desk, from, to))
  }

  private threatAbeam(from: number, to: number, apart: number): number {
    const one = this.state.ships[from]!
    const other = this.state.ships[to]!
    const were = [one, other].map(({ x, y, heading }) => ({ x, y, heading }))
    Object.assign(one, { x: 0, y: 0, heading: 0 })
    Object.assign(other, { x: Math.round(apart * fieldOf(this.state).board.unit), y: 0, heading: 0 })
    const points = this.threatNow(from, to)
    Object.assign(one, were[0])
    Object.assign(other, were[1])
    return points
  }

  go(path: readonly Leg[]): Reached | null {
    this.goBack()
    if (!this.mayMove) return null
    const plot = plotOf(this.state, 0, path)
    // H20 most paths that are refused are too long, and this tells so without walking them
    if (yardsOf(this.state, 0, plot.legs) > YARDS_A_TENTH * plot.speed) return null
    if (refusePlot(this.state, plot) !== null) return null
    this.place(0, plot)
    const { east, north, heading, away } = this.at(0)
    return { east, north, heading, away: away || this.isCornered(), next: speedsOf(this.state, 0).most / 10 }
  }

  /** What a move changes of her, as it was. */
  private goBack(): void {
    const first = this.state.ships[0]!
    const { x, y, heading, speed, turned, straight, helm } = this.before
    first.x = x
    first.y = y
    first.heading = heading
    first.speed = speed
    first.turned = turned
    first.straight = straight
    first.helm = helm
  }

  /** So near the edge that no helm keeps her on the board in the next turn: as good as away. */
  private isCornered(): boolean {
    const { board } = fieldOf(this.state)
    const { x, y } = this.state.ships[0]!
    const [east, north] = [board.extent.east * board.unit, board.extent.north * board.unit]
    if (Math.min(x, y, east - x, north - y) > FAR_FROM_EDGES) return false
    const { least } = speedsOf(this.state, 0)
    return [-HALF_CIRCLE, 0, HALF_CIRCLE].every(turn => {
      const legs = turn === 0 ? [] : [{ turn }]
      return !board.onBoard(walk(this.state, 0, { speed: least, legs }))
    })
  }

  /** Not where she would run into a friend who goes as he is known to go. */
  move(path: readonly Leg[]): Command | null {
    if (!this.mayMove) return null
    const { whole } = this
    const ship = this.ships[0]!
    const plot = plotOf(whole, ship, path)
    const way = walk(whole, ship, plot)
    const meets = whole.ships.some(
      ({ seat, x, y }, other) =>
        other !== ship &&
        seat === this.before.seat &&
        Math.abs(x - this.before.x) < FAR_FROM_FRIENDS &&
        Math.abs(y - this.before.y) < FAR_FROM_FRIENDS &&
        isInPlay(whole, other) &&
        waysMeet(whole, ship, way, other, walk(whole, other, knownPlot(whole, other))),
    )
    return meets ? null : this.ordered(plot)
  }

  /** Guns first; when her fire is written, torpedoes. */
  shots(): readonly Shot[] {
    if (this.mayMove) return []
    const ship = this.ships[0]!
    const guns = FIRE_GUNS.isIn(this.whole.written, ship) ? [] : this.gunShots()
    if (guns.length > 0 || !this.isPlotting || LAUNCH_TORPEDOES.isIn(this.whole.written, ship)) return guns
    return this.foes().flatMap((target): Shot[] => {
      if (aimTorpedoes(this.whole, ship, this.ships[target]!) === null) return []
      const gain = gainOf(this.state, target, torpedoDamage(this.state, 0, target))
      return gain > 0 ? [{ weapon: this.tubes, target, gain, dear: true }] : []
    })
  }

  private gunShots(): Shot[] {
    const { batteries } = sheetAt(this.state, 0)
    return batteries.flatMap((line, weapon) => {
      if (!isGun(line) || hasFired(this.whole, this.ships[0]!, weapon)) return []
      return this.foes().flatMap((target): Shot[] => {
        if (contactOf(this.state, 0, target) === null) return []
        const gain = gainOf(this.state, target, gunDamage(this.desk, 0, weapon, target))
        return gain > 0 && this.mayAim(weapon, target) ? [{ weapon, target, gain, dear: false }] : []
      })
    })
  }

  /** What the whole battle says to one aim: to ask it whether she may be ordered at all is done once, for all of them. */
  private mayAim(weapon: number, target: number): boolean {
    const refuse = this.isPlotting ? refusePlan : refuseAim
    return refuse(this.whole, this.ships[0]!, this.ships[target]!, weapon, 0) === null
  }

  private foes(): number[] {
    const { seat } = this.before
    return [...this.ships.keys()].filter(unit => this.state.ships[unit]!.seat !== seat && isInPlay(this.state, unit))
  }

  /** All tubes count as one weapon, after the last battery. */
  private get tubes(): number {
    return sheetAt(this.state, 0).batteries.length
  }

  attack(aims: readonly Aim[]): Command | null {
    const ship = this.ships[0]!
    const torpedo = aims.find(({ weapon }) => weapon === this.tubes)
    if (torpedo !== undefined) {
      const launch = aimTorpedoes(this.whole, ship, this.ships[torpedo.target]!)
      return launch === null ? null : this.ordered(launch)
    }
    const batteries = aims.map(({ weapon, target }) => ({
      battery: weapon,
      target: this.ships[target]!,
      shell: bestShell(this.state, 0, weapon, target),
    }))
    return batteries.length === 0 ? null : this.ordered({ type: 'FireGuns', ship, batteries })
  }

  /** Orders to the crew, to steer evasively on the course that is written, and what other orders gain by their own account. */
  measures(): readonly Measure<Command>[] {
    const ship = this.ships[0]!
    if (!this.isPlotting || this.mayMove || isBlind(this.whole, ship)) return []
    const crew = crewMeasures(this.desk, ship, this.foes()).filter(
      ({ command }) => !ORDERS.of(command).isIn(this.whole.written, ship),
    )
    const plot = knownPlot(this.whole, ship)
    const weave = plot.weave ? [] : [{ command: { ...plot, weave: true }, gain: this.gainByWeaving() }]
    return [...crew, ...weave, ...counselOf(this.whole, ship)].filter(
      ({ command, gain }) => gain > 0 && this.ordered(command) !== null,
    )
  }

  /** 6-4 How much less she would suffer, less how much less she would do. */
  private gainByWeaving(): number {
    const first = this.state.ships[0]!
    const { helm } = first
    const before = this.balance()
    first.helm = WEAVING
    const gain = this.balance() - before
    first.helm = helm
    return gain
  }

  /** What she is expected to do in a turn, less what is done to her; enemies rather fire where it tells more. */
  private balance(): number {
    const own = [...this.ships.keys()].filter(unit => this.state.ships[unit]!.seat === this.before.seat)
    let given = 0
    let taken = 0
    for (const foe of this.foes()) {
      given = Math.max(given, this.threat(0, foe))
      const all = own.reduce((sum, unit) => sum + this.threat(foe, unit), 0)
      if (all > 0) taken += this.threat(foe, 0) ** 2 / all
    }
    return given - taken
  }

  private ordered(command: Command): Command | null {
    return refuse(this.whole, { seat: this.before.seat, command }) === null ? command : null
  }
}
/** Yards: more than any ship runs in a turn. */
const FAR_FROM_EDGES = 4000
/** Yards: two ships that are farther apart cannot meet in a turn. */
const FAR_FROM_FRIENDS = 2 * FAR_FROM_EDGES
const HALF_CIRCLE = 1800
const NO_DICE = new Dice(new Script([]))
