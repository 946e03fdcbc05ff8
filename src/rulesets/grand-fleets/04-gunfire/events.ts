import { BY, COUNT, hers, INDEX, plainly, SHIP, she } from '#kernel/event/index.ts'
import { event } from '../events/event.ts'
import { mountName, nameOf, plural } from '../events/words.ts'

// What gunfire does (4).

export const splashPlaced = event(
  'SplashPlaced',
  {
    weight: 'routine',
    fields: { ship: SHIP, by: BY },
    does(state, { ship, by }) {
      const target = state.ships[ship]!
      target.splashes = target.splashes.length === 0 ? [by] : [...target.splashes, by]
    },
    tell: ({ ship, by }, after) => hers(by, `shells splash round ${nameOf(after, ship)}`),
  },
  does => (desk, said, why) => {
    does(desk.ink, said)
    if (desk.heard !== null) desk.heard.push({ type: 'SplashPlaced', why, ship: said.ship, by: said.by })
  },
)

export const splashesRemoved = event(
  'SplashesRemoved',
  {
    weight: 'routine',
    fields: { ship: SHIP },
    does(state, { ship }) {
      state.ships[ship]!.splashes = NO_SPLASHES
    },
    tell: ({ ship }, after) => plainly(`The splashes round ${nameOf(after, ship)} die down`),
  },
  does => (desk, said, why) => {
    does(desk.ink, said)
    if (desk.heard !== null) desk.heard.push({ type: 'SplashesRemoved', why, ship: said.ship })
  },
)

/** 4.32 Hull boxes are checked. */
export const boxesLost = event(
  'BoxesLost',
  {
    fields: { ship: SHIP, boxes: COUNT },
    does(state, { ship, boxes }) {
      state.ships[ship]!.lost += boxes
    },
    tell: ({ ship, boxes }) => she(ship, `loses ${plural(boxes, 'box', 'boxes')}`),
  },
  does => (desk, said, why) => {
    does(desk.ink, said)
    if (desk.heard !== null) desk.heard.push({ type: 'BoxesLost', why, ship: said.ship, boxes: said.boxes })
  },
)

export const mountLost = event(
  'MountLost',
  {
    fields: { ship: SHIP, group: INDEX },
    does(state, { ship, group }) {
      state.ships[ship]!.mounts[group]!--
    },
    tell: ({ ship, group }, after) => she(ship, `loses a ${mountName(after, ship, group)} mount`),
  },
  does => (desk, said, why) => {
    does(desk.ink, said)
    if (desk.heard !== null) desk.heard.push({ type: 'MountLost', why, ship: said.ship, group: said.group })
  },
)

/** 1.4 Her last box is checked: the model is taken off the board at once, and her speed marker with it. */
export const shipSunk = event('ShipSunk', {
  weight: 'end',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.forward = -1
  },
  tell: ({ ship }) => she(ship, 'sinks'),
})

const NO_SPLASHES: readonly number[] = []
