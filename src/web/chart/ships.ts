import type { Unit } from '#kernel/ruleset/index.ts'
import type { Wake } from '../battle/wakes.ts'
import { type Brush, radians } from './brush.ts'
import { FLAME } from './glyphs.ts'
import { beamOf, funnelsOf, gapOf, hullPath, turretsOf } from './hulls.ts'
import { sideInk } from './ink.ts'

/** A hull in pixels. */
export interface Drawn {
  readonly unit: Unit
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly length: number
  readonly beam: number
}

/** Beam × 1.25, never under 5 pixels: a destroyer does not vanish. */
export const beamPixels = (unit: Unit, perFoot: number): number => Math.max(beamOf(unit) * perFoot * 1.25, 5)

/** The ways of the last turns: the last move solid, older ones dashed and fading, a ring where each turn began. */
export function paintWakes({ g, ink, x, y }: Brush, side: number, wakes: readonly Wake[]): void {
  const colour = sideInk(ink, side)
  wakes.forEach(({ way }, i) => {
    const old = wakes.length - 1 - i
    g.globalAlpha = Math.max(0.2, 0.62 - old * 0.18)
    g.strokeStyle = colour
    g.lineWidth = old === 0 ? 1.5 : 1
    g.setLineDash(old === 0 ? [] : [5, 4])
    g.beginPath()
    for (const { east, north } of way) g.lineTo(x(east), y(north))
    g.stroke()
    g.setLineDash([])
    g.globalAlpha = 0.8
    g.lineWidth = 1
    g.beginPath()
    g.arc(x(way[0]!.east), y(way[0]!.north), 2, 0, 7)
    g.fillStyle = ink.sea
    g.fill()
    g.stroke()
  })
  g.globalAlpha = 1
}

export function paintShip({ g, ink }: Brush, ship: Drawn, selected: boolean, train: number | null): void {
  const { unit, x, y, heading, length, beam } = ship
  const colour = sideInk(ink, unit.side)
  const gone = unit.state === 'sunk'
  g.save()
  g.translate(x, y)
  g.rotate(radians(heading))
  g.lineJoin = 'round'
  if (selected) {
    g.strokeStyle = ink.chart
    g.lineWidth = 1.6
    g.stroke(hullPath(length + 14, beam + 13, unit))
  }
  if (!gone && unit.moving) paintWash(g, colour, length, beam)
  const hull = hullPath(length, beam, unit)
  if (gone || unit.guise === 'false') {
    g.globalAlpha = gone ? 0.5 : 0.9
    g.strokeStyle = colour
    g.lineWidth = 1.2
    g.setLineDash([3, 3])
    g.stroke(hull)
  } else {
    g.fillStyle = colour
    g.fill(hull)
    g.strokeStyle = ink.ink
    g.lineWidth = 0.9
    g.stroke(hull)
    if (length > 24) paintDeck(g, ink.sheet, ship, train)
  }
  g.restore()
  if (gone) paintCross(g, ink.ink, x, y)
}

/** Bow wave and wake. */
function paintWash(g: CanvasRenderingContext2D, colour: string, length: number, beam: number): void {
  g.save()
  g.strokeStyle = colour
  g.globalAlpha = 0.55
  g.lineWidth = 0.8
  g.beginPath()
  for (const side of [-1, 1]) {
    g.moveTo(beam * 0.3 * side, length * 0.46)
    g.quadraticCurveTo(beam * 0.9 * side, length * 0.75, beam * 1.25 * side, length * 1.02)
    g.moveTo(side, -length * 0.5)
    g.quadraticCurveTo(beam * 0.9 * side, -length * 0.33, beam * 1.2 * side, -length * 0.1)
  }
  g.stroke()
  g.restore()
}

/** Funnels as dots; turrets as discs with a barrel, trained on the target if there is one. */
function paintDeck(
  g: CanvasRenderingContext2D,
  paper: string,
  { unit, heading, length, beam }: Drawn,
  train: number | null,
): void {
  g.fillStyle = paper
  g.strokeStyle = paper
  const funnels = funnelsOf(unit)
  const turrets = turretsOf(unit)
  const { middle, room } = gapOf(turrets)
  const span = length * Math.min(unit.kind === 'merchant' ? 0.2 : 0.28, room)
  for (let i = 0; i < funnels; i++) {
    const at = length * (middle - 0.5) - span / 2 + (funnels > 1 ? (span * i) / (funnels - 1) : span / 2)
    g.beginPath()
    g.arc(0, at, Math.max(1.1, beam * 0.15), 0, 7)
    g.fill()
  }
  g.lineWidth = 1.4
  const size = turrets.length > 2 ? 0.2 : 0.24
  for (const { along, off, rest } of turrets) {
    const [over, at] = [(off * beam) / 2, length * (along - 0.5)]
    const to = radians(train === null ? rest : train - heading)
    g.beginPath()
    g.arc(over, at, beam * (off === 0 ? size : 0.17), 0, 7)
    g.fill()
    g.beginPath()
    g.moveTo(over, at)
    g.lineTo(over + Math.sin(to) * beam * 0.62, at - Math.cos(to) * beam * 0.62)
    g.stroke()
  }
}

function paintCross(g: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  g.strokeStyle = colour
  g.lineWidth = 2
  g.beginPath()
  g.moveTo(x - 8, y - 8)
  g.lineTo(x + 8, y + 8)
  g.moveTo(x + 8, y - 8)
  g.lineTo(x - 8, y + 8)
  g.stroke()
}

/** Fires burn on the hull, light the water at night, and smoke drifts away. */
export function paintFires({ g, ink, camera }: Brush, ship: Drawn, flicker: number): void {
  const fires = ship.unit.marks.find(({ name }) => name === 'fire')?.count ?? 0
  if (fires === 0 || ship.unit.state !== 'afloat') return
  const { x, y, length } = ship
  const glow = g.createRadialGradient(x, y, 0, x, y, camera.scale * 1.3)
  const strong = ink.night ? 0.5 : 0.22
  glow.addColorStop(0, alpha(ink.glow, strong * (0.85 + 0.15 * flicker)))
  glow.addColorStop(0.35, alpha(ink.glow, strong * 0.33))
  glow.addColorStop(1, alpha(ink.glow, 0))
  g.fillStyle = glow
  g.fillRect(x - camera.scale * 1.3, y - camera.scale * 1.3, camera.scale * 2.6, camera.scale * 2.6)
  for (let i = 0; i < 7; i++) {
    const share = i / 6
    const [sx, sy] = [x - share * camera.scale * 0.55 + (i % 2 ? 3 : -2), y - share * camera.scale * 0.7]
    const puff = g.createRadialGradient(sx, sy, 0, sx, sy, 5 + share * 15)
    puff.addColorStop(0, alpha(ink.smoke, ink.night ? 0.16 : 0.2))
    puff.addColorStop(1, alpha(ink.smoke, 0))
    g.fillStyle = puff
    g.fillRect(sx - 20, sy - 20, 40, 40)
  }
  const flame = new Path2D(FLAME)
  for (let i = 0; i < Math.min(3, fires); i++) {
    const along = (i - (Math.min(3, fires) - 1) / 2) * length * 0.3
    g.save()
    g.translate(x - Math.sin(radians(ship.heading)) * along, y + Math.cos(radians(ship.heading)) * along - 4)
    g.scale(0.95, 0.95 * (0.94 + 0.06 * flicker))
    g.fillStyle = ink.flame
    g.fill(flame)
    g.strokeStyle = ink.ink
    g.lineWidth = 0.8
    g.stroke(flame)
    g.restore()
  }
}

export const alpha = (colour: string, share: number): string =>
  `${colour.slice(0, 7)}${Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')}`
