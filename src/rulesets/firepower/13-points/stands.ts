import type { AircraftFacts, Flight, Nation } from '#kernel/facts/index.ts'
import type { Carded, Derived, Note } from '#kernel/ruleset/index.ts'
import { R } from '../book/register.ts'
import type { AirClass } from '../book/tables-air.ts'

/** A stand of aircraft as it is bought. It keeps its class for the whole game, though its type could serve in others (SETUP-F). */
export interface StandCard {
  readonly name: string
  readonly nation: Nation
  readonly year: number
  readonly class: AirClass
  /** PLUS-C */
  readonly grade: number
  /** SCALE-E, descriptive only */
  readonly models: number
  readonly points: number
  readonly plainPoints: number
}

/** H8 Fighters that go so far, in nautical miles with all their tanks, or have so many cannon, are plus. */
const FAR = 1400
const MANY_CANNON = 4
/** H8 Bombers with so many engines are. */
const MANY_ENGINES = 4
/** The first year of attacks that were meant to be the last. */
const KAMIKAZE_FROM = 1944
/** Matrix 13 By sign, and without it. */
const PRICE_BY_GRADE = new Map([
  [-1, 1],
  [0, 2],
  [1, 3],
])
export const PLAIN_PRICE = 2
export const priceOfGrade = (grade: number): number => PRICE_BY_GRADE.get(grade)!

/** H8, R121 A type's stands, one for each class that it can serve in. */
export const standsOf = (facts: AircraftFacts): readonly Carded<StandCard>[] =>
  classesOf(facts).map(([of, how]) => standOf(facts, of, how))

/** H8 What a flight of a battle is: by its load, torpedoes TB, bombs FB or HB, none what its type was built for, or KM. */
export function standFlown({ aircraft, load }: Flight): StandCard {
  const all = standsOf(aircraft).map(({ card }) => card)
  const fit = all.find(({ class: of }) => LOADED[load].includes(of))
  return fit ?? all[0]!
}
const LOADED: Readonly<Record<Flight['load'], readonly AirClass[]>> = {
  torpedoes: ['TB'],
  bombs: ['FB', 'HB'],
  none: ['AS'],
  kamikaze: ['KM'],
}
/** H8 A type that is no fighter and no bomber is no stand. */
export const canServe = (aircraft: AircraftFacts): boolean => standsOf(aircraft).length > 0

/** R121 One stand of a type, as it was built to serve. */
export function flightOf(aircraft: AircraftFacts): Flight {
  const { class: of, models } = standsOf(aircraft)[0]!.card
  return { aircraft, number: models, load: of === 'TB' ? 'torpedoes' : of === 'AS' ? 'none' : 'bombs' }
}
/** SCALE-E Stands of a flight, the last perhaps not full. */
export const standsIn = (flight: Flight): number => Math.ceil(flight.number / standFlown(flight).models)

type Classed = readonly [of: AirClass, how: string]
/** H8 By its roles in their order; whatever flies for Japan may in the end be flown into a ship. */
function classesOf({ roles, engines, nation }: AircraftFacts): readonly Classed[] {
  const served = roles.flatMap((role): Classed[] => {
    const of = CLASS_OF[role] ?? (role === 'bomber' ? (engines > 1 ? 'HB' : 'FB') : undefined)
    return of === undefined ? [] : [[of, role]]
  })
  const once = served.filter(([of], i) => served.findIndex(([other]) => other === of) === i)
  return nation === 'JAP' ? [...once, ['KM', `Japanese, from ${KAMIKAZE_FROM} on`]] : once
}
const CLASS_OF: Readonly<Partial<Record<AircraftFacts['roles'][number], AirClass>>> = {
  fighter: 'AS',
  'night fighter': 'AS',
  'fighter-bomber': 'FB',
  'dive bomber': 'FB',
  'torpedo bomber': 'TB',
}

function standOf(facts: AircraftFacts, of: AirClass, how: string): Carded<StandCard> {
  const derivation: Derived[] = []
  const note: Note = (what, value, why, rule) => derivation.push({ what, value, how: why, why: rule })
  note('class', of, how, R['FP-H8-stands'])
  const [grade, reason] = gradeOf(facts)
  note('grade', grade, reason, R['FP-H8-stands'])
  const points = priceOfGrade(grade)
  note('points', points, `Matrix 13, any aircraft${['-', '', '+'][grade + 1]}`, R['FP-R121'])
  const models = of !== 'HB' ? 5 : facts.engines >= MANY_ENGINES ? 2 : 4
  note('models', models, of === 'HB' ? `${facts.engines} engines` : 'a flight', R['FP-H8-stands'])
  const year = of === 'KM' ? Math.max(KAMIKAZE_FROM, facts.year.value) : facts.year.value
  const { name, nation } = facts
  return { card: { name, nation, year, class: of, grade, models, points, plainPoints: PLAIN_PRICE }, derivation }
}

/** So that Matrix 13's examples come out: Zero, Mustang, Black Widow, FW 190 and Fortress plus, Italian aircraft minus. */
function gradeOf({ nation, roles, rangeMiles, cannon, engines }: AircraftFacts): readonly [number, string] {
  if (nation === 'ITA') return [-1, 'Italian']
  const fighter = roles[0] === 'fighter' || roles[0] === 'night fighter'
  if (!fighter) return engines >= MANY_ENGINES ? [1, `${engines} engines`] : [0, 'no sign']
  if (cannon.value >= MANY_CANNON) return [1, `a fighter with ${cannon.value} cannon`]
  const miles = rangeMiles?.value ?? 0
  return miles >= FAR ? [1, `a fighter that goes ${miles} miles`] : [0, 'no sign']
}
