import { BY, COUNT, hers, INDEX, list, PLACE, plainly, SEAT, UPON, WHOLE } from '#kernel/event/index.ts'
import type { Seen, State } from '../01-classes/state.ts'
import { KAMIKAZE, SHOT_DOWN } from '../book/tables-air.ts'
import { event } from '../events/event.ts'
import { nameOf } from '../events/words.ts'
import { FLIGHT } from './sky.ts'
import { MOST_RAIDERS, namesOf, standName, waveName } from './stands.ts'

// What happens in the air (segment E).

/** R99, R102 The segment begins: nobody has flown, fought or thrown flak in it. */
export const aircraftReadied = event('AircraftReadied', {
  weight: 'routine',
  fields: { seat: SEAT },
  does(state) {
    for (const stand of state.sky.stands) {
      stand.flown = 0
      stand.fought = 0
      stand.entering = 0
    }
    state.sky.flak.fill(0)
  },
  tell: ({ seat }) => plainly(`Aircraft of side ${seat + 1}`),
})

/** AIR-B, R100 It is on the table from now on, and enters by its own edge. */
export const waveArrived = event('WaveArrived', {
  fields: { wave: INDEX, x: PLACE, y: PLACE },
  does(state, { wave, x, y }) {
    for (const each of state.fixed.wings.waves[wave]!.stands) {
      const stand = state.sky.stands[each]!
      stand.status = FLIGHT.aloft
      stand.entering = 1
      stand.x = x
      stand.y = y
    }
  },
  tell: ({ wave }, after) => plainly(`${waveName(after, wave)} arrives`),
})

export const waveAwaited = event('WaveAwaited', {
  weight: 'routine',
  fields: { wave: INDEX },
  does() {},
  tell: ({ wave }, after) => plainly(`${waveName(after, wave)} does not arrive yet`),
})

/** AIR-D */
export const standFlew = event('StandFlew', {
  weight: 'routine',
  fields: { stand: INDEX, x: PLACE, y: PLACE },
  does(state, { stand, x, y }) {
    const it = state.sky.stands[stand]!
    it.x = x
    it.y = y
    it.flown = 1
    it.entering = 0
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} flies on`),
})

/** AIR-H, R102 The fight goes on, and ties both until one of them is destroyed. */
export const fightContinued = event('FightContinued', {
  fields: { stand: INDEX, target: INDEX, ahead: WHOLE },
  does(state, { stand, target }) {
    meet(state, stand, target)
    state.sky.stands[stand]!.locked = target
    state.sky.stands[target]!.locked = stand
  },
  tell: ({ stand, target }, after) =>
    plainly(`${standName(after, stand)} and ${standName(after, target)} fight on, and neither falls`),
})

/** AIR-H, R103 The loser is destroyed. */
export const fightWon = event('FightWon', {
  weight: 'end',
  fields: { stand: INDEX, target: INDEX, ahead: COUNT },
  does(state, { stand, target }) {
    meet(state, stand, target)
    takeOff(state, target, FLIGHT.destroyed)
  },
  tell: ({ stand, target }, after) => plainly(`${standName(after, stand)} shoots down ${standName(after, target)}`),
})
function meet(state: State, stand: number, target: number): void {
  state.sky.stands[stand]!.fought = 1
  state.sky.stands[target]!.fought = 1
}
/** It is out of play, and whoever was locked with it is free. */
function takeOff(state: State, stand: number, status: number): void {
  const it = state.sky.stands[stand]!
  it.status = status
  if (it.locked >= 0) state.sky.stands[it.locked]!.locked = -1
  it.locked = -1
}

/** AIR-I What the victory cost, for good (R104). */
export const winnerWeakened = event('WinnerWeakened', {
  fields: { stand: INDEX, by: COUNT },
  does(state, { stand, by }) {
    state.sky.stands[stand]!.losses += by
  },
  tell: ({ stand, by }, after) =>
    plainly(by === 0 ? `${standName(after, stand)} loses nobody` : `${standName(after, stand)} is weaker by ${by}`),
})

/** AIR-F, AIR-M They attack a ship, each its one combat of the turn; kamikaze go into contact. */
export const raidBegan = event('RaidBegan', {
  fields: { stands: list(INDEX, MOST_RAIDERS), target: UPON },
  does(state, { stands, target }) {
    state.lively = state.now
    const { x, y } = state.ships[target]!
    for (const each of stands) {
      const stand = state.sky.stands[each]!
      stand.fought = 1
      if (state.fixed.wings.stands[each]!.of === KAMIKAZE) Object.assign(stand, { x, y })
    }
  },
  tell: ({ stands, target }, after) =>
    plainly(`${namesOf(after, stands)} ${stands.length === 1 ? 'attacks' : 'attack'} ${nameOf(after, target)}`),
})

/** AA-D One die of flak: nothing, −1, −2, or the stand is shot down. */
export const flakFired = event('FlakFired', {
  fields: { ship: BY, stand: INDEX, result: INDEX },
  does(state, { ship, stand, result }) {
    const { flak } = state.sky
    while (flak.length <= ship) flak.push(0)
    flak[ship]!++
    if (result === SHOT_DOWN) takeOff(state, stand, FLIGHT.destroyed)
    else state.sky.stands[stand]!.flak += result
  },
  tell: ({ ship, stand, result }, after) => hers(ship, flakWords(after, stand, result)),
})
const flakWords = (state: Seen, stand: number, result: number): string =>
  result === SHOT_DOWN
    ? `flak shoots down ${standName(state, stand)}`
    : result === 0
      ? `flak misses ${standName(state, stand)}`
      : `flak hurts ${standName(state, stand)}: −${result}, to stay`

/** AA-C, R108 Its owner has seen the flak, and turns away. */
export const standTurnedAway = event('StandTurnedAway', {
  fields: { stand: INDEX },
  does() {},
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} turns away`),
})

/** AIR-J By how much the attack has made its score; less than nothing is a miss, of a stand that stays (R107). */
export const standAttacked = event('StandAttacked', {
  fields: { stand: INDEX, target: UPON, margin: WHOLE },
  does() {},
  tell: ({ stand, target, margin }, after) =>
    plainly(`${standName(after, stand)} ${margin < 0 ? 'misses' : 'hits'} ${nameOf(after, target)}`),
})

/** AIR-N A kamikaze that has hit is spent. */
export const standSpent = event('StandSpent', {
  weight: 'end',
  fields: { stand: INDEX },
  does(state, { stand }) {
    takeOff(state, stand, FLIGHT.spent)
  },
  tell: ({ stand }, after) => plainly(`${standName(after, stand)} is spent in it`),
})
