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
const THOUGHT = /^src\/(?:bots\/|rulesets\/[^/]+\/(?:study|threat|signature|expected|part)\.ts)/
const RULES = /^src\/(?:kernel|rulesets)\//

/** Which source each line of this bundle comes from, as its comments say. */
function linesOf(path: string): string[] {
  let source = ''
  return readFileSync(path, 'utf8')
    .split('\n')
    .map(line => {
      source = /^\/\/ (src\/\S+|bench\/\S+)$/.exec(line)?.[1] ?? source
      return source
    })
}

function shareOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): number {
  const lines = linesOf(fileURLToPath(import.meta.url))
  const places = new Map(nodes.map(({ id: node, callFrame }) => [node, lines[callFrame.lineNumber] ?? '']))
  let [rules, thought] = [0, 0]
  samples.forEach((node, i) => {
    const place = places.get(node)!
    if (THOUGHT.test(place)) thought += timeDeltas[i]!
    else if (RULES.test(place)) rules += timeDeltas[i]!
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
