import type { Cite } from '#kernel/book/index.ts'
import type { Event } from '#kernel/desk/index.ts'
import type { Offer, Place, PlacePlan, Present, Trace } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { R } from './book.ts'
import type { Command, Deploy } from './commands.ts'
import { TURN } from './conditions.ts'
import type { Event as FearGodEvent } from './events.ts'
import { movePlan } from './plan.ts'
import { gunPlan, tubePlan } from './present-attack.ts'
import { card } from './present-card.ts'
import { chart } from './present-chart.ts'
import { foresee, reckon } from './present-reckon.ts'
import { plural } from './present-words.ts'
import { refuse } from './refusals.ts'
import { isBlind } from './s1-movement.ts'
import { mayReact, sidesAsked } from './s2-asked.ts'
import { refuseDeploy, unplacedOf, zoneOf } from './s2-deployment.ts'
import { deedOf } from './s2-written.ts'
import { fieldOf, isInPlay, type Seen, type State, sheetAt, turnOf } from './state.ts'
import { groupName } from './words.ts'

/** All that a table needs of Fear God & Dread Nought. */
export const PRESENT: Present<State, Command> = {
  chart,
  card,
  asked,
  offers,
  reckon,
  foresee,
  choice: (state, { about }) => ({
    words: `${sheetAt(state, about).card.name}: which one?`,
    label: value => groupName(state, about, value),
  }),
  trace,
  counted: (why: Cite, scored: number) => (why === R['FGDN-H1-hits'] ? (scored > 0 ? 'a hit' : 'a miss') : ''),
}

function asked(state: Seen, seat: number): string {
  if (state.over > 0) return 'The battle is over.'
  if (turnOf(state) === 0 && state.deploying === 0) return 'The battle is about to begin.'
  const { sides } = fieldOf(state)
  const waiting = sidesAsked(state)
  const others = waiting.map(side => sides[side as 0 | 1]).join(' and ')
  if (turnOf(state) === 0)
    return waiting.includes(seat)
      ? `Place your ships: ${plural(unplacedOf(state, seat).length, 'ship is', 'ships are')} left.`
      : `${others} to place ships.`
  const deed = phaseAt(TURN, state.now) === 'plotting' ? 'plot courses, fire and torpedoes' : 'order reaction fire'
  return waiting.includes(seat)
    ? `${sides[seat as 0 | 1]}: ${deed}, then say that you are ready.`
    : `${others} to ${deed}.`
}

function offers(state: Seen, seat: number): readonly Offer<Command>[] {
  if (state.over > 0 || (seat !== 0 && seat !== 1)) return []
  const concede: Offer<Command> = {
    kind: 'say',
    words: 'Concede the battle',
    why: R['FGDN-H24-victory'],
    command: { type: 'Concede' },
  }
  if (!sidesAsked(state).includes(seat)) return [concede]
  if (turnOf(state) === 0)
    return [
      ...unplacedOf(state, seat).map((unit): Offer<Command> => {
        return { kind: 'place', unit, plan: placePlan(state, seat, unit) }
      }),
      concede,
    ]
  const own = [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === seat && isInPlay(state, ship))
  const ready: Offer<Command> = {
    kind: 'say',
    words: 'Our orders are written',
    why: R['FGDN-H27-orders'],
    command: { type: 'Pass' },
  }
  const isPlotting = phaseAt(TURN, state.now) === 'plotting'
  return [
    ...own.flatMap(ship => (isPlotting ? plottingOffers(state, ship) : reactionOffers(state, ship))),
    ready,
    concede,
  ]
}

function plottingOffers(state: Seen, ship: number): Offer<Command>[] {
  const offers: Offer<Command>[] = []
  if (!isBlind(state, ship)) {
    offers.push({ kind: 'move', unit: ship, plan: movePlan(state, ship) })
    if (!sheetAt(state, ship).card.isPreDreadnought)
      offers.push({ kind: 'move', unit: ship, plan: movePlan(state, ship, true), words: 'steering evasively' })
  }
  offers.push({ kind: 'attack', unit: ship, plan: gunPlan(state, ship) })
  const tubes = isBlind(state, ship) ? null : tubePlan(state, ship)
  if (tubes !== null) offers.push({ kind: 'attack', unit: ship, plan: tubes })
  return [...offers, ...crewOffers(state, ship)]
}

const reactionOffers = (state: Seen, ship: number): Offer<Command>[] =>
  mayReact(state, ship) ? [{ kind: 'attack', unit: ship, plan: gunPlan(state, ship) }] : []

/** 8.2 Orders to the crew, as far as there is something to fight. */
function crewOffers(state: Seen, ship: number): Offer<Command>[] {
  const { fires, floods, fighting, seat } = state.ships[ship]!
  const { name } = sheetAt(state, ship).card
  if (fires.length + floods.length === 0) return []
  const said: readonly (readonly [string, Cite, Command])[] = [
    ...(['light', 'casemate', 'main'] as const).map(from => {
      const words = `${name}: crew of the ${from} battery to damage control`
      return [words, R['FGDN-8.2-draft'], { type: 'DraftCrew', ship, from }] as const
    }),
    [`${name}: gunners back to their guns`, R['FGDN-8.2-draft'], { type: 'DraftCrew', ship, from: null }],
    [`${name}: flood the magazines`, R['FGDN-8.2-flood-magazines'], { type: 'FloodMagazines', ship }],
    [
      fighting > 0 ? `${name}: no longer mind the wind` : `${name}: into the wind, to fight fires`,
      R['FGDN-8.2-fire-major'],
      { type: 'FightFires', ship, on: fighting === 0 },
    ],
  ]
  return said.flatMap(([words, why, command]): Offer<Command>[] =>
    refuse(state, { seat, command }) === null ? [{ kind: 'say', words, why, command, unit: ship }] : [],
  )
}

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

/** Moves along their way, fire and torpedoes by whoever sends them. */
function trace(deed: Command | Event, after: Seen): Trace | null {
  const event = deed as Command | FearGodEvent
  switch (event.type) {
    case 'ShipMoved': {
      const { board } = fieldOf(after)
      const way: Place[] = []
      for (let i = 0; i + 1 < event.path.length; i += 2) {
        way.push({ ...board.plot({ x: event.path[i]!, y: event.path[i + 1]! }), heading: event.heading })
      }
      return { unit: event.ship, targets: [], way }
    }
    case 'FireGuns':
      return { unit: event.ship, targets: [...new Set(event.batteries.map(({ target }) => target))], way: [] }
    case 'FireDeclared':
      return { unit: event.ship, targets: [event.target], way: [] }
    case 'OrderRevealed': {
      const told = deedOf(event.ship, event.order)
      return told.type === 'FireGuns' ? trace(told, after) : null
    }
    default:
      return null
  }
}
