import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import { allow, BadInput, no } from '#kernel/ruleset/index.ts'
import { crewTest } from '../00-tests/0-tests.ts'
import { count, shipGiven } from '../02-data-sheet/plight.ts'
import { BERTH, RESOLVE, type State } from '../02-data-sheet/state.ts'
import { hasPower } from '../09-combat/9-1-sight.ts'
import { workCritical } from '../10-damage/10-cv.ts'
import { R } from '../book/register.ts'
import { contactSought, leadNamed } from '../events/events.ts'
import type { Sufferer } from '../procedures/fate.ts'
import { aloneOf, pairOf, scene, situation } from '../procedures/given.ts'
import { noStand, procedure } from '../procedures/procedure.ts'
import { betweenSides } from '../procedures/sides.ts'
import { MINES, type Passage } from './6-2-mines.ts'
import { listen, refuseListening } from './6-3-submarines.ts'
import { collide } from './6-4-collision.ts'
import { isSpotted, refuseSpot } from './6-5-contacts.ts'
import { type Burning, FIRES, REPAIRS, teamsOf } from './6-7-end-phase.ts'
import { squadronHolds, testShip } from './6-7-morale.ts'
import { contend } from './6-order-of-play.ts'

const commands = z.array(z.number().int().min(-99).max(99)).max(31)
export const initiative = betweenSides({
  name: 'initiative',
  title: 'Initiative: each side’s d10 and the step of its Command Values',
  rules: [R['FA-6.1-roll'], R['FA-6.1-sum'], R['FA-6.1-step'], R['FA-R41']],
  example: { one: [1, 0], other: [2] },
  given: z.strictObject({
    one: commands.default([]).describe('Command Values of a side’s squadrons'),
    other: commands.default([]).describe('of the other side’s'),
  }),
  // R41: equal sums are thrown again
  again(desk) {
    const seat = contend(desk)
    if (seat >= 0) leadNamed(desk, { seat }, R['FA-6.1-roll'])
    return seat < 0
  },
})

const crewGiven = z.strictObject({
  target: shipGiven,
  modifier: z.number().int().min(-9).max(9).default(0).describe('of what is tried: −2 for repairs'),
})
export const crew = procedure<Sufferer & { readonly modifier: number }, z.infer<typeof crewGiven>>({
  name: 'crew-test',
  title: 'A Crew Test',
  rules: [R['FA-H9'], R['FA-R3']],
  given: crewGiven,
  example: { target: 'Derfflinger' },
  steps: [once((desk, { target, modifier }) => Number(crewTest(desk, target, modifier, R['FA-H9'])))],
  begin: (given, setting) => ({
    state: aloneOf(given.target, setting),
    about: { target: 1, modifier: given.modifier },
    n: 0,
  }),
  also: (_, n) => ({ passed: n === 1 }),
})

const spotGiven = z.strictObject({ ...situation })
export const spotting = procedure<Sufferer, z.infer<typeof spotGiven>>({
  name: 'spotting',
  title: 'A ship tries to make out a Contact marker, under which the other lies',
  rules: [R['FA-6.6-spot'], R['FA-H20'], R['FA-R75']],
  given: spotGiven,
  example: { firer: 'Glasgow', target: 'Dresden', range: 40 },
  steps: [
    once(desk => {
      const found = hasPower(desk, 0) && isSpotted(desk, desk.state.ships[0]!, desk.state.ships[0]!, 0)
      contactSought(desk, { ship: 0, contact: 0, found }, R['FA-6.6-spot'])
      return Number(found)
    }),
  ],
  begin(given, setting) {
    const state = pairOf(given, setting)
    const [spotter, other] = state.ships as [State['ships'][number], State['ships'][number]]
    const { x, y, heading } = other
    other.berth = BERTH.hidden
    state.contacts = [{ seat: 1, squadron: other.squadron, x, y, heading, pace: -1, moved: 0, acted: 0, gone: 0 }]
    if (spotter.sought > 0) allow(no(R['FA-6.6-spot'], 'she has tried that in this turn'))
    allow(refuseSpot(state, spotter, spotter, 0))
    return { state, about: { target: 1 }, n: 0 }
  },
  also: (_, n) => ({ found: n === 1 }),
})

const moraleGiven = z.strictObject({
  target: shipGiven,
  causes: count
    .max(4)
    .default(1)
    .describe('Structure or Flotation at a third or less, or at nothing; 0: she tests again'),
})
export const shipMorale = procedure<Sufferer & { readonly causes: number }, z.infer<typeof moraleGiven>>({
  name: 'ship-morale',
  title: 'Morale of a ship: a test for each cause, and what comes of it',
  rules: [R['FA-12.3-roll'], R['FA-12.3-trigger'], R['FA-R38'], R['FA-R39'], R['FA-H33']],
  given: moraleGiven,
  example: { target: { ship: 'Derfflinger', fires: 3, structure: 7 } },
  steps: [
    once((desk, { target, causes }) => {
      testShip(desk, target, causes)
      return 0
    }),
  ],
  begin(given, setting) {
    const state = squadronOf(aloneOf(given.target, setting))
    noStand(state)
    if (given.causes === 0 && state.ships[1]!.resolve !== RESOLVE.withdrawing)
      allow(no(R['FA-H33'], 'without a cause only a ship that withdraws is tested'))
    return { state, about: { target: 1, causes: given.causes }, n: 0 }
  },
})

/** One squadron, whose commander may be aboard. */
function squadronOf(state: State, size = 1): State {
  state.squadrons = [{ seat: 1, size, gone: 0, contact: -1, moved: 0, acted: 0, broken: 0 }]
  return state
}

const squadronGiven = z.strictObject({
  target: shipGiven.describe('the ship with its commander aboard'),
  ships: count.min(1).describe('that the squadron began with'),
  left: count.min(1).describe('that are left'),
})
export const squadronMorale = procedure<Sufferer, z.infer<typeof squadronGiven>>({
  name: 'squadron-morale',
  title: 'Morale of a squadron at half of its ships or fewer',
  rules: [R['FA-12.5-roll'], R['FA-12.5-trigger'], R['FA-R40'], R['FA-R2']],
  given: squadronGiven,
  example: { target: { ship: 'Derfflinger', flagOfficer: 1 }, ships: 4, left: 2 },
  steps: [once(desk => Number(squadronHolds(desk, 0)))],
  begin(given, setting) {
    const { ships, left } = given
    if (left > ships) throw new BadInput('left: more than there were')
    if (2 * left > ships) allow(no(R['FA-12.5-trigger'], 'more than half of the squadron is left'))
    return { state: squadronOf(aloneOf(given.target, setting), ships), about: { target: 1 }, n: 0 }
  },
  also: (_, n) => ({ holds: n === 1 }),
})

const mineGiven = z.strictObject({ target: shipGiven, badWeather: scene.badWeather })
export const mine = procedure<Passage, z.infer<typeof mineGiven>>({
  name: 'mines',
  title: 'A ship goes through a minefield: does she strike, and what does it do',
  rules: [R['FA-H31'], R['FA-H5'], R['FA-H8'], R['FA-10.2-roll']],
  given: mineGiven,
  example: { target: 'Good Hope' },
  steps: MINES,
  begin: (given, setting) => ({
    state: aloneOf(given.target, setting, given),
    about: { target: 1, field: 0 },
    n: 0,
  }),
})

const listeningGiven = z.strictObject({ ...situation })
export const listening = procedure<Sufferer, z.infer<typeof listeningGiven>>({
  name: 'listening',
  title: 'A ship with ASW factors listens for a boat under water',
  rules: [R['FA-H32'], R['FA-H9']],
  given: listeningGiven,
  example: { firer: 'Bluebell', target: { ship: 'U-99', submerged: true }, range: 8 },
  steps: [
    once(desk => {
      if (hasPower(desk, 0)) listen(desk, 0)
      return desk.state.ships[1]!.known
    }),
  ],
  begin(given, setting) {
    const state = pairOf(given, setting)
    allow(refuseListening(state, 0))
    return { state, about: { target: 1 }, n: 0 }
  },
  also: (_, n) => ({ found: n === 1 }),
})

const collisionGiven = z.strictObject({
  ...situation,
  range: z.number().min(1).max(9).default(3),
  bearing: situation.bearing.default(0),
})
export const collision = procedure<Sufferer, z.infer<typeof collisionGiven>>({
  name: 'collision',
  title: 'A ship runs into another, at the speed with which they come together: Flotation, Wreck Tests, criticals',
  rules: [R['FA-H18'], R['FA-10.2-roll'], R['FA-H8']],
  given: collisionGiven,
  example: { firer: 'Glasgow', target: { ship: 'Dresden', moved: 0 } },
  steps: [
    once(desk => {
      collide(desk, 0, 1, Math.max(0, desk.state.ships[0]!.moved), workCritical)
      return 0
    }),
  ],
  begin: (given, setting) => ({ state: pairOf(given, setting), about: { target: 1 }, n: 0 }),
})

const endGiven = z.strictObject({ target: shipGiven })
export const repairs = procedure<Burning, z.infer<typeof endGiven>>({
  name: 'repairs',
  title: 'Damage control: each team makes its attempt',
  rules: [R['FA-H16'], R['FA-R42'], R['FA-R54']],
  given: endGiven,
  example: { target: { ship: 'Derfflinger', fireControl: 4, speed: 20, steering: 0 } },
  steps: REPAIRS,
  begin(given, setting) {
    const state = aloneOf(given.target, setting)
    noStand(state)
    return { state, about: { target: 1 }, n: teamsOf(state, 1) }
  },
})
export const fires = procedure<Burning, z.infer<typeof endGiven>>({
  name: 'fires',
  title: 'Fires burn, and may spread',
  rules: [R['FA-H11']],
  given: endGiven,
  example: { target: { ship: 'Derfflinger', fires: 3 } },
  steps: FIRES,
  begin(given, setting) {
    const state = aloneOf(given.target, setting)
    noStand(state)
    return { state, about: { target: 1 }, n: 0 }
  },
})
