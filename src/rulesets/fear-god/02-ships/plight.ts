import type { Frozen } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { moment, put, turnAt } from '#kernel/turn/index.ts'
import { bestSpeed } from '../08-1-damage/8-1-1-speed.ts'
import {
  AFLOAT,
  AIRCRAFT_FIRE,
  CHANNELS,
  cameAtOnce,
  GONE,
  HULK,
  percentOf,
  RUDDERS,
  SENSORS,
  SINKING,
  SOURCE,
  sourceOf,
  TURN,
  turnInflicted,
} from './conditions.ts'
import { besidesOf, lastOf, turnsLeft, wearBesides } from './plight-besides.ts'
import { putToCome, toComeOf } from './plight-to-come.ts'
import { type Casualty, HELMS, type Plight, plight, STOCKS, type Told } from './plight-words.ts'
import { ROLES, type Sheet } from './ship.ts'
import { type Seen, type Ship, type State, sheetAt, turnOf } from './state.ts'

// A ship's plight is put on a fresh state, and read off again: the same words for what is given and for what is answered.

/** Turns since the oldest of her casualties began, as far as they are said. */
export const oldestOf = ({ fires, floods }: Told): number =>
  Math.max(0, ...[...fires, ...floods].map(each => (typeof each === 'number' ? 0 : each.ago)))

/** Put on a ship that is whole what has happened to her. The turn must be late enough for the oldest of her casualties. */
export function wear(state: State, ship: number, said: Told): void {
  const sheet = sheetAt(state, ship)
  const it = state.ships[ship]!
  wearHull(state, ship, said)
  wearSystems(it, sheet, said)
  it.fires = said.fires.map((fire, nth) => burning(state, fire, nth === 0 ? said.burning : undefined))
  it.floods = said.floods.map(flooding => burning(state, flooding, undefined))
  // a fire of aircraft never starts again (8.4)
  it.burnt = said.firesOut + it.fires.filter(fire => sourceOf(fire) !== AIRCRAFT_FIRE).length
  it.bridge = lastOf(state, said.bridgeOut)
  it.bridgeCourse = HELMS.indexOf(said.bridgeHelm)
  wearBesides(state, ship, said)
  if (said.toCome !== undefined) putToCome(state, ship, said.toCome)
  it.speed = said.speed === undefined ? bestSpeed(state, ship) : Math.round(10 * said.speed)
}

function wearHull(state: State, ship: number, said: Told): void {
  const { card, isSmall } = sheetAt(state, ship)
  const it = state.ships[ship]!
  const isLost = said.gone || said.sinking || said.sinkingIn !== undefined
  if (said.lost >= card.damagePoints && !isLost && !card.isBeached) {
    throw new BadInput(
      `lost: at ${card.damagePoints} points ${card.name} is sinking (8.1): then say sinking, sinkingIn or gone`,
    )
  }
  if (said.crewLost > 0 && !isSmall) throw new BadInput('crewLost: she is no small craft')
  it.remaining -= said.lost
  it.taken = said.taken
  it.flooded = said.flooded
  it.hardAground = Number(said.hardAground)
  it.end = said.gone ? GONE : isLost ? SINKING : AFLOAT
  if (said.sinkingIn !== undefined) {
    put(state.agenda, { at: moment(TURN, turnOf(state) + said.sinkingIn, 'movement'), what: HULK, ship, amount: 0 })
  }
  it.port = left(it.port, said.port, 'port', card.name)
  it.starboard = left(it.starboard, said.starboard, 'starboard', card.name)
  it.pierced = Number(said.armourBeaten)
  it.casemated = Number(said.casematesBeaten)
  it.conflagration = said.conflagration
}
function left(all: number, said: number | undefined, what: string, name: string): number {
  if ((said ?? 0) > all) throw new BadInput(`${what}: ${name} has only ${all}`)
  return said ?? all
}

function wearSystems(it: Ship, { card }: Sheet, said: Told): void {
  it.mounts = less(it.mounts, said.mountsLost, 'mountsLost', card.name)
  it.directors = less(it.directors, said.directorsLost, 'directorsLost', card.name)
  it.levels = said.speedLevels
  it.helm = HELMS.indexOf(said.helm)
  it.fighting = Number(said.fighting)
  it.steering = Number(said.steeringDisabled)
  it.magazinesFlooded = Number(said.magazinesFlooded)
  it.rudder = RUDDERS.indexOf(said.rudder)
  it.slowHelm = Number(said.bridgeHit)
  it.thirds = it.thirds.map((_, battery) => said.thirdsLost[battery] ?? 0)
  for (const channel of said.commsLost) it.comms |= 1 << CHANNELS.indexOf(channel)
  blind(it, said.sensorsLost, card.name)
  it.crewLost = said.crewLost
  it.flotation = said.flotation
  if (said.captainsLost > it.captains) throw new BadInput(`captainsLost: ${card.name} has not so many`)
  it.captains -= said.captainsLost
  it.drafted = said.drafted === undefined ? 0 : 1 + ROLES.indexOf(said.drafted)
  it.wasDrafted = Number(said.draftedBefore || it.drafted > 0)
  it.tubes = less(it.tubes, said.tubesEmpty, 'tubesEmpty', card.name)
  if (said.torpedoesSpent) it.warheads.fill(0)
  else it.warheads = less(it.warheads, said.warheadsSpent, 'warheadsSpent', card.name)
}

/** 8.2 A casualty as one number (see conditions.ts). */
function burning(state: State, said: Told['fires'][number], first: (typeof STOCKS)[number] | undefined): number {
  const of: Partial<Casualty> = typeof said === 'number' ? { percent: said } : said
  const { percent = 0, ago = 0, atOnce = false, burns = first } = of
  const source = burns === undefined ? 0 : 1 + STOCKS.indexOf(burns)
  return SOURCE * source + 1000 * (turnOf(state) - ago) + 500 * Number(atOnce) + percent
}

/** Sensors that are gone; she must have had them. */
function blind(it: Ship, lost: Told['sensorsLost'], name: string): void {
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
  const rest = all.map((each, i) => each - (lost[i] ?? 0))
  if (lost.length > all.length || rest.some(each => each < 0)) throw new BadInput(`${what}: ${name} has not so many`)
  return rest
}

/** All that has happened to her, in as few words as will do: what goes without saying is left out. */
export function plightOf(state: Seen, ship: number, hull: Plight['ship'] = { ...sheetAt(state, ship).card }): Plight {
  const said: Plight = { ship: hull, ...hullOf(state, ship), ...systemsOf(state, ship), ...besidesOf(state, ship) }
  const toCome = toComeOf(state, ship)
  const speed = state.ships[ship]!.speed
  if (speed !== bestSpeed(state, ship)) said.speed = speed / 10
  if (toCome !== undefined) said.toCome = toCome
  return shortened(said)
}

const SOUND: Record<string, unknown> = plight.parse({ ship: '' })
function shortened(said: Plight): Plight {
  const needed = Object.entries(said).filter(([word, value]) => {
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(SOUND[word])
  })
  return Object.fromEntries(needed) as Plight
}

function hullOf(state: Seen, ship: number): Partial<Plight> {
  const it = state.ships[ship]!
  const { card } = sheetAt(state, ship)
  const hulk = state.agenda.find(due => due.what === HULK && due.ship === ship)
  const full = card.underwater ?? 0
  return {
    beached: card.isBeached,
    hardAground: it.hardAground > 0,
    ...(it.end === SINKING && hulk === undefined ? { sinking: true } : {}),
    ...(hulk === undefined ? {} : { sinkingIn: Math.max(0, turnAt(TURN, hulk.at) - turnOf(state)) }),
    gone: it.end === GONE,
    lost: card.damagePoints - it.remaining,
    taken: it.taken,
    flooded: it.flooded,
    ...(it.port === full ? {} : { port: it.port }),
    ...(it.starboard === full ? {} : { starboard: it.starboard }),
    armourBeaten: it.pierced > 0,
    casematesBeaten: it.casemated > 0,
    fires: it.fires.map(fire => casualtyOf(state, fire)),
    floods: it.floods.map(flooding => casualtyOf(state, flooding)),
    firesOut: Math.max(0, it.burnt - it.fires.filter(fire => sourceOf(fire) !== AIRCRAFT_FIRE).length),
    conflagration: it.conflagration,
  }
}

function casualtyOf(state: Seen, casualty: number): NonNullable<Plight['fires']>[number] {
  const percent = percentOf(casualty)
  const ago = turnOf(state) - turnInflicted(casualty)
  const source = sourceOf(casualty)
  if (ago === 0 && source === 0 && !cameAtOnce(casualty)) return percent
  return {
    percent,
    ...(ago > 0 ? { ago } : {}),
    ...(cameAtOnce(casualty) ? { atOnce: true } : {}),
    ...(source > 0 ? { burns: STOCKS[source - 1]! } : {}),
  }
}

function systemsOf(state: Seen, ship: number): Partial<Plight> {
  const it = state.ships[ship]!
  const { card, groups } = sheetAt(state, ship)
  return {
    speedLevels: it.levels,
    helm: HELMS[it.helm]!,
    fighting: it.fighting > 0,
    ...(it.drafted > 0 ? { drafted: ROLES[it.drafted - 1] as 'main' } : { draftedBefore: it.wasDrafted > 0 }),
    magazinesFlooded: it.magazinesFlooded > 0,
    mountsLost: trimmed(groups.map(({ mounts }, group) => mounts - it.mounts[group]!)),
    directorsLost: trimmed(card.batteries.map(({ directors }, battery) => directors - it.directors[battery]!)),
    ...munitionsOf(it, sheetAt(state, ship)),
    thirdsLost: trimmed(it.thirds),
    sensorsLost: sensorsOf(it, sheetAt(state, ship)),
    commsLost: CHANNELS.filter((_, channel) => (it.comms & (1 << channel)) !== 0),
    rudder: RUDDERS[it.rudder]!,
    steeringDisabled: it.steering > 0,
    bridgeHit: it.slowHelm > 0,
    bridgeOut: turnsLeft(state, it.bridge),
    bridgeHelm: HELMS[it.bridgeCourse]!,
    crewLost: it.crewLost,
    captainsLost: card.captains - it.captains,
    flotation: it.flotation,
  }
}

/** Torpedoes, charges and mines: what each mount and each group of tubes had, less what is left. */
function munitionsOf(it: Frozen<Ship>, { card, groups }: Sheet): Partial<Plight> {
  const had = groups.map(({ battery, barrels }) => (card.batteries[battery]!.warheadDamage > 0 ? barrels : 0))
  const tubes = groups.map(({ battery, mounts, barrels }) =>
    card.batteries[battery]!.role === 'torpedo' ? mounts * barrels : 0,
  )
  return {
    warheadsSpent: trimmed(had.map((each, group) => each - it.warheads[group]!)),
    tubesEmpty: trimmed(tubes.map((each, group) => each - it.tubes[group]!)),
  }
}

function sensorsOf(it: Frozen<Ship>, { card }: Sheet): (typeof SENSORS)[number][] {
  const lost = [
    card.searchlights.forward - it.lightsForward,
    card.searchlights.aft - it.lightsAft,
    Number(card.hasSonar) - it.sonar,
    Number(card.hasDirectionFinder) - it.finder,
  ]
  return SENSORS.flatMap((sensor, i) => new Array<typeof sensor>(lost[i]!).fill(sensor))
}

/** Nothing lost at the end of a list goes without saying. */
function trimmed(lost: readonly number[]): number[] {
  let length = lost.length
  while (length > 0 && lost[length - 1] === 0) length--
  return lost.slice(0, length)
}
