import { LONG } from '../02-ships/ship.ts'
import { turnOf } from '../02-ships/state.ts'
import { comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { deckRisked, type FearGodDesk } from '../events/events.ts'

/** 8.1.2 Shells of 120 mm and more. */
const LARGE_MM = 120
const BY_BAND = [0, 0, 30, 60] as const

/** 8.1.2 Large shells that penetrate a carrier from Long or Extreme may hit her flight deck, once for each turn of fire. */
export function riskFlightDeck(desk: FearGodDesk, ship: number, band: number, calibreMm: number): void {
  const turn = turnOf(desk.state)
  const carrier = desk.state.annex.carriers.find(each => each.ship === ship)
  if (carrier === undefined || band < LONG || calibreMm < LARGE_MM || carrier.shelled === turn) return
  const why = R['FGDN-8.1.2-shell-deck']
  desk.reckoning.begin('chance in a hundred, by the range', BY_BAND[band]!, why)
  deckRisked(desk, { ship, turn, due: Number(comes(desk, why)) }, why)
}
