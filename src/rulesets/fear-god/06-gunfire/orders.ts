import type { Offer } from '#kernel/ruleset/index.ts'
import { PERISCOPE } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { isBelow, isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { isPhase } from '../battle/s2-aim.ts'
import { enemiesOf, mayFire } from '../battle/s2-asked.ts'
import { LAUNCH_TORPEDOES, refuseLaunch } from '../below/s13-aim.ts'
import { R } from '../book/register.ts'
import { degrees, guns, name } from '../events/words.ts'
import { contactOf } from '../light/s12-detection.ts'
import { isNight } from '../light/s12-light.ts'
import { FIRE_STAR_SHELLS, type FireStarShells, refuseStars, starsOver } from '../light/s12-stars.ts'
import { LATER, offered, order } from '../orders/order.ts'
import { isBlind } from '../sailing/s1-movement.ts'
import { gunPlan, nearestFirst, tubePlan } from './offers.ts'
import { FIRE_GUNS, type FireGuns, nameFire, refuseFire } from './s7-fire.ts'
import { yardsText } from './words.ts'

/** H29 Fire can be planned at whoever is known of. */
const mayPlan = (state: Seen, ship: number): boolean =>
  !isSubmerged(state, ship) && enemiesOf(state, ship).some(enemy => contactOf(state, ship, enemy) !== null)

/** 8.1, S7 A ship's guns fire. */
export const fireOrder = order(FIRE_GUNS, {
  inDuel: true,
  inReaction: true,
  deed: 'Guns',
  mark: 'fire',
  refuse: refuseFire,
  carryOut: nameFire,
  offers(state, ship): Offer<FireGuns>[] {
    const may = isPhase(state, 'plotting') ? mayPlan(state, ship) : mayFire(state, ship)
    return may ? [{ kind: 'attack', unit: ship, plan: gunPlan(state, ship) }] : []
  },
  words: ({ batteries }, state) =>
    `fire at ${[...new Set(batteries.map(({ target }) => name(state, target)))].join(' and ')}`,
})

/** H23 A ship launches torpedoes. */
export const launchOrder = order(LAUNCH_TORPEDOES, {
  deed: 'Torpedoes',
  mark: 'torpedoes',
  refuse: refuseLaunch,
  carryOut: LATER,
  offers(state, ship, ask) {
    const plan = isBlind(state, ship) || isBelow(state, ship, PERISCOPE) ? null : tubePlan(state, ship, ask)
    return plan === null ? [] : [{ kind: 'attack', unit: ship, plan }]
  },
  words: () => 'torpedoes',
})

/** H32 A ship lights up the sea. */
export const starsOrder = order(FIRE_STAR_SHELLS, {
  deed: 'Star shells',
  refuse: refuseStars,
  carryOut: LATER,
  // over each of the nearest, by the lightest battery that reaches her
  offers(state, ship, ask) {
    if (!isNight(state) || isBlind(state, ship)) return []
    const { batteries } = sheetAt(state, ship)
    const lightest = [...batteries.keys()].sort((a, b) => batteries[a]!.calibreMm - batteries[b]!.calibreMm)
    return nearestFirst(state, ship, enemiesOf(state, ship)).flatMap(target => {
      const [star] = lightest.flatMap(battery => starsOver(state, ship, battery, target) ?? [])
      if (star === undefined) return []
      const words = `Star shells over ${name(state, target)}, ${yardsText(star.yards)}, by the ${guns(state, ship, star.battery)}`
      const command: FireStarShells = { type: 'FireStarShells', ship, batteries: [star] }
      return offered(ship, ask, [[words, R['FGDN-H32-star-shells'], command]])
    })
  },
  words: ({ batteries }) => `star shells on ${batteries.map(({ bearing }) => degrees(bearing)).join(' and ')}`,
})
