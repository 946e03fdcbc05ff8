import type { Event } from '#kernel/desk/index.ts'
import type { Place, Present, Run } from '#kernel/ruleset/index.ts'
import type { Event as FearGodEvent } from './events.ts'
import type { Command } from './orders.ts'
import { asked } from './present-asked.ts'
import { card } from './present-card.ts'
import { chart } from './present-chart.ts'
import { offers } from './present-offers.ts'
import { foresee, reckon } from './present-reckon.ts'
import { fieldOf, type Seen, type State, sheetAt } from './state.ts'
import { groupName } from './words.ts'

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
  const way: Place[] = []
  for (let i = 0; i + 1 < path.length; i += 2) {
    way.push({ ...board.plot({ x: path[i]!, y: path[i + 1]! }), heading })
  }
  return { unit: ship, way }
}
