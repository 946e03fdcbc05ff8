import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookNamed } from '#rulesets/index.ts'
import { Battle } from '#web/battle/battle.ts'
import { wakesAt } from '#web/battle/wakes.ts'
import { drawn } from '#web/chart/scene.ts'
import { rowsOfJournal } from '#web/replay/journal.ts'

const text = readFileSync(new URL('../journals/grand-fleets/battle-behind-a-screen.jsonl', import.meta.url), 'utf8')
const { digest: _, ...header } = JSON.parse(text.split('\n', 1)[0]!)
const book = bookNamed(header.book)!
const rows = rowsOfJournal(text, book, header.cards.length)
const told = new Battle(book, header)
for (const row of rows) told.add(row)

/** A battle as a late comer is told of it: row by row, without what was placed behind the screen. */
function toldTo(viewer: number | 'public'): Battle {
  const battle = new Battle(book, header)
  rows.forEach((row, i) => {
    const deed = { order: { seat: row.seat, command: row.command }, events: row.events }
    const { order, events } = book.game!.redact(deed, viewer, told.at(i + 1) as never)
    battle.add({ ...row, command: order === null ? null : row.command, events: [...events] })
  })
  return battle
}

test.each([0, 1, 'public'] as const)(
  'looking back over a hidden deployment, %s sees no ship where she is not',
  viewer => {
    const battle = toldTo(viewer)
    for (let at = 0; at <= rows.length; at++) {
      const truth = battle.present.chart(told.at(at)).units
      for (const { id, east, north } of drawn(battle.present.chart(battle.at(at)))) {
        expect([at, id, east, north]).toEqual([at, id, truth[id]!.east, truth[id]!.north])
      }
      for (const wakes of wakesAt(battle, at).values()) {
        for (const { way } of wakes) expect(way[0]!.east + way[0]!.north).toBeGreaterThan(0)
      }
    }
  },
)
