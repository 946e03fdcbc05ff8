import { z } from 'zod'
import { once, type Plain } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { allow, BadInput, type Named } from '#kernel/ruleset/index.ts'
import type { Airship } from '../02-ships/annex.ts'
import { newAirship } from '../02-ships/annex-new.ts'
import { PARTS } from '../02-ships/conditions.ts'
import { airshipHurtOf, hurtAirship } from '../02-ships/plight-besides.ts'
import { AIRSHIP_HURT, count } from '../02-ships/plight-words.ts'
import type { Card } from '../02-ships/ship.ts'
import type { Seen, State } from '../02-ships/state.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { R } from '../book/register.ts'
import { procedure } from '../procedures/procedure.ts'
import {
  airshipOf,
  burnOn,
  fightGondolaFire,
  flightOf,
  hitAirship,
  lighten,
  refuseLighten,
  rollHeight,
} from './8-8-airships.ts'
import { sky } from './procedures.ts'

// Airships as an umpire works them (8.8).

/** An airship as she is. */
export const airshipGiven = z.strictObject({
  gas: z.enum(['hydrogen', 'helium']).default('hydrogen'),
  cells: count.min(1).max(60),
  engines: z.strictObject({ port: count.max(9), starboard: count.max(9) }),
  weapons: count.default(0),
  ...AIRSHIP_HURT,
  knots: count.default(50).describe('greatest speed at her height'),
})
const workedGiven = airshipGiven.extend({
  what: z.enum(['hit', 'fire', 'height', 'lighten']).default('hit'),
  part: z.enum(PARTS).default('envelope').describe('aimed at'),
})

/** The same as the rules see her, in the company of nobody. */
export function aloft(given: z.infer<typeof airshipGiven>): Airship {
  const { gas, engines, cells, weapons } = given
  if (engines.port + engines.starboard === 0) throw new BadInput('engines: she has none')
  const airship = newAirship(-1, { ...engines, gas, cells, weapons, bombs: 0 })
  hurtAirship(airship, given)
  return airship
}
/** The same as she is now: she may be given so again. */
export function airshipSaid(state: Seen, { gas, cells, engines, knots }: z.infer<typeof airshipGiven>): Plain {
  const airship = airshipOf(state, 0)
  return { gas, cells, engines, knots, weapons: airship.weapons, ...airshipHurtOf(airship, engines) }
}
type AirshipAbout = Sufferer & z.infer<typeof workedGiven>
export const AIRSHIP: Fields<State, Sufferer> = {
  lost: { of: state => state.annex.airships[0]!.lost > 0, needs: [] },
  burning: { of: state => state.annex.airships[0]!.burning > 0, needs: [] },
  cells: { of: state => state.annex.airships[0]!.cells.reduce((sum, cell) => sum + cell, 0), needs: [] },
}
const airship = procedure<AirshipAbout, z.infer<typeof workedGiven>>({
  name: 'airship',
  title: 'An airship is hit, fights a fire in her gondola, has no elevator, or drops her ballast',
  rules: [R['FGDN-8.8-hit'], R['FGDN-8.8-fire-gondola'], R['FGDN-8.8-cell'], R['FGDN-R94']],
  given: workedGiven,
  example: { cells: 16, engines: { port: 2, starboard: 2 }, part: 'gondola', weapons: 4 },
  ships: [],
  steps: [
    once((desk, { what, part }) => {
      if (what === 'hit') hitAirship(desk, 0, part)
      else if (what === 'height') return 1 + ['climb', 'level', 'dive'].indexOf(rollHeight(desk))
      else if (what === 'lighten') lighten(desk, 0)
      else if (fightGondolaFire(desk, 0)) burnOn(desk, 0)
      return 0
    }),
  ],
  begin(given, setting) {
    const state = sky(setting)
    state.annex.airships.push(aloft(given))
    if (given.what === 'lighten') allow(refuseLighten(state, 0))
    return { state, about: { target: 0, ...given }, n: 0 }
  },
  fields: AIRSHIP,
  result: (state, about, n) => ({
    ...airshipNow(state, about.knots),
    airship: airshipSaid(state, about),
    height: n === 0 ? 'steered' : ['climb', 'level', 'dive'][n - 1]!,
  }),
})

/** What is left of her. */
export function airshipNow(state: Seen, knots: number): { [key: string]: Plain } {
  const { lost, burning, cells, port, starboard, tanks, wireless, weapons } = airshipOf(state, 0)
  return {
    ...{ lost: lost > 0, burning: burning > 0, cellsLost: cells.reduce((sum, cell) => sum + cell, 0) },
    ...{ engines: { port, starboard }, fuelQuarters: tanks.filter(tank => tank === 1).length },
    ...{ wireless: wireless > 0, weapons, flight: { ...flightOf(airshipOf(state, 0), knots) } },
  }
}

export const AIRSHIP_PROCEDURES: readonly Named<Card>[] = [airship]
