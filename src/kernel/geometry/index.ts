export type { Sector } from './arcs.ts'
export type { Board } from './board.ts'

export { angleOff, pivot, reciprocal, relative } from './heading.ts'

export { hexSheet } from './hex-sheet.ts'

export { hullsWithin, linesCross } from './hull.ts'

export { openSea } from './open-sea.ts'
export type { Hull, Place, Station } from './place.ts'
