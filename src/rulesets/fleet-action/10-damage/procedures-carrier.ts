import { z } from 'zod'
import { once, type Steps } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { BadInput, type Setting } from '#kernel/ruleset/index.ts'
import { count, type ShipGiven, shipGiven } from '../02-data-sheet/plight.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { type Seen, type State, sheetAt, WHOLE } from '../02-data-sheet/state.ts'
import { aloft, type StandGiven } from '../09-air/given.ts'
import { WHERE } from '../09-air/sky.ts'
import { deckAt, standsOf } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { ABOVE } from '../book/tables.ts'
import type { Event } from '../events/events.ts'
import type { Sufferer } from '../procedures/fate.ts'
import { FIELDS } from '../procedures/fields.ts'
import { aloneOf, scene } from '../procedures/given.ts'
import { procedure } from '../procedures/procedure.ts'
import { armingOf, fuelTest } from './10-c-carrier.ts'
import { openCritical } from './10-cv.ts'

const cv = z.number().int().min(1).max(19)

/** A carrier or an air base, with so many stands in her hangar that are half-way ready. */
function busy(target: ShipGiven, setting: Setting<Card>, stands: number, weather: object = {}): State {
  const bare = aloneOf(target, setting, weather)
  const { card } = sheetAt(bare, 1)
  if (card.air === undefined) throw new BadInput(`target: ${card.name} carries no aircraft`)
  const aboard = Array.from({ length: stands }, (): StandGiven => 'dive bomber')
  const state = stands === 0 ? bare : aloft(bare, aboard, [1], true)
  for (const stand of state.sky.stands) Object.assign(stand, { where: WHERE.arming, base: 1 })
  return state
}
const destroyed = (state: Seen): number => standsOf(state).length - armingOf(state, 1).length
const CARRIER_FIELDS: Fields<State, Sufferer> = {
  ...FIELDS,
  h: { of: state => deckAt(state, 1).h, needs: ['fate'] },
  rrr: { of: state => deckAt(state, 1).rrr, needs: ['fate'] },
  catapults: { of: state => deckAt(state, 1).catapults, needs: ['fate'] },
  destroyed: { of: destroyed, needs: ['fate'] },
}
const more = (state: Seen) => ({ destroyed: destroyed(state) })

const CRITICAL: Steps<State, Event, Sufferer> = openCritical()
const criticalGiven = z.strictObject({
  target: shipGiven,
  cv: cv.describe('of the hit, and of the critical unless that is given'),
  budget: cv.optional().describe('CV to spend'),
  penetration: count.default(99),
  horizontal: z.boolean().default(true).describe('meets horizontal armour, as bombs do'),
  arming: count.max(24).default(0).describe('stands that are refuelled or rearmed in her hangar'),
  badWeather: scene.badWeather,
})
export const carrierCritical = procedure<Sufferer, z.infer<typeof criticalGiven>>({
  name: 'carrier-critical',
  title: 'One critical above water on a carrier or an air base, to its end',
  rules: [R['FA-10.C-airops'], R['FA-10.C-hangar'], R['FA-10.C-fuel'], R['FA-10-cv-start'], R['FA-H13']],
  given: criticalGiven,
  example: { target: 'Akagi', cv: 8, arming: 3 },
  steps: CRITICAL,
  fields: CARRIER_FIELDS,
  begin(given, setting) {
    const state = busy(given.target, setting, given.arming, { badWeather: given.badWeather })
    const { cv, penetration, budget = cv } = given
    const blow = { cv, pen: penetration, raked: Number(given.horizontal), column: ABOVE }
    Object.assign(state.ships[1]!, blow, { budget, table: ABOVE, sort: WHOLE })
    return { state, about: { target: 1 }, n: 1 }
  },
  also: state => more(state),
})

const fuelGiven = z.strictObject({
  target: shipGiven.describe('with the Fire of the row already added'),
  cv: cv.describe('on arrival at the row'),
})
interface Fuel extends Sufferer {
  readonly c: number
}
export const fuelExplosion = procedure<Fuel, z.infer<typeof fuelGiven>>({
  name: 'fuel-explosion-test',
  title: 'A Carrier Fuel Explosion Test',
  rules: [R['FA-H13']],
  given: fuelGiven,
  example: { target: { ship: 'Akagi', fires: 1 }, cv: 8 },
  steps: [
    once((desk, { target, c }) => {
      fuelTest(desk, target, c)
      return 0
    }),
  ],
  begin(given, setting) {
    const state = busy(given.target, setting, 0)
    return { state, about: { target: 1, c: given.cv }, n: 0 }
  },
})
