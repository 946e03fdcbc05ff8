import { ruleAt } from '#kernel/book/index.ts'
import { Desk, lowest, type Step } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { type Effort, listed, type Odds, oddsOf } from '#kernel/odds/index.ts'
import type { Aim, Foreseen, Reckoned } from '#kernel/ruleset/index.ts'
import type { Footnote } from '#kernel/table/index.ts'
import { percentAll } from '../02-ships/conditions.ts'
import { part } from '../02-ships/part.ts'
import { type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { TORPEDO_HIT } from '../08-1-damage/8-1-7-torpedoes.ts'
import { SUFFER, type Sufferer } from '../08-1-damage/8-1-damage.ts'
import { isPhase } from '../battle/s2-aim.ts'
import { leadOn } from '../below/s13-aim.ts'
import { tracksIn, tracksOf } from '../below/s13-tracks.ts'
import { BOOK, R } from '../book/register.ts'
import type { Event, FearGodDesk } from '../events/events.ts'
import { hullOf } from '../measured.ts'
import { FIELDS } from '../procedures/fields.ts'
import { hitOn } from '../sailing/s1-together.ts'
import { attackOf, GUNFIRE, hitsOf, VOLLEY } from './6-4-gunfire.ts'
import { type Attack, hitChance } from './6-4-hit-chance.ts'
import { bestShell } from './expected.ts'
import { factsOf, percentText, plural, yardsText } from './words.ts'

/** What is worked of a phase's batches when odds are asked: the rest is too wide to walk (R7). */
const BATCHES = 1

/** One battery at one target, by themselves, with the sum of 6-4. */
function shotOf(state: Seen, unit: number, { weapon, target }: Aim) {
  const two = part(state, [unit, target])
  const shell = bestShell(two, 0, weapon, 1)
  const attack: Attack = { ...attackOf(two, 0, 1, weapon, shell), batches: BATCHES }
  const desk: FearGodDesk = new Desk(two, new Dice(new Script([])), lowest)
  const sums = desk.reckoning.listen()
  const chance = hitChance(desk, attack)
  return { state: two, attack, chance, lines: sums.flatMap(({ lines }) => lines) }
}

const isTubes = (state: Seen, unit: number, weapon: number): boolean => weapon >= sheetAt(state, unit).batteries.length

/** The chance that one battery hits, and with how many barrels. */
export function chanceOf(state: Seen, unit: number, aim: Aim): { readonly chance: number; readonly barrels: number } {
  const { chance, attack } = shotOf(state, unit, aim)
  return { chance: attack.barrels === 0 ? 0 : chance / 100, barrels: attack.barrels }
}

/** The sum of 6-4 for one battery at one target as they lie, and its odds by the steps that play takes. */
export function reckon(state: Seen, unit: number, aim: Aim): Reckoned {
  if (isTubes(state, unit, aim.weapon)) return reckonTorpedo(state, unit, aim.target)
  const { state: two, attack, chance, lines } = shotOf(state, unit, aim)
  const question = { steps: GUNFIRE, about: attack, n: 0, state: two, copy, fields: FIELDS, decider: lowest }
  const hits = hitsOf(attack.barrels)
  const line = sheetAt(two, 0).batteries[attack.battery]!
  const shell = line.shells[attack.shell]!
  return {
    facts: isPhase(state, 'plotting') ? `${factsOf(attack)} · as they lie before they move` : factsOf(attack),
    lines: lines.map(line => ({ words: wordsOf(line, chance), value: line.value, why: line.why })),
    total: { words: `${percentText(chance / 100)} for ${plural(hits, 'hit')}`, value: chance },
    after: [
      {
        words: `${shell.type} pierces ${shell.penetration[attack.band] ?? 0} cm; belt ${sheetAt(two, 1).card.belt}, deck ${sheetAt(two, 1).card.deck}`,
        figure: `${shell.damage[attack.band] ?? 0} points a hit`,
        why: R['FGDN-8.1.6-compare'],
      },
    ],
    words: `one D100, ${chance} or less: ${plural(hits, 'hit')}`,
    fields: listed(FIELDS),
    odds: (asked, effort) => oddsOf(question, asked, effort),
  }
}
/** 6-4, R4 What a chance that is too small or too large is brought back by is told with where it ends. */
function wordsOf({ value, why }: Footnote, chance: number): string {
  if (why === R['FGDN-6.4-final']) return `Never ${value > 0 ? 'below' : 'above'} ${chance} %`
  const { title } = ruleAt(BOOK, why)
  return title[0]!.toUpperCase() + title.slice(1)
}

/** H23 What one torpedo does where it meets her, if it goes off; whether it meets her nobody knows. */
function reckonTorpedo(state: Seen, unit: number, target: number): Reckoned {
  const { question, yards, line } = torpedoOf(state, unit, target)
  const { runKnots, runYards, warheadDamage } = line
  const goesOff = state.fixed.switches.torpedoesGoOff
  return {
    facts: `meets her after ${yardsText(yards)} if she holds on · runs ${yardsText(runYards)} at ${runKnots} knots`,
    lines: [],
    total: { words: `goes off by ${goesOff} % where it crosses her hull`, value: goesOff },
    after: [{ words: 'A hit does', figure: `${warheadDamage} points`, why: R['FGDN-H7-torpedo'] }],
    words: 'one D100 for each torpedo that crosses her',
    fields: listed(FIELDS),
    odds: (asked, effort) => oddsOf(question, asked, effort),
  }
}

/** One torpedo of the first tubes that she has, where it meets the target. */
function torpedoOf(state: Seen, unit: number, target: number) {
  const two = part(state, [unit, target])
  const { groups, batteries } = sheetAt(two, 0)
  const group = groups.findIndex(({ battery }) => batteries[battery]!.role === 'torpedo')
  const line = batteries[groups[group]!.battery]!
  const { bearing, yards } = leadOn(two, 0, 1, Math.max(1, line.runKnots))
  const [track] = tracksIn(tracksOf(two, 0, group, 1, bearing, 0))
  const about = { ...hitOn(track!, 1, hullOf(two, 1)), batches: BATCHES }
  return {
    question: { steps: TORPEDO_HIT, about, n: 0, state: two, copy, fields: FIELDS, decider: lowest },
    yards,
    line,
  }
}

/** What batteries together may do to their one target in this phase; of torpedoes, what one does that goes off. */
export function foresee(state: Seen, unit: number, aims: readonly Aim[], effort: Effort): Foreseen {
  const { target, weapon } = aims[0]!
  if (isTubes(state, unit, weapon)) {
    const { question } = torpedoOf(state, unit, target)
    return foreseen(asked => oddsOf(question, asked, effort), state.ships[target]!, [])
  }
  const shots = aims.map(aim => shotOf(state, unit, aim))
  const question = volleysOf(part(state, [unit, target]), shots)
  return foreseen(asked => oddsOf(question, asked, effort), state.ships[target]!, scoredBy(shots))
}

type Shot = ReturnType<typeof shotOf>
/** 8.1 All fire first, then she suffers. */
function volleysOf(two: State, shots: readonly Shot[]) {
  const volleys = shots.flatMap(({ attack }) =>
    VOLLEY.map(
      step => ({ kind: step.kind, act: (desk, _, n) => step.act(desk, attack, n) }) as Step<State, Event, Sufferer>,
    ),
  )
  const begin: Step<State, Event, Sufferer> = { kind: 'once', act: () => 1 }
  const about: Sufferer = { target: 1, batches: BATCHES }
  return { steps: [...volleys, begin, ...SUFFER], about, n: 0, state: two, copy, fields: FIELDS, decider: lowest }
}

/** H1 Each battery hits as often as its barrels say, or not at all. */
function scoredBy(shots: readonly Shot[]): number[] {
  const each = shots.map(({ attack, chance }) => {
    const chances = new Array<number>(hitsOf(attack.barrels) + 1).fill(0)
    chances[0] = 1 - chance / 100
    chances[chances.length - 1]! += chance / 100
    return chances
  })
  return each.reduce(convolved, [1])
}

type Target = Seen['ships'][number]
/** Each question by itself: what need not be told apart is merged on the way. */
function foreseen(ask: (asked: readonly string[]) => Odds, target: Target, scored: readonly number[]): Foreseen {
  const { remaining, fires, floods, rudder, steering } = target
  const odds = ask(['dp', 'sunk'])
  const chanceOf = ({ outcomes }: Odds, holds: (outcome: Outcome) => boolean): number =>
    outcomes.reduce((sum, { outcome, p }) => sum + (holds(outcome) ? p : 0), 0)
  const tens: number[] = []
  for (const { outcome, p } of odds.outcomes) {
    const lost = Math.ceil(Math.max(0, remaining - Math.max(0, Number(outcome['dp']))) / TEN)
    while (tens.length <= lost) tens.push(0)
    tens[lost]! += p
  }
  const bar = (title: string, chances: readonly number[], grave: number): Foreseen['bars'][number] => ({
    title,
    mean: meanOf(chances),
    chances,
    grave,
  })
  const isSteered = (outcome: Outcome): boolean =>
    Number(outcome['rudder']) !== rudder || Number(outcome['steering']) !== Number(steering > 0)
  return {
    exact: odds.exact,
    bars: [
      ...(scored.length === 0 ? [] : [bar('Hits', scored, -1)]),
      bar('Points lost, in tens', tens, Math.ceil(remaining / TEN)),
    ],
    chances: [
      { words: 'a new fire', chance: chanceOf(ask(['fires']), it => Number(it['fires']) > percentAll(fires)) },
      { words: 'a new flooding', chance: chanceOf(ask(['floods']), it => Number(it['floods']) > percentAll(floods)) },
      {
        words: 'rudder hit',
        chance: chanceOf(ask(['rudder', 'steering', 'sunk']), it => !it['sunk'] && isSteered(it)),
      },
      { words: 'sunk', chance: chanceOf(odds, it => it['sunk'] === true || it['sunk'] === 1) },
    ],
  }
}
type Outcome = Odds['outcomes'][number]['outcome']
const TEN = 10

function convolved(one: readonly number[], other: readonly number[]): number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0)
  one.forEach((p, i) => {
    other.forEach((q, j) => {
      sums[i + j]! += p * q
    })
  })
  return sums
}
const meanOf = (chances: readonly number[]): number => chances.reduce((sum, p, i) => sum + p * i, 0)
