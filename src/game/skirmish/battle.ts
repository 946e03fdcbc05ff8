import { streamOf } from '#game/journal/index.ts'
import type { Decider, Desk, Event, Frozen, Seat } from '#kernel/desk/index.ts'
import type { Seeded } from '#kernel/dice/index.ts'
import { type Order, type Ruleset, UMPIRE } from '#kernel/ruleset/index.ts'

/** Who commands a side: gives its orders, and answers what rules ask its players. */
export interface Captain<S, C> {
  decide(state: Frozen<S>, seat: Seat): C
  readonly choose: Decider<S>
}

/** Which captain answers: the one whose seat is asked. */
export const chooser =
  <S, C>(captains: readonly Captain<S, C>[]): Decider<S> =>
  (state, seat, among, about, why) =>
    captains[seat]!.choose(state, seat, among, about, why)

/** The next order of a battle between captains; null when it is over. */
export function nextOrder<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  captains: readonly Captain<S, C>[],
  state: Frozen<S>,
): Order<C> | null {
  const game = book.game!
  const [seat] = game.awaited(state)
  if (seat === undefined) return null
  return { seat, command: seat === UMPIRE ? game.begin : captains[seat]!.decide(state, seat) }
}

/** Fight a whole battle in place, nobody listening, battle `battle` of its source's seed. Returns how many orders it took. */
export function fightBattle<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  desk: Desk<S, E>,
  captains: readonly Captain<S, C>[],
  source: Seeded,
  seed: number,
  battle: number,
): number {
  for (let orders = 0; ; orders++) {
    const order = nextOrder(book, captains, desk.state)
    if (order === null) return orders
    source.turnTo(seed, streamOf(battle, orders + 1))
    desk.dice.clear()
    book.resolve(desk, order)
  }
}
