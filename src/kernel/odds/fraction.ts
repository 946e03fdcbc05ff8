export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

export const lcm = (a: bigint, b: bigint): bigint => (a % b === 0n ? a : (a / gcd(a, b)) * b)

/** A fraction in lowest terms, as it is written down: "3/8". */
export function fractionText(part: bigint, whole: bigint): string {
  const common = gcd(part, whole)
  return `${part / common}/${whole / common}`
}

/** A fraction as a number, right to the last digit or two even when both parts are far beyond what a number holds. */
export function fractionValue(part: bigint, whole: bigint): number {
  const bits = whole.toString(2).length
  if (bits <= 1000) return Number(part) / Number(whole)
  const shift = BigInt(bits - 1000)
  return Number(part >> shift) / Number(whole >> shift)
}
