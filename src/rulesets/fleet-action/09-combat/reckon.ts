import { ruleAt } from '#kernel/book/index.ts'
import { Desk, lowest, type Steps } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { type Effort, listed, oddsOf } from '#kernel/odds/index.ts'
import type { Aim, Foreseen, Reckoned } from '#kernel/ruleset/index.ts'
import { CM, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import { BOOK, R } from '../book/register.ts'
import { DIRECTED, LOCAL, step, TORPEDO } from '../book/tables.ts'
import type { Event, FleetDesk } from '../events/events.ts'
import { bandOf } from '../measured.ts'
import { FIELDS } from '../procedures/fields.ts'
import { attackOf, GUNFIRE, gunModifier, gunsBearing, isLocal } from './9-5-guns.ts'
import { LAUNCH, launchOf, torpedoModifier } from './9-7-torpedoes.ts'
import { salvoesAt } from './fire-plans.ts'

/** Batteries by their places on the sheet; torpedoes come after them. */
export const torpedoWeapon = (state: Seen, ship: number): number => sheetAt(state, ship).card.batteries.length

/** One attack made ready: the steps that play takes, and the sum on which its first die is thrown. */
interface Ready {
  readonly steps: Steps<State, Event, never>
  readonly about: never
  readonly n: number
  readonly need: number
  readonly lines: Reckoned['lines']
}

function readyOf(state: Seen, ship: number, { weapon, target }: Aim): Ready | null {
  const desk: FleetDesk = new Desk<State, Event>(copy(state), new Dice(new Script([])), lowest)
  const sums = desk.reckoning.listen()
  const lines = (): Reckoned['lines'] =>
    (sums[0]?.lines ?? []).map(({ value, why, says }) => ({ words: says ?? titleOf(why), value, why }))
  if (weapon === torpedoWeapon(state, ship)) {
    for (const { setting, tubes } of salvoesAt(state, ship, target)) {
      const torpedoes = tubes.reduce((sum, count) => sum + count, 0)
      const rack = tubes.findIndex(count => count > 0)
      const about = launchOf(state, { by: ship, rack, setting }, target, false, torpedoes)
      const need = TORPEDO[about.band]! - torpedoModifier(desk, about)
      return { steps: LAUNCH as never, about: about as never, n: torpedoes, need, lines: lines() }
    }
    return null
  }
  const line = sheetAt(state, ship).card.batteries[weapon]!
  const about = attackOf(state, ship, target, line)
  const guns = gunsBearing(state, ship, weapon, target)
  const need = (isLocal(state, ship, target) ? LOCAL : DIRECTED)[about.band]! - gunModifier(desk, about, guns)
  return { steps: GUNFIRE as never, about: about as never, n: guns, need, lines: lines() }
}
function titleOf(why: Reckoned['lines'][number]['why']): string {
  const { title } = ruleAt(BOOK, why)
  return title[0]!.toUpperCase() + title.slice(1)
}

const questionOf = (state: Seen, { steps, about, n }: Ready) => ({
  steps,
  about,
  n,
  state: copy(state),
  copy,
  fields: FIELDS as never,
  decider: lowest,
})

/** 9.5, 9.7 The sum of one battery or salvo at one target, and its odds by the same steps that play takes. */
export function reckon(state: Seen, ship: number, aim: Aim): Reckoned {
  const ready = readyOf(state, ship, aim)
  const band = bandOf(state, ship, aim.target)
  const far = Math.round(
    (state.fixed as State['fixed']).board.distance(state.ships[ship]!, state.ships[aim.target]!) / CM,
  )
  const facts = `${far} cm (${200 * far} yd) · range band ${band}`
  if (ready === null)
    return { facts, lines: [], total: { words: '', value: 0 }, after: [], words: '', fields: [], odds: () => NOTHING }
  const question = questionOf(state, ready)
  const total = ready.lines.reduce((sum, { value }) => sum + value, 0)
  const words =
    ready.need > 20 ? `${ready.need} or more, which no d20 shows` : `${Math.max(1, ready.need)} or more on the d20`
  return {
    facts,
    lines: ready.lines,
    total: { words, value: total },
    after: afterOf(state, ship, aim, ready.n),
    words,
    fields: listed(FIELDS as never),
    odds: (asked, effort) => oddsOf(question as never, asked, effort),
  }
}
const NOTHING = { exact: true, outcomes: [] } as never

/** What a hit does. */
function afterOf(state: Seen, ship: number, { weapon, target }: Aim, guns: number): Reckoned['after'] {
  const line = sheetAt(state, ship).card.batteries[weapon]
  if (line === undefined) return []
  const pen = line.pen[bandOf(state, ship, target) - 1] ?? 0
  return [
    { words: 'Structure lost', figure: String(line.ip), why: R['FA-9.5-damage'] },
    { words: 'Rolls for critical damage', figure: String(step(guns)), why: R['FA-9.5-crits'] },
    { words: 'CV of each', figure: String(line.cv), why: R['FA-10-cv-start'] },
    { words: 'Penetration', figure: String(pen), why: R['FA-H7'] },
  ]
}

/** What one attack may do to its target. */
export function foresee(state: Seen, ship: number, aims: readonly Aim[], effort: Effort): Foreseen {
  const ready = aims[0] === undefined ? null : readyOf(state, ship, aims[0])
  if (ready === null) return { exact: true, bars: [], chances: [] }
  const question = questionOf(state, ready)
  const { target } = aims[0]!
  const before = state.ships[target]!
  const ask = (field: string) => oddsOf(question as never, [field], effort)
  const [structure, lost] = [ask('structure'), ask('lost')]
  const chances: number[] = []
  for (const { outcome, p } of structure.outcomes) {
    const fewer = Math.max(0, before.s - (outcome['structure'] as number))
    chances[fewer] = (chances[fewer] ?? 0) + p
  }
  const bars = Array.from({ length: chances.length }, (_, i) => chances[i] ?? 0)
  const gone = lost.outcomes.reduce((sum, { outcome, p }) => (outcome['lost'] === true ? sum + p : sum), 0)
  return {
    exact: structure.exact && lost.exact,
    bars: [
      {
        title: 'Structure lost',
        mean: bars.reduce((sum, p, i) => sum + p * i, 0),
        chances: bars,
        grave: Math.max(1, before.s),
      },
    ],
    chances: [
      { words: 'any Structure', chance: 1 - (bars[0] ?? 0) },
      { words: 'lost', chance: gone },
    ],
  }
}
