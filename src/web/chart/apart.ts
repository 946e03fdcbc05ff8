import type { Unit } from '#kernel/ruleset/index.ts'

// Where bases lie on the screen: aircraft, and markers of which nobody knows what they are.

/** Pixels from the middle of a counter to its edge. */
export const COUNTER = 15
export const isCounter = ({ kind, guise }: Pick<Unit, 'kind' | 'guise'>): boolean =>
  kind === 'aircraft' || guise === 'unknown'

interface Lying {
  readonly unit: Pick<Unit, 'kind' | 'guise'>
  readonly x: number
  readonly y: number
}

/** Counters at one place are laid side by side, round the first of them, so that each can be seen and picked. */
export function apart<Each extends Lying>(lying: readonly Each[]): Each[] {
  const laid: Each[] = []
  return lying.map(each => {
    if (!isCounter(each.unit)) return each
    for (let place = 0; ; place++) {
      const [over, down] = placeRound(place)
      const moved = { ...each, x: each.x + over, y: each.y + down }
      if (laid.some(({ x, y }) => Math.hypot(x - moved.x, y - moved.y) < 2 * COUNTER)) continue
      laid.push(moved)
      return moved
    }
  })
}

/** Place 0 is the middle; then come rings of six, twelve and so on. */
function placeRound(place: number): readonly [over: number, down: number] {
  let ring = 0
  let first = 0
  while (place >= first + Math.max(1, 6 * ring)) first += Math.max(1, 6 * ring++)
  const turn = ring === 0 ? 0 : (2 * Math.PI * (place - first)) / (6 * ring)
  const far = ring * (2 * COUNTER + 2)
  return [Math.sin(turn) * far, -Math.cos(turn) * far]
}
