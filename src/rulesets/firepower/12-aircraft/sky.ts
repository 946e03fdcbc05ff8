import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'

// The records of this chapter: what does not change of stands and waves, and what does.

/** SETUP-F Stands that come on together: any number, any classes. */
export interface Wave {
  readonly seat: number
  readonly name: string
  /** by their places among the stands */
  readonly stands: readonly number[]
}

/** What a stand is for the whole game (AIR-A). */
export interface StandKind {
  readonly seat: number
  readonly wave: number
  readonly name: string
  /** place among AIR_CLASSES */
  readonly of: number
  /** its sign: −1, 0 or 1 (PLUS-C) */
  readonly grade: number
}

/** All that can fly in a battle. */
export interface Wings {
  readonly waves: readonly Wave[]
  readonly stands: readonly StandKind[]
}
export const NO_WINGS: Wings = { waves: [], stands: [] }

/** A stand waits off the table with its wave, flies, is destroyed, or has spent itself on a ship (AIR-N). */
export const FLIGHT = { waiting: 0, aloft: 1, destroyed: 2, spent: 3 } as const

export interface Stand {
  /** FLIGHT */
  status: number
  /** parts of an inch from the table's south-west corner */
  x: number
  y: number
  /** R100 it has just arrived, and enters at any point of its edge */
  entering: number
  /** AIR-D, AIR-F it has flown, and fought, in this player's turn */
  flown: number
  fought: number
  /** R102 the stand with which its fight goes on; -1: none */
  locked: number
  /** what it has lost as the winner of fights (AIR-I), and by flak (AA-D): as many minuses */
  losses: number
  flak: number
}

/** What changes in the air. */
export interface Sky {
  stands: Stand[]
  /** R108 by ship: the dice of flak that she has thrown in this segment */
  flak: number[]
}
export const emptySky = (): Sky => ({ stands: [], flak: [] })

export const newStand = (): Stand => ({
  status: FLIGHT.waiting,
  x: 0,
  y: 0,
  entering: 0,
  flown: 0,
  fought: 0,
  locked: -1,
  losses: 0,
  flak: 0,
})

/** Where nothing flies nothing changes, and copies share it. */
export function copySky(sky: Frozen<Sky>): Sky {
  if (sky.stands.length === 0) return sky as Sky
  return { stands: sky.stands.map(copyStand), flak: sky.flak.slice() }
}
const copyStand = (stand: Frozen<Stand>): Stand => ({
  status: stand.status,
  x: stand.x,
  y: stand.y,
  entering: stand.entering,
  flown: stand.flown,
  fought: stand.fought,
  locked: stand.locked,
  losses: stand.losses,
  flak: stand.flak,
})

export function writeSky(sky: Frozen<Sky>, into: Words): void {
  into.put(sky.stands.length)
  for (const { status, x, y, entering, flown, fought, locked, losses, flak } of sky.stands) {
    into.put(status).put(x).put(y).put(entering).put(flown).put(fought).put(locked).put(losses).put(flak)
  }
  into.putAll(sky.flak)
}
