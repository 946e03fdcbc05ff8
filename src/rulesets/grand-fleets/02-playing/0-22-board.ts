import type { Edge } from '#kernel/facts/index.ts'
import type { Board, Place } from '#kernel/geometry/index.ts'

/** 0.22, R39 The eastern edge in the board's own numbers: of the sea, or the last column of hexes. The western one is nought. */
export const eastEdge = (board: Board): number => board.nearest({ east: board.extent.east, north: 0 }).x

/** The edge that a place off the board lies beyond; at a corner, east or west. */
export function edgeBeyond(board: Board, place: Place): Edge {
  if (place.x < 0) return 'west'
  if (place.x > eastEdge(board)) return 'east'
  return isSouth(board, place) ? 'south' : 'north'
}

/** A place off the board in north or south: is it the south? Rows of hexes are counted from the north. */
export const isSouth = (board: Board, { x, y }: Place): boolean => (board.grain > 1 ? 0 - 2 * y - x < 0 : y < 0)
