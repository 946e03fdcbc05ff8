import { z } from 'zod'
import { once, type Plain } from '#kernel/desk/index.ts'
import { allow, BadInput, type Named, type Setting } from '#kernel/ruleset/index.ts'
import { newPlane } from '../02-ships/annex-new.ts'
import { DESTROYED, PARTS, SOUND, WEAPONS } from '../02-ships/conditions.ts'
import { count, type ShipGiven, shipGiven } from '../02-ships/plight-words.ts'
import type { Card } from '../02-ships/ship.ts'
import { type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { CLEAR_DAY } from '../02-ships/state-new.ts'
import { AIRSHIP, airshipGiven, airshipNow, airshipSaid, aloft } from '../08-7-aircraft/procedures-airships.ts'
import { R } from '../book/register.ts'
import { PLANE_STATES } from '../events/words.ts'
import { arcSeen } from '../measured.ts'
import { CARRIER } from '../procedures/examples.ts'
import { stateOf } from '../procedures/given.ts'
import { alone, procedure } from '../procedures/procedure.ts'
import { fireFlak, flakChance, WHOLE_RAID } from './s17-air-attack.ts'
import { meetRaid } from './s17-dogfight.ts'
import { flyingFrom, isAble, type Raid } from './s17-raid.ts'
import {
  airshipWith,
  type Bombing,
  fireAtAirship,
  NONE_FLIES,
  pointsAt,
  refuseSkyfire,
  refuseUnfit,
  type Skyfire,
  WHOLE_BOMBING,
} from './s19-airships.ts'
import { refuseGrounded, refuseHidden, refuseRate, refuseWeapon } from './s28-flying.ts'

// Flak, attacks from the air and fire at airships as an umpire works them (H38, H39, H40).

const aircraft = count.min(1).max(40)
const batches = z.number().int().min(1).max(9).optional().describe('batches of damage to work (R7); left out: all')
const planesOver = (state: State, by: number, many: number, weapon: number): void => {
  for (let each = 0; each < many; each++) state.annex.planes.push(newPlane(by, 0, weapon))
}
const statesOf = ({ annex: { planes } }: Seen, of: number): Plain =>
  planes.filter(({ ship }) => ship === of).map(({ state }) => PLANE_STATES[state]!)

const flakGiven = z.strictObject({
  target: shipGiven.describe('who is attacked, and fires'),
  aircraft: aircraft.default(4),
  weapon: z.enum(WEAPONS).default('bombs'),
})
const flak = procedure<Raid, z.infer<typeof flakGiven>>({
  name: 'flak',
  title: 'A ship’s AA and light guns fire at aircraft that attack her: how many still can?',
  rules: [R['FGDN-H38-air-attack'], R['FGDN-8.1-aircraft'], R['FGDN-8.7-table']],
  given: flakGiven,
  example: { target: { ship: CARRIER }, aircraft: 4 },
  steps: [once(fireFlak)],
  begin({ target, aircraft: many, weapon }, setting) {
    const state = alone(target, setting)
    allow(refuseGrounded(state))
    planesOver(state, -1, many, WEAPONS.indexOf(weapon))
    return { state, about: { target: 0, by: -1, weapon }, n: 0 }
  },
  fields: {
    hit: { of: state => state.annex.planes.filter(({ state: now }) => now !== SOUND).length, needs: [] },
    destroyed: { of: state => state.annex.planes.filter(({ state: now }) => now === DESTROYED).length, needs: [] },
  },
  result: (state, { target }, n) => ({
    chance: flakChance(state, target),
    able: n,
    aircraft: statesOf(state, -1),
  }),
})

const dogfightGiven = z.strictObject({
  target: shipGiven.describe('an aviation ship, whose aircraft cover her'),
  cover: aircraft.default(2),
  raiders: aircraft.default(4),
  weapon: z.enum(WEAPONS).default('bombs').describe('what the raiders carry'),
})
const dogfight = procedure<Raid, z.infer<typeof dogfightGiven>>({
  name: 'dogfight',
  title: 'Aircraft over a ship meet those that attack her: who is hit, and how many raiders still can attack?',
  rules: [R['FGDN-H40-dogfight'], R['FGDN-8.1-aircraft'], R['FGDN-8.7-table']],
  given: dogfightGiven,
  example: { target: { ship: CARRIER }, cover: 2, raiders: 4 },
  steps: [once(meetRaid)],
  begin({ target, cover, raiders, weapon }, setting) {
    const state = alone(target, setting)
    if (!sheetAt(state, 0).isAviation) throw new BadInput('target: she is no aviation ship')
    allow(refuseGrounded(state) ?? refuseRate(state, 0, cover))
    planesOver(state, -1, raiders, WEAPONS.indexOf(weapon))
    planesOver(state, 0, cover, WEAPONS.indexOf('guns'))
    return { state, about: { target: 0, by: -1, weapon }, n: 0 }
  },
  fields: {
    raiders: { of: state => flyingFrom(state, -1).filter(plane => !isHurt(state, plane)).length, needs: [] },
    cover: { of: state => flyingFrom(state, 0).filter(plane => !isHurt(state, plane)).length, needs: [] },
  },
  result: (state, { weapon }) => ({
    able: flyingFrom(state, -1).filter(plane => isAble(state, plane, weapon)).length,
    raiders: statesOf(state, -1),
    cover: statesOf(state, 0),
  }),
})
const isHurt = (state: Seen, plane: number): boolean => state.annex.planes[plane]!.state !== SOUND

function withAircraft(target: ShipGiven, by: ShipGiven, setting: Setting<Card>): State {
  const state = stateOf([target, by], setting, CLEAR_DAY)
  if (!sheetAt(state, 1).isAviation) throw new BadInput('by: she is no aviation ship')
  return state
}
const attackGiven = z.strictObject({
  target: shipGiven,
  by: shipGiven.describe('an aviation ship, whose aircraft attack'),
  aircraft: aircraft.default(4),
  weapon: z.enum(WEAPONS).default('bombs'),
  batches,
})
const attack = procedure<Raid, z.infer<typeof attackGiven>>({
  name: 'air-attack',
  title: 'Aircraft attack a ship with bombs or guns: flak, hits, damage, criticals',
  rules: [R['FGDN-H38-air-attack'], R['FGDN-8.1.6-bombs'], R['FGDN-8.1.6-strafe']],
  given: attackGiven,
  example: { target: 'Tiger', by: { ship: CARRIER }, aircraft: 4, batches: 1 },
  ships: ['target', 'by'],
  // those that are in the air come on without her
  wrecks: ['by'],
  steps: WHOLE_RAID,
  begin({ target, by, aircraft: many, weapon, batches: limit }, setting) {
    const state = withAircraft(target, by, setting)
    allow(
      refuseGrounded(state) ?? refuseHidden(state, 0) ?? refuseWeapon(state, 1, weapon) ?? refuseRate(state, 1, many),
    )
    planesOver(state, 1, many, WEAPONS.indexOf(weapon))
    const most = limit === undefined ? {} : { batches: limit }
    return { state, about: { target: 0, by: 1, weapon, ...most }, n: 0 }
  },
})

const bombingGiven = z.strictObject({
  target: shipGiven,
  by: shipGiven.describe('a ship with an airship in her company'),
  batches,
})
const bombing = procedure<Bombing, z.infer<typeof bombingGiven>>({
  name: 'airship-attack',
  title: 'An airship bombs a ship: flak, hits, damage, criticals',
  rules: [R['FGDN-H39-airships'], R['FGDN-8.1.6-bombs'], R['FGDN-8.8-hit']],
  given: bombingGiven,
  example: { target: 'Tiger', by: { ship: { ...CARRIER, airship: { cells: 16 } } }, batches: 1 },
  ships: ['target', 'by'],
  steps: WHOLE_BOMBING,
  begin({ target, by, batches: limit }, setting) {
    const state = stateOf([target, by], setting, CLEAR_DAY)
    const { airship } = sheetAt(state, 1).card
    if (airship === null) throw new BadInput('by: no airship flies in her company')
    state.annex.airships.sort((one, other) => other.ship - one.ship)
    allow(
      refuseGrounded(state) ??
        refuseHidden(state, 0) ??
        (airshipWith(state, 1) < 0 ? NONE_FLIES : refuseUnfit(state, 0)),
    )
    return { state, about: { target: 0, airship: 0, ...(limit === undefined ? {} : { batches: limit }) }, n: 0 }
  },
})

const skyfireGiven = z.strictObject({
  firer: shipGiven,
  battery: z.number().int().min(0).max(15).default(0).describe('which battery of the card, from 0'),
  airship: airshipGiven,
  part: z.enum(PARTS).default('envelope').describe('aimed at'),
})
type Aimed = Skyfire & { readonly given: z.infer<typeof airshipGiven> }
const skyfire = procedure<Aimed, z.infer<typeof skyfireGiven>>({
  name: 'fire-at-airship',
  title: 'A battery fires at an airship: does it hit, and what?',
  rules: [R['FGDN-H39-airships'], R['FGDN-8.8-hit']],
  given: skyfireGiven,
  example: {
    firer: { ship: CARRIER },
    airship: { cells: 16, engines: { port: 2, starboard: 2 }, weapons: 4 },
    part: 'gondola',
  },
  steps: [once(fireAtAirship)],
  ships: ['firer'],
  begin({ firer, battery, airship, part }, setting) {
    const state = alone(firer, setting)
    allow(refuseGrounded(state) ?? refuseSkyfire(state, 0, battery, arcSeen(0)))
    const points = pointsAt(state, 0, battery, arcSeen(0))
    state.annex.airships.unshift(aloft(airship))
    const about = { target: 0, firer: 0, battery, airship: 0, part, points, given: airship }
    return { state, about, n: 0 }
  },
  fields: AIRSHIP,
  result: (state, { given }, n) => ({
    ...{ hit: n > 0, ...airshipNow(state, given.knots) },
    airship: airshipSaid(state, given),
  }),
})

export const FLYING_PROCEDURES: readonly Named<Card>[] = [dogfight, flak, attack, bombing, skyfire]
