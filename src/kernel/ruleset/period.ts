import type { ShipFacts } from '#kernel/facts/index.ts'

/** The years of the ships that a book was written for, both included. */
export interface Years {
  readonly from: number
  readonly to: number
}

/** The year since which a ship was as her facts have her: of her commissioning, or of her class's rebuilding. */
export function yearOf(facts: ShipFacts, ship: string): number {
  const own = facts.ships.find(({ name }) => name === ship)?.commissioned
  return facts.rebuiltYear?.value ?? own ?? facts.year.value
}

/** Whether a ship belongs to a book's years. Those that do have a card in it. */
export function covers(years: Years, facts: ShipFacts, ship: string): boolean {
  const year = yearOf(facts, ship)
  return years.from <= year && year <= years.to
}
