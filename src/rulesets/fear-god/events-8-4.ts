import type { Cite } from '#kernel/book/index.ts'
import type { Frozen } from '#kernel/desk/index.ts'
import type { Job } from './annex.ts'
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
} from './conditions.ts'
import type { FearGodDesk } from './event.ts'
import type { RepairEvent } from './event-8-4.ts'
import type { Seen, Ship, State } from './state.ts'

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

/** 8.4, R84 Half of what flooding took is pumped out, under a patch; all that is broken waits to be mended. */
export function battleEnded(desk: FearGodDesk, ship: number, pumped: number, why: Cite): void {
  const state = desk.ink
  const hit = state.ships[ship]!
  const { jobs } = state.annex
  hit.remaining += pumped
  if (hit.flooded > 0 && !jobs.some(job => job.ship === ship && job.system === PATCH)) {
    jobs.push({ ship, system: PATCH, index: 0, mark: 0, broke: 0 })
  }
  hit.flooded = 0
  state.annex.jobs = jobs.filter(job => job.ship !== ship || job.system !== JAM)
  for (const [system, index, count] of brokenIn(desk.state, ship)) {
    for (let more = count - jobsOf(state, ship, system, index).length; more > 0; more--) {
      state.annex.jobs.push({ ship, system, index, mark: 0, broke: 0 })
    }
  }
  if (desk.heard !== null) desk.heard.push({ type: 'BattleEnded', why, ship, pumped })
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

export function repairTried(
  desk: FearGodDesk,
  ship: number,
  system: number,
  index: number,
  hours: number,
  mended: number,
  why: Cite,
): void {
  const { jobs } = desk.ink.annex
  const at = jobs.findIndex(
    job => job.ship === ship && job.system === system && job.index === index && job.mark < hours,
  )
  if (mended === 0) jobs[at]!.mark = hours
  else {
    jobs.splice(at, 1)
    mend(desk.ink, ship, system, index)
  }
  if (desk.heard !== null) desk.heard.push({ type: 'RepairTried', why, ship, system, index, hours, mended })
}

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

export function patchTested(desk: FearGodDesk, ship: number, popped: number, why: Cite): void {
  const { annex } = desk.ink
  if (popped > 0) annex.jobs = annex.jobs.filter(job => job.ship !== ship || job.system !== PATCH)
  if (desk.heard !== null) desk.heard.push({ type: 'PatchTested', why, ship, popped })
}

/** 8.4 The first try is made on that turn. */
export function unjamBegun(desk: FearGodDesk, ship: number, turn: number, why: Cite): void {
  desk.ink.annex.jobs.push({ ship, system: JAM, index: turn, mark: 0, broke: 0 })
  if (desk.heard !== null) desk.heard.push({ type: 'UnjamBegun', why, ship, turn })
}

export function unjamTried(desk: FearGodDesk, ship: number, freed: number, why: Cite): void {
  const { jobs } = desk.ink.annex
  const at = jobs.findIndex(job => job.ship === ship && job.system === JAM)
  if (freed === 0) jobs[at]!.mark++
  else {
    jobs.splice(at, 1)
    desk.ink.ships[ship]!.rudder = FREE
  }
  if (desk.heard !== null) desk.heard.push({ type: 'UnjamTried', why, ship, freed })
}

/** 8.5, R114 So many of a system are out, without fire or explosion, and wait to be mended. */
export function systemBroke(
  desk: FearGodDesk,
  ship: number,
  system: number,
  index: number,
  many: number,
  why: Cite,
): void {
  const it = desk.ink.ships[ship]!
  if (system === ENGINES) it.levels = Math.min(4, it.levels + many)
  else if (system === STRENGTH) it.thirds[index]! += many
  else count(it, system, index, -many)
  for (let each = 0; each < many; each++) desk.ink.annex.jobs.push({ ship, system, index, mark: 0, broke: 1 })
  if (desk.heard !== null) desk.heard.push({ type: 'SystemBroke', why, ship, system, index, count: many })
}

/** 8.4 So many of the aircraft lost are only damaged; the others are gone for good. */
export function aircraftSalvaged(desk: FearGodDesk, ship: number, many: number, why: Cite): void {
  const carrier = desk.ink.annex.carriers.find(each => each.ship === ship)!
  carrier.lost -= many
  carrier.damaged += many
  carrier.exploded = carrier.lost
  if (desk.heard !== null) desk.heard.push({ type: 'AircraftSalvaged', why, ship, count: many })
}

/** 8.5 So many damaged aircraft can fly again, from the hangar. */
export function aircraftMended(desk: FearGodDesk, ship: number, many: number, why: Cite): void {
  const carrier = desk.ink.annex.carriers.find(each => each.ship === ship)!
  carrier.damaged -= many
  carrier.aboard[3]! += many
  if (desk.heard !== null) desk.heard.push({ type: 'AircraftMended', why, ship, count: many })
}

export function applyRepair(desk: FearGodDesk, event: RepairEvent & { readonly why: Cite }): void {
  const { why } = event
  switch (event.type) {
    case 'BattleEnded':
      return battleEnded(desk, event.ship, event.pumped, why)
    case 'RepairTried':
      return repairTried(desk, event.ship, event.system, event.index, event.hours, event.mended, why)
    case 'PatchTested':
      return patchTested(desk, event.ship, event.popped, why)
    case 'UnjamBegun':
      return unjamBegun(desk, event.ship, event.turn, why)
    case 'UnjamTried':
      return unjamTried(desk, event.ship, event.freed, why)
    case 'SystemBroke':
      return systemBroke(desk, event.ship, event.system, event.index, event.count, why)
    case 'AircraftSalvaged':
      return aircraftSalvaged(desk, event.ship, event.count, why)
    case 'AircraftMended':
      return aircraftMended(desk, event.ship, event.count, why)
  }
}
