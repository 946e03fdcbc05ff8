import type { Frozen } from '#kernel/desk/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { batteryName } from './classes.ts'
import type { Event } from './events.ts'
import { inchesOf, MINUTES, metresOf } from './lengths.ts'
import { ABANDONED, batteryNow, type Seen, type State, SUNK, sheetAt, TURN, type Which } from './state.ts'
import { ASPECTS, LEVEL_NAMES, LONG_LANCE } from './tables.ts'

/** What happened, in one sentence. The state is that after the event. */
export function tell(event: Event, state: Frozen<State>): string {
  const she = 'ship' in event ? nameOf(state, event.ship) : ''
  switch (event.type) {
    case 'FirstTurnSettled':
      return `Side ${event.first + 1} has the first turn.`
    case 'TurnBegan':
      return `Turn ${turnAt(TURN, event.now)}, side ${event.seat + 1}, ${clock(event.now)} after the start.`
    case 'TorpedoRan':
      return `A torpedo runs ${inchesOf(event.run)} in.`
    case 'TorpedoGone':
      return 'A torpedo marker is taken off.'
    case 'RateHalved':
      return `${she} makes half of the speed she made.`
    case 'ShipSteamed':
      return `${she} steams ${inchesOf(event.moved)} in.`
    case 'BatteryFired':
      return `${she} fires her ${event.battery === 0 ? 'main' : 'secondary'} battery at ${nameOf(state, event.target)}, ${reach(state)}.`
    case 'ShipStruck':
      return `${she} suffers ${LEVEL_NAMES[event.level]} damage.`
    case 'ShipListed':
      return `${she} lists by ${event.degrees}° more.`
    case 'AspectThrown':
      return `${she} lists by the ${ASPECTS[event.aspect]}.`
    case 'SpeedLost':
      return `${she} loses ${event.halfInches / 2} in of her move rate.`
    case 'PropulsionLost':
      return `${she} loses all propulsion.`
    case 'ShipSwung':
      return `${she} swings as she loses way: ${SAID[event.course]}.`
    case 'ClassesLost':
      return `${she} loses ${classesOf(event, state)}.`
    case 'FireSpread':
      return `${she} has ${event.points} fire ${event.points === 1 ? 'point' : 'points'} more.`
    case 'ShipLost':
      return `${she} ${event.end === SUNK ? 'sinks' : event.end === ABANDONED ? 'is abandoned and left to burn' : 'blows up'}.`
    case 'MagazineBlew':
      return `${she} blows up and is gone within ${event.minutes} minutes.`
    case 'CommandHit':
      return `${she} has her command hit and acts on her own: ${SAID[event.course]}.`
    case 'EnginesHit':
      return `${she} has her engine rooms hit.`
    case 'PowerLost':
      return `${she} loses power: no armament, no radar.`
    case 'OilSpilt':
      return `${she} leaves a slick of oil.`
    case 'TorpedoLaunched':
      return `${she} launches ${event.torpedo === LONG_LANCE ? 'Long Lances' : 'torpedoes'} at ${nameOf(state, event.target)}.`
    case 'TorpedoStruck':
      return `${she} is ${event.score > 0 ? `hit by torpedoes, by ${event.score}` : 'missed by torpedoes'}.`
    case 'DepthChargesDropped':
      return `${she} drops depth charges on ${nameOf(state, event.target)}.`
    case 'BoatDamaged':
      return `${she} is damaged by depth charges.`
  }
}

/** Matrix 4, in words. */
const SAID = [
  '',
  'make for an enemy of her class',
  'disengage',
  'follow the ship ahead or the flagship',
  'turn hard to starboard',
  'turn hard to port',
  'as her player wishes',
] as const

function classesOf({ ship, main, secondary }: Extract<Event, { type: 'ClassesLost' }>, state: Seen): string {
  const classes = (count: number, which: Which): string =>
    `${count} ${count === 1 ? 'class' : 'classes'} of her ${which} battery (now ${batteryName(batteryNow(state, ship, which))})`
  return secondary === 0 ? classes(main, 'main') : `${classes(main, 'main')} and ${classes(secondary, 'secondary')}`
}

const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

/** SCALE-C The range on the table and at sea. */
function reach(state: Seen): string {
  const { range } = state.fixed.scene
  return `at ${Number(inchesOf(range).toFixed(2))} in (${metresOf(range)} m)`
}

/** SCALE-D Half an hour for each turn that is over. */
function clock(now: number): string {
  const minutes = MINUTES * (turnAt(TURN, now) - 1)
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
