import type { Dice } from '#kernel/dice/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { percentAll, TURN } from '../02-ships/conditions.ts'
import { isGun } from '../02-ships/ship.ts'
import { fieldOf, isInPlay, type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { bestShell } from '../06-gunfire/expected.ts'
import { FIRE_GUNS, type FireGuns } from '../06-gunfire/s7-fire.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { DRAFT_CREW, FIGHT_FIRES, FLOOD_MAGAZINES } from '../08-2-fire-and-flooding/orders.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import { hasFired } from '../battle/s2-aim.ts'
import { enemiesOf, mayFire, plannedTargets, sidesAsked, targetsOf } from '../battle/s2-asked.ts'
import { unplacedOf, zoneOf } from '../battle/s2-deployment.ts'
import { aimTorpedoes, LAUNCH_TORPEDOES } from '../below/s13-aim.ts'
import { R } from '../book/register.ts'
import { MAJOR, OVERWHELMED } from '../book/tables.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { isBlind, isJammed, speedsOf } from '../sailing/s1-movement.ts'
import { PLOT } from '../sailing/s1-plot.ts'
import { counselOf } from './counsel.ts'
import { huntOf } from './suggest-below.ts'
import { airOrders } from './suggest-flying.ts'

/** Orders worth thinking about for whoever is asked: every one of them legal. */
export function* suggest(state: Seen, seat: number, dice: Dice): Generator<Command> {
  if (!sidesAsked(state).includes(seat)) return
  if (turnOf(state) === 0) return yield* placesOf(state, seat)
  const own = [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === seat && isInPlay(state, ship))
  const open = phaseAt(TURN, state.now) === 'plotting' ? plotsOpen(state, own, dice) : reactionsOpen(state, own, dice)
  let count = 0
  for (const command of open) {
    count++
    yield command
  }
  if (count === 0) yield { type: 'Pass' }
}

/** H27 First courses, then fire, torpedoes and what burns; when all is written, that the side is ready. */
function* plotsOpen(state: Seen, own: readonly number[], dice: Dice): Generator<Command> {
  const unplotted = own.filter(ship => !isBlind(state, ship) && !PLOT.isIn(state.written, ship))
  if (unplotted.length > 0) {
    for (const ship of unplotted) yield* plotsOf(state, ship)
    return
  }
  for (const ship of own) {
    if (!FIRE_GUNS.isIn(state.written, ship)) yield* fireOf(state, ship, dice, true)
    if (!LAUNCH_TORPEDOES.isIn(state.written, ship)) yield* launchOf(state, ship)
    for (const { command } of counselOf(state, ship)) yield command
    yield* crewOf(state, ship)
    for (const command of airOrders(state, ship, dice)) if (legal(state, ship, command)) yield command
  }
}

function* reactionsOpen(state: Seen, own: readonly number[], dice: Dice): Generator<Command> {
  for (const ship of own) {
    if (mayFire(state, ship) && !FIRE_GUNS.isIn(state.written, ship)) yield* fireOf(state, ship, dice, false)
    for (const { command } of counselOf(state, ship)) yield command
  }
}

const legal = (state: Seen, ship: number, command: Command): boolean =>
  refuse(state, { seat: state.ships[ship]!.seat, command }) === null

/** H25 Some places of the zone for the next ship, facing the enemy. */
function* placesOf(state: Seen, seat: number): Generator<Command> {
  const [ship] = unplacedOf(state, seat)
  if (ship === undefined) return
  const { board } = fieldOf(state)
  const { west, east } = zoneOf(state, seat)
  for (let x = west; x <= east; x += STEP) {
    for (let y = STEP; y < board.extent.north * board.unit; y += STEP) {
      const command: Command = { type: 'Deploy', ship, x, y, heading: seat === 0 ? 900 : 2700 }
      if (legal(state, ship, command)) yield command
    }
  }
}
const STEP = 2000

/** Straight on or round by so much, at full, unchanged and low speed, or evasively at full; or after a boat (H35). */
const TURNS = [0, 450, -450, 900, -900, 1800] as const
const WEAVES = [[], [{ turn: 450 }], [{ turn: -450 }]] as const
function* plotsOf(state: Seen, ship: number): Generator<Command> {
  const { least, most } = speedsOf(state, ship)
  const { speed } = state.ships[ship]!
  const hunt = huntOf(state, ship)
  if (hunt !== null) {
    yield hunt
    const weaving: Command = { ...hunt, weave: true }
    if (legal(state, ship, weaving)) yield weaving
    return
  }
  const speeds = new Set([most, Math.min(most, Math.max(least, speed)), least])
  for (const knots of speeds) {
    for (const turn of isJammed(state.ships[ship]!) ? [0] : TURNS) {
      const command: Command = { type: 'Plot', ship, speed: knots, legs: turn === 0 ? [] : [{ turn }] }
      if (turn === 0 || legal(state, ship, command)) yield command
    }
  }
  for (const legs of WEAVES) {
    const command: Command = { type: 'Plot', ship, speed: most, legs: [...legs], weave: true }
    if (legal(state, ship, command)) yield command
  }
}

/** Every battery that may fire at somebody fires at anybody. */
function* fireOf(state: Seen, ship: number, dice: Dice, planned: boolean): Generator<Command> {
  if (isSilenced(state, ship)) return
  const order: FireGuns = { type: 'FireGuns', ship, batteries: [] }
  sheetAt(state, ship).batteries.forEach((line, battery) => {
    if (!isGun(line) || hasFired(state, ship, battery)) return
    const targets = planned ? plannedTargets(state, ship, battery) : targetsOf(state, ship, battery)
    if (targets.length === 0) return
    const target = targets[targets.length > 1 ? dice.one(targets.length, R['FGDN-H27-orders']) - 1 : 0]!
    order.batteries.push({ battery, target, shell: bestShell(state, ship, battery, target) })
  })
  if (order.batteries.length > 0 && legal(state, ship, order)) yield order
}

function* launchOf(state: Seen, ship: number): Generator<Command> {
  for (const target of enemiesOf(state, ship)) {
    const command = aimTorpedoes(state, ship, target)
    if (command !== null && legal(state, ship, command)) return yield command
  }
}

/** 8.2 Major fires are fought; magazines are flooded only in a conflagration. */
function* crewOf(state: Seen, ship: number): Generator<Command> {
  const { fires, fighting, wasDrafted, magazinesFlooded } = state.ships[ship]!
  const level = percentAll(fires) === 0 ? -1 : levelAt(state, ship, percentAll(fires))
  const fits = (command: Command, { isIn }: Pick<typeof FIGHT_FIRES, 'isIn'>): boolean =>
    !isIn(state.written, ship) && legal(state, ship, command)
  const draft: Command = { type: 'DraftCrew', ship, from: 'light' }
  if (level >= MAJOR && wasDrafted === 0 && fits(draft, DRAFT_CREW)) yield draft
  const fight: Command = { type: 'FightFires', ship, on: level >= MAJOR }
  if (level >= MAJOR !== fighting > 0 && fits(fight, FIGHT_FIRES)) yield fight
  const flood: Command = { type: 'FloodMagazines', ship }
  if (level >= OVERWHELMED && magazinesFlooded === 0 && fits(flood, FLOOD_MAGAZINES)) yield flood
}
