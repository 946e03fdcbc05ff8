import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import { allow, BadInput, type Named, no } from '#kernel/ruleset/index.ts'
import type { Table } from '#kernel/table/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { HULK, TURN } from '../02-ships/conditions.ts'
import { count, shipGiven } from '../02-ships/plight-words.ts'
import type { Card, Sheet } from '../02-ships/ship.ts'
import { type Seen, type State, sheetAt, turnOf } from '../02-ships/state.ts'
import { batches, FIRE_PROCEDURES, upTo } from '../06-gunfire/procedures.ts'
import { bestSpeed, coast } from '../08-1-damage/8-1-1-speed.ts'
import { columnOf, resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { nominalCalibre } from '../08-1-damage/8-1-3-light-weapons.ts'
import { DEPTHS, PLACES, runsUnder, strikeUnderwater, type Underwater } from '../08-1-damage/8-1-7-torpedoes.ts'
import { beginSinking, minutesToSink } from '../08-1-damage/8-1-8-sinking.ts'
import { SUFFER, type Sufferer } from '../08-1-damage/8-1-damage.ts'
import { BOAT_PROCEDURES } from '../08-1-damage/procedures-boats.ts'
import { startFire, startFlooding } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { DAMAGE_CONTROL_PROCEDURES } from '../08-2-fire-and-flooding/procedures.ts'
import { SEA_PROCEDURES } from '../08-3-criticals/procedures-sea.ts'
import { REPAIR_PROCEDURES } from '../08-4-repairs/procedures.ts'
import { AIR_PROCEDURES } from '../08-7-aircraft/procedures.ts'
import { AIRSHIP_PROCEDURES } from '../08-7-aircraft/procedures-airships.ts'
import { FLYING_PROCEDURES } from '../air/procedures.ts'
import { R } from '../book/register.ts'
import { type Critical, criticalOf, KINDS, type Kind } from '../book/tables-criticals.ts'
import type { Event } from '../events/events.ts'
import { alone, procedure } from './procedure.ts'

const damageGiven = z.strictObject({
  target: shipGiven,
  damage: z
    .number()
    .int()
    .min(0)
    .max(4000)
    .default(0)
    .describe('damage points of the phase by gunfire, armour applied'),
  torpedo: z.number().int().min(0).max(4000).default(0).describe('those by torpedoes and mines'),
  penetrated: z.boolean().default(true).describe('has any hit beaten the armour'),
  casemates: z.boolean().optional().describe('has any hit beaten that of the casemates; left out: as penetrated'),
  calibre: z.number().min(0).max(600).default(305).describe('of the largest gun that hit, in mm'),
  batches,
})
type DamageGiven = z.infer<typeof damageGiven>
function struck(state: State, given: DamageGiven): State {
  const { damage, torpedo, penetrated, casemates } = given
  const it = state.ships[0]!
  // R7 together with what other hits of the phase have done to her, R26 and with armour that they have beaten
  it.due += damage
  it.dueTorpedo += torpedo
  if (damage > 0) it.largest = Math.max(it.largest, nominalCalibre(given.calibre))
  it.pierced = Math.max(it.pierced, Number(penetrated))
  it.piercedNow = Math.max(it.piercedNow, Number(penetrated))
  it.casemated = Math.max(it.casemated, Number(casemates ?? penetrated))
  it.casematedNow = Math.max(it.casematedNow, Number(casemates ?? penetrated))
  return state
}
const damage = procedure<Sufferer, DamageGiven>({
  name: 'damage',
  title: 'Damage points of a phase on one ship: ratio, criticals, and all batches that follow',
  rules: [R['FGDN-8.1-subtract'], R['FGDN-8.1.2-ratio'], R['FGDN-8.1.2-count'], R['FGDN-R7']],
  given: damageGiven,
  example: { target: 'Moltke', damage: 68, penetrated: true },
  steps: SUFFER,
  begin: (given, setting) => ({
    state: struck(alone(given.target, setting), given),
    about: { target: 0, ...upTo(given) },
    n: 1,
  }),
})

const criticalGiven = z.strictObject({
  target: shipGiven,
  byTorpedo: z.boolean().default(false).describe('the torpedo and mine column instead of her own'),
  penetrated: z.boolean().default(true),
  casemates: z.boolean().optional(),
  calibre: z.number().min(0).max(600).default(305),
  points: count.default(0).describe('damage points of the batch, for cargo'),
  as: z.enum(KINDS).optional().describe('a critical that is already known; left out: roll for it'),
  batches,
})
/** Criticals that only some ships can suffer. */
const AVIATION: readonly Kind[] = [
  ...(['Flight Deck', 'Ammo/Fuel', 'Aircraft', 'Elevator', 'Ordnance Magazine', 'Ordnance Explosion'] as const),
  'Aviation Fuel',
]
const SUBMERGED: readonly Kind[] = [
  ...([
    'Hull Penetration',
    'Hull Deformation',
    'Double Flooding',
    'Half Flooding',
    'Half Fire',
    'Switchboard',
  ] as const),
  ...(['Battery', 'Passing Weapon', 'Passing Engineering', 'Passing Sensor', 'Passing Rudder'] as const),
]
const SMALL: readonly Kind[] = ['Personnel', 'Fuel Tank', 'Flotation']
function canSuffer({ isAviation, isBoat, isSmall, card }: Sheet, kind: Kind): boolean {
  if (kind === 'Cargo')
    return card.holds.length > 0 || card.shipType === 'merchantAux' || card.shipType === 'smallCargo'
  if (AVIATION.includes(kind)) return isAviation
  if (SUBMERGED.includes(kind)) return isBoat
  return SMALL.includes(kind) ? isSmall : true
}

/** 8.1.2 The line of her column, with its star if it has one; a critical of no line of it has none. */
const lineOf = (column: Table<Critical>, as: Kind): Critical =>
  column.values.find(({ kind }) => kind === as) ?? criticalOf(as)

type Struck = Sufferer & { readonly byTorpedo: boolean; readonly as: Critical | null }
const critical = procedure<Struck, z.infer<typeof criticalGiven>>({
  name: 'critical',
  title: 'One critical hit on one ship, with all that follows from it',
  rules: [R['FGDN-8.1.2-column'], R['FGDN-8.1.2-type'], R['FGDN-8.1.2-star']],
  given: criticalGiven,
  example: { target: 'Moltke' },
  steps: [
    once((desk, { byTorpedo, as }) => {
      const why = R['FGDN-8.1.2-type']
      resolve(desk, 0, as ?? desk.dice.row(columnOf(desk.state, 0, byTorpedo), 0, why), byTorpedo)
      return 1
    }),
    ...SUFFER,
  ],
  begin({ target, byTorpedo, points, as, ...rest }, setting) {
    const none = { target, damage: byTorpedo ? 0 : 1, torpedo: 0, ...rest }
    const state = struck(alone(target, setting), none)
    const sheet = state.fixed.sheets[0]!
    if (as !== undefined && !canSuffer(sheet, as)) throw new BadInput(`as: ${sheet.card.name} cannot suffer ${as}`)
    state.ships[0]!.due -= none.damage
    state.ships[0]!.plain += points
    const known = as === undefined ? null : lineOf(columnOf(state, 0, byTorpedo), as)
    return { state, about: { target: 0, byTorpedo, as: known, ...upTo(rest) }, n: 1 }
  },
})

const torpedoGiven = z.strictObject({
  target: shipGiven,
  weapon: z.enum(['torpedo', 'mine', 'ram']).default('torpedo'),
  warhead: z.number().int().min(1).max(1000).describe('damage points'),
  depth: z.enum(DEPTHS).default('shallow'),
  contact: z.boolean().default(true).describe('contact fused'),
  side: z.enum(['port', 'starboard']).default('port'),
  place: z.enum(PLACES).default('broadside').describe('bow and stern are narrow aspects'),
  absorbed: count.default(0).describe('what the protection of that side has taken before'),
  batches,
})
const hitBelow = torpedoGiven.omit({ target: true, absorbed: true, batches: true })
const salvoGiven = torpedoGiven.extend({
  hits: count.min(1).max(40).default(1).describe('so many of them alike'),
  more: z.array(hitBelow).max(40).default([]).describe('others of the same phase: all make one ratio (R7)'),
})
type Salvo = Underwater & { readonly all: readonly Underwater[] }
const strikeAll = once<State, Event, Salvo>((desk, { all }) =>
  all.reduce((n, hit) => n | strikeUnderwater(desk, hit), 0),
)
const torpedo = procedure<Salvo, z.infer<typeof salvoGiven>>({
  name: 'torpedo-hit',
  title: 'Torpedoes, mines or a ram hit: belt or protection, damage, flooding, criticals',
  rules: [R['FGDN-8.1.7-depth-large'], R['FGDN-8.1.7.1-table'], R['FGDN-8.1.7.2-cap'], R['FGDN-8.1.2-auto-torp']],
  given: salvoGiven,
  example: { target: 'Kaiser', warhead: 70, depth: 'deep' },
  steps: [strikeAll, ...SUFFER],
  begin({ target, absorbed, batches: most, hits, more, ...hit }, setting) {
    const state = alone(target, setting)
    const ship = state.ships[0]!
    ship[hit.side] = Math.max(0, ship[hit.side] - absorbed)
    const all = [...new Array<typeof hit>(hits).fill(hit), ...more].map(({ side, contact, ...rest }): Underwater => {
      return { target: 0, side: side === 'port' ? 0 : 1, isContact: contact, ...rest }
    })
    if (all.some(each => runsUnder(state, each))) {
      allow(no(R['FGDN-8.1.7-depth-small'], 'a deep torpedo runs under a ship of that size'))
    }
    return { state, about: { ...all[0]!, all, ...upTo({ batches: most }) }, n: 0 }
  },
})

const severityGiven = z.strictObject({
  ...damageGiven.omit({ damage: true, torpedo: true, batches: true }).shape,
  kind: z.enum(['fire', 'flooding']),
  worse: z.number().int().min(-6).max(6).default(0).describe('points on the severity dice of a fire'),
  byTorpedo: z.boolean().default(false),
})
type Severity = Sufferer & Pick<z.infer<typeof severityGiven>, 'kind' | 'worse' | 'byTorpedo'>
const severity = procedure<Severity, z.infer<typeof severityGiven>>({
  name: 'severity',
  title: 'How bad one fire or flooding is',
  rules: [R['FGDN-8.2-severity'], R['FGDN-8.2-halve-nonpen'], R['FGDN-8.2-halve-76']],
  given: severityGiven,
  example: { target: 'Deutschland', kind: 'fire', penetrated: false },
  steps: [
    once((desk, { kind, worse, byTorpedo }) => {
      if (kind === 'fire') startFire(desk, 0, worse, byTorpedo)
      else startFlooding(desk, 0, byTorpedo)
      return 0
    }),
  ],
  begin({ target, kind, worse, byTorpedo, ...rest }, setting) {
    if (kind === 'flooding' && worse !== 0) throw new BadInput('worse: only fires are made worse or better by it')
    const state = struck(alone(target, setting), { target, damage: 1, torpedo: 0, ...rest })
    state.ships[0]!.due--
    return { state, about: { target: 0, kind, worse, byTorpedo }, n: 0 }
  },
})

const shipOnly = z.strictObject({ target: shipGiven })
const speed = procedure<Sufferer, z.infer<typeof shipOnly>>({
  name: 'speed',
  title: 'Best speed of a damaged ship, and her speed next turn',
  rules: [R['FGDN-8.1.1-lookup'], R['FGDN-8.1.1-coast'], R['FGDN-8.1.1-stack']],
  given: shipOnly,
  example: { target: { ship: 'Tiger', lost: 125 } },
  steps: [],
  begin: ({ target }, setting) => ({ state: alone(target, setting), about: { target: 0 }, n: 0 }),
  result: state => speedsOf(state),
})
function speedsOf(state: Seen): { best: number; now: number; next: number } {
  const best = bestSpeed(state, 0)
  const now = state.ships[0]!.speed
  return { best: best / 10, now: now / 10, next: coast(now, best, sheetAt(state, 0).card.decel) / 10 }
}

const sinking = procedure<Sufferer, z.infer<typeof shipOnly>>({
  name: 'sinking-time',
  title: 'How long a sinking ship takes',
  rules: [R['FGDN-8.1.8-time'], R['FGDN-8.1.8-instant'], R['FGDN-R40']],
  given: shipOnly,
  example: { target: 'Tiger' },
  steps: [
    once((desk, { target }) => {
      beginSinking(desk, target, R['FGDN-8.1.8-time'])
      return 0
    }),
  ],
  begin: ({ target }, setting) => ({ state: alone(target, setting), about: { target: 0 }, n: 0 }),
  result(state) {
    const hulk = state.agenda.find(({ what }) => what === HULK)
    const turns = hulk === undefined ? 0 : turnAt(TURN, hulk.at) - turnOf(state)
    return { turns, minutes: minutesToSink(turns) }
  },
})

export const PROCEDURES: readonly Named<Card>[] = [
  ...FIRE_PROCEDURES,
  damage,
  critical,
  torpedo,
  severity,
  ...DAMAGE_CONTROL_PROCEDURES,
  speed,
  sinking,
  ...REPAIR_PROCEDURES,
  ...BOAT_PROCEDURES,
  ...AIR_PROCEDURES,
  ...AIRSHIP_PROCEDURES,
  ...FLYING_PROCEDURES,
  ...SEA_PROCEDURES,
]
