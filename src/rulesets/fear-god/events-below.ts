import type { Cite } from '#kernel/book/index.ts'
import type { FearGodDesk } from './event.ts'
import type { BelowEvent } from './event-below.ts'
import { MINE } from './state.ts'

// Diving, depth charges and mines of a whole battle (S14, S15, S26).

/** H34 A turn on her batteries, or of charging them: so many cells more are spent. */
export function cellsRun(desk: FearGodDesk, ship: number, spent: number, why: Cite): void {
  for (const boat of desk.ink.annex.boats) {
    if (boat.ship !== ship) continue
    boat.spent += spent
    boat.charged -= spent
  }
  if (desk.heard !== null) desk.heard.push({ type: 'CellsRun', why, ship, spent })
}

/** H35, H36 So many warheads leave every mount of a battery. */
function takeOff(desk: FearGodDesk, ship: number, battery: number, each: number): void {
  const { warheads } = desk.ink.ships[ship]!
  desk.ink.fixed.sheets[ship]!.groups.forEach((group, i) => {
    if (group.battery === battery) warheads[i] = Math.max(0, warheads[i]! - each)
  })
}

export function chargesDropped(desk: FearGodDesk, ship: number, battery: number, target: number, why: Cite): void {
  takeOff(desk, ship, battery, 1)
  if (desk.heard !== null) desk.heard.push({ type: 'ChargesDropped', why, ship, battery, target })
}

export function chargesHeld(desk: FearGodDesk, ship: number, battery: number, target: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'ChargesHeld', why, ship, battery, target })
}

export function chargesWide(desk: FearGodDesk, ship: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'ChargesWide', why, ship })
}

export function minesLaid(
  desk: FearGodDesk,
  ship: number,
  battery: number,
  each: number,
  mines: readonly number[],
  why: Cite,
): void {
  takeOff(desk, ship, battery, each)
  desk.ink.mines.push(...mines)
  if (desk.heard !== null) desk.heard.push({ type: 'MinesLaid', why, ship, battery, each, mines })
}

export function minePassed(desk: FearGodDesk, ship: number, x: number, y: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'MinePassed', why, ship, x, y })
}

/** H36 It is gone; an umpire's mine lies on no chart. */
export function mineStruck(desk: FearGodDesk, ship: number, x: number, y: number, why: Cite): void {
  const { mines } = desk.ink
  for (let at = 0; at < mines.length; at += MINE) {
    if (mines[at] !== x || mines[at + 1] !== y) continue
    mines.splice(at, MINE)
    break
  }
  if (desk.heard !== null) desk.heard.push({ type: 'MineStruck', why, ship, x, y })
}

export function applyBelow(desk: FearGodDesk, event: BelowEvent & { readonly why: Cite }): void {
  const { ship, why } = event
  switch (event.type) {
    case 'CellsRun':
      return cellsRun(desk, ship, event.spent, why)
    case 'ChargesDropped':
      return chargesDropped(desk, ship, event.battery, event.target, why)
    case 'ChargesHeld':
      return chargesHeld(desk, ship, event.battery, event.target, why)
    case 'ChargesWide':
      return chargesWide(desk, ship, why)
    case 'MinesLaid':
      return minesLaid(desk, ship, event.battery, event.each, event.mines, why)
    case 'MinePassed':
      return minePassed(desk, ship, event.x, event.y, why)
    case 'MineStruck':
      return mineStruck(desk, ship, event.x, event.y, why)
  }
}
