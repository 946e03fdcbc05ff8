import { startOf } from '#game/journal/index.ts'
import type { Frozen, Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import type { Welcome } from '#wire/index.ts'
import type { Client } from './harness.ts'

type Command = Record<string, unknown>

/** Orders worth thinking about, as any client can find them: from the header and its own view. */
export function suggestions({ header }: Welcome, view: Plain, seat: number, seed = 1): Command[] {
  const book = bookNamed(header.book)!
  const dice = new Dice(new Seeded(seed))
  const start = startOf(book, header) as Frozen<unknown>
  const state = book.game!.imagine(start, view, dice)
  return [...book.game!.suggest(state, seat, dice)] as Command[]
}

/** Plays on, seat by seat, with whatever `pick` takes of what is suggested, until `done` or the end; answers no questions. */
export async function playOn(
  clients: readonly [Client, Client],
  pick: (commands: Command[]) => Command,
  done: () => boolean,
): Promise<void> {
  const welcome = clients[0].heard.find(told => told.type === 'Welcome')!
  for (let said = -1; !done(); await new Promise(resolve => setTimeout(resolve, 1))) {
    const { row, now } = clients[0].latest
    if (row === said) continue
    const seat = now.awaited[0]
    if (seat === undefined) return
    if (clients[seat]!.latest.row !== row) continue
    clients[seat]!.order(pick(suggestions(welcome, clients[seat]!.latest.now.view, seat, row)), row)
    said = row
  }
}

/** Whoever fires gets somewhere. */
export const fierce = (commands: Command[]): Command =>
  commands.find(({ type }) => type === 'FireGuns') ?? commands[Math.floor(commands.length / 2)] ?? { type: 'Pass' }
