/** Where a conversion rounds: to the nearest whole number, halves up (R2). Play rounds down (R1). */
export const nearest = (value: number): number => Math.floor(value + 0.5)
