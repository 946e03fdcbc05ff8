import type { Frozen } from '#kernel/desk/index.ts'
import { PARTS, WEAPONS } from './conditions.ts'
import type { FlyingEvent } from './event-flying.ts'
import { covers } from './s17-dogfight.ts'
import { type Seen, type State, sheetAt } from './state.ts'
import { airshipName, name, plural, she } from './words.ts'

/** Aircraft and airships in a battle, in one sentence. */
export function tellFlying(event: FlyingEvent, state: Frozen<State>): string {
  switch (event.type) {
    case 'AircraftReadied':
      return she(state, event.ship, readied(event.on, event.raised))
    case 'PlanesLaunched':
      return she(
        state,
        event.ship,
        `flies off ${plural(event.count, 'aircraft', 'aircraft')} with ${WEAPONS[event.weapon]} ${errand(state, event.ship, event.target)}`,
      )
    case 'PlanesMet':
      return `Over ${name(state, event.ship)} ${event.cover} aircraft meet ${event.count}${from(state, event.by)}: ${none(event.hits)} of the raiders hit, ${none(event.back)} of the cover.`
    case 'FlakFired':
      return `${name(state, event.ship)}’s flak hits ${none(event.hits)} of ${event.count} aircraft${from(state, event.by)}.`
    case 'PlanesAttacked':
      return `${plural(event.count, 'aircraft attacks', 'aircraft attack')} ${name(state, event.target)}: ${plural(event.hits, 'hit', 'hits')}.`
    case 'PlanesLanded':
      return she(state, event.ship, landed(event.sound, event.damaged, event.ditched))
    case 'AirshipBombed':
      return `${airshipName(state, event.airship)} drops ${plural(event.count, 'bomb', 'bombs')} on ${name(state, event.target)}: ${plural(event.hits, 'hit', 'hits')}.`
    case 'AirshipFiredAt':
      return `${name(state, event.ship)}’s ${gunsOf(state, event.ship, event.battery)} ${event.hit > 0 ? 'hit' : 'miss'} the ${PARTS[event.part]} of ${lower(airshipName(state, event.airship))}.`
    case 'AirshipSank':
      return `${airshipName(state, event.airship)} ${event.low > 0 ? `is ${plural(event.low, 'step', 'steps')} below her height` : 'is at her height'}.`
    case 'AirshipCameDown':
      return `${airshipName(state, event.airship)} comes down in the sea.`
  }
}
/** What aircraft of a ship are sent for. */
export const errand = (state: Seen, ship: number, target: number): string =>
  `${covers(state, ship, target) ? 'to cover' : 'against'} ${ship === target ? 'herself' : name(state, target)}`
const none = (count: number): string => (count === 0 ? 'none' : String(count))
const from = (state: Seen, by: number): string => (by < 0 ? '' : ` of ${name(state, by)}`)
const gunsOf = (state: Seen, ship: number, battery: number): string =>
  `${sheetAt(state, ship).batteries[battery]!.name} guns`
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

function readied(on: number, raised: number): string {
  if (on === 0) return 'makes her aircraft safe'
  return `arms and fuels her aircraft on deck${raised > 0 ? `, ${raised} of them from the hangar` : ''}`
}

function landed(sound: number, damaged: number, ditched: number): string {
  const aboard = sound + damaged
  const hurt = damaged > 0 ? `, ${damaged} of them damaged` : ''
  const lost = ditched > 0 ? `; ${plural(ditched, 'other is', 'others are')} lost in the sea` : ''
  return `${aboard === 0 ? 'takes no aircraft back' : `takes ${aboard} aircraft back${hurt}`}${lost}`
}
