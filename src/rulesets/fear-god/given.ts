import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
import { BadInput, type Setting } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { bestSpeed } from './8-1-1-speed.ts'
import { AFLOAT, CHANNELS, GONE, percentAll, RUDDERS, SENSORS, SOURCE, TURN, ZONES } from './conditions.ts'
import { CARD, type Card, ROLES } from './ship.ts'
import { type Scene, type Seen, type Ship, type State, setUp, sheetAt } from './state.ts'

export const count = z.number().int().min(0).max(999)
const percents = z.array(z.number().int().min(1).max(100)).max(20).default([])
/** T24, in the order of the sources of a fire */
const STOCKS = ['aircraft', 'aviation fuel', 'ammunition', 'crude oil', 'refined oil', 'aviation petrol'] as const
const HELMS = ['steady', 'port', 'starboard', 'weaving'] as const

/** A ship as she lies on the table: by name or by her own card, with what has happened to her. */
export const shipGiven = z.union([
  z.string(),
  z.strictObject({
    ship: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a name of the library, or a whole card'),
    lost: count.default(0).describe('damage points lost'),
    speed: z.number().min(0).max(60).multipleOf(0.1).optional().describe('knots; left out: her best'),
    speedLevels: count.max(4).default(0).describe('lost by criticals'),
    helm: z.enum(HELMS).default('steady'),
    fires: percents.describe('per cents, oldest first'),
    burning: z.enum(STOCKS).optional().describe('what the first of the fires burns, if not the ship herself'),
    floods: percents,
    fighting: z.boolean().default(false).describe('wind on the bow and fifteen knots, to fight fires'),
    drafted: z.enum(['main', 'casemate', 'light']).optional(),
    magazinesFlooded: z.boolean().default(false),
    mountsLost: z.array(count).default([]).describe('group by group down the card'),
    directorsLost: z.array(count).default([]).describe('battery by battery'),
    torpedoesSpent: z.boolean().default(false),
    steeringDisabled: z.boolean().default(false),
    crewLost: count.max(6).default(0).describe('crew factors of small craft'),
    flotation: count.max(6).default(0),
    taken: count.default(0).describe('damage points taken earlier in this turn'),
    flooded: count.default(0).describe('of the points lost, those lost to flooding'),
    firesOut: count.max(20).default(0).describe('fires that have been put out'),
    rudder: z.enum(RUDDERS).default('free'),
    bridgeHit: z.boolean().default(false),
    thirdsLost: z.array(count.max(3)).default([]).describe('of AA and light batteries, battery by battery'),
    sensorsLost: z.array(z.enum(SENSORS)).max(20).default([]),
    commsLost: z.array(z.enum(CHANNELS)).max(6).default([]),
    depth: z.enum(ZONES).default('surface').describe('of a submarine'),
    broached: z.boolean().default(false).describe('of a submarine on the surface against her will'),
    hullDeformed: count.max(2).default(0),
    depthControlLost: z.boolean().default(false),
    spentCells: count.default(0).describe('of a submarine’s endurance, what is in spent cells'),
    readied: z.boolean().default(false).describe('aircraft on deck are armed or fuelled'),
    deckHits: z.array(count.max(99)).max(3).default([]).describe('forward, amidships, aft'),
    aircraftLost: count.max(99).default(0).describe('lost aboard before, none of them by explosion'),
    aircraftDamaged: count.max(99).default(0),
  }),
])
export type ShipGiven = z.infer<typeof shipGiven>

export function stateOf(given: readonly ShipGiven[], setting: Setting<Card>, scene: Scene): State {
  const cards = given.map(each => cardOf(each, setting))
  const state = setUp(
    cards,
    given.map((_, seat) => seat),
    setting.options,
    scene,
  )
  state.now = moment(TURN, 1, 'planned fire')
  given.forEach((each, ship) => {
    wear(state, ship, each)
  })
  return state
}

function cardOf(given: ShipGiven, setting: Setting<Card>): Card {
  const ship = typeof given === 'string' ? given : given.ship
  return typeof ship === 'string' ? setting.card(ship) : CARD.read(ship)
}

/** Put on the card what has happened to the ship before. */
function wear(state: State, ship: number, given: ShipGiven): void {
  if (typeof given === 'string') return
  const { card } = sheetAt(state, ship)
  if (given.lost >= card.damagePoints) throw new BadInput(`lost: ${card.name} has only ${card.damagePoints} points`)
  if (given.crewLost > 0 && !sheetAt(state, ship).isSmall) throw new BadInput('crewLost: she is no small craft')
  const it = state.ships[ship]!
  it.remaining -= given.lost
  it.taken = given.taken
  it.mounts = less(it.mounts, given.mountsLost, 'mountsLost', card.name)
  it.directors = less(it.directors, given.directorsLost, 'directorsLost', card.name)
  it.fires = given.fires.map((percent, i) => sourced(given, i) + 1000 + percent)
  it.floods = given.floods.map(percent => 1000 + percent)
  it.levels = given.speedLevels
  it.helm = HELMS.indexOf(given.helm)
  it.fighting = Number(given.fighting)
  it.steering = Number(given.steeringDisabled)
  it.magazinesFlooded = Number(given.magazinesFlooded)
  it.flooded = given.flooded
  it.burnt = given.firesOut + given.fires.length
  it.rudder = RUDDERS.indexOf(given.rudder)
  it.slowHelm = Number(given.bridgeHit)
  it.thirds = it.thirds.map((_, battery) => given.thirdsLost[battery] ?? 0)
  for (const channel of given.commsLost) it.comms |= 1 << CHANNELS.indexOf(channel)
  blind(it, given.sensorsLost, card.name)
  it.crewLost = given.crewLost
  it.flotation = given.flotation
  if (given.drafted !== undefined) it.drafted = it.wasDrafted = 1 + ROLES.indexOf(given.drafted)
  if (it.wasDrafted > 0) it.wasDrafted = 1
  if (given.torpedoesSpent) it.warheads.fill(0)
  besides(state, ship, given)
  it.speed = given.speed === undefined ? bestSpeed(state, ship) : Math.round(10 * given.speed)
}

const sourced = ({ burning }: Exclude<ShipGiven, string>, fire: number): number =>
  fire === 0 && burning !== undefined ? SOURCE * (1 + STOCKS.indexOf(burning)) : 0

/** What only submarines and aviation ships have. */
function besides(state: State, ship: number, given: Exclude<ShipGiven, string>): void {
  const boat = state.annex.boats.find(each => each.ship === ship)
  if (boat !== undefined) {
    boat.zone = ZONES.indexOf(given.depth)
    boat.broached = Number(given.broached)
    boat.deformed = given.hullDeformed
    boat.adrift = Number(given.depthControlLost)
    if (given.spentCells > boat.charged) throw new BadInput('spentCells: she has not so many')
    boat.charged -= boat.spent = given.spentCells
  } else if (given.depth !== 'surface') throw new BadInput('depth: she is no submarine')
  const carrier = state.annex.carriers.find(each => each.ship === ship)
  if (carrier === undefined) return
  carrier.readied = Number(given.readied)
  carrier.deck = carrier.deck.map((_, place) => given.deckHits[place] ?? 0)
  carrier.lost = given.aircraftLost
  carrier.damaged = given.aircraftDamaged
}

/** Sensors that are gone; she must have had them. */
function blind(it: Ship, lost: readonly (typeof SENSORS)[number][], name: string): void {
  for (const sensor of lost) {
    if (sensor === 'forward searchlight') it.lightsForward--
    else if (sensor === 'after searchlight') it.lightsAft--
    else if (sensor === 'sonar') it.sonar--
    else it.finder--
  }
  if (Math.min(it.lightsForward, it.lightsAft, it.sonar, it.finder) < 0) {
    throw new BadInput(`sensorsLost: ${name} has not so many`)
  }
}

function less(all: readonly number[], lost: readonly number[], what: string, name: string): number[] {
  const left = all.map((each, i) => each - (lost[i] ?? 0))
  if (lost.length > all.length || left.some(each => each < 0)) throw new BadInput(`${what}: ${name} has not so many`)
  return left
}

/** Depth, aircraft and cargo, of those that have them. */
function besidesOf(state: Seen, target: number): Record<string, Plain> {
  const boat = state.annex.boats.find(each => each.ship === target)
  if (boat !== undefined)
    return { depth: ZONES[boat.zone]!, deformed: boat.deformed, endurance: boat.charged + boat.spent }
  const carrier = state.annex.carriers.find(each => each.ship === target)
  if (carrier !== undefined) return { aircraft: [...carrier.aboard], deckHits: [...carrier.deck] }
  const cargo = state.annex.holds.filter(each => each.ship === target).map(({ left }) => left)
  return cargo.length > 0 ? { cargo } : {}
}

/** The ship afterwards. */
export function condition(state: Seen, target: number): Plain {
  const ship = state.ships[target]!
  return {
    dp: ship.remaining,
    lost: sheetAt(state, target).card.damagePoints - ship.remaining,
    sunk: ship.end !== AFLOAT,
    destroyed: ship.end === GONE,
    best: bestSpeed(state, target) / 10,
    speedLevels: ship.levels,
    fires: percentAll(ship.fires),
    floods: percentAll(ship.floods),
    mounts: [...ship.mounts],
    directors: [...ship.directors],
    port: ship.port,
    starboard: ship.starboard,
    rudder: RUDDERS[ship.rudder]!,
    steeringDisabled: ship.steering > 0,
    bridgeOutUntil: ship.bridge,
    ...besidesOf(state, target),
  }
}
