import type { Unit } from '#kernel/ruleset/index.ts'
import type { PlotBox, PlotPoint } from './frame.ts'
import { inkOf, PAPER, type PlotInk } from './ink.ts'
import { element, group, line } from './svg.ts'

/** A hull is drawn this long, whatever the scale: a sign, a little longer for longer ships. */
export const hullLength = ({ lengthFeet }: Pick<Unit, 'lengthFeet'>): number =>
  Math.min(30, Math.max(17, 13 + lengthFeet / 45))

/** A ship from above, her bow along the heading. */
export function hull({ x, y }: PlotPoint, heading: number, length: number, { colour, fill }: PlotInk): string {
  const [half, beam] = [length / 2, length * 0.13]
  const d = `M0 ${-half}Q${beam} ${-half * 0.45} ${beam} 0L${beam * 0.8} ${half * 0.8}Q0 ${half * 1.15} ${-beam * 0.8} ${half * 0.8}L${-beam} 0Q${-beam} ${-half * 0.45} 0 ${-half}Z`
  return element('path', {
    d: d.replace(/\d+\.\d+/g, number => String(Math.round(Number(number) * 100) / 100)),
    transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(heading / 10)})`,
    fill,
    stroke: colour,
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
  })
}
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0

/** Where she went down. */
export function cross({ x, y }: PlotPoint, { colour }: PlotInk): string {
  const arm = 6.5
  const arms = [line(x - arm, y - arm, x + arm, y + arm), line(x - arm, y + arm, x + arm, y - arm)]
  return group({ 'stroke-linecap': 'round' }, [
    group({ stroke: PAPER, 'stroke-width': 6 }, arms),
    group({ stroke: colour, 'stroke-width': 2.6 }, arms),
  ])
}

/** Where she left the sea, and which way. */
export function arrow({ x, y }: PlotPoint, heading: number, { colour }: PlotInk): string {
  return element('path', {
    d: 'M-5.5 6L0 -7L5.5 6L0 2.5Z',
    transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(heading / 10)})`,
    fill: colour,
    stroke: colour,
    'stroke-width': 0.8,
    'stroke-linejoin': 'round',
  })
}

/** Where she began. */
export const dot = ({ x, y }: PlotPoint, { colour, fill }: PlotInk): string =>
  element('circle', { cx: x, cy: y, r: 3.6, fill, stroke: colour, 'stroke-width': 1.4 })

/** How a ship ends: a hull if she floats, a cross or an arrow if not. */
export function end(at: PlotPoint, unit: Unit): string {
  const ink = inkOf(unit.side)
  if (unit.state === 'sunk') return cross(at, ink)
  return unit.state === 'away' ? arrow(at, unit.heading, ink) : hull(at, unit.heading, hullLength(unit), ink)
}

/** The room that such a sign takes. */
export function endBox({ x, y }: PlotPoint, unit: Unit): PlotBox {
  const length = unit.state === 'afloat' ? hullLength(unit) : 0
  const angle = (unit.heading / 1800) * Math.PI
  const across = length * Math.abs(Math.sin(angle)) + (length > 0 ? 8 : 15)
  const down = length * Math.abs(Math.cos(angle)) + (length > 0 ? 8 : 15)
  return { x: x - across / 2, y: y - down / 2, width: across, height: down }
}
