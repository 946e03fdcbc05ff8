import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Aim, Leg, Lying, MovePlan, Shot, Study } from '#kernel/ruleset/index.ts'
import { move, refuseMove } from './3-movement.ts'
import { lookOnce } from './4-1-targets.ts'
import { hasOrder } from './8-written.ts'
import type { Command, Move } from './commands.ts'
import type { GrandFleetsDesk } from './events.ts'
import { part } from './part.ts'
import { movePlan } from './present.ts'
import { commandOf } from './present-attack.ts'
import { refuse } from './refusals.ts'
import { type Fixed, PHASE, phaseNow, type Seen, type Ship, type State, type Still, sheetAt } from './state.ts'
import { gunLoss, threat, torpedoLoss } from './threat.ts'

export const study = (state: Seen, ships: readonly number[]): Study<Command> => new Corner(state, ships)

/** A corner of the battle: a few ships by themselves, who look at each other only once for as long as they keep their places. */
class Corner implements Study<Command> {
  private readonly whole: Seen
  private readonly ships: readonly number[]
  private readonly state: State
  private readonly desk: GrandFleetsDesk
  private readonly plan: MovePlan<Command>
  private readonly before: Readonly<Ship>
  private readonly sights: (Still | undefined)[]
  /** she has nothing to say any more in this phase */
  private readonly hasSpoken: boolean

  constructor(whole: Seen, ships: readonly number[]) {
    this.whole = whole
    this.ships = ships
    this.state = part(whole, ships)
    this.desk = new Desk(this.state, NO_DICE)
    this.plan = movePlan(this.state, 0, false)
    this.before = { ...this.state.ships[0]! }
    this.sights = new Array(ships.length * ships.length)
    this.hasSpoken = this.before.acted > 0 || hasOrder(whole, ships[0]!)
  }

  get budget(): number {
    return this.mayMove() ? this.plan.budget : 0
  }
  private mayMove(): boolean {
    return phaseNow(this.state) === PHASE.movement && !this.hasSpoken
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
    const place = from * this.ships.length + to
    this.sights[place] ??= lookOnce(this.state, from, to)
    const { fixed } = this.state
    fixed.still = this.sights as Still[]
    const points = threat(this.desk, from, to, false)
    fixed.still = null
    return points
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

  go(path: readonly Leg[]): Lying | null {
    const count = this.ships.length
    Object.assign(this.state.ships[0]!, this.before)
    for (let i = 0; i < count; i++) this.sights[i] = this.sights[i * count] = undefined
    if (!this.mayMove()) return null
    const command = this.plan.command(path) as Move
    if (refuseMove(this.state, command) !== null) return null
    move(this.desk, command)
    return this.at(0)
  }

  move(path: readonly Leg[]): Command | null {
    return this.ordered(movePlan(this.whole, this.ships[0]!, false).command(path))
  }

  shots(): readonly Shot[] {
    const { seat } = this.before
    if (this.hasSpoken) return []
    const lines = sheetAt(this.state, 0).guns.length
    const torpedo = phaseNow(this.state) === PHASE.torpedo
    const weapons = torpedo ? [lines + 1] : Array.from({ length: lines + 1 }, (_, line) => line)
    return weapons.flatMap(weapon =>
      this.ships.flatMap((_, target): Shot[] => {
        if (this.state.ships[target]!.seat === seat) return []
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

  private ordered(command: Command): Command | null {
    return refuse(this.whole, { seat: this.before.seat, command }) === null ? command : null
  }
}
const NO_DICE = new Dice(new Script([]))
