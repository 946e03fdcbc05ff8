/** "Lion, Tiger and Moltke" */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** A command is named by an imperative, such as LaunchTorpedoes: she "launches torpedoes". */
export function deedOf(command: string): string {
  const [verb = '', ...rest] = command.split(/(?=[A-Z])/).map(word => word.toLowerCase())
  return [thirdPerson(verb), ...rest].join(' ')
}
function thirdPerson(verb: string): string {
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** Tenths of a degree as three figures. */
export const bearing = (tenths: number): string => `${String(Math.round(tenths / 10) % 360).padStart(3, '0')}°`

/** At most one decimal. */
export const roundly = (value: number): string => String(Math.round(value * 10) / 10)

/** The ship that a sentence begins with; '' if none. */
export function subjectOf(sentence: string, names: readonly string[]): string {
  const begins = (name: string): boolean => sentence.startsWith(name) && /^('s|:|\s)/.test(sentence.slice(name.length))
  return names.filter(begins).reduce((longest, name) => (name.length > longest.length ? name : longest), '')
}

/** Sentences about one ship, one after the other. */
export interface Group {
  readonly subject: string
  readonly sentences: readonly string[]
}

export function grouped(sentences: readonly string[], names: readonly string[]): Group[] {
  const groups: { subject: string; sentences: string[] }[] = []
  for (const sentence of sentences) {
    const subject = subjectOf(sentence, names)
    const last = groups.at(-1)
    if (last !== undefined && subject !== '' && last.subject === subject) last.sentences.push(sentence)
    else groups.push({ subject, sentences: [sentence] })
  }
  return groups
}

/** What a group says of its ship, each thing once: " loses 2 boxes, twice", "'s bridge is hit", ": Fire". */
export function partsOf({ subject, sentences }: Group): string[] {
  const times = new Map<string, number>()
  for (const sentence of sentences) {
    const part = sentence.slice(subject.length).replace(/\.$/, '')
    times.set(part, (times.get(part) ?? 0) + 1)
  }
  return [...times].map(([part, count]) => part + often(count))
}
const often = (count: number): string => (count === 1 ? '' : count === 2 ? ', twice' : `, ${count} times`)

/** Parts after whatever names the ship first. */
export const said = (first: string, parts: readonly string[]): string =>
  parts.map((part, i) => (i === 0 ? first + part : goesOn(part))).join('; ')
const goesOn = (part: string): string => part.replace(/^'s /, 'her ').replace(/^[:\s]+/, '')

/** Parts as a clause about a ship just named. */
export const clause = (parts: readonly string[]): string =>
  said('', parts).replace(/^'s /, ', whose ').replace(/^ /, ', who ')
