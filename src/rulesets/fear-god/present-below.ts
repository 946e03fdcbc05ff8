import type { Cite } from '#kernel/book/index.ts'
import type { Chart, Offer, SheetLine, SheetTable } from '#kernel/ruleset/index.ts'
import { boatOf, isSubmerged } from './8-3-hull.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { ZONES } from './conditions.ts'
import { plural, yardsText } from './present-words.ts'
import { stowed, together } from './s2-aim.ts'
import { yardsBetween } from './s4-sight.ts'
import { laysMines } from './s14-mines.ts'
import { dropsCharges, patternModifier } from './s15-depth-charges.ts'
import { fieldOf, MINE, type Seen, sheetAt } from './state.ts'
import { divesOf, dropsOf, minesOf } from './suggest-below.ts'
import { name } from './words.ts'

// Diving, depth charges and mines on the table (H34, H35, H36).

const say = (ship: number, words: string, why: Cite, command: Command): Offer<Command> => ({
  ...{ kind: 'say', words, why, command, unit: ship },
})

/** H34 Other depths that she can reach. */
export const diveOffers = (state: Seen, ship: number): Offer<Command>[] =>
  [...divesOf(state, ship)].flatMap(command => {
    const to = command.type === 'Dive' ? ZONES.indexOf(command.zone) : 0
    const { zone } = boatOf(state, ship)
    return to === zone ? [] : [say(ship, diveWords(state, ship, to, zone), R['FGDN-H34-diving'], command)]
  })
function diveWords(state: Seen, ship: number, to: number, zone: number): string {
  if (to === 0) return 'Surface, and charge the batteries'
  const { boat } = sheetAt(state, ship).card
  const depth = `${ZONES[to]!} depth`
  return zone === 0 ? `Dive to ${depth}: ${boat!.knots} knots at most` : `${to > zone ? 'Down' : 'Up'} to ${depth}`
}

/** H35 A pattern on the nearest boat. */
export const chargeOffers = (state: Seen, ship: number): Offer<Command>[] =>
  [...dropsOf(state, ship)].flatMap(command => {
    if (command.type !== 'DropCharges') return []
    const { battery, target } = command
    const left = plural(stowed(state, ship, battery), 'pattern')
    const far = yardsText(yardsBetween(state, ship, target))
    const words = `Depth charges on ${name(state, target)}, ${far}, if she is below us by then: ${left} left`
    return [say(ship, words, R['FGDN-H35-depth-charges'], command)]
  })

/** H36 One from each rail, or all that she has. */
export const mineOffers = (state: Seen, ship: number): Offer<Command>[] =>
  [...minesOf(state, ship)].flatMap(command => {
    if (command.type !== 'LayMines') return []
    const { battery, count } = command
    const words = `Lay ${plural(together(state, ship, battery, count), 'mine')} along our run`
    return [say(ship, words, R['FGDN-H36-mines'], command)]
  })

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
  const { zone, charged, spent, deformed, adrift } = boatOf(state, ship)
  const { crush, knots } = sheetAt(state, ship).card.boat!
  const line = (...cells: string[]): SheetLine => ({ cells, now: false, under: [] })
  return [
    line('Depth', `${ZONES[zone]!}${adrift > 0 ? ', not under control' : ''}`, `${crush}, ${knots} kn submerged`),
    line('Batteries', `${plural(charged, 'turn')} submerged`, String(charged + spent)),
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
