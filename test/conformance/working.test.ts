import { describe, expect, test } from 'vitest'
import { settingOf } from '#cli/find.ts'
import { resultLines } from '#cli/result.ts'
import { changesOf, hasScored, whyNothing } from '#cli/working.ts'
import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, type Options, type Plain } from '#kernel/desk/index.ts'
import { Seeded } from '#kernel/dice/index.ts'
import { BadInput, type Opened, type ProcedureThrow, type Worked } from '#kernel/ruleset/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'

// Whoever throws is shown why: every throw of every procedure is made on a sum, or is one of those that need none.

/**
 * What needs no sum. A *table* is printed and says by its name which one it is; a *face* is the answer itself, or is added up
 * as it falls; a number that is *fixed* is the same whoever throws.
 */
type Kind = 'table' | 'face' | 'fixed'
const PLAIN: Readonly<Record<string, Readonly<Record<Kind, readonly string[]>>>> = {
  'fear-god': {
    table: [
      'FGDN-8.1.2-sub-surfaced',
      'FGDN-8.1.2-type',
      'FGDN-8.3-aircraft',
      'FGDN-8.3-bridge',
      'FGDN-8.3-casemate-chain',
      'FGDN-8.3-casemate-gun',
      'FGDN-8.3-comms',
      'FGDN-8.3-fd-place',
      'FGDN-8.3-main-mount',
      'FGDN-8.3-other',
      'FGDN-8.3-sensors',
      'FGDN-8.3-switchboard',
      'FGDN-8.3-weapon',
      'FGDN-8.7-light',
      'FGDN-8.7-table',
      'FGDN-8.8-control',
      'FGDN-8.8-engine',
      'FGDN-8.8-hit',
      'FGDN-D100-type',
    ],
    face: [
      'FGDN-8.1.2-sub-minor-clear',
      'FGDN-8.1.8-time',
      // as many dice as the reduction die has said
      'FGDN-8.2-control-apply',
      'FGDN-8.3-fd-aircraft',
      'FGDN-8.3-fd-hangar',
      'FGDN-8.3-hullpen',
      'FGDN-8.4-rudder-unjam',
      'FGDN-8.6-drift',
      'FGDN-8.8-cell',
    ],
    fixed: [
      'FGDN-8.1.2-snsr-comms',
      'FGDN-8.1.9-fail',
      'FGDN-8.3-ammofuel',
      'FGDN-8.3-ammofuel-mag',
      'FGDN-8.3-cargo',
      'FGDN-8.3-casemate-fc',
      'FGDN-8.3-eng',
      'FGDN-8.3-fd-hangar',
      'FGDN-8.3-hullpen',
      'FGDN-8.3-main-fc',
      'FGDN-8.3-parked-burn',
      'FGDN-8.3-rudder-jam',
      'FGDN-8.3-rudder-sub',
      'FGDN-8.3-torp-asw',
      'FGDN-8.7-5050',
      'FGDN-H39-airships',
    ],
  },
  firepower: {
    // the coloured dice are tables by the level of damage, which they name
    table: [
      'FP-AA-D',
      'FP-AIR-I',
      'FP-DMG-BLUE-A',
      'FP-DMG-GREEN-A',
      'FP-DMG-RED-A',
      'FP-DMG-RED-D',
      'FP-DMG-WHITE-A',
      'FP-ENV-A',
      'FP-ENV-C',
      'FP-INIT-A',
      'FP-R9',
      'FP-SPFX-0',
      'FP-SPFX-1',
      'FP-SUB-F',
    ],
    face: ['FP-R116', 'FP-R79', 'FP-SEQ-A'],
    fixed: [],
  },
  'fleet-action': {
    table: ['FA-10-cv-reroll', 'FA-10.S-weapons', 'FA-H8', 'FA-R45'],
    face: ['FA-10.S-weapons-main', 'FA-10.S-weapons-other', 'FA-H16'],
    fixed: ['FA-10.S-helm'],
  },
  'grand-fleets': { table: ['GF-4.32-location', 'GF-6.1-roll'], face: [], fixed: [] },
}

const kindOf = ({ meaning: { marks, says } }: ProcedureThrow): Kind =>
  marks.length > 0 ? 'fixed' : says === '' || says === 'added up' ? 'face' : 'table'

/** Numbers that stand for themselves: per cents of fires, holds by their numbers, cells of gas. */
const LISTS = new Set(['fires', 'floods', 'holdsBurning', 'holdsFlooded', 'ruptured', 'tanksShot'])

/** Where in a result there are lists of numbers. */
function countsIn(value: Plain, place: string): string[] {
  // a card is told by its name
  if (typeof value !== 'object' || value === null || 'name' in value) return []
  if (Array.isArray(value)) return value.length > 0 && value.every(each => typeof each === 'number') ? [place] : []
  return Object.entries(value).flatMap(([key, each]) => countsIn(each, place === '' ? key : `${place}.${key}`))
}

/** The standard, and each option the other way. */
function* waysOf(book: Book): Generator<{ readonly options: Options; readonly seeds: number }> {
  yield { options: chosenOptions(book.options, {}), seeds: 200 }
  for (const { name, values, standard } of book.options)
    for (const value of values)
      if (value !== standard) yield { options: chosenOptions(book.options, { [name]: value }), seeds: 12 }
}

/** With dice of that seed, and some choice or other where one is asked. */
function workedBy(opened: Opened, seed: number): Worked {
  const choices: number[] = []
  for (;;) {
    const worked = opened.work(new Seeded(seed), choices)
    if (!('wanted' in worked)) return worked
    if (!('choose' in worked.wanted)) throw new Error('the machine has dice enough')
    const { choose } = worked.wanted
    choices.push(choose[seed % choose.length]!.value)
  }
}

interface Trial {
  readonly name: string
  readonly opened: Opened
  readonly worked: Worked
}
function* everything(book: Book): Generator<Trial> {
  for (const { options, seeds } of waysOf(book)) {
    for (const { name, open, example } of book.procedures) {
      const opened = openedOr(() => open(example, settingOf(book, options)))
      if (opened === null) continue
      for (let seed = 1; seed <= seeds; seed++) yield { name, opened, worked: workedBy(opened, seed) }
    }
  }
}
/** By some options an example is refused. */
function openedOr(open: () => Opened): Opened | null {
  try {
    return open()
  } catch (thrown) {
    if (thrown instanceof BadInput) return null
    throw thrown
  }
}

describe.each(BOOKS.map(book => [book.id, book] as const))('%s', (id, book) => {
  const idOf = ({ why }: Pick<ProcedureThrow, 'why'>): string => ruleAt(book.register, why).id
  const all = [...everything(book)]

  test('every throw has its working, or needs none', () => {
    const bare: Record<Kind, Set<string>> = { table: new Set(), face: new Set(), fixed: new Set() }
    for (const { worked } of all) {
      for (const thrown of worked.throws) {
        if (thrown.sums.length === 0) bare[kindOf(thrown)].add(idOf(thrown))
      }
    }
    const { table, face, fixed } = bare
    expect({ table: [...table].sort(), face: [...face].sort(), fixed: [...fixed].sort() }).toEqual(PLAIN[id])
  })

  test('a number that is fixed never differs', () => {
    const said = new Map<string, Set<string>>()
    for (const { worked } of all) {
      for (const thrown of worked.throws) {
        if (thrown.sums.length > 0 || kindOf(thrown) !== 'fixed') continue
        const key = `${idOf(thrown)} d${thrown.meaning.sides}`
        said.set(key, (said.get(key) ?? new Set()).add(thrown.meaning.says))
      }
    }
    expect([...said].filter(([, words]) => words.size > 1)).toEqual([])
  })

  test('every sum is thrown on, or settled without dice', () => {
    const idle = new Set<string>()
    for (const { name, worked } of all) {
      const used = new Set(worked.throws.flatMap(({ sums }) => sums))
      worked.reckoning.forEach(({ of, settled }, i) => {
        if (used.has(i) === (settled !== undefined)) idle.add(`${name}: ${of}`)
      })
    }
    expect([...idle]).toEqual([])
  })

  test('what is counted place by place is told by the names of its places', () => {
    const bare = new Set<string>()
    for (const { worked } of all)
      for (const place of countsIn(worked.result, '')) if (worked.parts[place] === undefined) bare.add(place)
    expect([...bare].filter(place => !LISTS.has(place.split('.').at(-1)!))).toEqual([])
  })

  test('what became of it is told in words', () => {
    const said = new Set(all.flatMap(({ worked }) => resultLines(worked.result, worked.parts)))
    expect([...said].filter(line => /[[\]{}]|undefined|NaN|object/.test(line))).toEqual([])
  })

  test('where nothing happens after a throw it is said why', () => {
    for (const { opened, worked } of all) {
      const changed = changesOf(book, opened, worked.events)
      const last = worked.throws.filter(({ at }) => at >= changed)
      // what scored is its own result: "2 hits" of hits alone
      const isOver = (changed > 0 || last.length > 0) && last.every(each => hasScored(book, each))
      const why = whyNothing(book, opened, worked)
      if (why !== null) expect(why).toMatch(/^Nothing .*[^.]\.$/)
      else expect(isOver).toBe(true)
    }
  })

  test('every sum is what its lines come to, and stands before its throw', () => {
    for (const { worked } of all) {
      for (const { total, lines } of worked.reckoning)
        expect(lines.reduce((sum, { value, beside }) => (beside ? sum : sum + value), 0)).toBe(total)
      worked.throws.forEach(({ sums, at }, i) => {
        for (const sum of sums) {
          expect(worked.reckoning[sum]!.throws).toBeLessThanOrEqual(i)
          expect(worked.reckoning[sum]!.at).toBeLessThanOrEqual(at)
        }
      })
    }
  })
})
