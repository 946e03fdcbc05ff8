import type { Cite } from '#kernel/book/index.ts'
import type { Offer, Place, PlacePlan } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { holdsOf } from './8-3-cargo.ts'
import { isBelow, isSubmerged } from './8-3-hull.ts'
import { R } from './book.ts'
import type { Command, Deploy } from './commands.ts'
import { CONTENTS, PERISCOPE, TURN } from './conditions.ts'
import { movePlan } from './plan.ts'
import { airDeeds } from './present-air.ts'
import { gunPlan, nearestFirst, tubePlan } from './present-attack.ts'
import { chargeOffers, diveOffers, mineOffers } from './present-below.ts'
import { yardsText } from './present-words.ts'
import { refuse } from './refusals.ts'
import { isBlind } from './s1-movement.ts'
import { enemiesOf, mayReact, sidesAsked } from './s2-asked.ts'
import { refuseDeploy, unplacedOf, zoneOf } from './s2-deployment.ts'
import { hasOrder, KIND } from './s2-written.ts'
import { contactOf } from './s12-detection.ts'
import { isNight } from './s12-light.ts'
import { starsOver } from './s12-stars.ts'
import { fieldOf, isInPlay, type Seen, sheetAt, turnOf } from './state.ts'

/** What a side may say now. */
export function offers(state: Seen, seat: number): readonly Offer<Command>[] {
  if (state.fixed.field === null || state.over > 0 || (seat !== 0 && seat !== 1)) return []
  const concede = say('Concede the battle', R['FGDN-H24-victory'], { type: 'Concede' })
  if (!sidesAsked(state).includes(seat)) return [concede]
  if (turnOf(state) === 0) return [...unplacedOf(state, seat).map(unit => placeOffer(state, seat, unit)), concede]
  const own = [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === seat && isInPlay(state, ship))
  const isPlotting = phaseAt(TURN, state.now) === 'plotting'
  const words = isPlotting ? 'Our orders are written' : 'No more reaction fire'
  return [
    ...own.flatMap(ship => (isPlotting ? plottingOffers(state, ship) : reactionOffers(state, ship))),
    say(words, R['FGDN-H27-orders'], { type: 'Pass' }),
    concede,
  ]
}

const say = (words: string, why: Cite, command: Command): Offer<Command> => ({ kind: 'say', words, why, command })

/** H27 Course, guns, torpedoes and crew, one at a time: what is not written yet comes first. */
function plottingOffers(state: Seen, ship: number): Offer<Command>[] {
  const deeds: readonly (readonly [name: string, kind: number, of: readonly Offer<Command>[]])[] = [
    ['Course', KIND.Plot, courseOffers(state, ship)],
    ['Guns', KIND.FireGuns, gunOffers(state, ship)],
    ['Torpedoes', KIND.LaunchTorpedoes, tubeOffers(state, ship)],
    ['Star shells', KIND.FireStarShells, starOffers(state, ship)],
    ['Depth', KIND.Dive, diveOffers(state, ship)],
    ['Depth charges', KIND.DropCharges, chargeOffers(state, ship)],
    ['Mines', KIND.LayMines, mineOffers(state, ship)],
    ...airDeeds(state, ship),
    ['Crew', -1, crewOffers(state, ship)],
  ]
  const open = deeds.filter(([, kind]) => !hasOrder(state, ship, kind))
  const done = deeds.filter(([, kind]) => hasOrder(state, ship, kind))
  return [
    ...open.flatMap(([deed, , all]) => all.map(offer => ({ ...offer, deed }))),
    ...done.flatMap(([name, , all]) => all.map(offer => ({ ...offer, deed: `${name} ✓` }))),
  ]
}

function courseOffers(state: Seen, ship: number): Offer<Command>[] {
  if (isBlind(state, ship)) return []
  const plain: Offer<Command> = { kind: 'move', unit: ship, plan: movePlan(state, ship) }
  if (sheetAt(state, ship).card.isPreDreadnought) return [plain]
  return [plain, { kind: 'move', unit: ship, plan: movePlan(state, ship, true), words: 'steering evasively' }]
}

/** H29 Fire can be planned at whoever is known of. */
const gunOffers = (state: Seen, ship: number): Offer<Command>[] =>
  !isSubmerged(state, ship) && enemiesOf(state, ship).some(enemy => contactOf(state, ship, enemy) !== null)
    ? [{ kind: 'attack', unit: ship, plan: gunPlan(state, ship) }]
    : []

function tubeOffers(state: Seen, ship: number): Offer<Command>[] {
  const plan = isBlind(state, ship) || isBelow(state, ship, PERISCOPE) ? null : tubePlan(state, ship)
  return plan === null ? [] : [{ kind: 'attack', unit: ship, plan }]
}

/** H32 Over each of the nearest, by the lightest battery that reaches her. */
function starOffers(state: Seen, ship: number): Offer<Command>[] {
  if (!isNight(state) || isBlind(state, ship)) return []
  const { batteries } = sheetAt(state, ship)
  const lightest = [...batteries.keys()].sort((a, b) => batteries[a]!.calibreMm - batteries[b]!.calibreMm)
  const { seat } = state.ships[ship]!
  return nearestFirst(state, ship, enemiesOf(state, ship)).flatMap((target): Offer<Command>[] => {
    const [star] = lightest.flatMap(battery => starsOver(state, ship, battery, target) ?? [])
    if (star === undefined) return []
    const words = `Star shells over ${sheetAt(state, target).card.name}, ${yardsText(star.yards)}, by the ${batteries[star.battery]!.name} guns`
    const command: Command = { type: 'FireStarShells', ship, batteries: [star] }
    if (refuse(state, { seat, command }) !== null) return []
    return [{ kind: 'say', words, why: R['FGDN-H32-star-shells'], command, unit: ship }]
  })
}

const reactionOffers = (state: Seen, ship: number): Offer<Command>[] =>
  mayReact(state, ship) ? [{ kind: 'attack', unit: ship, plan: gunPlan(state, ship) }] : []

/** 8.2, 8.3 Orders to the crew, as far as there is something to fight, or stores and holds that may burn. */
function crewOffers(state: Seen, ship: number): Offer<Command>[] {
  const { fires, floods, fighting, seat } = state.ships[ship]!
  const isHurt = fires.length + floods.length > 0
  return [...(isHurt ? damageControl(ship, fighting > 0) : []), ...storesOf(state, ship)].flatMap(
    ([words, why, command]): Offer<Command>[] =>
      refuse(state, { seat, command }) === null ? [{ kind: 'say', words, why, command, unit: ship }] : [],
  )
}
type ToCrew = readonly [words: string, why: Cite, command: Command]

/** 8.3 What may be flooded before it burns or explodes. */
const storesOf = (state: Seen, ship: number): ToCrew[] => [
  ['Flood or purge aviation fuel and ordnance', R['FGDN-8.3-ammofuel-purge'], { type: 'PurgeStores', ship }],
  ...holdsOf(state, ship).map((at, hold): ToCrew => {
    const { contents } = state.annex.holds[at]!
    const words = `Flood hold ${hold + 1}, ${CONTENTS[contents]!}: the cargo is lost`
    return [words, R['FGDN-8.3-cargo'], { type: 'FloodHolds', ship, holds: [hold] }]
  }),
]

function damageControl(ship: number, isFighting: boolean): ToCrew[] {
  return [
    ...(['light', 'casemate', 'main'] as const).map(from => {
      const words = `Gunners of the ${from} battery to damage control: it falls silent`
      return [words, R['FGDN-8.2-draft'], { type: 'DraftCrew', ship, from }] as const
    }),
    ['Gunners back to their guns', R['FGDN-8.2-draft'], { type: 'DraftCrew', ship, from: null }],
    [
      'Flood the magazines: no explosion, but no more of the larger guns',
      R['FGDN-8.2-flood-magazines'],
      { type: 'FloodMagazines', ship },
    ],
    [
      isFighting ? 'No longer mind the wind' : 'Wind on the bow and 15 knots at most, to fight fires',
      R['FGDN-8.2-fire-major'],
      { type: 'FightFires', ship, on: !isFighting },
    ],
  ]
}

const placeOffer = (state: Seen, seat: number, unit: number): Offer<Command> => ({
  kind: 'place',
  unit,
  plan: placePlan(state, seat, unit),
})

function placePlan(state: Seen, seat: number, ship: number): PlacePlan<Command> {
  const { board } = fieldOf(state)
  const { west, east } = zoneOf(state, seat)
  const command = ({ heading, ...at }: Place): Deploy => ({
    type: 'Deploy',
    ship,
    ...board.nearest(at),
    heading: ((Math.round(heading) % 3600) + 3600) % 3600,
  })
  return {
    zone: { west: west / board.unit, east: east / board.unit, south: 0, north: board.extent.north },
    try(at) {
      const order = command(at)
      return { at: { ...board.plot(order), heading: order.heading }, refusal: refuseDeploy(state, seat, order) }
    },
    command,
  }
}
