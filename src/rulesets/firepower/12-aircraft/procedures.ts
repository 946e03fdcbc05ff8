import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { allow, type Named, type Setting } from '#kernel/ruleset/index.ts'
import { shipGiven } from '../01-classes/plight.ts'
import type { Card } from '../01-classes/ship.ts'
import type { Seen, State } from '../01-classes/state.ts'
import { situation } from '../06-conditions/scene.ts'
import { R } from '../book/register.ts'
import { AIR_CLASSES } from '../book/tables-air.ts'
import { FIELDS } from '../procedures/fields.ts'
import { stateOf } from '../procedures/given.ts'
import { atShip, procedure } from '../procedures/procedure.ts'
import { flakLeft } from './anti-aircraft.ts'
import { RAID, RAID_FLAK } from './attack.ts'
import { DOGFIGHT, type Pair } from './dogfight.ts'
import { refuseDogfight, refuseFlying, refuseRaid } from './legality.ts'
import { type Raid, raidOf } from './raid.ts'
import { ARRIVE, type Coming } from './segment.ts'
import { FLIGHT } from './sky.ts'
import { MOST_RAIDERS, standAt, standCard, standName, withWaves } from './stands.ts'

// Dogfights, flak, attacks from the air and the arrival of waves as an umpire works them.

const minus = z.number().int().min(0).max(99)
const ENDS = ['aloft', 'destroyed', 'spent'] as const
const STATUS = { aloft: FLIGHT.aloft, destroyed: FLIGHT.destroyed, spent: FLIGHT.spent } as const
const worn = z.strictObject({
  class: z.enum(AIR_CLASSES),
  grade: z.number().int().min(-1).max(1).default(0).describe('its sign, which the option grades counts'),
  losses: minus.default(0).describe('minuses it has as a winner of dogfights'),
  flak: minus.default(0).describe('minuses by anti-aircraft fire'),
  status: z.enum(ENDS).default('aloft'),
})
const standGiven = z.union([z.enum(AIR_CLASSES), worn]).describe('a class, or a stand with what has happened to it')
type StandGiven = z.infer<typeof standGiven>
const read = (given: StandGiven): z.infer<typeof worn> =>
  typeof given === 'string' ? { class: given, grade: 0, losses: 0, flak: 0, status: 'aloft' } : given

/** Stands in the air over a situation, each side a wave. */
function inTheAir(state: State, sides: readonly (readonly StandGiven[])[], seats: readonly number[]): State {
  const given = sides.map(stands => stands.map(read))
  const aloft = withWaves(
    state,
    given.map((stands, i) => ({
      seat: seats[i]!,
      name: `Wave ${i + 1}`,
      stands: stands.map(({ class: of, grade }, each) => ({
        of: AIR_CLASSES.indexOf(of),
        grade,
        name: `${of} ${each + 1}`,
      })),
    })),
  )
  given.flat().forEach(({ losses, flak, status }, stand) => {
    Object.assign(aloft.sky.stands[stand]!, { losses, flak, status: STATUS[status] })
  })
  return aloft
}

/** A stand afterwards, as it can be given to the next procedure. */
const standNow = (state: Seen, stand: number): Plain => {
  const { losses, flak } = standAt(state, stand)
  const { of, grade } = standCard(state, stand)
  return { class: AIR_CLASSES[of]!, grade, losses, flak, status: statusOf(state, stand) }
}
const statusOf = (state: Seen, stand: number): (typeof ENDS)[number] =>
  ENDS.find(name => STATUS[name] === standAt(state, stand).status) ?? 'aloft'

/** Aircraft fly in LATE (R101), so the year is one of it unless it is said. */
const sky = { light: situation.light, weather: situation.weather }
const OVER_SEA = { range: 0, year: 1944, period: 'LATE' } as const

const arrivalGiven = z.strictObject(sky)
const arrival = procedure<Coming, z.infer<typeof arrivalGiven>>({
  name: 'wave-arrival',
  title: 'Does a wave of aircraft arrive?',
  rules: [R['FP-AIR-B'], R['FP-R100'], R['FP-AIR-C']],
  given: arrivalGiven,
  example: { weather: 'bad' },
  steps: ARRIVE,
  begin(given, setting) {
    const state = stateOf({}, { ...given, ...OVER_SEA }, 0, setting)
    allow(refuseFlying(state))
    const coming = withWaves(state, [{ seat: 0, name: 'The wave', stands: [{ of: 0, grade: 0, name: 'AS' }] }])
    return { state: coming, about: { wave: 0 }, n: 0 }
  },
  result: state => ({ arrives: standAt(state, 0).status === FLIGHT.aloft }),
  fields: { arrives: { of: state => standAt(state, 0).status === FLIGHT.aloft, needs: [] } },
})

const WINNERS = ['nobody', 'attacker', 'defender'] as const
const winnerOf = (state: Seen): (typeof WINNERS)[number] =>
  statusOf(state, 1) === 'destroyed' ? 'attacker' : statusOf(state, 0) === 'destroyed' ? 'defender' : 'nobody'
/** The stand of that side after the fight: its minuses decide the next. */
const fought = (stand: number): Fields<State, Pair>[string] => ({
  of: state => standAt(state, stand).losses,
  needs: [],
})

const dogfightGiven = z.strictObject({ attacker: standGiven, defender: standGiven, light: situation.light })
const dogfight = procedure<Pair, z.infer<typeof dogfightGiven>>({
  name: 'dogfight',
  title: 'Two stands of aircraft fight: does one fall, and what does it cost the winner?',
  rules: [R['FP-AIR-G'], R['FP-AIR-H'], R['FP-AIR-I'], R['FP-R103'], R['FP-R104']],
  given: dogfightGiven,
  example: { attacker: 'AS', defender: 'TB' },
  steps: DOGFIGHT,
  begin({ attacker, defender, light }, setting) {
    const bare = stateOf({}, { light, weather: 'good', ...OVER_SEA }, 0, setting)
    const state = inTheAir(bare, [[attacker], [defender]], [0, 1])
    allow(refuseDogfight(state, 0, 1))
    return { state, about: { stand: 0, target: 1 }, n: 0 }
  },
  result: state => ({ winner: winnerOf(state), attacker: standNow(state, 0), defender: standNow(state, 1) }),
  fields: { winner: { of: winnerOf, needs: [] }, attackerLosses: fought(0), defenderLosses: fought(1) },
})

const raidGiven = z.strictObject({
  target: shipGiven.describe('who is attacked, and fires'),
  stands: z.array(standGiven).max(MOST_RAIDERS).describe('in the order in which they attack'),
  ...situation,
})
type RaidGiven = z.infer<typeof raidGiven>

/** The ship has the first seat, the stands the other. */
function beginRaid(given: RaidGiven, setting: Setting<Card>): { state: State; about: Raid; n: number } {
  const { target, stands } = given
  const bare = stateOf({ target }, { ...given, range: 0 }, 0, setting)
  const state = inTheAir(bare, [stands], [1])
  const all = stands.map((_, stand) => stand)
  allow(refuseRaid(state, all, 0))
  return { state, about: raidOf(all, 0), n: 0 }
}

const flying = (state: Seen): string =>
  state.sky.stands.map(({ status, flak, losses }) => `${status} ${flak} ${losses}`).join()
const down = (state: Seen): number => state.sky.stands.filter(({ status }) => status === FLIGHT.destroyed).length

/** Who flies still, and with which minuses, bears on whatever comes after. */
const RAID_FIELDS: Fields<State, Raid> = {
  ...Object.fromEntries(
    Object.entries(FIELDS).map(([name, field]) => [name, { ...field, needs: [...field.needs, 'flight'] }]),
  ),
  flight: { of: flying, needs: ['end', 'list', 'fires'], inner: true },
  shotDown: { of: down, needs: ['flight'], told: true },
}
const chosen = {
  label: (state: Seen, { seat }: { readonly seat: number }, value: number): string => {
    if (seat !== 0) return value === 0 ? 'attack' : 'turn away'
    return state.sky.stands[value] === undefined ? 'hold fire' : `at ${standName(state, value)}`
  },
  chooser: (_: Seen, { seat }: { readonly seat: number }): string =>
    seat === 0 ? 'whoever fires the flak' : 'the owner of the stand',
}

const flak = procedure<Raid, RaidGiven>({
  name: 'flak',
  title: 'A ship fires at the stands that attack her, one die at a time',
  rules: [R['FP-AA-A'], R['FP-AA-B'], R['FP-AA-C'], R['FP-AA-D'], R['FP-R108']],
  given: raidGiven,
  example: { target: 'Iron Duke', stands: ['TB', 'TB'], period: 'LATE' },
  steps: RAID_FLAK,
  begin: beginRaid,
  result: (state, { target, stands }) => ({
    dice: flakLeft(state, target) + (state.sky.flak[target] ?? 0),
    shotDown: down(state),
    stands: stands.map(stand => standNow(state, stand)),
  }),
  fields: { flight: { of: flying, needs: [], inner: true }, shotDown: { of: down, needs: ['flight'], told: true } },
  ...chosen,
})

const attack = atShip<Raid, RaidGiven>({
  name: 'air-attack',
  title: 'Stands of aircraft attack a ship through her flak: hits, levels of damage, damage dice',
  rules: [R['FP-AIR-J'], R['FP-AIR-K'], R['FP-AIR-L'], R['FP-AIR-M'], R['FP-AA-A'], R['FP-R105'], R['FP-R106']],
  given: raidGiven,
  example: { target: 'Derfflinger', stands: ['TB', { class: 'FB', losses: 1 }], period: 'LATE' },
  steps: RAID,
  begin: beginRaid,
  more: (state, { stands }) => ({
    shotDown: down(state),
    stands: stands.map(stand => standNow(state, stand)),
  }),
  fields: RAID_FIELDS,
  ...chosen,
})

export const AIR_PROCEDURES: readonly Named<Card>[] = [arrival, dogfight, flak, attack]
