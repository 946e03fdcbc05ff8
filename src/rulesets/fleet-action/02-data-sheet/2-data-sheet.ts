import type { ShipFacts, ShipKind } from '#kernel/facts/index.ts'
import type { Carded, Derived, Note } from '#kernel/ruleset/index.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'
import { besidesOf, cargoOf, standOf } from './2-besides.ts'
import { airOf, isUnsafe } from './2-carriers.ts'
import { batteriesOf, factorsOf, torpedoMountsOf, weaponKeyOf } from './2-weapons.ts'
import type { Card } from './ship.ts'

/** Section 2 (house): from a ship's facts to her data sheet, every figure with how it was found. */
export function cardOf(facts: ShipFacts, ship: string): Carded<Card> {
  const derivation: Derived[] = []
  const note: Note = (what, value, how, why) => derivation.push({ what, value, how, why })
  const tons = tonsOf(facts, note)
  const stand = standOf(facts, note)
  const targetSize = stand === null ? sizeOf(tons) : STAND
  note('target size', targetSize, stand === null ? `${tons} tons` : 'a stand', R['FA-H2'])
  const armour = armourOf(facts, note)
  const batteries = batteriesOf(facts, armour, note)
  const torpedoMounts = torpedoMountsOf(facts, note)
  const factors = factorsOf(facts, batteries, note)
  const air = airOf(facts, note)
  const card: Card = {
    name: ship,
    className: facts.className,
    nation: facts.nation,
    typeCode: KINDS[facts.kind].code,
    displacement: tons,
    targetSize,
    ...hullOf(facts, tons, targetSize, note),
    ...fittingsOf(facts, note),
    CQ: 0,
    GM: 0,
    poorCarrierSafety: isUnsafe(facts, note),
    poorUnderwaterProtection: isPoor(facts, targetSize, note),
    isMerchant: facts.kind === 'merchant',
    isAMC: facts.kind === 'armed merchant cruiser',
    isLand: false,
    armour,
    batteries,
    torpedoMounts,
    ...factors,
    weaponKey: weaponKeyOf(facts, batteries, torpedoMounts, factors, note),
    cargo: cargoOf(facts, note),
    stand,
    ...besidesOf(facts, note),
    ...(air === null ? {} : { air }),
  }
  return { card, derivation }
}

interface Kind {
  readonly code: string
  /** H3 Fire Control, and Spotting Distance in bands */
  readonly fc: number
  readonly sd: number
}
/** H3, FA-H44 */
const KINDS: Record<ShipKind, Kind> = {
  battleship: { code: 'BB', fc: 6, sd: 5 },
  'pre-dreadnought': { code: 'B', fc: 6, sd: 5 },
  'coast defence ship': { code: 'CD', fc: 5, sd: 4 },
  battlecruiser: { code: 'BC', fc: 6, sd: 5 },
  'armoured cruiser': { code: 'AC', fc: 5, sd: 4 },
  'heavy cruiser': { code: 'CA', fc: 5, sd: 4 },
  'light cruiser': { code: 'CL', fc: 4, sd: 4 },
  destroyer: { code: 'DD', fc: 3, sd: 3 },
  'torpedo boat': { code: 'TB', fc: 2, sd: 2 },
  'armed merchant cruiser': { code: 'A MC', fc: 0, sd: 2 },
  escort: { code: 'DE', fc: 2, sd: 3 },
  'aircraft carrier': { code: 'CV', fc: 5, sd: 5 },
  submarine: { code: 'SS', fc: 1, sd: 1 },
  'motor torpedo boat': { code: 'X', fc: 0, sd: 1 },
  merchant: { code: 'A MT', fc: 0, sd: 2 },
}

/** FA-H45 Standard tons, or normal tons for want of them. */
function tonsOf({ standardTons, normalTons }: ShipFacts, note: Note): number {
  const tons = Math.round(standardTons?.value ?? normalTons.value)
  note(
    'displacement',
    tons,
    standardTons === null ? 'normal tons; her standard tons are not known' : 'standard tons',
    R['FA-H45-tons'],
  )
  return tons
}

/** H2 The least tons of sizes +3 down to -2. */
const SIZES = [40_000, 25_000, 12_000, 5_000, 2_500, 1_000] as const
export function sizeOf(tons: number): number {
  const at = SIZES.findIndex(least => tons >= least)
  return at < 0 ? -3 : 3 - at
}

/** H2, H35 The size of any stand. */
const STAND = -4
/** H17 MVR in centimetres by target size from -4. */
const MVR = [1, 2, 2, 3, 4, 4, 5, 5] as const

/** H3 Tons to the power ⅔, over 30, to the nearest, halves up, at least 1: in whole numbers, since a power may miss a half. */
function structureOf(tons: number): number {
  const reaches = (half: number): boolean => half * half * half <= 8 * tons * tons
  let S = 1
  while (reaches(60 * S + 30)) S++
  return S
}

type Hull = Pick<Card, 'S' | 'F' | 'DC' | 'FC' | 'SV' | 'SD' | 'speedMax' | 'MVR'>
function hullOf(facts: ShipFacts, tons: number, targetSize: number, note: Note): Hull {
  const { fc: FC, sd: SD } = KINDS[facts.kind]
  const knots = nearest(facts.knots.value)
  if (targetSize === STAND) {
    note('speed', knots, `${facts.knots.value} knots`, R['FA-H3'])
    return { S: 0, F: 0, DC: 0, FC, SV: 1, SD, speedMax: knots, MVR: MVR[0] }
  }
  const S = structureOf(tons)
  const F = Math.max(1, nearest((7 * S) / 10))
  const DC = Math.max(1, nearest(S / 5))
  const SV = Math.max(2, 4 + targetSize)
  note('S', S, `${tons} tons to the power ⅔, over 30`, R['FA-H3'])
  note('F', F, `0.7 × ${S}`, R['FA-H3'])
  note('DC', DC, `${S} / 5`, R['FA-H3'])
  note('SV', SV, `4 ${targetSize < 0 ? '−' : '+'} ${Math.abs(targetSize)}, at least 2`, R['FA-H3'])
  note('FC', FC, facts.kind, R['FA-H44-kinds'])
  note('SD', SD, facts.kind, R['FA-H44-kinds'])
  note('speed', knots, `${facts.knots.value} knots`, R['FA-H3'])
  return { S, F, DC, FC, SV, SD, speedMax: knots, MVR: MVR[targetSize + 4]! }
}

type Fittings = Pick<
  Card,
  'smoke' | 'searchlights' | 'searchRadar' | 'gunneryRadarMain' | 'gunneryRadarOther' | 'dpaaRadar' | 'shipPlanes'
>
/** FA-H46 Who makes no smoke, and who has no searchlights. */
const SMOKELESS: ReadonlySet<ShipKind> = new Set(['armed merchant cruiser', 'merchant', 'submarine'])
const LIGHTLESS: ReadonlySet<ShipKind> = new Set(['merchant', 'submarine', 'motor torpedo boat'])

/** FA-H46 What the facts say of radar and aeroplanes; what they do not say of smoke and searchlights. */
function fittingsOf(facts: ShipFacts, note: Note): Fittings {
  const search = facts.radar?.search ?? null
  const gunnery = facts.radar?.gunnery ?? null
  const why = R['FA-H46-fittings']
  note('search radar', search !== null, search === null ? 'none known' : `from ${search.value}`, why)
  note('gunnery radar', gunnery !== null, gunnery === null ? 'none known' : `for MAIN, from ${gunnery.value}`, why)
  const shipPlanes = Math.min(4, facts.aeroplanes?.value ?? 0)
  note('ship planes', shipPlanes, `${facts.aeroplanes?.value ?? 'no'} aeroplanes`, why)
  return {
    smoke: !SMOKELESS.has(facts.kind),
    searchlights: !LIGHTLESS.has(facts.kind),
    searchRadar: search !== null,
    gunneryRadarMain: gunnery !== null,
    gunneryRadarOther: false,
    dpaaRadar: false,
    shipPlanes,
  }
}

/** FA-H47 A large ship that is known to have no torpedo bulkhead. */
function isPoor(facts: ShipFacts, targetSize: number, note: Note): boolean {
  const inches = facts.armour.torpedoBulkheadInches?.value
  const poor = targetSize >= 1 && inches === 0
  const how = inches === undefined ? 'bulkhead not known' : `${inches} in of torpedo bulkhead, size ${targetSize}`
  note('poor underwater protection', poor, how, R['FA-H47-underwater'])
  return poor
}

/** FA-H48 What an inch of each kind of plate is worth in modern plate. */
const QUALITY = {
  none: 1,
  'wrought iron': 0.4,
  compound: 0.5,
  Harvey: 0.7,
  'Krupp cemented': 0.9,
  'late cemented': 1,
} as const

/** H7 Armour classes; what nobody knows is taken for none. */
function armourOf(facts: ShipFacts, note: Note): Card['armour'] {
  const { armour, aviation } = facts
  const { plate, beltInches, deckInches, conningTowerInches, turretInches, casemateInches } = armour
  const quality = QUALITY[plate]
  const classOf = (what: string, figure: { readonly value: number } | null): number => {
    const ac = nearest(Math.round(1000 * quality * (figure?.value ?? 0)) / 1000)
    note(what, ac, figure === null ? 'not known, taken for none' : `${quality} × ${figure.value} in`, R['FA-H7'])
    return ac
  }
  return {
    belt: classOf('belt', beltInches),
    deck: classOf('deck', deckInches),
    conningTower: classOf('conning tower', conningTowerInches),
    turret: classOf('turret', turretInches),
    casemate: classOf('casemate', casemateInches),
    flightDeck: aviation === undefined ? 0 : classOf('flight deck', aviation.flightDeckInches),
  }
}
