import { z } from 'zod'
import { lowest, type Plain } from '#kernel/desk/index.ts'
import { DUEL_TURNS, type Duel, type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { schemaOf } from '../../schema.ts'
import { TURN } from '../02-ships/conditions.ts'
import { type Card, EXTREME, isGun } from '../02-ships/ship.ts'
import { isAfloat, type Seen, type State, sheetAt, turnOf } from '../02-ships/state.ts'
import { CLEAR_DAY, setUp } from '../02-ships/state-new.ts'
import { bandOf, barrelsBearing } from '../06-gunfire/6-4-gunfire.ts'
import { canFire } from '../06-gunfire/6-4-hit-chance.ts'
import { arcSeen } from '../measured.ts'
import type { Command } from '../orders/orders.ts'

export const ASPECTS = ['broad', 'quarter', 'narrow'] as const

const terms = z.strictObject({
  range: z.number().int().min(0).max(60_000).default(12_000).describe('yards between the ships'),
  aspect: z.enum(ASPECTS).default('broad').describe('what each shows the other; narrow is bow to bow'),
  seaState: z.number().int().min(0).max(9).default(0),
  visibility: z.number().int().min(0).max(100).default(100).describe('per cent'),
  year: z.number().int().min(1900).max(1920).default(1916).describe('of the battle, for the magazine option'),
  month: z.number().int().min(1).max(12).default(5),
})

/** House rule FGDN-H9-duel: two ships keep range and aspect at their best speed and fire all guns that bear. */
export const DUEL: Duel<State, Command, Card> = {
  terms: schemaOf(terms as unknown as z.ZodType<Plain>),
  setup(cards, given, options) {
    const { range, aspect, ...weather } = terms.parse(given)
    const scene = { ...CLEAR_DAY, ...weather, yards: range, aspect: ASPECTS.indexOf(aspect) }
    return setUp(cards, [0, 1], options, scene)
  },
  next,
  decider: lowest,
  result(state) {
    const lost = [!isAfloat(state, 0), !isAfloat(state, 1)]
    return { winner: lost[0] === lost[1] ? -1 : lost[0] ? 1 : 0, turns: Math.min(DUEL_TURNS, turnOf(state)) }
  },
}

const NEXT_PHASE: Order<Command> = { seat: UMPIRE, command: { type: 'NextPhase' } }

/** The next order of a duel; null when a ship is sinking or gone, or the sixtieth turn is over. */
function next(state: Seen): Order<Command> | null {
  if (!isAfloat(state, 0) || !isAfloat(state, 1) || turnOf(state) > DUEL_TURNS) return null
  if (phaseAt(TURN, state.now) !== 'planned fire') return NEXT_PHASE
  for (let ship = 0; ship < 2; ship++) {
    if (state.ships[ship]!.acted > 0) continue
    const command = allGuns(state, ship)
    if (command !== null) return { seat: ship, command }
  }
  return NEXT_PHASE
}

function allGuns(state: Seen, ship: number): Command | null {
  const target = 1 - ship
  if (!canFire(state, ship, target)) return null
  const { yards, aspect } = state.fixed.scene
  const { batteries: lines } = sheetAt(state, ship)
  const batteries: { battery: number; target: number; shell: number }[] = []
  for (let battery = 0; battery < lines.length; battery++) {
    const line = lines[battery]!
    if (!isGun(line) || bandOf(line, yards) > EXTREME) continue
    if (barrelsBearing(state, ship, battery, arcSeen(aspect)) === 0) continue
    batteries.push({ battery, target, shell: shellFor(state, ship, battery) })
  }
  return batteries.length > 0 ? { type: 'FireGuns', ship, batteries } : null
}

/** H9 The shell that does most against the belt, piercing or not; the first listed of equals. */
function shellFor(state: Seen, ship: number, battery: number): number {
  const { shells, limits } = sheetAt(state, ship).batteries[battery]!
  const { belt } = sheetAt(state, 1 - ship).card
  const band = bandOf({ limits }, state.fixed.scene.yards)
  let best = 0
  let most = -1
  for (let shell = 0; shell < shells.length; shell++) {
    const { penetration, damage } = shells[shell]!
    const through = penetration[band]! > belt || (belt === 0 && penetration[band] === 0)
    const does = 2 * damage[band]! + (through ? 2 * damage[band]! + 1 : 0)
    if (does > most) {
      most = does
      best = shell
    }
  }
  return best
}
