import { hers, INDEX, list, plainly, SHIP, she, WHOLE } from '#kernel/event/index.ts'
import { REVEALED, SEALED_FIELDS, sealedInto, struckOut, WRITTEN } from '#kernel/order/index.ts'
import type { Seen } from '../01-ships/state.ts'
import { event } from '../events/event.ts'
import { nameOf } from '../events/words.ts'

// Orders that are written down before they are carried out, and divisions (7, 8).

/** 7.5, 8 An order is written down; an earlier one for the same ship is struck out. */
export const orderWritten = event(WRITTEN, {
  weight: 'routine',
  fields: SEALED_FIELDS,
  does(state, { ship, order }) {
    state.written = sealedInto(struckOut(state.written, ship), ship, order)
  },
  tell: ({ ship }) => she(ship, 'has her orders'),
})

/** 7.5, 8 What was written is read out, and is about to be done. */
export const orderRevealed = event(REVEALED, {
  weight: 'routine',
  attack({ ship, order }, _, aid) {
    const attack = aid.attack(ship, order)
    return attack && { ...attack, part: 'begins' }
  },
  fields: SEALED_FIELDS,
  does(state, { ship }) {
    state.written = struckOut(state.written, ship)
  },
  tell: ({ ship, order }, _, aid) => hers(ship, `orders: ${aid.order(ship, order)}`),
})

/** 7.2 All ships of a division have acted: one opportunity is used. */
export const divisionActed = event('DivisionActed', {
  weight: 'routine',
  fields: { division: INDEX },
  does(state) {
    if (state.due > 0) state.due--
  },
  tell: ({ division }, after) => plainly(`${divisionOf(after, division)} has acted`),
})

/** 7.4 She has lost her division, and is one of her own from the next turn. */
export const shipDetached = event('ShipDetached', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.detached = [...state.detached, ship]
  },
  tell: ({ ship }) => she(ship, 'is detached from her division'),
})

/** 7.4 A ship that was detached is a division, and leads it; if she led the old one nobody does now. */
export const divisionFormed = event('DivisionFormed', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    const { divisions, flagships, detached } = state
    state.divisions = divisions.with(ship, flagships.length)
    state.flagships = [...flagships.map(leader => (leader === ship ? -1 : leader)), ship]
    state.detached = detached.filter(each => each !== ship)
  },
  tell: ({ ship }) => she(ship, 'is a division of her own'),
})

export const flagShifted = event('FlagShifted', {
  fields: { division: INDEX, ship: SHIP },
  does(state, { division, ship }) {
    state.flagships = state.flagships.with(division, ship)
  },
  tell: ({ ship }) => she(ship, 'is the new flagship of her division'),
})

/** 7.4 The leader's way, which others may follow: where she was, her heading, and her track. */
export const wakeLeft = event('WakeLeft', {
  weight: 'routine',
  fields: { ship: SHIP, wake: list(WHOLE, 1000) },
  does(state, { ship, wake }) {
    state.wake = [ship, ...wake]
  },
  tell: ({ ship }) => she(ship, 'leads the line'),
})

/** 7.1 A division goes by its first ship. */
const divisionOf = (state: Seen, division: number): string =>
  `${nameOf(state, Math.max(0, state.divisions.indexOf(division)))}’s division`
