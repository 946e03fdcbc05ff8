import type { Captain } from '#game/skirmish/index.ts'
import type { Cite } from '#kernel/book/index.ts'
import type { Frozen } from '#kernel/desk/index.ts'
import type { Dice } from '#kernel/dice/index.ts'
import type { Game } from '#kernel/ruleset/index.ts'
import type { Bot } from '../bot.ts'
import { berth } from './berth.ts'
import { exitsOf } from './exits.ts'
import { best, type Salvo, salvo } from './gunnery.ts'
import { steer } from './helm.ts'
import { distance, forceOf, lookOut, nearest, type Sea, type Sighted } from './lookout.ts'
import { type Stance, takeStance } from './stance.ts'
import { STEADY, type Temper } from './temper.ts'

/** A captain worth playing: he goes by the odds, ship by ship, and minds only those that are near. */
export const DRILL: Bot = {
  name: 'drill',
  words: 'fights by the odds, keeps the line and breaks off when beaten',
  sit: (game, start, seat, dice) => new Drill(game, start, seat, dice, STEADY),
}

class Drill<S, C, Card> implements Captain<S, C> {
  private readonly game: Game<S, C, Card>
  private readonly start: Frozen<S>
  private readonly seat: number
  private readonly dice: Dice
  private readonly temper: Temper
  /** what his own side was worth before the battle, its ships placed or not */
  private readonly atFirst: number
  private sea: Sea
  private stance: Stance | null = null
  /** what both sides were worth when it last changed, and the turn in which it did */
  private force = 0
  private hurt = 0
  /** the same for his own side alone */
  private own = 0
  private struck = 0
  /** he has broken off */
  private parted = false
  /** ships that are still to be thought of in this phase, the first first */
  private queue: Sighted[] = []

  constructor(game: Game<S, C, Card>, start: Frozen<S>, seat: number, dice: Dice, temper: Temper) {
    this.game = game
    this.start = start
    this.seat = seat
    this.dice = dice
    this.temper = temper
    this.sea = lookOut(game, start, seat)
    const own = this.sea.chart.units.filter(({ side }) => side === seat)
    this.atFirst = own.reduce((sum, { id }) => sum + game.worth(start, id, 'sunk'), 0)
  }

  private imagine(state: Frozen<S>): Frozen<S> {
    return this.game.imagine(this.start, this.game.view(state, this.seat), this.dice) as Frozen<S>
  }

  choose(state: Frozen<S>, seat: number, among: number, about: number, why: Cite): number {
    return this.game.spare(this.imagine(state), seat, among, about, why)
  }

  decide(state: Frozen<S>): C {
    const seen = this.imagine(state)
    if (this.game.standing(seen).turns === 0) return this.place(seen)
    for (const again of [true, false]) {
      for (let ship = this.queue.shift(); ship !== undefined; ship = this.queue.shift()) {
        const order = this.orderFor(seen, ship)
        if (order !== null) return order
      }
      if (again) this.muster(seen)
    }
    return best(this.game.counsel?.(seen, this.seat) ?? [])?.command ?? this.game.pass
  }

  /** Before the first turn. Where he finds no place, any that the book thinks of will do. */
  private place(seen: Frozen<S>): C {
    const { game, seat, temper } = this
    for (const anywhere of game.suggest(seen, seat, this.dice)) return berth(game, seen, seat, temper) ?? anywhere
    return game.concede
  }

  /** Look round, and put the ships in the order in which they are to act. */
  private muster(seen: Frozen<S>): void {
    this.sea = lookOut(this.game, seen, this.seat)
    this.stance = null
    const urgency = new Map(this.sea.own.map(ship => [ship, this.urgencyOf(seen, ship)]))
    this.queue = [...this.sea.own].sort((a, b) => urgency.get(b)! - urgency.get(a)! || a.id - b.id)
  }

  /** Who may hit or be hit hardest fires first; who is farthest from the enemy moves first, so that the nearest know most. */
  private urgencyOf(seen: Frozen<S>, ship: Sighted): number {
    const { study, foes, price } = this.corner(seen, ship)
    if (study.go([]) !== null) return foes.length === 0 ? 0 : distance(ship, foes[0]!)
    const risk = foes.reduce((most, _, i) => Math.max(most, study.threat(1 + i, 0)), 0)
    return (salvo(study, price)?.gain ?? 0) + this.temper.urgency * risk
  }

  /** A ship and those near her. */
  private corner(seen: Frozen<S>, ship: Sighted) {
    const foes = nearest(ship, this.sea.enemies, this.temper.foes)
    const friends = nearest(ship, this.sea.own, this.temper.friends)
    const study = this.game.study(
      seen,
      [ship, ...foes, ...friends].map(({ id }) => id),
    )
    const greatest = foes.reduce((most, { worth }) => Math.max(most, worth), 0)
    return { study, foes, friends, price: this.temper.dear * greatest * ship.left }
  }

  /** What she does now; null if there is nothing that she can do. */
  private orderFor(seen: Frozen<S>, ship: Sighted): C | null {
    const { study, foes, friends, price } = this.corner(seen, ship)
    if (study.go([]) === null && study.budget === 0) {
      const measure = best(study.measures())
      if (measure !== null || this.keepsDark(ship, foes[0])) return measure?.command ?? null
      return (salvo(study, price) ?? this.farSalvo(seen, ship, price))?.command ?? null
    }
    this.stance ??= this.takeStance(seen)
    const { verdict, boldness, closes, ranges, stakes } = this.stance
    if (verdict === 'yield') return this.game.concede
    const intent = verdict === 'leave' || verdict === 'part' ? verdict : this.withdraws(ship) ? 'withdraw' : 'fight'
    const mayLeave = intent === 'leave' || intent === 'withdraw'
    return steer({
      study,
      chart: this.sea.chart,
      foes: foes.length,
      friends: friends.length,
      ship,
      temper: this.temper,
      boldness,
      range: ranges.get(ship.id) ?? 0,
      closes,
      stake: Math.min(stakes.get(ship.id) ?? 0, ship.worth / 4),
      exits: mayLeave ? exitsOf(this.game, seen, this.sea.chart, ship, study.budget) : [],
      intent,
    })
  }

  /** Who has broken off lets the fire die down: he answers it as long as it tells, and never shows by his flashes where he is. */
  private keepsDark(ship: Sighted, foe: Sighted | undefined): boolean {
    const { sight, clock } = this.sea.chart
    if (!this.parted || foe === undefined) return false
    return clock.turn - this.struck > this.temper.answers || (sight > 0 && distance(ship, foe) > sight)
  }

  /** Where nobody near can be fired at, as many who are farther off are thought of. */
  private farSalvo(seen: Frozen<S>, ship: Sighted, price: number): Salvo<C> | null {
    const { foes } = this.temper
    const far = nearest(ship, this.sea.enemies, 2 * foes).slice(foes)
    if (far.length === 0) return null
    const ids = [ship, ...far].map(({ id }) => id)
    return salvo(this.game.study(seen, ids), price)
  }

  private takeStance(seen: Frozen<S>): Stance {
    const { seat, sea, temper, atFirst, parted } = this
    const { turns } = this.game.standing(seen)
    const force = forceOf(sea.own) + forceOf(sea.enemies)
    if (force !== this.force) [this.force, this.hurt] = [force, turns]
    const own = forceOf(sea.own)
    if (own !== this.own) [this.own, this.struck] = [own, turns]
    const stance = takeStance(this.game, seen, { seat, sea, temper, atFirst, quiet: turns - this.hurt, parted })
    this.parted = stance.verdict === 'part' || stance.verdict === 'leave'
    return stance
  }

  /** A cripple is saved as long as others can fight on without her. */
  private withdraws({ left }: Sighted): boolean {
    return left < this.temper.crippled && this.sea.own.some(other => other.left > this.temper.sound)
  }
}
