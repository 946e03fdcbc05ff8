import { Desk, lowest } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Ask } from '#kernel/order/index.ts'
import type { Offer } from '#kernel/ruleset/index.ts'
import { PARTS, WEAPONS } from '../02-ships/conditions.ts'
import { areFriends, type Seen, sheetAt } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { nearestFirst } from '../06-gunfire/offers.ts'
import { yardsText } from '../06-gunfire/words.ts'
import { carrierOf } from '../08-3-criticals/8-3-aviation.ts'
import { enemiesOf } from '../battle/s2-asked.ts'
import { R } from '../book/register.ts'
import type { FearGodDesk } from '../events/events.ts'
import { errand, name } from '../events/words.ts'
import { arcsTo, yardsBetween } from '../measured.ts'
import { LATER, offered, order } from '../orders/order.ts'
import { flakChance } from './s17-air-attack.ts'
import {
  airshipWith,
  FIRE_AT_AIRSHIP,
  flakAtAirship,
  pointsAt,
  refuseFireAt,
  refuseSend,
  SEND_AIRSHIP,
  skyfireChance,
} from './s19-airships.ts'
import { FLY_OFF, type FlyOff, mostToFly, READY_AIRCRAFT, ready, refuseFlyOff, refuseReady } from './s28-flying.ts'

/** Targets that are offered, nearest first. */
const OFFERED = 4

/** Does anything fly in this battle? */
const isFlown = ({ annex, fixed }: Seen): boolean =>
  annex.carriers.length + annex.airships.length > 0 && fixed.switches.flying
const nearOf = (state: Seen, ship: number): number[] => nearestFirst(state, ship, enemiesOf(state, ship))

/** H37, H40 Aircraft fly off against an enemy, or to cover a friend. */
export const flyOffOrder = order(FLY_OFF, {
  deed: 'Aircraft',
  mark: 'aircraft',
  refuse: refuseFlyOff,
  carryOut: LATER,
  offers(state, ship, ask) {
    if (!isFlown(state) || !sheetAt(state, ship).isAviation || carrierOf(state, ship).readied === 0) return []
    const count = mostToFly(state, ship)
    return count === 0 ? [] : [...raids(state, ship, count, ask), ...coverings(state, ship, count, ask)]
  },
  words: ({ ship, count, weapon, target }, state) => `fly off ${count} with ${weapon} ${errand(state, ship, target)}`,
})

function raids(state: Seen, ship: number, count: number, ask: Ask<FlyOff>): Offer<FlyOff>[] {
  const near = nearOf(state, ship).slice(0, OFFERED)
  return WEAPONS.flatMap(weapon =>
    offered(
      ship,
      ask,
      near.map(target => {
        const words = `Fly off ${count} with ${weapon} against ${name(state, target)}, ${yardsText(yardsBetween(state, ship, target))}; her flak hits each by ${flakChance(state, target)} %`
        return [words, R['FGDN-H37-flying'], { type: 'FlyOff', ship, count, target, weapon }] as const
      }),
    ),
  )
}

/** Friends are covered where an enemy has aircraft. */
function coverings(state: Seen, ship: number, count: number, ask: Ask<FlyOff>): Offer<FlyOff>[] {
  if (!enemiesOf(state, ship).some(enemy => sheetAt(state, enemy).isAviation)) return []
  const friends = [...state.ships.keys()].filter(other => other !== ship && areFriends(state, ship, other))
  return offered(
    ship,
    ask,
    [ship, ...nearestFirst(state, ship, friends)].slice(0, OFFERED).map(target => {
      const words = `Fly off ${count} with guns ${errand(state, ship, target)}`
      return [words, R['FGDN-H40-dogfight'], { type: 'FlyOff', ship, count, target, weapon: 'guns' }] as const
    }),
  )
}

/** H37 Aircraft on deck are armed, or made safe. */
export const readyOrder = order(READY_AIRCRAFT, {
  deed: 'Deck',
  mark: 'deck',
  refuse: refuseReady,
  carryOut: ready,
  offers(state, ship, ask) {
    if (!isFlown(state)) return []
    const why = R['FGDN-H37-flying']
    return offered(ship, ask, [
      ['Arm and fuel aircraft, and bring others up to them', why, { type: 'ReadyAircraft', ship, on: true }],
      ['Make the aircraft on deck safe', why, { type: 'ReadyAircraft', ship, on: false }],
    ])
  },
  words: ({ on }) => (on ? 'ready aircraft' : 'make aircraft safe'),
})

/** H39 The airship in a ship's company bombs an enemy. */
export const sendOrder = order(SEND_AIRSHIP, {
  deed: 'Airship',
  mark: 'airship',
  refuse: refuseSend,
  carryOut: LATER,
  offers(state, ship, ask) {
    if (!isFlown(state) || airshipWith(state, ship) < 0) return []
    return offered(
      ship,
      ask,
      nearOf(state, ship)
        .slice(0, OFFERED)
        .map(target => {
          const words = `Her airship bombs ${name(state, target)}, ${yardsText(yardsBetween(state, ship, target))}; flak hits it by ${flakAtAirship(state, target)} %`
          return [words, R['FGDN-H39-airships'], { type: 'SendAirship', ship, target }] as const
        }),
    )
  },
  words: ({ target }, state) => `airship to bomb ${name(state, target)}`,
})

/** H39 A battery fires at an airship. */
export const skyfireOrder = order(FIRE_AT_AIRSHIP, {
  deed: 'At airships',
  mark: 'fire at an airship',
  refuse: refuseFireAt,
  carryOut: LATER,
  offers(state, ship, ask) {
    if (!isFlown(state)) return []
    const companies = nearOf(state, ship).filter(enemy => airshipWith(state, enemy) >= 0)
    const { batteries } = sheetAt(state, ship)
    const aims = companies.slice(0, OFFERED).flatMap(airship =>
      batteries.flatMap((line, battery) =>
        PARTS.map(part => {
          const words = (): string =>
            `The ${line.name} guns at the ${part} of the airship of ${name(state, airship)}: ${chanceAt(state, ship, battery, airship, part)} %`
          return { words, command: { type: 'FireAtAirship', ship, battery, airship, part } as const }
        }),
      ),
    )
    // chances are reckoned only for guns that bear
    return aims.flatMap(({ words, command }) =>
      ask(command) === null ? offered(ship, ask, [[words(), R['FGDN-H39-airships'], command]]) : [],
    )
  },
  words: ({ part, airship }, state) => `fire at the ${part} of the airship of ${name(state, airship)}`,
})
function chanceAt(state: Seen, firer: number, battery: number, company: number, part: (typeof PARTS)[number]): number {
  const desk: FearGodDesk = new Desk(copy(state), new Dice(new Script([])), lowest)
  const points = pointsAt(state, firer, battery, arcsTo(state, firer, company))
  return skyfireChance(desk, { target: firer, firer, battery, airship: airshipWith(state, company), part, points })
}
