import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import { allow, no } from '#kernel/ruleset/index.ts'
import { count } from '../02-data-sheet/plight.ts'
import { R } from '../book/register.ts'
import type { Sufferer } from '../procedures/fate.ts'
import { pairOf, situation } from '../procedures/given.ts'
import { procedure } from '../procedures/procedure.ts'
import { refuseSight } from './9-1-refusals.ts'
import { caseOf, hasPower, identify, isLit, NIGHT } from './9-1-sight.ts'
import { fireStar, refuseStar } from './9-1-star-shell.ts'
import { ASW, type Charges } from './9-8-asw.ts'
import { OF_GUNS, refuseFactors } from './9-refusals.ts'
import type { Activate } from './said.ts'

const sightGiven = z.strictObject({ ...situation })
export const identification = procedure<Sufferer, z.infer<typeof sightGiven>>({
  name: 'identification',
  title: 'By night: a ship’s one attempt of a turn to make out an unlit target',
  rules: [R['FA-9.1-N-dark'], R['FA-R59'], R['FA-H9']],
  given: sightGiven,
  example: { firer: 'Glasgow', target: 'Dresden', range: 20, night: true, visibility: 1 },
  steps: [once(desk => Number(hasPower(desk, 0) && identify(desk, 0, 1)))],
  begin(given, setting) {
    const state = pairOf(given, setting)
    if (caseOf(state, 0, 1) !== NIGHT || isLit(state, 1))
      allow(no(R['FA-9.1-case'], 'she is seen without a test, or cannot be seen at all'))
    allow(refuseSight(state, 0, 1, OF_GUNS))
    return { state, about: { target: 1 }, n: 0 }
  },
  also: (_, n) => ({ found: n === 1 }),
})

const starGiven = z.strictObject({ ...situation, battery: count.default(0).describe('of the sheet, from 0') })
export const starShell = procedure<Sufferer, z.infer<typeof starGiven>>({
  name: 'star-shell',
  title: 'By night: one battery of 3.9 to 6.1 inches fires star shell over a target',
  rules: [R['FA-H21'], R['FA-H9']],
  given: starGiven,
  example: { firer: 'Dresden', target: 'Glasgow', range: 40, night: true, visibility: 1 },
  steps: [
    once(desk => {
      if (hasPower(desk, 0)) fireStar(desk, 0, { battery: 0, target: 1 })
      return 0
    }),
  ],
  begin(given, setting) {
    const state = pairOf(given, setting)
    const order: Activate = { type: 'Activate', ship: 0, light: null, guns: [], factors: [] }
    allow(refuseStar(state, order, { battery: given.battery, target: 1 }))
    return { state, about: { target: 1 }, n: 0 }
  },
})

const aswGiven = z.strictObject({ ...situation, factors: count.min(1).optional().describe('left out: all she has') })
export const asw = procedure<Charges, z.infer<typeof aswGiven>>({
  name: 'asw',
  title: 'ASW factors against a boat under water that is known: hits, saves, Flotation and a Wreck Test',
  rules: [R['FA-H32'], R['FA-10.2-roll']],
  given: aswGiven,
  example: { firer: 'Bluebell', target: { ship: 'U-99', submerged: true, known: true }, range: 4 },
  steps: ASW,
  begin(given, setting) {
    const state = pairOf(given, setting)
    const used = given.factors ?? state.ships[0]!.asw
    if (used === 0) allow(no(R['FA-9.8-attacks-ship'], 'she has no such factors'))
    const all = [{ kind: 'asw' as const, target: 1, factors: used }]
    allow(refuseFactors(state, { type: 'Activate', ship: 0, light: null, guns: [], factors: all }))
    return { state, about: { firer: 0, target: 1, factors: used }, n: used }
  },
})
