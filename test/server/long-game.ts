import { CORONEL } from '#fleets/battles/coronel.ts'
import { foundIn } from '#fleets/index.ts'
import { type Header, Scribe, startOf } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { chosenOptions, type Event, type Frozen, type Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'

/** A journal of so many rows, of a battle in which nobody comes near: ship by ship, turn by turn, over a wide sea. */
export function longJournal(rows: number): string {
  const book: Book = bookNamed('grand-fleets')!
  const far = CORONEL.sides.map((side, i) => ({
    ...side,
    formations: side.formations.map(formation => ({
      ...formation,
      ships: formation.ships.map(ship => ({
        ...ship,
        heading: 0,
        at: { east: i * 900 + 50, north: ship.at!.north },
      })),
    })),
  }))
  const facts = {
    ...{ ...CORONEL, sides: [far[0]!, far[1]!] as const, lastsMinutes: 10_000, sunset: null, sunrise: null },
    sea: { width: 1000, height: 1000, state: 'calm' as const },
  }
  const { victory: _, books: __, ...plain } = facts
  const cards = foundIn(plain).map(({ facts: of, ship }) => book.card(of, ship).card as Plain)
  const header: Header = {
    ...{ straddle: 1, book: book.id, revision: book.revision, options: chosenOptions(book.options, {}) },
    ...{ battle: { kind: 'battle', facts: plain }, cards, seed: 1 },
  }
  const source = new Seeded(1)
  const session = new Session<unknown, unknown, Event, unknown>(book, startOf(book, header), source, () => 0)
  const scribe = new Scribe<unknown, unknown, Event>(book, header)
  const dice = new Dice(new Seeded(2))
  const lines: string[] = []
  while (lines.length < rows) {
    const state = session.state as Frozen<unknown>
    const [seat] = book.game!.awaited(state)
    if (seat === undefined) break
    const [first] = seat === UMPIRE ? [book.game!.begin] : book.game!.suggest(state, seat, dice)
    const command = first ?? book.game!.pass
    const row = session.take({ seat, command })
    if ('reason' in row) throw new Error(`${row.reason} at row ${lines.length + 1}`)
    lines.push(scribe.row(row, session.state as Frozen<unknown>))
  }
  return [scribe.header, ...lines, scribe.end()].map(line => `${line}\n`).join('')
}
