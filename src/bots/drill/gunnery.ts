import type { Measure, Shot, Study } from '#kernel/ruleset/index.ts'

/** What a ship would fire, and what it is worth. */
export interface Salvo<C> {
  readonly command: C
  readonly gain: number
}

/** Every weapon at the target on which it is expected to do most; null if nothing is worth firing. `price`: the least gain for which one spends what cannot be had again. */
export function salvo<C>(study: Study<C>, price: number): Salvo<C> | null {
  const shots = study.shots().filter(shot => !shot.dear || shot.gain >= price)
  let aims = bestOfEach(shots)
  if (aims.length === 0) return null
  let command = study.attack(aims)
  if (command === null) {
    // Somebody farther off stands in the line of one of them: the next best, then.
    aims = bestOfEach(shots.filter(shot => study.attack([shot]) !== null))
    command = aims.length === 0 ? null : study.attack(aims)
  }
  return command === null ? null : { command, gain: aims.reduce((sum, { gain }) => sum + gain, 0) }
}

function bestOfEach(shots: readonly Shot[]): Shot[] {
  const best = new Map<number, Shot>()
  for (const shot of shots) if (shot.gain > (best.get(shot.weapon)?.gain ?? 0)) best.set(shot.weapon, shot)
  return [...best.values()]
}

/** What else is to be said first; null if nothing would do good. */
export const best = <C>(measures: readonly Measure<C>[]): Measure<C> | null =>
  measures.reduce<Measure<C> | null>((most, each) => (most === null || each.gain > most.gain ? each : most), null)
