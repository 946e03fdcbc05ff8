import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Verdict, verify } from '#game/journal/index.ts'
import { canonical } from '#kernel/desk/index.ts'
import { logOf, textOf as laidOut, reportOf } from '#report/index.ts'
import { open } from '#story/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { type Frozen, today } from './frozen.ts'

// What was written once opens for ever. The folders name the book, its revision, and what digests stood for in those days:
// a walk over the state (walked), words of the state (worded), the same with a second seal (sealed), or the row as it is
// written and words of the state (written), as they do now.
const ROOT = new URL('./past/', import.meta.url)
const journals = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.jsonl'))
  .map(name => name.replaceAll('\\', '/'))
  .sort()
const textOf = (name: string): string => readFileSync(new URL(name, ROOT), 'utf8')
const rowsIn = (text: string): number => text.split('\n').length - 3
const verdictOn = (text: string): Verdict => verify(text, bookNamed)

/** Fear God's second revision changed its words more than once. */
const CHANGED_SINCE = 'fear-god/2-written'
const isChecked = (name: string): boolean => /-written\//.test(name) && !name.startsWith(CHANGED_SINCE)

test('there are journals of every revision before today’s, of every book', () => {
  for (const id of new Set(journals.map(name => name.split('/')[0]!))) {
    const kept = new Set(journals.filter(name => name.startsWith(`${id}/`)).map(name => Number.parseInt(name.split('/')[1]!)))
    for (let revision = 1; revision < bookNamed(id)!.revision; revision++) expect(kept, id).toContain(revision)
  }
})

describe.each(journals)('a journal of the past, %s', name => {
  const text = textOf(name)
  const rows = rowsIn(text)

  test(isChecked(name) ? 'opens, and its digests hold' : 'opens, and it is said that it can no longer be proved', () => {
    if (isChecked(name)) expect(verdictOn(text)).toEqual({ ok: true, rows, older: rows, dice: expect.objectContaining({ strange: 0 }) })
    else expect(verdictOn(text)).toMatchObject({ ok: false, opens: rows, row: 1, reason: expect.stringMatching(/early form/) })
  })

  test('is told', () => {
    const { rows: told, unproved } = open(text, bookNamed)
    expect(told).toHaveLength(rows)
    expect(unproved).toMatch(/\S/)
  })

  test('is reported, with every throw in its order, and each of its ships has a log', () => {
    const opened = open(text, bookNamed)
    const report = reportOf(opened, true)
    const dice = report.turns.flatMap(({ lines }) => lines.flatMap(line => line.dice))
    const thrown = opened.rows.flatMap(({ answers }) => answers).filter(answer => 'faces' in answer)
    expect(dice.map(line => /: ([\d ]+) \([^)]+\)$/.exec(line)?.[1])).toEqual(thrown.map(({ faces }) => faces.join(' ')))
    expect([...laidOut(report)].filter(line => /undefined|NaN/.test(line))).toEqual([])
    for (const ship of report.ships) if (opened.book.game !== undefined) expect(logOf(opened, ship.name).ship).toBe(ship.name)
  })
})

/** The journal with one row changed. */
function changed(name: string, at: number, change: (row: { events: Record<string, unknown>[]; digest: string }) => void): string {
  const lines = textOf(name).split('\n')
  const row = JSON.parse(lines[at]!)
  change(row)
  lines[at] = canonical(row)
  return lines.join('\n')
}
const MOVES = 'grand-fleets/2-written/battle-open-sea.jsonl'
const EARLY = 'grand-fleets/1-sealed/coronel.jsonl'

describe('an older row that was changed', () => {
  test('by a rule that there is not is told with its faces alone', () => {
    const lines = textOf(EARLY).split('\n')
    const at = lines.findIndex(line => line.includes('"why":"GF-4.2-dice"'))
    lines[at] = lines[at]!.replace('"why":"GF-4.2-dice"', '"why":"GF-nothing"')
    const { turns } = reportOf(open(lines.join('\n'), bookNamed), true)
    const dice = turns.flatMap(({ lines: told }) => told.flatMap(line => line.dice))
    expect(dice.filter(line => !line.endsWith(')'))).toEqual([expect.stringMatching(/^d10: [\d ]+$/)])
  })

  test.each([MOVES, 'fear-god/4-written/battle-morning.jsonl'])('does not come to its digest: %s', name => {
    const text = changed(name, 2, row => Object.assign(row.events[0]!, { why: row.events[0]!['why'], ship: 1 }))
    expect(verdictOn(text)).toMatchObject({ ok: false, row: 2, field: 'digest' })
  })

  // the first once ended a server: it changed what every list inherits from
  test.each<[string, Record<string, unknown>]>([
    ['a ship called __proto__', { ship: '__proto__' }],
    ['a ship called constructor', { ship: 'constructor' }],
    ['no such ship', { ship: 99 }],
    ['half a ship', { ship: 0.5 }],
    ['less than no ship', { ship: -1 }],
    ['a ship in a list', { ship: [0] }],
    ['a place beyond all seas', { x: 2 ** 40 }],
    ['no place', { x: null }],
    ['an endless path', { path: new Array(100_000).fill(1) }],
    ['a field that nobody knows', { hasOwnProperty: 1 }],
    ['a type that nobody knows', { type: 'toString' }],
    ['no type', { type: null }],
  ])('is not applied: %s', (_what, change) => {
    for (const name of [MOVES, EARLY]) {
      const verdict = verdictOn(changed(name, 2, row => Object.assign(row.events[0]!, change)))
      expect(verdict).toMatchObject({ ok: false, row: 2, field: 'events' })
      expect(verdict).not.toHaveProperty('opens')
    }
  })

  test('is not applied where it cannot have happened', () => {
    const group = changed(EARLY, 2, row => row.events.push({ type: 'MountLost', why: 'GF-2.2-order', ship: 0, group: 40 }))
    expect(verdictOn(group)).toMatchObject({ ok: false, row: 2, field: 'events' })
  })
})

describe('types and fields of events stay readable for ever', () => {
  const kept = JSON.parse(readFileSync(new URL('./frozen.json', import.meta.url), 'utf8')) as Frozen
  const now = today()
  test.each(Object.keys(kept))('%s', book => {
    for (const [type, fields] of Object.entries(kept[book]!)) {
      expect(now[book]![type], `${type} is gone`).toBeDefined()
      for (const [name, when] of Object.entries(now[book]![type]!))
        if (when === 'always') expect(fields[name], `${type} of old has no ${name}`).toBe('always')
      for (const name of Object.keys(fields)) expect(now[book]![type], type).toHaveProperty(name)
    }
  })
  test('and what is new is kept as well: npm run bless', () => {
    expect(now).toEqual(kept)
  })
})
