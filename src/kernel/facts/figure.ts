/** How far a figure may be trusted: two good sources agree; one good source; recalled or inferred. */
export type Confidence = 'high' | 'medium' | 'low'

/** One measured thing, with where it was read (a key of `fleets/sources.ts`). A figure nobody knows is `null`, never a guess. */
export interface Figure {
  readonly value: number
  readonly source: string
  readonly confidence: Confidence
  readonly note?: string
}
export type Known = Figure | null

export type Nation = 'OST' | 'FRA' | 'DEU' | 'GBR' | 'ITA' | 'JAP' | 'RUS' | 'USA'
