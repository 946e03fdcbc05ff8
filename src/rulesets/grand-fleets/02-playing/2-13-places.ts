import type { ChartPlace, Offer, PlacePlan } from '#kernel/ruleset/index.ts'
import type { Fixed, Seen } from '../01-ships/state.ts'
import { type Deploy, deployingSides, refuseDeploy, unplacedOf, zoneOf } from './2-13-deployment.ts'

/** 2.13 Whose ships are to be placed, in one sentence. */
export function placesAsked(state: Seen, seat: number): string {
  const sides = deployingSides(state)
  const left = unplacedOf(state, seat).length
  if (sides.includes(seat)) return `Place your ships: ${left} ${left === 1 ? 'is' : 'are'} left.`
  return `${sides.map(side => state.fixed.scene.sides[side as 0 | 1]).join(' and ')} to place ships.`
}

export const placeOffers = (state: Seen, seat: number): Offer<Deploy>[] =>
  deployingSides(state).includes(seat)
    ? unplacedOf(state, seat).map(unit => ({ kind: 'place', unit, plan: placePlan(state, seat, unit) }))
    : []

function placePlan(state: Seen, seat: number, ship: number): PlacePlan<Deploy> {
  const { board } = state.fixed as Fixed
  const { west, east } = zoneOf(state, seat)
  const command = ({ heading, ...at }: ChartPlace): Deploy => {
    const tenths = Math.round(heading / board.grain) * board.grain
    return { type: 'Deploy', ship, ...board.nearest(at), heading: ((tenths % 3600) + 3600) % 3600 }
  }
  return {
    zone: {
      west: board.plot({ x: west, y: 0 }).east,
      east: board.plot({ x: east, y: 0 }).east,
      south: 0,
      north: board.extent.north,
    },
    try(at) {
      const order = command(at)
      const refusal = refuseDeploy(state, seat, order)
      return { at: { ...board.plot(order), heading: order.heading }, refusal }
    },
    command,
  }
}
