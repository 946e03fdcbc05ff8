import type { ChartPlace, PlacePlan } from '#kernel/ruleset/index.ts'
import { fieldOf, type Seen } from '../02-ships/state.ts'
import { type Deploy, refuseDeploy, zoneOf } from './s2-deployment.ts'

/** H25 A place in a side's zone. */
export function placePlan(state: Seen, seat: number, ship: number): PlacePlan<Deploy> {
  const { board } = fieldOf(state)
  const { west, east } = zoneOf(state, seat)
  const command = ({ heading, ...at }: ChartPlace): Deploy => ({
    type: 'Deploy',
    ship,
    ...board.nearest(at),
    heading: ((Math.round(heading) % 3600) + 3600) % 3600,
  })
  return {
    zone: { west: west / board.unit, east: east / board.unit, south: 0, north: board.extent.north },
    try(at) {
      const order = command(at)
      return { at: { ...board.plot(order), heading: order.heading }, refusal: refuseDeploy(state, seat, order) }
    },
    command,
  }
}
