import { begins, COUNT, INDEX, optional, plainly, SHIP, she, UPON, WHOLE } from '#kernel/event/index.ts'
import { DID } from '../01-classes/state.ts'
import { inchesOf } from '../book/lengths.ts'
import { LONG_LANCE } from '../book/tables.ts'
import { event } from '../events/event.ts'
import { nameOf } from '../events/words.ts'

/** TORP-A A marker is put down, with the launcher's damage as it is now (R94). */
export const torpedoLaunched = event('TorpedoLaunched', {
  fields: { ship: SHIP, target: UPON, torpedo: INDEX },
  attack: ({ ship, target }) => begins(ship, target, 'launches torpedoes at'),
  does(state, { ship, target, torpedo }) {
    const it = state.ships[ship]!
    it.did |= DID.torpedo
    if (state.fixed.theatre !== null) state.lively = state.now
    if (!state.fixed.switches.unlimited) it.launches--
    state.markers.push({
      launcher: ship,
      target,
      torpedo,
      worst: it.worst,
      damaged: it.damaged,
      run: 0,
      x: it.x,
      y: it.y,
    })
  },
  tell: ({ ship, target, torpedo }, after) =>
    she(ship, `launches ${torpedo === LONG_LANCE ? 'Long Lances' : 'torpedoes'} at ${nameOf(after, target)}`),
})

export const torpedoRan = event('TorpedoRan', {
  weight: 'routine',
  fields: { marker: INDEX, run: COUNT, x: optional(WHOLE), y: optional(WHOLE) },
  does(state, { marker, run, x, y }) {
    const it = state.markers[marker]!
    it.run += run
    if (x !== undefined) it.x = x
    if (y !== undefined) it.y = y
  },
  tell: ({ run }) => plainly(`A torpedo runs ${inchesOf(run)} in`),
})

/** TORP-D The score of a marker that has come to its target: above nothing it is a hit. It changes nothing by itself. Rows before revision 4 say a miss so as well. */
export const torpedoStruck = event('TorpedoStruck', {
  fields: { ship: SHIP, score: WHOLE },
  does() {},
  tell: ({ ship, score }) => she(ship, `is ${score > 0 ? `hit by torpedoes, by ${score}` : 'missed by torpedoes'}`),
})

/** TORP-D A score of nothing or less. */
export const torpedoMissed = event('TorpedoMissed', {
  fields: { ship: SHIP, score: WHOLE },
  does() {},
  tell: ({ ship }) => she(ship, 'is missed by torpedoes'),
})

export const torpedoGone = event('TorpedoGone', {
  weight: 'routine',
  fields: { marker: INDEX },
  does(state, { marker }) {
    state.markers.splice(marker, 1)
  },
  tell: () => plainly('A torpedo marker is taken off'),
})
