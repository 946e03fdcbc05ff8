import { COUNT, INDEX, SHIP, she } from '#kernel/event/index.ts'
import { event } from '../events/event.ts'
import { plural } from '../events/words.ts'

// What torpedoes take (5).

export const torpedoesSpent = event('TorpedoesSpent', {
  fields: { ship: SHIP, group: INDEX, torpedoes: COUNT },
  does(state, { ship, group, torpedoes }) {
    state.ships[ship]!.tubes[group]! -= torpedoes
  },
  tell: ({ ship, torpedoes }) => she(ship, `launches ${plural(torpedoes, 'torpedo', 'torpedoes')}`),
})
