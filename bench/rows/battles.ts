import type { BattleJob, Repeated } from '../run/battle.ts'
import type { Crowded, CrowdJob } from '../run/crowd.ts'
import type { Shared, ShareJob } from '../run/share.ts'
import type { SweepJob, Swept } from '../run/sweep.ts'
import { bundle } from '../tools/bundle.ts'
import { type Bar, type Figure, type Group, unmeasured } from '../tools/figure.ts'
import type { Checkout } from '../tools/places.ts'
import { digits, interleave, median, quantile, rateOf, ratioOf } from '../tools/rounds.ts'
import { reasonOf, runBundle } from '../tools/run.ts'

const BARS = {
  share: { sense: 'at least', floor: 0.3, goal: 0.6 },
  crowd: { sense: 'at most', floor: 2.5, goal: 1.3 },
  copy: { sense: 'at most', floor: 0.1, goal: 0.05 },
  verify: { sense: 'at most', floor: 4, goal: 2 },
  bare: { sense: 'at most', floor: null, goal: 2 },
  few: { sense: 'at most', floor: 200, goal: 50, unit: 'ms' },
  many: { sense: 'at most', floor: 4000, goal: 1000, unit: 'ms' },
  size: { sense: 'at most', floor: 100, goal: 30, unit: 'kB' },
  thought: { sense: 'at most', floor: null, goal: 4 },
} as const satisfies Readonly<Record<string, Bar>>

/** Books that have whole battles; and how many battles a round, so that each has its share of the time. */
const FOUGHT = [
  { book: 'grand-fleets', battles: 60 },
  { book: 'fear-god', battles: 6 },
  { book: 'firepower', battles: 60 },
] as const
type Fought = (typeof FOUGHT)[number] & { readonly from: Checkout }

/** B1 to B6, M1: whole battles of a book between bots that fight by drill. */
export const BATTLES: Group = {
  rows: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'M1'],
  async measure(wanted, rounds, from) {
    await Promise.all(['share', 'sweep', 'crowd', 'battle'].map(name => bundle(name, from)))
    const figures: Figure[] = []
    for (const each of FOUGHT) {
      // a commit from before a book had whole battles can be measured by the others
      const cannot = (fault: Error): Figure[] => [unmeasured([each.book], reasonOf(fault))]
      figures.push(...(await measured({ ...each, from }, wanted, rounds).catch(cannot)))
    }
    return figures.sort((a, b) => a.row.localeCompare(b.row))
  },
}

async function measured(fought: Fought, wanted: ReadonlySet<string>, rounds: number): Promise<Figure[]> {
  const has = (...rows: string[]): boolean => rows.some(row => wanted.has(row))
  const figures = [
    ...(has('B1') ? await share(fought, rounds).catch(cannotShare) : []),
    ...(has('B2', 'B5') ? await crowds(fought, wanted, rounds) : []),
    ...(has('B3') ? await copies(fought, rounds) : []),
    ...(has('B4', 'B6', 'M1') ? await journals(fought, wanted, rounds) : []),
  ]
  return figures.map(figure => ({ ...figure, what: `${fought.book}: ${figure.what}` }))
}

const B1 = { row: 'B1', what: 'Coronel by drill: samples in rules, whoever asks them', bar: BARS.share }
/** Where its sources are not where it looks for them, the other rows are measured all the same. */
const cannotShare = (fault: Error): Figure[] => [{ ...B1, ratio: null, failed: reasonOf(fault) }]

/** B1 */
async function share({ book, battles, from }: Fought, rounds: number): Promise<Figure[]> {
  const runs: Shared[] = []
  const duels: Swept[] = []
  const job: ShareJob = { book, battle: 'coronel', battles, warm: 3000 }
  const sweep: SweepJob = { book, from: 0, to: 20_000, block: 1500, warm: 1500 }
  const rates = await interleave('B1', rounds, {
    battles: async () => {
      runs.push(await runBundle<Shared>('share', job, from))
      return median(runs.at(-1)!.rates)
    },
    duels: async () => {
      duels.push(await runBundle<Swept>('sweep', sweep, from))
      return rateOf(duels.at(-1)!, from.clock.share)
    },
  })
  const { tally } = duels[0]!
  const each = runs[0]!.orders
  const note = [
    `${digits(median(rates.battles))} battles of ${digits(each)} orders a second`,
    `${digits(median(rates.battles) * each)} orders a second, where duels have ${digits((median(rates.duels) * tally.orders) / tally.battles)}`,
    `orders carried out, nobody thinking: ${digits(100 * median(runs.map(({ carried }) => carried)))} % of the time`,
  ].join('; ')
  return [{ ...B1, ratio: median(runs.map(({ rules }) => rules)), note }]
}

/** B2, B5 Warm: each process fights the same turns several times, and the first time is told beside. */
async function crowds({ book, from }: Fought, wanted: ReadonlySet<string>, rounds: number): Promise<Figure[]> {
  const runs: Record<'few' | 'ten' | 'many', Crowded[]> = { few: [], ten: [], many: [] }
  const run = (name: keyof typeof runs, job: CrowdJob) => async (): Promise<number> => {
    const crowded = await runBundle<Crowded>('crowd', job, from)
    runs[name].push(crowded)
    return quantile(crowded.shipTurns.slice(1), 1 - from.clock.share)
  }
  const costs = await interleave('B2, B5', rounds, {
    ten: run('ten', { book, ships: 10, turns: 3, times: 16 }),
    few: run('few', { book, ships: 12, turns: 3, times: 16 }),
    many: run('many', { book, ships: 250, turns: 3, times: 4 }),
  })
  const figures: Figure[] = []
  if (wanted.has('B2')) {
    const { ratio, spread } = ratioOf(costs.many, costs.ten)
    const note = `${spread}; ${digits(median(costs.many))} against ${digits(median(costs.ten))} ms a ship and turn`
    figures.push({ row: 'B2', what: 'a ship’s turn among 250 ships / among 10', bar: BARS.crowd, ratio, note })
  }
  if (wanted.has('B5')) {
    figures.push(decided('12 ships', BARS.few, runs.few), decided('250 ships', BARS.many, runs.many))
  }
  return figures
}

function decided(who: string, bar: Bar, runs: readonly Crowded[]): Figure {
  const first = median(runs.map(({ slowest }) => slowest[0]!))
  const ratio = median(runs.map(({ slowest }) => median(slowest.slice(1))))
  const note = `the slowest of three turns; ${digits(first)} ms the first time in a fresh process`
  return { row: 'B5', what: `drill decides for its side of ${who}, a turn`, bar, ratio, note }
}

const run = async (job: Omit<BattleJob, 'warm'>, from: Checkout): Promise<Repeated> =>
  runBundle<Repeated>('battle', { ...job, warm: 1500 }, from)

/** B3 Dogger Bank has twenty ships; the turn in which most dice were thrown is carried out again and again, each time on a copy. */
async function copies({ book, from }: Fought, rounds: number): Promise<Figure[]> {
  let turn = ''
  const costs = await interleave('B3', rounds, {
    copy: async () =>
      1 / rateOf(await run({ book, battle: 'dogger-bank', what: 'copy', blocks: 60 }, from), from.clock.share),
    turn: async () => {
      const repeated = await run({ book, battle: 'dogger-bank', what: 'turn', blocks: 60 }, from)
      turn = `${repeated.given} orders and ${repeated.throws} throws`
      return 1 / rateOf(repeated, from.clock.share)
    },
  })
  const { ratio, spread } = ratioOf(
    costs.copy,
    costs.turn.map((cost, round) => cost - costs.copy[round]!),
  )
  const note = `${spread}; ${digits(1e6 * median(costs.copy))} against ${digits(1e6 * median(costs.turn))} µs for ${turn}`
  return [{ row: 'B3', what: 'copy of 20 ships / a turn of theirs', bar: BARS.copy, ratio, note }]
}

/** B4, B6, M1 Verifying reads text; played is the battle with the bots that fought it, and beside that its bare orders (decision 0014). */
async function journals(
  { book, battles, from }: Fought,
  wanted: ReadonlySet<string>,
  rounds: number,
): Promise<Figure[]> {
  const last: Repeated[] = []
  const cost = (what: BattleJob['what'], blocks: number) => async (): Promise<number> => {
    last.push(await run({ book, battle: 'coronel', what, blocks }, from))
    return 1 / rateOf(last.at(-1)!, from.clock.share)
  }
  const costs = await interleave('B4, B6, M1', wanted.has('B4') || wanted.has('M1') ? rounds : 1, {
    verify: cost('verify', 120),
    silent: cost('silent', 120),
    bots: cost('bots', battles),
  })
  const { rows, bytes, zipped } = last[0]!
  const order = (seconds: readonly number[]): string => `${digits((1e6 * median(seconds)) / rows)} µs`
  const figures: Figure[] = []
  if (wanted.has('B4')) {
    const [bots, bare] = [ratioOf(costs.verify, costs.bots), ratioOf(costs.verify, costs.silent)]
    const note = `${bots.spread}; ${order(costs.verify)} against ${order(costs.bots)} an order`
    const beside = `${bare.spread}; ${order(costs.silent)} a bare order`
    figures.push(
      { row: 'B4', what: 'verify Coronel / fighting it silently', bar: BARS.verify, ratio: bots.ratio, note },
      { row: 'B4', what: 'verify Coronel / its bare orders again', bar: BARS.bare, ratio: bare.ratio, note: beside },
    )
  }
  if (wanted.has('M1')) {
    const { ratio, spread } = ratioOf(costs.bots, costs.silent)
    const note = `${spread}; ${digits(rows / median(costs.bots))} orders a second`
    figures.push({
      row: 'M1',
      what: 'Coronel by drill, thought and all / its bare orders',
      bar: BARS.thought,
      ratio,
      note,
    })
  }
  if (wanted.has('B6')) {
    const note = `${rows} rows, ${digits(bytes / 1000)} kB as written`
    figures.push({ row: 'B6', what: 'journal of Coronel, gzipped', bar: BARS.size, ratio: zipped / 1000, note })
  }
  return figures
}
