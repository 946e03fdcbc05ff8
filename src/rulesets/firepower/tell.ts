import type { Frozen } from '#kernel/desk/index.ts'
import { type Blow, begins, castOf, type Phrase, plainly, she, type Telling } from '#kernel/event/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { batteryName } from './classes.ts'
import type { Event } from './events.ts'
import { inchesOf, MINUTES, metresOf } from './lengths.ts'
import { ABANDONED, batteryNow, type Seen, type State, SUNK, sheetAt, TURN, type Which } from './state.ts'
import { ASPECTS, LEVEL_NAMES, LONG_LANCE } from './tables.ts'
import { vocabulary } from './vocabulary.ts'

/** What happened, in words. The state is that right after the event. */
export const tell = (event: Event, after: Frozen<State>): Telling => ({
  phrase: phraseOf(event, after),
  weight: ENDS.has(event.type) ? 'end' : ROUTINE.has(event.type) ? 'routine' : 'matters',
  turns: event.type === 'TurnBegan',
  attack: attackOf(event),
  ...castOf(vocabulary.get(event.type)!, event),
})
const ROUTINE = new Set<Event['type']>(['FirstTurnSettled', 'TurnBegan', 'TorpedoRan', 'TorpedoGone', 'ShipSteamed'])
const ENDS = new Set<Event['type']>(['ShipLost', 'MagazineBlew'])

/** What is fired is told by events of its own. */
export const attackIn = (): null => null

function attackOf(event: Event): Blow | null {
  switch (event.type) {
    case 'BatteryFired':
      return begins(event.ship, event.target)
    case 'TorpedoLaunched':
      return begins(event.ship, event.target, 'launches torpedoes at')
    case 'DepthChargesDropped':
      return begins(event.ship, event.target, 'drops depth charges on')
    default:
      return null
  }
}

function phraseOf(event: Event, state: Seen): Phrase {
  switch (event.type) {
    case 'FirstTurnSettled':
      return plainly(`Side ${event.first + 1} has the first turn`)
    case 'TurnBegan':
      return plainly(`Turn ${turnAt(TURN, event.now)}, side ${event.seat + 1}, ${clock(event.now)} after the start`)
    case 'TorpedoRan':
      return plainly(`A torpedo runs ${inchesOf(event.run)} in`)
    case 'TorpedoGone':
      return plainly('A torpedo marker is taken off')
    case 'RateHalved':
      return she(event.ship, `makes half of the speed she made`)
    case 'ShipSteamed':
      return she(event.ship, `steams ${inchesOf(event.moved)} in`)
    case 'BatteryFired':
      return she(
        event.ship,
        `fires her ${event.battery === 0 ? 'main' : 'secondary'} battery at ${nameOf(state, event.target)}, ${reach(state)}`,
      )
    case 'ShipStruck':
      return she(event.ship, `suffers ${LEVEL_NAMES[event.level]} damage`)
    case 'ShipListed':
      return she(event.ship, `lists by ${event.degrees}° more`)
    case 'AspectThrown':
      return she(event.ship, `lists by the ${ASPECTS[event.aspect]}`)
    case 'SpeedLost':
      return she(event.ship, `loses ${event.halfInches / 2} in of her move rate`)
    case 'PropulsionLost':
      return she(event.ship, `loses all propulsion`)
    case 'ShipSwung':
      return she(event.ship, `swings as she loses way: ${SAID[event.course]}`)
    case 'ClassesLost':
      return she(event.ship, `loses ${classesOf(event, state)}`)
    case 'FireSpread':
      return she(event.ship, `has ${event.points} fire ${event.points === 1 ? 'point' : 'points'} more`)
    case 'ShipLost':
      return she(
        event.ship,
        `${event.end === SUNK ? 'sinks' : event.end === ABANDONED ? 'is abandoned and left to burn' : 'blows up'}`,
      )
    case 'MagazineBlew':
      return she(event.ship, `blows up and is gone within ${event.minutes} minutes`)
    case 'CommandHit':
      return she(event.ship, `has her command hit and acts on her own: ${SAID[event.course]}`)
    case 'EnginesHit':
      return she(event.ship, `has her engine rooms hit`)
    case 'PowerLost':
      return she(event.ship, `loses power: no armament, no radar`)
    case 'OilSpilt':
      return she(event.ship, `leaves a slick of oil`)
    case 'TorpedoLaunched':
      return she(
        event.ship,
        `launches ${event.torpedo === LONG_LANCE ? 'Long Lances' : 'torpedoes'} at ${nameOf(state, event.target)}`,
      )
    case 'TorpedoStruck':
      return she(event.ship, `is ${event.score > 0 ? `hit by torpedoes, by ${event.score}` : 'missed by torpedoes'}`)
    case 'DepthChargesDropped':
      return she(event.ship, `drops depth charges on ${nameOf(state, event.target)}`)
    case 'BoatDamaged':
      return she(event.ship, `is damaged by depth charges`)
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

export const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

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
