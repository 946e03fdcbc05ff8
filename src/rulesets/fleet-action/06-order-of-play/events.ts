import {
  COUNT,
  HEADING,
  INDEX,
  MOMENT,
  optional,
  PLACE,
  plainly,
  record,
  SHIP,
  she,
  whole,
  word,
  YES_OR_NO,
} from '#kernel/event/index.ts'
import { phaseAt, type Sequence, turnAt } from '#kernel/turn/index.ts'
import { PHASES, type Phase, type Seen, type Ship, type Stationed, TURN } from '../02-data-sheet/state.ts'
import { event } from '../events/event.ts'
import { TASKS } from '../events/words.ts'

// The turn, and what a ship does in it.

/** 6 A phase begins; `first` is the seat with the initiative. */
export const phaseBegan = event('PhaseBegan', {
  weight: 'routine',
  turns: true,
  fields: { now: MOMENT, first: whole('seat, if any', -1, 31) },
  does(state, { now, first }) {
    state.now = now
    state.first = first
    for (const ship of state.ships) ship.acted = 0
    state.active = -1
  },
  tell: ({ now }, after) =>
    plainly(`Turn ${turnAt(sequenceOf(after), now)}, ${phaseAt<Phase>(sequenceOf(after), now)}`),
})

/** A duel has fewer phases. */
const sequenceOf = (state: Seen): Sequence<Phase> => (state.fixed.theatre === null ? TURN : PHASES)

/** The first turn begins. */
export const battleBegan = event('BattleBegan', {
  weight: 'routine',
  fields: {},
  does(state) {
    state.begun = 1
    for (const squadron of state.squadrons) squadron.moved = 0
  },
  tell: () => plainly('The battle begins'),
})

export const shipActed = event('ShipActed', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.acted = 1
  },
  tell: ({ ship }) => she(ship, 'has acted'),
})

const TO = record({ x: PLACE, y: PLACE, heading: HEADING })

export const shipSteamed = event('ShipSteamed', {
  weight: 'routine',
  fields: { ship: SHIP, moved: COUNT, to: TO },
  does(state, { ship, moved, to }) {
    stationed(state.ships[ship]!, to).moved = moved
  },
  tell: ({ ship, moved }) => she(ship, `steams ${moved} cm`),
})

/** 10.S row 11 */
export const controlLost = event('ControlLost', {
  fields: { ship: SHIP, to: TO, side: optional(word('port', 'starboard')) },
  does(state, { ship, to }) {
    stationed(state.ships[ship]!, to)
  },
  tell: ({ ship, side }) => she(ship, `is out of control and sheers off${side === undefined ? '' : ` to ${side}`}`),
})

function stationed(ship: Ship, { x, y, heading }: Stationed): Ship {
  ship.x = x
  ship.y = y
  ship.heading = heading
  return ship
}

/** H24 Markers come off, and what held for one turn is over. */
export const turnCleared = event('TurnCleared', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    const it = state.ships[ship]!
    it.moved = -1
    it.splash = it.lit = it.tested = it.identified = it.spread = it.sought = it.repaired = it.known = it.listened = 0
    // 12.3: what the next turn's morale is judged by
    it.sBefore = it.s
    it.fBefore = it.f
  },
  tell: ({ ship }) => she(ship, 'has her markers taken off'),
})

/** H38 The one test of a turn. */
export const powerTested = event('PowerTested', {
  weight: 'routine',
  fields: { ship: SHIP, passed: YES_OR_NO },
  does(state, { ship, passed }) {
    state.ships[ship]!.tested = passed ? 1 : 2
  },
  tell: ({ ship, passed }) => she(ship, passed ? 'has power for this turn' : 'has no power this turn'),
})

export const powerRestored = event('PowerRestored', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.dark = 0
  },
  tell: ({ ship }) => she(ship, 'has power again'),
})

export const smokeRestored = event('SmokeRestored', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.smoke = 1
  },
  tell: ({ ship }) => she(ship, 'can make smoke again'),
})

/** H16 This kind of repair has succeeded, and will not again in this End Phase. */
export const repaired = event('Repaired', {
  weight: 'routine',
  fields: { ship: SHIP, kind: INDEX },
  does(state, { ship, kind }) {
    state.ships[ship]!.repaired |= 1 << kind
  },
  tell: ({ ship, kind }) => she(ship, `has seen to ${TASKS[kind]} in this End Phase`),
})
