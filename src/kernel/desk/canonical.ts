import { Hash } from '#kernel/hash/index.ts'

/** Plain data as it is kept: numbers, text, lists and records of them. */
export type Plain = number | string | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/** The one way to write a value down: keys in order of code units, no spaces. Equal values, equal bytes. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (Array.isArray(value)) return list(value)
  if (value !== null && typeof value === 'object') return record(value as Record<string, unknown>)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value)
  throw new RangeError(`${String(value)} cannot be written down`)
}

function list(values: readonly unknown[]): string {
  let text = '['
  // by number, not by each: a hole must be met as undefined, and refused
  for (let i = 0; i < values.length; i++) text += (i === 0 ? '' : ',') + canonical(values[i])
  return `${text}]`
}

function record(values: Readonly<Record<string, unknown>>): string {
  let text = '{'
  for (const key of Object.keys(values).sort()) {
    const value = values[key]
    if (value !== undefined) text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonical(value)}`
  }
  return `${text}}`
}

/** Feed a state's whole numbers to a hash, in the order of its fields: a state must be made by its book, not read from a file. */
export function digestInto(hash: Hash, value: unknown): void {
  if (typeof value === 'number') {
    if ((value | 0) === value) hash.word(value)
    else if (Number.isSafeInteger(value)) hash.word(WIDE).whole(value)
    else throw new RangeError(`a state holds ${value}, which is no whole number`)
  } else if (Array.isArray(value)) {
    hash.word(value.length)
    for (let i = 0; i < value.length; i++) digestInto(hash, value[i])
  } else if (typeof value === 'boolean') hash.word(value ? 1 : 0)
  else if (typeof value === 'string') hash.text(value)
  else if (value !== null && typeof value === 'object') {
    for (const key in value) digestInto(hash, (value as Record<string, unknown>)[key])
  } else hash.word(-1)
}

/** Stands before a number of two words, lest it be taken for two numbers. */
const WIDE = 0x57494445

export function digestOf(value: unknown): string {
  const hash = new Hash()
  digestInto(hash, value)
  return hash.hex()
}
