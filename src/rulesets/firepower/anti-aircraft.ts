import { M1 } from './classes.ts'
import { batteryNow, type Seen, sheetAt } from './state.ts'

/** AA-B One die for every full five points. */
export const aaDice = (points: number): number => Math.floor(points / 5)

/** AA-E, GREEN-D, R86 Points left: her own while the main battery is whole, then at most those of the class it has come down to. */
export function aaPoints(state: Seen, ship: number): number {
  const { powerOut, mainLoss } = state.ships[ship]!
  // PERIOD-C none before LATE; AA-F none without power
  if (state.fixed.scene.period < 2 || powerOut !== 0) return 0
  const { aa } = sheetAt(state, ship).card
  if (mainLoss === 0) return aa
  const points = AA_OF_BATTERY[batteryNow(state, ship, 'main')] ?? 0
  return Math.min(aa, points)
}
const AA_OF_BATTERY = [M1.SB.aa, M1.BB.aa, M1.BC.aa, M1.CA.aa, M1.CL.aa, M1.DD.aa, M1.DE.aa]
