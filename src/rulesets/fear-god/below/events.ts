import { BY, COUNT, cameOf, INDEX, list, PLACE, SHIP, she, UPON, WHOLE } from '#kernel/event/index.ts'
import { MINE, type State } from '../02-ships/state.ts'
import { event } from '../events/event.ts'
import { name, plural } from '../events/words.ts'

// Diving, depth charges and mines of a whole battle (S14, S15, S26).

/** H34 A turn on her batteries, or of charging them: so many cells more are spent. */
export const cellsRun = event('CellsRun', {
  weight: 'routine',
  fields: { ship: SHIP, spent: WHOLE },
  does(state, { ship, spent }) {
    for (const boat of state.annex.boats) {
      if (boat.ship !== ship) continue
      boat.spent += spent
      boat.charged -= spent
    }
  },
  tell: ({ ship, spent }) => she(ship, spent > 0 ? 'runs on her batteries' : 'charges her batteries'),
})

export const chargesDropped = event('ChargesDropped', {
  attack: ({ ship, target }) => cameOf(ship, target, 'drops depth charges on'),
  fields: { ship: SHIP, battery: INDEX, target: UPON },
  does(state, { ship, battery }) {
    takeOff(state, ship, battery, 1)
    state.annex.dropped.push(ship, battery)
  },
  tell: ({ ship, target }, after) => she(ship, `drops depth charges on ${name(after, target)}`),
})

export const chargesHeld = event('ChargesHeld', {
  weight: 'routine',
  fields: { ship: BY, battery: INDEX, target: UPON },
  does() {},
  tell: ({ ship, target }, after) => she(ship, `keeps her depth charges: ${name(after, target)} is not below her`),
})

export const chargesWide = event('ChargesWide', {
  fields: { ship: SHIP },
  does() {},
  tell: ({ ship }) => she(ship, 'is shaken by depth charges and unharmed'),
})

export const minesLaid = event('MinesLaid', {
  fields: { ship: SHIP, battery: INDEX, each: COUNT, mines: list(WHOLE, 4000) },
  does(state, { ship, battery, each, mines }) {
    takeOff(state, ship, battery, each)
    state.mines.push(...mines)
  },
  tell: ({ ship, mines }) => she(ship, `lays ${plural(mines.length / MINE, 'mine', 'mines')}`),
})

export const minePassed = event('MinePassed', {
  weight: 'routine',
  fields: { ship: SHIP, x: PLACE, y: PLACE },
  does() {},
  tell: ({ ship }) => she(ship, 'passes a mine without harm'),
})

/** H36 It is gone; an umpire's mine lies on no chart. */
export const mineStruck = event('MineStruck', {
  fields: { ship: SHIP, x: PLACE, y: PLACE },
  does(state, { x, y }) {
    const { mines } = state
    for (let at = 0; at < mines.length; at += MINE) {
      if (mines[at] !== x || mines[at + 1] !== y) continue
      mines.splice(at, MINE)
      break
    }
  },
  tell: ({ ship }) => she(ship, 'strikes a mine'),
})

/** H35, H36 So many warheads leave every mount of a battery. */
function takeOff(state: State, ship: number, battery: number, each: number): void {
  const { warheads } = state.ships[ship]!
  state.fixed.sheets[ship]!.groups.forEach((group, i) => {
    if (group.battery === battery) warheads[i] = Math.max(0, warheads[i]! - each)
  })
}
