import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
import { BadInput, no, type Refusal } from '#kernel/ruleset/index.ts'
import type { Seen, State } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { withWings } from './muster.ts'
import { type StandSheet, standSheet } from './stand.ts'
import { LINES, type LineName, loadOf, MOST_IN_A_STAND } from './stand-facts.ts'
import { standAt, standSheetAt } from './standing.ts'

// A stand as it is given to what is worked alone: by what it is, or by a whole sheet, with what has happened to it.

const made = (line: LineName, attack: StandSheet['attack'], from: StandSheet['from']): StandSheet => ({
  name: line,
  aircraft: MOST_IN_A_STAND,
  CQ: 0,
  ...LINES[line],
  acf: { ...LINES[line].acf },
  attack,
  from,
})
/** H43, H5 */
const KINDS = {
  fighter: made('fighter', null, 'deck'),
  'fighter-bomber': made('fighter-bomber', loadOf('fighter-bomber', '500 lb bomb'), 'deck'),
  'dive bomber': made('single-engined bomber', loadOf('dive', '500 lb bomb'), 'deck'),
  'torpedo bomber': made('single-engined bomber', loadOf('torpedo', '18 in torpedo'), 'deck'),
  'twin-engined bomber': made('twin-engined bomber', loadOf('medium level', '1,600 lb AP bomb'), 'land'),
  'four-engined bomber': made('four-engined bomber', loadOf('high level', '500 lb bomb'), 'land'),
  Kamikaze: made('fighter-bomber', loadOf('Kamikaze', 'Kamikaze'), 'land'),
} as const
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[]

const worn = z.strictObject({
  stand: z.union([z.enum(NAMES), standSheet]).describe('a kind of aircraft, twelve of them, or a whole sheet'),
  aircraft: z.number().int().min(0).max(24).optional().describe('left of them'),
  flak: z.number().int().min(0).max(99).default(0).describe('flak markers'),
  loaded: z.boolean().optional().describe('left out: with whatever it carries'),
  aborts: z.boolean().default(false).describe('its morale has failed'),
})
export const standGiven = z.union([z.enum(NAMES), worn])
export type StandGiven = z.infer<typeof standGiven>

const wornOf = (given: StandGiven): z.infer<typeof worn> =>
  typeof given === 'string' ? { stand: given, flak: 0, aborts: false } : given
const sheetOf = ({ stand }: z.infer<typeof worn>): StandSheet => (typeof stand === 'string' ? KINDS[stand] : stand)

/** Stands in the air over a situation, each a squadron of its own, unless they are told to be of one. */
export function aloft(bare: State, given: readonly StandGiven[], seats: readonly number[], together = false): State {
  const all = given.map(wornOf)
  const sheets = all.map(sheetOf)
  const squadrons = together ? [sheets] : sheets.map(sheet => [sheet])
  const state = withWings(
    bare,
    squadrons.map((each, i) => ({ seat: seats[i]!, name: `Squadron ${i + 1}`, sheets: each, base: -1, coming: null })),
  )
  all.forEach(({ aircraft, flak, loaded, aborts }, stand) => {
    const it = state.sky.stands[stand]!
    const { attack, aircraft: whole } = sheets[stand]!
    if (aircraft !== undefined && aircraft > whole) throw new BadInput(`aircraft: that stand has only ${whole}`)
    if (loaded === true && attack === null) throw new BadInput('loaded: that stand carries nothing')
    Object.assign(it, { aircraft: aircraft ?? whole, flak, aborts: Number(aborts) })
    it.loaded = Number((loaded ?? true) && attack !== null && !aborts)
  })
  return state
}

/** R37 A stand without aircraft is gone. */
export const refuseEmpty = (state: Seen, stand: number): Refusal | null =>
  standAt(state, stand).aircraft > 0 ? null : no(R['FA-R37'], 'that stand has no aircraft left')

/** The same read off again, as it can be given to the next procedure. */
export function standNow(state: Seen, stand: number, of: StandGiven): Plain {
  const { aircraft, flak, loaded, aborts } = standAt(state, stand)
  const named = typeof of === 'string' ? of : of.stand
  return {
    stand: named,
    aircraft,
    ...(flak > 0 ? { flak } : {}),
    ...(standSheetAt(state, stand).attack === null ? {} : { loaded: loaded > 0 }),
    ...(aborts > 0 ? { aborts: true } : {}),
  } as Plain
}
