import { readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { chooser, fightBattle } from '#game/skirmish/index.ts'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { SEED } from './duel.ts'
import { jobOf, meter, now, type Rates, say, warmUp } from './meter.ts'
import { battleOf, Sea } from './sea.ts'

/** B1: whole battles of two bots that fight by drill, silent: how fast, and where the time goes. */
export interface ShareJob {
  readonly book: string
  readonly battle: string
  readonly battles: number
  readonly warm: number
}
export interface Shared extends Rates {
  readonly orders: number
  /** of the time, what passes outside of the bots' own words: orders carried out */
  readonly carried: number
  /** of a profile's samples, those in the kernel and in the book's chapters, whoever asked them */
  readonly rules: number
}

const { book: id, battle: of, battles, warm } = jobOf<ShareJob>()
const sea = new Sea(id, battleOf(of))
const { book, start } = sea
let thinking = 0

function fight(battle: number): number {
  const source = new Seeded(SEED)
  const captains = sea.captains(battle).map(captain => ({
    choose: captain.choose.bind(captain),
    decide(state: Parameters<typeof captain.decide>[0], seat: number) {
      const from = now()
      const command = captain.decide(state, seat)
      thinking += now() - from
      return command
    },
  }))
  const desk = new Desk<unknown>(book.copy(start), new Dice(source), chooser(captains))
  return fightBattle(book, desk, captains, source, SEED, battle)
}

/** Code of the bots, and what a book has only for them; the rest of book and kernel are rules. */
const THOUGHT = [
  /^src\/bots\//,
  ...['study', 'threat', 'signature', 'expected', 'part'].map(
    name => new RegExp(`^src/rulesets/[^/]+/(?:[^/]+/)?${name}\\.ts$`),
  ),
]
const RULES = [/^src\/kernel\//, /^src\/rulesets\//]
const isOf = (places: readonly RegExp[], place: string): boolean => places.some(each => each.test(place))

/** Which source each line of this bundle comes from, as its comments say. */
function linesOf(path: string): string[] {
  let source = ''
  return readFileSync(path, 'utf8')
    .split('\n')
    .map(line => {
      source = /^\/\/ (\S+\.[cm]?[jt]s)$/.exec(line)?.[1] ?? source
      return source
    })
}
const lines = linesOf(fileURLToPath(import.meta.url))
// a file that was moved would be counted with the others, and nobody would know
const lost = [...THOUGHT, ...RULES].find(place => !lines.some(line => place.test(line)))
if (lost !== undefined) throw new Error(`B1 finds no source ${lost.source}: point bench/run/share.ts anew`)

function shareOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): number {
  const places = new Map(nodes.map(({ id: node, callFrame }) => [node, lines[callFrame.lineNumber] ?? '']))
  let [rules, thought] = [0, 0]
  samples.forEach((node, i) => {
    const place = places.get(node)!
    if (isOf(THOUGHT, place)) thought += timeDeltas[i]!
    else if (isOf(RULES, place)) rules += timeDeltas[i]!
  })
  return rules / (rules + thought)
}

let next = 0
warmUp(warm, () => fight(next++))
thinking = 0
const begun = now()
let orders = 0
const rates = meter(
  battles,
  1,
  () => next++,
  battle => {
    orders += fight(battle)
  },
)
const carried = 1 - thinking / (now() - begun)
const inspector = new Session()
inspector.connect()
await inspector.post('Profiler.enable')
await inspector.post('Profiler.setSamplingInterval', { interval: 200 })
await inspector.post('Profiler.start')
for (let i = 0; i < battles; i++) fight(next++)
const { profile } = await inspector.post('Profiler.stop')
say({ rates, orders: orders / battles, carried, rules: shareOf(profile) } satisfies Shared)
