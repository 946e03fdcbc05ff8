import type { Tally } from '#lab/index.ts'
import { SEED } from '../run/duel.ts'
import type { SweepJob, Swept } from '../run/sweep.ts'
import { bundle } from '../tools/bundle.ts'
import { perDuel } from '../tools/count.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import { cardsFor, DUEL, yardstick } from '../tools/native.ts'
import { type Checkout, HERE } from '../tools/places.ts'
import { interleave, median, rateOf, ratioOf } from '../tools/rounds.ts'
import { isThere, runBundle, runNative } from '../tools/run.ts'

const TWIN: Bar = { sense: 'at least', floor: 0.35, goal: 0.5 }
const PLAIN: Bar = { sense: 'at least', floor: 0.4, goal: 1 }
const OURS: SweepJob = { book: 'grand-fleets', given: DUEL, from: 0, to: 60_000, block: 1500, warm: 1500 }

const sweep = (job: SweepJob = OURS): Promise<Swept> => runBundle<Swept>('sweep', job)
/** Blocks of some ten milliseconds, as ours. */
const native = (program: string, to = 400_000, cards = cardsFor()): Promise<Swept> =>
  runNative<Swept>(program, [cards, SEED, 0, to, 5000])

/** A yardstick and what it must prove before it is believed. */
interface Limit {
  readonly figure: Pick<Figure, 'row' | 'what' | 'bar'>
  readonly name: string
  readonly prove: (program: string) => Promise<Proof>
}
interface Proof {
  readonly na?: string
  readonly note?: string
  readonly failed?: string
}
const LIMITS: readonly Limit[] = [
  {
    figure: { row: 'K1', what: 'duels / C++ twin (grand-fleets-twin.cpp)', bar: TWIN },
    name: 'grand-fleets-twin',
    prove: sameDuels,
  },
  {
    figure: { row: 'K2', what: 'duels / plain C++ (grand-fleets-plain.cpp)', bar: PLAIN },
    name: 'grand-fleets-plain',
    prove: sameOdds,
  },
]

/** K1, K2: our sweep of Grand Fleets duels against C++ that does the same, and against C++ as one would just write it. */
export const LIMIT: Group = {
  rows: ['K1', 'K2'],
  async measure(wanted, rounds) {
    await bundle('sweep')
    const figures: Figure[] = []
    const proven: { readonly figure: Limit['figure']; readonly program: string; readonly note?: string }[] = []
    for (const { figure, name, prove } of LIMITS.filter(limit => wanted.has(limit.figure.row))) {
      const stick = yardstick(name)
      const proof: Proof = 'na' in stick ? stick : await prove(stick.program)
      if ('na' in stick || proof.failed !== undefined) figures.push({ ...figure, ratio: null, ...proof })
      else proven.push({ figure, program: stick.program, ...proof })
    }
    if (proven.length === 0) return figures
    const theirs = proven.map(({ figure, program }) => [figure.row, async () => rateOf(await native(program))] as const)
    const runs = { ours: async () => rateOf(await sweep()), ...Object.fromEntries(theirs) }
    const rates: Record<string, number[]> = await interleave('K1, K2', rounds, runs)
    for (const { figure, note } of proven) {
      const [ours, limit] = [rates['ours']!, rates[figure.row]!]
      const { ratio, spread } = ratioOf(ours, limit)
      const perSecond = `${wholes(median(ours))} against ${wholes(median(limit))} duels a second`
      const more = figure.row === 'K1' ? [note, await countText()] : [note]
      figures.push({ ...figure, ratio, note: [spread, perSecond, ...more].join('; ') })
    }
    return figures
  },
}

const COUNT = {
  row: 'K1',
  what: 'a duel of ours: instructions',
  bar: { sense: 'at most', floor: null, goal: 0 },
} as const

/** K1 by instructions, which say of our own code what time says too, but the same on a busy machine. */
export async function countDuel(from: Checkout): Promise<Figure> {
  if (!(await isThere('valgrind'))) return { ...COUNT, ratio: null, na: 'no valgrind' }
  await bundle('sweep', from)
  const { instructions, check } = await perDuel('sweep', from)
  return { ...COUNT, ratio: instructions, note: `of duels with the check ${check}` }
}
async function countText(): Promise<string> {
  const { ratio, na } = await countDuel(HERE)
  return ratio === null ? `instructions not counted: ${na}` : `${wholes(ratio)} instructions a duel (callgrind)`
}
const wholes = (value: number): string => Math.round(value).toLocaleString('en')

/** The twin must fight every single duel as we do: equal tallies, which hold a mark of every outcome; elsewhere as well. */
async function sameDuels(program: string): Promise<Proof> {
  let duels = 0
  for (const given of [DUEL, ...ELSEWHERE]) {
    const to = given === DUEL ? OURS.to : 3000
    const ours = JSON.stringify((await sweep({ ...OURS, given, to, warm: 0 })).tally)
    const theirs = JSON.stringify((await native(program, to, cardsFor(given))).tally)
    if (ours !== theirs)
      return { failed: `the twin fights other duels at ${given.range} miles: ${ours}, not ${theirs}` }
    duels += to
  }
  return { note: `${wholes(duels)} duels equal` }
}
/** Where light guns, torpedoes and the ends of the armour come in. */
const ELSEWHERE = [
  { range: 2, aspect: 'abeam' },
  { range: 5, aspect: 'crossing' },
  { range: 9, aspect: 'astern' },
] as const

/** Plain C++ must win as often as we do, within four standard errors, and take as many turns. */
async function sameOdds(program: string): Promise<Proof> {
  const ours = (await sweep({ ...OURS, to: 150_000, warm: 0 })).tally
  const theirs = (await native(program, 2_000_000)).tally
  const [one, other] = [shareOf(ours), shareOf(theirs)]
  const note = `first ship wins ${percent(one)} against ${percent(other)}, ${fixed(turnsOf(ours).mean)} turns against ${fixed(turnsOf(theirs).mean)}`
  const apart = [distance(one, other), distance(turnsOf(ours), turnsOf(theirs))]
  return Math.max(...apart) > 4 ? { failed: `plain C++ fights another battle: ${note}` } : { note }
}

interface Estimate {
  readonly mean: number
  readonly error: number
}
function shareOf({ wins, battles }: Tally): Estimate {
  const mean = wins[0] / battles
  return { mean, error: Math.sqrt((mean * (1 - mean)) / battles) }
}
function turnsOf({ turns, turnsSquared, battles }: Tally): Estimate {
  const mean = turns / battles
  return { mean, error: Math.sqrt((turnsSquared / battles - mean * mean) / battles) }
}
const distance = (a: Estimate, b: Estimate): number => Math.abs(a.mean - b.mean) / Math.hypot(a.error, b.error)
const percent = ({ mean, error }: Estimate): string => `${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)} %`
const fixed = (value: number): string => value.toFixed(2)
