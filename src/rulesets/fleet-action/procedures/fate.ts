import { FLASHOVER, type Seen, type Ship, sheetAt, WHOLE } from '../02-data-sheet/state.ts'
import { deckAt } from '../09-air/standing.ts'
import { isMountSafe } from '../10-damage/10-4-armour.ts'
import { armingOf } from '../10-damage/10-c-carrier.ts'
import { sizeCost } from '../10-damage/10-costs.ts'
import { ABOVE } from '../book/tables.ts'

// What decides how hits that are still due on a ship will go. Exact odds merge states that are equal in this and in what is
// asked; whatever cannot make a difference any more is left out of it.

/** Whoever suffers: the fields are hers. */
export interface Sufferer {
  readonly target: number
  /** the CV of hits that have yet to strike */
  readonly cv?: number
}
type Of = Readonly<Ship>

/** What may still come. */
interface Outlook {
  /** of a hit */
  readonly cv: number
  /** CV that matters, in all: of the last critical, what is left below `least` matters no more */
  readonly potential: number
  /** it is but the one result of a flashover */
  readonly isSingle: boolean
  /** no sum of CV bounds the knots or the water, since bulkheads may give way again and again (R12) */
  readonly isTorpedoed: boolean
  /** a Wreck Test may come on which something hangs */
  readonly isFlooding: boolean
}

function outlookOf(state: Seen, about: Sufferer, least: number): Outlook {
  const { hits, rolls, budget, table, sort, column, flashDue, f, cv: struck } = state.ships[about.target] as Of
  const cv = Math.max(struck, about.cv ?? 0)
  const waiting = hits + rolls
  const isFlash = sort === FLASHOVER || (budget === 0 && flashDue > 0)
  const isTorpedoed = hits > 0 || column !== ABOVE || (table !== ABOVE && sort === WHOLE)
  const potential = waiting * cv + budget + flashDue
  return {
    cv,
    potential: isTorpedoed || isFlash ? potential : potential - least + 1,
    isSingle: waiting === 0 && isFlash && !state.fixed.switches.wholeFlashover,
    isTorpedoed,
    isFlooding: least === 1 && (isTorpedoed || f <= potential),
  }
}

/** What is due: on her in full, on anyone else only whether there is anything. */
function dueOf(state: Seen, { target }: Sufferer): number {
  const { hits, rolls, budget, table, sort, stuck, flashDue, flashAt } = state.ships[target] as Of
  let code = (((hits * 8 + rolls) * 32 + budget) * 4 + table) * 4 + sort
  code = ((code * 2 + stuck) * 32 + flashDue) * 4 + flashAt
  for (let ship = 0; ship < state.ships.length; ship++) {
    const other = state.ships[ship] as Of
    const isOpen = ship !== target && other.budget + other.flashDue > 0
    code = code * 4 + (other.blast > 0 ? 2 : 0) + (isOpen ? 1 : 0)
  }
  return code
}

/** For Structure, which only a land target loses by criticals (H34). */
export const strikeFateOf = (state: Seen, about: Sufferer): string =>
  sheetAt(state, about.target).card.isLand ? fate(state, about, 1) : `${dueOf(state, about)}`

/** For fields that any CV may change. */
export const fateOf = (state: Seen, about: Sufferer): string => fate(state, about, 1)

/**
 * For fields that only a result of four or more may change, a cheap engine step, or a flashover; and for the question whether
 * she is lost, which hangs on less only while water may sink her.
 */
export function heavyFateOf(state: Seen, about: Sufferer): string {
  return fate(state, about, outlookOf(state, about, 1).isFlooding ? 1 : heavyOf(state, about.target))
}

function heavyOf(state: Seen, ship: number): number {
  // fuel burns and ammunition explodes whatever the CV; by option so does a fire light (R18)
  if (state.ships[ship]!.cargo > 0 || state.fixed.switches.shortFire) return 1
  // so do fuel and ammunition, and a catapult goes for nothing
  if (sheetAt(state, ship).card.air !== undefined) return 1
  return Math.min(4, sheetAt(state, ship).mainCost, sizeCost(state, ship))
}

function fate(state: Seen, about: Sufferer, least: number): string {
  const { hits, rolls, budget, flashDue, sort } = state.ships[about.target] as Of
  const isLight = budget < least && sort !== FLASHOVER
  const outlook = outlookOf(state, about, least)
  if (hits + rolls + flashDue === 0 && (budget === 0 || (isLight && !outlook.isTorpedoed))) return ''
  const ship = `${dueOf(state, about)} ${hullOf(state, about, outlook)} ${armsOf(state, about, outlook)}`
  return sheetAt(state, about.target).card.air === undefined ? ship : `${ship} ${deckOf(state, about.target)}`
}

/** 10.C What a flight deck has to lose, and what a Carrier Fuel Explosion Test asks (H13). */
function deckOf(state: Seen, ship: number): string {
  const { h, rrr, catapults } = deckAt(state, ship)
  return `${h} ${rrr} ${catapults} ${armingOf(state, ship).length} ${state.ships[ship]!.fires}`
}

/** More than can be lost is as good as that. */
const upTo = (value: number, most: number): number => (value < most ? value : most)

/** Her hull: what priced steps take, what a Wreck Test asks, and whether she may come to lie still. */
function hullOf(state: Seen, about: Sufferer, outlook: Outlook): number {
  const ship = state.ships[about.target] as Of
  const { potential, isSingle, isFlooding } = outlook
  const { isLand } = sheetAt(state, about.target).card
  const teams = isFlooding ? ship.dc : upTo(ship.dc, isSingle ? 1 : Math.floor(potential / 5) + 1)
  let code = upTo(ship.sv, isSingle ? 1 : potential)
  // a flashover's table has neither fire control nor masts nor sensors
  code = code * 8 + (isSingle ? 0 : upTo(ship.fc, potential))
  code = code * 8 + (isSingle ? 0 : upTo(ship.sd, Math.floor(potential / 4) + 1))
  code = code * 8 + (isSingle ? 0 : ship.searchlights * 4 + (ship.planes > 0 ? 2 : 0) + ship.radar)
  code = code * 32 + teams
  const knots = isSingle ? 1 : knotsAtMost(state, about, outlook) + 1
  // R17: without a knot left, an engine hit counts for the smoke
  code = (code * 64 + upTo(ship.speed, knots)) * 2 + (!isSingle && ship.speed < knots ? ship.smoke : 0)
  code = code * 128 + (isLand ? ship.s : isFlooding ? ship.f : 127)
  // Crew Quality has no floor, but falls by one for each five
  code = code * 64 + (isFlooding ? (ship.cq + 48) % 64 : 0)
  return code * 32 + (isFlooding || ship.cargo > 0 ? upTo(ship.fires, 31) : 0)
}

/** Knots that she may still lose: steps that are paid for, and two dice for each flashover; under water there is no bound. */
function knotsAtMost(state: Seen, about: Sufferer, { cv, isTorpedoed }: Outlook): number {
  const { hits, rolls, budget, sort, flashDue } = state.ships[about.target] as Of
  if (isTorpedoed || state.fixed.switches.wholeFlashover) return 62
  const cost = sizeCost(state, about.target)
  const isFlash = sort === FLASHOVER
  const inFlash = isFlash || flashDue > 0 ? 12 + 6 * Math.floor((isFlash ? budget : flashDue) / cost) : 0
  const inCritical = isFlash ? 0 : mostKnots(state, about.target, budget, cost)
  return upTo(inFlash + inCritical + (hits + rolls) * mostKnots(state, about.target, cv, cost), 62)
}

/** The worst that one critical above water can do to her speed: steps, and then a MAIN mount with its flashover. */
function mostKnots(state: Seen, ship: number, c: number, cost: number): number {
  const { mainCost } = sheetAt(state, ship)
  let most = 0
  for (let steps = 0; steps * cost <= c; steps++) {
    const left = c - steps * cost - mainCost
    const flash = left < 0 ? 0 : 12 + 6 * Math.floor(Math.max(1, left) / cost)
    most = Math.max(most, 6 * steps + flash)
  }
  return most
}

/** Her weapons, factors, cargo and power. */
function armsOf(state: Seen, about: Sufferer, { potential, isSingle }: Outlook): string {
  const ship = state.ships[about.target] as Of
  const { order, racks } = sheetAt(state, about.target)
  const factors = ship.asw + ship.mrf + ship.crf
  // R74, the other way: any mount may go, so that it matters which have gone
  if (state.fixed.switches.anyMount)
    return `${ship.mounts.join()} ${ship.racks.join()} ${factors} ${ship.cargo} ${ship.dark}`
  let main = 0
  for (const group of order.MAIN) main += ship.mounts[group]!
  let tubes = 0
  for (const rack of ship.racks) tubes += rack
  if (racks.every(({ cost }) => cost === racks[0]!.cost))
    tubes = upTo(tubes, isSingle ? 1 : Math.floor(potential / (racks[0]?.cost ?? 1)) + 1)
  const code = (((isSingle ? upTo(main, 1) : main) * 32 + tubes) * 2 + ship.cargo) * 2 + ship.dark
  return `${code} ${othersOf(state, about.target, isSingle ? 0 : potential)}`
}

/**
 * OTHER mounts in the order in which they go, as far as the CV that is left can reach; those that armour saves, which only a
 * flashover could take; and factors, if it may come to them.
 */
function othersOf(state: Seen, ship: number, potential: number): string | number {
  const { groups, order } = sheetAt(state, ship)
  const { mounts, asw, mrf, crf } = state.ships[ship] as Of
  let code = 0
  let count = 0
  let safe = 0
  let isEnough = false
  for (let at = 0; at < order.OTHER.length; at++) {
    const group = order.OTHER[at]!
    const { rank, cost } = groups[group]!
    if (isMountSafe(state, ship, groups[group]!)) safe += mounts[group]!
    else if (!isEnough) {
      const most = Math.floor(potential / cost)
      isEnough = mounts[group]! > most
      count += isEnough ? most + 1 : mounts[group]!
      potential -= mounts[group]! * cost
    }
    // one number for each kind
    if (groups[order.OTHER[at + 1] ?? -1]?.rank === rank) continue
    code = code * 128 + count
    count = 0
  }
  return isEnough ? code * 512 + safe : `${code} ${safe} ${asw + mrf + crf}`
}

/** In the End Phase: what teams can try, and the fires that burn. */
export function repairOf(state: Seen, { target }: Sufferer): number {
  const { fires, dark, fc, speed, sv, smoke, repaired, s } = state.ships[target] as Of
  const code = (((fires * 2 + dark) * 8 + fc) * 64 + speed) * 16 + sv
  return ((code * 2 + smoke) * 64 + repaired) * 128 + s
}
