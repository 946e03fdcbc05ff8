import { unitAt } from '#kernel/ruleset/index.ts'
import type { Chapter } from '../battle/chapter.ts'
import { type Camera, type Point, panned, pointAt, ringsOf, type Size, together, toX, toY, zoomed } from './camera.ts'
import { type Effect, effectsOf } from './effects.ts'
import { type Ink, inkOf } from './ink.ts'
import { isClear, laidOut } from './layout.ts'
import { type Furniture, hullsOf, paint } from './paint.ts'
import { type ChartScene, drawn, hullScale } from './scene.ts'

const MILE_YARDS = 2000
/** Of the scale that the nearest alone would have, so much is left where others are in sight with them. */
const WORTH = 0.35
/** Largest scale that fitting gives, and how far off the middle a ship may be and still be fitted in, by nautical miles. */
const FIT_SCALE = 84
const FAR = 11
const NEAR = 6

/**
 * The chart's canvas, outside React: it is painted again when something has changed, once a frame at most, and by itself only
 * while something moves or burns.
 */
export class Painter {
  private readonly canvas: HTMLCanvasElement
  private readonly g: CanvasRenderingContext2D
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)')
  private scene: ChartScene | null = null
  private perFoot = 0
  private ink: Ink
  private size: Size = { width: 0, height: 0 }
  private view: Camera | null = null
  /** what the chart was last laid out for; null once somebody has moved it by hand */
  private laid: readonly Point[] | null = null
  private furniture: Furniture = { rose: null, scale: null, slips: [], foot: 0 }
  private effects: Effect[] = []
  private frame = 0
  private flickerTimer = 0
  /** told whenever the chart lies otherwise; by hand, if somebody moved it */
  onLook: ((corners: readonly [Point, Point], byHand: boolean) => void) | null = null

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
    this.g = canvas.getContext('2d')!
    this.ink = inkOf(canvas)
  }

  close(): void {
    cancelAnimationFrame(this.frame)
    clearInterval(this.flickerTimer)
  }

  /** What lies on the chart now; rows that have just happened are shown as they happen. */
  show(scene: ChartScene, fresh: readonly Chapter[] = []): void {
    if (this.scene?.chart !== scene.chart) this.perFoot = hullScale(scene.chart)
    this.scene = scene
    const burns = scene.chart.units.some(
      ({ marks, state }) => state === 'afloat' && marks.some(({ name }) => name === 'fire'),
    )
    clearInterval(this.flickerTimer)
    if (burns && !this.still.matches) this.flickerTimer = window.setInterval(() => this.dirty(), 220)
    if (this.view === null && this.size.width > 0) this.open()
    this.dirty()
    const fired = fresh.flatMap(({ traces }) => traces).findLast(({ targets }) => targets.length > 0)
    if (fired !== undefined) this.follow([fired.unit, ...fired.targets], true)
    for (const chapter of fresh) this.play(chapter)
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
    if (this.scene !== null && width > 0) {
      if (this.view === null) this.open()
      // a panel has grown or shrunk: what was to be seen still is
      else if (this.laid !== null) this.fitTo(this.laid)
    }
    this.draw()
  }

  /** What is to be seen once: ships along their way, salvoes, what they sink; so many times as fast. Whoever wants no motion has none. */
  play(chapter: Chapter, pace = 1): void {
    if (this.still.matches) return
    this.effects.push(...effectsOf(chapter, performance.now(), pace))
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
    this.tellLook()
    this.dirty()
  }
  /** Between which corners the chart is seen. */
  private tellLook(): void {
    const { width, height } = this.size
    if (this.onLook === null || this.view === null || width === 0) return
    this.onLook([pointAt(this.view, this.size, 0, height), pointAt(this.view, this.size, width, 0)], this.laid === null)
  }
  pan(dx: number, dy: number): void {
    this.laid = null
    if (this.view !== null) this.look(panned(this.view, dx, dy))
  }
  zoom(by: number, x?: number, y?: number): void {
    this.laid = null
    if (this.view !== null) this.look(zoomed(this.view, this.size, by, x, y, this.mile))
  }
  /** All ships in sight, or those that lie together. */
  fit(all: boolean): void {
    if (this.scene === null) return
    const { chart } = this.scene
    const ships = drawn(chart).filter(({ state }) => state === 'afloat')
    const corners = [
      { east: 0, north: 0 },
      { east: chart.width, north: chart.height },
    ]
    const points: readonly Point[] = ships.length > 0 ? ships : corners
    this.fitTo(all ? points : this.worthSeeing(together(points, this.far), [points, ringsOf(chart)]))
  }
  /** Whoever is farther off, and rings that matter, are in sight too, unless all would be much smaller for it. */
  private worthSeeing(near: readonly Point[], more: readonly (readonly Point[])[]): readonly Point[] {
    const least = WORTH * this.laidFor(near).scale
    let seen = near
    for (const each of more) {
      const whole = seen.concat(each)
      if (this.laidFor(whole).scale >= least) seen = whole
    }
    return seen
  }
  /** The first look: the ships, and whoever is asked. */
  private open(): void {
    this.fit(false)
    const { selected } = this.scene!
    if (selected !== null) this.follow([selected])
  }
  /** measures to a nautical mile, whatever the book measures in */
  private get mile(): number {
    return MILE_YARDS / (this.scene?.chart.yards ?? MILE_YARDS)
  }
  private get far(): number {
    return (this.size.width < 480 ? NEAR : FAR) * this.mile
  }
  /** These in sight, as large as may be, and none of them under a slip. */
  private fitTo(points: readonly Point[]): void {
    this.laid = points
    this.look(this.laidFor(points))
  }
  private laidFor(points: readonly Point[]): Camera {
    const margin = this.size.width < 480 ? 44 : Math.min(110, this.size.width / 8)
    return laidOut(points, this.size, margin, FIT_SCALE / this.mile, this.furniture.slips)
  }
  private isClear(camera: Camera, point: Point): boolean {
    return isClear(camera, this.size, point, Math.min(50, this.size.width / 9), this.furniture.slips)
  }
  /**
   * If one of these is out of sight, or under a slip, the chart is laid so that they and those round them are not; gently: unless
   * somebody has laid it by hand.
   */
  follow(units: readonly number[], gently = false): void {
    if (gently && this.laid === null) return
    const ships = units
      .flatMap(id => (this.scene === null ? [] : (unitAt(this.scene.chart, id) ?? [])))
      .filter(({ state }) => state === 'afloat')
    const { view } = this
    if (view === null || ships.every(ship => this.isClear(view, ship))) return
    const [first] = ships
    const near = drawn(this.scene!.chart).filter(
      ({ state, east, north }) => state === 'afloat' && Math.hypot(east - first!.east, north - first!.north) < this.far,
    )
    this.fitTo([...ships, ...near])
  }

  /** The chart is moved no farther than it must be for this point to be seen. */
  reveal({ east, north }: Point): void {
    if (this.view === null) return
    const margin = Math.min(70, this.size.width / 7)
    const [x, y] = [toX(this.view, this.size, east), toY(this.view, this.size, north)]
    const into = (at: number, most: number): number => Math.min(Math.max(at, margin), most - margin) - at
    const [dx, dy] = [into(x, this.size.width), into(y, this.size.height)]
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
    this.tellSelected()
    if (this.effects.length > 0) this.dirty()
  }

  /** Where the chosen ship lies on the screen, for whoever takes hold of her by other means than eyes. */
  private tellSelected(): void {
    const ship = this.scene === null ? undefined : unitAt(this.scene.chart, this.scene.selected ?? -1)
    if (ship === undefined || this.view === null) return
    const at = `${Math.round(toX(this.view, this.size, ship.east))} ${Math.round(toY(this.view, this.size, ship.north))}`
    if (this.canvas.dataset['selected'] !== at) this.canvas.dataset['selected'] = at
  }
}
