import type { Trace, Unit } from '#kernel/ruleset/index.ts'

/** What is told of one thing that happened. */
export interface Entry {
  /** whose doing, or whose misfortune it is; -1 for nobody's */
  readonly side: number
  readonly text: string
  /** what came of it, a line each, where it is more than one thing */
  readonly lines: readonly string[]
  /** names of ships in the text, to be set in italics */
  readonly names: readonly string[]
  readonly units: readonly number[]
  /** nothing but a move: many of them are told in one line */
  readonly isMove: boolean
  /** the row's events that it tells of, by their places */
  readonly events: readonly number[]
}

/** Something worth telling, and the event it is told by. */
export interface Said {
  readonly text: string
  readonly event: number
}

/** What happened in a row before the clock went on. */
export interface Part {
  /** by the ship it is about; null for none */
  readonly told: (Said & { readonly unit: number | null })[]
  readonly traces: (Trace & { readonly event: number })[]
  /** what came of attacks, where the book says of which */
  readonly came: (Said & Pick<Trace, 'unit' | 'targets' | 'verb'>)[]
  /** the places of its events */
  readonly events: number[]
}

export const noPart = (): Part => ({ told: [], traces: [], came: [], events: [] })

/** Moves, then attacks with what came of them, then what befell each ship. */
export function entriesOf(part: Part, units: readonly Unit[]): Entry[] {
  const moves = part.traces.filter(({ targets, way }) => targets.length === 0 && way.length > 0)
  const entries = moves.map(trace => moveEntry(trace, trace.event, units))
  const attacks = attacksIn(part)
  // a row of one attack is about that alone
  if (attacks.length === 1 && part.came.length === 0) return [...entries, wholeAttack(attacks[0]!, part, units)]
  return [...entries, ...attacks.map(attack => attackEntry(attack, part, units)), ...groups(part.told, units)]
}

type Attack = Pick<Trace, 'unit' | 'targets' | 'verb'>
const keyOf = ({ unit, targets, verb = '' }: Attack): string => `${unit} ${targets.join(' ')} ${verb}`

/** Who attacks whom, each once. */
function attacksIn({ traces, came }: Part): Attack[] {
  const attacks = [...traces.filter(({ targets }) => targets.length > 0), ...came]
  return [...new Map(attacks.map(attack => [keyOf(attack), attack])).values()]
}

const headOf = ({ unit, targets, verb = 'fires at' }: Attack, names: readonly string[]): string =>
  `${names[unit]} ${verb} ${listed(targets.map(id => names[id]!))}`

/** All that is told of others came of it. */
function wholeAttack(attack: Attack, { told, events }: Part, units: readonly Unit[]): Entry {
  const names = units.map(({ name }) => name)
  const results = told.filter(each => each.unit !== attack.unit).map(({ text }) => text)
  const what = shortened(
    results,
    attack.targets.map(id => names[id]!),
  )
  const about = [attack.unit, ...attack.targets]
  return {
    ...withResults(
      units[attack.unit]!.side,
      headOf(attack, names),
      what.length === 0 ? ['without effect'] : what,
      about,
      names,
    ),
    events,
  }
}

/** One of several: only what the book says came of it. */
function attackEntry(attack: Attack, { traces, came }: Part, units: readonly Unit[]): Entry {
  const names = units.map(({ name }) => name)
  const isIts = (each: Attack): boolean => keyOf(each) === keyOf(attack)
  const results = came.filter(isIts)
  const what = shortened(
    results.map(({ text }) => text),
    [names[attack.unit]!],
  )
  const about = [attack.unit, ...attack.targets]
  return {
    ...withResults(units[attack.unit]!.side, headOf(attack, names), what, about, names),
    events: [...traces.filter(isIts), ...results].map(({ event }) => event),
  }
}

function moveEntry({ unit, way }: Trace, event: number, units: readonly Unit[]): Entry {
  const names = units.map(({ name }) => name)
  const { heading } = way.at(-1)!
  const course = String(Math.round(heading / 10) % 360).padStart(3, '0')
  const moved = entry(units[unit]!.side, `${names[unit]} moves, heading ${course}°`, [unit], names)
  return { ...moved, isMove: true, events: [event] }
}

/** What befell each ship by itself, in one line a ship. */
function groups(told: Part['told'], units: readonly Unit[]): Entry[] {
  const names = units.map(({ name }) => name)
  const by = new Map<number | null, Said[]>()
  for (const each of told) by.set(each.unit, [...(by.get(each.unit) ?? []), each])
  return [...by].map(([unit, said]) => {
    const texts = said.map(({ text }) => text)
    const its =
      unit === null
        ? entry(-1, texts.join(' ').replace(/\.$/, ''), [], names)
        : withResults(units[unit]!.side, names[unit]!, shortened(texts, [names[unit]!]), [unit], names)
    return { ...its, events: said.map(({ event }) => event) }
  })
}

/** One result stands on the line itself, several below it. */
function withResults(
  side: number,
  head: string,
  results: readonly string[],
  units: readonly number[],
  names: readonly string[],
): Entry {
  if (results.length > 1) return { ...entry(side, head, units, names), lines: results }
  return entry(side, results.length === 0 ? head : `${head}: ${results[0]}`, units, names)
}

const entry = (side: number, text: string, units: readonly number[], names: readonly string[]): Entry => ({
  ...{ side, text, lines: [], units, isMove: false, events: [] },
  names: units.map(id => names[id]!),
})

/** Sentences about one ship, her name left out where it begins one, and each told once. */
function shortened(texts: readonly string[], names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    let short = text.replace(/\.$/, '')
    for (const name of names)
      if (names.length === 1 && short.startsWith(name)) short = short.slice(name.length).replace(/^(’s|'s|:)?\s*/, '')
    counts.set(short, (counts.get(short) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} (${count}×)` : text))
}
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
