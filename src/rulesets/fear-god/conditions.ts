import { sequence } from '#kernel/turn/index.ts'

/** The Tactical Turn of three minutes (3.2, H10). */
export const TURN = sequence('plotting', 'movement', 'planned fire', 'detection', 'reaction fire', 'resolution')
export type Phase = (typeof TURN)['phases'][number]
/** H10 Every tenth Tactical Turn is an Intermediate Turn. */
const INTERMEDIATE = 10
export const isIntermediate = (turn: number): boolean => turn % INTERMEDIATE === 0

/** `Ship.end` */
export const AFLOAT = 0
export const SINKING = 1
export const GONE = 2

/** What a batch of damage comes from (R7, R63): hits, the ship herself, another ship's explosion. */
export const DIRECT = 0
export const INSIDE = 1
export const BLAST = 2

/** `Ship.rudder`, in the order of T43 and T47 */
export const FREE = 0
export const JAM_PORT = 1
export const JAM_STARBOARD = 2
export const JAM_STRAIGHT = 3
export const SLOW_PORT = 4
export const SLOW_STARBOARD = 5
/** `Ship.helm` and `Ship.bridgeCourse`: how she is being steered */
export const STEADY = 0
export const TO_PORT = 1
export const TO_STARBOARD = 2
export const WEAVING = 3

/** Things that fall due, `Due.what`; the first two are the kinds of casualty (8.2). */
export const FIRE = 0
export const FLOOD = 1
export const HULK = 2

/** 8.2 A casualty is kept as one number: turn inflicted × 1000 + per cent, 500 more if its first damage came at once. */
export const percentOf = (casualty: number): number => casualty % 500
export const turnInflicted = (casualty: number): number => Math.floor(casualty / 1000)
export const cameAtOnce = (casualty: number): boolean => casualty % 1000 >= 500
export function percentAll(casualties: readonly number[]): number {
  let sum = 0
  for (const casualty of casualties) sum += percentOf(casualty)
  return sum
}
