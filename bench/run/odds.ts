import { chosenOptions, type Plain } from '#kernel/desk/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { cardOf, SHIPS } from './duel.ts'
import { jobOf, now, say } from './meter.ts'

/** Exact odds of a ten-gun salvo, asked for the first time in a fresh process, with warm code, and again. */
export interface OddsJob {
  readonly book: string
  readonly times: number
}
export interface OddsTimes {
  readonly procedure: string
  readonly asked: string
  readonly outcomes: number
  readonly exact: boolean
  /** the share that was too rare to be followed */
  readonly untold: number
  readonly first: number
  readonly cold: readonly number[]
  readonly warm: readonly number[]
}
interface Salvo {
  readonly procedure: string
  readonly given: Plain
  readonly asked: readonly string[]
  /** branches rarer than one in so many are not followed, since there is no end to them; their sum is told */
  readonly rarest?: number
}

/** The salvo of K8, by book. A book without one here is asked for the example of its gunfire, by its first three fields. */
const SALVOS: Readonly<Record<string, Salvo>> = {
  'fear-god': {
    procedure: 'gunfire',
    given: { firer: SHIPS[0], target: SHIPS[1], range: 14_800 },
    asked: ['dp', 'mainMounts', 'sunk'],
    rarest: 1_000_000,
  },
  'fleet-action': {
    procedure: 'gunfire',
    given: { firer: SHIPS[0], target: SHIPS[1], range: 60 },
    asked: ['structure', 'mainMounts', 'lost'],
  },
  'grand-fleets': {
    procedure: 'gunfire',
    given: { firer: SHIPS[0], target: SHIPS[1], range: 8 },
    asked: ['hull', 'guns', 'sunk'],
  },
}
function exampleOf({ procedures }: Book): Salvo {
  const { name, example, fields } = procedures.find(({ name }) => name === 'gunfire') ?? procedures[0]!
  return { procedure: name, given: example, asked: fields.slice(0, 3) }
}

const { book: id, times } = jobOf<OddsJob>()
const book = bookNamed(id)!
const salvo = SALVOS[id] ?? exampleOf(book)
const procedure = book.procedures.find(({ name }) => name === salvo.procedure)!
const setting = { options: chosenOptions(book.options, {}), card: (name: string) => cardOf(book, name) }
const open = () => procedure.open(salvo.given, setting)
/** As `straddle odds` has it. */
const EFFORT = { budget: 500_000, runs: 1000, rarest: salvo.rarest ?? 0 }

let answer = open()
const ask = (): number => {
  const from = now()
  answer.odds(salvo.asked, EFFORT)
  return now() - from
}
const first = ask()
const cold: number[] = []
const warm: number[] = []
for (let time = 0; time < times; time++) {
  answer = open()
  cold.push(ask())
  warm.push(ask())
}
const { outcomes, exact, untold = 0 } = answer.odds(salvo.asked, EFFORT)
const asked = salvo.asked.join(',')
const found = { outcomes: outcomes.length, exact, untold }
say({ procedure: salvo.procedure, asked, ...found, first, cold, warm } satisfies OddsTimes)
