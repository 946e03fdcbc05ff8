import type { Event } from '#kernel/desk/index.ts'
import type { ChartPlace, Present, Run } from '#kernel/ruleset/index.ts'
import { fieldOf, type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { foresee, reckon } from '../06-gunfire/reckon.ts'
import type { Event as FearGodEvent } from '../events/events.ts'
import { groupName } from '../events/words.ts'
import type { Command } from '../orders/orders.ts'
import { asked } from './asked.ts'
import { card } from './card.ts'
import { chart } from './chart.ts'
import { offers } from './offers.ts'

/** All that a table needs of Fear God & Dread Nought. */
export const PRESENT: Present<State, Command> = {
  chart,
  card,
  asked,
  offers,
  reckon,
  foresee,
  choice: (state, { about }) => ({
    words: `${sheetAt(state, about).card.name} is short of hands. Which guns does she give up?`,
    label: value => groupName(state, about, value),
  }),
  run,
}

/** The way of a ship that moves. */
function run(event: Event, after: Seen): Run | null {
  if (event.type !== 'ShipMoved') return null
  const { ship, path, heading } = event as Extract<FearGodEvent, { type: 'ShipMoved' }>
  const { board } = fieldOf(after)
  const way: ChartPlace[] = []
  for (let i = 0; i + 1 < path.length; i += 2) {
    way.push({ ...board.plot({ x: path[i]!, y: path[i + 1]! }), heading })
  }
  return { unit: ship, way }
}
