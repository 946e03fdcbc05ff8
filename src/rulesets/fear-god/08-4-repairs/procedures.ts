import { z } from 'zod'
import { once, type Plain } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { allow, type Named, no } from '#kernel/ruleset/index.ts'
import { FREE, JAM, PATCH, percentAll, SYSTEMS } from '../02-ships/conditions.ts'
import { count, shipGiven } from '../02-ships/plight-words.ts'
import type { Card } from '../02-ships/ship.ts'
import { type Seen, type State, sheetAt, turnOf } from '../02-ships/state.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { R } from '../book/register.ts'
import { FAILS } from '../book/tables.ts'
import { apply, type FearGodDesk } from '../events/events.ts'
import { inKnots, systemName } from '../events/words.ts'
import { condition } from '../procedures/given.ts'
import { alone, procedure } from '../procedures/procedure.ts'
import {
  beginUnjamming,
  endBattle,
  isDue,
  MARKS,
  type Mark,
  type Mending,
  patchFails,
  REPAIR,
  repairRoll,
  restartFires,
  testPatch,
  tryUnjam,
} from './8-4-repairs.ts'
import { breakdownChance, CHECK, rankOf, systemsOf } from './8-5-serviceability.ts'

// 8.4 and 8.5 as an umpire works them: hour by hour after the battle.

const hours = z.literal(MARKS).describe('hours since the battle, or since it broke down')
/** 8.5 What a tender or a port adds to the mending of what broke down. */
const PLACES = { sea: 0, tender: 20, port: 30 } as const

/** What is still broken, in words, each with the hours of its last try. */
function broken(state: Seen): Plain {
  return state.annex.jobs
    .filter(({ system }) => system !== PATCH && system !== JAM)
    .map(({ ship, system, index, mark: tried }) => ({ what: systemName(state, ship, system, index), tried }))
}

/** How much is broken; a patch is no repair that is rolled for. */
const toMend = ({ annex: { jobs } }: Seen): number => jobs.filter(({ system }) => system !== PATCH).length
const isPatched = ({ annex: { jobs } }: Seen): boolean => jobs.some(({ system }) => system === PATCH)

const shipOnly = z.strictObject({ target: shipGiven })
const afterBattle = procedure<Sufferer, z.infer<typeof shipOnly>>({
  name: 'after-battle',
  title: 'The battle is over: water pumped out, and what is left to mend with which chance',
  rules: [R['FGDN-8.4-flood'], R['FGDN-8.4-structure'], R['FGDN-8.4-roll'], R['FGDN-R84']],
  given: shipOnly,
  example: { target: { ship: 'Tiger', lost: 120, flooded: 41, speedLevels: 1, mountsLost: [1] } },
  steps: [
    once((desk, { target }) => {
      endBattle(desk, target)
      return 0
    }),
  ],
  begin: ({ target }, setting) => ({ state: alone(target, setting), about: { target: 0 }, n: 0 }),
  result: state => ({
    ...condition(state, 0),
    patched: isPatched(state),
    chances: Object.fromEntries(MARKS.map(at => [String(at), repairRoll(state, 0, at)])),
    broken: broken(state),
  }),
})

const repairGiven = z.strictObject({
  target: shipGiven,
  hours,
  only: z.enum(SYSTEMS).optional().describe('left out: everything that is broken'),
  brokeDown: z.boolean().default(false).describe('by itself (8.5), not by hits'),
  at: z.enum(['sea', 'tender', 'port']).default('sea').describe('adds to the mending of what broke down'),
})
interface Rolls extends Mending {
  readonly jobs: number
  readonly brokeDown: boolean
}
/** Of what is tried in order, what is left to try tells how far it has come. */
const MENDED: Fields<State, Rolls> = {
  dp: { of: (state, { target }) => state.ships[target]!.remaining, needs: ['toTry'] },
  mended: { of: (state, { jobs }) => jobs - toMend(state), needs: ['toTry'] },
  speedLevels: { of: (state, { target }) => state.ships[target]!.levels, needs: ['toTry'] },
  mounts: {
    of: (state, { target }) => state.ships[target]!.mounts.reduce((sum, left) => sum + left, 0),
    needs: ['toTry'],
  },
  toTry: { of: (state, about) => state.annex.jobs.filter(job => job.mark < about.hours).length, needs: [] },
}
/** R84 A ship of which flooding still has points has not come out of her battle: half of them is pumped out first. And what is not due is said. */
function comeOut(desk: FearGodDesk, about: Rolls, n: number): number {
  if (desk.state.ships[about.target]!.flooded > 0) endBattle(desk, about.target)
  const { jobs } = desk.state.annex
  if (jobs.some(job => isDue(job, about))) return n
  const last = Math.max(0, ...jobs.map(({ mark }) => mark))
  const why = R['FGDN-8.4-weapon']
  desk.reckoning.begin('hours at which it was tried last', last, why).settle(whyNotDue(jobs.length, last, about.hours))
  return n
}
function whyNotDue(jobs: number, last: number, now: Mark): string {
  if (jobs === 0) return 'nothing is broken that could be mended'
  if (last >= LAST_MARK) return `it was tried at ${LAST_MARK} hours, and never again at sea`
  return last >= now ? `it has been tried at ${last} hours` : `nothing of it is tried at ${now} hours`
}
const LAST_MARK: Mark = 48

const repair = procedure<Rolls, z.infer<typeof repairGiven>>({
  name: 'repair',
  title: 'Repair rolls after the battle, one for each thing that is broken',
  rules: [R['FGDN-8.4-roll'], R['FGDN-8.4-weapon'], R['FGDN-8.4-rudder-after'], R['FGDN-8.5-repair']],
  given: repairGiven,
  example: { target: { ship: 'Tiger', lost: 120, speedLevels: 1, mountsLost: [1] }, hours: 24 },
  steps: [once(comeOut), ...REPAIR],
  fields: MENDED,
  begin(given, setting) {
    const state = alone(given.target, setting)
    const { flooded } = state.ships[0]!
    state.ships[0]!.flooded = 0
    apply(state, { type: 'BattleEnded', ship: 0, pumped: 0, why: R['FGDN-8.4-weapon'] })
    state.ships[0]!.flooded = flooded
    if (given.brokeDown) state.annex.jobs = state.annex.jobs.map(job => ({ ...job, broke: 1 }))
    const only = given.only === undefined ? null : SYSTEMS.indexOf(given.only)
    return {
      state,
      about: {
        target: 0,
        hours: given.hours,
        bonus: PLACES[given.at],
        only,
        jobs: toMend(state),
        brokeDown: given.brokeDown,
      },
      n: 1,
    }
  },
  result: (state, { hours: at, jobs, bonus, brokeDown }) => ({
    ...condition(state, 0),
    chance: brokeDown ? breakdownChance(state, 0, at) + bonus : repairRoll(state, 0, at),
    mended: jobs - toMend(state),
    broken: broken(state),
  }),
})
const patchGiven = z.strictObject({
  target: shipGiven,
  seaState: z.number().int().min(0).max(9),
  knots: z.number().int().min(0).max(60).describe('her best speed of that day'),
})
type Patch = Sufferer & { readonly seaState: number; readonly knots: number }
const patch = procedure<Patch, z.infer<typeof patchGiven>>({
  name: 'patch',
  title: 'Does the patch over a ship’s holes hold through the day?',
  rules: [R['FGDN-8.4-patch'], R['FGDN-8.4-patch-sub'], R['FGDN-R83']],
  given: patchGiven,
  example: { target: 'Tiger', seaState: 6, knots: 20 },
  steps: [
    once((desk, { target, seaState, knots }) => {
      testPatch(desk, target, seaState, knots)
      return 0
    }),
  ],
  begin({ target, ...about }, setting) {
    const state = alone(target, setting)
    const { jobs } = state.annex
    const best = sheetAt(state, 0).card.speeds[0]!
    if (about.knots > best) allow(no(R['FGDN-8.4-patch'], `she has never made more than ${inKnots(best)}`))
    if (!isPatched(state)) jobs.push({ ship: 0, system: PATCH, index: 0, mark: 0, broke: 0 })
    return { state, about: { target: 0, ...about }, n: 0 }
  },
  result: (state, { seaState, knots }) => ({
    chance: patchFails(state, 0, seaState, knots),
    holds: isPatched(state),
    floods: percentAll(state.ships[0]!.floods),
  }),
})

const restartGiven = z.strictObject({ target: shipGiven, hours })
const restart = procedure<Sufferer & { readonly hours: Mark }, z.infer<typeof restartGiven>>({
  name: 'fire-restart',
  title: 'Do fires that were put out start again?',
  rules: [R['FGDN-8.4-fire'], R['FGDN-R85']],
  given: restartGiven,
  example: { target: { ship: 'Tiger', firesOut: 2 }, hours: 6 },
  steps: [
    once((desk, about) => {
      restartFires(desk, about.target, about.hours)
      return 0
    }),
  ],
  begin: ({ target, hours: at }, setting) => {
    return { state: alone(target, setting), about: { target: 0, hours: at }, n: 0 }
  },
})

const unjamGiven = z.strictObject({
  target: shipGiven,
  tries: count.max(3).optional().describe('made before this one; left out: the die for the time of the first'),
})
const unjam = procedure<Sufferer & { readonly tries: number | null }, z.infer<typeof unjamGiven>>({
  name: 'unjam',
  title: 'Freeing a jammed rudder in battle',
  rules: [R['FGDN-8.4-rudder-unjam'], R['FGDN-8.4-in-battle']],
  given: unjamGiven,
  example: { target: { ship: 'Tiger', rudder: 'to port' } },
  steps: [
    once((desk, { target, tries }) => {
      if (tries !== null) tryUnjam(desk, target)
      else beginUnjamming(desk, target)
      return 0
    }),
  ],
  begin({ target, tries }, setting) {
    const state = alone(target, setting)
    if (state.ships[0]!.rudder === FREE) allow(no(R['FGDN-8.4-rudder-unjam'], 'her rudder is not jammed'))
    const begun = state.annex.jobs.find(({ system }) => system === JAM)
    if (tries !== undefined) {
      const index = turnOf(state) - tries
      state.annex.jobs = state.annex.jobs.filter(job => job !== begun)
      state.annex.jobs.push({ ship: 0, system: JAM, index, mark: tries, broke: 0 })
    }
    return { state, about: { target: 0, tries: tries ?? begun?.mark ?? null }, n: 0 }
  },
  result(state, { tries }) {
    const free = state.ships[0]!.rudder === FREE
    const jam = state.annex.jobs.find(({ system }) => system === JAM)
    return { free, firstTryIn: tries === null && jam !== undefined ? jam.index - turnOf(state) : 0 }
  },
})

const serviceGiven = z.strictObject({ target: shipGiven })
const service = procedure<Sufferer, z.infer<typeof serviceGiven>>({
  name: 'serviceability',
  title: 'What breaks down by itself, before play or daily',
  rules: [R['FGDN-8.5-check'], R['FGDN-R88'], R['FGDN-R114']],
  given: serviceGiven,
  example: { target: 'Tiger' },
  steps: CHECK,
  begin({ target }, setting) {
    const state = alone(target, setting)
    return { state, about: { target: 0 }, n: systemsOf(state, 0).length }
  },
  fields: {
    speedLevels: { of: state => state.ships[0]!.levels, needs: [] },
    dp: { of: state => state.ships[0]!.remaining, needs: [] },
    broken: { of: state => state.annex.jobs.length, needs: [] },
  },
  result: state => ({
    fails: FAILS[rankOf(sheetAt(state, 0).card.nation)],
    broken: broken(state),
    best: condition(state, 0)['best']!,
  }),
})

export const REPAIR_PROCEDURES: readonly Named<Card>[] = [afterBattle, repair, patch, restart, unjam, service]
