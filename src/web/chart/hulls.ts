import type { Turret, Unit } from '#kernel/ruleset/index.ts'

/** Beam for length, where only the length is known. */
const SLENDER: Readonly<Record<Unit['kind'], number>> = {
  battleship: 6.9,
  battlecruiser: 7.4,
  cruiser: 7.4,
  destroyer: 9.5,
  carrier: 7.6,
  submarine: 10.5,
  merchant: 8.4,
  aircraft: 1,
}
export const beamOf = ({ kind, letters, lengthFeet }: Unit): number =>
  lengthFeet / (kind === 'cruiser' && letters === 'CL' ? 9 : SLENDER[kind])

const isSlender = ({ kind, letters }: Pick<Unit, 'kind' | 'letters'>): boolean =>
  kind === 'destroyer' || kind === 'submarine' || letters === 'CL'

/** An outline with the bow up, round 0,0: armoured, slender or merchant. */
export function hullPath(length: number, beam: number, unit: Pick<Unit, 'kind' | 'letters'>): Path2D {
  const key = `${length.toFixed(1)} ${beam.toFixed(1)} ${unit.kind} ${unit.letters}`
  let path = paths.get(key)
  if (path === undefined) {
    // every zoom makes new ones; none is worth keeping for long
    if (paths.size > 2000) paths.clear()
    path = new Path2D(outlineOf(length, beam, unit))
    paths.set(key, path)
  }
  return path
}
const paths = new Map<string, Path2D>()

/** The same as a path's text. */
export function outlineOf(length: number, beam: number, unit: Pick<Unit, 'kind' | 'letters'>): string {
  const h = length / 2
  const b = beam / 2
  if (unit.kind === 'merchant')
    return `M0 ${-h} C${b * 0.55} ${-h * 0.88} ${b} ${-h * 0.72} ${b} ${-h * 0.5} L${b} ${h * 0.72} C${b} ${h * 0.93} ${b * 0.5} ${h} 0 ${h} C${-b * 0.5} ${h} ${-b} ${h * 0.93} ${-b} ${h * 0.72} L${-b} ${-h * 0.5} C${-b} ${-h * 0.72} ${-b * 0.55} ${-h * 0.88} 0 ${-h}Z`
  if (isSlender(unit))
    return `M0 ${-h} C${b * 0.35} ${-h * 0.8} ${b} ${-h * 0.45} ${b} ${-h * 0.05} C${b} ${h * 0.5} ${b * 0.7} ${h * 0.85} ${b * 0.35} ${h * 0.97} Q0 ${h * 1.02} ${-b * 0.35} ${h * 0.97} C${-b * 0.7} ${h * 0.85} ${-b} ${h * 0.5} ${-b} ${-h * 0.05} C${-b} ${-h * 0.45} ${-b * 0.35} ${-h * 0.8} 0 ${-h}Z`
  return `M0 ${-h} C${b * 0.5} ${-h * 0.84} ${b} ${-h * 0.6} ${b} ${-h * 0.28} L${b} ${h * 0.4} C${b} ${h * 0.72} ${b * 0.62} ${h * 0.93} ${b * 0.2} ${h} L${-b * 0.2} ${h} C${-b * 0.62} ${h * 0.93} ${-b} ${h * 0.72} ${-b} ${h * 0.4} L${-b} ${-h * 0.28} C${-b} ${-h * 0.6} ${-b * 0.5} ${-h * 0.84} 0 ${-h}Z`
}

const FUNNELS: Readonly<Record<Unit['kind'], number>> = {
  battleship: 2,
  battlecruiser: 3,
  cruiser: 4,
  destroyer: 3,
  carrier: 0,
  submarine: 0,
  merchant: 2,
  aircraft: 0,
}
export const funnelsOf = ({ kind, letters }: Unit): number => (letters === 'CL' ? 3 : FUNNELS[kind])
/** Where funnels have most room: amidships, or in the widest gap between turrets on the middle line. */
export function gapOf(turrets: readonly Turret[]): { readonly middle: number; readonly room: number } {
  const stands = turrets.filter(({ off }) => off === 0).map(({ along }) => along)
  const edges = [0.2, ...stands.sort((a, b) => a - b), 0.8]
  let middle = 0.5
  let widest = 0
  for (let i = 1; i < edges.length; i++) {
    const gap = edges[i]! - edges[i - 1]!
    if (gap <= widest) continue
    widest = gap
    middle = (edges[i]! + edges[i - 1]!) / 2
  }
  return { middle, room: Math.max(0.08, widest - 0.16) }
}

const inLine = (...shares: readonly number[]): readonly Turret[] =>
  shares.map(along => ({ along, off: 0, rest: along < 0.5 ? 0 : 1800 }))
const CAPITAL = inLine(0.18, 0.27, 0.73, 0.82)
const ARMOURED = inLine(0.19, 0.81)
const NONE = inLine()
/** As her card has them, or as her kind usually had. */
export const turretsOf = ({ kind, letters, turrets }: Unit): readonly Turret[] =>
  turrets ??
  (kind === 'battleship' || kind === 'battlecruiser'
    ? CAPITAL
    : kind === 'cruiser' && letters !== 'CL'
      ? ARMOURED
      : NONE)
