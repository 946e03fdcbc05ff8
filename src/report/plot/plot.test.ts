import { describe, expect, test } from 'vitest'
import { bookNamed } from '#rulesets/index.ts'
import { open } from '#story/index.ts'
import { battleJournal, CORONEL, duelJournal } from '../battle.fixture.ts'
import { reportOf } from '../report.ts'
import { plotOf } from './plot.ts'
import { element, escaped } from './svg.ts'
import { tracksOf } from './tracks.ts'

const opened = (journal: string) => open(journal, bookNamed)
const drawn = (journal: string): string => {
  const battle = opened(journal)
  return plotOf(battle, reportOf(battle))!
}
const JOURNAL = battleJournal(3)
const SVG = drawn(JOURNAL)
const textsIn = (svg: string): string[] => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)

/** The first tag that is not closed as XML wants it, or null. */
function unclosed(xml: string): string | null {
  const within: string[] = []
  for (const [, close, name, , empty] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<&]*(?:&[a-z]+;[^"<&]*)*")*)(\/?)>/g,
  )) {
    if (close === '/') {
      if (within.pop() !== name) return name!
    } else if (empty !== '/') within.push(name!)
  }
  return within[0] ?? null
}

describe('the plot of a battle', () => {
  test('is one well-formed drawing of 1200 by 900, in whole figures', () => {
    expect(SVG).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www.w3.org\/2000\/svg" version="1.1" width="1200" height="900"/,
    )
    expect(unclosed(SVG)).toBeNull()
    expect(SVG.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/)
    expect(SVG).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/)
  })

  test('is the same whenever it is drawn', () => {
    expect(drawn(JOURNAL)).toBe(SVG)
  })

  test('names every ship, the battle, both sides, the measure and the north', () => {
    const texts = textsIn(SVG)
    const { scene, ships } = reportOf(opened(JOURNAL))
    for (const name of scene.ships) expect(texts).toContain(name)
    for (const { name } of scene.sides) expect(texts).toContain(name)
    expect(texts).toEqual(expect.arrayContaining(['Coronel &amp; after', 'N', '1 nm = 2,000 yards']))
    for (const { name, state } of ships) if (state === 'sunk') expect(texts).toContain(`${name}: sunk`)
    expect(texts.filter(text => text.startsWith('sunk, turn '))).toHaveLength(2)
  })

  test('names no two ships in one place', () => {
    const boxes = [...SVG.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="2"/g)]
    const [...all] = boxes.map(([, ...of]) => of.map(Number) as [number, number, number, number])
    expect(all).toHaveLength(9)
    all.forEach(([x, y, width, height], i) => {
      for (const [left, top, wide, high] of all.slice(i + 1))
        expect(x < left + wide && left < x + width && y < top + high && top < y + height).toBe(false)
    })
  })

  test('is of hexes as well, and of a battle that has not begun', () => {
    expect(unclosed(drawn(battleJournal(4, { options: { board: 'hexes' } })))).toBeNull()
    expect(textsIn(drawn(battleJournal(4, { rows: 0 })))).toContain('Nürnberg')
  })

  test('lets no name out of its text', () => {
    const title = 'A <b>"battle"</b> & more\u0007'
    const svg = drawn(battleJournal(3, { facts: { ...CORONEL, title }, rows: 5 }))
    expect(unclosed(svg)).toBeNull()
    expect(textsIn(svg)[0]).toBe('A &lt;b&gt;&quot;battle&quot;&lt;/b&gt; &amp; more ')
  })
})

describe('tracks', () => {
  const { tracks, begins, chart } = tracksOf(opened(JOURNAL))!

  test('begin where the battle puts the ships, and end where they are', () => {
    const [first] = CORONEL.sides[0].formations[0]!.ships
    expect(tracks[0]!.places[0]).toEqual(first!.at)
    for (const { unit, places } of tracks) expect(places.at(-1)).toEqual({ east: unit.east, north: unit.north })
    expect(begins).toMatchObject({ turn: 1, time: '19:00' })
    expect(chart.clock.turn).toBe(10)
  })

  test('have a tick for every turn that a ship has come through', () => {
    for (const { ticks, gone } of tracks) {
      const turns = ticks.flatMap(({ from, turn }) => Array.from({ length: turn - from + 1 }, (_, i) => from + i))
      expect(turns).toEqual(Array.from({ length: (gone ?? 10) - 1 }, (_, i) => i + 1))
    }
  })

  test('do not go on when a ship is gone', () => {
    for (const { unit, gone } of tracks) expect(gone === null).toBe(unit.state === 'afloat')
  })
})

test('two ships that keep their stations are drawn with what lies between them', () => {
  const texts = textsIn(drawn(duelJournal('grand-fleets', ['Lion', 'Moltke'], 3, { range: 6 })))
  expect(texts).toEqual(expect.arrayContaining(['Lion', 'Moltke', '6 nm']))
})

test('a book without a chart has no plot', () => {
  const duel = opened(duelJournal('firepower', ['Lion', 'Moltke'], 3))
  expect(duel.book.game === undefined ? plotOf(duel, reportOf(duel)) : null).toBeNull()
})

test('elements are escaped and rounded', () => {
  expect(element('text', { x: 1 / 3, y: -0.001, id: 'a"b' }, escaped('<&>'))).toBe(
    '<text x="0.33" y="0" id="a&quot;b">&lt;&amp;&gt;</text>',
  )
})
