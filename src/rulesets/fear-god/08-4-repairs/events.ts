import type { Frozen } from '#kernel/desk/index.ts'
import { COUNT, INDEX, SHIP, she, TURN_NUMBER } from '#kernel/event/index.ts'
import type { Job } from '../02-ships/annex.ts'
import {
  BRIDGE,
  COMMUNICATIONS,
  DEPTH_CONTROL,
  ENGINES,
  FINDER_SET,
  FIRE_CONTROL,
  FLIGHT_DECK,
  FREE,
  JAM,
  LIGHT_AFT,
  LIGHT_FORWARD,
  MOUNT,
  PATCH,
  RUDDER,
  SONAR_SET,
  STEERING,
  STRENGTH,
} from '../02-ships/conditions.ts'
import type { Seen, Ship, State } from '../02-ships/state.ts'
import { event } from '../events/event.ts'
import { clock, plural, systemName } from '../events/words.ts'

/** 8.4, R84 Half of what flooding took is pumped out, under a patch; all that is broken waits to be mended. */
export const battleEnded = event('BattleEnded', {
  fields: { ship: SHIP, pumped: COUNT },
  does(state, { ship, pumped }) {
    const hit = state.ships[ship]!
    const { jobs } = state.annex
    hit.remaining += pumped
    if (hit.flooded > 0 && !jobs.some(job => job.ship === ship && job.system === PATCH)) {
      jobs.push({ ship, system: PATCH, index: 0, mark: 0, broke: 0 })
    }
    hit.flooded = 0
    state.annex.jobs = jobs.filter(job => job.ship !== ship || job.system !== JAM)
    for (const [system, index, count] of brokenIn(state, ship)) {
      for (let more = count - jobsOf(state, ship, system, index).length; more > 0; more--) {
        state.annex.jobs.push({ ship, system, index, mark: 0, broke: 0 })
      }
    }
  },
  tell: ({ ship, pumped }) =>
    she(ship, `has come out of the battle${pumped > 0 ? ` and pumps out ${plural(pumped, 'point', 'points')}` : ''}`),
})

export const repairTried = event('RepairTried', {
  fields: { ship: SHIP, system: INDEX, index: INDEX, hours: COUNT, mended: COUNT },
  does(state, { ship, system, index, hours, mended }) {
    const { jobs } = state.annex
    const at = jobs.findIndex(
      job => job.ship === ship && job.system === system && job.index === index && job.mark < hours,
    )
    if (mended === 0) jobs[at]!.mark = hours
    else {
      jobs.splice(at, 1)
      mend(state, ship, system, index)
    }
  },
  tell: ({ ship, system, index, hours, mended }, after) =>
    she(
      ship,
      `${mended > 0 ? 'has mended' : 'has not mended'} her ${systemName(after, ship, system, index)} after ${hours} hours`,
    ),
})

export const patchTested = event('PatchTested', {
  fields: { ship: SHIP, popped: COUNT },
  does(state, { ship, popped }) {
    const { annex } = state
    if (popped > 0) annex.jobs = annex.jobs.filter(job => job.ship !== ship || job.system !== PATCH)
  },
  tell: ({ ship, popped }) => she(ship, popped > 0 ? 'loses the patch over her holes' : 'keeps her patch'),
})

/** 8.4 The first try is made on that turn. */
export const unjamBegun = event('UnjamBegun', {
  fields: { ship: SHIP, turn: TURN_NUMBER },
  does(state, { ship, turn }) {
    state.annex.jobs.push({ ship, system: JAM, index: turn, mark: 0, broke: 0 })
  },
  tell: ({ ship, turn }, after) => she(ship, `works at her rudder until ${clock(after, turn)}`),
})

export const unjamTried = event('UnjamTried', {
  fields: { ship: SHIP, freed: COUNT },
  does(state, { ship, freed }) {
    const { jobs } = state.annex
    const at = jobs.findIndex(job => job.ship === ship && job.system === JAM)
    if (freed === 0) jobs[at]!.mark++
    else {
      jobs.splice(at, 1)
      state.ships[ship]!.rudder = FREE
    }
  },
  tell: ({ ship, freed }) => she(ship, freed > 0 ? 'frees her rudder' : 'cannot free her rudder'),
})

/** 8.5, R114 So many of a system are out, without fire or explosion, and wait to be mended. */
export const systemBroke = event('SystemBroke', {
  fields: { ship: SHIP, system: INDEX, index: INDEX, count: COUNT },
  does(state, { ship, system, index, count: many }) {
    const it = state.ships[ship]!
    if (system === ENGINES) it.levels = Math.min(4, it.levels + many)
    else if (system === STRENGTH) it.thirds[index]! += many
    else count(it, system, index, -many)
    for (let each = 0; each < many; each++) state.annex.jobs.push({ ship, system, index, mark: 0, broke: 1 })
  },
  tell: ({ ship, system, index, count }, after) =>
    she(ship, `breaks down: ${systemName(after, ship, system, index)}${count > 1 ? ` (${count})` : ''}`),
})

/** 8.4 So many of the aircraft lost are only damaged; the others are gone for good. */
export const aircraftSalvaged = event('AircraftSalvaged', {
  fields: { ship: SHIP, count: COUNT },
  does(state, { ship, count: many }) {
    const carrier = state.annex.carriers.find(each => each.ship === ship)!
    carrier.lost -= many
    carrier.damaged += many
    carrier.exploded = carrier.lost
  },
  tell: ({ ship, count }) => she(ship, `finds ${count} of her wrecked aircraft worth mending`),
})

/** 8.5 So many damaged aircraft can fly again, from the hangar. */
export const aircraftMended = event('AircraftMended', {
  fields: { ship: SHIP, count: COUNT },
  does(state, { ship, count: many }) {
    const carrier = state.annex.carriers.find(each => each.ship === ship)!
    carrier.damaged -= many
    carrier.aboard[3]! += many
  },
  tell: ({ ship, count }) => she(ship, `has mended ${count} aircraft`),
})

// What is mended after a battle, what breaks down by itself, and rudders freed in battle (8.4, 8.5).

/** What is lost of each system, and may be mended: system, which, how many. */
export function brokenIn(state: Seen, ship: number): (readonly [system: number, index: number, count: number])[] {
  const { card, groups } = state.fixed.sheets[ship]!
  const it = state.ships[ship]!
  const carrier = state.annex.carriers.find(each => each.ship === ship)
  const boat = state.annex.boats.find(each => each.ship === ship)
  const all: (readonly [number, number, number])[] = [
    ...groups.map(({ mounts }, group) => [MOUNT, group, mounts - it.mounts[group]!] as const),
    ...card.batteries.map(({ directors }, i) => [FIRE_CONTROL, i, directors - it.directors[i]!] as const),
    ...it.thirds.map((lost, i) => [STRENGTH, i, lost] as const),
    [LIGHT_FORWARD, 0, card.searchlights.forward - it.lightsForward],
    [LIGHT_AFT, 0, card.searchlights.aft - it.lightsAft],
    [SONAR_SET, 0, Number(card.hasSonar) - it.sonar],
    [FINDER_SET, 0, Number(card.hasDirectionFinder) - it.finder],
    ...[0, 1, 2, 3, 4, 5].map(which => [COMMUNICATIONS, which, (it.comms >> which) & 1] as const),
    [ENGINES, 0, it.levels],
    [BRIDGE, 0, it.slowHelm],
    [RUDDER, 0, Number(it.rudder !== FREE)],
    [STEERING, 0, it.steering],
    [DEPTH_CONTROL, 0, boat?.adrift ?? 0],
    ...(carrier?.deck ?? []).map((hits, place) => [FLIGHT_DECK, place, hits] as const),
  ]
  return all.filter(([, , count]) => count > 0)
}
const jobsOf = (state: Frozen<State>, ship: number, system: number, index: number): readonly Job[] =>
  state.annex.jobs.filter(job => job.ship === ship && job.system === system && job.index === index)

/** 8.4 Hit again before it was mended: start over (R86), unless it is past repair at sea. */
export function startOver(state: State, ship: number, system: number): void {
  for (const job of state.annex.jobs) {
    if (job.ship === ship && job.system === system && job.mark < LAST_MARK) job.mark = 0
  }
}
const LAST_MARK = 48

export function mend(state: State, ship: number, system: number, index: number): void {
  const it = state.ships[ship]!
  switch (system) {
    case STRENGTH:
      it.thirds[index]!--
      return
    case COMMUNICATIONS:
      it.comms &= ~(1 << index)
      return
    case ENGINES:
      it.levels--
      return
    case BRIDGE:
      it.slowHelm = 0
      return
    case RUDDER:
      it.rudder = FREE
      return
    case STEERING:
      it.steering = 0
      return
    case DEPTH_CONTROL:
      state.annex.boats.find(boat => boat.ship === ship)!.adrift = 0
      return
    case FLIGHT_DECK:
      state.annex.carriers.find(carrier => carrier.ship === ship)!.deck[index]!--
      return
    default:
      count(it, system, index, 1)
  }
}

/** What is there in numbers becomes so many more, or fewer. */
function count(it: Ship, system: number, index: number, by: number): void {
  if (system === MOUNT) it.mounts[index]! += by
  else if (system === FIRE_CONTROL) it.directors[index]! += by
  else if (system === LIGHT_FORWARD) it.lightsForward += by
  else if (system === LIGHT_AFT) it.lightsAft += by
  else if (system === SONAR_SET) it.sonar += by
  else if (system === FINDER_SET) it.finder += by
}
