import type { Options } from '#kernel/desk/index.ts'
import type { Flight } from '#kernel/facts/index.ts'
import { type Bought, type Market, no, type Refusal } from '#kernel/ruleset/index.ts'
import { type Card, periodOf } from '../01-classes/ship.ts'
import { switchesOf } from '../book/options.ts'
import { R } from '../book/register.ts'
import { PERIODS } from '../book/tables.ts'
import { flightOf, standFlown, standsIn } from './stands.ts'

const LATE = 2

/** PTS-A, R119 Signs count by option only; so do they in the price. */
const costOf = ({ points, plainPoints }: Pick<Card, 'points' | 'plainPoints'>, options: Options): number =>
  switchesOf(options).grades ? points : plainPoints

/** R121 Stands are bought one by one, whether or not a carrier sails with them. */
const costOfFlight = (flight: Flight, options: Options): number =>
  standsIn(flight) * costOf(standFlown(flight), options)

/** SETUP-A, PTS-A Why a side may not have these ships and stands. */
function refuse({ cards, flights, year }: Bought<Card>, limit: number, options: Options): Refusal | null {
  if (cards.length === 0) return no(R['FP-SETUP-D'], 'one ship of a fleet is its flagship, and here is none')
  const names = cards.map(({ name, year: built }) => `${name} ${built}`)
  const twice = cards.find((_, i) => names.indexOf(names[i]!) < i)
  if (twice !== undefined) return no(R['FP-SETUP-A'], `${twice.name} is bought twice`)
  return (
    cards.map(card => tooLate(card, year)).find(refusal => refusal !== null) ??
    flights.map(flight => grounded(flight, year)).find(refusal => refusal !== null) ??
    tooDear({ cards, flights, year }, limit, options)
  )
}

/** PERIOD-B A battle has one year, and nobody is in it before he is there. */
const tooLate = ({ name, year: since }: Pick<Card, 'name' | 'year'>, year: number): Refusal | null =>
  since <= year ? null : no(R['FP-PERIOD-B'], `in ${year} there was no ${name} yet; that is of ${since}`)

function grounded(flight: Flight, year: number): Refusal | null {
  const stand = standFlown(flight)
  if (flight.load === 'kamikaze' && stand.class !== 'KM')
    return no(R['FP-H8-stands'], `${stand.name} is not flown into ships: Japanese aircraft are`)
  const period = periodOf(year)
  if (period !== LATE) return no(R['FP-R101'], `${year} is ${PERIODS[period]}, and aircraft fly in LATE only`)
  return tooLate(stand, year)
}

function tooDear({ cards, flights }: Bought<Card>, limit: number, options: Options): Refusal | null {
  const sum =
    cards.reduce((total, card) => total + costOf(card, options), 0) +
    flights.reduce((total, flight) => total + costOfFlight(flight, options), 0)
  return sum <= limit ? null : no(R['FP-PTS-A'], `${sum} points are more than ${limit}`)
}

export const MARKET: Market<Card> = { price: costOf, flight: flightOf, priceOfFlight: costOfFlight, refuse }
