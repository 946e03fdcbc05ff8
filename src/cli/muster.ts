import { aircraftNamed, type Brought, displayNames, isOfService, pickFleet, pickUp, SHIPS } from '#fleets/index.ts'
import type { Options, Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { AircraftFacts, BattleFacts, Flight, Nation } from '#kernel/facts/index.ts'
import { BadInput, covers, yearOf } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { saidRule } from './cite.ts'
import { findCard, findFacts } from './find.ts'
import { wholeNumber } from './input.ts'

/** How the fleets of a pick-up battle are found. */
export interface MusterFlags {
  side: string[]
  pick?: string
  points?: string
  year?: string
}

/** A side's ships and what they cost together. */
export interface Fleet extends Brought {
  readonly flights: readonly Flight[]
  /** of ships, then of flights */
  readonly prices: readonly number[]
  readonly points: number
}
export interface Muster {
  readonly facts: BattleFacts
  readonly fleets: readonly [Fleet, Fleet]
  readonly limit: number
}

/** What bears on fleets to be chosen is not passed over where there are none to choose. */
export function refuseMuster({ side, pick, points, year }: MusterFlags, why: string): void {
  const given = { '--side': side[0], '--pick': pick, '--points': points, '--year': year }
  for (const [flag, value] of Object.entries(given)) if (value !== undefined) throw new BadInput(`${flag}: ${why}`)
}

/** The two fleets of a pick-up battle, named or picked, within the limit of points. */
export function musterOf(book: Book, flags: MusterFlags, options: Options, seed: number): Muster {
  const limit = wholeNumber(flags.points ?? '500', '--points', 1, 1_000_000)
  if (flags.pick === undefined ? flags.side.length !== 2 : flags.side.length > 0)
    throw new BadInput('a pick-up battle wants two fleets: --side twice, or --pick with two nations')
  const { from, to } = book.years
  const year = flags.year === undefined ? to : wholeNumber(flags.year, '--year', from, to)
  const lists =
    flags.pick === undefined
      ? flags.side.map(list => listed(book, list))
      : picked(book, flags.pick, limit, year, seed).map(
          (ships): Listed => ({ ships, squadrons: dividedEvenly(ships.length), flights: [] }),
        )
  const ships = lists.map(each => each.ships)
  noneTwice(ships.flat())
  const fleets = lists.map(each => fleetOf(book, each, options)) as [Fleet, Fleet]
  for (const { name, prices, ships, flights } of named(fleets)) {
    const cards = ships.map(ship => findCard(book, ship).card)
    const refusal =
      book.market === undefined
        ? book.game!.refuseFleet(prices, limit)
        : book.market.refuse({ cards, flights, year }, limit, options)
    if (refusal !== null) throw new BadInput(`${name}: ${refusal.reason} (${saidRule(book, refusal.why)})`)
  }
  const last = latest(ships.flat(), year)
  return { facts: pickUp(named(fleets), flags.year === undefined ? last : year), fleets: named(fleets), limit }
}

interface Listed {
  readonly ships: readonly string[]
  readonly squadrons: readonly number[]
  readonly flights: readonly Flight[]
}
/** Ships that a machine picks sail in squadrons of so many at most, as even as can be. */
const MOST = 5
function dividedEvenly(ships: number): number[] {
  const squadrons = Math.ceil(ships / MOST)
  return Array.from({ length: squadrons }, (_, i) => Math.ceil((ships - i) / squadrons))
}

/** "Lion, Tiger; Glasgow", squadron by squadron, or "Akagi, Zero, Val (kamikaze)": a stand of aircraft is named as often as it is brought. */
function listed(book: Book, list: string): Listed {
  const texts = list.split(';')
  const parts = texts.map(part => listedIn(book, part))
  const empty = parts.findIndex(({ ships }) => ships.length === 0)
  if (empty >= 0) throw new BadInput(`--side: ${JSON.stringify(texts[empty]!.trim())} has no ship`)
  return {
    ships: parts.flatMap(({ ships }) => ships),
    squadrons: parts.map(({ ships }) => ships.length),
    flights: parts.flatMap(({ flights }) => flights),
  }
}

/** Whoever is to be flown into a ship is named so. */
const KAMIKAZE = / \(kamikaze\)$/i

function listedIn(book: Book, list: string): Omit<Listed, 'squadrons'> {
  const names = list.split(',').map(name => name.trim())
  if (names.some(name => name === '')) throw new BadInput(`--side: ${JSON.stringify(list)} is not a list of ships`)
  const types = names.map(name => aircraftNamed(name.replace(KAMIKAZE, '')))
  const flights = types.flatMap((type, i): Flight[] => {
    if ('unknown' in type) return []
    const flight = flightOf(book, type)
    return [KAMIKAZE.test(names[i]!) ? { ...flight, load: 'kamikaze' } : flight]
  })
  return { ships: names.filter((_, i) => 'unknown' in types[i]!).map(name => shipOf(book, name)), flights }
}

function shipOf(book: Book, name: string): string {
  const found = findFacts(name, book)
  return displayNames().find(each => isSame(findFacts(each), found)) ?? found.ship
}

function flightOf(book: Book, aircraft: AircraftFacts): Flight {
  if (book.market !== undefined) return book.market.flight(aircraft)
  throw new BadInput(`--side: ${book.title} sells no aircraft like ${aircraft.name}`)
}
type Found = ReturnType<typeof findFacts>
const isSame = (one: Found, other: Found): boolean => one.facts === other.facts && one.ship === other.ship

function noneTwice(ships: readonly string[]): void {
  const twice = ships.find((ship, i) => ships.indexOf(ship) < i)
  if (twice !== undefined) throw new BadInput(`--side: ${twice} is named twice`)
}

function fleetOf(book: Book, { ships, squadrons, flights }: Listed, options: Options): Fleet {
  const { market, game } = book
  const ofShips = ships.map(ship => {
    const { card } = findCard(book, ship)
    return market === undefined ? game!.price(card) : market.price(card, options)
  })
  const prices = [...ofShips, ...flights.map(flight => market!.priceOfFlight(flight, options))]
  const { nation } = findFacts(ships[0]!).facts
  const points = prices.reduce((sum, price) => sum + price, 0)
  return { name: FLEETS[nation], nation, ships, squadrons, flights, prices, points }
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
    const free = all.filter(name => !taken.has(name) && isOfService(SHIPS, findFacts(name), year))
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
    return covers(book, facts, ship)
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
  fleets.map(({ name, ships, flights, prices, points }) => {
    const names = [...ships, ...flights.map(({ aircraft }) => aircraft.name)]
    const each = names.map((one, i) => `${one} ${prices[i]}`).join(', ')
    return `${name}, ${points} of ${limit} points: ${each}`
  })

export const plainFleets = ({ fleets, limit }: Muster): Record<string, Plain> => ({
  limit,
  fleets: fleets.map(({ name, ships, points }) => ({ name, ships: [...ships], points })),
})
