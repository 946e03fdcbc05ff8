import { z } from 'zod'
import { once, type Steps, until } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { cvTest } from '../00-tests/0-tests.ts'
import { count, shipGiven } from '../02-data-sheet/plight.ts'
import { type Blow, FLASHOVER, type State, SUNK, sheetAt, WHOLE, WRECK } from '../02-data-sheet/state.ts'
import { type Burning, END_PHASE, teamsOf } from '../06-order-of-play/6-7-end-phase.ts'
import { type Launch, STRIKE } from '../09-combat/9-7-torpedoes.ts'
import { R } from '../book/register.ts'
import { ABOVE, AT_BOW, AT_MIDSHIPS, AT_STERN, BY_DIE } from '../book/tables.ts'
import { type Event, trackRose } from '../events/events.ts'
import type { Sufferer } from '../procedures/fate.ts'
import { END_FIELDS } from '../procedures/fields.ts'
import { aloneOf, scene } from '../procedures/given.ts'
import { noStand, procedure } from '../procedures/procedure.ts'
import { wreckTest } from './10-2-damage.ts'
import { openCritical } from './10-cv.ts'
import { magazineTest } from './10-magazine.ts'

const cv = z.number().int().min(1).max(19)
const COLUMNS = { bow: AT_BOW, midships: AT_MIDSHIPS, stern: AT_STERN } as const

const torpedoHitGiven = z.strictObject({
  target: shipGiven,
  ip: count.min(1).max(20).default(6).describe('of the torpedo; those of 21 inches have 6, and CV 10'),
  cv: cv.default(10),
  from: z.enum(['abeam', 'ahead', 'astern']).default('abeam').describe('the arc of attack, for the underwater column'),
  badWeather: scene.badWeather,
})
export const torpedoHit = procedure<Launch, z.infer<typeof torpedoHitGiven>>({
  name: 'torpedo-hit',
  title: 'One torpedo hit: IP, Wreck Test, and its roll for Critical Damage to its end',
  rules: [R['FA-9.7-damage'], R['FA-10.2-roll'], R['FA-H8']],
  given: torpedoHitGiven,
  example: { target: 'Good Hope', ip: 4, cv: 8 },
  steps: STRIKE,
  begin(given, setting) {
    const state = aloneOf(given.target, setting, given)
    noStand(state)
    state.ships[1]!.hits = 1
    // H34: ashore there is no underwater
    const { isLand } = sheetAt(state, 1).card
    const column = isLand ? ABOVE : { abeam: BY_DIE, ahead: AT_BOW, astern: AT_STERN }[given.from]
    const hit = { firer: 0, target: 1, ip: given.ip, cv: given.cv, pen: 0, raked: 0, column, into: 0 }
    return {
      state,
      about: { ...hit, band: 1, lastBand: 1, setting: 0, isWide: false, isDeclared: true, most: 1 },
      n: 0,
    }
  },
})

const CRITICAL: Steps<State, Event, Sufferer> = openCritical()

/** A ship with one critical open on her. */
function struck(state: State, blow: Blow, budget: number, sort: number): State {
  Object.assign(state.ships[1]!, blow, { budget, table: blow.column, sort })
  return state
}

const structuralGiven = z.strictObject({
  target: shipGiven,
  cv: cv.describe('of the hit, and of the critical unless that is given'),
  budget: cv.optional().describe('CV to spend'),
  penetration: count.default(99),
  raking: z.boolean().default(false).describe('meets horizontal armour'),
  badWeather: scene.badWeather,
})
export const structural = procedure<Sufferer, z.infer<typeof structuralGiven>>({
  name: 'structural-critical',
  title: 'One critical above water with a given CV, to its end',
  rules: [R['FA-10-cv-start'], R['FA-10-cv-reroll'], R['FA-10-cv-void'], R['FA-10-cv-armour']],
  given: structuralGiven,
  example: { target: 'Derfflinger', cv: 9, penetration: 15 },
  steps: CRITICAL,
  begin(given, setting) {
    const state = aloneOf(given.target, setting, given)
    noStand(state)
    const blow = { cv: given.cv, pen: given.penetration, raked: Number(given.raking), column: ABOVE }
    return { state: struck(state, blow, given.budget ?? given.cv, WHOLE), about: { target: 1 }, n: 1 }
  },
})

const underwaterGiven = z.strictObject({
  target: shipGiven,
  cv: cv.describe('of the hit, and of the critical unless that is given'),
  budget: cv.optional().describe('CV to spend'),
  column: z.enum(['bow', 'midships', 'stern']).default('midships'),
  flashover: z.boolean().default(false),
  badWeather: scene.badWeather,
})
export const underwater = procedure<Sufferer, z.infer<typeof underwaterGiven>>({
  name: 'underwater-critical',
  title: 'One critical under water, or one flashover, with a given CV, to its end',
  rules: [R['FA-10-cv-start'], R['FA-10-cv-reroll'], R['FA-10.U-bulkheads'], R['FA-10.U-noarmour']],
  given: underwaterGiven,
  example: { target: 'Derfflinger', cv: 10 },
  steps: CRITICAL,
  begin(given, setting) {
    const state = aloneOf(given.target, setting, given)
    noStand(state)
    if (sheetAt(state, 1).card.isLand) throw new BadInput('target: she stands on land')
    const blow = { cv: given.cv, pen: 0, raked: 0, column: COLUMNS[given.column] }
    const sort = given.flashover ? FLASHOVER : WHOLE
    return { state: struck(state, blow, given.budget ?? given.cv, sort), about: { target: 1 }, n: 1 }
  },
})

const wreckGiven = z.strictObject({
  target: shipGiven,
  inCritical: z.boolean().default(false).describe('asked for by a Hull or Bulkheads result: failed, she sinks'),
  badWeather: scene.badWeather,
})
export const wreck = procedure<Sufferer & { readonly end: number }, z.infer<typeof wreckGiven>>({
  name: 'wreck-test',
  title: 'A Wreck Test',
  rules: [R['FA-10.2-roll'], R['FA-10.2-weather'], R['FA-10.2-fail'], R['FA-R1']],
  given: wreckGiven,
  example: { target: { ship: 'Derfflinger', flotation: 0, fires: 3 } },
  steps: [
    once((desk, { target, end }) => {
      wreckTest(desk, target, end)
      return 0
    }),
  ],
  begin(given, setting) {
    const state = aloneOf(given.target, setting, given)
    noStand(state)
    return { state, about: { target: 1, end: given.inCritical ? SUNK : WRECK }, n: 0 }
  },
})

const fireGiven = z.strictObject({ target: shipGiven, cv, tests: count.min(1).max(20).default(1) })
export const fireTest = procedure<Sufferer & { readonly cv: number }, z.infer<typeof fireGiven>>({
  name: 'fire-test',
  title: 'Fire Tests against a CV: each success a fire',
  rules: [R['FA-H10'], R['FA-R4']],
  given: fireGiven,
  example: { target: 'Derfflinger', cv: 9 },
  steps: [
    until((desk, about, tests) => {
      if (cvTest(desk, about.cv, R['FA-H10']))
        trackRose(desk, { ship: about.target, track: 'fires', by: 1 }, R['FA-H10'])
      return tests - 1
    }),
  ],
  begin(given, setting) {
    const state = aloneOf(given.target, setting)
    noStand(state)
    return { state, about: { target: 1, cv: given.cv }, n: given.tests }
  },
})

const magazineGiven = z.strictObject({
  target: shipGiven,
  cv: cv.describe('on arrival at the Weapons row'),
  cost: z.number().int().min(1).max(12).default(4).describe('of the mount that was lost'),
  position: z.enum(['bow', 'midships', 'stern']).default('bow').describe('of that mount'),
})
interface Magazine extends Sufferer {
  readonly c: number
  readonly cost: number
  readonly column: number
}
export const magazine = procedure<Magazine, z.infer<typeof magazineGiven>>({
  name: 'magazine-test',
  title: 'A magazine test after a MAIN mount is lost, and the flashover that may follow',
  rules: [R['FA-H12']],
  given: magazineGiven,
  example: { target: 'Derfflinger', cv: 9 },
  steps: [
    once((desk, { target, c, cost, column }) => {
      magazineTest(desk, target, c, cost, column)
      return 0
    }),
    ...openCritical<Magazine>(),
  ],
  begin(given, setting) {
    const state = aloneOf(given.target, setting)
    noStand(state)
    state.ships[1]!.cv = given.cv
    return { state, about: { target: 1, c: given.cv, cost: given.cost, column: COLUMNS[given.position] }, n: 0 }
  },
})

const endGiven = z.strictObject({ target: shipGiven })
export const end = procedure<Burning, z.infer<typeof endGiven>>({
  name: 'end-phase',
  title: 'The End Phase of one ship: damage control, then fires',
  rules: [R['FA-H16'], R['FA-H11'], R['FA-R54']],
  given: endGiven,
  example: { target: { ship: 'Derfflinger', fires: 3, fireControl: 4, speed: 20, steering: 0 } },
  steps: END_PHASE,
  fields: END_FIELDS,
  begin(given, setting) {
    const state = aloneOf(given.target, setting)
    noStand(state)
    return { state, about: { target: 1 }, n: teamsOf(state, 1) }
  },
})
