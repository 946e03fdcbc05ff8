import { angleOff, reciprocal } from '#kernel/geometry/index.ts'
import type { Ask } from '#kernel/order/index.ts'
import { ZONES } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { nearestFirst } from '../06-gunfire/offers.ts'
import { plural, yardsText } from '../06-gunfire/words.ts'
import { boatOf } from '../08-3-criticals/8-3-hull.ts'
import { isPhase, stowed, together } from '../battle/s2-aim.ts'
import { enemiesOf } from '../battle/s2-asked.ts'
import { R } from '../book/register.ts'
import { name } from '../events/words.ts'
import { bearingTo, yardsBetween } from '../measured.ts'
import { LATER, offered, order, tries } from '../orders/order.ts'
import { LAY_MINES, type LayMines, laysMines, refuseMines } from './s14-mines.ts'
import { CHARGE_YARDS, DROP_CHARGES, type DropCharges, dropsCharges, refuseDrop } from './s15-depth-charges.ts'
import { DIVE, type Dive, refuseDive } from './s26-diving.ts'

/** H34 Any depth, hers among them. */
const divesOf = (state: Seen, ship: number): Dive[] =>
  sheetAt(state, ship).isBoat ? ZONES.map(zone => ({ type: 'Dive', ship, zone })) : []

/** H34 A boat changes her depth. */
export const diveOrder = order(DIVE, {
  deed: 'Depth',
  mark: 'depth',
  refuse: refuseDive,
  carryOut: LATER,
  offers: (state, ship, ask) =>
    divesOf(state, ship).flatMap(command => {
      const to = ZONES.indexOf(command.zone)
      const { zone } = boatOf(state, ship)
      if (to === zone) return []
      return offered(ship, ask, [[diveWords(state, ship, to, zone), R['FGDN-H34-diving'], command]])
    }),
  counsel: (state, ship) => tries(divesOf(state, ship)),
  words: ({ zone }) => (zone === 'surface' ? 'surface' : `${zone} depth`),
})
function diveWords(state: Seen, ship: number, to: number, zone: number): string {
  if (to === 0) return 'Surface, and charge the batteries'
  const { boat } = sheetAt(state, ship).card
  const depth = `${ZONES[to]!} depth`
  return zone === 0 ? `Dive to ${depth}: ${boat!.knots} knots at most` : `${to > zone ? 'Down' : 'Up'} to ${depth}`
}

/** Yards that two ships may come nearer to each other in a turn, when one of them is submerged. */
const CLOSING = 3000

/** H35 On the nearest boat that may be attacked, if she may come that near: by the first battery that may. */
function dropsOf(state: Seen, ship: number, ask: Ask<DropCharges>): DropCharges[] {
  if (state.annex.boats.length === 0) return []
  for (const target of boatsNear(state, ship)) {
    if (yardsBetween(state, ship, target) > CHARGE_YARDS + CLOSING) return []
    for (let battery = 0; battery < sheetAt(state, ship).batteries.length; battery++) {
      const command: DropCharges = { type: 'DropCharges', ship, battery, target }
      if (dropsCharges(state, ship, battery) && ask(command) === null) return [command]
    }
  }
  return []
}

/** Boats of the enemy, nearest first. */
const boatsNear = (state: Seen, ship: number): number[] =>
  nearestFirst(
    state,
    ship,
    enemiesOf(state, ship).filter(enemy => sheetAt(state, enemy).isBoat),
  )
export const nearestBoat = (state: Seen, ship: number): number => boatsNear(state, ship)[0] ?? -1

/** H35 A pattern of depth charges on a boat. */
export const dropOrder = order(DROP_CHARGES, {
  inReaction: true,
  deed: 'Depth charges',
  mark: 'depth charges',
  refuse: refuseDrop,
  carryOut: LATER,
  offers: (state, ship, ask) =>
    dropsOf(state, ship, ask).flatMap(command => {
      const { battery, target } = command
      const left = plural(stowed(state, ship, battery), 'pattern')
      const far = yardsText(yardsBetween(state, ship, target))
      const then = isPhase(state, 'plotting') ? ', if she is below us by then' : ''
      const words = `Depth charges on ${name(state, target)}, ${far}${then}: ${left} left`
      return offered(ship, ask, [[words, R['FGDN-H35-depth-charges'], command]])
    }),
  counsel: (state, ship, ask) => tries(dropsOf(state, ship, ask)),
  words: ({ target }, state) => `depth charges on ${name(state, target)}`,
})

/** H36 One from each rail, or all. */
const minesOf = (state: Seen, ship: number): LayMines[] =>
  [...sheetAt(state, ship).batteries.keys()].flatMap(battery => {
    if (!laysMines(state, ship, battery)) return []
    const counts = new Set([1, stowed(state, ship, battery)])
    return [...counts].filter(count => count > 0).map(count => ({ type: 'LayMines', ship, battery, count }) as const)
  })

/** Yards within which it is worth while to lay mines in an enemy's way. */
const FOLLOWING = 6000
/** Is an enemy near, within 45 degrees of right astern? */
const isFollowed = (state: Seen, ship: number): boolean =>
  enemiesOf(state, ship).some(
    enemy =>
      yardsBetween(state, ship, enemy) <= FOLLOWING &&
      angleOff(bearingTo(state, ship, enemy), reciprocal(state.ships[ship]!.heading)) <= 450,
  )

/** H36 Mines along her run. */
export const layOrder = order(LAY_MINES, {
  deed: 'Mines',
  mark: 'mines',
  refuse: refuseMines,
  carryOut: LATER,
  offers: (state, ship, ask) =>
    minesOf(state, ship).flatMap(command => {
      const words = `Lay ${plural(together(state, ship, command.battery, command.count), 'mine')} along our run`
      return offered(ship, ask, [[words, R['FGDN-H36-mines'], command]])
    }),
  counsel: (state, ship) => (isFollowed(state, ship) ? tries(minesOf(state, ship)) : []),
  words: () => 'lay mines',
})
