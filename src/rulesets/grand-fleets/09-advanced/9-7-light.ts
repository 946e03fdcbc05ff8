import { turnAt } from '#kernel/turn/index.ts'
import { type Scene, type Seen, TURN } from '../01-ships/state.ts'

/** 0.32, 9.7, R45 Minutes of a turn, in which a mile is five knots. */
export const TURN_MINUTES = 12
const TURNS_A_DAY = (24 * 60) / TURN_MINUTES

export type Light = 'day' | 'evening twilight' | 'night' | 'morning twilight'

/** 9.7 The minute of the day at which a turn begins. */
export const minuteOf = (state: Seen, turn: number): number => state.fixed.scene.begins + TURN_MINUTES * (turn - 1)

/** The turn whose minutes hold a minute of the day; turns before the first have numbers as well. */
const turnHolding = ({ begins }: Scene, minute: number): number => Math.floor((minute - begins) / TURN_MINUTES) + 1

/** Turns from one to another; a day later is the same hour, where both sunset and sunrise are known. */
const since = (from: number, to: number, round: boolean): number =>
  round ? (((to - from) % TURNS_A_DAY) + TURNS_A_DAY) % TURNS_A_DAY : to - from

/** 9.7 Twilight is in the evening the turn of sunset and four more, in the morning the turn of sunrise and the four before it. */
const TWILIGHT = 4
export function lightIn(scene: Scene, turn: number): Light {
  const { sunrise, sunset } = scene
  const round = sunrise !== null && sunset !== null
  const dark = sunset === null ? -1 : since(turnHolding(scene, sunset), turn, round)
  const toDawn = sunrise === null ? -1 : since(turn, turnHolding(scene, sunrise), round)
  if (dark >= 0 && dark <= TWILIGHT) return 'evening twilight'
  if (toDawn >= 0 && toDawn <= TWILIGHT) return 'morning twilight'
  // between sunset and sunrise the two waits add up to one night; by day they run past each other
  if (round) return dark + toDawn < TURNS_A_DAY ? 'night' : 'day'
  return dark > 0 || toDawn > 0 ? 'night' : 'day'
}

export const lightNow = (state: Seen): Light =>
  state.fixed.switches.timeOfDay ? lightIn(state.fixed.scene as Scene, Math.max(1, turnAt(TURN, state.now))) : 'day'
