import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import { allow, type Named, no, type Refusal, type Setting } from '#kernel/ruleset/index.ts'
import { count, shipGiven } from '../02-ships/plight-words.ts'
import { BANDS, type Card } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { arcSeen, aspectAt } from '../measured.ts'
import { ASPECTS } from '../procedures/duel.ts'
import { stateOf } from '../procedures/given.ts'
import { DATE, procedure } from '../procedures/procedure.ts'
import { attackOf, barrelsBearing, GUNFIRE } from './6-4-gunfire.ts'
import { type Attack, CONTACTS, hitChance, isFirstSalvo, LIGHTS, SUNS } from './6-4-hit-chance.ts'
import { refuseShot } from './s7-fire.ts'

// Gunfire as an umpire works it (6-4).

/** R7 How far to follow: the odds of the first batch can be walked exactly, those of all that may follow seldom. */
export const batches = z
  .number()
  .int()
  .min(1)
  .max(9)
  .optional()
  .describe('batches of damage to work (R7); left out: all')
export const upTo = (given: { readonly batches?: number | undefined }): { batches?: number } =>
  given.batches === undefined ? {} : { batches: given.batches }

const gunfireGiven = z.strictObject({
  firer: shipGiven,
  target: shipGiven,
  range: z.number().int().min(0).max(60_000).describe('yards'),
  battery: z.number().int().min(0).max(15).default(0).describe('which battery of the card, from 0'),
  shell: z.number().int().min(0).max(7).default(0).describe('which shell of the battery, from 0'),
  barrels: count.optional().describe('barrels that fire; left out: all that bear'),
  aspect: z
    .union([z.enum(ASPECTS), z.number().min(0).max(360)])
    .default('broad')
    .describe('of the target: a word, or degrees off her bow'),
  light: z.enum(LIGHTS).default('none'),
  sun: z.enum(SUNS).default('none'),
  contact: z.enum(CONTACTS).default('seen'),
  seaState: z.number().int().min(0).max(9).default(0),
  visibility: z.number().int().min(0).max(100).default(100),
  night: z.boolean().default(false),
  firedOn: z.boolean().default(true).describe('is the firer being fired on'),
  salvo: count.min(1).default(2).describe('which salvo at this target'),
  switched: z
    .strictObject({ degrees: z.number().min(0).max(180), yards: z.number().int().min(0).max(60_000) })
    .optional()
    .describe('has just turned from another target so far off this one: replaces salvo (R13)'),
  firers: count.min(1).default(1).describe('ships that fire at this target'),
  turned: z.boolean().default(false).describe('the firer changed course by 45 degrees or more'),
  evading: z.boolean().default(false).describe('the firer steers evasively'),
  targetEvades: z.boolean().default(false),
  ...DATE,
  batches,
})
type GunfireGiven = z.infer<typeof gunfireGiven>

function attackGiven(given: GunfireGiven, setting: Setting<Card>): { state: State; about: Attack; n: number } {
  const { range, seaState, visibility, night, year, month, battery, shell } = given
  const aspect = typeof given.aspect === 'number' ? aspectAt(given.aspect) : ASPECTS.indexOf(given.aspect)
  const scene = { yards: range, aspect, seaState, visibility, isNight: night, year, month }
  const state = stateOf([given.firer, given.target], setting, scene)
  // The aspect is the target's; the firer is taken to show her broadside.
  allow(refuseShot(state, 0, 1, battery, shell, arcSeen(0)))
  refuseDark(state, given.light)
  const bear = barrelsBearing(state, 0, battery, arcSeen(0))
  const { barrels = bear } = given
  allow(refuseBarrels(barrels, bear))
  const { light, sun, contact, firers, switched } = given
  // R13: a target near the old one goes on as the second salvo
  const salvo = switched === undefined ? given.salvo : isFirstSalvo(state, switched.degrees, switched.yards) ? 1 : 2
  const about: Attack = {
    ...attackOf(state, 0, 1, battery, shell),
    ...{ barrels, light, sun, contact, salvo, firers, isFiredOn: given.firedOn },
    ...upTo(given),
    ...{ hasTurned: given.turned, isEvading: given.evading, targetEvades: given.targetEvades },
  }
  return { state, about, n: barrels }
}

/** H1, H9 Who says how many fire says some, and no more than bear. */
function refuseBarrels(barrels: number, bear: number): Refusal | null {
  if (barrels === 0) return no(R['FGDN-H1-hits'], 'none of those guns fires')
  return barrels > bear ? no(R['FGDN-H9-duel'], `only ${bear} of those guns ${bear === 1 ? 'bears' : 'bear'}`) : null
}

/** H31, H32 By options there is no such light. */
function refuseDark({ fixed: { switches } }: State, light: GunfireGiven['light']): void {
  if (light === 'searchlight' && !switches.searchlights)
    allow(no(R['FGDN-H31-searchlights'], 'by option searchlights stay dark'))
  if (light === 'starshell' && !switches.starShells)
    allow(no(R['FGDN-H32-star-shells'], 'by option there are no star shells'))
}

const RULES_6_4 = [R['FGDN-6.4-base'], R['FGDN-6.4-final'], R['FGDN-H1-hits']]
const chance = procedure<Attack, GunfireGiven>({
  name: 'hit-chance',
  title: 'The chance of a gunfire hit, line by line',
  rules: RULES_6_4,
  given: gunfireGiven,
  example: { firer: 'Tiger', target: 'Moltke', range: 14800 },
  ships: ['firer', 'target'],
  steps: [
    once((desk, attack) => {
      const chance = hitChance(desk, attack)
      desk.reckoning.settle('nothing is thrown on it here')
      return chance
    }),
  ],
  begin: attackGiven,
  result: (_state, about, n) => ({ chance: n, barrels: about.barrels, band: BANDS[about.band]! }),
})
const gunfire = procedure<Attack, GunfireGiven>({
  name: 'gunfire',
  title: 'One battery fires at one target: hit roll, armour, damage, criticals to the end',
  rules: [...RULES_6_4, R['FGDN-8.1.6-compare'], R['FGDN-8.1.2-ratio'], R['FGDN-8.1.2-type']],
  given: gunfireGiven,
  example: { firer: 'Tiger', target: 'Moltke', range: 14800 },
  ships: ['firer', 'target'],
  steps: GUNFIRE,
  begin: attackGiven,
})

export const FIRE_PROCEDURES: readonly Named<Card>[] = [chance, gunfire]
