import type { Measure } from '#kernel/ruleset/index.ts'
import { FIRE, FLOOD, isIntermediate, percentAll, turnInflicted } from '../02-ships/conditions.ts'
import { ROLES } from '../02-ships/ship.ts'
import { fieldOf, type Seen, type Ship, type State, sheetAt, turnOf } from '../02-ships/state.ts'
import { gainOf, gunDamage } from '../06-gunfire/expected.ts'
import { controlColumn, controlModifier } from '../08-2-fire-and-flooding/8-2-control.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import type { DraftCrew } from '../08-2-fire-and-flooding/orders.ts'
import { OVERWHELMED, reduction } from '../book/tables.ts'
import type { FearGodDesk } from '../events/events.ts'
import type { Command } from '../orders/orders.ts'

// What orders to the crew of the first ship (8.2) are expected to save, less what her guns would have done meanwhile.

/** Per cent that one of the D6 of T23 takes off. */
const D6 = 3.5
const INTERMEDIATE = 10

type Battery = NonNullable<DraftCrew['from']>
const GUNNERS: readonly Battery[] = ['light', 'casemate', 'main']

/** `ship` is the first as the whole battle knows her, `foes` are enemies by their places in this corner of it. */
export function crewMeasures(desk: FearGodDesk, ship: number, foes: readonly number[]): Measure<Command>[] {
  const { fires, floods, drafted, wasDrafted, fighting } = desk.state.ships[0]!
  if (fires.length + floods.length === 0) {
    if (drafted === 0) return []
    const back = supposing(desk.ink, { drafted: 0 }, () => fireOf(desk, foes, ROLES[drafted - 1]!))
    return [{ command: { type: 'DraftCrew', ship, from: null }, gain: back }]
  }
  const measures: Measure<Command>[] = [
    { command: { type: 'FloodMagazines', ship }, gain: savedByFlooding(desk, foes) },
  ]
  if (fighting === 0)
    measures.push({ command: { type: 'FightFires', ship, on: true }, gain: saved(desk.ink, { fighting: 1 }) })
  if (wasDrafted === 0) {
    const help = saved(desk.ink, { drafted: 1 })
    for (const { from, cost } of leastMissed(desk, foes))
      measures.push({ command: { type: 'DraftCrew', ship, from }, gain: help - cost })
  }
  return measures
}

/** The battery from which gunners are missed least; none if she has none. */
function leastMissed(desk: FearGodDesk, foes: readonly number[]) {
  return GUNNERS.filter(from => sheetAt(desk.state, 0).batteries.some(({ role }) => role === from))
    .map(from => ({ from, cost: fireOf(desk, foes, from) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 1)
}

/** What the guns of a role, or all of them, are expected to do in this turn. */
function fireOf(desk: FearGodDesk, foes: readonly number[], of?: string): number {
  return sheetAt(desk.state, 0).batteries.reduce((sum, { role }, battery) => {
    if (of !== undefined && role !== of) return sum
    return (
      sum + foes.reduce((most, foe) => Math.max(most, gainOf(desk.state, foe, gunDamage(desk, 0, battery, foe))), 0)
    )
  }, 0)
}

type Change = Partial<Pick<Ship, 'fighting' | 'drafted'>>
function supposing(state: State, change: Change, think: () => number): number {
  const it = state.ships[0]!
  const { fighting, drafted } = it
  Object.assign(it, change)
  const thought = think()
  Object.assign(it, { fighting, drafted })
  return thought
}

/** 8.2 Points that a change is expected to save by what is rolled for in this turn: each per cent does its damage in every Intermediate Turn. */
function saved(state: State, change: Change): number {
  const { damagePoints } = sheetAt(state, 0).card
  const times = Math.floor(fieldOf(state).turns / INTERMEDIATE) - Math.floor((turnOf(state) - 1) / INTERMEDIATE)
  const percent = supposing(state, change, () => putOut(state)) - putOut(state)
  return gainOf(state, 0, (percent * damagePoints * times) / 100)
}

/** 8.2 Per cent of fire and flooding that this turn's rolls are expected to take off. */
function putOut(state: Seen): number {
  const { fires, floods } = state.ships[0]!
  let percent = 0
  for (const [kind, list] of [[FIRE, fires] as const, [FLOOD, floods] as const]) {
    if (!list.some(casualty => isRolledFor(state, casualty))) continue
    const { rows } = reduction(controlColumn(state, 0, 0), controlModifier(state, 0, kind))
    const dice = rows.reduce((sum, [from, to, is]) => sum + ((to - from + 1) * is) / 10, 0)
    percent += Math.min(percentAll(list), -D6 * dice)
  }
  return percent
}

/** 8.2 On its third turn, then in every Intermediate Turn. */
function isRolledFor(state: Seen, casualty: number): boolean {
  const since = turnOf(state) - turnInflicted(casualty)
  const { delay } = state.fixed.switches
  return since === delay || (since > delay && isIntermediate(turnOf(state)))
}

/** 8.2 The magazines may go in an Intermediate Turn, and not before; without them the guns are silent for the rest of the battle. */
function savedByFlooding(desk: FearGodDesk, foes: readonly number[]): number {
  const { state } = desk
  const { fires, conflagration, magazinesFlooded, remaining } = state.ships[0]!
  const isDanger = isIntermediate(turnOf(state)) && levelAt(state, 0, percentAll(fires)) === OVERWHELMED
  if (!isDanger || magazinesFlooded > 0) return 0
  const turns = fieldOf(state).turns - turnOf(state) + 1
  return 0.25 * (conflagration + 1) * gainOf(state, 0, remaining) - turns * fireOf(desk, foes)
}
