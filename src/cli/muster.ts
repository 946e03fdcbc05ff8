import { type Brought, displayNames, pickFleet, pickUp } from '#fleets/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { BattleFacts, Nation } from '#kernel/facts/index.ts'
import { BadInput, covers, yearOf } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { saidRule } from './cite.ts'
import { findCard, findFacts } from './find.ts'
import { wholeNumber } from './input.ts'

/** How the fleets of a pick-up battle are found. */
export interface MusterFlags {
  side: string[]
  pick?: string
  points: string
  year?: string
}

/** A side's ships and what they cost together. */
export interface Fleet extends Brought {
  readonly prices: readonly number[]
  readonly points: number
}
export interface Muster {
  readonly facts: BattleFacts
  readonly fleets: readonly [Fleet, Fleet]
  readonly limit: number
}

/** The two fleets of a pick-up battle, named or picked, within the limit of points. */
export function musterOf(book: Book, flags: MusterFlags, seed: number): Muster {
  const limit = wholeNumber(flags.points, '--points', 1, 1_000_000)
  if (flags.pick === undefined ? flags.side.length !== 2 : flags.side.length > 0)
    throw new BadInput('a pick-up battle wants two fleets: --side twice, or --pick with two nations')
  const { from, to } = book.years
  const year = flags.year === undefined ? to : wholeNumber(flags.year, '--year', from, to)
  const ships = flags.pick === undefined ? flags.side.map(shipsOf) : picked(book, flags.pick, limit, year, seed)
  noneTwice(ships.flat())
  const fleets = ships.map(each => fleetOf(book, each)) as [Fleet, Fleet]
  for (const { name, prices } of named(fleets)) {
    const refusal = book.game!.refuseFleet(prices, limit)
    if (refusal !== null) throw new BadInput(`${name}: ${refusal.reason} (${saidRule(book, refusal.why)})`)
  }
  const last = latest(ships.flat(), year)
  return { facts: pickUp(named(fleets), flags.year === undefined ? last : year), fleets: named(fleets), limit }
}

/** "Lion, Tiger" */
function shipsOf(list: string): string[] {
  const names = list.split(',').map(name => name.trim())
  if (names.some(name => name === '')) throw new BadInput(`--side: ${JSON.stringify(list)} is not a list of ships`)
  return names.map(name => {
    const found = findFacts(name)
    return displayNames().find(each => isSame(findFacts(each), found)) ?? found.ship
  })
}
type Found = ReturnType<typeof findFacts>
const isSame = (one: Found, other: Found): boolean => one.facts === other.facts && one.ship === other.ship

function noneTwice(ships: readonly string[]): void {
  const twice = ships.find((ship, i) => ships.indexOf(ship) < i)
  if (twice !== undefined) throw new BadInput(`--side: ${twice} is named twice`)
}

function fleetOf(book: Book, ships: readonly string[]): Fleet {
  const prices = ships.map(ship => book.game!.price(findCard(book, ship).card))
  const { nation } = findFacts(ships[0]!).facts
  return { name: FLEETS[nation], nation, ships, prices, points: prices.reduce((sum, price) => sum + price, 0) }
}

function yearIn(ship: string): number {
  const found = findFacts(ship)
  return yearOf(found.facts, found.ship)
}

/** The year of the latest ship, none of which may be later than this. */
function latest(ships: readonly string[], year: number): number {
  const late = ships.find(ship => yearIn(ship) > year)
  if (late !== undefined) throw new BadInput(`--year: in ${year} there was no ${late} yet; she is of ${yearIn(late)}`)
  return Math.max(...ships.map(yearIn))
}

const FLEETS: Readonly<Record<Nation, string>> = {
  DEU: 'German fleet',
  FRA: 'French fleet',
  GBR: 'British fleet',
  ITA: 'Italian fleet',
  JAP: 'Japanese fleet',
  OST: 'Austro-Hungarian fleet',
  RUS: 'Russian fleet',
  USA: 'American fleet',
}
/** Two fleets of one nation are told apart by where they lie. */
function named([west, east]: readonly [Fleet, Fleet]): [Fleet, Fleet] {
  if (west.name !== east.name) return [west, east]
  return [
    { ...west, name: `Western ${west.name}` },
    { ...east, name: `Eastern ${east.name}` },
  ]
}

/** As other lists write them. */
const ALSO: Readonly<Record<string, Nation>> = { GER: 'DEU', JPN: 'JAP', AUT: 'OST' }
/** Dice of their own, apart from those of any battle. */
const PICKING = Number.MIN_SAFE_INTEGER

/** "GBR,GER": each side's ships drawn from what the library has of a nation. No ship is drawn twice. */
function picked(book: Book, nations: string, limit: number, year: number, seed: number): string[][] {
  const codes = nations.split(',').map(code => code.trim().toUpperCase())
  if (codes.length !== 2) throw new BadInput('--pick: name two nations: GBR,DEU')
  const dice = new Dice(new Seeded(seed, PICKING))
  const taken = new Set<string>()
  return codes.map(code => {
    const all = shipsIn(book, ALSO[code] ?? code)
    const free = all.filter(name => !taken.has(name) && yearIn(name) <= year)
    const priced = free.map(name => ({ name, price: book.game!.price(findCard(book, name).card) }))
    const fleet = pickFleet(priced, limit, dice).map(({ name }) => name)
    if (fleet.length === 0) throw new BadInput(`--points: ${limit} buy no ship of ${code} in ${year}`)
    for (const name of fleet) taken.add(name)
    return fleet
  })
}

function shipsIn(book: Book, nation: string): string[] {
  const fit = displayNames().filter(name => {
    const { facts, ship } = findFacts(name)
    return covers(book.years, facts, ship)
  })
  const ships = fit.filter(name => findFacts(name).facts.nation === nation)
  if (ships.length > 0) return ships
  const nations = [...new Set(fit.map(name => findFacts(name).facts.nation))].sort()
  throw new BadInput(
    `--pick: ${book.title} has no ships of ${JSON.stringify(nation)} here; it has ${nations.join(', ')}`,
  )
}

/** What each fleet costs, line by line. */
export const toldFleets = ({ fleets, limit }: Muster): string[] =>
  fleets.map(({ name, ships, prices, points }) => {
    const each = ships.map((ship, i) => `${ship} ${prices[i]}`).join(', ')
    return `${name}, ${points} of ${limit} points: ${each}`
  })

export const plainFleets = ({ fleets, limit }: Muster): Record<string, Plain> => ({
  limit,
  fleets: fleets.map(({ name, ships, points }) => ({ name, ships: [...ships], points })),
})
