import type { Frozen } from '#kernel/desk/index.ts'
import type { Chart, ChartPlace, Game, Offer, PlacePlan } from '#kernel/ruleset/index.ts'
import type { Temper } from './temper.ts'

/**
 * Before the battle: the dearest ship in the middle of the zone's front, the others alternately to either side of her, all facing
 * the enemy; a second line behind the first if there is no room. Null if no ship is to be placed, or no place was found.
 */
export function berth<S, C, Card>(game: Game<S, C, Card>, state: Frozen<S>, seat: number, temper: Temper): C | null {
  const offers = game.present.offers(state, seat).filter(offer => offer.kind === 'place')
  const first = dearest(offers, unit => game.worth(state, unit, 'sunk'))
  return first === null ? null : placeIn(game.present.chart(state), first.plan, temper)
}

type PlaceOffer<C> = Extract<Offer<C>, { kind: 'place' }>
function dearest<C>(offers: readonly PlaceOffer<C>[], worth: (unit: number) => number): PlaceOffer<C> | null {
  let best: PlaceOffer<C> | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const offer of offers) {
    const points = worth(offer.unit)
    if (points > most) [best, most] = [offer, points]
  }
  return best
}

function placeIn<C>({ width, yards }: Chart, plan: PlacePlan<C>, { interval }: Temper): C | null {
  const { west, east, south, north } = plan.zone
  const isWest = west + east < width
  const heading = isWest ? EAST : WEST
  for (let apart = interval / yards; apart > interval / yards / NARROWEST; apart /= 2) {
    for (let back = 0; back <= east - west; back += apart) {
      for (const aside of asides((north - south) / 2, apart)) {
        const at: ChartPlace = { east: isWest ? east - back : west + back, north: (south + north) / 2 + aside, heading }
        if (plan.try(at).refusal === null) return plan.command(at)
      }
    }
  }
  return null
}
const EAST = 900
const WEST = 2700
/** A crowded zone is filled at half the interval, and half of that, down to this part of it. */
const NARROWEST = 16

/** 0, then so far to either side, and twice as far, and so on. */
function* asides(most: number, apart: number): Generator<number> {
  yield 0
  for (let aside = apart; aside <= most; aside += apart) yield* [aside, -aside]
}
