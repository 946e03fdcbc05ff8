/** How long a beat lasts, in milliseconds, unless somebody goes on before. */
export const PACES = { slow: 3000, brisk: 1500, off: 0 } as const
export type Pace = keyof typeof PACES
const KEY = 'straddle.pace'

export function chosenPace(): Pace {
  const kept = localStorage.getItem(KEY)
  return kept === 'slow' || kept === 'off' ? kept : 'brisk'
}
export const keepPace = (pace: Pace): void => localStorage.setItem(KEY, pace)
