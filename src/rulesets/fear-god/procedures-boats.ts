import { z } from 'zod'
import { once, type Plain } from '#kernel/desk/index.ts'
import { BadInput, type Named, type Setting } from '#kernel/ruleset/index.ts'
import { comeUp, DEPTH_CHARGE, type DepthCharge, deepestAllowed, SEVERITIES } from './8-1-4-submarines.ts'
import type { Sufferer } from './8-1-damage.ts'
import { boatOf, hullRisk, testHull } from './8-3-hull.ts'
import { driftDepth } from './8-3-submarines.ts'
import { R } from './book.ts'
import { ZONES } from './conditions.ts'
import { U_BOAT } from './examples.ts'
import { condition, type ShipGiven, shipGiven } from './given.ts'
import { alone, procedure } from './procedure.ts'
import type { Card } from './ship.ts'
import { type State, sheetAt } from './state.ts'

// Submarines as an umpire works them.

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
    if (boatOf(state, 0).zone === 0) throw new BadInput('depth: she is on the surface')
    const most = batches === undefined ? {} : { batches }
    return { state, about: { target: 0, severity, damage, isContact: contact, ...most }, n: 0 }
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
  result: (state): Plain => ({
    ...(condition(state, 0) as Record<string, Plain>),
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
  result: (state): Plain => ({
    depth: ZONES[boatOf(state, 0).zone]!,
    broached: boatOf(state, 0).broached > 0,
    deepestAllowed: ZONES[deepestAllowed(state, 0)]!,
  }),
})

export const BOAT_PROCEDURES: readonly Named<Card>[] = [depthCharge, hull, depth]
