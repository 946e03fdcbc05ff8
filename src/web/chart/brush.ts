import { type Camera, type Size, toX, toY } from './camera.ts'
import type { Ink } from './ink.ts'

/** What every part of the chart draws with. */
export interface Brush {
  readonly g: CanvasRenderingContext2D
  readonly size: Size
  readonly camera: Camera
  readonly ink: Ink
  readonly x: (east: number) => number
  readonly y: (north: number) => number
  /** the paper round the neat line; 0 on a small screen */
  readonly frame: number
}

export function brushOf(g: CanvasRenderingContext2D, size: Size, camera: Camera, ink: Ink): Brush {
  return {
    g,
    size,
    camera,
    ink,
    x: east => toX(camera, size, east),
    y: north => toY(camera, size, north),
    frame: size.width < 480 ? 0 : 18,
  }
}

export const radians = (tenths: number): number => (tenths * Math.PI) / 1800

/** A word with a halo of sea round it, so that lines may pass below. */
export function haloed(
  g: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  halo: string,
  width: number,
): void {
  const { fillStyle } = g
  g.lineJoin = 'round'
  g.lineWidth = width
  g.strokeStyle = halo
  g.strokeText(text, x, y)
  g.fillStyle = fillStyle
  g.fillText(text, x, y)
}

export function line(g: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  g.beginPath()
  g.moveTo(x1, y1)
  g.lineTo(x2, y2)
  g.stroke()
}
