import { describe, expect, test } from 'vitest'
import { BadInput } from '#kernel/ruleset/index.ts'
import { BOOKS, bookNamed } from '#rulesets/index.ts'
import { open } from '#story/index.ts'
import { battleJournal, duelJournal } from './battle.fixture.ts'
import { closing, reportOf, textOf } from './index.ts'

const told = (journal: string) => reportOf(open(journal, bookNamed))
const linesOf = (journal: string): string[] => told(journal).turns.flatMap(({ lines }) => lines.map(({ text }) => text))

describe.each(BOOKS.map(book => book.id))('a duel of %s', id => {
  const report = told(duelJournal(id, ['Lion', 'Moltke'], 3))
  const texts = report.turns.flatMap(({ lines }) => lines.map(({ text }) => text))

  test('is told turn by turn, each line a sentence about somebody', () => {
    expect(report.turns.length).toBeGreaterThan(0)
    const turns = report.turns.map(({ turn }) => turn)
    expect(turns).toEqual([...new Set(turns)].sort((one, other) => one - other))
    for (const text of texts) expect(text).toMatch(/^.*(Lion|Moltke).*\.$/)
  })

  test('says who fired at whom, and not who has merely acted', () => {
    expect(texts.some(text => /^Lion.* at Moltke/.test(text))).toBe(true)
    expect(texts.some(text => /^Moltke.* at Lion/.test(text))).toBe(true)
    expect(texts.filter(text => /has acted|given her orders|splash/.test(text))).toEqual([])
  })

  test('with its dice: every throw of the journal, in its order, with what it was for and its rule', () => {
    const opened = open(duelJournal(id, ['Lion', 'Moltke'], 3), bookNamed)
    const told = reportOf(opened, true).turns.flatMap(({ lines }) => lines.flatMap(({ dice }) => dice))
    const thrown = opened.rows.flatMap(({ answers }) => answers).filter(answer => 'faces' in answer)
    const faces = thrown.map(answer => answer.faces.join(' '))
    expect(told.map(line => /: ([\d ]+) \([^)]+\)$/.exec(line)?.[1])).toEqual(faces)
    expect(told.every(line => /^(\w+ )*\d*d\d+(, .*)?: /.test(line))).toBe(true)
  })

  test('has two ships, no points, and a winner who floats', () => {
    expect(report.ships.map(({ name }) => name)).toEqual(['Lion', 'Moltke'])
    expect(report.points).toEqual([])
    const { winner } = report
    if (winner !== null) expect(report.ships.find(({ name }) => name === winner)?.state).toBe('afloat')
    expect(closing(report)).toMatch(winner === null ? /^Drawn after/ : new RegExp(`^${winner} wins in \\d+ turns?\\.$`))
  })

  test('fits a page', () => {
    const text = textOf(report)
    expect(text[0]).toBe('Lion and Moltke, a duel')
    for (const line of text) expect(line.length).toBeLessThanOrEqual(100)
  })
})

describe('a whole battle', () => {
  const journal = battleJournal(3)
  const report = told(journal)

  test('has its title, date, place, sides and admirals', () => {
    expect(textOf(report).slice(0, 5)).toEqual([
      'Coronel & after',
      '1 November 1914, off Coronel, Chile',
      'Grand Fleets, seed 3',
      'British squadron (Cradock): Good Hope, Monmouth, Glasgow, Otranto',
      'East Asia Squadron (Spee): Scharnhorst, Gneisenau, Leipzig, Dresden, Nürnberg',
    ])
  })

  test('sums up movement for each side before anything is fired', () => {
    for (const { lines } of report.turns) {
      const phases = lines.map(({ phase }) => phase)
      expect(phases).toEqual([...phases].sort((one, other) => PHASES.indexOf(one) - PHASES.indexOf(other)))
      expect(lines.filter(({ phase }) => phase === 'movement').length).toBeLessThanOrEqual(2 + 9)
    }
    expect(report.turns[0]!.lines[0]!.text).toMatch(/^British squadron: .*\d nm (on|,) ?/)
    expect(report.turns.map(({ time }) => time).slice(0, 2)).toEqual(['19:00', '19:12'])
  })
  const PHASES = ['movement', 'gunfire', 'torpedo', 'end']

  test('tells every loss once, and points whenever they change', () => {
    const texts = linesOf(journal)
    const ends = report.turns
      .flatMap(({ lines }) => lines.flatMap(({ told }) => told))
      .filter(({ weight }) => weight === 'end')
    const named = (type: string): string[] =>
      ends.filter(({ event }) => event.type === type).map(({ about }) => report.ships[about]!.name)
    const those = (how: string): string[] => report.ships.filter(({ state }) => state === how).map(({ name }) => name)
    expect(those('sunk').length).toBeGreaterThan(0)
    expect(named('ShipSunk').sort()).toEqual(those('sunk').sort())
    expect(named('ShipLeft').sort()).toEqual(those('away').sort())
    for (const name of those('sunk'))
      expect(texts.filter(text => text.includes(`${name} `) && text.includes('sinks'))).toHaveLength(1)
    const [one, other] = report.points
    expect(texts.at(-1)).toBe(`Points: British squadron ${one!.points}, East Asia Squadron ${other!.points}.`)
  })

  test('leaves out what comes and goes in every turn', () => {
    expect(linesOf(journal).filter(text => /has acted|to act|speed marker|splash|^Turn /.test(text))).toEqual([])
  })

  test('tells what was fired and what came of it in one line', () => {
    const fired = linesOf(journal).filter(text => / fires at /.test(text))
    expect(fired.length).toBeGreaterThan(10)
    for (const text of fired) expect(text).toMatch(/^[^:.]+ fires at [^:.]+: (no hit|\d+ hits?)/)
    expect(
      fired.some(text => /: \d+ hits?, \d+ box(es)?\. .* loses \d+ box(es)?.* \(hull \d+ of \d+\)\.$/.test(text)),
    ).toBe(true)
    expect(fired.some(text => text.endsWith(': no hit.'))).toBe(true)
  })

  test('may have been broken off, even before it began', () => {
    expect(closing(told(battleJournal(3, { rows: 40 })))).toMatch(/^Broken off after \d turns\.$/)
    const unbegun = told(battleJournal(3, { rows: 0 }))
    expect(unbegun.turns).toEqual([])
    expect(closing(unbegun)).toBe('Broken off after 0 turns.')
  })

  test('may be conceded, and says so', () => {
    const journal = battleJournal(3, { rows: 40, concedes: true })
    expect(linesOf(journal).slice(-3)).toEqual(
      expect.arrayContaining(['British squadron: the battle is conceded.', 'The battle is over.']),
    )
    expect(told(journal)).toMatchObject({ over: true, winner: 'East Asia Squadron' })
  })

  test('names options that are not the standard', () => {
    expect(textOf(told(battleJournal(3, { options: { board: 'hexes' }, rows: 3 })))[2]).toBe(
      'Grand Fleets, seed 3, board hexes',
    )
  })
})

test('sisters of one name are told apart by their places', () => {
  const { ships, scene } = told(duelJournal('grand-fleets', ['Lion', 'Lion'], 1))
  expect(ships.map(({ name }) => name)).toEqual(['Lion (the first)', 'Lion (the second)'])
  expect(scene.title).toBe('Lion (the first) and Lion (the second), a duel')
})

describe('a journal that does not open', () => {
  const journal = duelJournal('grand-fleets', ['Lion', 'Moltke'], 3)
  test.each([
    ['is empty', '', /^journal: the journal is empty$/],
    ['is something else', '{"name":"straddle"}\n{}\n', /^journal: /],
    ['is no JSON', 'Dear diary\n', /^journal: line 1 is not a JSON record$/],
    ['is cut in a line', journal.slice(0, 3000), /^journal: the journal breaks off in line \d+$/],
    [
      'is cut after a line',
      journal.split('\n').slice(0, 5).join('\n').concat('\n'),
      /^journal: the journal breaks off/,
    ],
    ['has been changed', journal.replace('"boxes":1', '"boxes":2'), /^journal: row \d+ does not hold \(events\): /],
  ])('%s', (_how, text, says) => {
    expect(() => open(text, bookNamed)).toThrow(BadInput)
    expect(() => open(text, bookNamed)).toThrow(says)
  })

  test('is of a book that is not there', () => {
    expect(() => open(journal, () => undefined)).toThrow(/^journal: there is no book "grand-fleets"$/)
  })
})
