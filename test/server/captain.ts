import { startOf } from '#game/journal/index.ts'
import type { Frozen, Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import type { Welcome } from '#wire/index.ts'
import type { Client } from './harness.ts'

type Command = Record<string, unknown>

const starts = new Map<string, Frozen<unknown>>()

/** Orders worth thinking about, as any client can find them: from the header and its own view. */
function suggestions({ game, header }: Welcome, view: Plain, seat: number, seed: number): Command[] {
  const book = bookNamed(header.book)!
  const start = starts.get(game) ?? (startOf(book, header) as Frozen<unknown>)
  starts.set(game, start)
  const dice = new Dice(new Seeded(seed))
  const state = book.game!.imagine(start, view, dice)
  return [...book.game!.suggest(state, seat, dice)] as Command[]
}

/** Both sides play on with whatever `pick` takes of what is suggested, until `done` or the end; questions are answered if told to. */
export async function playOn(
  clients: readonly [Client, Client],
  pick: (commands: Command[]) => Command,
  done: () => boolean,
  answering = false,
): Promise<void> {
  const welcome = clients[0].heard.find(told => told.type === 'Welcome')!
  let said = -1
  const answered = [0, 0]
  for (; !done(); await new Promise(resolve => setTimeout(resolve, 1))) {
    if (answering) for (const seat of [0, 1] as const) answer(clients[seat], answered, seat)
    const { row, now } = clients[0].latest
    if (row === said) continue
    const seat = now.awaited[0]
    if (seat === undefined) return
    if (clients[seat]!.latest.row !== row) continue
    const command = pick(suggestions(welcome, clients[seat]!.latest.now.view, seat, row))
    clients[seat]!.order(command, row, `order ${row}`)
    said = row
  }
}

function answer(client: Client, answered: number[], seat: number): void {
  const questions = client.heard.filter(told => told.type === 'Question')
  for (const { row, among } of questions.slice(answered[seat])) {
    const key = `answer ${row} ${answered[seat]}`
    client.say({ type: 'Answer', key, row, choice: lowest(among) })
  }
  answered[seat] = questions.length
}
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** Whoever fires gets somewhere. */
export const fierce = (commands: Command[]): Command =>
  commands.find(({ type }) => type === 'FireGuns') ?? commands[Math.floor(commands.length / 2)] ?? { type: 'Pass' }
