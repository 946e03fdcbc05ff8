/** The book's rounding: to the nearest whole number, halves up (R8). */
export const nearest = (value: number): number => Math.floor(value + 0.5)
