import type { Options } from '#kernel/desk/index.ts'
import type { AircraftFacts, Flight } from '#kernel/facts/index.ts'
import type { Refusal } from './order.ts'

/** What somebody would sail and fly with, in some year. */
export interface Bought<Card> {
  readonly cards: readonly Card[]
  readonly flights: readonly Flight[]
  readonly year: number
}

/** How a book sells fleets, where there is more to it than the sum of ships' prices. */
export interface Market<Card> {
  price(card: Card, options: Options): number
  /** one stand of a type, with what it was built to carry */
  flight(aircraft: AircraftFacts): Flight
  priceOfFlight(flight: Flight, options: Options): number
  /** why this fleet may not be had under a limit of points */
  refuse(bought: Bought<Card>, limit: number, options: Options): Refusal | null
}
