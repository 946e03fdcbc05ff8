import { once, type Steps } from '#kernel/desk/index.ts'
import { failures, hitsOf } from '../00-tests/0-tests.ts'
import { CM, type Seen, type State } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { AIR_COMBAT, step } from '../book/tables.ts'
import { type Event, type FleetDesk, loadDropped } from '../events/events.ts'
import { isClose } from '../measured.ts'
import { loseAircraft } from './9-9-aa.ts'
import type { FightInAir } from './said.ts'
import { aloftOf, isAloft, kindAt, standAt, standSheetAt } from './standing.ts'

/** A stand engages another: it intercepts, and what is left of the other replies; or both fight at once. */
export type Fight = Omit<FightInAir, 'type'>

/** 9.15, H29 The first fire with its saves, then the reply with its own. */
export const COMBAT: Steps<State, Event, Fight> = [once(open), once(openSaves), once(reply), once(replySaves)]

/** H29 Stands engage each other so near. */
export const NEAR = 12.5 * CM
export const isEngaged = (state: Seen, stand: number, target: number): boolean =>
  isClose(state, standAt(state, stand), standAt(state, target), NEAR)

const isLoadedFighterBomber = (state: Seen, stand: number): boolean =>
  standSheetAt(state, stand).role === 'fighter-bomber' && standAt(state, stand).loaded > 0

/** T24 The ACF with which it may intercept; null: it may not. */
export function interceptOf(state: Seen, stand: number): number | null {
  const { role, acf } = standSheetAt(state, stand)
  return role === 'other' || isLoadedFighterBomber(state, stand) ? null : acf.intercept
}

/** T24 The ACF with which it dogfights. */
export function dogfightOf(state: Seen, stand: number): number | null {
  const { role, acf } = standSheetAt(state, stand)
  return role === 'other' || isLoadedFighterBomber(state, stand) ? acf.dogfight2 : acf.dogfight1
}

/** H29 Those of the other side that may engage it before it acts. */
export const interceptorsOf = (state: Seen, stand: number): number[] =>
  aloftOf(state, 1 - kindAt(state, stand).seat)
    .filter(other => standAt(state, other).acted === 0 && standAt(state, other).aborts === 0)
    .filter(other => interceptOf(state, other) !== null && isEngaged(state, other, stand))
    .slice(0, MOST)
/** As many as a choice can be asked by, with one more for none of them. */
const MOST = 30

// R55 What the owner of a loaded fighter-bomber may do when it is engaged.
const FIGHTS = 0
const KEEPS_AWAY = 1
const JETTISONS = 2
export const ANSWERS = ['fight, and keep the load', 'do not fight', 'do not fight, and drop the load'] as const

/** Hits of both as one number, and whether there will be no reply. */
const OTHERS = 64
const SILENT = 4096

function open(desk: FleetDesk, { stand, target, way }: Fight): number {
  if (!isAloft(desk.state, stand) || !isAloft(desk.state, target)) return 0
  const silent = isSilent(desk, target)
  const ours = shots(desk, stand, target)
  if (way === 'intercept' || silent) return ours + (silent ? SILENT : 0)
  return ours + OTHERS * shots(desk, target, stand)
}

/** R55 Its owner says before any die whether a loaded fighter-bomber fights; who has no factor for it does not. */
function isSilent(desk: FleetDesk, target: number): boolean {
  if (dogfightOf(desk.state, target) === null) return true
  if (!isLoadedFighterBomber(desk.state, target)) return false
  const among = (1 << FIGHTS) | (1 << KEEPS_AWAY) | (1 << JETTISONS)
  const answer = desk.choose(kindAt(desk.state, target).seat, among, target, R['FA-R55'])
  if (answer === JETTISONS) loadDropped(desk, { stand: target }, R['FA-R55'])
  return answer !== FIGHTS
}

/** 9.15 So many dice by its aircraft; flak markers of both count against it. */
function shots(desk: FleetDesk, stand: number, target: number): number {
  const { aircraft, flak } = standAt(desk.state, stand)
  const why = R['FA-9.15-mods']
  const sum = desk.reckoning.begin('added to each d20', standSheetAt(desk.state, stand).CQ, why, 'Crew Quality')
  sum.plus('flak markers', -flak - standAt(desk.state, target).flak, why)
  desk.reckoning.beside('or more hits', AIR_COMBAT, R['FA-R35'])
  desk.reckoning.beside('aircraft, which make the dice', aircraft, R['FA-9.15-dice'])
  return hitsOf(desk, step(aircraft), AIR_COMBAT - sum.total, false, R['FA-9.15-dice'])
}

/** 9.15, T27 A save for each hit: harder as the factor is above the hit points, easier as it is below. */
function losses(desk: FleetDesk, stand: number, hits: number, acf: number | null): number {
  if (hits === 0) return 0
  const off = (acf ?? 0) - standSheetAt(desk.state, stand).hitPoints
  const why = R['FA-9.15-save']
  const modifier = off > 0 ? -step(off) : step(-off)
  desk.reckoning.begin('added to each save', modifier, why, 'air combat factor against hit points')
  return failures(desk, hits, modifier, why)
}

function openSaves(desk: FleetDesk, { stand, target, way }: Fight, n: number): number {
  const silent = n >= SILENT
  const [ours, theirs] = [n % OTHERS, Math.floor((n % SILENT) / OTHERS)]
  const acf = way === 'intercept' ? interceptOf(desk.state, stand) : dogfightOf(desk.state, stand)
  const downed = losses(desk, target, ours, acf)
  const lost = losses(desk, stand, theirs, dogfightOf(desk.state, target))
  loseAircraft(desk, target, downed)
  loseAircraft(desk, stand, lost)
  return way === 'intercept' && !silent && isAloft(desk.state, target) && isAloft(desk.state, stand) ? 1 : 0
}

function reply(desk: FleetDesk, { stand, target }: Fight, due: number): number {
  return due === 0 ? 0 : shots(desk, target, stand)
}
function replySaves(desk: FleetDesk, { stand, target }: Fight, hits: number): number {
  loseAircraft(desk, stand, losses(desk, stand, hits, dogfightOf(desk.state, target)))
  return 0
}
