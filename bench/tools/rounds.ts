import type { Rates } from '../run/meter.ts'

/** The value below which a share of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** A run's rate: that of a block than which so many are slower. See `Clock`. */
export const rateOf = ({ rates }: Rates, share = 0.9): number => quantile(rates, share)

type Runs<Name extends string> = Readonly<Record<Name, () => Promise<number>>>

/**
 * Runs every variant once a round, in its own process, one after the other; each round turns the order round, so that a
 * machine that grows slower favours nobody. Returns each variant's figures, round by round.
 */
export async function interleave<Name extends string>(
  row: string,
  count: number,
  variants: Runs<Name>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(variants) as Name[]
  const figures = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<Name, number[]>
  for (let round = 0; round < count; round++) {
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${row}: round ${round + 1} of ${count}, ${name}`)
      figures[name].push(await variants[name]())
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  return figures
}

/** The median of the ratios of like rounds, and how far they lie apart; too far, and the machine was busy. */
export function ratioOf(over: readonly number[], under: readonly number[]): { ratio: number; spread: string } {
  const ratios = over.map((figure, round) => figure / under[round]!)
  const [least, lower, upper, most] = [0, 0.25, 0.75, 1].map(share => quantile(ratios, share)) as Four
  const busy = upper / lower > 1.2 ? ' (busy machine: run it again)' : ''
  return { ratio: median(ratios), spread: `${digits(least)} to ${digits(most)} in ${ratios.length} rounds${busy}` }
}
type Four = [number, number, number, number]

export const digits = (value: number): string => (Math.abs(value) >= 1000 ? value.toFixed(0) : value.toPrecision(3))
