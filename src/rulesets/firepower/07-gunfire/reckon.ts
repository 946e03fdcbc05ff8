import { ruleAt } from '#kernel/book/index.ts'
import { Desk, lowest, type Steps } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { type Effort, listed, oddsOf } from '#kernel/odds/index.ts'
import type { Aim, Foreseen, Reckoned } from '#kernel/ruleset/index.ts'
import { batteryName } from '../01-classes/classes.ts'
import { batteryNow, type Seen, type State, sheetAt, type Which } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { contactOf, TORPEDO, torpedoModifier } from '../11-torpedoes/torpedoes.ts'
import { DEPTH_CHARGE } from '../below/depth-charges.ts'
import { inchesOf, metresOf } from '../book/lengths.ts'
import { BOOK, R } from '../book/register.ts'
import { M9, M11 } from '../book/tables.ts'
import type { Event, FirepowerDesk } from '../events/events.ts'
import { rangeOf } from '../measured.ts'
import { FIELDS } from '../procedures/fields.ts'
import { attackOf, BATTERY } from './gunfire.ts'
import { bandOf, type Harm, toHit } from './to-hit.ts'

/** What a ship attacks with, by the places that offers and aims know them by. */
export const WEAPON = { main: 0, secondary: 1, torpedo: 2, depthCharge: 3 } as const
const WHICH: readonly Which[] = ['main', 'secondary']

/** One attack made ready: the steps that play takes, and the sum on which its first die is thrown. */
interface Ready {
  readonly steps: Steps<State, Event, never>
  readonly about: Harm
  readonly total: number
  readonly lines: Reckoned['lines']
}

function readyOf(state: Seen, ship: number, { weapon, target }: Aim): Ready {
  const desk: FirepowerDesk = new Desk(copy(state), new Dice(new Script([])), lowest)
  const sums = desk.reckoning.listen()
  if (weapon === WEAPON.depthCharge)
    return { steps: DEPTH_CHARGE, about: { firer: ship, target } as never, total: 0, lines: [] }
  const lines = (): Reckoned['lines'] =>
    sums[0]!.lines.map(({ value, why, says }) => ({ words: says ?? titleOf(why), value, why }))
  if (weapon === WEAPON.torpedo) {
    const { worst, damaged } = state.ships[ship]!
    const about = contactOf({ target, torpedo: sheetAt(state, ship).torpedo, worst, damaged })
    const total = torpedoModifier(desk, about)
    return { steps: TORPEDO, about, total, lines: lines() }
  }
  const about = attackOf(ship, target, WHICH[weapon]!)
  const total = toHit(desk, about)
  return { steps: BATTERY, about, total, lines: lines() }
}
function titleOf(why: Reckoned['lines'][number]['why']): string {
  const { title } = ruleAt(BOOK, why)
  return title[0]!.toUpperCase() + title.slice(1)
}

const questionOf = (state: Seen, { steps, about }: Ready) => ({
  steps,
  about: about as never,
  n: 0,
  state: copy(state),
  copy,
  fields: FIELDS,
  decider: lowest,
})

/** The sum of Matrix 8 or of a torpedo at one target, and its odds by the same steps that play takes. */
export function reckon(state: Seen, ship: number, aim: Aim): Reckoned {
  const ready = readyOf(state, ship, aim)
  const question = questionOf(state, ready)
  return {
    facts: factsOf(state, ship, aim),
    lines: ready.lines,
    total: { words: needWords(aim.weapon, ready.total), value: ready.total },
    after: afterOf(state, ship, aim),
    words: needWords(aim.weapon, ready.total),
    fields: listed(FIELDS),
    odds: (asked, effort) => oddsOf(question, asked, effort),
  }
}

function factsOf(state: Seen, ship: number, { weapon, target }: Aim): string {
  const range = rangeOf(state, ship, target)
  const far = `${inchesText(range)} in (${metresOf(range)} m)`
  if (weapon > WEAPON.secondary) return far
  return `${far} · ${bandOf(state, ship, WHICH[weapon]!, target) === 0 ? 'short' : 'long'} · ${batteryName(batteryNow(state, ship, WHICH[weapon]!))} guns`
}
export const inchesText = (parts: number): string => String(Number(inchesOf(parts).toFixed(2)))

function needWords(weapon: number, total: number): string {
  if (weapon === WEAPON.depthCharge) return '5 damages, 6 destroys'
  if (weapon === WEAPON.torpedo) return `The plus die less the minus die and ${total}: hits above 0`
  const need = -total
  return need > 6 ? `Hits on ${need} or more, which no die shows` : `Hits on ${Math.max(1, need)} or more`
}

/** What a hit is read with. */
function afterOf(state: Seen, ship: number, { weapon, target }: Aim): Reckoned['after'] {
  const { column, card } = sheetAt(state, target)
  if (weapon === WEAPON.depthCharge) return []
  const isTorpedo = weapon === WEAPON.torpedo
  const value = isTorpedo
    ? M11[sheetAt(state, ship).torpedo]![column]!
    : M9[batteryNow(state, ship, WHICH[weapon]!)]![column]!
  const figure = value > 0 ? `+${value}` : String(value).replace('-', '−')
  return [{ words: `Against the armour of ${card.name}`, figure, why: isTorpedo ? R['FP-TORP-E'] : R['FP-LVL-A'] }]
}

/** What one attack may do to its target. */
export function foresee(state: Seen, ship: number, aims: readonly Aim[], effort: Effort): Foreseen {
  const question = questionOf(state, readyOf(state, ship, aims[0]!))
  const { target } = aims[0]!
  const before = state.ships[target]!
  const ask = (field: string) => oddsOf(question, [field], effort)
  const levels = ask('level')
  const fires = ask('fires')
  const lost = ask('destroyed')
  const chance = (of: typeof levels, is: (value: unknown) => boolean, field: string): number =>
    of.outcomes.reduce((sum, { outcome, p }) => (is(outcome[field]) ? sum + p : sum), 0)
  const chances: number[] = []
  for (const { outcome, p } of fires.outcomes) {
    const more = Math.max(0, (outcome['fires'] as number) - before.fires)
    chances[more] = (chances[more] ?? 0) + p
  }
  const bars = Array.from({ length: chances.length }, (_, i) => chances[i] ?? 0)
  return {
    exact: levels.exact && fires.exact && lost.exact,
    bars: [
      {
        title: 'Fire points',
        mean: bars.reduce((sum, p, i) => sum + p * i, 0),
        chances: bars,
        grave: Math.max(1, 9 - before.fires),
      },
    ],
    chances: [
      { words: 'any damage', chance: chance(levels, value => value !== 'none', 'level') },
      { words: 'heavy or worse', chance: chance(levels, value => 'HEC'.includes(String(value)), 'level') },
      { words: 'destroyed', chance: chance(lost, value => value === true, 'destroyed') },
    ],
  }
}
