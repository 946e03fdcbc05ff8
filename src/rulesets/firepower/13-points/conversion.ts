import type { ShipFacts } from '#kernel/facts/index.ts'
import { type Carded, type Derived, type Note, yearOf } from '#kernel/ruleset/index.ts'
import { M1, type Profile, type ShipClass } from '../01-classes/classes.ts'
import { type Card, periodOf, usualLaunches } from '../01-classes/ship.ts'
import { R } from '../book/register.ts'
import { PERIODS, priceOf, signed } from '../book/tables.ts'
import { asBattleship, classOf, gradeOf, isHybrid, kindOf, type Rated } from './rating.ts'

/** H2 to H7 (house): from a ship's facts to her card, every figure with how it was found. */
export const cardOf = (facts: ShipFacts, ship: string): Carded<Card> => carded(facts, ship, classOf)

/** R120 Every way in which the book lists her: a carrier of more than any battleship's tons also as that. */
export function entriesOf(facts: ShipFacts, ship: string): readonly Carded<Card>[] {
  const usual = cardOf(facts, ship)
  return isHybrid(facts) ? [usual, carded(facts, ship, asBattleship)] : [usual]
}

function carded(facts: ShipFacts, ship: string, classed: (rated: Rated, note: Note) => ShipClass): Carded<Card> {
  const derivation: Derived[] = []
  const note: Note = (what, value, how, why) => derivation.push({ what, value, how, why })
  const year = yearOf(facts, ship)
  const rated = kindOf(facts, note)
  const of = classed(rated, note)
  const grade = gradeOf(rated, of, note)
  const profile = profileOf(rated, of, note)
  note('period', PERIODS[periodOf(year)]!, `of ${year}`, R['FP-R4'])
  const card: Card = {
    name: ship,
    className: facts.className,
    nation: facts.nation,
    year,
    class: of,
    grade,
    fuel: fuelOf(facts, year, note),
    ...profile,
    torpedoes: torpedoesOf(facts, of, note),
    radio: null,
    radar: radarOf(facts, note),
    flares: flaresOf(facts, note),
    ...pointsOf(of, grade, profile, note),
    lengthFeet: facts.lengthFeet.value,
    notes: '',
  }
  note('radio', null, 'by the period of the battle: in LATE only', R['FP-H5-equipment'])
  return { card, derivation }
}

/** H4, R28 The line of Matrix 1, and where ships that the book names as exceptions differ from it. */
function profileOf({ facts, design, bore, belt, kind }: Rated, of: ShipClass, note: Note): Profile {
  const line = M1[of]
  const differs = (changes: Partial<Profile>, how: string): Profile => {
    const profile = { ...line, ...changes }
    note('profile', [profile.main, profile.secondary, profile.armour, profile.aa], how, R['FP-H4-profile'])
    return profile
  }
  if (kind === 'armoured ship')
    return differs({ armour: 'CA', aa: M1.CA.aa }, 'battlecruiser guns on a cruiser’s hull: armour CA')
  if (of === 'BB' && facts.kind === 'pre-dreadnought')
    return differs({ main: 'BC', armour: 'BC' }, 'few heavy guns and old plate: main battery and armour BC')
  if (of === 'BB' && design < 1910) return differs({ armour: 'BC' }, `a dreadnought of ${design}: armour BC`)
  if (of === 'CA' && bore < 7) return differs({ main: 'CL' }, `${bore} in guns: main battery CL`)
  if (of === 'CA' && belt < 3 && design < 1920) return differs({ armour: 'CL' }, `${belt} in of belt: armour CL`)
  if (facts.kind === 'armed merchant cruiser' && bore > 0)
    return differs({ main: bore < 4 ? 'DE' : 'DD' }, `a liner with ${bore} in guns`)
  note('profile', [line.main, line.secondary, line.armour, line.aa], `Matrix 1, ${of}`, R['FP-CLASS-A'])
  return line
}

/** CLASS-E, R122 Coal in EARLY, the catalogue in MIDDLE, oil in LATE. */
function fuelOf({ fuel }: ShipFacts, year: number, note: Note): 'C' | 'D' {
  const period = periodOf(year)
  const is = period === 0 ? 'C' : period === 2 ? 'D' : fuel === 'oil' ? 'D' : 'C'
  note('fuel', is, period === 1 ? fuel : `always so in ${PERIODS[period]}`, R['FP-R122'])
  return is
}

/** H5 Star shell is what the book calls flares; they count in LATE only (PERIOD-D). */
function flaresOf({ starShell }: ShipFacts, note: Note): boolean {
  const has = starShell !== undefined
  note('flares', has, has ? `star shell since ${starShell.value}` : 'nobody says so', R['FP-H5-equipment'])
  return has
}

/** H6, R89, R96 A ship that had tubes has torpedoes; a whole second outfit is one more launch. */
function torpedoesOf({ torpedoes }: ShipFacts, of: ShipClass, note: Note): Card['torpedoes'] {
  if (torpedoes === null) {
    note('torpedoes', null, 'she had no tubes', R['FP-H6-torpedoes'])
    return null
  }
  const tubes = torpedoes.groups.reduce((sum, group) => sum + group.tubes, 0)
  const reloads = torpedoes.reloads?.value ?? 0
  const launches = usualLaunches(of) + (tubes > 0 && reloads >= tubes ? 1 : 0)
  // R96: surface launchers only
  const longLance = torpedoes.torpedo.oxygen === true && of !== 'SM'
  const how = `${tubes} tubes of a ${of}${reloads > 0 ? `, ${reloads} reloads` : ''}${longLance ? ', oxygen' : ''}`
  note('torpedoes', { launches, longLance }, how, R['FP-H6-torpedoes'])
  return { launches, longLance }
}

/** When a set is known of but not its year. */
const RADAR_YEAR = 1940
/** H5 The year of her first set, search or gunnery. */
function radarOf({ radar }: ShipFacts, note: Note): number | null {
  if (radar === undefined) {
    note('radar', null, 'none known', R['FP-H5-equipment'])
    return null
  }
  const years = [radar.search, radar.gunnery].flatMap(known => (known === null ? [] : [known.value]))
  const first = years.length === 0 ? RADAR_YEAR : Math.min(...years)
  note('radar', first, years.length === 0 ? 'year not known' : 'her first set', R['FP-H5-equipment'])
  return first
}

/** H7, R119 Matrix 13, with signs and without; a ship weaker than her class costs what her main battery's class does. */
function pointsOf(of: ShipClass, grade: number, profile: Profile, note: Note): Pick<Card, 'points' | 'plainPoints'> {
  const weaker = of === 'BB' && profile.main === 'BC'
  const points = weaker ? priceOf('BC', 0)! : priceOf(of, grade)!
  const plainPoints = weaker ? points : priceOf(of, 0)!
  note('points', points, weaker ? 'as BC, for her main battery' : `Matrix 13, ${signed(of, grade)}`, R['FP-H7-points'])
  return { points, plainPoints }
}
