import type { Plain } from '#kernel/desk/index.ts'
import type { PartNames } from '#kernel/ruleset/index.ts'

type Fields = { readonly [key: string]: Plain }

/** What became of it: a name and a value a line, what belongs to it below and set in. */
export function resultLines(result: Plain, parts: PartNames = {}): string[] {
  return isFields(result) ? fieldLines(result, parts, '') : [wordOf(result)]
}

function fieldLines(fields: Fields, parts: PartNames, place: string): string[] {
  const width = Math.max(0, ...Object.keys(fields).map(key => key.length))
  return Object.entries(fields).flatMap(([key, value]) => {
    const below = belowOf(value, parts, place + key)
    if (below === null) return [`${key.padEnd(width)}  ${wordOf(value)}`.trimEnd()]
    return [key, ...below.map(line => `  ${line}`)]
  })
}

/** Lines of what has parts; null for what is told in a word. */
function belowOf(value: Plain, parts: PartNames, place: string): string[] | null {
  if (Array.isArray(value)) return listLines(value, parts, place)
  if (!isFields(value) || isNamed(value)) return null
  return Object.keys(value).length === 0 ? null : fieldLines(value, parts, `${place}.`)
}

/** What is counted by the names of its places, if they have any; else one thing a line, if they are more than words. */
function listLines(list: readonly Plain[], parts: PartNames, place: string): string[] | null {
  const names = parts[place]
  if (names === undefined || list.length === 0 || !list.every(isNumber))
    return list.some(isFields) ? list.map(wordOf) : null
  const figures = list.map(wordOf)
  const width = Math.max(...figures.map(figure => figure.length))
  return figures.map((figure, i) => `${figure.padStart(width)}  ${names[i] ?? i + 1}`)
}

function wordOf(value: Plain): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // words have spaces of their own
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map(wordOf).join(value.every(isNumber) ? ' ' : ', ')
  if (!isFields(value)) return String(value).replace(/^-/, '−')
  if (isNamed(value)) return value.name
  const words = Object.entries(value).map(([key, each]) => `${key} ${wordOf(each)}`)
  return words.length === 0 ? 'none' : words.join(', ')
}

const isNumber = (value: Plain): value is number => typeof value === 'number'
const isFields = (value: Plain): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
/** A card, which is told by its name. */
const isNamed = (value: Fields): value is Fields & { readonly name: string } => typeof value['name'] === 'string'
