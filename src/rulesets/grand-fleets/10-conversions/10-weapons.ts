import type { FactPlace, GunFacts, ShipFacts } from '#kernel/facts/index.ts'
import type { Note } from '#kernel/ruleset/index.ts'
import { type Card, isSplitEvenly } from '../01-ships/ship.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'

type Battery = Card['guns'][number]
/** Yards to the mile of a gun's range (10.5, calibrated). */
const YARDS = 2026.67

/** 10.5 (house) The gun lines of a card. */
export function batteriesOf(facts: ShipFacts, note: Note): Battery[] {
  const faces = facesOf(facts.batteries.map(({ groups }) => groups.reduce((sum, { mounts }) => sum + mounts, 0)))
  let face = 1
  return facts.batteries.map(({ gun, groups }, i) => {
    const hitOn: [number, number] | null = faces[i]! > 0 ? [face, face + faces[i]! - 1] : null
    face += faces[i]!
    const line = { label: gun.name, calibreIn: gun.boreInches.value, ...gunLine(gun) }
    note(gun.name, [...line.range, line.rof, ...line.pen, line.dmg], howGun(gun), R['GF-10.5-pen'])
    const cardGroups = groups.map(({ place, barrels, mounts }) => ({ arcs: ARCS_OF[place], barrels, mounts }))
    return { ...line, casemated: isSplitEvenly(cardGroups), hitOn, groups: cardGroups }
  })
}

const howGun = (gun: GunFacts): string =>
  `${gun.boreInches.value} in, ${gun.shellPounds.value} lb at ${gun.muzzleFps.value} ft/s, ` +
  `${gun.rangeYards.value} yd, ${gun.roundsPerMinute.value} rounds a minute`

/** 10.5 Range, rate of fire, penetration and damage of a gun. */
export function gunLine(gun: GunFacts): Pick<Battery, 'range' | 'rof' | 'pen' | 'dmg'> {
  const long = nearest(gun.rangeYards.value / YARDS)
  const range: [number, number, number] = [Math.floor(long / 3), Math.floor((2 * long) / 3), long]
  const rof = Math.min(3, Math.max(0, Math.floor(Math.log2(gun.roundsPerMinute.value)) - 1))
  const dmg = Math.max(1, nearest(Math.sqrt(gun.shellPounds.value) / 11))
  return { range, rof, pen: [penAt(gun, range[0]), penAt(gun, range[1]), penAt(gun, range[2])], dmg }
}

/** 10.5 Penetration at so many miles: the shell's speed there, and its weight over its bore. */
function penAt(gun: GunFacts, miles: number): number {
  const d = gun.boreInches.value
  const w = gun.shellPounds.value
  const speed = gun.muzzleFps.value * Math.exp(((-0.68 * d * d) / w) * miles)
  return Math.max(0, nearest((0.00154 * speed * Math.sqrt(w)) / d ** 0.75 - 3))
}

/** 10.5 Faces of the location die for each battery: a quarter of its mounts, at least one, nine in all (R1: as Iron Duke's card has it). */
export function facesOf(mounts: readonly number[]): number[] {
  const faces = mounts.map(count => Math.max(1, nearest(count / 4)))
  while (faces.reduce((sum, count) => sum + count, 0) > 9) faces[faces.lastIndexOf(Math.max(...faces))]!--
  return faces
}

/** 10.6 (house) The torpedo line. */
export function tubesOf(facts: ShipFacts, note: Note): Card['torpedoes'] {
  if (facts.torpedoes === null) return null
  const { torpedo, groups } = facts.torpedoes
  const range = nearest(torpedo.rangeYards.value / YARDS)
  const warhead = torpedo.warheadPounds?.value
  const dmg =
    warhead === undefined ? nearest(torpedo.boreInches.value / 4) : Math.max(1, nearest(Math.sqrt(warhead) / 4))
  note(
    torpedo.name,
    [range, dmg],
    `${torpedo.rangeYards.value} yd, ${warhead ?? 'unknown'} lb of explosive`,
    R['GF-10.6-range'],
  )
  return {
    label: torpedo.name,
    range,
    dmg,
    groups: withReloads(
      groups.map(({ place, tubes }) => ({ arcs: ARCS_OF[place], tubes })),
      facts.torpedoes.reloads?.value ?? 0,
      note,
    ),
  }
}

type Tubes = { readonly arcs: string; readonly tubes: number; readonly reloads?: number }
/** 9.8 Torpedoes carried beyond those in the tubes, down the card, to each group as many as it has tubes. */
function withReloads(groups: readonly Tubes[], carried: number, note: Note): Tubes[] {
  if (carried === 0) return [...groups]
  note('reloads', carried, 'torpedoes beyond those in the tubes', R['GF-9.8-stock'])
  let left = carried
  return groups.map(group => {
    const reloads = Math.min(group.tubes, left)
    left -= reloads
    return reloads === 0 ? group : { ...group, reloads }
  })
}

/** 10.5, 10.6 Where a mount stands is where it can point. */
const ARCS_OF: Record<FactPlace, string> = {
  forward: 'ABCD',
  aft: 'CDEF',
  amidships: 'CD',
  'wing port': 'ACE',
  'wing starboard': 'BDF',
  'echelon port': 'ACDE',
  'echelon starboard': 'BCDF',
  'forecastle port': 'ABC',
  'forecastle starboard': 'ABD',
  'quarterdeck port': 'CEF',
  'quarterdeck starboard': 'DEF',
  'broadside port': 'PORT',
  'broadside starboard': 'STBD',
  bow: 'FWD',
  stern: 'AFT',
  trainable: 'PORT+STBD',
}
