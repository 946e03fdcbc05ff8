import {
  BY,
  COUNT,
  counted,
  INDEX,
  PLACE,
  plainly,
  SHIP,
  she,
  UPON,
  WHOLE,
  word,
  YES_OR_NO,
} from '#kernel/event/index.ts'
import type { State } from '../02-data-sheet/state.ts'
import { event } from '../events/event.ts'
import { contactName, nameOf } from '../events/words.ts'
import { WHERE } from './sky.ts'
import { airSquadronName, standAt, standName } from './standing.ts'

// What stands of aircraft do, and what becomes of them.

const standIn = (state: State, stand: number) => state.sky.stands[stand]!
const deckIn = (state: State, ship: number) => state.sky.decks[ship]!

/** H28 It takes off; `slung`: by a catapult, beside what H lets her launch. */
export const standLaunched = event('StandLaunched', {
  weight: 'routine',
  fields: { stand: INDEX, ship: SHIP, slung: YES_OR_NO },
  does(state, { stand, ship, slung }) {
    const { x, y } = state.ships[ship]!
    Object.assign(standIn(state, stand), { where: WHERE.aloft, x, y })
    const deck = deckIn(state, ship)
    if (slung) deck.slung++
    else deck.worked++
  },
  tell: ({ stand, ship }, after) => she(ship, `launches ${standName(after, stand)}`),
})

/** FA-H73 */
export const aircraftArrived = event('AircraftArrived', {
  weight: 'matters',
  fields: { squadron: INDEX, x: PLACE, y: PLACE },
  does(state, { squadron, x, y }) {
    for (const [stand, { squadron: of }] of state.fixed.wings.stands.entries())
      if (of === squadron && standIn(state, stand).where === WHERE.coming)
        Object.assign(standIn(state, stand), { where: WHERE.aloft, x, y })
  },
  tell: ({ squadron }, after) => plainly(`${airSquadronName(after, squadron)} is in sight`),
})

/** H28 */
export const standFlew = event('StandFlew', {
  weight: 'routine',
  fields: { stand: INDEX, x: PLACE, y: PLACE },
  does(state, { stand, x, y }) {
    Object.assign(standIn(state, stand), { x, y, moved: 1 })
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} flies on`),
})

/** H42 Aircraft may leave the table, and count as off it. */
export const standLeft = event('StandLeft', {
  fields: { stand: INDEX },
  does(state, { stand }) {
    standIn(state, stand).where = WHERE.away
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} flies off the table`),
})

/** 6.6 */
export const standLanded = event('StandLanded', {
  fields: { stand: INDEX, ship: SHIP },
  does(state, { stand, ship }) {
    const { x, y } = state.ships[ship]!
    Object.assign(standIn(state, stand), { where: WHERE.hangar, base: ship, x, y, acted: 1 })
    deckIn(state, ship).worked++
  },
  tell: ({ stand, ship }, after) => she(ship, `takes in ${standName(after, stand)}`),
})

/** H28 A full turn in the hangar begins, or is over. */
export const standArming = event('StandArming', {
  weight: 'routine',
  fields: { stand: INDEX },
  does(state, { stand }) {
    standIn(state, stand).where = WHERE.arming
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} is refuelled and rearmed`),
})
export const standReadied = event('StandReadied', {
  weight: 'routine',
  fields: { stand: INDEX },
  does(state, { stand }) {
    const it = standIn(state, stand)
    it.where = WHERE.ready
    it.loaded = Number(state.fixed.wings.stands[stand]!.sheet.attack !== null)
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} is ready`),
})

/** 6.6 It has acted in this turn. */
export const standActed = event('StandActed', {
  weight: 'routine',
  fields: { stand: INDEX },
  does(state, { stand }) {
    standIn(state, stand).acted = 1
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} has acted`),
})

/** FA-H74 It goes in over a ship. */
export const standWentIn = event('StandWentIn', {
  fields: { stand: INDEX, target: UPON },
  does(state, { stand, target }) {
    const { x, y } = state.ships[target]!
    Object.assign(standIn(state, stand), { x, y })
  },
  tell: ({ stand, target }, after) => plainly(`${standName(after, stand)} goes in at ${nameOf(after, target)}`),
})

/** H30, R55 Its load is gone: dropped on somebody, or into the sea. */
export const loadDropped = event('LoadDropped', {
  weight: 'routine',
  fields: { stand: INDEX },
  does(state, { stand }) {
    standIn(state, stand).loaded = 0
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} has dropped its load`),
})

/** R37 */
export const aircraftLost = event('AircraftLost', {
  weight: 'matters',
  fields: { stand: INDEX, by: COUNT },
  does(state, { stand, by }) {
    const it = standIn(state, stand)
    it.aircraft -= by
    if (it.aircraft === 0) it.where = WHERE.lost
  },
  tell: ({ stand, by }, after) =>
    plainly(
      standAt(after, stand).aircraft === 0
        ? `${standName(after, stand)} is no more`
        : `${standName(after, stand)} loses ${counted(by, 'aircraft', 'aircraft')}`,
    ),
})

/** H24 */
export const flakMarked = event('FlakMarked', {
  weight: 'routine',
  fields: { stand: INDEX },
  does(state, { stand }) {
    standIn(state, stand).flak++
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} flies through flak`),
})

/** H27 Kinds of factor that a ship has used at aircraft in this turn, as bits. */
export const flakFired = event('FlakFired', {
  fields: { ship: BY, stand: INDEX, kinds: COUNT },
  does(state, { ship, kinds }) {
    deckIn(state, ship).shot |= kinds
  },
  tell: ({ ship, stand }, after) => she(ship, `fires at ${standName(after, stand)}`),
})

/** H27 A dual-purpose battery shoots at ships, and so at nothing in the air in this turn. */
export const batteryTurned = event('BatteryTurned', {
  weight: 'routine',
  fields: { ship: SHIP, battery: INDEX },
  does(state, { ship, battery }) {
    deckIn(state, ship).gunned |= 1 << battery
  },
  tell: ({ ship }) => she(ship, 'turns dual-purpose guns on ships'),
})

/** H33 Its morale has failed. */
export const standAborted = event('StandAborted', {
  weight: 'matters',
  fields: { stand: INDEX },
  does(state, { stand }) {
    const it = standIn(state, stand)
    it.aborts = 1
    it.loaded = 0
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} breaks off and makes for home`),
})

/** R40 */
export const airSquadronCounted = event('AirSquadronCounted', {
  weight: 'routine',
  fields: { squadron: INDEX, gone: COUNT },
  does(state, { squadron, gone }) {
    state.sky.squadrons[squadron]!.gone = gone
  },
  tell: ({ squadron }, after) => plainly(`${airSquadronName(after, squadron)} counts its stands`),
})
export const airSquadronBroke = event('AirSquadronBroke', {
  weight: 'matters',
  fields: { squadron: INDEX },
  does(state, { squadron }) {
    state.sky.squadrons[squadron]!.broken = 1
  },
  tell: ({ squadron }, after) => plainly(`${airSquadronName(after, squadron)} has had enough`),
})

/** FA-H77 */
export const airCommandPassed = event('AirCommandPassed', {
  fields: { squadron: INDEX, stand: INDEX, cmdv: WHOLE },
  does(state, { squadron, stand, cmdv }) {
    Object.assign(state.sky.squadrons[squadron]!, { lead: stand, cmdv })
  },
  tell: ({ squadron, stand }, after) =>
    plainly(`${standName(after, stand)} takes over ${airSquadronName(after, squadron)}`),
})

/** H20 Stands look for what lies under markers, too. */
export const contactSoughtFromAir = event('ContactSoughtFromAir', {
  fields: { stand: INDEX, contact: INDEX, found: YES_OR_NO },
  does(state, { stand }) {
    standIn(state, stand).sought = 1
  },
  tell: ({ stand, contact, found }, after) =>
    plainly(`${standName(after, stand)} ${found ? 'makes out' : 'cannot make out'} ${contactName(after, contact)}`),
})

/** H24 Flak markers come off, and what held for one turn is over. */
export const skyCleared = event('SkyCleared', {
  weight: 'routine',
  fields: {},
  does(state) {
    const { stands, squadrons, decks } = state.sky
    for (const stand of stands) {
      stand.flak = stand.moved = stand.acted = stand.sought = 0
      stand.before = stand.aircraft
    }
    for (const squadron of squadrons) squadron.moved = squadron.acted = 0
    for (const deck of decks) deck.worked = deck.slung = deck.shot = deck.gunned = 0
  },
  tell: () => plainly('Flak markers are taken off'),
})

const DECK = { h: 'H', rrr: 'RRR', catapults: 'catapults' } as const
/** 10.C rows 15 to 18. */
export const deckFell = event('DeckFell', {
  fields: { ship: SHIP, track: word('h', 'rrr', 'catapults'), by: COUNT },
  does(state, { ship, track, by }) {
    deckIn(state, ship)[track] -= by
  },
  tell: ({ ship, track, by }) => she(ship, `loses ${by} of her ${DECK[track]}`),
})

/** 10.C, H14 A stand goes with its hangar, or with its ship. */
export const standDestroyed = event('StandDestroyed', {
  weight: 'matters',
  fields: { stand: INDEX, ship: SHIP },
  does(state, { stand }) {
    Object.assign(standIn(state, stand), { where: WHERE.lost, aircraft: 0 })
  },
  tell: ({ stand, ship }, after) => she(ship, `has ${standName(after, stand)} destroyed aboard`),
})
