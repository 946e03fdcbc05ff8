/** Diving, depth charges and mines of a whole battle (S14, S15, S26). */
export type BelowEvent =
  | { readonly type: 'CellsRun'; readonly ship: number; readonly spent: number }
  | { readonly type: 'ChargesDropped'; readonly ship: number; readonly battery: number; readonly target: number }
  | { readonly type: 'ChargesHeld'; readonly ship: number; readonly battery: number; readonly target: number }
  | { readonly type: 'ChargesWide'; readonly ship: number }
  | {
      readonly type: 'MinesLaid'
      readonly ship: number
      readonly battery: number
      /** from each rail */
      readonly each: number
      readonly mines: readonly number[]
    }
  | { readonly type: 'MinePassed'; readonly ship: number; readonly x: number; readonly y: number }
  | { readonly type: 'MineStruck'; readonly ship: number; readonly x: number; readonly y: number }

/** Each once, and none forgotten. */
const BELOW: Readonly<Record<BelowEvent['type'], true>> = {
  CellsRun: true,
  ChargesDropped: true,
  ChargesHeld: true,
  ChargesWide: true,
  MinesLaid: true,
  MinePassed: true,
  MineStruck: true,
}
export const isBelowEvent = <E extends { readonly type: string }>(
  event: E,
): event is Extract<E, { readonly type: BelowEvent['type'] }> => Object.hasOwn(BELOW, event.type)
