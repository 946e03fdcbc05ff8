import type { ShipFacts } from '#kernel/facts/index.ts'
import type { Note } from '#kernel/ruleset/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import { R } from '../book/register.ts'
import { signed } from '../book/tables.ts'

/** H2 More tons than any battleship has. */
const SUPER_TONS = 55_000

/** What decides a ship's class and grade, in real units, unknown figures filled in. */
export interface Rated {
  readonly facts: ShipFacts
  /** the year of the design: of the class's first ship, whatever was rebuilt since */
  readonly design: number
  readonly kind: ShipFacts['kind'] | 'armoured ship'
  readonly bore: number
  readonly mainGuns: number
  readonly belt: number
  readonly tons: number
}

/** H2 Standard tons, or normal where those are not known; an unknown belt is none. */
export function kindOf(facts: ShipFacts, note: Note): Rated {
  const main = facts.batteries.filter(({ role }) => role === 'main')
  const bore = Math.max(0, ...main.map(({ gun }) => gun.boreInches.value))
  const mainGuns = main.flatMap(({ groups }) => groups).reduce((sum, { mounts, barrels }) => sum + mounts * barrels, 0)
  const belt = facts.armour.beltInches?.value ?? 0
  const tons = facts.standardTons?.value ?? facts.normalTons.value
  if (facts.armour.beltInches === null) note('belt', 0, 'not known: taken as none', R['FP-H2-class'])
  if (main.length === 0) note('main guns', 0, 'not known: taken as none', R['FP-H2-class'])
  const design = facts.year.value
  // The Graf Spee type: heavy guns on a cruiser's hull, after the treaty of 1922
  const kind = bore >= 10 && tons < 16_000 && design >= 1922 ? 'armoured ship' : facts.kind
  return { facts, design, kind, bore, mainGuns, belt, tons }
}

/** R120 Shinano is on both lists of Matrix 13. */
export const isHybrid = ({ kind, standardTons, normalTons }: ShipFacts): boolean =>
  kind === 'aircraft carrier' && (standardTons?.value ?? normalTons.value) > SUPER_TONS
export function asBattleship({ tons }: Rated, note: Note): ShipClass {
  note('class', 'SB', `the hull of ${tons} tons, whatever stands on it`, R['FP-R120'])
  return 'SB'
}

/** H2 The class: by what she was built as; size and guns move her where Matrix 13's examples say so. */
export function classOf(rated: Rated, note: Note): ShipClass {
  const [of, how] = found(rated)
  note('class', of, how, R['FP-H2-class'])
  return of
}

function found({ facts, kind, design, bore, tons }: Rated): readonly [ShipClass, string] {
  switch (kind) {
    case 'battleship':
      if (bore > 17 || tons > SUPER_TONS) return ['SB', `${bore} in guns, ${tons} tons: more than any battleship`]
      if (design >= 1922 && bore < 12) return ['BC', `a battleship of ${design} with ${bore} in guns`]
      return ['BB', 'a battleship']
    case 'pre-dreadnought':
      return ['BB', 'a battleship']
    case 'coast defence ship':
      return ['CA', `a coast defence ship of ${tons} tons`]
    case 'battlecruiser':
      return ['BC', 'a battlecruiser']
    case 'armoured ship':
      return ['BC', `${bore} in guns on ${tons} tons`]
    case 'armoured cruiser':
    case 'heavy cruiser':
      return ['CA', `a ${kind}`]
    case 'light cruiser':
      return ['CL', 'a light cruiser']
    case 'destroyer':
      return destroyer(design, tons, facts.knots.value)
    case 'escort':
      return ['DE', 'an escort']
    case 'torpedo boat':
    case 'motor torpedo boat':
      return tons < 300 ? ['MTB', `a torpedo boat of ${tons} tons`] : ['DE', `a torpedo boat of ${tons} tons`]
    case 'submarine':
      return ['SM', 'a submarine']
    case 'aircraft carrier':
      return carrier(facts, tons)
    case 'merchant':
    case 'armed merchant cruiser':
      return tons < 10_000 ? ['AK', `a merchantman of ${tons} tons`] : ['AKL', `a merchantman of ${tons} tons`]
  }
}

/** H2 Over 30,000 tons, or with an armoured flight deck, CVA; under 15,000 tons CVE. */
function carrier({ aviation }: ShipFacts, tons: number): readonly [ShipClass, string] {
  const deck = aviation?.flightDeckInches?.value ?? 0
  if (deck >= 2) return ['CVA', `a carrier with ${deck} in of flight deck`]
  if (tons > 30_000) return ['CVA', `a carrier of ${tons} tons`]
  return tons < 15_000 ? ['CVE', `a carrier of ${tons} tons`] : ['CV', 'a carrier']
}

/** H2 Small ones of the early years and slow ones of the later are escorts. */
function destroyer(design: number, tons: number, knots: number): readonly [ShipClass, string] {
  if (tons < 500) return ['DE', `a destroyer of ${tons} tons`]
  if (design >= 1925 && knots < 28) return ['DE', `a destroyer of ${knots} knots`]
  return ['DD', 'a destroyer']
}

/** H3 The sign, so that Matrix 13's examples come out; classes without signs have none (R119). */
export function gradeOf(rated: Rated, of: ShipClass, note: Note): number {
  const [grade, how] =
    of === 'BB' ? battleship(rated) : of === 'BC' ? battlecruiser(rated) : of === 'CA' ? cruiser(rated) : PLAIN
  note('grade', signed(of, grade), how, R['FP-H3-grade'])
  return grade
}
type Graded = readonly [grade: number, how: string]
const PLAIN: Graded = [0, 'no sign']

/** Washington and King George V are BB+, Nagato, Bismarck and Rodney BB, Warspite and Ise BB-. */
function battleship({ design, mainGuns }: Rated): Graded {
  if (design < 1920) return [-1, `designed before 1920: her class is of ${design}`]
  if (design >= 1936 && mainGuns >= 9) return [1, `of ${design}, with ${mainGuns} guns`]
  return PLAIN
}

/** Scharnhorst of 1939 is BC+, Hood and Indefatigable BC, Renown BC-, Graf Spee BC--. */
function battlecruiser({ kind, design, belt, facts }: Rated): Graded {
  if (kind === 'armoured ship') return [-2, 'battlecruiser guns on a cruiser’s hull']
  if (belt >= 13) return [1, `${belt} in of belt, a battleship’s`]
  if (design >= 1915 && belt < 10 && facts.armour.beltInches !== null)
    return [-1, `of ${design} with only ${belt} in of belt`]
  return PLAIN
}

/** Tone and Chōkai are CA+, Suffolk and Indianapolis CA, Hipper CA-. */
function cruiser({ design, facts, belt, tons, mainGuns, kind }: Rated): Graded {
  if (kind !== 'heavy cruiser') return PLAIN
  if (facts.torpedoes?.torpedo.oxygen === true) return [1, 'oxygen torpedoes']
  if (design >= 1922 && tons > 12_000 && belt < 3.5) return [-1, `${belt} in of belt on ${tons} tons`]
  if (mainGuns < 8) return [-1, `only ${mainGuns} main guns`]
  return PLAIN
}
