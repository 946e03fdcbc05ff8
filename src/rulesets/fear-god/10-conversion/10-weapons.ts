import type { FactPlace, GunFacts, Mounts, ShipFacts } from '#kernel/facts/index.ts'
import type { Note } from '#kernel/ruleset/index.ts'
import type { Battery, Role, Size } from '../02-ships/ship.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'

/** H5 Penetration in cm: this × speed × √weight / bore to a power. Fits Tiger's gun at Long. */
const PENETRATION = 0.0038
const BORE_POWER = 0.75
/** H5 Speed lost: exp(−this × bore² / weight) for each nautical mile. */
const DRAG = 0.68
/** H5 Damage: this × √weight; HE does so much more, and pierces so much less. */
const DAMAGE = 0.91
const HE_DAMAGE = 1.25
const HE_PENETRATION = 0.25
const YARDS_PER_MILE = 2025.37
/** H5 Shell of guns from this bore is capped, in inches. */
const CAPPED_FROM = 7.5
/** H7 Damage points for each pound of a warhead, and a warhead nobody knows. */
const WARHEAD = 0.175
const UNKNOWN_WARHEAD = 200
/** H23 The speed of a torpedo of which nobody knows it. */
const UNKNOWN_KNOTS = 27
/** A light gun's shell weighs this × bore³, in pounds and inches. */
const LIGHT_SHELL = 0.5
const MM_PER_INCH = 25.4

/** H16 Where a mount stands is where it can point: ahead, port, starboard, astern. */
const ARCS_OF: Record<FactPlace, string> = {
  forward: 'FPS',
  aft: 'PSA',
  amidships: 'PS',
  'wing port': 'FPA',
  'wing starboard': 'FSA',
  'echelon port': 'FPSA',
  'echelon starboard': 'FPSA',
  'forecastle port': 'FP',
  'forecastle starboard': 'FS',
  'quarterdeck port': 'PA',
  'quarterdeck starboard': 'SA',
  'broadside port': 'P',
  'broadside starboard': 'S',
  bow: 'F',
  stern: 'A',
  trainable: 'PS',
}

export function batteriesOf(facts: ShipFacts, size: Size, standard: 1 | 2, note: Note): Battery[] {
  const guns = facts.batteries.flatMap(({ role, gun, groups }) => {
    note(gun.name, penetrations(gun), howGun(gun), R['FGDN-H5-guns'])
    const casemates = groups.filter(({ housing }) => housing === 'casemate')
    const rest = groups.filter(({ housing }) => housing !== 'casemate')
    return [
      ...(rest.length > 0 ? [gunBattery(gun, role, rest, size, standard)] : []),
      ...(casemates.length > 0 ? [gunBattery(gun, 'casemate', casemates, size, standard)] : []),
    ]
  })
  return [...guns, ...lightOf(facts, 'light'), ...lightOf(facts, 'AA'), ...tubesOf(facts, note)]
}

const howGun = (gun: GunFacts): string =>
  `${gun.boreInches.value} in, ${gun.shellPounds.value} lb at ${gun.muzzleFps.value} ft/s, ${gun.rangeYards.value} yd`

/** H14 Gunnery Standard 2 comes with directors: two for the main battery of size A, one for every other. */
function gunBattery(gun: GunFacts, role: Role, groups: readonly Mounts[], size: Size, standard: 1 | 2): Battery {
  const directors = standard === 1 ? 0 : role === 'main' && size === 'A' ? 2 : 1
  return {
    ...EMPTY,
    role,
    name: gun.name,
    calibreMm: nearest(10 * gun.boreInches.value * MM_PER_INCH) / 10,
    isBritish: gun.nation === 'GBR',
    standard,
    directors,
    limits: limitsOf(gun.rangeYards.value),
    shells: shellsOf(gun),
    groups: groups.map(({ place, mounts, barrels }) => ({ arcs: ARCS_OF[place], mounts, barrels })),
  }
}

/** H12 Quarters of the greatest range. */
const limitsOf = (yards: number): Battery['limits'] => [
  Math.floor(yards / 4),
  Math.floor(yards / 2),
  Math.floor((3 * yards) / 4),
  yards,
]

function shellsOf(gun: GunFacts): Battery['shells'] {
  const piercing = penetrations(gun)
  const damage = nearest(DAMAGE * Math.sqrt(gun.shellPounds.value))
  const heDamage = nearest(HE_DAMAGE * DAMAGE * Math.sqrt(gun.shellPounds.value))
  const he = exactPenetrations(gun).map(cm => nearest(HE_PENETRATION * cm))
  return [
    { type: gun.boreInches.value >= CAPPED_FROM ? 'APC' : 'AP', penetration: piercing, damage: four(damage) },
    { type: 'HE', penetration: he as Four, damage: four(heDamage) },
  ]
}
type Four = [number, number, number, number]
const four = (value: number): Four => [value, value, value, value]

/** H5 At the middle of each band. */
function exactPenetrations(gun: GunFacts): number[] {
  const d = gun.boreInches.value
  const w = gun.shellPounds.value
  return [1, 3, 5, 7].map(eighths => {
    const miles = (eighths * gun.rangeYards.value) / 8 / YARDS_PER_MILE
    const speed = gun.muzzleFps.value * Math.exp(((-DRAG * d * d) / w) * miles)
    return (PENETRATION * speed * Math.sqrt(w)) / d ** BORE_POWER
  })
}
const penetrations = (gun: GunFacts): Four => exactPenetrations(gun).map(nearest) as Four

/** Guns under 100 mm: the high-angle ones are the AA battery, the others the light battery; strength is their number. */
function lightOf(facts: ShipFacts, role: 'AA' | 'light'): Battery[] {
  let strength = 0
  let bore = 0
  for (const { guns, highAngle, boreMillimetres } of facts.lightGuns) {
    const count = role === 'AA' ? highAngle : guns - highAngle
    strength += count
    if (count > 0) bore = Math.max(bore, boreMillimetres)
  }
  if (strength === 0) return []
  const pounds = LIGHT_SHELL * (bore / MM_PER_INCH) ** 3
  const damage = Math.max(1, nearest(HE_DAMAGE * DAMAGE * Math.sqrt(pounds)))
  const shells: Battery['shells'] = [{ type: 'HE', penetration: four(0), damage: four(damage) }]
  return [{ ...EMPTY, role, name: `${bore} mm`, calibreMm: bore, strength, shells }]
}

/** H7 Tubes: a trainable mount is one mount, a fixed tube each its own. */
function tubesOf(facts: ShipFacts, note: Note): Battery[] {
  if (facts.torpedoes === null) return []
  const { torpedo, groups } = facts.torpedoes
  const pounds = torpedo.warheadPounds?.value ?? UNKNOWN_WARHEAD
  const warheadDamage = nearest(WARHEAD * pounds)
  note(torpedo.name, warheadDamage, `${WARHEAD} × ${pounds} lb`, R['FGDN-H7-torpedo'])
  const line = {
    ...EMPTY,
    role: 'torpedo' as const,
    name: torpedo.name,
    calibreMm: nearest(torpedo.boreInches.value * MM_PER_INCH),
    warheadDamage,
    runYards: torpedo.rangeYards.value,
    runKnots: nearest(torpedo.speedKnots?.value ?? UNKNOWN_KNOTS),
  }
  return [true, false].flatMap(submerged => {
    const here = groups.filter(group => group.submerged === submerged)
    if (here.length === 0) return []
    const mounts = here.map(({ place, tubes }) =>
      place === 'trainable'
        ? { arcs: ARCS_OF[place], mounts: 1, barrels: tubes }
        : { arcs: ARCS_OF[place], mounts: tubes, barrels: 1 },
    )
    return [{ ...line, belowWaterline: submerged, groups: mounts }]
  })
}

const EMPTY: Omit<Battery, 'role' | 'name' | 'calibreMm'> = {
  isBritish: false,
  isAreaAA: false,
  standard: 2,
  directors: 0,
  limits: [0, 0, 0, 0],
  shells: [],
  groups: [],
  strength: 0,
  warheadDamage: 0,
  runYards: 0,
  runKnots: 0,
  belowWaterline: false,
}
