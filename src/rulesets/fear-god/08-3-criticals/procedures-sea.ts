import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { allow, BadInput, type Named, no } from '#kernel/ruleset/index.ts'
import { AMMUNITION, CONTENTS, SINKING, SOURCE } from '../02-ships/conditions.ts'
import { count, shipGiven } from '../02-ships/plight-words.ts'
import type { Card } from '../02-ships/ship.ts'
import { type State, turnOf } from '../02-ships/state.ts'
import { CLEAR_DAY, setUp } from '../02-ships/state-new.ts'
import { checkCollision, collide } from '../08-1-damage/8-1-8-collisions.ts'
import {
  comeAlongside,
  crewOf,
  impulsesFor,
  PIER,
  PURPOSES,
  refuseApproach,
  refuseTransfer,
  type Transfer,
  transfer,
} from '../08-1-damage/8-1-9-transfer.ts'
import { applyDamage, type Sufferer } from '../08-1-damage/8-1-damage.ts'
import { refuseHolds } from '../08-2-fire-and-flooding/orders.ts'
import {
  drift,
  leaveAircrew,
  leaveSurvivors,
  pickUp,
  pickUpByAir,
  roomIn,
  sightedAs,
} from '../08-4-repairs/8-6-rescue.ts'
import { newSurvivors } from '../08-4-repairs/survivors.ts'
import { R } from '../book/register.ts'
import { FREIGHTER } from '../procedures/examples.ts'
import { condition, stateOf } from '../procedures/given.ts'
import { alone, procedure } from '../procedures/procedure.ts'
import { floodHold, riskHolds, stockOf } from './8-3-cargo.ts'

// Cargo, collisions, crews that cross, and men in the water, as an umpire works them.

const holdGiven = z.strictObject({
  target: shipGiven,
  hold: count.default(1).describe('which one burns, from 1'),
  what: z.enum(['risk', 'flood']).default('risk').describe('of explosion in this Intermediate Turn, or flood it'),
})
type HoldAbout = Sufferer & { readonly hold: number; readonly what: 'risk' | 'flood' }
const burning = procedure<HoldAbout, z.infer<typeof holdGiven>>({
  name: 'burning-ammunition',
  title: 'Ammunition burns in a hold: does it go up in this Intermediate Turn, or is the hold flooded?',
  rules: [R['FGDN-8.3-cargo'], R['FGDN-R63']],
  given: holdGiven,
  example: { target: { ship: FREIGHTER } },
  steps: [
    once((desk, { target, hold, what }) => {
      if (what === 'flood') floodHold(desk, target, hold)
      else riskHolds(desk, target)
      return 0
    }),
  ],
  begin({ target, hold, what }, setting) {
    const state = alone(target, setting)
    const burns = state.annex.holds[hold - 1]
    if (burns === undefined || CONTENTS[burns.contents] !== 'ammunition') {
      throw new BadInput(`hold: there is no ammunition in hold ${hold}`)
    }
    if (what === 'flood') allow(refuseHolds(state, 0, [hold - 1]))
    else if (stockOf(burns) === 0) allow(no(R['FGDN-8.3-cargo'], `no ammunition is left in hold ${hold}`))
    // a hold that is said to burn has its fire among hers
    if (burns.burning === 0) state.ships[0]!.fires.push(AMMUNITION * SOURCE + 1000 * turnOf(state) + 1)
    burns.burning = 1
    return { state, about: { target: 0, hold: hold - 1, what }, n: 0 }
  },
})

const collisionGiven = z.strictObject({
  target: shipGiven,
  other: shipGiven,
  knots: count.max(70).describe('at which they meet, or lie alongside'),
  what: z
    .enum(['alongside', 'collision', 'hulk'])
    .default('collision')
    .describe('alongside: is there one? hulk: the other is sinking already'),
})
type CollisionAbout = Sufferer & { readonly knots: number; readonly what: 'alongside' | 'collision' | 'hulk' }
const collision = procedure<CollisionAbout, z.infer<typeof collisionGiven>>({
  name: 'collision',
  title: 'Two ships collide, or may do so alongside; a hulk is run into',
  rules: [R['FGDN-H17-collision'], R['FGDN-8.1.8-hulk'], R['FGDN-8.2-assist-speed']],
  given: collisionGiven,
  example: { target: 'Tiger', other: 'Moltke', knots: 12, what: 'alongside' },
  ships: ['target', 'other'],
  wrecks: ['other'],
  steps: [
    once((desk, { knots, what }) => {
      if (what === 'alongside') checkCollision(desk, 0, 1, knots)
      else collide(desk, 0, 1, knots)
      return 0
    }),
    once(desk => {
      applyDamage(desk)
      return 0
    }),
  ],
  begin({ target, other, knots, what }, setting) {
    const state = stateOf([target, other], setting, CLEAR_DAY)
    if (what === 'hulk') state.ships[1]!.end = SINKING
    return { state, about: { target: 0, knots, what }, n: 0 }
  },
  result: state => ({ target: condition(state, 0), other: condition(state, 1) }),
})

const transferGiven = z.strictObject({
  from: shipGiven,
  to: shipGiven.optional().describe('left out: a pier'),
  purpose: z.enum(PURPOSES).default('rescue'),
  fit: count.max(12).default(0).describe('crew factors that cross'),
  hurt: count.max(12).default(0),
  speed: z.number().int().min(0).max(60).default(0).describe('knots of the one'),
  otherSpeed: z.number().int().min(0).max(60).default(0).describe('knots of the other'),
  sameCourse: z.boolean().default(true),
  approach: z
    .strictObject({ yards: count, knots: count })
    .optional()
    .describe('first comes alongside, from so far and so fast'),
})
type TransferAbout = Sufferer & Transfer & { readonly approaches: boolean }
const CROSSED: Fields<State, TransferAbout> = {
  aboard: { of: state => crewOf(state, 0).fit, needs: [] },
  crewLost: { of: state => state.ships[0]!.crewLost, needs: [] },
}
const BOATS = {
  className: 'Motor boat',
  nation: 'GBR',
  sizeClass: 'G',
  shipType: 'smallCombatant',
  inServiceYear: 1916,
  damagePoints: 4,
  thresholds: [0, 1, 2, 3, 4, 4],
  speeds: [30, 23, 15, 8, 0],
  ...{ accel: 7, decel: 15, belt: 0, deck: 0, underwater: null, batteries: [] },
  rangefinder: { yards: 4000, type: 'coincidence' },
}
const NOWHERE = 'to: say which craft, unless it is a pier'
const crossing = procedure<TransferAbout, z.infer<typeof transferGiven>>({
  name: 'crew-transfer',
  title: 'Crew factors cross from one small craft to another, or to a pier',
  rules: [R['FGDN-8.1.9-auto'], R['FGDN-8.1.9-moving'], R['FGDN-8.1.9-fail'], R['FGDN-8.1.9-capacity']],
  given: transferGiven,
  example: {
    from: { ship: { ...BOATS, name: 'CMB 4' }, crewLost: 2 },
    to: { ship: { ...BOATS, name: 'CMB 7' } },
    ...{ fit: 4, hurt: 2, speed: 5, otherSpeed: 5 },
  },
  steps: [
    once((desk, about) => {
      const impulses = about.approaches ? comeAlongside(desk) : 0
      return 2 * impulses + Number(transfer(desk, about))
    }),
  ],
  begin(given, setting) {
    const { from, to, fit, hurt, speed, otherSpeed, sameCourse, approach, purpose } = given
    if (to === undefined && purpose !== 'pier') allow({ why: R['FGDN-8.1.9-uses'], reason: NOWHERE })
    const state = stateOf(to === undefined ? [from] : [from, to], setting, CLEAR_DAY)
    if (approach !== undefined) allow(refuseApproach(approach.yards, approach.knots))
    const about: TransferAbout = {
      ...{ target: 0, from: 0, to: to === undefined ? PIER : 1, fit, hurt, sameCourse },
      ...{ knots: [speed, otherSpeed] as const, approaches: approach !== undefined },
    }
    allow(refuseTransfer(state, about))
    return { state, about, n: 0 }
  },
  fields: CROSSED,
  ships: ['from', 'to'],
  wrecks: ['from'],
  // n: whether they collided, and twice the Impulses that it took to come alongside
  result: (state, { to, hurt }, n) => ({
    from: { ...crewOf(state, 0) },
    to: to === PIER ? null : { ...crewOf(state, to) },
    impulses: (n >> 1) + impulsesFor(hurt),
    collision: n % 2 > 0,
  }),
})

const survivorsGiven = z.strictObject({
  target: shipGiven.optional().describe('a ship that sank'),
  men: count.max(999).optional().describe('or the men of an aircraft'),
  sudden: z.boolean().default(false).describe('her magazine exploded, or the like'),
  standingBy: z.boolean().default(false).describe('another ship lay stopped within 250 yards'),
  hours: count.default(0).describe('in the water; after six they drift'),
})
type LeftAbout = Sufferer & {
  readonly men: number | null
  readonly sudden: boolean
  readonly standingBy: boolean
  readonly hours: number
}
const LEFT: Fields<State, LeftAbout> = {
  men: { of: state => state.annex.survivors[0]?.count ?? 0, needs: [] },
  knots: { of: state => state.annex.survivors[0]?.knots ?? 0, needs: [] },
}
const survivors = procedure<LeftAbout, z.infer<typeof survivorsGiven>>({
  name: 'survivors',
  title: 'How many survive a ship or an aircraft, how they drift, and as what size they are sighted',
  rules: [R['FGDN-8.6-ship'], R['FGDN-8.6-aircraft'], R['FGDN-8.6-drift'], R['FGDN-8.6-search']],
  given: survivorsGiven,
  example: { target: 'Tiger', hours: 7 },
  steps: [
    once((desk, { men, sudden, standingBy, hours }) => {
      if (men === null) leaveSurvivors(desk, 0, sudden, standingBy)
      else leaveAircrew(desk, men)
      if (desk.state.annex.survivors.length > 0) drift(desk, 0, hours)
      return 0
    }),
  ],
  begin({ target, men, sudden, standingBy, hours }, setting) {
    if ((target === undefined) === (men === undefined)) throw new BadInput('target: a ship, or the men of an aircraft')
    const state = target === undefined ? setUp([], [], setting.options, CLEAR_DAY) : alone(target, setting)
    return { state, about: { target: 0, men: men ?? null, sudden, standingBy, hours }, n: 0 }
  },
  fields: LEFT,
  wrecks: ['target'],
  result(state) {
    const group = state.annex.survivors[0] ?? { count: 0, knots: 0, course: 0 }
    return { men: group.count, knots: group.knots, course: group.course, sightedAs: sightedAs(group.count) }
  },
})

const pickUpGiven = z.strictObject({
  target: shipGiven.optional().describe('the ship, stopped and upwind; left out: a flying boat'),
  men: count.min(1).describe('in the water'),
  seaState: z.number().int().min(0).max(9).default(0),
  aboard: count.default(0).describe('survivors that she has already'),
})
type PickUpAbout = Sufferer & { readonly seaState: number; readonly aboard: number; readonly byAir: boolean }
const rescue = procedure<PickUpAbout, z.infer<typeof pickUpGiven>>({
  name: 'pick-up',
  title: 'Survivors picked up in one Tactical Turn by a ship, or by a flying boat in several',
  rules: [R['FGDN-8.6-pickup'], R['FGDN-8.6-flyingboat'], R['FGDN-8.6-capacity']],
  given: pickUpGiven,
  example: { target: 'Tiger', men: 120, seaState: 4 },
  steps: [
    once((desk, { byAir, seaState, aboard }) => {
      if (byAir) return pickUpByAir(desk, 0)
      pickUp(desk, 0, 0, seaState, Math.max(0, roomIn(desk.state, 0) - aboard))
      return 1
    }),
  ],
  begin({ target, men, seaState, aboard }, setting) {
    const state = target === undefined ? setUp([], [], setting.options, CLEAR_DAY) : alone(target, setting)
    state.annex.survivors.push(newSurvivors(-1, men))
    return { state, about: { target: 0, seaState, aboard, byAir: target === undefined }, n: 0 }
  },
  fields: { left: { of: state => state.annex.survivors[0]!.count, needs: [] } },
  result: (state, _about, turns) => ({ left: state.annex.survivors[0]!.count, turns }),
})

export const SEA_PROCEDURES: readonly Named<Card>[] = [burning, collision, crossing, survivors, rescue]
