import type { ShipFacts, ShipKind } from '#kernel/facts/index.ts'
import type { Carded, Derived, Note } from '#kernel/ruleset/index.ts'
import type { Card, Size } from '../01-ships/ship.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'
import { batteriesOf, tubesOf } from './10-weapons.ts'

/** Chapter 10 (house): from a ship's facts (R50) to its card, every figure with how it was found. */
export function cardOf(facts: ShipFacts, ship: string): Carded<Card> {
  const derivation: Derived[] = []
  const note: Note = (what, value, how, why) => derivation.push({ what, value, how, why })
  const armor = armourOf(facts, note)
  const rows = rowsOf(facts, note)
  const guns = batteriesOf(facts, note)
  const torpedoes = tubesOf(facts, note)
  const size = sizeOf(facts.normalTons.value)
  note('size', size, `${facts.normalTons.value} tons`, R['GF-10.2-size'])
  const unpriced: Card = {
    name: ship,
    className: facts.className,
    type: TYPE[facts.kind],
    nation: facts.nation,
    points: 0,
    size,
    year: facts.year.value,
    shipsInClass: facts.ships.map(({ name }) => name),
    armor,
    rows,
    guns,
    torpedoes,
    notes: '',
    lengthFt: facts.lengthFeet.value,
  }
  const points = pointsOf(unpriced)
  note('points', nearest(points), `${points.toFixed(2)} by force, hull, speed and armour`, R['GF-10.2-points'])
  return { card: { ...unpriced, points: nearest(points) }, derivation }
}

/** 1.21 The card's type code. */
const TYPE: Readonly<Record<ShipKind, string>> = {
  battleship: 'BB',
  'pre-dreadnought': 'BB',
  'coast defence ship': 'CD',
  battlecruiser: 'BC',
  'armoured cruiser': 'CA',
  'heavy cruiser': 'CA',
  'light cruiser': 'CL',
  destroyer: 'DD',
  'torpedo boat': 'TB',
  'armed merchant cruiser': 'AMC',
  escort: 'DE',
  'aircraft carrier': 'CV',
  submarine: 'SS',
  'motor torpedo boat': 'MTB',
  merchant: 'AK',
}

/** 10.2, R49 Size by tons. */
export const sizeOf = (tons: number): Size =>
  tons < 1_500 ? 'VS' : tons < 6_000 ? 'S' : tons < 12_000 ? 'M' : tons < 24_000 ? 'L' : 'VL'

/** 10.3 What an inch of each kind of plate is worth. */
const QUALITY = {
  none: 1,
  'wrought iron': 0.38,
  compound: 0.48,
  Harvey: 0.77,
  'Krupp cemented': 1,
  'late cemented': 1.15,
} as const

function armourOf(facts: ShipFacts, note: Note): Card['armor'] {
  const { plate, beltInches, bowInches, sternInches, deckInches } = facts.armour
  const quality = QUALITY[plate]
  const inches = beltInches?.value ?? 0
  const belt = 1.1 * quality * inches
  const ends = bowInches === null || sternInches === null ? null : (bowInches.value + sternInches.value) / 2
  const end = ends === null ? 0.7 * belt : (1.1 * quality * (inches + ends)) / 2
  const deck = (belt + 2.75 * (deckInches?.value ?? 0)) / 2
  note('belt', nearest(belt), `1.1 × ${quality} × ${inches} in = ${belt.toFixed(2)}`, R['GF-10.3-belt'])
  note(
    'end',
    nearest(end),
    ends === null ? `0.7 of the belt = ${end.toFixed(2)}` : `belt and ends (${ends} in) = ${end.toFixed(2)}`,
    R['GF-10.3-end'],
  )
  note('deck', nearest(deck), `belt and ${deckInches?.value ?? 0} in of deck = ${deck.toFixed(2)}`, R['GF-10.3-deck'])
  return { belt: nearest(belt), end: nearest(end), deck: nearest(deck) }
}

function rowsOf(facts: ShipFacts, note: Note): Card['rows'] {
  const tons = facts.normalTons.value
  const hull = Math.max(3, nearest(tons ** (2 / 3) / 35.6))
  // 3 × knots / 5 and 7 × T / 10 rather than 0.6 and 0.7, which binary fractions would push off a half.
  const total = nearest((3 * facts.knots.value) / 5)
  const totals = [total, nearest((7 * total) / 10), nearest((2 * total) / 5)]
  const lg = lightRating(facts)
  const aa = antiAircraft(facts)
  note('hull', hull, `${tons} tons to the power ⅔, over 35.6`, R['GF-10.4-hull'])
  note(
    'speed',
    totals,
    `0.6 × ${facts.knots.value} knots over three turns, then 70 and 40 per cent`,
    R['GF-10.4-speed'],
  )
  note('light guns', lg / 100, '0.30 a gun of 57–99 mm, 0.15 a gun of 37–56 mm', R['GF-10.4-lg'])
  note('anti-aircraft', aa / 100, '1.1 a high-angle gun, 0.2 an automatic barrel', R['GF-10.4-aa'])
  const row = (level: 0 | 1 | 2): Card['rows'][number] => ({
    boxes: Math.floor((hull + 2 - level) / 3),
    speed: tripleOf(totals[level]!),
    lg: nearest((lg * SHARE[level]) / 1000),
    aa: nearest((aa * SHARE[level]) / 1000),
  })
  return [row(0), row(1), row(2)]
}
/** 1.4, R7 Tenths that are left at each level, of the rating before it is rounded. */
const SHARE = [10, 7, 4] as const

/** 10.4 A three-turn total as three numbers. */
export function tripleOf(total: number): [number, number, number] {
  const a = Math.floor(total / 3)
  return total % 3 === 0 ? [a, a, a] : total % 3 === 1 ? [a, a + 1, a] : [a + 1, a, a + 1]
}

/** In hundredths. */
function lightRating(facts: ShipFacts): number {
  let rating = 0
  for (const { boreMillimetres: bore, guns } of facts.lightGuns) {
    if (bore >= 57 && bore < 100) rating += 30 * guns
    else if (bore >= 37 && bore < 57) rating += 15 * guns
  }
  return rating
}

/** In hundredths. */
function antiAircraft(facts: ShipFacts): number {
  let rating = 0
  for (const { boreMillimetres: bore, guns, highAngle, automatic } of facts.lightGuns) {
    if (bore >= 57) rating += 110 * highAngle
    else if (automatic && bore >= 20) rating += 20 * guns
  }
  for (const { dualPurpose, groups } of facts.batteries) {
    if (dualPurpose) for (const { mounts, barrels } of groups) rating += 110 * mounts * barrels
  }
  return rating
}

/** 10.2 Points before rounding, from the finished card. */
export function pointsOf(card: Card): number {
  const hull = card.rows.reduce((sum, { boxes }) => sum + boxes, 0)
  const speed = card.rows[0].speed.reduce((sum, points) => sum + points, 0)
  const armour = card.armor.belt + card.armor.end + card.armor.deck
  return Math.sqrt(forceOf(card) * hull * (speed + 1) * (armour + 6)) / 55.6
}

function forceOf(card: Card): number {
  let force = 240 * card.rows[0].lg
  for (const { groups, dmg, rof, pen } of card.guns) {
    const each = dmg * (3 + rof) * (pen[0] + pen[1] + pen[2] + 15)
    for (const { mounts, barrels, arcs } of groups) force += mounts * barrels * sextants(arcs) * each
  }
  const { torpedoes } = card
  if (torpedoes === null) return force
  for (const { tubes, arcs } of torpedoes.groups) force += 2 * tubes * sextants(arcs) * torpedoes.range * torpedoes.dmg
  return force
}

/** 10.2 Sextants covered: one for each letter, two for a beam, one ahead or astern. */
function sextants(arcs: string): number {
  if (/^[A-F]+$/.test(arcs)) return arcs.length
  return arcs.split('+').reduce((sum, arc) => sum + (arc === 'PORT' || arc === 'STBD' ? 2 : 1), 0)
}
