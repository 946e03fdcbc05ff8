import type { Cite } from '#kernel/book/index.ts'
import { type Fixed, type Seen, sheetAt } from '../01-ships/state.ts'
import { mountsAtSea, SEA } from '../09-advanced/9-5-sea.ts'
import { R } from '../book/register.ts'
import { sightOf, sizeOf } from '../measured.ts'
import { ARC, isAbeam } from './4-1-arcs.ts'
import type { Attack } from './4-2-to-hit.ts'

export const BANDS = ['short', 'medium', 'long'] as const
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** A chance as people read it. */
export function percentText(chance: number): string {
  const percent = chance * 100
  if (percent === 0) return '0 %'
  if (percent < 0.1) return 'under 0.1 %'
  return `${percent < 9.95 && !Number.isInteger(percent) ? percent.toFixed(1) : Math.round(percent)} %`
}

/** How the target lies: range on the sea and on the table, band, bearing, arc, aspect. */
export function factsOf(state: Seen, ship: number, target: number, attack: Attack | null): string {
  const { board } = state.fixed as Fixed
  const from = state.ships[ship]!
  const to = state.ships[target]!
  const miles = board.distance(from, to) / board.unit
  const off = (((board.bearing(from, to) - from.heading) % 3600) + 3600) % 3600
  const { arcs, from: seen } = sightOf(state, ship, target)
  const letters = 'ABCDEF'.split('').filter(letter => (arcs & ARC[letter as 'A']) !== 0)
  const side =
    off === 0 ? 'ahead' : off < 1800 ? `starboard ${Math.round(off / 10)}°` : `port ${Math.round((3600 - off) / 10)}°`
  const aspect = isAbeam(seen) ? 'abeam' : (seen & ARC.FWD) !== 0 ? 'from ahead' : 'from astern'
  return [
    `${miles.toFixed(1)} nm (${Math.round(miles * inchesToMile(state))} in)`,
    ...(attack === null ? [] : [BANDS[attack.band] ?? 'out of range']),
    `${side}, arc ${letters.join(' and ')}`,
    aspect,
  ].join(' · ')
}

/** 0.31 Inches of table to the mile, by the scale that makes a foot so many miles. */
export function inchesToMile(state: Seen): number {
  const { modelMilesPerFoot } = state.fixed as Fixed
  return SCALES.find(([scale, inches]) => 12 / scale / inches === modelMilesPerFoot)![1]
}
const SCALES = [
  [2400, 4],
  [3000, 3],
  [6000, 2],
] as const

/** Lines of 4.2 that a player looks for: any of these rules, and which stands there when none of them counts. */
export const SLOTS: readonly (readonly [readonly Cite[], (state: Seen, attack: Attack) => Cite])[] = [
  [[R['GF-4.2-rof']], () => R['GF-4.2-rof']],
  [[R['GF-4.2-short'], R['GF-4.2-medium'], R['GF-4.2-long']], () => R['GF-4.2-medium']],
  [[R['GF-4.2-own-speed']], () => R['GF-4.2-own-speed']],
  [[R['GF-4.2-target-speed']], () => R['GF-4.2-target-speed']],
  [
    [R['GF-4.2-vs'], R['GF-4.2-s'], R['GF-4.2-l'], R['GF-4.2-vl']],
    (state, { target }) =>
      [R['GF-4.2-vs'], R['GF-4.2-s'], R['GF-4.2-m'], R['GF-4.2-l'], R['GF-4.2-vl']][sizeOf(state, target)]!,
  ],
]

/** One line of a sum in words that fit this shot; null where the rule's title says it. */
export function lineWords(state: Seen, ship: number, target: number, why: Cite, attack: Attack | null): string | null {
  switch (why) {
    case R['GF-4.2-short']:
    case R['GF-4.2-medium']:
    case R['GF-4.2-long']:
      return attack === null ? null : bandWords(state, attack)
    case R['GF-4.2-own-speed']:
      return `Own speed, ${speedWords(state, ship)}`
    case R['GF-4.2-target-speed']:
      return `Target’s speed, ${speedWords(state, target)}`
    case R['GF-4.2-vs']:
    case R['GF-4.2-s']:
    case R['GF-4.2-m']:
    case R['GF-4.2-l']:
    case R['GF-4.2-vl']:
      return `${SIZE_WORDS[sizeOf(state, target)]!} target, seen ${attack !== null && isAbeam(attack.arcs) ? 'abeam' : 'end on'}`
    case R['GF-4.2-fire']:
      return plural(state.ships[ship]!.fires, 'fire aboard', 'fires aboard')
    case R['GF-6.26-list']:
      return 'Own list'
    default:
      return null
  }
}
const SIZE_WORDS = ['Very small', 'Small', 'Medium', 'Large', 'Very large'] as const

function bandWords(state: Seen, { gun, band }: Attack): string {
  const { board } = state.fixed as Fixed
  const name = BANDS[band]!
  const to = gun.limits[band]! / board.unit
  const from = band === 0 ? 0 : gun.limits[band - 1]! / board.unit
  return `${name[0]!.toUpperCase()}${name.slice(1)} band, ${band === 0 ? 'to' : `${from} to`} ${to} nm`
}

/** 3.24, R47 */
function speedWords(state: Seen, ship: number): string {
  const { forward } = state.ships[ship]!
  if (forward < 0) return 'no marker yet'
  const marker =
    forward <= 1 ? 'green marker' : forward <= 3 ? 'no marker' : forward <= 5 ? 'yellow marker' : 'red marker'
  return `${forward} nm: ${marker}`
}

/** Barrels that would bear on the target if the sea let them. */
export function barrelsDry(state: Seen, ship: number, battery: number, target: number): number {
  const { arcs } = sightOf(state, ship, target)
  const { mounts } = state.ships[ship]!
  return sheetAt(state, ship).groups.reduce(
    (sum, group, i) =>
      group.battery === battery && (group.arcs & arcs) !== 0 ? sum + mounts[i]! * group.barrels : sum,
    0,
  )
}

/** 9.5 Mounts of a group that may fire now, whatever they bear on. */
export function mountsFiring(state: Seen, ship: number, group: number): number {
  const left = state.ships[ship]!.mounts[group]!
  return state.sea < SEA.rough
    ? left
    : Math.min(left, mountsAtSea(state, ship, sheetAt(state, ship).groups[group]!.arcs, left))
}
