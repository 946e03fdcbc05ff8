/** To the nearest whole number, halves up (H3). */
export const nearest = (value: number): number => Math.floor(value + 0.5)
