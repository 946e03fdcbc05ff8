import type { Frozen } from '#kernel/desk/index.ts'
import type { Hold } from '../02-ships/annex.ts'
import { AMMUNITION, AVGAS, CONTENTS, CRUDE, REFINED, sourceOf } from '../02-ships/conditions.ts'
import { isAfloat, type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { CARGO, permits } from '../08-1-damage/8-1-3-light-weapons.ts'
import { startStockFire } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { R } from '../book/register.ts'
import { AMMO_HIT, TROOPS_HIT } from '../book/tables.ts'
import {
  blastSuffered,
  cargoLost,
  type FearGodDesk,
  holdBurned,
  holdExploded,
  holdFlooded,
  shipDestroyed,
} from '../events/events.ts'
import { yardsBetween } from '../measured.ts'
import { drawLot } from './8-3-mounts.ts'

const AMMO = CONTENTS.indexOf('ammunition')
/** T26, R63 Yards to which each part of the tons is felt. */
const BLASTS = [
  [500, 5],
  [1000, 25],
  [2000, 200],
] as const

/** T26 Damage points by so many tons at that distance (R63). */
export function blastAt(tons: number, yards: number): number {
  for (const [within, part] of BLASTS) if (yards <= within) return Math.floor(tons / part)
  return 0
}

/** 8.3 Cargo: which hold, and what its contents suffer. Small craft lose a quarter of all. */
export function hitCargo(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, CARGO)) return
  if (sheetAt(desk.state, ship).isSmall) return loseQuarter(desk, ship)
  const { holds } = desk.state.annex
  const lots = holds.map(hold => Number(hold.ship === ship))
  if (lots.some(lot => lot > 0))
    hitHold(desk, ship, drawLot(desk, lots, 'which hold, down the card', R['FGDN-8.3-cargo']))
}

function loseQuarter(desk: FearGodDesk, ship: number): void {
  desk.state.annex.holds.forEach((hold, at) => {
    if (hold.ship === ship) lose(desk, ship, at, Math.floor(hold.full / 4))
  })
}

/** T26 What is there to be hit, to burn or to explode: nothing in a hold that is flooded. */
export const stockOf = ({ left, flooded }: Frozen<Hold>): number => (flooded > 0 ? 0 : left)

/** What is lost is never more than is there; cargo is never mended (8.4). */
function lose(desk: FearGodDesk, ship: number, at: number, quantity: number): void {
  const lost = Math.min(quantity, stockOf(desk.state.annex.holds[at]!))
  if (lost > 0) cargoLost(desk, { ship, hold: at, quantity: lost }, R['FGDN-8.3-cargo'])
}

/** T26 By contents, with the damage of the batch (R63). */
function hitHold(desk: FearGodDesk, ship: number, at: number): void {
  const hold = desk.state.annex.holds[at]!
  const { plain, torpedo } = desk.state.ships[ship]!
  const points = plain + torpedo
  if (stockOf(hold) === 0) return
  switch (CONTENTS[hold.contents]!) {
    case 'ammunition':
      return hitAmmunition(desk, ship, at)
    case 'crude oil':
      startStockFire(desk, ship, CRUDE, 1, R['FGDN-8.3-cargo'])
      return
    case 'refined oil':
      startStockFire(desk, ship, REFINED, 2, R['FGDN-8.3-cargo'])
      return
    case 'aviation petrol':
      startStockFire(desk, ship, AVGAS, 3, R['FGDN-8.3-cargo'])
      return
    case 'troops':
      desk.reckoning.begin('lost for each point of the die', points, R['FGDN-8.3-cargo'])
      return lose(desk, ship, at, points * desk.dice.row(TROOPS_HIT, 0, R['FGDN-8.3-cargo']))
    case 'general supplies':
    case 'vehicles':
      return lose(desk, ship, at, Math.floor(points / 2))
    case 'aircraft':
      return lose(desk, ship, at, Math.floor(points / 5))
  }
}

/** T26 Ammunition: some of it is lost; from 3 it burns as well; from 8 it goes up. */
function hitAmmunition(desk: FearGodDesk, ship: number, at: number): void {
  const why = R['FGDN-8.3-cargo']
  const what = desk.dice.row(AMMO_HIT, 0, why)
  if (what === 2) return explodeHold(desk, ship, at)
  desk.reckoning.begin('tons, of which the die takes so many per cent', desk.state.annex.holds[at]!.left, why)
  lose(desk, ship, at, Math.floor((desk.state.annex.holds[at]!.left * desk.dice.one(100, why)) / 100))
  if (what === 0) return
  holdBurned(desk, { ship, hold: at }, why)
  startStockFire(desk, ship, AMMUNITION, 1, why)
}

/** T26 The ship is destroyed (R63), each other hold of ammunition goes up by 70 per cent, and ships near by suffer. */
function explodeHold(desk: FearGodDesk, ship: number, first: number): void {
  const why = R['FGDN-R63']
  const { holds } = desk.state.annex
  const tons: number[] = []
  for (let at = 0; at < holds.length; at++) {
    const stock = stockOf(holds[at]!)
    if (holds[at]!.ship !== ship || holds[at]!.contents !== AMMO || stock === 0) continue
    if (at !== first && !desk.dice.chance(70, R['FGDN-8.3-cargo'])) continue
    tons.push(stock)
    holdExploded(desk, { ship, hold: at, tons: stock }, why)
  }
  shipDestroyed(desk, { ship }, why)
  for (let other = 0; other < desk.state.ships.length; other++) {
    if (other === ship || !isAfloat(desk.state, other)) continue
    const damage = tons.reduce((sum, each) => sum + blastAt(each, yardsBetween(desk.state, ship, other)), 0)
    if (damage > 0) blastSuffered(desk, { ship: other, damage }, why)
  }
}

/** T26 In each following Intermediate Turn burning ammunition explodes by 25 per cent, until its fire is out. */
export function riskHolds(desk: FearGodDesk, ship: number): void {
  const { holds } = desk.state.annex
  if (!desk.state.ships[ship]!.fires.some(fire => sourceOf(fire) === AMMUNITION)) return
  for (let at = 0; at < holds.length; at++) {
    const { ship: of, burning } = holds[at]!
    // 8.3 not in the turn in which it was set alight
    if (of !== ship || burning === 0 || burning > turnOf(desk.state) || stockOf(holds[at]!) === 0) continue
    if (desk.dice.chance(25, R['FGDN-8.3-cargo'])) return explodeHold(desk, ship, at)
  }
}

/** Her holds, by their places among all. */
export const holdsOf = (state: Seen, ship: number): number[] =>
  state.annex.holds.flatMap((hold, at) => (hold.ship === ship ? [at] : []))

/** T26 Her captain floods a hold: no fire and no risk, and no cargo. */
export const floodHold = (desk: FearGodDesk, ship: number, at: number): void =>
  holdFlooded(desk, { ship, hold: at }, R['FGDN-8.3-cargo'])

/** 8.1.2 A small cargo craft without weapons. */
export const isUnarmed = (state: Seen, ship: number): boolean => sheetAt(state, ship).all === 0
