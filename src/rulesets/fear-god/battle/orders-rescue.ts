import type { Seen } from '../02-ships/state.ts'
import { plural, yardsText } from '../06-gunfire/words.ts'
import { R } from '../book/register.ts'
import { name } from '../events/words.ts'
import { yardsBetween } from '../measured.ts'
import { LATER, offered, order } from '../orders/order.ts'
import { knownPlot } from './s2-known.ts'
import { foundWithin, missingFor, pointsFor, refuseSearch, SEARCH, SEARCH_SPEED, type Search } from './s34-rescue.ts'

/** 8.6, H43 A ship looks out for men in the water. */
export const searchOrder = order(SEARCH, {
  deed: 'Search',
  mark: 'search',
  refuse: refuseSearch,
  carryOut: LATER,
  offers(state, ship, ask) {
    const [nearest] = missingNear(state, ship)
    if (nearest === undefined) return []
    const { count, far } = nearest
    const lost = name(state, nearest.ship)
    const words = `Look for men in the water, at 15 knots or less: ${plural(count, 'man', 'men')} of ${lost}, ${yardsText(far)}`
    return offered<Search>(ship, ask, [[words, R['FGDN-H43-search'], { type: 'Search', ship }]])
  },
  // whoever goes slowly anyway, and comes near enough
  counsel(state, ship) {
    const isSlow = knownPlot(state, ship).speed <= SEARCH_SPEED
    const near = missingNear(state, ship).filter(({ far, within }) => isSlow && far <= within)
    const gain = near.reduce((points, { count }) => points + pointsFor(count), 0)
    return near.length === 0 ? [] : [{ command: { type: 'Search' as const, ship }, gain }]
  },
  words: () => 'look for men in the water',
})

/** Those that her side must look for, nearest first. */
function missingNear(state: Seen, ship: number) {
  return missingFor(state, state.ships[ship]!.seat)
    .map(group => {
      const men = state.annex.survivors[group]!
      const far = yardsBetween(state, ship, men.ship)
      return { ship: men.ship, count: men.count, far, within: foundWithin(state, men) }
    })
    .sort((a, b) => a.far - b.far)
}
