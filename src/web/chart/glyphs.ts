import type { MarkName } from '#kernel/ruleset/index.ts'
import type { Ink } from './ink.ts'

export const FLAME =
  'M0 -8 C3.2 -4.6 5.4 -2.2 5.4 1.6 A5.4 5.4 0 0 1 -5.4 1.6 C-5.4 -.6 -4.2 -2 -3 -3 C-2.8 -1.4 -2 -.6 -1.2 -.4 C-1.6 -3.4 -1 -6 0 -8Z'

/** What lies by a ship's name, each with a drawing of its own: path, and how it is inked. */
export const GLYPHS: Partial<
  Record<MarkName, { readonly path: string; readonly stroke: keyof Ink; readonly fill?: keyof Ink }>
> = {
  fire: { path: FLAME, stroke: 'ink', fill: 'flame' },
  flood: { path: 'M-7 -3q3.5 -4 7 0t7 0M-7 1.5q3.5 -4 7 0t7 0M-7 6q3.5 -4 7 0t7 0', stroke: 'flood' },
  list: { path: 'M-7 5L7 5M-4.400 3.600L-6 -3.600L5 -6L4.600 1.600Z', stroke: 'ink' },
  bridge: { path: 'M-6 5V-4H6V5M-7 5H7M-3 -7L3 1', stroke: 'ink' },
  engine: { path: 'M5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0M-6 -6L6 6', stroke: 'ink' },
  rudder: { path: 'M-2 -7V6M-2 -4H4V3H-2M-6 -6L6 6', stroke: 'ink' },
  'fire control': {
    path: 'M-6 0H6M0 -6V6M3.500 0A3.500 3.500 0 1 1 -3.500 0A3.500 3.500 0 1 1 3.500 0M-6 6L6 -6',
    stroke: 'ink',
  },
  splash: {
    path: 'M-3 5C-2.600 0 -1.600 -5 0 -8C1.600 -5 2.600 0 3 5M-5.500 4C-5.500 1 -6.300 -1 -7.200 -2.500M5.500 4C5.500 1 6.300 -1 7.200 -2.500',
    stroke: 'flood',
  },
  smoke: { path: 'M-6 4A3 3 0 0 1 -4 -1A4 4 0 0 1 3 -3A3.500 3.500 0 0 1 5 4Z', stroke: 'smoke' },
}

/** A tall splash where a shell fell short. */
export const SPLASH =
  'M-3.400 3C-3 -4 -2 -11 0 -15C2 -11 3 -4 3.400 3M-6 1C-6 -3 -7 -6 -8.400 -8M6 1C6 -3 7 -6 8.400 -8'
/** Eight rays where one struck. */
export const BURST = Array.from({ length: 8 }, (_, i) => {
  const turn = ((i * 45 + 10) * Math.PI) / 180
  const far = i % 2 === 0 ? 11 : 7
  const at = (r: number): string => `${(Math.sin(turn) * r).toFixed(1)} ${(-Math.cos(turn) * r).toFixed(1)}`
  return `M${at(3)}L${at(far)}`
}).join('')

export function paintGlyph(g: CanvasRenderingContext2D, ink: Ink, name: MarkName, x: number, y: number): void {
  const glyph = GLYPHS[name]
  if (glyph === undefined) return
  const path = new Path2D(glyph.path)
  g.save()
  g.translate(x, y)
  if (glyph.fill !== undefined) {
    g.fillStyle = ink[glyph.fill] as string
    g.fill(path)
  }
  g.strokeStyle = ink[glyph.stroke] as string
  g.lineWidth = glyph.fill === undefined ? 1.5 : 0.9
  g.stroke(path)
  g.restore()
}
