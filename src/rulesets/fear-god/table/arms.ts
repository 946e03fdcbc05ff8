import type { Boxes, Cell, SheetLine, SheetTable } from '#kernel/ruleset/index.ts'
import { ARC, EXTREME, isGun, isStrength } from '../02-ships/ship.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { bandOf } from '../06-gunfire/6-4-gunfire.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { loaded } from '../battle/s2-aim.ts'
import { batteryName } from '../events/words.ts'
import { arcsTo, yardsBetween } from '../measured.ts'

const HEADS = ['Weapons', 'Thousand yd', 'Pierces', 'Damage']
/** Which line of a battery the mounts stand below: its last. */
type Line = readonly [cells: readonly Cell[], under: readonly Boxes[]]

/** 2.2, 2.3 Batteries with their shells by range band, mounts with their arcs, and tubes. */
export function armsTable(state: Seen, ship: number, at?: number): SheetTable {
  const { batteries } = sheetAt(state, ship)
  const lines = batteries.flatMap((battery, index): Line[] => {
    if (isGun(battery)) return gunLines(state, ship, index, at)
    if (battery.role === 'torpedo') return [tubeLine(state, ship, index)]
    const strength = battery.strength > 0 ? `, strength ${battery.strength}` : ''
    return [[[titleOf(state, ship, index) + strength, '', '', ''], partsOf(state, ship, index)]]
  })
  return { heads: HEADS, lines: lines.map(([cells, under]): SheetLine => ({ cells, now: false, under })) }
}

function gunLines(state: Seen, ship: number, index: number, at?: number): Line[] {
  const battery = sheetAt(state, ship).batteries[index]!
  const { directors } = state.ships[ship]!
  const band = at === undefined ? EXTREME + 1 : bandOf(battery, yardsBetween(state, ship, at))
  const control: Boxes = {
    name: 'directors',
    size: battery.directors,
    lost: battery.directors - directors[index]!,
    masked: 0,
    note: '',
  }
  const out = batteryOut(state, ship, index) ? ' (silent)' : ''
  const under = [
    ...mountsOf(state, ship, index, at),
    ...partsOf(state, ship, index),
    ...(control.size > 0 ? [control] : []),
  ]
  const shells = battery.shells.map(({ type, penetration, damage }, shell): Line => {
    const cells = [type, '', inBand(penetration, band), inBand(damage, band)]
    return [cells, shell + 1 === battery.shells.length ? under : []]
  })
  return [[[titleOf(state, ship, index) + out, inBand(battery.limits.map(thousands), band), '', ''], []], ...shells]
}

/** A gun by its bore and length, without what it comes to in other units. */
const shortOf = (name: string): string => name.replace(/ \([^)]*\)/, '')
function titleOf(state: Seen, ship: number, index: number): string {
  const { name, role } = sheetAt(state, ship).batteries[index]!
  if (role !== 'casemate') return shortOf(batteryName(state, ship, index))
  return /casemate/.test(name) ? shortOf(name) : `${shortOf(name)} casemates`
}
const thousands = (yards: number): string => String(Math.round(yards / 100) / 10)

/** The figures of the bands, the one that counts apart. */
function inBand(values: readonly (number | string)[], band: number): Cell {
  if (values.every(value => value === values[0])) return String(values[0])
  if (band > EXTREME) return values.join('/')
  const before = values.slice(0, band).map(value => `${value}/`)
  const after = values.slice(band + 1).map(value => `/${value}`)
  return [before.join(''), String(values[band]), after.join('')]
}

/** H16 Mounts by where they point; what does not bear on the target is masked. */
function mountsOf(state: Seen, ship: number, index: number, at?: number): Boxes[] {
  const bearing = at === undefined ? -1 : arcsTo(state, ship, at)
  return sheetAt(state, ship).groups.flatMap(({ battery, arcs, mounts, barrels }, group): Boxes[] => {
    if (battery !== index) return []
    const left = state.ships[ship]!.mounts[group]!
    const masked = (arcs & bearing) === 0 ? left : 0
    return [{ name: arcText(arcs), size: mounts, lost: mounts - left, masked, note: barrels > 1 ? `[${barrels}]` : '' }]
  })
}

/** 8.3 A battery that is one weapon with a strength loses it by thirds. */
function partsOf(state: Seen, ship: number, index: number): Boxes[] {
  const { thirds } = state.ships[ship]!
  const has = isStrength(sheetAt(state, ship).batteries[index]!)
  return has ? [{ name: 'thirds', size: 3, lost: Math.min(3, thirds[index]!), masked: 0, note: '' }] : []
}

/** H16 Ways that a mount can point, in the book's letters: F ahead, P port, S starboard, A astern. */
export const arcText = (arcs: number): string =>
  Object.entries(ARC)
    .filter(([, bit]) => (arcs & bit) !== 0)
    .map(([letter]) => letter)
    .join('')

/** H23 Tubes, what stands in them, and how far it runs. */
function tubeLine(state: Seen, ship: number, index: number): Line {
  const { batteries, groups } = sheetAt(state, ship)
  const { runYards, runKnots, warheadDamage, belowWaterline } = batteries[index]!
  const under = groups.flatMap(({ battery, arcs, mounts, barrels }, group): Boxes[] => {
    if (battery !== index) return []
    const { mounts: left } = state.ships[ship]!
    const size = mounts * barrels
    const ready = loaded(state, ship, group)
    const note = left[group] === mounts ? `${ready} loaded` : `${ready} loaded, ${mounts - left[group]!} lost`
    return [{ name: arcText(arcs), size, lost: size - ready, masked: 0, note }]
  })
  const title = `${shortOf(batteryName(state, ship, index))} tubes${belowWaterline ? ', submerged' : ''}`
  return [[title, `${thousands(runYards)} at ${runKnots} kn`, '', String(warheadDamage)], under]
}
