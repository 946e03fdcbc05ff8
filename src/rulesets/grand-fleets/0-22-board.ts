import type { Board } from '#kernel/geometry/index.ts'

/** 0.22, R39 The eastern edge in the board's own numbers: of the sea, or the last column of hexes. The western one is nought. */
export const eastEdge = (board: Board): number => board.nearest({ east: board.extent.east, north: 0 }).x
