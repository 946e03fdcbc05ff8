import { describe, expect, test } from 'vitest'
import { BadInput, type Boxes, type Sheet } from '#kernel/ruleset/index.ts'
import { BOOKS, bookNamed } from '#rulesets/index.ts'
import { open } from '#story/index.ts'
import { battleJournal, duelJournal } from './battle.fixture.ts'
import { logOf, reportOf } from './index.ts'

const whole = BOOKS.filter(({ game }) => game !== undefined).map(({ id }) => id)
const crossed = ({ tables }: Sheet): number =>
  tables
    .flatMap(({ lines }) => lines.flatMap(({ cells, under }) => [...cells, ...under]))
    .reduce((sum, cell) => sum + (typeof cell === 'object' && 'lost' in cell ? (cell as Boxes).lost : 0), 0)

describe.each(whole)('a log sheet of %s', id => {
  const opened = open(duelJournal(id, ['Lion', 'Moltke'], 3), bookNamed)

  test.each(['Lion', 'Moltke'])(
    '%s: every entry is about her, in the order of the clock, by a rule of the book',
    name => {
      const { entries, unit, ship } = logOf(opened, name)
      expect(ship).toBe(name)
      // a ship that was never hurt has an empty log
      const hurt = unit.tracks.some(({ left, size }) => left < size)
      expect(entries.length > 0).toBe(hurt)
      const turns = entries.map(({ turn }) => turn)
      expect(turns).toEqual([...turns].sort((one, other) => one - other))
      for (const { text, rule, hour } of entries) {
        expect(text).toContain(name)
        expect(opened.book.register.cite[rule]).toBeDefined()
        expect(hour).toMatch(/^\d\d:?\d\d$/)
      }
      expect(unit).toMatchObject({ name, tracks: reportOf(opened).ships.find(each => each.name === name)!.tracks })
    },
  )

  test('what is lost stands on her card as well', () => {
    for (const name of ['Lion', 'Moltke']) {
      const { unit, sheet } = logOf(opened, name)
      const lost = unit.tracks.reduce((sum, { left, size }) => sum + size - left, 0)
      if (lost > 0) expect(crossed(sheet)).toBeGreaterThan(0)
    }
  })
})

test('the beginning of a name is enough, if it is the only one', () => {
  const opened = open(battleJournal(3), bookNamed)
  expect(logOf(opened, 'glas').ship).toBe('Glasgow')
  expect(() => logOf(opened, 'g')).toThrow(BadInput)
  expect(() => logOf(opened, 'Hood')).toThrow(/there is no one ship "Hood"; there are Good Hope, /)
})

test('a book without cards to lay out says so', () => {
  const { game: _, ...without } = bookNamed('fleet-action')!
  const opened = open(duelJournal(without.id, ['Lion', 'Moltke'], 3), () => without)
  expect(() => logOf(opened, 'Lion')).toThrow(`${without.title} has no cards to lay out yet`)
})
