import { streamOf } from '#game/journal/index.ts'
import { chooser, nextOrder } from '#game/skirmish/index.ts'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { SEED } from './duel.ts'
import { jobOf, now, say } from './meter.ts'
import { crowd, Sea } from './sea.ts'

/** B2, B5: the first turns of a battle of so many ships, both sides by drill; fought `times` over, the first time cold. */
export interface CrowdJob {
  readonly book: string
  readonly ships: number
  readonly turns: number
  readonly times: number
}
export interface Crowded {
  /** milliseconds of all, bots and rules, for each ship and turn, time after time */
  readonly shipTurns: readonly number[]
  /** milliseconds in which a side decided its slowest turn, time after time */
  readonly slowest: readonly number[]
}

const { book: id, ships, turns, times } = jobOf<CrowdJob>()
const sea = new Sea(id, crowd(ships))
const { book, game, start } = sea
const afloat = (state: unknown): number =>
  game.present.chart(state).units.filter(unit => unit.state === 'afloat').length

function fight(battle: number): { shipTurn: number; slowest: number } {
  const source = new Seeded(SEED)
  const captains = sea.captains(battle)
  const desk = new Desk<unknown>(book.copy(start), new Dice(source), chooser(captains))
  const spent = new Map<number, number>()
  let [all, shipTurns, turn] = [0, 0, 0]
  for (let row = 1; ; row++) {
    const from = now()
    const order = nextOrder(book, captains, desk.state)
    const decided = now()
    const begun = game.standing(desk.state).turns
    if (order === null || begun > turns) break
    if (begun > turn) {
      turn = begun
      shipTurns += afloat(desk.state)
    }
    const key = 2 * turn + order.seat
    spent.set(key, (spent.get(key) ?? 0) + decided - from)
    source.turnTo(SEED, streamOf(battle, row))
    desk.dice.clear()
    const resolving = now()
    book.resolve(desk, order)
    all += decided - from + now() - resolving
  }
  return { shipTurn: all / shipTurns, slowest: Math.max(...spent.values()) }
}

const fought = Array.from({ length: times }, (_, battle) => fight(battle))
say({
  shipTurns: fought.map(({ shipTurn }) => shipTurn),
  slowest: fought.map(({ slowest }) => slowest),
} satisfies Crowded)
