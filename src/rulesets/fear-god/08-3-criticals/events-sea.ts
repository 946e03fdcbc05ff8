import { BY_IF_ANY, COUNT, INDEX, plainly, SHIP, SIDES, she, UPON_IF_ANY, WHOLE } from '#kernel/event/index.ts'
import type { Crew } from '../02-ships/annex.ts'
import { AMMUNITION, CONTENTS, sourceOf } from '../02-ships/conditions.ts'
import { type Seen, type State, turnOf } from '../02-ships/state.ts'
import { newSurvivors } from '../08-4-repairs/survivors.ts'
import { event } from '../events/event.ts'
import { inKnots, name, plural, points, side } from '../events/words.ts'

// What happens to cargo, boats' crews and men in the water (8.1.8, 8.1.9, 8.3, 8.6).
export const cargoLost = event('CargoLost', {
  fields: { ship: SHIP, hold: INDEX, quantity: COUNT },
  does(state, { hold, quantity }) {
    state.annex.holds[hold]!.left -= quantity
  },
  tell: ({ ship, hold, quantity }, after) => she(ship, `loses ${quantity} of her ${holdName(after, hold)}`),
})

export const holdBurned = event('HoldBurned', {
  fields: { ship: SHIP, hold: INDEX },
  does(state, { hold }) {
    const it = state.annex.holds[hold]!
    if (it.burning === 0) it.burning = 1 + turnOf(state)
  },
  tell: ({ ship }) => she(ship, 'has ammunition burning in a hold'),
})

/** T26 Flooding a hold ends its fire and its risk; all that was in it is lost. */
export const holdFlooded = event('HoldFlooded', {
  fields: { ship: SHIP, hold: INDEX },
  does(state, { ship, hold }) {
    const { holds } = state.annex
    const it = state.ships[ship]!
    if (holds[hold]!.burning > 0) {
      const fire = it.fires.findIndex(each => sourceOf(each) === AMMUNITION)
      if (fire >= 0) it.fires.splice(fire, 1)
    }
    holds[hold]!.burning = holds[hold]!.left = 0
    holds[hold]!.flooded = 1
  },
  tell: ({ ship, hold }, after) => she(ship, `floods a hold of ${holdName(after, hold)}`),
})

export const holdExploded = event('HoldExploded', {
  fields: { ship: SHIP, hold: INDEX, tons: COUNT },
  does(state, { hold }) {
    state.annex.holds[hold]!.left = state.annex.holds[hold]!.burning = 0
  },
  tell: ({ ship, tons }) => she(ship, `has ${tons} tons of ammunition go up`),
})

export const crewCrossed = event('CrewCrossed', {
  fields: { ship: SHIP, to: UPON_IF_ANY, fit: COUNT, hurt: COUNT },
  does(state, { ship, to, fit, hurt }) {
    muster(state, ship, -fit, -hurt)
    if (to >= 0) muster(state, to, fit, hurt)
  },
  tell: ({ ship, to, fit, hurt }, after) =>
    plainly(`${fit + hurt} crew factors cross from ${name(after, ship)} to ${to < 0 ? 'a pier' : name(after, to)}`),
})

export const crewInWater = event('CrewInWater', {
  fields: { ship: SHIP, fit: COUNT, hurt: COUNT },
  does(state, { ship, fit, hurt }) {
    muster(state, ship, -fit, -hurt)
  },
  tell: ({ ship, fit, hurt }) => she(ship, `has ${fit + hurt} crew factors in the water`),
})

/** H17 What a collision does below water. */
export const collided = event('Collided', {
  fields: { ship: SHIP, damage: COUNT, floods: COUNT },
  does(state, { ship, damage, floods }) {
    const hit = state.ships[ship]!
    hit.dueTorpedo += damage
    hit.autoFloods += floods
  },
  tell: ({ ship, damage }) => she(ship, `is in a collision: ${points(damage)}`),
})

export const survivorsLeft = event('SurvivorsLeft', {
  fields: { ship: SHIP, count: COUNT },
  does(state, { ship, count }) {
    state.annex.survivors.push(newSurvivors(ship, count))
  },
  tell: ({ ship, count }, after) =>
    plainly(`${menOf(after, ship, count)} ${count === 1 ? 'is' : 'are'} left in the water`),
})

export const survivorsDrifted = event('SurvivorsDrifted', {
  fields: { group: INDEX, knots: COUNT, course: WHOLE },
  does(state, { group, knots, course }) {
    const men = state.annex.survivors[group]!
    men.knots = knots
    men.course = course
  },
  tell: ({ knots, course }) => plainly(`Survivors drift at ${inKnots(knots)} on ${String(course).padStart(3, '0')}`),
})

/** 8.6 By a ship, or by an aircraft as -1. */
export const survivorsSaved = event('SurvivorsSaved', {
  fields: { group: INDEX, by: BY_IF_ANY, count: COUNT },
  does(state, { group, by, count }) {
    state.annex.survivors[group]!.count -= count
    if (by >= 0) state.annex.rescued.push(by, count)
  },
  tell: ({ count }) => plainly(`${plural(count, 'survivor is', 'survivors are')} picked up`),
})

const menOf = (after: Seen, ship: number, count: number): string =>
  `${plural(count, 'man', 'men')} of ${ship < 0 ? 'an aircraft' : name(after, ship)}`
const bySides = (after: Seen, sides: number): string => (sides === 3 ? 'both sides' : side(after, sides >> 1))

/** 8.6, H43 Sides know of men in the water: they saw the loss, or a ship has found them. */
export const survivorsSighted = event('SurvivorsSighted', {
  fields: { group: INDEX, sides: SIDES, by: BY_IF_ANY },
  does(state, { group, sides }) {
    const men = state.annex.survivors[group]!
    men.known = Math.max(0, men.known) | sides
  },
  tell({ group, sides, by }, after) {
    const { count, ship } = after.annex.survivors[group]!
    const men = menOf(after, ship, count)
    if (by >= 0) return she(by, `finds ${men} in the water`)
    const [is, has] = count === 1 ? ['is', 'has'] : ['are', 'have']
    if (sides === 0) return plainly(`Nobody has seen where ${men} ${is} in the water`)
    return plainly(`${men} in the water ${has} been seen by ${bySides(after, sides)}`)
  },
})

/** H43 A ship has looked for men in the water, in vain. */
export const searchedInVain = event('SearchedInVain', {
  fields: { ship: SHIP, fast: COUNT },
  does() {},
  tell: ({ ship, fast }) =>
    she(ship, fast > 0 ? 'is too fast to make out men in the water' : 'looks for men in the water, and finds nobody'),
})

/** 8.1.9 A small craft has six crew factors; what is short of them counts as lost (T34). */
const COMPLEMENT = 6
function crewAt(state: State, ship: number): Crew {
  const { crews } = state.annex
  let crew = crews.find(each => each.ship === ship)
  if (crew === undefined) {
    const { crewLost } = state.ships[ship]!
    crew = { ship, fit: Math.max(0, COMPLEMENT - crewLost), hurt: Math.min(COMPLEMENT, crewLost) }
    crews.push(crew)
  }
  return crew
}
function muster(state: State, ship: number, fit: number, hurt: number): void {
  const crew = crewAt(state, ship)
  crew.fit += fit
  crew.hurt += hurt
  state.ships[ship]!.crewLost = Math.max(0, COMPLEMENT - crew.fit)
}

const holdName = (state: Seen, hold: number): string => CONTENTS[state.annex.holds[hold]!.contents]!
