import type { Cite } from '#kernel/book/index.ts'
import { isStrength, type Role } from '../02-ships/ship.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { armourBeaten, casemateBeaten } from '../08-1-damage/8-1-2-star.ts'
import {
  AA_OR_LIGHT,
  allows,
  FIRE_CONTROL,
  NOTHING_ELSE,
  OTHER_WEAPON,
  permits,
} from '../08-1-damage/8-1-3-light-weapons.ts'
import { R } from '../book/register.ts'
import { FC_OR_MOUNT } from '../book/tables.ts'
import { directorLost, type FearGodDesk, mountSpared, strengthLost } from '../events/events.ts'
import {
  blowUp,
  drawLot,
  explodeShells,
  isSaidToGoUp,
  loseCasemate,
  loseMount,
  ROLL,
  rollMagazine,
  standing,
} from './8-3-mounts.ts'

/** What a draw came upon: a group with the mount still standing, a strength as -2 less its battery, or a lost mount. */
const LOST = -1

/** Which weapons a draw is among. */
type Among = (role: Role) => boolean
const MAIN: Among = role => role === 'main'
const CASEMATES: Among = role => role === 'casemate'
const OTHERS: Among = role => role !== 'main' && role !== 'casemate'
const TUBES: Among = role => role === 'torpedo'
const ALL: Among = () => true

/**
 * FGDN-0-random-choice: an even draw. Each AA or light battery counts once; lost mounts stay in the draw where the rule
 * says so. The lots are the lost mounts, then the groups, then the strengths.
 */
function draw(desk: FearGodDesk, ship: number, among: Among, lostToo: boolean, why: Cite): number {
  const { batteries, groups } = sheetAt(desk.state, ship)
  const { mounts, thirds } = desk.state.ships[ship]!
  LOTS.length = 0
  LOTS.push(0)
  for (let group = 0; group < groups.length; group++) {
    const { battery, mounts: all } = groups[group]!
    const drawn = among(batteries[battery]!.role)
    LOTS.push(drawn ? mounts[group]! : 0)
    if (drawn && lostToo) LOTS[0]! += all - mounts[group]!
  }
  for (let battery = 0; battery < batteries.length; battery++) {
    const drawn = isStrength(batteries[battery]!) && among(batteries[battery]!.role)
    LOTS.push(drawn && thirds[battery]! < 3 ? 1 : 0)
    if (drawn && thirds[battery]! >= 3) LOTS[0]!++
  }
  const lot = drawLot(desk, LOTS, 'which mount, lost ones first, then down the card', why)
  return lot === 0 ? LOST : lot <= groups.length ? lot - 1 : groups.length - 1 - lot
}
const LOTS: number[] = []

/** 8.3 Main Battery: 1 or 2 the fire control, whatever the armour; else a mount, if armour was beaten. */
export function hitMainBattery(desk: FearGodDesk, ship: number): void {
  if (sheetAt(desk.state, ship).isBoat) return hitTubes(desk, ship)
  if (desk.dice.count(1, FC_OR_MOUNT, R['FGDN-8.3-main-fc']) > 0) return hitDirector(desk, ship, 'main')
  if (armourBeaten(desk.state, ship)) hitMainMount(desk, ship, ROLL)
  else tellKept(desk, R['FGDN-8.3-main-mount'])
}

/** Why nothing came of it. */
function tellKept(desk: FearGodDesk, why: Cite): void {
  desk.reckoning.begin('mounts lost', 0, why).settle('her armour keeps it from the mounts')
}

/** 8.1.2 On a surfaced submarine that is a torpedo tube. */
function hitTubes(desk: FearGodDesk, ship: number): void {
  const { groups, batteries } = sheetAt(desk.state, ship)
  const fitted = groups.some(({ battery }) => TUBES(batteries[battery]!.role))
  if (!fitted || !armourBeaten(desk.state, ship) || !permits(desk, ship, OTHER_WEAPON)) return
  const group = draw(desk, ship, TUBES, true, R['FGDN-8.1.2-sub-surfaced'])
  if (group === LOST) mountSpared(desk, { ship }, R['FGDN-8.1.2-sub-surfaced'])
  else loseMount(desk, ship, group, ROLL)
}

/** 8.3 One mount from all, lost ones included; a lost one suffers nothing further, the magazine die by option (R104). */
export function hitMainMount(desk: FearGodDesk, ship: number, goes: number): void {
  const { mainMounts, batteries } = sheetAt(desk.state, ship)
  if (mainMounts === 0 || !permits(desk, ship, NOTHING_ELSE)) return
  const group = draw(desk, ship, MAIN, true, R['FGDN-8.3-main-mount'])
  if (group !== LOST) return loseMount(desk, ship, group, goes)
  mountSpared(desk, { ship }, R['FGDN-R104'])
  if (goes === ROLL && desk.state.fixed.switches.deadMountMagazine) {
    rollMagazine(
      desk,
      ship,
      batteries.findIndex(({ role }) => role === 'main'),
    )
  }
}

/** D100 sheet, with its own numbers and stars (R65, R80): the main magazine explodes, whichever mount was hit. */
export function hitMainMagazine(desk: FearGodDesk, ship: number): void {
  const { mainMounts, batteries } = sheetAt(desk.state, ship)
  if (mainMounts === 0 || !permits(desk, ship, NOTHING_ELSE)) return
  blowUp(
    desk,
    ship,
    batteries.findIndex(({ role }) => role === 'main'),
    R['FGDN-D100-mag'],
  )
}

/** 8.3 Casemate: 1 or 2 the fire control as a whole; else a gun that still stands, if its thinner armour was beaten. */
export function hitCasemates(desk: FearGodDesk, ship: number): void {
  if (desk.dice.count(1, FC_OR_MOUNT, R['FGDN-8.3-casemate-fc']) > 0) return hitDirector(desk, ship, 'casemate')
  if (casemateBeaten(desk.state, ship)) hitCasemate(desk, ship, ROLL)
  else tellKept(desk, R['FGDN-8.3-casemate-gun'])
}

export function hitCasemate(desk: FearGodDesk, ship: number, goes: number): void {
  if (!permits(desk, ship, NOTHING_ELSE)) return
  if (standing(desk.state, ship, 'casemate') === 0) return
  loseCasemate(desk, ship, draw(desk, ship, CASEMATES, false, R['FGDN-8.3-casemate-gun']), goes)
}

/** 8.3 Fire control: one director of that gun type, the first down the card (R131); that of the casemates goes as a whole (R66). */
export function hitDirector(desk: FearGodDesk, ship: number, role: 'main' | 'casemate'): void {
  if (!permits(desk, ship, FIRE_CONTROL)) return
  const { batteries } = sheetAt(desk.state, ship)
  let lost = 0
  for (let battery = 0; battery < batteries.length && !(role === 'main' && lost > 0); battery++) {
    const left = desk.state.ships[ship]!.directors[battery]!
    if (batteries[battery]!.role !== role || left === 0) continue
    directorLost(desk, { ship, battery, count: role === 'main' ? 1 : left }, R['FGDN-8.3-fc'])
    lost++
  }
  if (lost === 0) desk.reckoning.begin('directors left', 0, R['FGDN-8.3-fc']).settle('she has none of them to lose')
}

/** 8.3 Other Weapon: any but main battery and casemates. */
export const hitOtherWeapon = (desk: FearGodDesk, ship: number, goes: number): void =>
  hitDrawn(desk, ship, OTHERS, sheetAt(desk.state, ship).others, goes)

/** 8.3 Weapon: any at all (R110). */
export const hitWeapon = (desk: FearGodDesk, ship: number, goes: number): void =>
  hitDrawn(desk, ship, ALL, sheetAt(desk.state, ship).all, goes)

function hitDrawn(desk: FearGodDesk, ship: number, among: Among, fitted: number, goes: number): void {
  if (fitted === 0 || !permits(desk, ship, OTHER_WEAPON | AA_OR_LIGHT)) return
  const why = among === ALL ? R['FGDN-8.3-weapon'] : R['FGDN-8.3-other']
  const at = draw(desk, ship, among, true, why)
  if (at === LOST) return mountSpared(desk, { ship }, why)
  if (at <= -2) return weaken(desk, ship, -2 - at, goes)
  if (isAllowed(desk.state, ship, at)) loseMount(desk, ship, at, goes)
}

/** 8.1.3 For light weapons a draw counts as what was drawn (R33): main mounts and casemates are beyond them. */
function isAllowed(state: Seen, ship: number, group: number): boolean {
  const { groups, batteries } = sheetAt(state, ship)
  switch (batteries[groups[group]!.battery]!.role) {
    case 'main':
    case 'casemate':
      return allows(state, ship, NOTHING_ELSE)
    case 'AA':
    case 'light':
      return allows(state, ship, AA_OR_LIGHT)
    default:
      return allows(state, ship, OTHER_WEAPON)
  }
}

/** 8.3 AA and Light Batteries lose a third of their original strength (R70). */
function weaken(desk: FearGodDesk, ship: number, battery: number, goes: number): void {
  strengthLost(desk, { ship, battery }, R['FGDN-8.3-other'])
  if (isSaidToGoUp(goes)) explodeShells(desk, ship, battery)
}
