import type { Chart, SheetLine, SheetTable } from '#kernel/ruleset/index.ts'
import { ZONES } from '../02-ships/conditions.ts'
import { fieldOf, MINE, type Seen, sheetAt } from '../02-ships/state.ts'
import { plural } from '../06-gunfire/words.ts'
import { boatOf, isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { isUnsolved } from '../08-3-criticals/8-3-submarines.ts'
import { stowed, together } from '../battle/s2-aim.ts'
import { laysMines } from '../below/s14-mines.ts'
import { dropsCharges, patternModifier } from '../below/s15-depth-charges.ts'
import { clock } from '../events/words.ts'

// Diving, depth charges and mines on the table (H34, H35, H36).

/** How deep she lies; nothing on the surface. */
export const depthWords = (state: Seen, ship: number): string[] =>
  isSubmerged(state, ship) ? [`${ZONES[boatOf(state, ship).zone]!} depth`] : []

/** What she has below: depth and cells of a boat, charges and mines of a ship. */
export function belowTable(state: Seen, ship: number): SheetTable {
  const { batteries, card } = sheetAt(state, ship)
  const line = (...cells: string[]): SheetLine => ({ cells, now: false, under: [] })
  const stores = batteries.flatMap((battery, i): SheetLine[] => {
    const left = stowed(state, ship, i)
    const all = together(state, ship, i, left)
    if (dropsCharges(state, ship, i)) {
      const charges = together(state, ship, i, 1)
      const listens = state.ships[ship]!.sonar > 0
      const die = charges > 0 ? `, die ${signed(patternModifier(0, { charges, listens }))}` : ''
      return [
        line('Depth charges', `${plural(left, 'pattern')} of ${charges}`, `${battery.warheadDamage} points${die}`),
      ]
    }
    return laysMines(state, ship, i) ? [line('Mines', `${all} left`, `${battery.warheadDamage} points`)] : []
  })
  return {
    heads: ['Below', 'Now', 'At most'],
    lines: [...(card.boat === null ? [] : boatLines(state, ship)), ...stores],
  }
}
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

function boatLines(state: Seen, ship: number): SheetLine[] {
  const { zone, charged, spent, deformed, adrift, unsolved } = boatOf(state, ship)
  const { crush, knots } = sheetAt(state, ship).card.boat!
  const line = (...cells: string[]): SheetLine => ({ cells, now: false, under: [] })
  return [
    line('Depth', `${ZONES[zone]!}${adrift > 0 ? ', not under control' : ''}`, `${crush}, ${knots} kn submerged`),
    line('Batteries', `${plural(charged, 'turn')} submerged`, String(charged + spent)),
    ...(isUnsolved(state, ship) ? [line('Firing solution', 'none', `from ${clock(state, unsolved + 1)} on`)] : []),
    ...(deformed > 0 ? [line('Hull', plural(deformed, 'dent'), 'the third breaks it')] : []),
  ]
}

/** H36 Mines as they were laid, each a head on a dotted line; the last of a row says how many. */
export function mineTracks(state: Seen): NonNullable<Chart['tracks']>[number][] {
  const { mines } = state
  if (mines.length === 0) return []
  const { board } = fieldOf(state)
  const at = (i: number) => board.plot({ x: mines[i]!, y: mines[i + 1]! })
  let row = 0
  return Array.from({ length: mines.length / MINE }, (_, nth) => {
    const i = nth * MINE
    row = isNextTo(mines, i) ? row + 1 : 1
    const ends = !isNextTo(mines, i + MINE)
    const from = row > 1 ? at(i - MINE) : at(i)
    return { side: state.ships[mines[i + 3]!]!.seat, from, to: at(i), words: ends ? plural(row, 'mine') : '' }
  })
}
/** H36 Does the mine at this place of the list follow the one before it in a row? */
function isNextTo(mines: readonly number[], i: number): boolean {
  if (i === 0 || i >= mines.length || mines[i + 3] !== mines[i - 1]) return false
  return Math.abs(mines[i]! - mines[i - MINE]!) + Math.abs(mines[i + 1]! - mines[i + 1 - MINE]!) < ROW
}
const ROW = 1000
