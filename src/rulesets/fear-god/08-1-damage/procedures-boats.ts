import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import { allow, BadInput, type Named, no, type Setting } from '#kernel/ruleset/index.ts'
import { SHALLOW, ZONES } from '../02-ships/conditions.ts'
import { type ShipGiven, shipGiven } from '../02-ships/plight-words.ts'
import type { Card } from '../02-ships/ship.ts'
import { type State, sheetAt } from '../02-ships/state.ts'
import { CLEAR_DAY } from '../02-ships/state-new.ts'
import { boatOf, hullRisk, isBelow, testHull } from '../08-3-criticals/8-3-hull.ts'
import { driftDepth } from '../08-3-criticals/8-3-submarines.ts'
import { refuseLost } from '../battle/s2-aim.ts'
import { MEET_MINE, type Met, refuseNoMines } from '../below/s14-mines.ts'
import { attackBoat, dropOn, type Pattern, patternOf, refuseCharges } from '../below/s15-depth-charges.ts'
import { R } from '../book/register.ts'
import type { Event } from '../events/events.ts'
import { U_BOAT } from '../procedures/examples.ts'
import { condition, stateOf } from '../procedures/given.ts'
import { alone, procedure } from '../procedures/procedure.ts'
import { comeUp, DEPTH_CHARGE, type DepthCharge, deepestAllowed, SEVERITIES } from './8-1-4-submarines.ts'
import { SUFFER, type Sufferer } from './8-1-damage.ts'

// Submarines, and mines, as an umpire works them.

function boat(target: ShipGiven, setting: Setting<Card>): State {
  const state = alone(target, setting)
  if (!sheetAt(state, 0).isBoat) throw new BadInput('target: she is no submarine')
  return state
}

const attackGiven = z.strictObject({
  target: shipGiven,
  severity: z.enum(SEVERITIES).describe('of the attack, as the anti-submarine rules have it'),
  damage: z.number().int().min(0).max(1000),
  contact: z.boolean().default(false).describe('it went off against her hull'),
  batches: z.number().int().min(1).max(9).optional().describe('batches of damage to work (R7); left out: all'),
})
const depthCharge = procedure<DepthCharge, z.infer<typeof attackGiven>>({
  name: 'depth-charge',
  title: 'An attack on a submerged boat: points, criticals of its severity, what her depth makes of them',
  rules: [R['FGDN-8.1.4-submerged'], R['FGDN-8.1.2-auto-sub'], R['FGDN-8.3-hullpen'], R['FGDN-8.3-hulldef-1']],
  given: attackGiven,
  example: { target: { ship: U_BOAT, depth: 'shallow' }, severity: 'major', damage: 6, batches: 1 },
  steps: DEPTH_CHARGE,
  begin({ target, severity, damage, contact, batches }, setting) {
    const state = boat(target, setting)
    if (boatOf(state, 0).zone === 0) allow(no(R['FGDN-8.1.4-submerged'], 'she is on the surface'))
    const most = batches === undefined ? {} : { batches }
    return { state, about: { target: 0, severity, damage, isContact: contact, ...most }, n: 0 }
  },
})

const patternGiven = z.strictObject({
  target: shipGiven,
  firer: shipGiven.optional().describe('who drops it: warhead, charges and hydrophone are hers'),
  battery: z.number().int().min(0).max(15).default(0).describe('which of her batteries has the charges, from 0'),
  warhead: z.number().int().min(1).max(1000).optional().describe('damage points of one charge'),
  charges: z.number().int().min(1).max(40).default(1).describe('of the pattern'),
  hydrophone: z.boolean().default(false).describe('whoever drops it has one that works'),
  batches: attackGiven.shape.batches,
})
type Dropped = Pattern & { readonly deed: Parameters<typeof dropOn>[1] | null }
const drop = once<State, Event, Dropped>((desk, about) =>
  about.deed === null ? attackBoat(desk, about) : dropOn(desk, about.deed),
)
const pattern = procedure<Dropped, z.infer<typeof patternGiven>>({
  name: 'depth-charge-attack',
  title: 'A pattern of depth charges on a submerged boat: the die, and what comes of it',
  rules: [R['FGDN-H35-depth-charges'], R['FGDN-8.1.4-submerged'], R['FGDN-8.1.2-auto-sub']],
  given: patternGiven,
  example: { target: { ship: U_BOAT, depth: 'shallow' }, warhead: 16, charges: 2, hydrophone: true, batches: 1 },
  steps: [drop, ...SUFFER],
  ships: ['target', 'firer'],
  begin({ target, firer, battery, warhead, charges, hydrophone, batches }, setting) {
    const state = stateOf(firer === undefined ? [target] : [target, firer], setting, CLEAR_DAY)
    if (!sheetAt(state, 0).isBoat) throw new BadInput('target: she is no submarine')
    if (boatOf(state, 0).zone === 0) allow(no(R['FGDN-8.1.4-submerged'], 'she is on the surface'))
    const most = batches === undefined ? {} : { batches }
    if (firer !== undefined) {
      const deed = { ship: 1, battery, target: 0 }
      allow(refuseLost(state, 1) ?? refuseCharges(state, { type: 'DropCharges', ...deed }))
      return { state, about: { ...patternOf(state, deed), deed, ...most }, n: 0 }
    }
    if (warhead === undefined) throw new BadInput('warhead: say how strong a charge is, or who drops it')
    return { state, about: { target: 0, warhead, charges, listens: hydrophone, deed: null, ...most }, n: 0 }
  },
})

const mineGiven = z.strictObject({
  target: shipGiven,
  warhead: z.number().int().min(1).max(1000).describe('damage points'),
  lies: z.enum(['ahead', 'port', 'starboard']).default('ahead').describe('within 10 yards of her track, or on a side'),
  batches: attackGiven.shape.batches,
})
const mine = procedure<Met, z.infer<typeof mineGiven>>({
  name: 'mine',
  title: 'A mine in the way of a ship: whether it goes off, and what comes of it',
  rules: [R['FGDN-H36-mines'], R['FGDN-R126'], R['FGDN-R98'], R['FGDN-8.1.7-narrow']],
  given: mineGiven,
  example: { target: 'Kaiser', warhead: 80, lies: 'port', batches: 1 },
  steps: MEET_MINE,
  begin({ target, warhead, lies, batches }, setting) {
    const state = alone(target, setting)
    allow(refuseNoMines(state))
    if (isBelow(state, 0, SHALLOW)) throw new BadInput('depth: she passes underneath')
    const most = batches === undefined ? {} : { batches }
    const hit = { target: 0, weapon: 'mine', warhead, depth: 'deep', isContact: true, x: 0, y: 0 } as const
    const place = lies === 'ahead' ? 'bow' : 'broadside'
    return { state, about: { ...hit, place, side: Number(lies === 'starboard'), ...most }, n: 0 }
  },
})

const shipOnly = z.strictObject({ target: shipGiven })
const hull = procedure<Sufferer, z.infer<typeof shipOnly>>({
  name: 'hull-check',
  title: 'Does a dented hull hold at her depth?',
  rules: [R['FGDN-8.3-hulldef-1'], R['FGDN-8.3-hulldef-2'], R['FGDN-R68']],
  given: shipOnly,
  example: { target: { ship: U_BOAT, depth: 'intermediate II', hullDeformed: 1 } },
  steps: [
    once((desk, { target }) => {
      testHull(desk, target)
      return 0
    }),
  ],
  begin: ({ target }, setting) => ({ state: boat(target, setting), about: { target: 0 }, n: 0 }),
  result: state => ({
    ...condition(state, 0),
    riskNextTurn: hullRisk(boatOf(state, 0)),
  }),
})

const depthGiven = z.strictObject({
  target: shipGiven,
  what: z.enum(['drift', 'come up']).default('drift').describe('against her will, or because she may not stay so deep'),
})
type DepthAbout = Sufferer & { readonly what: 'drift' | 'come up' }
const depth = procedure<DepthAbout, z.infer<typeof depthGiven>>({
  name: 'depth-control',
  title:
    'A boat that cannot hold her depth, before the next Plotting Phase; how deep she may stay, and that she comes up',
  rules: [R['FGDN-8.3-rudder-sub'], R['FGDN-8.2-fire-minor-sub'], R['FGDN-8.2-flood-sub-severe']],
  given: depthGiven,
  example: { target: { ship: U_BOAT, depth: 'shallow', depthControlLost: true, speed: 6 } },
  steps: [
    once((desk, { target, what }) => {
      if (what === 'drift') driftDepth(desk, target)
      else comeUp(desk, target)
      return 0
    }),
  ],
  begin: ({ target, what }, setting) => ({ state: boat(target, setting), about: { target: 0, what }, n: 0 }),
  result: state => ({
    depth: ZONES[boatOf(state, 0).zone]!,
    broached: boatOf(state, 0).broached > 0,
    deepestAllowed: ZONES[deepestAllowed(state, 0)]!,
  }),
})

export const BOAT_PROCEDURES: readonly Named<Card>[] = [depthCharge, pattern, hull, depth, mine]
