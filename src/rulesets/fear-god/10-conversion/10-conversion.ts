import type { ShipFacts, ShipKind } from '#kernel/facts/index.ts'
import type { Carded, Derived, Note } from '#kernel/ruleset/index.ts'
import { type Card, SIZES, type Size } from '../02-ships/ship.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'
import { airOf, boatOf, holdsOf } from './10-besides.ts'
import { batteriesOf } from './10-weapons.ts'

const CM_PER_INCH = 2.54

/** H2 Points are this part of a power of the tonnage; small fast ships have two thirds. Fits Tiger, Deutschland, W class. */
const POINTS = 0.5755
const POINTS_POWER = 0.66
/** H3 Belt and deck. Fits Tiger, Kaiser, Moltke. */
const BELT = 1.21
const BELT_POWER = 0.863
const DECK = 0.74
const QUALITY = {
  none: 1,
  'wrought iron': 0.51,
  compound: 0.64,
  Harvey: 0.89,
  'Krupp cemented': 1,
  'late cemented': 1.15,
} as const
/** H4 Points for each centimetre of torpedo bulkhead. Fits Kaiser. */
const UNDERWATER = 26.25
/** H4 British ships completed before this year had screens abreast their magazines only, which protect nothing else. */
const WHOLE_SCREENS_FROM = 1915
/** H6 Least long tons of sizes A to F. */
const SIZE_TONS = [18_000, 5_500, 1_000, 400, 150, 50] as const
/** H8 Knots lost in a turn by sizes A to G. */
const DECEL = [8, 9, 10, 12, 15, 15, 15] as const
/** H15 Yards that a range finder can do for each foot of its base; a base nobody knows; a ship without one. */
const YARDS_PER_FOOT = 1600
const UNKNOWN_BASE = 9
const BY_EYE = 4000
/** H14 The year of Gunnery Standard 2, which is that of 8.2's second line. */
const STANDARD_2_FROM = 1908
/** Wireless. */
const WIRELESS_FROM = 1900

const IS_FLOTILLA: ReadonlySet<ShipKind> = new Set(['destroyer', 'torpedo boat', 'motor torpedo boat', 'escort'])

/** Chapter 10 (house): from a ship's facts to her card, every figure with how it was found. */
export function cardOf(facts: ShipFacts, ship: string): Carded<Card> {
  const derivation: Derived[] = []
  const note: Note = (what, value, how, why) => derivation.push({ what, value, how, why })
  const sizeClass = sizeOf(facts.normalTons.value)
  note('size', sizeClass, `${facts.normalTons.value} tons`, R['FGDN-H6-size-class'])
  const year = facts.rebuiltYear?.value ?? facts.year.value
  const isOld = year < STANDARD_2_FROM || facts.rangefinder === null
  const card: Card = {
    name: ship,
    className: facts.className,
    nation: facts.nation,
    sizeClass,
    lengthFeet: nearest(facts.lengthFeet.value),
    shipType: typeOf(facts, sizeClass),
    isPreDreadnought: facts.kind === 'pre-dreadnought' || facts.kind === 'coast defence ship',
    isTug: false,
    isBeached: false,
    inServiceYear: facts.ships.find(({ name }) => name === ship)?.commissioned ?? facts.year.value,
    rebuiltYear: facts.rebuiltYear?.value ?? null,
    ...hullOf(facts, sizeClass, note),
    ...armourOf(facts, note),
    batteries: batteriesOf(facts, sizeClass, isOld ? 1 : 2, note),
    rangefinder: rangefinderOf(facts, note),
    searchlights: sizeClass <= 'B' ? { forward: 2, aft: 2 } : { forward: 1, aft: 1 },
    wireless: { main: year >= WIRELESS_FROM, auxiliary: sizeClass <= 'B' && year >= STANDARD_2_FROM },
    hasSonar: false,
    hasDirectionFinder: false,
    fuel: FUEL[facts.kind] ?? 'other',
    captains: 1,
    crew: facts.crew?.value ?? 0,
    passengers: 0,
    boat: boatOf(facts, note),
    air: airOf(facts, note),
    airship: null,
    holds: holdsOf(facts, note),
  }
  return { card, derivation }
}

function sizeOf(tons: number): Size {
  const at = SIZE_TONS.findIndex(least => tons >= least)
  return SIZES[at < 0 ? 6 : at]!
}

/** What burns in engines that are not steam. */
const FUEL: Readonly<Partial<Record<ShipKind, Card['fuel']>>> = {
  submarine: 'diesel',
  'motor torpedo boat': 'gasoline',
}

/** 8.1.2 The column: sizes A and B are major, C and D minor combatants. */
function typeOf(facts: ShipFacts, size: Size): Card['shipType'] {
  if (facts.diving !== undefined) return 'submarine'
  if (facts.aviation !== undefined) return 'aviation'
  if (facts.kind === 'merchant') return size >= 'E' ? 'smallCargo' : 'merchantAux'
  if (size >= 'E') return 'smallCombatant'
  if (facts.kind === 'armed merchant cruiser') return 'merchantAux'
  return size <= 'B' ? 'major' : 'minor'
}

type Hull = Pick<Card, 'damagePoints' | 'thresholds' | 'speeds' | 'accel' | 'decel'>
function hullOf(facts: ShipFacts, size: Size, note: Note): Hull {
  const { damagePoints, how } = pointsOf(facts)
  note('damage points', damagePoints, how, R['FGDN-H2-damage-points'])
  // R2: to the nearest, halves up
  const thresholds = [0, 25, 50, 75, 90, 100].map(percent => Math.floor((damagePoints * percent + 50) / 100))
  const tenths = nearest(10 * facts.knots.value)
  const speeds = [tenths / 10, ...[75, 50, 25, 0].map(percent => Math.floor((tenths * percent + 500) / 1000))]
  note('speed', speeds, `${facts.knots.value} knots, then quarters of it`, R['FGDN-8.1.1-breakpoints'])
  const decel = DECEL[SIZES.indexOf(size)]!
  note('deceleration', decel, `size ${size}`, R['FGDN-H8-accel'])
  return { damagePoints, thresholds: thresholds as Hull['thresholds'], speeds, accel: decel >> 1, decel }
}

/** H2 Flotilla craft go by their standard tons where those are known, as the book's W class does. */
function pointsOf(facts: ShipFacts): { damagePoints: number; how: string } {
  const flotilla = IS_FLOTILLA.has(facts.kind)
  const tons = (flotilla ? facts.standardTons?.value : undefined) ?? facts.normalTons.value
  const points = POINTS * tons ** POINTS_POWER * (flotilla ? 2 / 3 : 1)
  const how = `${POINTS} × ${tons} tons to the power ${POINTS_POWER}${flotilla ? ', two thirds of it' : ''} = ${points.toFixed(2)}`
  return { damagePoints: Math.max(1, nearest(points)), how }
}

function armourOf(facts: ShipFacts, note: Note): Pick<Card, 'belt' | 'deck' | 'underwater'> {
  const { plate, beltInches, deckInches } = facts.armour
  const thick = (beltInches?.value ?? 0) * CM_PER_INCH
  const belt = BELT * (QUALITY[plate] * thick) ** BELT_POWER
  const deck = DECK * (deckInches?.value ?? 0) * CM_PER_INCH
  note(
    'belt',
    nearest(belt),
    `${BELT} × (${QUALITY[plate]} × ${thick.toFixed(1)} cm) to the power ${BELT_POWER}`,
    R['FGDN-H3-armour'],
  )
  note(
    'deck',
    nearest(deck),
    `${DECK} × ${((deckInches?.value ?? 0) * CM_PER_INCH).toFixed(1)} cm`,
    R['FGDN-H3-armour'],
  )
  return { belt: nearest(belt), deck: nearest(deck), underwater: underwaterOf(facts, note) }
}

function underwaterOf(facts: ShipFacts, note: Note): number | null {
  const cm = (facts.armour.torpedoBulkheadInches?.value ?? 0) * CM_PER_INCH
  const partial = facts.nation === 'GBR' && facts.year.value < WHOLE_SCREENS_FROM
  if (cm === 0 || partial) {
    note(
      'underwater',
      null,
      cm === 0 ? 'no torpedo bulkhead' : 'screens abreast the magazines only',
      R['FGDN-H4-underwater'],
    )
    return null
  }
  note(
    'underwater',
    nearest(UNDERWATER * cm),
    `${UNDERWATER} × ${cm.toFixed(2)} cm of bulkhead`,
    R['FGDN-H4-underwater'],
  )
  return nearest(UNDERWATER * cm)
}

function rangefinderOf(facts: ShipFacts, note: Note): Card['rangefinder'] {
  const { rangefinder } = facts
  const feet = rangefinder?.feet?.value ?? UNKNOWN_BASE
  const yards = rangefinder === null ? BY_EYE : nearest(YARDS_PER_FOOT * feet)
  const how = rangefinder === null ? 'by eye' : `${YARDS_PER_FOOT} yd for each of ${feet} ft`
  note('range finder', yards, how, R['FGDN-H15-rangefinder'])
  return { yards, type: rangefinder?.kind ?? 'coincidence' }
}
