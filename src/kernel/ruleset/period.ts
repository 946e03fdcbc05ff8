import type { ShipFacts, ShipKind } from '#kernel/facts/index.ts'

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

/** For which ships a book has cards. */
export interface Coverage {
  readonly years: Years
  /** kinds of ships of which it says nothing */
  readonly without?: readonly ShipKind[]
}

/** Whether a ship belongs to a book: of its years, and of a kind that it knows. Those that do have a card in it. */
export function covers({ years, without }: Coverage, facts: ShipFacts, ship: string): boolean {
  if (without?.includes(facts.kind)) return false
  const year = yearOf(facts, ship)
  return years.from <= year && year <= years.to
}
