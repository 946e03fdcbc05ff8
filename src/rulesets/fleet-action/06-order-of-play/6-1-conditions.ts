import { type Fixed, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { DAY_RANGE, LIGHT, NIGHT_RANGE, QUALITY, WEATHER } from '../book/tables.ts'
import { type FleetDesk, lightThrown, squallLaid, trackFell, trackRose } from '../events/events.ts'

// H19, H42 What is thrown for before the first turn, where the battle does not say it.

/** H19 A d10 for each ship's Crew Quality, then one for each squadron's Command Value. */
export function throwQuality(desk: FleetDesk): void {
  const why = R['FA-H19']
  for (let ship = 0; ship < desk.state.ships.length; ship++)
    set(desk, ship, 'cq', sheetAt(desk.state, ship).card.CQ + desk.dice.row(QUALITY, 0, why))
  for (let ship = 0; ship < desk.state.ships.length; ship++)
    if (desk.state.ships[ship]!.flag > 0) set(desk, ship, 'cmdv', desk.dice.row(QUALITY, 0, why))
}

function set(desk: FleetDesk, ship: number, track: 'cq' | 'cmdv', value: number): void {
  const by = value - desk.state.ships[ship]![track]
  if (by > 0) trackRose(desk, { ship, track, by }, R['FA-H19'])
  if (by < 0) trackFell(desk, { ship, track, by: -by }, R['FA-H19'])
}

/** H42 Light, visibility, weather; of two areas of Bad Weather each side places one. */
export function throwConditions(desk: FleetDesk): void {
  const why = R['FA-H42']
  const night = desk.dice.row(LIGHT, 0, why) === 'night'
  const tvr = desk.dice.row(night ? NIGHT_RANGE : DAY_RANGE, 0, why)
  lightThrown(desk, { night, tvr }, why)
  if (desk.dice.row(WEATHER, 0, why) === 'fair') return
  for (const seat of [0, 1]) {
    const spot = desk.choose(seat, (1 << SPOTS) - 1, seat, R['FA-H63-squalls'])
    squallLaid(desk, { seat, ...spotAt(desk.state, spot) }, R['FA-H63-squalls'])
  }
}

/** FA-H63 Nine spots, three by three over the table, from the south-west. */
export const SPOTS = 9
export function spotAt(state: Seen, spot: number): { readonly x: number; readonly y: number } {
  const { extent, unit } = (state.fixed as Fixed).board
  const along = (whole: number, third: number): number => Math.round((whole * unit * (2 * third + 1)) / 6)
  return { x: along(extent.east, spot % 3), y: along(extent.north, Math.floor(spot / 3)) }
}
export const SPOT_NAMES = [
  'south-west',
  'south',
  'south-east',
  'west',
  'the middle',
  'east',
  'north-west',
  'north',
  'north-east',
] as const
