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
