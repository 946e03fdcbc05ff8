import type { Card } from '../02-data-sheet/ship.ts'
import type { State } from '../02-data-sheet/state.ts'
import { ship } from '../whole/bench.fixture.ts'
import { type Mustered, withWings } from './muster.ts'
import { type Stand, WHERE } from './sky.ts'
import type { StandSheet } from './stand.ts'
import { LINES, type LineName, loadOf } from './stand-facts.ts'

// Stands put where a test wants them. Imported by tests only.

/** Four aircraft of the sheet's line, without a load. */
export const sheet = (line: LineName, changes: Partial<StandSheet> = {}): StandSheet => ({
  name: line,
  aircraft: 4,
  CQ: 0,
  attack: null,
  from: 'deck',
  ...LINES[line],
  acf: { ...LINES[line].acf },
  ...changes,
})
export const fighters = (changes: Partial<StandSheet> = {}): StandSheet => sheet('fighter', changes)
/** With a bomb of 500 pounds, in a dive. */
export const divers = (changes: Partial<StandSheet> = {}): StandSheet =>
  sheet('single-engined bomber', { attack: loadOf('dive', '500 lb bomb'), ...changes })
export const torpedoers = (changes: Partial<StandSheet> = {}): StandSheet =>
  sheet('single-engined bomber', { attack: loadOf('torpedo', '18 in torpedo'), ...changes })
export const fighterBombers = (changes: Partial<StandSheet> = {}): StandSheet =>
  sheet('fighter-bomber', { attack: loadOf('fighter-bomber', '500 lb bomb'), ...changes })

/** A carrier that changes nothing, with no stands of her own: H 3, RRR 2. */
export const carrier = (changes: Partial<Card> = {}): Card =>
  ship({
    name: 'Carrier',
    typeCode: 'CV',
    air: { H: 3, RRR: 2, catapults: 0, isBase: false, stands: [] },
    torpedoMounts: [],
    weaponKey: { '1-5': 'MAIN', '6-10': 'OTHER' },
    ...changes,
  })

export interface Flown extends Partial<Stand> {
  readonly sheet: StandSheet
}
export interface Group extends Partial<Pick<Mustered, 'base' | 'coming'>> {
  readonly seat: number
  readonly stands: readonly Flown[]
}

/** The same battle with squadrons of aircraft: in the air, unless they are aboard somebody or still to come. */
export function flying(state: State, groups: readonly Group[]): State {
  const mustered = groups.map(
    ({ seat, stands, base = -1, coming = null }, i): Mustered => ({
      seat,
      name: `Flight ${i + 1}`,
      sheets: stands.map(({ sheet }) => sheet),
      base,
      coming,
    }),
  )
  const made = withWings(state, mustered)
  groups
    .flatMap(({ stands }) => stands)
    .forEach(({ sheet: _, ...rest }, stand) => {
      const it = made.sky.stands[stand]!
      Object.assign(it, it.where === WHERE.ready ? {} : { x: 20_000, y: 20_000 }, rest)
    })
  return made
}
