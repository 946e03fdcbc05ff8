import { happenings, type Opened } from './open.ts'
import type { Sight } from './sight.ts'

/** So often, and in so many of the turns, a sentence must come again to be routine. */
const LEAST = 3
const SHARE = 0.75

/**
 * Which sentences matter where there is no chart to look at: those that name a ship and are not said again and again. Numbers
 * make a difference: "loses 12 points" and "loses 9 points" are two sentences.
 */
export function routineOf(opened: Opened, look: (state: unknown) => Sight, names: readonly string[]) {
  const times = new Map<string, number>()
  let turns = 0
  for (const { told, after } of happenings(opened)) {
    times.set(told, (times.get(told) ?? 0) + 1)
    turns = Math.max(turns, look(after).turn)
  }
  const enough = Math.max(LEAST, SHARE * turns)
  return (told: string): boolean => !names.some(name => told.includes(name)) || times.get(told)! >= enough
}
