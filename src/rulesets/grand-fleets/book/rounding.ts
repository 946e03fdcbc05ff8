/** The book's rounding: to the nearest whole number, halves up (R8). */
export const nearest = (value: number): number => Math.floor(value + 0.5)

/** So many hundredths of a number of points, halves up (R8). */
export const share = (points: number, percent: number): number => Math.floor((points * percent + 50) / 100)
