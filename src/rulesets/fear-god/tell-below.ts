import type { Frozen } from '#kernel/desk/index.ts'
import type { BelowEvent } from './event-below.ts'
import { MINE, type State } from './state.ts'
import { name, plural, she } from './words.ts'

/** Diving, depth charges and mines, in one sentence. */
export function tellBelow(event: BelowEvent, state: Frozen<State>): string {
  const { ship } = event
  switch (event.type) {
    case 'CellsRun':
      return she(state, ship, event.spent > 0 ? 'runs on her batteries' : 'charges her batteries')
    case 'ChargesDropped':
      return she(state, ship, `drops depth charges on ${name(state, event.target)}`)
    case 'ChargesHeld':
      return she(state, ship, `keeps her depth charges: ${name(state, event.target)} is not below her`)
    case 'ChargesWide':
      return she(state, ship, 'is shaken by depth charges and unharmed')
    case 'MinesLaid':
      return she(state, ship, `lays ${plural(event.mines.length / MINE, 'mine', 'mines')}`)
    case 'MinePassed':
      return she(state, ship, 'passes a mine without harm')
    case 'MineStruck':
      return she(state, ship, 'strikes a mine')
  }
}
