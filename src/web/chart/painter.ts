import { type Camera, fitted, type Point, panned, pointAt, type Size, together, zoomed } from './camera.ts'
import type { Effect } from './effects.ts'
import { type Ink, inkOf } from './ink.ts'
import { type Furniture, hullsOf, paint } from './paint.ts'
import { drawn, hullScale, type Scene } from './scene.ts'

/** Largest scale that fitting gives, and how far off the middle a ship may be and still be fitted in. */
const FIT_SCALE = 66
const FAR = 11

/**
 * The chart's canvas, outside React: it is painted again when something has changed, once a frame at most, and by itself only
 * while something moves or burns.
 */
export class Painter {
  private readonly canvas: HTMLCanvasElement
  private readonly g: CanvasRenderingContext2D
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)')
  private scene: Scene | null = null
  private perFoot = 0
  private ink: Ink
  private size: Size = { width: 0, height: 0 }
  private view: Camera | null = null
  private furniture: Furniture = { rose: null, scale: null, slips: [] }
  private effects: Effect[] = []
  private frame = 0
  private flickerTimer = 0

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
    this.g = canvas.getContext('2d')!
    this.ink = inkOf(canvas)
  }

  close(): void {
    cancelAnimationFrame(this.frame)
    clearInterval(this.flickerTimer)
  }

  show(scene: Scene): void {
    if (this.scene?.chart !== scene.chart) this.perFoot = hullScale(scene.chart)
    this.scene = scene
    const burns = scene.chart.units.some(
      ({ marks, state }) => state === 'afloat' && marks.some(({ name }) => name === 'fire'),
    )
    clearInterval(this.flickerTimer)
    if (burns && !this.still.matches) this.flickerTimer = window.setInterval(() => this.dirty(), 220)
    if (this.view === null && this.size.width > 0) this.fit(false)
    this.dirty()
  }

  /** The theme has changed. */
  recolour(): void {
    this.ink = inkOf(this.canvas)
    this.dirty()
  }

  resize(width: number, height: number, furniture: Furniture): void {
    const ratio = window.devicePixelRatio || 1
    this.size = { width, height }
    this.furniture = furniture
    this.canvas.width = Math.round(width * ratio)
    this.canvas.height = Math.round(height * ratio)
    this.g.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (this.view === null && this.scene !== null && width > 0) this.fit(false)
    this.draw()
  }

  /** What is to be seen once. Whoever wants no motion has none. */
  play(effects: readonly Effect[]): void {
    if (this.still.matches) return
    this.effects.push(...effects)
    this.dirty()
  }
  get isPlaying(): boolean {
    return this.effects.length > 0
  }
  skip(): void {
    if (this.effects.length === 0) return
    this.effects = []
    this.dirty()
  }

  get camera(): Camera | null {
    return this.view
  }
  look(camera: Camera): void {
    this.view = camera
    this.dirty()
  }
  pan(dx: number, dy: number): void {
    if (this.view !== null) this.look(panned(this.view, dx, dy))
  }
  zoom(by: number, x?: number, y?: number): void {
    if (this.view !== null) this.look(zoomed(this.view, this.size, by, x, y))
  }
  /** All ships in sight, or those that lie together. */
  fit(all: boolean): void {
    if (this.scene === null) return
    const ships = drawn(this.scene.chart).filter(({ state }) => state === 'afloat')
    const points: readonly Point[] =
      ships.length > 0
        ? ships
        : [
            { east: 0, north: 0 },
            { east: this.scene.chart.width, north: this.scene.chart.height },
          ]
    const margin = this.size.width < 480 ? 50 : Math.min(120, this.size.width / 7)
    this.look(fitted(all ? points : together(points, FAR), this.size, margin, FIT_SCALE))
  }
  /** If a ship is out of sight, or near the edge, the chart is moved so far that she is not. */
  follow(unit: number): void {
    const ship = this.scene?.chart.units[unit]
    if (ship === undefined || this.view === null || ship.state !== 'afloat') return
    const margin = Math.min(90, this.size.width / 5)
    const x = this.size.width / 2 + (ship.east - this.view.east) * this.view.scale
    const y = this.size.height / 2 - (ship.north - this.view.north) * this.view.scale
    const dx = x < margin ? margin - x : x > this.size.width - margin ? this.size.width - margin - x : 0
    const dy = y < margin ? margin - y : y > this.size.height - margin ? this.size.height - margin - y : 0
    if (dx !== 0 || dy !== 0) this.pan(dx, dy)
  }

  pointAt(x: number, y: number): Point | null {
    return this.view === null ? null : pointAt(this.view, this.size, x, y)
  }
  /** The ship under the hand, if there is one. */
  unitAt(x: number, y: number, reach: number): number | null {
    if (this.scene === null || this.view === null) return null
    let nearest: number | null = null
    let least = reach
    for (const { unit, x: sx, y: sy, length } of hullsOf(this.scene, this.perFoot, this.size, this.view, [], 0)) {
      const apart = Math.hypot(sx - x, sy - y) - length / 3
      if (apart < least && unit.state === 'afloat') {
        least = apart
        nearest = unit.id
      }
    }
    return nearest
  }

  dirty(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.draw())
  }
  private draw(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    if (this.scene === null || this.view === null || this.size.width === 0) return
    const now = performance.now()
    this.effects = this.effects.filter(({ from, lasts }) => now < from + lasts)
    const flicker = this.still.matches ? 1 : Math.sin(now / 260)
    paint(this.g, this.size, this.view, this.ink, this.scene, this.perFoot, this.furniture, this.effects, now, flicker)
    if (this.effects.length > 0) this.dirty()
  }
}
