import { Desk, lowest, type Steps, work } from '#kernel/desk/index.ts'
import { Dice } from '#kernel/dice/index.ts'
import { ExactOdds, Tree } from '#kernel/odds/index.ts'
import { part } from '../01-ships/part.ts'
import { type Card, sheetOf } from '../01-ships/ship.ts'
import { copy, type Fixed, type Seen, type State, sheetAt } from '../01-ships/state.ts'
import type { Switches } from '../book/options.ts'
import type { Event, GrandFleetsDesk } from '../events/events.ts'
import { FIELDS } from '../procedures/fields.ts'
import type { Harm } from './4-2-to-hit.ts'

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
  /** expected share lost, by the hull that it meets and what the last step does to it */
  readonly losses: Map<number, number>
}
interface Fate {
  readonly hulk: State
  readonly odds: ExactOdds<State, Event, Harm>
  /** the chance of each number of boxes lost, by boxes left and what they suffer */
  readonly boxes: Map<number, readonly number[]>
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
  const { lost } = state.ships[about.target]!
  const met = (keys.last * MOST + hull.size) * MOST + lost
  let loss = spread.losses.get(met)
  if (loss === undefined) {
    const fate = tables.fates.get(keys.last) ?? fateOf(steps.slice(-1), state, about)
    tables.fates.set(keys.last, fate)
    loss = spread.chances.reduce(
      (sum, p, suffered) => sum + (p > 0 ? p * shareLost(fate, hull.size, lost, suffered) : 0),
      0,
    )
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
  return chances.map(p => (p < RAREST ? 0 : p))
}
/** What is rarer is worth no walk: it would cost more time than all the rest, and change nobody's mind. */
const RAREST = 1 / 2000

/**
 * What becomes of boxes, ready to be asked about any number of them. A hull's fate hangs on nothing but what is left of it, as
 * FIELDS promises; so a bare one serves for all, and there are no mounts to be walked through on the way.
 */
function fateOf<A extends Harm>(steps: Steps<State, Event, A>, state: Seen, about: A): Fate {
  const hulk = part(state, [about.target])
  const { card } = sheetAt(hulk, 0)
  const [one, two, three] = card.rows
  const boxes = MOST_BOXES / 3
  const rows: Card['rows'] = [
    { ...one, boxes },
    { ...two, boxes },
    { ...three, boxes },
  ]
  const fixed: Fixed = { ...hulk.fixed, sheets: [sheetOf({ ...card, rows, guns: [] }, hulk.fixed.board.unit)] }
  const bare = { ...hulk, fixed }
  const question = { steps, about: { ...about, target: 0 }, n: 0, state: bare, copy, fields: FIELDS, decider: lowest }
  return { hulk: bare, odds: new ExactOdds(question, ['hull']) as unknown as Fate['odds'], boxes: new Map() }
}
/** What a card's three rows can hold. */
const MOST_BOXES = 180

function shareLost(fate: Fate, size: number, lost: number, suffered: number): number {
  if (suffered === 0) return 0
  let share = -lostShare(lost, size)
  boxesLost(fate, size - lost, suffered).forEach((p, boxes) => {
    share += p * lostShare(lost + boxes, size)
  })
  return share
}

function boxesLost({ hulk, odds, boxes }: Fate, left: number, suffered: number): readonly number[] {
  const at = suffered * MOST + left
  let chances = boxes.get(at)
  if (chances === undefined) {
    const lost = MOST_BOXES - left
    hulk.ships[0]!.lost = lost
    const found = new Array<number>(left + 1).fill(0)
    for (const { outcome, p } of odds.of(hulk, suffered, Number.POSITIVE_INFINITY).outcomes)
      found[(outcome['hull'] as number) - lost]! += p
    chances = found
    boxes.set(at, chances)
  }
  return chances
}
