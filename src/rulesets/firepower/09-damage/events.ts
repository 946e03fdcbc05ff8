import { COUNT, counted, HEADING, INDEX, optional, SHIP, she, WHOLE } from '#kernel/event/index.ts'
import { batteryName } from '../01-classes/classes.ts'
import { ABANDONED, batteryNow, EXPLODED, type Seen, SUNK, type Which } from '../01-classes/state.ts'
import { ASPECTS, LEVEL_NAMES } from '../book/tables.ts'
import { event } from '../events/event.ts'
import { COURSE_WORDS } from '../events/words.ts'

// What the dice of damage do, colour by colour, and the special effects.

/** LVL-D A level of damage is found; the worst is kept. */
export const shipStruck = event('ShipStruck', {
  fields: { ship: SHIP, level: INDEX },
  does(state, { ship, level }) {
    const it = state.ships[ship]!
    if (level > it.worst) it.worst = level
    if (level > it.level) it.level = level
  },
  tell: ({ ship, level }) => she(ship, `suffers ${LEVEL_NAMES[level]} damage`),
})

export const shipListed = event('ShipListed', {
  fields: { ship: SHIP, degrees: COUNT },
  does(state, { ship, degrees }) {
    state.ships[ship]!.list += degrees
  },
  tell: ({ ship, degrees }) => she(ship, `lists by ${degrees}° more`),
})

export const aspectThrown = event('AspectThrown', {
  fields: { ship: SHIP, aspect: INDEX },
  does(state, { ship, aspect }) {
    state.ships[ship]!.aspect = aspect
  },
  tell: ({ ship, aspect }) => she(ship, `lists by the ${ASPECTS[aspect]}`),
})

export const speedLost = event('SpeedLost', {
  fields: { ship: SHIP, halfInches: COUNT, ofWhole: optional(COUNT) },
  // H26: as many of her undamaged rate as those of her present one are
  does(state, { ship, halfInches, ofWhole = halfInches }) {
    state.ships[ship]!.speedLoss += ofWhole
  },
  tell: ({ ship, halfInches }) => she(ship, `loses ${halfInches / 2} in of her move rate`),
})

export const propulsionLost = event('PropulsionLost', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.stopped = 1
  },
  tell: ({ ship }) => she(ship, 'loses all propulsion'),
})

export const shipSwung = event('ShipSwung', {
  fields: { ship: SHIP, course: WHOLE },
  does(state, { ship, course }) {
    state.ships[ship]!.swing = course
  },
  tell: ({ ship, course }) => she(ship, `swings as she loses way: ${COURSE_WORDS[course]}`),
})

/** R9 She swings on the spot. */
export const shipPivoted = event('ShipPivoted', {
  fields: { ship: SHIP, heading: HEADING },
  does(state, { ship, heading }) {
    state.ships[ship]!.heading = heading
  },
  tell: ({ ship, heading }) => she(ship, `swings round to ${String(Math.round(heading / 10) % 360).padStart(3, '0')}°`),
})

export const classesLost = event('ClassesLost', {
  fields: { ship: SHIP, main: COUNT, secondary: COUNT },
  does(state, { ship, main, secondary }) {
    const it = state.ships[ship]!
    it.mainLoss += main
    it.secondaryLoss += secondary
  },
  tell: ({ ship, main, secondary }, after) => {
    const both = [classesOf(after, ship, main, 'main'), classesOf(after, ship, secondary, 'secondary')]
    return she(ship, `loses ${secondary === 0 ? both[0] : both.join(' and ')}`)
  },
})
const classesOf = (state: Seen, ship: number, count: number, which: Which): string =>
  `${counted(count, 'class', 'classes')} of her ${which} battery (now ${batteryName(batteryNow(state, ship, which))})`

export const fireSpread = event('FireSpread', {
  fields: { ship: SHIP, points: COUNT },
  does(state, { ship, points }) {
    state.ships[ship]!.fires += points
  },
  tell: ({ ship, points }) => she(ship, `has ${counted(points, 'fire point')} more`),
})

/** DMG-B She is out of play. */
export const shipLost = event('ShipLost', {
  weight: 'end',
  fields: { ship: SHIP, end: INDEX },
  does(state, { ship, end }) {
    state.ships[ship]!.end = end
  },
  tell: ({ ship, end }) =>
    she(ship, end === SUNK ? 'sinks' : end === ABANDONED ? 'is abandoned and left to burn' : 'blows up'),
})

/** SPFX-6 Gone at once; the minutes are for the log. */
export const magazineBlew = event('MagazineBlew', {
  weight: 'end',
  fields: { ship: SHIP, minutes: COUNT },
  does(state, { ship }) {
    state.ships[ship]!.end = EXPLODED
  },
  tell: ({ ship, minutes }) => she(ship, `blows up and is gone within ${minutes} minutes`),
})

export const commandHit = event('CommandHit', {
  fields: { ship: SHIP, course: WHOLE },
  does(state, { ship, course }) {
    state.ships[ship]!.initiative = course
  },
  tell: ({ ship, course }) => she(ship, `has her command hit and acts on her own: ${COURSE_WORDS[course]}`),
})

export const enginesHit = event('EnginesHit', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.engines = 1
  },
  tell: ({ ship }) => she(ship, 'has her engine rooms hit'),
})

export const powerLost = event('PowerLost', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.powerOut = 1
  },
  tell: ({ ship }) => she(ship, 'loses power: no armament, no radar'),
})

export const oilSpilt = event('OilSpilt', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.slick = 1
  },
  tell: ({ ship }) => she(ship, 'leaves a slick of oil'),
})
