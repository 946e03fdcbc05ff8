import { Hash } from '#kernel/hash/index.ts'

/** Plain data as it is kept: numbers, text, lists and records of them. */
export type Plain = number | string | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/** The one way to write a value down: keys in order of code units, no spaces. Equal values, equal bytes. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>
    const keys = Object.keys(record).filter(key => record[key] !== undefined)
    return `{${keys
      .sort()
      .map(key => `${JSON.stringify(key)}:${canonical(record[key])}`)
      .join(',')}}`
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} cannot be written down`)
  return JSON.stringify(value)
}

/** Feed a state's whole numbers to a hash, in the order in which its fields were declared. */
export function digestInto(hash: Hash, value: unknown): void {
  if (typeof value === 'number') {
    if ((value | 0) === value) hash.word(value)
    else hash.whole(value)
  } else if (Array.isArray(value)) {
    hash.word(value.length)
    for (let i = 0; i < value.length; i++) digestInto(hash, value[i])
  } else if (typeof value === 'boolean') hash.word(value ? 1 : 0)
  else if (typeof value === 'string') hash.text(value)
  else if (value !== null && typeof value === 'object') {
    for (const key in value) digestInto(hash, (value as Record<string, unknown>)[key])
  } else hash.word(-1)
}

export function digestOf(value: unknown): string {
  const hash = new Hash()
  digestInto(hash, value)
  return hash.hex()
}
