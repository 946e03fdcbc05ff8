import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { botNamed } from '#bots/index.ts'
import { type Header, startOf } from '#game/journal/index.ts'
import type { Captain } from '#game/skirmish/index.ts'
import type { Cite } from '#kernel/book/index.ts'
import type { Frozen, Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { admitted } from './admit.ts'
import type { Onlooker } from './caller.ts'
import { exported, type KeptLine } from './export.ts'
import { GameSetting } from './setting.ts'

/** What a worker is asked. A bot gets what its seat may see, and nothing else. */
export type Task =
  | ({ readonly kind: 'decide' } & Seated)
  | ({ readonly kind: 'choose'; readonly among: number; readonly about: number; readonly why: number } & Seated)
  | { readonly kind: 'admit'; readonly journal: string; readonly at: string }
  | {
      readonly kind: 'export'
      readonly header: string
      readonly rows: readonly KeptLine[]
      readonly viewer: Onlooker
    }
interface Seated {
  readonly game: string
  readonly seat: number
  readonly bot: string
  /** the journal's first line */
  readonly header: string
  readonly view: Plain
}

interface Sitting {
  readonly book: Book
  readonly start: Frozen<unknown>
  readonly captain: Captain<unknown, unknown>
  readonly dice: Dice
}
/** Captains keep their thoughts from order to order; those who have not been asked for longest are forgotten. */
const sittings = new Map<string, Sitting>()
const MOST_SITTINGS = 200

parentPort!.on('message', ({ id, task }: { id: number; task: Task }) => {
  try {
    parentPort!.postMessage({ id, answer: answerTo(task) })
  } catch (thrown) {
    parentPort!.postMessage({ id, fault: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) })
  }
})

function answerTo(task: Task): unknown {
  if (task.kind === 'admit') return admitted(task.journal, task.at)
  if (task.kind === 'export') return exported(new GameSetting(task.header), task.header, task.rows, task.viewer)
  const { book, start, captain, dice } = sittingOf(task)
  const state = book.game!.imagine(start, task.view, dice) as Frozen<unknown>
  if (task.kind === 'decide') return captain.decide(state, task.seat)
  return captain.choose(state, task.seat, task.among, task.about, task.why as Cite)
}

function sittingOf({ game, seat, bot, header }: Seated): Sitting {
  const key = `${game} ${seat} ${bot}`
  const sitting = sittings.get(key) ?? seated(header, seat, bot)
  sittings.delete(key)
  sittings.set(key, sitting)
  if (sittings.size > MOST_SITTINGS) sittings.delete(sittings.keys().next().value!)
  return sitting
}

function seated(line: string, seat: number, bot: string): Sitting {
  const header = JSON.parse(line) as Header
  const book = bookNamed(header.book)!
  const start = startOf(book, header) as Frozen<unknown>
  const dice = new Dice(new Seeded(randomBytes(6).readUIntBE(0, 6)))
  return { book, start, captain: botNamed(bot)!.sit(book.game!, start, seat, dice), dice }
}
