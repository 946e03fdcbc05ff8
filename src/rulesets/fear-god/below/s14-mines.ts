import { z } from 'zod'
import { once, type Steps } from '#kernel/desk/index.ts'
import type { Place } from '#kernel/geometry/index.ts'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { SHALLOW } from '../02-ships/conditions.ts'
import { isAfloat, isInPlay, MINE, type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { strikeUnderwater, type Underwater } from '../08-1-damage/8-1-7-torpedoes.ts'
import { isDownTo } from '../08-1-damage/8-1-10-massive-damage.ts'
import { SUFFER } from '../08-1-damage/8-1-damage.ts'
import { isBelow } from '../08-3-criticals/8-3-hull.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import { stowed, together } from '../battle/s2-aim.ts'
import { comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { type Event, type FearGodDesk, minePassed, mineStruck, minesLaid } from '../events/events.ts'
import { besideWay, isNear, placeAlong } from '../measured.ts'
import { isBlind, type Walk } from '../sailing/s1-movement.ts'

/** H36 In Plotting: so many mines from each of a battery's rails, along her run. */
const laying = z.strictObject({
  type: z.literal('LayMines'),
  ship: index,
  battery: index,
  count: z.number().int().min(1).max(12),
})
export type LayMines = z.infer<typeof laying>
export const LAY_MINES = word<LayMines>(laying, {
  kind: 11,
  to: ({ battery, count }) => [battery, count],
  from: ([battery, count]) => ({ battery: battery!, count: count! }),
})

/** H36 Yards from a ship's track within which a mine lies in her way, and those within which she meets it with her bow. */
const NEAR = 30
const AHEAD = 10
/** H36 Per cent that such a mine goes off, and under the shallow draught of sizes E to G. */
const GOES_OFF = 60
const GOES_OFF_SMALL = 20
/** H36 Least yards between mines that are laid. */
const SPACE = 50

/** H36 A mine in the way of a ship. */
export interface Met extends Underwater {
  readonly x: number
  readonly y: number
}

/** H36, 8.1.7, R126 By so many per cent it goes off, and is gone; else it lies where it was. */
function meetMine(desk: FearGodDesk, met: Met): number {
  const { target, x, y } = met
  const why = R['FGDN-H36-mines']
  const chance = sheetAt(desk.state, target).sizeRow === 2 ? GOES_OFF_SMALL : GOES_OFF
  desk.reckoning.begin('chance in a hundred, by her size', chance, why)
  if (!comes(desk, why)) {
    minePassed(desk, { ship: target, x, y }, why)
    return 0
  }
  mineStruck(desk, { ship: target, x, y }, why)
  return strikeUnderwater(desk, met)
}
export const MEET_MINE: Steps<State, Event, Met> = [once(meetMine), ...SUFFER]

/** Where ships lay before they moved; nothing where no mines lie and none are laid. */
export const startsFor = (state: Seen): Place[] =>
  state.mines.length > 0 || LAY_MINES.in(state.plotted).length > 0 ? state.ships.map(({ x, y }) => ({ x, y })) : []

/** H36 Ships meet the mines that lay there before this turn; then those of this turn are laid. */
export function passMines(desk: FearGodDesk, starts: readonly Place[], walks: readonly (Walk | null)[]): void {
  starts.forEach((from, ship) => {
    const walk = walks[ship]
    if (walk != null && !isBelow(desk.state, ship, SHALLOW)) runOver(desk, ship, from, walk)
  })
  for (const deed of LAY_MINES.in(desk.state.plotted)) lay(desk, deed, starts[deed.ship]!, walks[deed.ship] ?? null)
}

function runOver(desk: FearGodDesk, ship: number, from: Place, { way, run }: Walk): void {
  for (let at = 0; at < desk.state.mines.length && isAfloat(desk.state, ship); ) {
    const { length } = desk.state.mines
    const [x, y, warhead] = desk.state.mines.slice(at, at + MINE) as [number, number, number]
    const side = isNear({ x, y }, from, run + NEAR) ? sideOf({ x, y }, from, way) : null
    if (side !== null)
      meetMine(desk, { target: ship, weapon: 'mine', warhead, depth: 'deep', isContact: true, ...side, x, y })
    if (desk.state.mines.length === length) at += MINE
  }
}

/** H36 How a mine lies to the leg that first comes near it: to port or starboard, or right ahead; null for one that is not in the way. */
export function sideOf(mine: Place, from: Place, way: readonly number[]): Pick<Underwater, 'side' | 'place'> | null {
  const beside = besideWay(mine, from, way, NEAR, AHEAD)
  return beside === null ? null : { side: beside.toPort ? 0 : 1, place: beside.isAhead ? 'bow' : 'broadside' }
}

export const laysMines = (state: Seen, ship: number, battery: number): boolean => {
  const line = sheetAt(state, ship).batteries[battery]
  return line !== undefined && line.role === 'mine' && line.warheadDamage > 0
}

/** H36 By option there are none. */
export const refuseNoMines = (state: Seen): Refusal | null =>
  state.fixed.switches.minesLaid ? null : no(R['FGDN-H36-mines'], 'no mines are laid in this battle')

/** H36 Why mines may not be laid so. */
export function refuseMines(state: Seen, { ship, battery, count }: LayMines): Refusal | null {
  const why = R['FGDN-H36-mines']
  const none = refuseNoMines(state)
  if (none !== null) return none
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (isSilenced(state, ship)) return no(R['FGDN-8.3-personnel'], 'too few of the crew are left')
  if (isDownTo(state, ship, 10)) return no(R['FGDN-8.1.10-10'], 'she is too badly damaged to lay them')
  if (!laysMines(state, ship, battery)) return no(why, `there are no mines ${battery}`)
  if (count > stowed(state, ship, battery))
    return no(why, `each rail has only ${stowed(state, ship, battery)} mines left`)
  return isBelow(state, ship, SHALLOW) ? no(R['FGDN-H34-diving'], 'she lies too deep to lay mines') : null
}

/** H36 At even spaces along her run, the first where it began; those for which it has no room stay on their rails. */
function lay(desk: FearGodDesk, deed: LayMines, from: Place, walk: Walk | null): void {
  const { ship, battery } = deed
  if (walk === null || !isInPlay(desk.state, ship) || refuseMines(desk.state, deed) !== null) return
  let each = deed.count
  while (each > 0 && together(desk.state, ship, battery, each) * SPACE > walk.run) each--
  const count = together(desk.state, ship, battery, each)
  if (count === 0) return
  const { warheadDamage } = sheetAt(desk.state, ship).batteries[battery]!
  const mines: number[] = []
  for (let i = 0; i < count; i++) {
    const { x, y } = placeAlong(desk.state, walk.way, from, Math.floor((walk.run * i) / count))
    mines.push(x, y, warheadDamage, ship)
  }
  minesLaid(desk, { ship, battery, each, mines }, R['FGDN-H36-mines'])
}
