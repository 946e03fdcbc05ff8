/** Rates of blocks of work, in units a second: what every runner prints for the bench to read. */
export interface Rates {
  readonly rates: readonly number[]
}

/** What a runner is asked for: one argument, as JSON. */
export const jobOf = <Job>(): Job => JSON.parse(process.argv[2]!) as Job

export const say = (answer: object): void => console.log(JSON.stringify(answer))

export const now = (): number => performance.now()

/** Do it untimed, until the compiler has had its time. */
export function warmUp(milliseconds: number, act: () => void): void {
  for (const end = now() + milliseconds; now() < end; ) act()
}

/** Times blocks, each of `units` units. `prepare` makes ready what a block needs, untimed. */
export function meter<T>(blocks: number, units: number, prepare: () => T, act: (ready: T) => void): number[] {
  const rates: number[] = []
  for (let block = 0; block < blocks; block++) {
    const ready = prepare()
    const from = now()
    act(ready)
    rates.push((1000 * units) / (now() - from))
  }
  return rates
}
