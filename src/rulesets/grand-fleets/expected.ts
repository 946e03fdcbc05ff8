import { Desk, lowest, type Steps, work } from '#kernel/desk/index.ts'
import { Dice } from '#kernel/dice/index.ts'
import { ExactOdds, Tree } from '#kernel/odds/index.ts'
import type { Harm } from './4-2-to-hit.ts'
import type { Event, GrandFleetsDesk } from './events.ts'
import { FIELDS } from './fields.ts'
import type { Switches } from './options.ts'
import { part } from './part.ts'
import { copy, type Seen, type State, sheetAt } from './state.ts'

/**
 * What a weapon is expected to cost its target, from the very steps that play takes. All but the last make hits or points of
 * damage of dice, whoever suffers them; the last spends them on a hull, whoever fired. Each half is walked once for each set
 * of options, and remembered by what matters to it.
 */
interface Tables {
  readonly spreads: Map<number, Spread>
  readonly fates: Map<number, Fate>
}
interface Spread {
  /** the chance of each number that may be handed on */
  readonly chances: readonly number[]
  /** expected loss, by the hull that it meets */
  readonly losses: Map<number, number>
}
interface Fate {
  readonly odds: ExactOdds<State, Event, Harm>
  /** expected loss, by what the hull has lost and what it suffers */
  readonly losses: Map<number, number>
}

const BY_OPTIONS = new Map<string, Tables>()
const BY_SWITCHES = new WeakMap<Switches, Tables>()
function tablesOf({ switches }: Seen['fixed']): Tables {
  const known = BY_SWITCHES.get(switches)
  if (known !== undefined) return known
  const options = JSON.stringify(switches)
  const tables = BY_OPTIONS.get(options) ?? { spreads: new Map(), fates: new Map() }
  BY_OPTIONS.set(options, tables)
  BY_SWITCHES.set(switches, tables)
  return tables
}

/** How much of a ship is gone with so many boxes. A judgement, not a rule: the fewer are left the dearer each, so that fire is heaped on few. */
export function lostShare(lost: number, size: number): number {
  const part = Math.min(1, lost / size)
  return (part + part * part) / 2
}

/** Points that n dice are expected to cost the target. `dice` names all that matters to what the last step is handed, `last` all that matters to that step but the hull. */
export function expectedLoss<A extends Harm>(
  state: Seen,
  steps: Steps<State, Event, A>,
  about: A,
  n: number,
  keys: { readonly dice: number; readonly last: number },
): number {
  const tables = tablesOf(state.fixed)
  const { hull, card } = sheetAt(state, about.target)
  const at = keys.dice * MOST + n
  let spread = tables.spreads.get(at)
  if (spread === undefined) {
    spread = { chances: chancesOf(steps.slice(0, -1), state, about, n), losses: new Map() }
    tables.spreads.set(at, spread)
  }
  const met = hull.size * MOST + state.ships[about.target]!.lost
  let loss = spread.losses.get(met)
  if (loss === undefined) {
    const last = keys.last * MOST + hull.size
    const fate = tables.fates.get(last) ?? fateOf(steps.slice(-1), state, about)
    tables.fates.set(last, fate)
    loss = spread.chances.reduce((sum, p, suffered) => sum + p * shareLost(fate, state, about.target, suffered), 0)
    spread.losses.set(met, loss)
  }
  return loss * card.points
}
/** More than any dice or boxes of a card. */
const MOST = 1024

/** How likely each number is that these steps hand on. They change nothing, so one state serves for every throw. */
function chancesOf<A>(steps: Steps<State, Event, A>, state: Seen, about: A, n: number): number[] {
  const tree = new Tree()
  const desk: GrandFleetsDesk = new Desk(copy(state), new Dice(tree), lowest)
  const chances: number[] = []
  do {
    const after = work(steps, desk, about, n)
    while (chances.length <= after) chances.push(0)
    chances[after]! += Number((tree.ways << 53n) / tree.total) / 2 ** 53
  } while (tree.next())
  return chances
}

/** Odds of one hull, ready to be asked about any damage: its fate hangs on nothing but its boxes, as FIELDS promises. */
function fateOf<A extends Harm>(steps: Steps<State, Event, A>, state: Seen, about: A): Fate {
  const alone = part(state, [about.target])
  const question = { steps, about: { ...about, target: 0 }, n: 0, state: alone, copy, fields: FIELDS, decider: lowest }
  return { odds: new ExactOdds(question, ['hull']) as unknown as Fate['odds'], losses: new Map() }
}

function shareLost({ odds, losses }: Fate, state: Seen, ship: number, suffered: number): number {
  if (suffered === 0) return 0
  const { lost } = state.ships[ship]!
  const { size } = sheetAt(state, ship).hull
  let loss = losses.get(suffered * MOST + lost)
  if (loss === undefined) {
    const { outcomes } = odds.of(part(state, [ship]), suffered, Number.POSITIVE_INFINITY)
    loss = outcomes.reduce((sum, { outcome, p }) => sum + p * lostShare(outcome['hull'] as number, size), 0)
    loss -= lostShare(lost, size)
    losses.set(suffered * MOST + lost, loss)
  }
  return loss
}
