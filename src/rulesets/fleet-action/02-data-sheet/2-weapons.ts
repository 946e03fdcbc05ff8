import type { FactPlace, Mounts, ShipFacts, Tubes } from '#kernel/facts/index.ts'
import type { Note } from '#kernel/ruleset/index.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'
import { step } from '../book/tables.ts'
import { type Battery, type Card, costOf, type Mount, type TorpedoMount } from './ship.ts'

const MM_PER_INCH = 25.4

/** H4 From this calibre on, in tenths of an inch: IP, CV, penetration by band. Guns under 3 inches are factors only. */
const GUNS: readonly (readonly [number, number, number, Battery['pen']])[] = [
  [170, 8, 12, [30, 26, 22, 18, 15]],
  [151, 7, 10, [26, 22, 18, 15, 13]],
  [135, 6, 9, [22, 18, 15, 12, 10]],
  [120, 5, 8, [18, 15, 12, 10, 8]],
  [100, 4, 7, [15, 12, 10, 8, 6]],
  [81, 3, 6, [11, 8, 6, 5, 4]],
  [62, 3, 5, [9, 6, 5, 4, 3]],
  [51, 2, 4, [5, 3, 2, 2, null]],
  [39, 1, 3, [3, 2, 1, null, null]],
  [30, 1, 2, [2, 1, null, null, null]],
]

/** H4 A gun's line by its calibre, to the nearest tenth of an inch. */
export function gunLine(inches: number): Pick<Battery, 'calibre' | 'ip' | 'cv' | 'pen'> {
  const tenths = Math.max(30, nearest(10 * inches))
  const [, ip, cv, pen] = GUNS.find(([least]) => tenths >= least)!
  return { calibre: tenths / 10, ip, cv, pen: [...pen] }
}

export function batteriesOf(facts: ShipFacts, armour: Card['armour'], note: Note): Battery[] {
  const lines = facts.batteries.map(({ role, gun, groups, dualPurpose }): Battery => {
    const group = role === 'main' ? 'MAIN' : 'OTHER'
    const line = gunLine(gun.boreInches.value)
    note(gun.name, [line.ip, line.cv, ...line.pen], `${line.calibre} in`, R['FA-H4'])
    const mounts = groups.map(each => mountOf(each, group, armour))
    const radar = group === 'MAIN' && (facts.radar?.gunnery ?? null) !== null
    return { label: gun.name, group, ...line, radar, dp: dualPurpose === true, aaPlus: false, mounts }
  })
  return [...lines, ...lightGunsOf(facts, note)]
}

/** FA-H49 The kind of a mount, its armour, and where it can point. */
function mountOf({ place, mounts, barrels, housing }: Mounts, group: Battery['group'], armour: Card['armour']): Mount {
  const kind = housing === 'open' && barrels > 1 ? 'shielded' : housing
  const plate = kind === 'turret' && group === 'MAIN' ? armour.turret : armour.casemate
  const ac = kind === 'turret' || kind === 'casemate' ? plate : 0
  return {
    guns: barrels,
    kind,
    ac,
    cvCost: costOf({ kind, cvCost: undefined }),
    arcs: arcsOf(place, kind),
    position: POSITION[place] ?? 'mid',
    count: mounts,
  }
}

const POSITION: Partial<Record<FactPlace, Mount['position']>> = {
  forward: 'bow',
  bow: 'bow',
  'forecastle port': 'bow',
  'forecastle starboard': 'bow',
  aft: 'stern',
  stern: 'stern',
  'quarterdeck port': 'stern',
  'quarterdeck starboard': 'stern',
}

/** FA-H52 Degrees clockwise from ahead, of mounts to starboard; those to port see the same in a mirror. */
const ARCS: Readonly<Record<string, Mount['arcs']>> = {
  forward: [[-145, 145]],
  aft: [[35, 325]],
  amidships: [
    [30, 150],
    [210, 330],
  ],
  wing: [[0, 180]],
  echelon: [
    [0, 180],
    [240, 300],
  ],
  forecastle: [[-60, 120]],
  quarterdeck: [[60, 240]],
  broadside: [[30, 150]],
  bow: [[-30, 30]],
  stern: [[150, 210]],
  trainable: [
    [30, 150],
    [210, 330],
  ],
}
/** FA-H52 Turrets and mounts without a casemate's walls see farther. */
const WIDER: Readonly<Record<string, Mount['arcs']>> = {
  'turret broadside': [[0, 135]],
  'open broadside': [[0, 180]],
  'open forward': [[-150, 150]],
  'open aft': [[20, 340]],
}

function arcsOf(place: FactPlace, kind: Mount['kind'] | 'tube'): Mount['arcs'] {
  const [where = place, side] = place.split(' ')
  const arcs = WIDER[`${kind === 'shielded' ? 'open' : kind} ${where}`] ?? ARCS[where]!
  return arcs.map(([from, to]): [number, number] => (side === 'port' ? mirrored(from, to) : [from, to]))
}
const mirrored = (from: number, to: number): [number, number] => (from < 0 ? [-to, -from] : [360 - to, 360 - from])

/** FA-H50 Guns of 76 to 99 mm: OTHER, open and single, half to each side and an odd one aft. */
function lightGunsOf(facts: ShipFacts, note: Note): Battery[] {
  return facts.lightGuns
    .filter(({ boreMillimetres: bore, guns }) => bore >= 76 && guns > 0)
    .map(({ boreMillimetres: bore, guns, highAngle }): Battery => {
      const line = gunLine(bore / MM_PER_INCH)
      note(`${bore} mm`, [line.ip, line.cv, ...line.pen], `${guns} guns of ${line.calibre} in`, R['FA-H50-light-guns'])
      const half = Math.floor(guns / 2)
      const at = (place: FactPlace, count: number): Mount[] =>
        count === 0
          ? []
          : [
              {
                guns: 1,
                kind: 'open',
                ac: 0,
                cvCost: 1,
                arcs: arcsOf(place, 'open'),
                position: POSITION[place] ?? 'mid',
                count,
              },
            ]
      const mounts = [...at('broadside port', half), ...at('broadside starboard', half), ...at('aft', guns - 2 * half)]
      const rest = { radar: false, dp: highAngle > 0, aaPlus: false }
      return { label: `${bore} mm`, group: 'OTHER', ...line, ...rest, mounts }
    })
}

/** H5, H43 IP, CV and settings by bore in inches. */
const TORPEDOES = [
  {
    bore: 18,
    ip: 4,
    cv: 8,
    settings: [
      { maxRB: 1, modifier: 1 },
      { maxRB: 2, modifier: -1 },
    ],
  },
  {
    bore: 21,
    ip: 6,
    cv: 10,
    settings: [
      { maxRB: 2, modifier: 1 },
      { maxRB: 3, modifier: -1 },
    ],
  },
  {
    bore: 24,
    ip: 8,
    cv: 12,
    settings: [
      { maxRB: 4, modifier: 1 },
      { maxRB: 5, modifier: -1 },
    ],
  },
] as const

/** FA-H51 The line of the nearest bore, a mount for each that trains and for each fixed tube. */
export function torpedoMountsOf(facts: ShipFacts, note: Note): TorpedoMount[] {
  if (facts.torpedoes === null) return []
  const { torpedo, groups } = facts.torpedoes
  const bore = torpedo.boreInches.value
  const off = (line: (typeof TORPEDOES)[number]): number => Math.abs(line.bore - bore)
  const { ip, cv, settings, bore: nominal } = TORPEDOES.reduce((best, line) => (off(line) < off(best) ? line : best))
  note(torpedo.name, [ip, cv], `${bore} in, as ${nominal} in`, R['FA-H51-torpedoes'])
  const mountOf = ({ place, tubes }: Tubes): TorpedoMount => {
    const trains = place === 'trainable'
    const line = {
      tubes: trains ? tubes : 1,
      count: trains ? 1 : tubes,
      cvCost: 2,
      arcs: arcsOf(place, 'tube'),
      ip,
      cv,
    }
    return { ...line, settings: settings.map(each => ({ ...each })) }
  }
  return groups.map(mountOf)
}

type Factors = Pick<Card, 'ASW' | 'LRF' | 'MRF' | 'CRF'>
/** H43 Factors by the barrels of light guns, dual-purpose mounts and depth charges. */
export function factorsOf(facts: ShipFacts, batteries: readonly Battery[], note: Note): Factors {
  const barrels = (least: number, most: number): number =>
    facts.lightGuns.reduce((sum, { boreMillimetres: bore, guns }) => sum + (least <= bore && bore < most ? guns : 0), 0)
  const medium = barrels(37, 76)
  const close = barrels(0, 37)
  const highAngle = facts.lightGuns.reduce((sum, each) => sum + (each.boreMillimetres >= 76 ? each.highAngle : 0), 0)
  const dual = batteries
    .slice(0, facts.batteries.length)
    .reduce((sum, line) => sum + (line.dp ? line.mounts.reduce((all, { count }) => all + count, 0) : 0), highAngle)
  const factors = {
    ASW: facts.depthCharges === undefined ? 0 : facts.kind === 'escort' ? 2 : 1,
    LRF: Math.ceil(dual / 2),
    MRF: Math.max(0, step(medium) - 1),
    CRF: Math.max(0, step(close) - 1),
  }
  note('LRF', factors.LRF, `half of ${dual} dual-purpose mounts`, R['FA-H43'])
  note('MRF', factors.MRF, `${medium} barrels of 37 to 75 mm`, R['FA-H43'])
  note('CRF', factors.CRF, `${close} barrels under 37 mm`, R['FA-H43'])
  note(
    'ASW',
    factors.ASW,
    ['no depth charges', 'depth charges', 'depth charges, and built for it'][factors.ASW]!,
    R['FA-H43'],
  )
  return factors
}

/** FA-H53 Which faces of the owner's d10 hit what. */
export function weaponKeyOf(
  facts: ShipFacts,
  batteries: readonly Battery[],
  torpedoMounts: readonly TorpedoMount[],
  { ASW, MRF, CRF }: Factors,
  note: Note,
): Card['weaponKey'] {
  const hasMain = batteries.some(({ group }) => group === 'MAIN')
  const hasOther = batteries.some(({ group }) => group === 'OTHER') || ASW + MRF + CRF > 0
  const hasTubes = torpedoMounts.length > 0
  const isFlotilla = facts.kind === 'destroyer' || facts.kind === 'torpedo boat'
  const main = hasMain ? (hasOther || hasTubes ? 5 : 10) : 0
  const other = !hasOther ? main : hasTubes ? (isFlotilla ? 7 : 9) : 10
  const key: Card['weaponKey'] = {}
  const put = (from: number, to: number, group: 'MAIN' | 'OTHER' | 'TORPEDOES'): void => {
    if (from <= to) key[from === to ? `${from}` : `${from}-${to}`] = group
  }
  put(1, main, 'MAIN')
  put(main + 1, other, 'OTHER')
  put(other + 1, 10, hasTubes ? 'TORPEDOES' : 'MAIN')
  note('weapon key', key, 'by what she carries', R['FA-H53-key'])
  return key
}
