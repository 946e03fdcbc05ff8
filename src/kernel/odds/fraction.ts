export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

export const lcm = (a: bigint, b: bigint): bigint => (a % b === 0n ? a : (a / gcd(a, b)) * b)

/**
 * Writes parts of one whole in lowest terms, as people write them: "3/8". A whole is a product of dice, so it has a few small
 * primes many times over: taking those out of each part is far quicker than Euclid's way.
 */
export function fractionsOf(whole: bigint): (part: bigint) => string {
  const { powers, rest } = factors(whole)
  return part => {
    if (part === 0n) return '0/1'
    let [above, below] = [part, whole]
    for (const power of powers) {
      if (above % power !== 0n || below % power !== 0n) continue
      above /= power
      below /= power
    }
    const common = rest === 1n ? 1n : gcd(above, below)
    return `${above / common}/${below / common}`
  }
}

/** For each small prime p of a whole: p to the powers …, 8, 4, 2, 1, which together find any power that divides both parts. */
function factors(whole: bigint): { powers: bigint[]; rest: bigint } {
  const powers: bigint[] = []
  let rest = whole
  for (let prime = 2n; prime <= 97n; prime++) {
    let times = 0
    for (; rest % prime === 0n; rest /= prime) times++
    const ladder: bigint[] = []
    for (let power = prime, exponent = 1; exponent <= times; exponent *= 2, power *= power) ladder.push(power)
    powers.push(...ladder.reverse())
  }
  return { powers, rest }
}

/** A fraction as a number, right to the last digit or two even when both parts are far beyond what a number holds. */
export function fractionValue(part: bigint, whole: bigint): number {
  const bits = whole.toString(2).length
  if (bits <= 1000) return Number(part) / Number(whole)
  const shift = BigInt(bits - 1000)
  return Number(part >> shift) / Number(whole >> shift)
}
