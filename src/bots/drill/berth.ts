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

function placeIn<C>(chart: Chart, plan: PlacePlan<C>, { interval }: Temper): C | null {
  const { yards } = chart
  const front = frontOf(chart, plan.zone)
  for (let apart = interval / yards; apart > interval / yards / NARROWEST; apart /= 2) {
    for (let back = 0; back <= front.depth; back += apart) {
      for (const aside of asides(front.width / 2, apart)) {
        const at = front.at(back, aside)
        if (plan.try(at).refusal === null) return plan.command(at)
      }
    }
  }
  return null
}

/** A zone as whoever stands in it sees it: so deep and so wide, the enemy before it. */
interface Front {
  readonly depth: number
  readonly width: number
  at(back: number, aside: number): ChartPlace
}
/** Along a western or an eastern edge, or, where it is as wide as the chart, along a southern or a northern one. */
function frontOf(chart: Chart, { west, east, south, north }: PlacePlan<unknown>['zone']): Front {
  if (east - west >= chart.width) {
    const isSouth = south + north < chart.height
    const [from, back] = isSouth ? [north, -1] : [south, 1]
    const heading = isSouth ? NORTH : SOUTH
    const at = (far: number, aside: number): ChartPlace => ({
      east: (west + east) / 2 + aside,
      north: from + back * far,
      heading,
    })
    return { depth: north - south, width: east - west, at }
  }
  const isWest = west + east < chart.width
  const [from, back] = isWest ? [east, -1] : [west, 1]
  const heading = isWest ? EAST : WEST
  const at = (far: number, aside: number): ChartPlace => ({
    east: from + back * far,
    north: (south + north) / 2 + aside,
    heading,
  })
  return { depth: east - west, width: north - south, at }
}
const NORTH = 0
const EAST = 900
const SOUTH = 1800
const WEST = 2700
/** A crowded zone is filled at half the interval, and half of that, down to this part of it. */
const NARROWEST = 16

/** 0, then so far to either side, and twice as far, and so on. */
function* asides(most: number, apart: number): Generator<number> {
  yield 0
  for (let aside = apart; aside <= most; aside += apart) yield* [aside, -aside]
}
