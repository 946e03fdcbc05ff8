import type { BattleFacts, BattleSide, ShipFacts } from '#kernel/facts/index.ts'
import { type Coverage, covers } from '#kernel/ruleset/index.ts'
import { type Found, type Missing, NameRegister, type When } from './names.ts'
import { ADMIRAL_HIPPER } from './ships/admiral-hipper.ts'
import { ADMIRAL_NAKHIMOV } from './ships/admiral-nakhimov.ts'
import { ADMIRAL_USHAKOV } from './ships/admiral-ushakov.ts'
import { ADMIRALTY_M_CLASS } from './ships/admiralty-m-class.ts'
import { AGANO } from './ships/agano.ts'
import { AKAGI } from './ships/akagi.ts'
import { AOBA } from './ships/aoba.ts'
import { ARETHUSA_1913 } from './ships/arethusa-1913.ts'
import { ARGUS } from './ships/argus.ts'
import { ASAHI } from './ships/asahi.ts'
import { ASAMA } from './ships/asama.ts'
import { AZUMA } from './ships/azuma.ts'
import { BAGLEY } from './ships/bagley.ts'
import { BELFAST } from './ships/belfast.ts'
import { BENHAM } from './ships/benham.ts'
import { BIRMINGHAM } from './ships/birmingham.ts'
import { BISMARCK } from './ships/bismarck.ts'
import { BLUCHER } from './ships/blucher.ts'
import { BORODINO } from './ships/borodino.ts'
import { BREMEN } from './ships/bremen.ts'
import { BRISTOL } from './ships/bristol.ts'
import { CHATHAM } from './ships/chatham.ts'
import { COASTAL_MOTOR_BOAT } from './ships/coastal-motor-boat.ts'
import { DERFFLINGER } from './ships/derfflinger.ts'
import { DEUTSCHLAND_1904 } from './ships/deutschland-1904.ts'
import { DEUTSCHLAND_1931 } from './ships/deutschland-1931.ts'
import { DEVONSHIRE_1903 } from './ships/devonshire-1903.ts'
import { DRAKE } from './ships/drake.ts'
import { DRESDEN } from './ships/dresden.ts'
import { E_CLASS_1934 } from './ships/e-class-1934.ts'
import { ENGADINE } from './ships/engadine.ts'
import { EXETER } from './ships/exeter.ts'
import { FIJI } from './ships/fiji.ts'
import { FLETCHER } from './ships/fletcher.ts'
import { FLOWER } from './ships/flower.ts'
import { FUBUKI } from './ships/fubuki.ts'
import { FUJI } from './ships/fuji.ts'
import { FURUTAKA } from './ships/furutaka.ts'
import { GRAUDENZ } from './ships/graudenz.ts'
import { GRIMSBY } from './ships/grimsby.ts'
import { HASTINGS } from './ships/hastings.ts'
import { HOOD } from './ships/hood.ts'
import { ILLUSTRIOUS } from './ships/illustrious.ts'
import { IMPERATOR_NIKOLAI_I } from './ships/imperator-nikolai-i.ts'
import { INDEFATIGABLE } from './ships/indefatigable.ts'
import { INVINCIBLE } from './ships/invincible.ts'
import { IRON_DUKE } from './ships/iron-duke.ts'
import { ISE_1937 } from './ships/ise-1937.ts'
import { IZUMO } from './ships/izumo.ts'
import { KAGA } from './ships/kaga.ts'
import { KAISER } from './ships/kaiser.ts'
import { KAMIKAZE } from './ships/kamikaze.ts'
import { KARLSRUHE } from './ships/karlsruhe.ts'
import { KASUGA } from './ships/kasuga.ts'
import { KENT_1926 } from './ships/kent-1926.ts'
import { KING_GEORGE_V_1939 } from './ships/king-george-v-1939.ts'
import { KOLBERG } from './ships/kolberg.ts'
import { KONGO } from './ships/kongo.ts'
import { KONGO_1937 } from './ships/kongo-1937.ts'
import { KONIG } from './ships/konig.ts'
import { KONIGSBERG_1905 } from './ships/konigsberg-1905.ts'
import { LEANDER } from './ships/leander.ts'
import { LION } from './ships/lion.ts'
import { MAGDEBURG } from './ships/magdeburg.ts'
import { MIKASA } from './ships/mikasa.ts'
import { MOLTKE } from './ships/moltke.ts'
import { MONMOUTH } from './ships/monmouth.ts'
import { NAGATO_1936 } from './ships/nagato-1936.ts'
import { NARVIK } from './ships/narvik.ts'
import { NAVARIN } from './ships/navarin.ts'
import { NELSON } from './ships/nelson.ts'
import { NEW_ORLEANS } from './ships/new-orleans.ts'
import { NISSHIN } from './ships/nisshin.ts'
import { NORFOLK } from './ships/norfolk.ts'
import { NORTH_CAROLINA } from './ships/north-carolina.ts'
import { NORTHAMPTON } from './ships/northampton.ts'
import { OTRANTO } from './ships/otranto.ts'
import { PERESVET } from './ships/peresvet.ts'
import { PORTLAND } from './ships/portland.ts'
import { PRINZ_EUGEN } from './ships/prinz-eugen.ts'
import { QUEEN_ELIZABETH } from './ships/queen-elizabeth.ts'
import { QUEEN_ELIZABETH_1937 } from './ships/queen-elizabeth-1937.ts'
import { QUEEN_MARY } from './ships/queen-mary.ts'
import { RENOWN_1939 } from './ships/renown-1939.ts'
import { REPULSE_1936 } from './ships/repulse-1936.ts'
import { S_CLASS_1918 } from './ships/s-class-1918.ts'
import { S_CLASS_1942 } from './ships/s-class-1942.ts'
import { SANTA_ISABEL } from './ships/santa-isabel.ts'
import { SCHARNHORST_1906 } from './ships/scharnhorst-1906.ts'
import { SCHARNHORST_1936 } from './ships/scharnhorst-1936.ts'
import { SEYDLITZ } from './ships/seydlitz.ts'
import { SHIKISHIMA } from './ships/shikishima.ts'
import { SHINANO } from './ships/shinano.ts'
import { SHOKAKU } from './ships/shokaku.ts'
import { SHOREHAM } from './ships/shoreham.ts'
import { SISSOI_VELIKY } from './ships/sissoi-veliky.ts'
import { SOUTH_DAKOTA } from './ships/south-dakota.ts'
import { SOUTHAMPTON } from './ships/southampton.ts'
import { TAKAO } from './ships/takao.ts'
import { TANKER_1937 } from './ships/tanker-1937.ts'
import { TENRYU } from './ships/tenryu.ts'
import { TIGER } from './ships/tiger.ts'
import { TONE } from './ships/tone.ts'
import { TRAMP_1912 } from './ships/tramp-1912.ts'
import { TRIBAL_1936 } from './ships/tribal-1936.ts'
import { TYPE_B1 } from './ships/type-b1.ts'
import { TYPE_IXB } from './ships/type-ixb.ts'
import { TYPE_VIIB } from './ships/type-viib.ts'
import { TYPE_VIIC } from './ships/type-viic.ts'
import { U31_1914 } from './ships/u31-1914.ts'
import { V_CLASS_1917 } from './ships/v-class-1917.ts'
import { V25 } from './ships/v25.ts'
import { VON_DER_TANN } from './ships/von-der-tann.ts'
import { VOSPER_70 } from './ships/vosper-70.ts'
import { W_CLASS } from './ships/w-class.ts'
import { YAKUMO } from './ships/yakumo.ts'
import { YAMATO } from './ships/yamato.ts'
import { YORKTOWN } from './ships/yorktown.ts'
import { YUBARI } from './ships/yubari.ts'
import { ZUIHO } from './ships/zuiho.ts'

export { AIRCRAFT, aircraftNamed } from './aircraft/index.ts'
export { BATTLES, type Brought, battleNamed, isOfService, PICK_UP, pickFleet, pickUp } from './battles/index.ts'
export type { Missing } from './names.ts'

/** Every class of the library, once. */
export const SHIPS: readonly ShipFacts[] = [
  ADMIRALTY_M_CLASS,
  ADMIRAL_HIPPER,
  ADMIRAL_NAKHIMOV,
  ADMIRAL_USHAKOV,
  AGANO,
  AKAGI,
  ARETHUSA_1913,
  ARGUS,
  ASAHI,
  ASAMA,
  AZUMA,
  BIRMINGHAM,
  BISMARCK,
  BLUCHER,
  BORODINO,
  BREMEN,
  BRISTOL,
  CHATHAM,
  COASTAL_MOTOR_BOAT,
  DERFFLINGER,
  DEUTSCHLAND_1904,
  DEUTSCHLAND_1931,
  DEVONSHIRE_1903,
  DRAKE,
  DRESDEN,
  ENGADINE,
  EXETER,
  E_CLASS_1934,
  FLETCHER,
  FLOWER,
  FUBUKI,
  FUJI,
  GRAUDENZ,
  GRIMSBY,
  HASTINGS,
  HOOD,
  ILLUSTRIOUS,
  IMPERATOR_NIKOLAI_I,
  INDEFATIGABLE,
  INVINCIBLE,
  IRON_DUKE,
  ISE_1937,
  IZUMO,
  KAGA,
  KAISER,
  KARLSRUHE,
  KASUGA,
  KENT_1926,
  KING_GEORGE_V_1939,
  KOLBERG,
  KONGO,
  KONGO_1937,
  KONIG,
  KONIGSBERG_1905,
  LEANDER,
  LION,
  MAGDEBURG,
  MIKASA,
  MOLTKE,
  MONMOUTH,
  NAGATO_1936,
  NARVIK,
  NAVARIN,
  NELSON,
  NISSHIN,
  NORFOLK,
  NORTH_CAROLINA,
  OTRANTO,
  PERESVET,
  PORTLAND,
  PRINZ_EUGEN,
  QUEEN_ELIZABETH,
  QUEEN_ELIZABETH_1937,
  QUEEN_MARY,
  RENOWN_1939,
  REPULSE_1936,
  SANTA_ISABEL,
  SCHARNHORST_1906,
  SCHARNHORST_1936,
  SEYDLITZ,
  SHIKISHIMA,
  SHINANO,
  SHOKAKU,
  SHOREHAM,
  SISSOI_VELIKY,
  SOUTH_DAKOTA,
  S_CLASS_1918,
  TAKAO,
  TANKER_1937,
  TIGER,
  TONE,
  TRAMP_1912,
  TRIBAL_1936,
  TYPE_B1,
  TYPE_IXB,
  TYPE_VIIB,
  TYPE_VIIC,
  U31_1914,
  V25,
  VON_DER_TANN,
  VOSPER_70,
  V_CLASS_1917,
  W_CLASS,
  YAKUMO,
  YAMATO,
  YORKTOWN,
  ZUIHO,
  SOUTHAMPTON,
  BELFAST,
  FIJI,
  S_CLASS_1942,
  AOBA,
  FURUTAKA,
  TENRYU,
  YUBARI,
  KAMIKAZE,
  NORTHAMPTON,
  NEW_ORLEANS,
  BAGLEY,
  BENHAM,
]

const register = new NameRegister(SHIPS)

/**
 * Finds a ship by her own name or her class's, whatever the case and accents: `blucher`, `Good Hope`, `W class`. A name
 * two ships share takes its year in brackets: `Scharnhorst (1906)`. A class without a ship of its name answers by the
 * class's name. Whoever says when and of which nation is given the ship that bore the name then.
 */
export function shipNamed(name: string, when?: When): Found | Missing {
  return register.find(name, when)
}

/** The names of all ships, in alphabetical order; each of them finds its ship again. */
export function displayNames(): readonly string[] {
  return register.displayNames()
}

/** The ships of a battle, in the order in which it lists them, the first side's first. */
export const shipsOf = ({ sides }: { readonly sides: readonly BattleSide[] }): string[] =>
  sides.flatMap(({ formations }) => formations.flatMap(({ ships }) => ships.map(({ ship }) => ship)))

/** The same as the library knows them: those that bore their names in the battle's year, of their sides' nations. */
export const foundIn = ({ year, sides }: Pick<BattleFacts, 'year' | 'sides'>): Found[] =>
  sides.flatMap(side => shipsOf({ sides: [side] }).map(name => mustFind(name, { year, nation: side.nation })))

function mustFind(name: string, when: When): Found {
  const found = shipNamed(name, when)
  if ('unknown' in found) throw new Error(`a battle has ${name}, of which the library knows nothing`)
  return found
}

/** Of these books those that have whole battles and cards for all ships of this one, and stands where a side has aircraft alone. */
export const booksFor = <B extends Coverage & { readonly game?: unknown; readonly stands?: unknown }>(
  battle: BattleFacts,
  books: readonly B[],
): B[] => {
  const ships = foundIn(battle)
  const isAfloat = battle.sides.every(({ formations }) => formations.length > 0)
  return books.filter(
    book =>
      book.game !== undefined &&
      (isAfloat || book.stands !== undefined) &&
      ships.every(({ facts, ship }) => covers(book, facts, ship)),
  )
}

const two = (part: number): string => String(part).padStart(2, '0')
/** ISO 8601, the day only. */
export const dayOf = ({ year, month, day }: BattleFacts): string => `${year}-${two(month)}-${two(day)}`
