import type { CargoFacts, ShipFacts } from '#kernel/facts/index.ts'
import type { Note } from '#kernel/ruleset/index.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'
import type { Card } from './ship.ts'

// What only some ships have: cargo, boats in stands, what goes under water, mines.

/** FA-H64 What each cargo is to the sheets. */
const CARGO: Record<CargoFacts['kind'], NonNullable<Card['cargo']>['kind']> = {
  general: 'ordinary',
  coal: 'ordinary',
  troops: 'ordinary',
  'crude oil': 'fuel',
  'refined oil': 'fuel',
  ammunition: 'ammunition',
}
/** FA-H64 Tons to a Cargo Point; and what she may carry beside her gross tons, where nobody knows it. */
const POINT = 2000
const DEADWEIGHT = 1.5
const MOST_POINTS = 6

/** H36, FA-H64 */
export function cargoOf({ cargo, normalTons }: ShipFacts, note: Note): Card['cargo'] {
  if (cargo === undefined) return null
  const isKnown = cargo.tons !== null && cargo.kind !== 'troops'
  const tons = isKnown ? cargo.tons.value : DEADWEIGHT * normalTons.value
  const points = Math.max(1, Math.min(MOST_POINTS, Math.ceil(tons / POINT)))
  const how = isKnown ? `${tons} tons` : `${DEADWEIGHT} × ${normalTons.value} tons`
  note('cargo', points, `${cargo.kind}, ${how}`, R['FA-H64-cargo'])
  return { kind: CARGO[cargo.kind], points }
}

/** H35, FA-H65 A boat of the library is a stand of one; the faster, the harder to hit. */
export function standOf({ kind, knots }: ShipFacts, note: Note): Card['stand'] {
  if (kind !== 'motor torpedo boat') return null
  const save = knots.value >= FAST ? 1 : knots.value >= SLOW ? 0 : -1
  note('saving throw', save, `${knots.value} knots`, R['FA-H65-boats'])
  return { vessels: 1, save }
}
const FAST = 35
const SLOW = 20

/** H32 Eight knots under water, if not fewer. */
const SUBMERGED = 8
/** FA-H62 Mines to a field. */
const FIELD = 40
const MOST_FIELDS = 20

/** H31, H32 What a submarine and a minelayer can do. */
export function besidesOf({ kind, diving, mines }: ShipFacts, note: Note): Pick<Card, 'dives' | 'mines'> {
  const besides: { dives?: { knots: number }; mines?: number } = {}
  if (kind === 'submarine') {
    const knots = diving?.submergedKnots.value ?? SUBMERGED
    besides.dives = { knots: Math.min(SUBMERGED, nearest(knots)) }
    note(
      'submerged',
      besides.dives.knots,
      `${diving === undefined ? 'not known, taken for ' : ''}${knots} knots`,
      R['FA-H32'],
    )
  }
  if (mines !== undefined) {
    besides.mines = Math.max(1, Math.min(MOST_FIELDS, Math.floor(mines.value / FIELD)))
    note('minefields', besides.mines, `${mines.value} mines`, R['FA-H62-minefields'])
  }
  return besides
}
