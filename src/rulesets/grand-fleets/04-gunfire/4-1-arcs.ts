import type { Sector } from '#kernel/geometry/index.ts'

/**
 * 4.12 Arcs as bits. Primary arcs A to F are sixty degrees each and belong to turrets; the secondary four belong to
 * casemates, torpedoes, light guns and to the question how a target lies. F is not FWD, A is not AFT.
 */
export const ARC = { A: 1, B: 2, C: 4, D: 8, E: 16, F: 32, FWD: 64, STBD: 128, AFT: 256, PORT: 512 } as const
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'FWD', 'STBD', 'AFT', 'PORT'] as const

/** 5.1, R22 Where each arc lies, in tenths of a degree clockwise from dead ahead, in the order of the bits. */
export const SECTORS: readonly Sector[] = [
  { from: 3000, to: 0 },
  { from: 0, to: 600 },
  { from: 2400, to: 3000 },
  { from: 600, to: 1200 },
  { from: 1800, to: 2400 },
  { from: 1200, to: 1800 },
  { from: 3300, to: 300 },
  { from: 300, to: 1500 },
  { from: 1500, to: 2100 },
  { from: 2100, to: 3300 },
]

/** The arcs of a card's entry: "ABCD", "PORT", or "PORT+STBD" for a mount that trains over both beams. */
export function arcMask(text: string): number {
  if (/^[A-F]+$/.test(text)) return [...text].reduce((mask, letter) => mask | ARC[letter as 'A'], 0)
  return text.split('+').reduce((mask, name) => mask | ARC[name as 'PORT'], 0)
}

export const arcNames = (mask: number): string => NAMES.filter(name => (mask & ARC[name]) !== 0).join(' ')

/** 4.21 How the firer lies to the target, from the firer's arcs as the target sees him. On the line, abeam wins. */
export const isAbeam = (arcs: number): boolean => (arcs & (ARC.PORT | ARC.STBD)) !== 0
