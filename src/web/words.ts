import type { BattleFacts, Nation } from '#kernel/facts/index.ts'

const PEOPLES: Readonly<Record<Nation, string>> = {
  OST: 'Austrian',
  FRA: 'French',
  DEU: 'German',
  GBR: 'British',
  ITA: 'Italian',
  JAP: 'Japanese',
  RUS: 'Russian',
  USA: 'American',
}

/** A side in one word, where both are of different nations. */
export function sideWords({ sides: [one, other] }: Pick<BattleFacts, 'sides'>): readonly [string, string] {
  return one.nation === other.nation ? [one.name, other.name] : [PEOPLES[one.nation], PEOPLES[other.nation]]
}

/** A book's sentence with the sides called by one word. */
export function shortSides(text: string, facts: Pick<BattleFacts, 'sides'>): string {
  const words = sideWords(facts)
  return facts.sides.reduce((said, { name }, side) => said.replaceAll(name, words[side as 0 | 1]), text)
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const dateWords = ({ year, month, day }: Pick<BattleFacts, 'year' | 'month' | 'day'>): string =>
  `${day} ${MONTHS[month - 1]} ${year}`

/** A chance as people read it. */
export function percent(chance: number): string {
  const value = chance * 100
  if (value <= 0) return '0 %'
  if (value < 0.1) return 'under 0.1 %'
  if (value > 99.9 && value < 100) return 'over 99.9 %'
  return `${value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)} %`
}
/** The same over a bar, without its sign. */
export const barText = (chance: number): string => {
  const value = chance * 100
  return value > 0 && value < 0.095 ? '<0.1' : value < 9.95 ? value.toFixed(1) : String(Math.round(value))
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** A sentence cut where names of ships stand in it, so that they can be set in italics. */
export function cut(text: string, names: readonly string[]): { readonly text: string; readonly isName: boolean }[] {
  const known = [...new Set(names)].filter(name => name !== '').sort((a, b) => b.length - a.length)
  if (known.length === 0) return [{ text, isName: false }]
  const pattern = new RegExp(`(${known.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g')
  return text
    .split(pattern)
    .filter(part => part !== '')
    .map(part => ({ text: part, isName: known.includes(part) }))
}
