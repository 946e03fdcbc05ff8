import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { isSealed } from '#kernel/order/index.ts'
import type { Aim, Leg, Lying, MovePlan, Reached, Shot, Study } from '#kernel/ruleset/index.ts'
import { part } from '../01-ships/part.ts'
import {
  type Fixed,
  PHASE,
  phaseNow,
  type Seen,
  type Ship,
  type State,
  type Still,
  sheetAt,
} from '../01-ships/state.ts'
import type { Move } from '../03-movement/3-2-track.ts'
import { move, refuseMove } from '../03-movement/3-movement.ts'
import { movePlan } from '../03-movement/3-plan.ts'
import { commandOf } from '../04-gunfire/offers.ts'
import { refuseOutOfTurn } from '../07-divisions/7-1-divisions.ts'
import { forcedFire } from '../07-divisions/7-3-fire.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { bandsOf, inTorpedoRange, lookOnce } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { signatureOf } from './signature.ts'
import { spare } from './spare.ts'
import { gunLoss, inAll, noFire, noRun, type Reach, reach, threat, torpedoLoss } from './threat.ts'

export const study = (state: Seen, ships: readonly number[]): Study<Command> => new Corner(state, ships)

/** A corner of the battle: a few ships by themselves, of whom only the first is moved about. */
class Corner implements Study<Command> {
  private readonly whole: Seen
  private readonly ships: readonly number[]
  private readonly state: State
  private readonly desk: GrandFleetsDesk
  private readonly plan: MovePlan<Command>
  private readonly before: Readonly<Ship>
  /** what each sees of each, for as long as they keep their places */
  private readonly sights: (Still | undefined)[]
  /** she has nothing to say in this phase, or not yet */
  private readonly isSilent: boolean
  /** what the first and another can do to each other, by all that a move can change of it */
  private readonly reaches = new Map<number, Reach>()
  /** whether something lies between the first and another */
  private readonly noFire: (boolean | undefined)[]
  private readonly noRun: (boolean | undefined)[]
  /** what two others can do to each other */
  private readonly beside: (Beside | undefined)[] = []

  constructor(whole: Seen, ships: readonly number[]) {
    this.whole = whole
    this.ships = ships
    this.state = part(whole, ships)
    this.desk = new Desk(this.state, NO_DICE, spare)
    this.plan = movePlan(this.state, 0, false)
    this.before = { ...this.state.ships[0]! }
    this.sights = new Array(ships.length * ships.length)
    this.isSilent =
      this.before.acted > 0 || isSealed(whole.written, ships[0]!) || refuseOutOfTurn(whole, ships[0]!) !== null
    this.noFire = new Array(ships.length)
    this.noRun = new Array(ships.length)
  }

  get budget(): number {
    return this.mayMove() ? this.plan.budget : 0
  }
  private mayMove(): boolean {
    return phaseNow(this.state) === PHASE.movement && !this.isSilent
  }

  at(unit: number): Lying {
    const ship = this.state.ships[unit]!
    const { east, north } = (this.state.fixed as Fixed).board.plot(ship)
    return { east, north, heading: ship.heading, away: ship.away > 0 }
  }

  bands(unit: number): readonly number[] {
    const { guns, lightGuns, card } = sheetAt(this.state, unit)
    const { unit: length } = (this.state.fixed as Fixed).board
    const limits = [...guns, lightGuns].flatMap(gun => gun.limits.map(limit => limit / length))
    return card.torpedoes === null ? limits : [...limits, card.torpedoes.range]
  }

  threat(from: number, to: number, apart?: number): number {
    if (apart !== undefined) return this.threatAbeam(from, to, apart)
    return from === 0 || to === 0 ? this.threatOfFirst(from, to) : this.threatBeside(from, to)
  }

  private threatAbeam(from: number, to: number, apart: number): number {
    const { board } = this.state.fixed as Fixed
    const one = this.state.ships[from]!
    const other = this.state.ships[to]!
    const { x, y, heading } = one
    const { x: otherX, y: otherY, heading: otherHeading } = other
    Object.assign(one, { x: 0, y: 0, heading: 0 })
    Object.assign(other, board.nearest({ east: apart, north: 0 }), { heading: 0 })
    const points = threat(this.desk, from, to, true)
    Object.assign(one, { x, y, heading })
    Object.assign(other, { x: otherX, y: otherY, heading: otherHeading })
    return points
  }

  /** Reckoned once for each way in which the two may meet, however many courses lead to it. */
  private threatOfFirst(from: number, to: number): number {
    const { state } = this
    if (state.ships[0]!.away > 0) return 0
    const key = signatureOf(state, 0, from, to, this.sightOf(from, to))
    let met = this.reaches.get(key)
    if (met === undefined) {
      met = this.reachAsSeen(from, to)
      this.reaches.set(key, met)
    }
    const { fire, run, left } = met
    const other = from + to
    return inAll(fire > 0 && this.hasNoFire(other) ? 0 : fire, run > 0 && this.hasNoRun(other) ? 0 : run, left)
  }

  private sightOf(from: number, to: number): Still {
    const count = this.ships.length
    const back = this.sights[to * count + from]
    this.sights[from * count + to] ??=
      back === undefined ? lookOnce(this.state, from, to) : lookBack(this.state, from, to, back)
    return this.sights[from * count + to]!
  }

  /** Between the first and another, whoever fires. */
  private hasNoFire(other: number): boolean {
    this.noFire[other] ??= noFire(this.state, 0, other)
    return this.noFire[other]
  }
  private hasNoRun(other: number): boolean {
    this.noRun[other] ??= noRun(this.state, 0, other)
    return this.noRun[other]
  }

  /** Only the first can come between two who keep their places; whatever else lies there stays. */
  private threatBeside(from: number, to: number): number {
    const place = from * this.ships.length + to
    this.beside[place] ??= this.besideOf(from, to)
    const { fire, run, left, trio } = this.beside[place]
    return inAll(fire > 0 && noFire(trio, 1, 2) ? 0 : fire, run > 0 && noRun(trio, 1, 2) ? 0 : run, left)
  }

  private besideOf(from: number, to: number): Beside {
    const { ships, fixed } = this.state
    this.sightOf(from, to)
    const { fire, run, left } = this.reachAsSeen(from, to)
    const only = (some: readonly number[]): State => ({
      ...this.state,
      ships: some.map(ship => ships[ship]!),
      fixed: { ...fixed, sheets: some.map(ship => fixed.sheets[ship]!) },
    })
    const others = only(this.ships.map((_, i) => i).slice(1))
    return {
      fire: fire > 0 && noFire(others, from - 1, to - 1) ? 0 : fire,
      run: run > 0 && noRun(others, from - 1, to - 1) ? 0 : run,
      left,
      trio: only([0, from, to]),
    }
  }

  /** With what they see of each other laid out, so that it need not be looked up for every gun. */
  private reachAsSeen(from: number, to: number): Reach {
    const { fixed } = this.state
    fixed.still = this.sights as Still[]
    const met = reach(this.desk, from, to, false)
    fixed.still = null
    return met
  }

  go(path: readonly Leg[]): Reached | null {
    this.goBack()
    if (!this.mayMove()) return null
    const command = this.plan.command(path) as Move
    if (refuseMove(this.state, command) !== null) return null
    move(this.desk, command)
    return { ...this.at(0), next: this.plan.budget }
  }

  /** What a move changes of a ship, as it was; nothing seen from there or to there holds any more. */
  private goBack(): void {
    const count = this.ships.length
    const first = this.state.ships[0]!
    const { x, y, heading, forward, acted, away } = this.before
    first.x = x
    first.y = y
    first.heading = heading
    first.forward = forward
    first.acted = acted
    first.away = away
    for (let i = 0; i < count; i++) {
      this.sights[i] = this.sights[i * count] = undefined
      this.noFire[i] = this.noRun[i] = undefined
    }
  }

  move(path: readonly Leg[]): Command | null {
    return this.ordered(movePlan(this.whole, this.ships[0]!, false).command(path))
  }

  shots(): readonly Shot[] {
    const { seat } = this.before
    if (this.isSilent) return []
    const forced = forcedFire(this.whole, this.ships[0]!)
    const only = forced === null ? -1 : (forced.batteries[0] ?? forced.lightGuns[0])!.target
    const lines = sheetAt(this.state, 0).guns.length
    const torpedo = phaseNow(this.state) === PHASE.torpedo
    const weapons = torpedo ? [lines + 1] : Array.from({ length: lines + 1 }, (_, line) => line)
    return weapons.flatMap(weapon =>
      this.ships.flatMap((_, target): Shot[] => {
        if (this.state.ships[target]!.seat === seat || (only >= 0 && this.ships[target] !== only)) return []
        const gain = torpedo ? torpedoLoss(this.desk, 0, target) : gunLoss(this.desk, 0, weapon, target)
        if (gain === 0) return []
        const command = commandOf(this.state, 0, [{ weapon, target }])
        return refuse(this.state, { seat, command }) === null ? [{ weapon, target, gain, dear: torpedo }] : []
      }),
    )
  }

  attack(aims: readonly Aim[]): Command | null {
    const there = aims.map(({ weapon, target }) => ({ weapon, target: this.ships[target]! }))
    return this.ordered(commandOf(this.whole, this.ships[0]!, there))
  }

  /** This book has no orders but those to move and to fire. */
  measures(): readonly [] {
    return []
  }

  private ordered(command: Command): Command | null {
    return refuse(this.whole, { seat: this.before.seat, command }) === null ? command : null
  }
}
const NO_DICE = new Dice(new Script([]))

/** What one can do to another if the first of the corner does not come between, and the three of them by themselves. */
interface Beside extends Reach {
  readonly trio: Seen
}

/** What she sees of who sees her so. */
const lookBack = (state: Seen, from: number, to: number, { arcs, from: seen }: Still): Still => ({
  arcs: seen,
  from: arcs,
  bands: bandsOf(state, from, to),
  torpedoes: inTorpedoRange(state, from, to),
})
