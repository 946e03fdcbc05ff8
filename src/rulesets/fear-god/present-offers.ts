import type { Cite } from '#kernel/book/index.ts'
import type { Offer, Place, PlacePlan } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { R } from './book.ts'
import type { Command, Deploy } from './commands.ts'
import { TURN } from './conditions.ts'
import { movePlan } from './plan.ts'
import { gunPlan, tubePlan } from './present-attack.ts'
import { refuse } from './refusals.ts'
import { isBlind } from './s1-movement.ts'
import { enemiesOf, mayReact, sidesAsked } from './s2-asked.ts'
import { refuseDeploy, unplacedOf, zoneOf } from './s2-deployment.ts'
import { hasOrder, KIND } from './s2-written.ts'
import { contactOf } from './s12-detection.ts'
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
  enemiesOf(state, ship).some(enemy => contactOf(state, ship, enemy) !== null)
    ? [{ kind: 'attack', unit: ship, plan: gunPlan(state, ship) }]
    : []

function tubeOffers(state: Seen, ship: number): Offer<Command>[] {
  const plan = isBlind(state, ship) ? null : tubePlan(state, ship)
  return plan === null ? [] : [{ kind: 'attack', unit: ship, plan }]
}

const reactionOffers = (state: Seen, ship: number): Offer<Command>[] =>
  mayReact(state, ship) ? [{ kind: 'attack', unit: ship, plan: gunPlan(state, ship) }] : []

/** 8.2 Orders to the crew, as far as there is something to fight. */
function crewOffers(state: Seen, ship: number): Offer<Command>[] {
  const { fires, floods, fighting, seat } = state.ships[ship]!
  if (fires.length + floods.length === 0) return []
  const said: readonly (readonly [string, Cite, Command])[] = [
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
      fighting > 0 ? 'No longer mind the wind' : 'Wind on the bow and 15 knots at most, to fight fires',
      R['FGDN-8.2-fire-major'],
      { type: 'FightFires', ship, on: fighting === 0 },
    ],
  ]
  return said.flatMap(([words, why, command]): Offer<Command>[] =>
    refuse(state, { seat, command }) === null ? [{ kind: 'say', words, why, command, unit: ship }] : [],
  )
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
