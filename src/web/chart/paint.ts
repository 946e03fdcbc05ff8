import { distanceText } from '#kernel/ruleset/index.ts'
import { apart, COUNTER, isCounter } from './apart.ts'
import { type Brush, brushOf } from './brush.ts'
import type { Camera, Size } from './camera.ts'
import { paintAircraft, paintUnknown } from './counters.ts'
import { type Effect, onTheWay, paintEffect } from './effects.ts'
import { type Outlined, outlined, paintGroup, paintGroupWords, paintReach, paintSpan, paintTie } from './groups.ts'
import type { Ink } from './ink.ts'
import type { Box } from './labels.ts'
import { hullBoxes, paintBeyond, paintNames } from './names.ts'
import {
  paintFire,
  paintGhost,
  paintMeasure,
  paintPlace,
  paintTarget,
  paintWeapon,
  paintWeaponWords,
  paintZone,
} from './overlays.ts'
import { type ChartScene, drawn } from './scene.ts'
import { paintBorder, paintRose, paintScale, paintSea, scaleBox } from './sheet.ts'
import { beamPixels, type Drawn, paintFires, paintShip, paintWakes } from './ships.ts'
import { paintSight, paintSightWords, paintSky } from './sight.ts'
import { paintTrack } from './tracks.ts'

/** What else lies on the sheet: slips of paper that names must not be written under, in pixels. */
export interface Furniture {
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number } | null
  readonly scale: { readonly right: number; readonly bottom: number } | null
  readonly slips: readonly Box[]
  /** pixels from below that words along an edge keep clear of */
  readonly foot: number
}

/** The hulls as they lie on the screen now, with ships that are moving on their way. */
export function hullsOf(
  scene: ChartScene,
  perFoot: number,
  size: Size,
  camera: Camera,
  effects: readonly Effect[],
  now: number,
): Drawn[] {
  const moving = new Map(effects.flatMap(effect => (effect.kind === 'move' ? [[effect.unit, effect] as const] : [])))
  const lying = [...drawn(scene.chart), ...(scene.chart.counters ?? [])].map(unit => {
    const move = moving.get(unit.id)
    const { east, north, heading } = move === undefined ? unit : onTheWay(move.way, (now - move.from) / move.lasts)
    return {
      unit,
      x: size.width / 2 + (east - camera.east) * camera.scale,
      y: size.height / 2 - (north - camera.north) * camera.scale,
      heading,
      // what stands on a base is as large at any scale
      length: isCounter(unit) ? 2 * COUNTER : Math.max(9, unit.lengthFeet * perFoot * camera.scale),
      beam: isCounter(unit) ? 2 * COUNTER : beamPixels(unit, perFoot * camera.scale),
    }
  })
  return apart(lying)
}

export function paint(
  g: CanvasRenderingContext2D,
  size: Size,
  camera: Camera,
  ink: Ink,
  scene: ChartScene,
  perFoot: number,
  furniture: Furniture,
  effects: readonly Effect[],
  now: number,
  flicker: number,
): void {
  const brush = brushOf(g, size, camera, ink)
  const ships = hullsOf(scene, perFoot, size, camera, effects, now)
  const picture: Picture = {
    brush,
    scene,
    furniture,
    ships,
    groups: outlined(scene.chart.groups ?? [], ships, scene.selected),
    trained: trainedOn(ships, scene),
    rings: ringsOf(ships, scene),
  }
  g.textAlign = 'left'
  const { scale } = furniture
  const taken = [
    ...furniture.slips,
    ...(scale === null ? [] : [scaleBox(brush, scale.right, scale.bottom, scene.chart)]),
    ...paintWater(picture),
  ]
  paintShips(picture, flicker)
  for (const effect of effects) paintEffect(brush, effect, now)
  paintWords(picture, taken)
  if (scene.measured !== null) paintMeasure(brush, scene.measured)
  paintBorder(brush)
}

/** What is painted now, put together once. */
interface Picture {
  readonly brush: Brush
  readonly scene: ChartScene
  readonly furniture: Furniture
  readonly ships: readonly Drawn[]
  readonly groups: readonly Outlined[]
  readonly trained: ReadonlyMap<Drawn, Drawn>
  readonly rings: readonly Ring[]
}
interface Ring {
  readonly ship: Drawn
  readonly far: number
  readonly words: string
}

const withId = (ships: readonly Drawn[], id: number | null): Drawn | undefined =>
  ships.find(({ unit }) => unit.id === id)

/** All that lies below the ships; returns what is written there already. */
function paintWater({ brush, scene, furniture, ships, groups, trained, rings }: Picture): Box[] {
  const { chart, weapon } = scene
  const { size } = brush
  const written: Box[] = []
  paintSea(brush, chart)
  if (furniture.rose !== null)
    paintRose(brush, furniture.rose.x, furniture.rose.y, furniture.rose.radius, chart.weather)
  if (scene.place !== '' && size.width > 700) written.push(...paintPlace(brush, scene.place, size.width * 0.54, 76))
  if (chart.sky !== undefined && size.width > 700) paintSky(brush, chart.sky, furniture.foot)
  if (scene.zone !== null) paintZone(brush, scene.zone)
  for (const cloud of chart.smoke ?? []) paintCloud(brush, cloud)
  for (const light of chart.lights ?? []) paintLight(brush, light)
  for (const group of groups) paintGroup(brush, group)
  for (const tie of chart.ties ?? []) written.push(...paintTie(brush, tie))
  for (const reach of chart.reaches ?? []) written.push(...paintReach(brush, reach))
  for (const span of chart.spans ?? []) written.push(...paintSpan(brush, span))
  const chosen = withId(ships, scene.selected)
  if (chosen !== undefined && weapon !== null && weapon.arcs.length > 0) paintWeapon(brush, chosen, weapon)
  for (const { ship, far, words } of rings) paintSight(brush, ship, far, words !== '')
  for (const { unit } of ships) {
    if (unit.state === 'afloat') paintWakes(brush, unit.side, scene.wakes.get(unit.id)?.slice(-4) ?? [])
  }
  for (const [from, to] of trained) {
    const apart = Math.hypot(to.unit.east - from.unit.east, to.unit.north - from.unit.north)
    written.push(...paintFire(brush, from, to, distanceText(chart, apart)))
  }
  return written
}

function paintShips({ brush, scene, ships, trained }: Picture, flicker: number): void {
  const near = ships.filter(ship => isNear(ship, brush.size))
  for (const ship of near) {
    const to = trained.get(ship)
    const isChosen = ship.unit.id === scene.selected && ship.unit.state === 'afloat'
    if (ship.unit.kind === 'aircraft') paintAircraft(brush, ship, isChosen)
    else if (ship.unit.guise === 'unknown') paintUnknown(brush, ship, isChosen)
    else paintShip(brush, ship, isChosen, to === undefined ? null : bearingOf(ship, to))
  }
  for (const ship of near) paintFires(brush, ship, flicker)
  const aimed = withId(ships, scene.target)
  if (aimed !== undefined) paintTarget(brush, aimed)
}

/** Words, each where nothing else is: what must be read first is written first. */
function paintWords({ brush, scene, furniture, ships, groups, rings }: Picture, taken: Box[]): void {
  const { chart, weapon, ghost } = scene
  const { size, frame } = brush
  const hulls = hullBoxes(ships)
  const chosen = withId(ships, scene.selected)
  const aimed = withId(ships, scene.target)
  if (furniture.scale !== null) paintScale(brush, furniture.scale.right, furniture.scale.bottom, chart)
  const thought = withId(ships, ghost?.unit ?? null)
  if (ghost !== null && thought !== undefined) taken.push(...paintGhost(brush, ghost, thought, [...taken, ...hulls]))
  if (chosen !== undefined && weapon !== null && weapon.arcs.length > 0) {
    const bearing = aimed === undefined ? null : bearingOf(chosen, aimed)
    taken.push(...paintWeaponWords(brush, chosen, weapon, bearing, [...taken, ...hulls]))
  }
  for (const track of chart.tracks ?? []) taken.push(...paintTrack(brush, track, [...taken, ...hulls]))
  for (const { ship, far, words } of rings) {
    const text = `${words === '' ? '' : `${words}: `}seen at ${far} ${chart.measure}`
    taken.push(...paintSightWords(brush, ship, far, text, words !== '', [...taken, ...hulls]))
  }
  taken.push(...paintGroupWords(brush, groups, [...taken, ...hulls]))
  taken.push(...paintBeyond(brush, ships, chart, taken, hulls))
  const inside = ships.filter(({ x, y }) => x > frame && y > frame && x < size.width - frame && y < size.height - frame)
  paintNames(brush, inside, scene, taken)
}

/** Whose guns are trained on whom: the chosen ship's on her target, or those of whoever has just fired. */
function trainedOn(ships: readonly Drawn[], { selected, target, weapon, fired }: ChartScene): Map<Drawn, Drawn> {
  const pairs = weapon !== null && selected !== null && target !== null ? [{ from: selected, to: target }] : fired
  return new Map(
    pairs.flatMap(pair => {
      const [from, to] = [withId(ships, pair.from), withId(ships, pair.to)]
      return from === undefined || to === undefined ? [] : [[from, to] as const]
    }),
  )
}

/** On the sheet, or so near its edge that a part of her is. */
const isNear = ({ x, y, length }: Drawn, { width, height }: Size): boolean =>
  x > -2 * length && y > -2 * length && x < width + 2 * length && y < height + 2 * length

/** Sight farther than this has no ring: it would enclose the sheet. */
const FAR_SIGHT = 10

/** The chosen ship's ring, and those of whoever is seen farther than others. */
function ringsOf(ships: readonly Drawn[], { chart, selected, weapon }: ChartScene): Ring[] {
  return ships.flatMap(ship => {
    const { id, state, seen } = ship.unit
    if (state !== 'afloat') return []
    if (seen !== undefined && seen.far < FAR_SIGHT) return [{ ship, far: seen.far, words: seen.words }]
    const shown = id === selected && weapon === null && chart.sight > 0 && chart.sight < FAR_SIGHT
    return shown ? [{ ship, far: chart.sight, words: '' }] : []
  })
}

const bearingOf = (from: Drawn, to: Drawn): number =>
  ((Math.atan2(to.x - from.x, from.y - to.y) * 1800) / Math.PI + 3600) % 3600

/** A star over the water, and what it lights. */
function paintLight(
  { g, ink, camera, x, y }: Brush,
  { east, north, far }: { east: number; north: number; far: number },
): void {
  g.save()
  g.translate(x(east), y(north))
  g.fillStyle = g.strokeStyle = ink.flame
  g.globalAlpha = 0.16
  g.beginPath()
  g.arc(0, 0, far * camera.scale, 0, 7)
  g.fill()
  g.globalAlpha = 1
  g.lineWidth = 1.4
  for (let ray = 0; ray < 4; ray++) {
    g.rotate(Math.PI / 4)
    const long = ray % 2 === 0 ? 5 : 9
    g.beginPath()
    g.moveTo(-long, 0)
    g.lineTo(long, 0)
    g.stroke()
  }
  g.restore()
}

function paintCloud({ g, ink, camera, x, y }: Brush, cloud: { east: number; north: number; across: number }): void {
  const radius = (cloud.across / 2) * camera.scale
  const [cx, cy] = [x(cloud.east), y(cloud.north)]
  const puff = g.createRadialGradient(cx, cy, radius * 0.2, cx, cy, radius)
  puff.addColorStop(0, `${ink.smoke}66`)
  puff.addColorStop(1, `${ink.smoke}11`)
  g.fillStyle = puff
  g.beginPath()
  g.arc(cx, cy, radius, 0, 7)
  g.fill()
}
