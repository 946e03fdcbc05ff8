import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { logOf, reportOf } from '#report/index.ts'
import { BOOKS, bookNamed } from '#rulesets/index.ts'
import {
  actsOf,
  beginning,
  happenings,
  type OpenedJournal,
  open,
  sentence,
  type Told,
  worthTelling,
} from '#story/index.ts'
import { Battle } from '#web/battle/battle.ts'
import { rowsOfJournal } from '#web/replay/journal.ts'

const folder = (book: string): URL => new URL(`../journals/${book}/`, import.meta.url)
const keyOf = (opened: OpenedJournal, { event, phrase, after }: Told): string =>
  `${event.type} ${phrase.form} ${sentence(opened.book, { phrase, after })}`

/** The story itself: all that is worth telling, in its order. */
function storyOf(opened: OpenedJournal): Told[] {
  let state = beginning(opened)
  return opened.rows.flatMap(row => {
    const told = actsOf(opened.book, state, row).flatMap(act => act.told)
    state = told.at(-1)?.after ?? state
    return worthTelling(told)
  })
}

/** Row by row, what is told of no ship, and only kept in order. */
function sentencesAboutNobody(opened: OpenedJournal): Map<number, string[]> {
  const said = new Map<number, string[]>()
  for (const each of happenings(opened)) {
    if (each.about >= 0 || each.weight !== 'routine') continue
    const row = opened.rows.indexOf(each.row)
    said.set(row, [...(said.get(row) ?? []), sentence(opened.book, each)])
  }
  return said
}

const whole = BOOKS.filter(({ game }) => game !== undefined).map(({ id }) => id)
describe.each(whole)('%s: report, log and table tell the same battle alike', book => {
  const names = readdirSync(folder(book)).filter(name => name.startsWith('battle-'))
  test.each(names)('%s', name => {
    const text = readFileSync(new URL(name, folder(book)), 'utf8')
    const opened = open(text, bookNamed)
    const told = storyOf(opened).map(each => keyOf(opened, each))
    expect(told.length).toBeGreaterThan(0)

    const inReport = reportOf(opened).turns.flatMap(({ lines }) => lines.flatMap(line => line.told))
    expect(inReport.map(each => keyOf(opened, each))).toEqual(told)

    const battle = new Battle(opened.book, opened.header)
    for (const row of rowsOfJournal(text, opened.book, opened.header.cards.length)) battle.add(row)
    const entries = battle.rows.flatMap((_, row) => battle.chapter(row).entries)
    const onTable = entries.filter(({ isMove }) => !isMove).flatMap(entry => entry.told)
    expect(onTable.map(each => keyOf(opened, each)).sort()).toEqual([...told].sort())

    const happened = worthTelling([...happenings(opened)])
    reportOf(opened).ships.forEach(({ name: ship }, id) => {
      const log = logOf(opened, ship)
      const hers = happened.filter(({ about }) => about === id)
      expect(log.entries.map(entry => entry.text)).toEqual(hers.map(each => sentence(opened.book, each)))
    })
  })

  test.each(names)('%s: every throw of a row stands under one act, and under one entry at the table', name => {
    const text = readFileSync(new URL(name, folder(book)), 'utf8')
    const opened = open(text, bookNamed)
    const battle = new Battle(opened.book, opened.header)
    for (const row of rowsOfJournal(text, opened.book, opened.header.cards.length)) battle.add(row)
    const aboutNobody = sentencesAboutNobody(opened)
    battle.rows.forEach(({ answers }, row) => {
      const thrown = answers.filter(answer => 'faces' in answer).length
      const shown = battle.chapter(row).entries.reduce((sum, { throws }) => sum + throws.length, 0)
      if (battle.chapter(row).entries.length > 0) expect(shown, `row ${row + 1}`).toBe(thrown)
      for (const { words } of battle.chapter(row).throws) expect(words).toMatch(/d\d/)
      // what a throw is said to have brought about befell a ship: the clock going on, or a side's turn, came of no dice
      const byItself = aboutNobody.get(row) ?? []
      for (const { result } of battle.chapter(row).throws)
        expect(byItself, `row ${row + 1}`).not.toContain(`${result}.`)
    })
  })
})
