// The peers' drivers measure as bench/run/meter.ts does, but in plain JavaScript: their packages are not there when types
// are checked.
export const job = JSON.parse(process.argv[2])

/** Times blocks of `job.block` units after warming up, and prints their rates. */
export function measure(prepare, act) {
  for (const end = performance.now() + job.warm; performance.now() < end; ) act(prepare())
  const rates = []
  for (let block = 0; block < job.blocks; block++) {
    const ready = prepare()
    const from = performance.now()
    act(ready)
    rates.push((1000 * job.block) / (performance.now() - from))
  }
  console.log(JSON.stringify({ rates }))
}
