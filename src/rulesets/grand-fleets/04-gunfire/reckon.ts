import type { Cite } from '#kernel/book/index.ts'
import { ruleAt } from '#kernel/book/index.ts'
import { Desk, lowest, type Step, type Steps } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { type Effort, listed, oddsOf, Tree } from '#kernel/odds/index.ts'
import type { Aim, Foreseen, Reckoned } from '#kernel/ruleset/index.ts'
import type { Footnote } from '#kernel/table/index.ts'
import { levelOf } from '../01-ships/ship.ts'
import { copy, isSunk, type Seen, type State, sheetAt } from '../01-ships/state.ts'
import { type Launch, launchOf, TORPEDOES, torpedoModifier } from '../05-torpedoes/5-torpedoes.ts'
import { BOOK, R } from '../book/register.ts'
import { bite } from '../book/tables.ts'
import type { Event, GrandFleetsDesk } from '../events/events.ts'
import { FIELDS } from '../procedures/fields.ts'
import { type Attack, gunModifier, type Harm, hits } from './4-2-to-hit.ts'
import { armourMet } from './4-3-damage.ts'
import { launchable } from './4-5-legality.ts'
import { attackOf, barrelsBearing, GUNFIRE, lightGunsBearing } from './4-gunfire.ts'
import { barrelsDry, factsOf, lineWords, percentText, SLOTS } from './words.ts'

/** One weapon at one target, made ready: which steps play takes, with how many dice, under which sum. */
interface Shot {
  readonly steps: Steps<State, Event, never>
  readonly about: Harm & { readonly firer: number }
  readonly dice: number
  readonly modifier: number
  readonly lines: readonly Footnote[]
  readonly attack: Attack | null
}

function shotOf(state: Seen, unit: number, { weapon, target, parts, held }: Aim): Shot {
  const { guns, lightGuns } = sheetAt(state, unit)
  const desk: GrandFleetsDesk = new Desk(copy(state), new Dice(new Script([])), lowest)
  const sums = desk.reckoning.listen()
  if (weapon > guns.length) {
    const about: Launch = launchOf(state, unit, target)
    const dice = launchable(state, unit, target).reduce((sum, count) => sum + count, 0)
    const modifier = torpedoModifier(desk, about)
    return { steps: TORPEDOES, about, dice, modifier, lines: sums[0]!.lines, attack: null }
  }
  const attack = attackOf(state, unit, target, guns[weapon] ?? lightGuns)
  const dice =
    weapon < guns.length
      ? barrelsBearing(state, unit, weapon, target, held)
      : (parts ?? lightGunsBearing(state, unit, target))
  const modifier = gunModifier(desk, attack)
  return { steps: GUNFIRE, about: attack, dice, modifier, lines: sums[0]!.lines, attack }
}

/** The sum of 4.2 or 5.2 for one weapon at one target, and its odds by the same steps that play takes. */
export function reckon(state: Seen, unit: number, aim: Aim): Reckoned {
  const shot = shotOf(state, unit, aim)
  const need = 8 - shot.modifier
  const question = {
    steps: shot.steps,
    about: shot.about as never,
    n: shot.dice,
    state: copy(state),
    copy,
    fields: FIELDS,
    decider: lowest,
  }
  const [chance] = hitChances(state, shot, 1).slice(1)
  return {
    facts: factsOf(state, unit, aim.target, shot.attack),
    lines: linesOf(state, unit, aim, shot),
    total: {
      words: `Each ${shot.attack === null ? 'torpedo' : 'gun'} ${needText(need)}, ${percentText(chance ?? 0)}`,
      value: shot.modifier,
    },
    after: afterOf(state, unit, aim, shot),
    words: wordsOf(shot.dice, need),
    fields: listed(FIELDS),
    odds: (asked, effort) => oddsOf(question, asked, effort),
  }
}

/** A line for each thing that a player would look for, also where it comes to nothing; then whatever else counted. */
function linesOf(state: Seen, unit: number, aim: Aim, { lines, attack }: Shot): Reckoned['lines'] {
  const left = [...lines]
  const slots =
    attack === null
      ? []
      : SLOTS.map(([among, nought]) => {
          const at = left.findIndex(({ why }) => among.includes(why))
          return at < 0 ? { value: 0, why: nought(state, attack) } : left.splice(at, 1)[0]!
        })
  return [...slots, ...left].map(({ value, why }) => ({
    words: lineWords(state, unit, aim.target, why, attack) ?? titleOf(why),
    value,
    why,
  }))
}
function titleOf(why: Cite): string {
  const { title } = ruleAt(BOOK, why)
  return title[0]!.toUpperCase() + title.slice(1)
}

/** 4.31, 9.5 What a hit must get through, and mounts that the sea keeps from firing. */
function afterOf(state: Seen, unit: number, { weapon, target }: Aim, { attack, dice }: Shot): Reckoned['after'] {
  if (attack === null)
    return [
      {
        words: `Each hit costs ${sheetAt(state, unit).card.torpedoes!.dmg} boxes and a critical`,
        figure: '',
        why: R['GF-5.3-critical'],
      },
    ]
  const sheet = sheetAt(state, target)
  const armour = armourMet(sheet, attack)
  const { belt, end } = sheet.card.armor
  const pen = attack.gun.pen[attack.band] ?? 0
  const marks = bite(armour - pen)
  const [misses = 0, bites = 10] = marks.meaning.weights
  const plate =
    attack.band === 2 && attack.gun.heavy
      ? 'Deck'
      : armour === belt && (armour !== end || (attack.arcs & BEAMS) !== 0)
        ? 'Belt'
        : 'End'
  const damage = attack.gun.dmg > 1 ? `, ${attack.gun.dmg} dice a hit` : ''
  const through = {
    words: `${plate} ${armour} − PEN ${pen}: a hit bites on ${marks.meaning.says}${damage}`,
    figure: percentText(bites / (misses + bites)),
    why: R['GF-4.31-tn'],
  }
  const all = barrelsDry(state, unit, weapon, target)
  if (all <= dice) return [through]
  const wet = {
    words: `Sea masks ${all - dice === 1 ? 'one casemate' : `${all - dice} casemates`}`,
    figure: `${dice} of ${all}`,
    why: R['GF-9.5-casemate'],
  }
  return [through, wet]
}
const BEAMS = 128 | 512

const needText = (need: number): string =>
  need > 13
    ? 'cannot hit'
    : need > 10
      ? `hits on a 10 and then ${[6, 8, 10][need - 11]} or more`
      : need <= 1
        ? 'is sure to hit'
        : `hits on ${need} or more`

/** 4.2, 4.23 What must be thrown. */
function wordsOf(dice: number, need: number): string {
  const many = dice === 1 ? 'one die' : `${dice} dice`
  if (need > 13) return `${many}, which cannot hit`
  return need > 10
    ? `${many}, a natural 10 and then ${[6, 8, 10][need - 11]} or more`
    : `${many}, ${Math.max(1, need)} or more`
}

/** Chances of 0, 1, 2 … hits of so many dice, every throw of the rule walked. */
function hitChances(state: Seen, { modifier }: Shot, dice: number): number[] {
  const tree = new Tree()
  const desk: GrandFleetsDesk = new Desk(copy(state), new Dice(tree), lowest)
  const chances = new Array<number>(dice + 1).fill(0)
  do {
    desk.dice.clear()
    chances[hits(desk, dice, modifier)]! += Number(tree.ways) / Number(tree.total)
  } while (tree.next())
  return chances
}

/** The chance of one die of this weapon at this target. */
export function chanceOf(state: Seen, unit: number, aim: Aim): { readonly chance: number; readonly dice: number } {
  const shot = shotOf(state, unit, aim)
  return { chance: hitChances(state, shot, 1)[1]!, dice: shot.dice }
}

/** What all these weapons together may do to their one target: the same steps, one weapon after the other, as play takes them. */
export function foresee(state: Seen, unit: number, aims: readonly Aim[], effort: Effort): Foreseen {
  const shots = aims.map(aim => shotOf(state, unit, aim))
  const { target } = aims[0]!
  const sheet = sheetAt(state, target)
  const { lost } = state.ships[target]!
  const level = levelOf(sheet, lost)
  const salvo = {
    steps: shots.flatMap(inTurn),
    about: { target },
    n: 0,
    state: copy(state),
    copy,
    fields: FIELDS,
    decider: lowest,
  }
  const ask = (field: string) => oddsOf(salvo, [field], effort)
  const hull = ask('hull')
  const boxes: number[] = []
  for (const { outcome, p } of hull.outcomes) {
    const more = (outcome['hull'] as number) - lost
    boxes[more] = (boxes[more] ?? 0) + p
  }
  const dealt = Array.from({ length: boxes.length }, (_, i) => boxes[i] ?? 0)
  const scored = shots.map(shot => hitChances(state, shot, shot.dice)).reduce(convolved, [1])
  const rowEnds = sheet.card.rows.slice(0, level + 1).reduce((sum, row) => sum + row.boxes, 0) - lost
  const atLeast = (least: number): number => dealt.slice(least).reduce((sum, p) => sum + p, 0)
  const fires = state.fixed.switches.criticals ? ask('fires') : null
  const afire = fires?.outcomes.reduce(
    (sum, { outcome, p }) => sum + ((outcome['fires'] as number) > state.ships[target]!.fires ? p : 0),
    0,
  )
  return {
    exact: hull.exact && (fires?.exact ?? true),
    bars: [
      { title: 'Hits', mean: meanOf(scored), chances: scored, grave: -1 },
      { title: 'Boxes lost', mean: meanOf(dealt), chances: dealt, grave: rowEnds },
    ],
    chances: [
      level === 2
        ? { words: 'any damage', chance: atLeast(1) }
        : { words: level === 0 ? 'to damaged row' : 'to crippled row', chance: atLeast(rowEnds) },
      ...(afire === undefined
        ? []
        : [
            {
              words: fires!.outcomes.length > 0 && state.ships[target]!.fires > 0 ? 'another fire' : 'set on fire',
              chance: afire,
            },
          ]),
      { words: 'sunk', chance: atLeast(sheet.hull.size - lost) },
    ],
  }
}

/** One weapon's steps as part of a longer chain: its dice are its own, and a target that has sunk wastes them (R48). */
function inTurn({ steps, about, dice }: Shot): Step<State, Event, { readonly target: number }>[] {
  return steps.map((step, i) => ({
    kind: step.kind,
    act: (desk, _, n) =>
      i > 0
        ? step.act(desk, about as never, n)
        : isSunk(desk.state, about.target)
          ? 0
          : step.act(desk, about as never, dice),
  }))
}

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
