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
  for (const key of sorted(Object.keys(values))) {
    const value = values[key]
    if (value !== undefined) text += (text === '{' ? '' : ',') + quoted(key) + canonical(value)
  }
  return `${text}}`
}

/** By insertion: most records have few keys, and many records are written. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW_KEYS) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!
    let at = i
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!
    keys[at] = key
  }
  return keys
}

/** Keys are few and come again and again; a stranger's are not remembered for ever. */
function quoted(key: string): string {
  const known = QUOTED.get(key)
  if (known !== undefined) return known
  const text = `${JSON.stringify(key)}:`
  if (QUOTED.size < MOST_KEYS) QUOTED.set(key, text)
  return text
}
const QUOTED = new Map<string, string>()
const MOST_KEYS = 1000
const FEW_KEYS = 30
