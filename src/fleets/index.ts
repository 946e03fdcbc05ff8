import type { BattleFacts, BattleSide, ShipFacts } from '#kernel/facts/index.ts'
import { covers, type Years } from '#kernel/ruleset/index.ts'
import { type Found, type Missing, NameRegister } from './names.ts'
import { ADMIRALTY_M_CLASS } from './ships/admiralty-m-class.ts'
import { ARETHUSA_1913 } from './ships/arethusa-1913.ts'
import { BIRMINGHAM } from './ships/birmingham.ts'
import { BISMARCK } from './ships/bismarck.ts'
import { BLUCHER } from './ships/blucher.ts'
import { BREMEN } from './ships/bremen.ts'
import { BRISTOL } from './ships/bristol.ts'
import { CHATHAM } from './ships/chatham.ts'
import { DERFFLINGER } from './ships/derfflinger.ts'
import { DEUTSCHLAND_1904 } from './ships/deutschland-1904.ts'
import { DEUTSCHLAND_1931 } from './ships/deutschland-1931.ts'
import { DEVONSHIRE_1903 } from './ships/devonshire-1903.ts'
import { DRAKE } from './ships/drake.ts'
import { DRESDEN } from './ships/dresden.ts'
import { EXETER } from './ships/exeter.ts'
import { FLETCHER } from './ships/fletcher.ts'
import { FUBUKI } from './ships/fubuki.ts'
import { GRAUDENZ } from './ships/graudenz.ts'
import { HOOD } from './ships/hood.ts'
import { INDEFATIGABLE } from './ships/indefatigable.ts'
import { INVINCIBLE } from './ships/invincible.ts'
import { IRON_DUKE } from './ships/iron-duke.ts'
import { KAISER } from './ships/kaiser.ts'
import { KARLSRUHE } from './ships/karlsruhe.ts'
import { KING_GEORGE_V_1939 } from './ships/king-george-v-1939.ts'
import { KOLBERG } from './ships/kolberg.ts'
import { KONGO } from './ships/kongo.ts'
import { KONGO_1937 } from './ships/kongo-1937.ts'
import { KONIG } from './ships/konig.ts'
import { KONIGSBERG_1905 } from './ships/konigsberg-1905.ts'
import { LEANDER } from './ships/leander.ts'
import { LION } from './ships/lion.ts'
import { MAGDEBURG } from './ships/magdeburg.ts'
import { MOLTKE } from './ships/moltke.ts'
import { MONMOUTH } from './ships/monmouth.ts'
import { NORTH_CAROLINA } from './ships/north-carolina.ts'
import { OTRANTO } from './ships/otranto.ts'
import { QUEEN_ELIZABETH } from './ships/queen-elizabeth.ts'
import { QUEEN_MARY } from './ships/queen-mary.ts'
import { SCHARNHORST_1906 } from './ships/scharnhorst-1906.ts'
import { SEYDLITZ } from './ships/seydlitz.ts'
import { TIGER } from './ships/tiger.ts'
import { V25 } from './ships/v25.ts'
import { VON_DER_TANN } from './ships/von-der-tann.ts'
import { W_CLASS } from './ships/w-class.ts'
import { YAMATO } from './ships/yamato.ts'

export { BATTLES, type Brought, battleNamed, PICK_UP, pickFleet, pickUp } from './battles/index.ts'

/** Every class of the library, once. */
export const SHIPS: readonly ShipFacts[] = [
  ADMIRALTY_M_CLASS,
  ARETHUSA_1913,
  BIRMINGHAM,
  BISMARCK,
  BLUCHER,
  BREMEN,
  BRISTOL,
  CHATHAM,
  DERFFLINGER,
  DEUTSCHLAND_1904,
  DEUTSCHLAND_1931,
  DEVONSHIRE_1903,
  DRAKE,
  DRESDEN,
  EXETER,
  FLETCHER,
  FUBUKI,
  GRAUDENZ,
  HOOD,
  INDEFATIGABLE,
  INVINCIBLE,
  IRON_DUKE,
  KAISER,
  KARLSRUHE,
  KING_GEORGE_V_1939,
  KOLBERG,
  KONGO,
  KONGO_1937,
  KONIG,
  KONIGSBERG_1905,
  LEANDER,
  LION,
  MAGDEBURG,
  MOLTKE,
  MONMOUTH,
  NORTH_CAROLINA,
  OTRANTO,
  QUEEN_ELIZABETH,
  QUEEN_MARY,
  SCHARNHORST_1906,
  SEYDLITZ,
  TIGER,
  V25,
  VON_DER_TANN,
  W_CLASS,
  YAMATO,
]

const register = new NameRegister(SHIPS)

/**
 * Finds a ship by her own name or her class's, whatever the case and accents: `blucher`, `Good Hope`, `W class`. A name
 * two ships share takes its year in brackets: `Scharnhorst (1906)`. A class without a ship of its name answers by the
 * class's name.
 */
export function shipNamed(name: string): Found | Missing {
  return register.find(name)
}

/** The names of all ships, in alphabetical order; each of them finds its ship again. */
export function displayNames(): readonly string[] {
  return register.displayNames()
}

/** The ships of a battle, in the order in which it lists them, the first side's first. */
export const shipsOf = ({ sides }: { readonly sides: readonly BattleSide[] }): string[] =>
  sides.flatMap(({ formations }) => formations.flatMap(({ ships }) => ships.map(({ ship }) => ship)))

/** Of these books those that have whole battles and cards for all ships of this one. */
export const booksFor = <B extends { readonly years: Years; readonly game?: unknown }>(
  battle: BattleFacts,
  books: readonly B[],
): B[] => books.filter(({ years, game }) => game !== undefined && shipsOf(battle).every(name => isCovered(years, name)))

function isCovered(years: Years, name: string): boolean {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`a battle has ${name}, of which the library knows nothing`)
  return covers(years, found.facts, found.ship)
}

const two = (part: number): string => String(part).padStart(2, '0')
/** ISO 8601, the day only. */
export const dayOf = ({ year, month, day }: BattleFacts): string => `${year}-${two(month)}-${two(day)}`
