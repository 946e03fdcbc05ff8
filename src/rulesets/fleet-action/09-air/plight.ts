import { z } from 'zod'
import { BadInput } from '#kernel/ruleset/index.ts'
import { type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { deckAt } from './standing.ts'

const count = z.number().int().min(0).max(99)

/** What is left of a flight deck. */
export const deckGiven = z.strictObject({
  h: count.optional().describe('stands that she can launch and take in in a turn'),
  rrr: count.optional().describe('stands that she can refuel and rearm in a turn'),
  catapults: count.optional(),
})
type DeckGiven = z.infer<typeof deckGiven>

/** No more than the sheet has. */
export function wearDeck(state: State, ship: number, given: DeckGiven): void {
  const { card } = sheetAt(state, ship)
  const deck = state.sky.decks[ship]
  if (deck === undefined || card.air === undefined) throw new BadInput(`deck: ${card.name} has no flight deck`)
  for (const [key, value] of Object.entries(given) as ['h' | 'rrr' | 'catapults', number | undefined][]) {
    if (value === undefined) continue
    if (value > deck[key]) throw new BadInput(`deck: ${card.name} has only ${deck[key]}`)
    deck[key] = value
  }
}

/** What is not as on the sheet. */
export function deckOf(state: Seen, ship: number): { readonly deck?: DeckGiven } {
  const { air } = sheetAt(state, ship).card
  if (air === undefined) return {}
  const { h, rrr, catapults } = deckAt(state, ship)
  return h === air.H && rrr === air.RRR && catapults === air.catapults ? {} : { deck: { h, rrr, catapults } }
}
