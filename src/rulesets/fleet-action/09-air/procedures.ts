import { z } from 'zod'
import type { Steps } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { allow, type Setting } from '#kernel/ruleset/index.ts'
import { shipGiven } from '../02-data-sheet/plight.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { CM, type Fixed, type Seen, type State } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import type { Event } from '../events/events.ts'
import type { Sufferer } from '../procedures/fate.ts'
import { FIELDS } from '../procedures/fields.ts'
import { aloneOf, scene } from '../procedures/given.ts'
import { procedure } from '../procedures/procedure.ts'
import { ANTI_AIRCRAFT, type Flak, flakAt, LRF } from './9-9-aa.ts'
import { AIR_STRIKE, type AirStrike, strikeOf } from './9-11-attack.ts'
import { STRAFING, type Strafing } from './9-12-strafing.ts'
import { aloft, refuseEmpty, type StandGiven, standGiven, standNow } from './given.ts'
import { isStandOff, refuseFlak, refuseStrafing, refuseStrike } from './refusals.ts'
import { isAloft, standAt } from './standing.ts'

// Anti-aircraft fire, attacks from the air and strafing, as an umpire works them. The ship has the second seat, the stand the first.

const FIRE = ['all', 'light', 'none'] as const
const flakGiven = z.strictObject({
  target: shipGiven.describe('who fires'),
  stand: standGiven,
  range: z.number().min(0).max(60).default(0).describe('centimetres'),
  fire: z.enum(['all', 'light']).default('all').describe('every kind of factor that reaches, or MRF and CRF alone'),
  ...scene,
})
type Shot = Flak & Sufferer

/** A stand so far to the east of ship 1. */
function over(
  given: { readonly target: unknown; readonly stand: StandGiven },
  setting: Setting<Card>,
  cm: number,
): State {
  const bare = aloneOf(given.target as never, setting, given as never)
  const state = aloft(bare, [given.stand], [0])
  const { x, y } = state.ships[1]!
  Object.assign(state.sky.stands[0]!, { x: x + Math.round(cm * CM), y })
  allow(refuseEmpty(state, 0))
  return state
}
const aircraftOf = (state: Seen): number => standAt(state, 0).aircraft
const standAfter = (state: Seen, { stand }: { readonly stand: StandGiven }) => ({ stand: standNow(state, 0, stand) })
const kindsOf = (state: Seen, fire: (typeof FIRE)[number]): number =>
  fire === 'none' ? 0 : fire === 'light' ? flakAt(state, 1, 0) & ~LRF : flakAt(state, 1, 0)

/** What is left of a stand decides what it will do; once it has attacked it does no more. */
const stillFlies = (state: Seen): string => {
  const { aircraft, flak, loaded } = standAt(state, 0)
  return isAloft(state, 0) && loaded > 0 ? `${aircraft} ${flak}` : ''
}
const alive = (state: Seen): string => `${aircraftOf(state)} ${standAt(state, 0).flak}`
/** R47 By a die some hits meet one armour, some the other. */
const met = (state: Seen, { target }: Sufferer): number => {
  const { budget, rolls, raked } = state.ships[target]!
  return budget + rolls > 0 ? raked : 0
}
const withFlight = (flight: (state: Seen) => string): Fields<State, Sufferer> => ({
  ...Object.fromEntries(
    Object.entries(FIELDS).map(([name, field]) => [
      name,
      field.inner === true ? field : { ...field, needs: [...field.needs, 'flight', 'met'] },
    ]),
  ),
  aircraft: { of: aircraftOf, needs: ['flight'] },
  flight: { of: flight, needs: [], inner: true },
  met: { of: met, needs: [], inner: true },
})

export const antiAircraft = procedure<Shot, z.infer<typeof flakGiven>>({
  name: 'anti-aircraft',
  title: 'A ship shoots at a stand of aircraft with all that reaches: hits, saves, a flak marker',
  rules: [R['FA-9.9-roll'], R['FA-9.9-mods'], R['FA-9.9-save'], R['FA-H27']],
  given: flakGiven,
  example: { target: 'Prince of Wales', stand: 'torpedo bomber', range: 5 },
  steps: ANTI_AIRCRAFT,
  fields: {
    aircraft: { of: aircraftOf, needs: [] },
    flak: { of: state => standAt(state, 0).flak, needs: [] },
  },
  begin(given, setting) {
    const state = over(given, setting, given.range)
    const kinds = kindsOf(state, given.fire)
    if (kinds === 0) allow(refuseFlak(state, 1, [{ kind: 'crf', stand: 0 }], []))
    return { state, about: { firer: 1, target: 1, stand: 0, kinds }, n: 0 }
  },
  also: (state, _, given) => standAfter(state, given),
})

const strikeGiven = z.strictObject({
  target: shipGiven,
  stand: standGiven,
  from: z.enum(['abeam', 'ahead', 'astern']).default('abeam').describe('the arc from which torpedoes come'),
  fire: z.enum(FIRE).default('all').describe('what of her own anti-aircraft fire she uses first'),
  ...scene,
})
type Raid = Flak & AirStrike
const THROUGH_FLAK: Steps<State, Event, Raid> = [...ANTI_AIRCRAFT, ...AIR_STRIKE]
const AHEAD = { abeam: 900, ahead: 0, astern: 1800 } as const
/** Centimetres off, for whoever stands off and for whoever comes in. */
const OFF = 20
const NEAR = 5

export const airAttack = procedure<Raid, z.infer<typeof strikeGiven>>({
  name: 'air-attack',
  title: 'A stand of aircraft attacks a ship through her fire: hits, IP, Wreck Tests, criticals to their end',
  rules: [R['FA-9.11-roll'], R['FA-9.11-damage'], R['FA-9.9-roll'], R['FA-10.2-roll'], R['FA-H30']],
  given: strikeGiven,
  example: { target: 'Prince of Wales', stand: { stand: 'torpedo bomber', aircraft: 8 } },
  steps: THROUGH_FLAK,
  fields: withFlight(stillFlies),
  begin(given, setting) {
    const state = over(given, setting, 0)
    const ship = state.ships[1]!
    const stand = state.sky.stands[0]!
    const heading = (ship.heading + AHEAD[given.from]) % 3600
    const { board } = state.fixed as Fixed
    const off = isStandOff(state, 0) ? OFF : NEAR
    Object.assign(stand, board.advance({ x: ship.x, y: ship.y, heading }, off * CM))
    allow(refuseStrike(state, 0, 1))
    const strike = strikeOf(state, 0, 1)
    // FA-H74: it goes in over her
    if (off === NEAR) Object.assign(stand, { x: ship.x, y: ship.y })
    return { state, about: { firer: 1, kinds: kindsOf(state, given.fire), ...strike }, n: 0 }
  },
  also: (state, _, given) => standAfter(state, given),
})

const strafeGiven = z.strictObject({
  target: shipGiven,
  stand: standGiven,
  factor: z.enum(['strafe', 'antiShip']).default('strafe').describe('by which air combat factor'),
  fire: z.enum(FIRE).default('all').describe('what of her own anti-aircraft fire she uses first'),
  ...scene,
})
type Run = Flak & Strafing
export const strafing = procedure<Run, z.infer<typeof strafeGiven>>({
  name: 'strafing',
  title: 'Aircraft use their guns on a stand of small craft, or a ship of the families A and C: hits and saves',
  rules: [R['FA-9.12-dice'], R['FA-9.12-targets'], R['FA-9.12-save'], R['FA-9.12-loss']],
  given: strafeGiven,
  example: { target: 'Otranto', stand: 'fighter-bomber', factor: 'antiShip' },
  steps: [...ANTI_AIRCRAFT, ...STRAFING],
  fields: withFlight(alive),
  begin(given, setting) {
    const state = over(given, setting, 0)
    const strafe = { stand: 0, target: 1, factor: given.factor }
    allow(refuseStrafing(state, strafe))
    return { state, about: { firer: 1, kinds: kindsOf(state, given.fire), ...strafe }, n: 0 }
  },
  also: (state, _, given) => standAfter(state, given),
})
