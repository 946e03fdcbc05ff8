import type { Nation, ShipFacts } from '#kernel/facts/index.ts'

/** A ship of the library: her class's facts, and the name to call her by. */
export interface Found {
  readonly facts: ShipFacts
  readonly ship: string
}

/** When and under which flag a name was borne: who was in commission by then, and of that nation, comes before others. */
export interface When {
  readonly year: number
  readonly nation: Nation
}

/** A name the library cannot settle, with the names it was perhaps meant to be. */
export interface Missing {
  readonly unknown: string
  readonly near: readonly string[]
  /** where several ships bore the name: each of them, with what she was */
  readonly several?: readonly Found[]
}

interface Entry extends Found {
  /** what a player may type, folded; umlauts may be written out, an admiral's rank left out */
  readonly keys: readonly string[]
  /** years that may stand in brackets behind the name: since when she was as her facts have her, and her class's year */
  readonly years: readonly number[]
}

const PREFIX = /^(hms|hmas|hmnzs|sms|kms|dkm|ijn|uss|rms|ss) /
const RANK = /^admiral (?=.)/
const BRACKET = /^(.*?) ?\((\d{4})\)$/

/** Lower case, no accents, no hyphens, no ship prefix: what two spellings of one name have in common. */
export function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9()]+/g, ' ')
    .trim()
    .replace(PREFIX, '')
}

function keysOf(name: string): readonly string[] {
  const written = name
    .normalize('NFC')
    .replace(/[äöü]/gi, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? letter)
  const full = [fold(name), fold(written)]
  return [...new Set([...full, ...full.map(key => key.replace(RANK, ''))])]
}

/** A rebuilt class is of the year of its rebuilding only: the year of commissioning belongs to the ship as built. */
function yearsOf(facts: ShipFacts, commissioned: number): readonly number[] {
  const { year } = splitYear(facts.className)
  const since = facts.rebuiltYear?.value ?? commissioned
  return year === null ? [since] : [since, year]
}

function splitYear(name: string): { readonly base: string; readonly year: number | null } {
  const match = BRACKET.exec(name)
  return match ? { base: match[1] ?? '', year: Number(match[2]) } : { base: name, year: null }
}

/** Insertions, deletions, changes and swaps of neighbours between two folded names. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      }
      row.push(best)
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

/** The register of names of a library of ships. */
export class NameRegister {
  private readonly entries: readonly Entry[]
  private readonly classes: readonly Entry[]

  constructor(library: readonly ShipFacts[]) {
    this.entries = library.flatMap(facts =>
      facts.ships.map(({ name, commissioned }) => {
        const ship = splitYear(facts.className).base === name ? facts.className : name
        return { facts, ship, keys: keysOf(name), years: yearsOf(facts, commissioned) }
      }),
    )
    this.classes = library.map(facts => {
      const { base } = splitYear(facts.className)
      const keys = keysOf(base.replace(/ class$/, ''))
      return { facts, ship: facts.className, keys, years: yearsOf(facts, facts.year.value) }
    })
  }

  /** Names of all ships, each of which finds its ship again, in alphabetical order. */
  displayNames(): readonly string[] {
    return this.entries.map(entry => this.displayed(entry)).sort(inOrder)
  }

  find(name: string, when?: When): Found | Missing {
    const { base, year } = splitYear(fold(name))
    const stem = base.replace(/ class$/, '')
    const ships = pick(this.entries, base, year)
    const all = ships.length > 0 ? ships : pick(this.classes, stem, year)
    const found = (when === undefined ? all : borne(all, when)).toSorted((a, b) => a.years[0]! - b.years[0]!)
    const only = found.length === 1 ? found[0] : undefined
    if (only) return { facts: only.facts, ship: splitYear(only.ship).base }
    if (found.length === 0) return { unknown: name, near: this.near(stem) }
    return {
      unknown: name,
      near: found.map(entry => this.displayed(entry)),
      several: found.map(({ facts, ship }) => ({ facts, ship: splitYear(ship).base })),
    }
  }

  private displayed(entry: Entry): string {
    const shared = this.entries.some(other => other !== entry && other.keys[0] === entry.keys[0])
    return shared && entry.ship === splitYear(entry.ship).base ? `${entry.ship} (${entry.years[0]})` : entry.ship
  }

  private near(base: string): readonly string[] {
    return nearest(
      base,
      this.entries.map(entry => ({ name: this.displayed(entry), keys: entry.keys })),
    )
  }
}

/** Of these names those that were perhaps meant, the nearest first. */
export function nearest(
  typed: string,
  names: readonly { readonly name: string; readonly keys: readonly string[] }[],
): readonly string[] {
  const limit = Math.max(2, Math.floor(typed.length / 3))
  return names
    .map(({ name, keys }) => ({ name, apart: Math.min(...keys.map(key => apart(typed, key))) }))
    .filter(candidate => candidate.apart <= limit)
    .sort((a, b) => a.apart - b.apart || inOrder(a.name, b.name))
    .slice(0, 5)
    .map(candidate => candidate.name)
}

/** A name broken off early is as near as one with a letter wrong. */
function apart(typed: string, key: string): number {
  return typed.length > 2 && key.startsWith(typed) ? Math.min(1, key.length - typed.length) : distance(typed, key)
}

function pick(entries: readonly Entry[], key: string, year: number | null): readonly Entry[] {
  return entries.filter(entry => entry.keys.includes(key) && (year === null || entry.years.includes(year)))
}

/** Of ships of one name those of that nation, and of them the one that was commissioned or rebuilt last by then. */
function borne(entries: readonly Entry[], { year, nation }: When): readonly Entry[] {
  const own = entries.filter(({ facts }) => facts.nation === nation)
  const flag = own.length > 0 ? own : entries
  const since = (entry: Entry): number => entry.years[0]!
  const by = flag.filter(entry => since(entry) <= year)
  const latest = Math.max(...by.map(since))
  return by.length > 0 ? by.filter(entry => since(entry) === latest) : flag
}

function inOrder(a: string, b: string): number {
  const [left, right] = [fold(a), fold(b)]
  return left < right ? -1 : left > right ? 1 : 0
}
