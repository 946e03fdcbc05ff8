import type { Cite } from '#kernel/book/index.ts'
import { Table, type TableRow } from '#kernel/table/index.ts'
import type { Role } from '../02-ships/ship.ts'
import { isAfloat, type Seen, sheetAt } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { CHAIN, DETONATES, MAGAZINES, PICRIC } from '../book/tables.ts'
import {
  blastSuffered,
  explosionSuffered,
  type FearGodDesk,
  mountLost,
  shipDestroyed,
  sparkRolled,
  sparksLit,
  strengthLost,
} from '../events/events.ts'
import { yardsBetween } from '../measured.ts'

/** Whether what is in the mount goes up: D20 play rolls for it, the D100 sheet has said so. */
export const ROLL = 0
export const SAFE = 1
export const GOES_UP = 2
/** R111 as on a column that names no main magazine: one of main guns goes up as any gun’s */
export const GOES_UP_AS_GUNS = 3

export const isSaidToGoUp = (goes: number): boolean => goes >= GOES_UP

/** 8.3 Ships this near an exploding one are hurt. */
const BLAST_YARDS = 300

/** FGDN-0-random-choice: one of so many, by any suitable die (R133). */
export const drawOne = (desk: FearGodDesk, among: number, why: Cite): number =>
  among <= 1 ? among : desk.dice.one(among, why)

/** Tables of draws that have been made before: what of, and how many of each. */
const draws = new Map<string, Table<number>>()

/** An even draw from several lots: which lot, when lot i holds `lots[i]`; `what` says in which order they are counted. Equal lots, one table; a single lot is no throw. */
export function drawLot(desk: FearGodDesk, lots: readonly number[], what: string, why: Cite): number {
  let total = 0
  let last = 0
  let several = 0
  for (let lot = 0; lot < lots.length; lot++) {
    if (lots[lot] === 0) continue
    total += lots[lot]!
    last = lot
    several++
  }
  if (several === 1) return last
  const key = what + lots.join()
  let table = draws.get(key)
  if (table === undefined) {
    const rows: TableRow<number>[] = []
    let from = 1
    lots.forEach((count, lot) => {
      if (count > 0) rows.push([from, from + count - 1, lot])
      from += count
    })
    table = new Table(what, 1, total, rows)
    draws.set(key, table)
  }
  return desk.dice.row(table, 0, why)
}

/** 8.3 A mount of this group is lost, and perhaps what is in it goes up. */
export function loseMount(desk: FearGodDesk, ship: number, group: number, goes: number): void {
  const { groups, batteries } = sheetAt(desk.state, ship)
  const { battery } = groups[group]!
  switch (batteries[battery]!.role) {
    case 'main':
      return loseMainMount(desk, ship, group, goes)
    case 'casemate':
      return loseCasemate(desk, ship, group, goes)
    case 'torpedo':
    case 'ASW':
    case 'mine':
      return loseTubes(desk, ship, group, goes)
    case 'secondary':
    case 'tertiary':
    case 'AA':
    case 'light':
      mountLost(desk, { ship, group }, R['FGDN-8.3-other'])
      if (isSaidToGoUp(goes)) explodeShells(desk, ship, battery)
  }
}

/** 8.3 A main mount is out, then its magazine may go (T33 by option). */
function loseMainMount(desk: FearGodDesk, ship: number, group: number, goes: number): void {
  const sheet = sheetAt(desk.state, ship)
  const { battery } = sheet.groups[group]!
  mountLost(desk, { ship, group }, R['FGDN-8.3-main-mount'])
  // 8.3 (printed 8.2.16, R95)
  if (sheet.batteries[battery]!.isAreaAA && desk.state.ships[ship]!.thirds[battery]! < 3) {
    strengthLost(desk, { ship, battery }, R['FGDN-8.3-main-areaaa'])
  }
  if (goes === ROLL) rollMagazine(desk, ship, battery)
  else if (goes === GOES_UP) blowUp(desk, ship, battery, R['FGDN-D100-mag'])
  else if (goes === GOES_UP_AS_GUNS && desk.state.ships[ship]!.magazinesFlooded === 0)
    explodeShells(desk, ship, battery)
}

/** 8.3 The magazine die of a main mount. A flooded magazine cannot go up (8.2, R117). */
export function rollMagazine(desk: FearGodDesk, ship: number, battery: number): void {
  if (desk.state.ships[ship]!.magazinesFlooded > 0) return
  const more = magazineModifier(desk.state, ship)
  desk.reckoning.begin('added to the die; 9 or more goes up', more, R['FGDN-8.3-main-mount'])
  const marks = DETONATES[more]!
  if (desk.dice.count(1, marks, R['FGDN-8.3-main-mount']) > 0) blowUp(desk, ship, battery, R['FGDN-8.3-main-mount'])
}

/** T33 Option: by nation and month, sizes A to C only. */
function magazineModifier(state: Seen, ship: number): number {
  const { nation, sizeClass } = sheetAt(state, ship).card
  if (!state.fixed.switches.magazineNation || sizeClass > 'C') return 0
  const { year, month } = state.fixed.scene
  const date = 100 * year + month
  for (const [of, from, until, points] of MAGAZINES) if (of === nation && date >= from && date <= until) return points
  return 0
}

/** 8.3 The ship is destroyed at once, unless her magazines are flooded (R117); whoever lies close by takes the battery's HE damage at Short. */
export function blowUp(desk: FearGodDesk, ship: number, battery: number, why: Cite): void {
  if (desk.state.ships[ship]!.magazinesFlooded > 0) return
  shipDestroyed(desk, { ship }, why)
  const { ships } = desk.state
  const damage = sheetAt(desk.state, ship).shortHE[battery]!
  if (damage === 0) return
  for (let other = 0; other < ships.length; other++) {
    const isNear = other !== ship && yardsBetween(desk.state, ship, other) <= BLAST_YARDS
    if (isNear && isAfloat(desk.state, other)) blastSuffered(desk, { ship: other, damage }, R['FGDN-8.3-main-blast'])
  }
}

/** 8.3 A casemate gun is lost, then its ready ammunition may go. */
export function loseCasemate(desk: FearGodDesk, ship: number, group: number, goes: number): void {
  mountLost(desk, { ship, group }, R['FGDN-8.3-casemate-gun'])
  if (isSaidToGoUp(goes)) {
    explodeShells(desk, ship, sheetAt(desk.state, ship).groups[group]!.battery)
    loseBeside(desk, ship, group, R['FGDN-D100-casemate'])
  } else if (goes === ROLL) rollReadyAmmunition(desk, ship, group)
}

/** 8.3 9 or 10, with picric shell 8 too (option, R64): twice the HE damage at Short, and guns beside it are hit. */
function rollReadyAmmunition(desk: FearGodDesk, ship: number, group: number): void {
  const { card, groups, shortHE } = sheetAt(desk.state, ship)
  const picric = desk.state.fixed.switches.casematePicric && PICRIC.includes(card.nation)
  desk.reckoning.begin('added to the die; 9 or more goes up', Number(picric), R['FGDN-8.3-casemate-gun'])
  if (desk.dice.count(1, DETONATES[Number(picric)]!, R['FGDN-8.3-casemate-gun']) === 0) return
  explosionSuffered(
    desk,
    { ship, damage: 2 * shortHE[groups[group]!.battery]!, underwater: 0 },
    R['FGDN-8.3-casemate-gun'],
  )
  const hit = loseBeside(desk, ship, group, R['FGDN-8.3-casemate-chain'])
  if (hit > 0) sparksLit(desk, { ship, group, count: hit }, R['FGDN-8.3-casemate-chain'])
}

/** T27 Guns beside it on the same side that still stand are lost; returns how many. */
function loseBeside(desk: FearGodDesk, ship: number, group: number, why: Cite): number {
  const guns = Math.min(desk.dice.row(CHAIN, 0, why), desk.state.ships[ship]!.mounts[group]!)
  for (let gun = 0; gun < guns; gun++) mountLost(desk, { ship, group }, why)
  return guns
}

/** 8.3 One gun beside an explosion rolls for its own. */
export function rollSpark(desk: FearGodDesk, ship: number): void {
  const { sparkGroup } = desk.state.ships[ship]!
  sparkRolled(desk, { ship }, R['FGDN-8.3-casemate-chain'])
  rollReadyAmmunition(desk, ship, sparkGroup)
}

/** 8.3 Torpedo, ASW and mine mounts: half of their warheads, below water as underwater damage (R73, R111). */
function loseTubes(desk: FearGodDesk, ship: number, group: number, goes: number): void {
  const { groups, batteries } = sheetAt(desk.state, ship)
  const { warheadDamage, belowWaterline } = batteries[groups[group]!.battery]!
  const warheads = desk.state.ships[ship]!.warheads[group]!
  mountLost(desk, { ship, group }, R['FGDN-8.3-torp-asw'])
  if (warheads === 0 || goes === SAFE) return
  if (goes === ROLL && desk.dice.count(1, DETONATES[0]!, R['FGDN-8.3-torp-asw']) === 0) return
  const half = Math.floor((warheads * warheadDamage) / 2)
  const damage = isSaidToGoUp(goes) ? Math.max(warheadDamage, half) : half
  const why = belowWaterline ? R['FGDN-8.3-torp-below'] : R['FGDN-8.3-torp-above']
  explosionSuffered(desk, { ship, damage, underwater: Number(belowWaterline) }, why)
}

/** D100 sheet: a magazine of guns does four times the most damaging shell at Short (R101, R111). */
export function explodeShells(desk: FearGodDesk, ship: number, battery: number): void {
  const damage = 4 * sheetAt(desk.state, ship).shortWorst[battery]!
  explosionSuffered(desk, { ship, damage, underwater: 0 }, R['FGDN-D100-weapon-mag'])
}

/** Live mounts of a role. */
export function standing(state: Seen, ship: number, role: Role): number {
  const { groups, batteries } = sheetAt(state, ship)
  let count = 0
  for (let group = 0; group < groups.length; group++) {
    if (batteries[groups[group]!.battery]!.role === role) count += state.ships[ship]!.mounts[group]!
  }
  return count
}
