import type { Ask } from '#kernel/order/index.ts'
import type { Aim, AttackPlan, Refusal, Weapon } from '#kernel/ruleset/index.ts'
import { type Fixed, PHASE, phaseNow, rowOf, type Seen, sheetAt } from '../01-ships/state.ts'
import type { LaunchTorpedoes } from '../05-torpedoes/5-torpedoes.ts'
import { forcedFire } from '../07-divisions/7-3-fire.ts'
import { R } from '../book/register.ts'
import { BAND, TORPEDO_RANGE } from '../book/tables.ts'
import { mountName } from '../events/words.ts'
import { enemiesOf } from '../measured.ts'
import { ARC, SECTORS } from './4-1-arcs.ts'
import { launchable } from './4-5-legality.ts'
import { type FireGuns, lightGunsBearing } from './4-gunfire.ts'
import { chanceOf } from './reckon.ts'
import { BANDS, mountsFiring, plural, signed } from './words.ts'

type Volley = FireGuns | LaunchTorpedoes

/** Batteries by their lines; light guns and torpedoes come after them. Looked at only when somebody asks. */
export function attackPlan<C extends Volley>(state: Seen, ship: number, asked: Ask<C>): AttackPlan<C> {
  // in gunfire all aims are guns', in the torpedo phase all torpedoes'
  const ask = asked as Ask<Volley>
  const { guns } = sheetAt(state, ship)
  const isGunfire = phaseNow(state) === PHASE.gunfire
  const ids = isGunfire ? [...guns.keys(), guns.length] : [guns.length + 1]
  let weapons: readonly Weapon[] | null = null
  return {
    verb: isGunfire ? 'fires at' : 'launches at',
    get weapons() {
      weapons ??= ids.map(id => weaponOf(state, ship, id, ask)).filter(({ arcs }) => arcs.length > 0)
      return weapons
    },
    deed(aims) {
      const dice = aims.reduce((sum, aim) => sum + chanceOf(state, ship, aim).dice, 0)
      return isGunfire ? `Fire ${plural(dice, 'gun')}` : `Launch ${plural(dice, 'torpedo', 'torpedoes')}`
    },
    try: aims => ask(commandOf(state, ship, aims)),
    command: aims => commandOf(state, ship, aims) as C,
  }
}

export function commandOf(state: Seen, ship: number, aims: readonly Aim[]): Volley {
  const { guns } = sheetAt(state, ship)
  const torpedo = aims.find(({ weapon }) => weapon === guns.length + 1)
  if (torpedo !== undefined) {
    const { target } = torpedo
    return { type: 'LaunchTorpedoes', ship, target, tubes: launchable(state, ship, target) }
  }
  const forced = forcedFire(state, ship)
  if (forced !== null && aims.every(aim => isForced(forced, aim, guns.length))) return forced
  const batteries = aims.filter(({ weapon }) => weapon < guns.length)
  return {
    type: 'FireGuns',
    ship,
    batteries: batteries.map(({ weapon, target, held }) => ({
      battery: weapon,
      target,
      ...(held && { held: [...held] }),
    })),
    lightGuns: aims
      .filter(({ weapon }) => weapon === guns.length)
      .map(({ target, parts }) => ({ target, guns: parts ?? lightGunsBearing(state, ship, target) })),
  }
}

/** 7.3 Out of command, whoever fires at the nearest enemy fires all she can. */
const isForced = (forced: FireGuns, { weapon, target, held }: Aim, lines: number): boolean =>
  weapon < lines
    ? held === undefined && forced.batteries.some(each => each.battery === weapon && each.target === target)
    : forced.lightGuns.some(each => each.target === target)

/** 0.24 A weapon's arcs and bands, which a table lays over the chart in place of the template. */
function weaponOf(state: Seen, ship: number, id: number, ask: Ask<Volley>): Weapon {
  const { guns, card: printed, boats } = sheetAt(state, ship)
  const isTorpedo = id > guns.length
  const { board } = state.fixed as Fixed
  const apart = (target: number): number => board.distance(state.ships[ship]!, state.ships[target]!)
  const nearestFirst = enemiesOf(state, ship).sort((a, b) => apart(a) - apart(b))
  const noes = nearestFirst.map(target => ({
    target,
    no: ask(commandOf(state, ship, [{ weapon: id, target }])),
  }))
  const what = isTorpedo ? 'torpedo' : 'gun'
  const bands = bandsOf(state, ship, id)
  return {
    id,
    name: isTorpedo ? printed.torpedoes!.label : (printed.guns[id]?.label ?? 'Light guns'),
    arcs: arcsOf(state, ship, id, what),
    bands,
    targets: noes
      .filter(({ no }) => no === null)
      .map(({ target }) => {
        const { chance, dice } = chanceOf(state, ship, { weapon: id, target })
        const words = plural(dice, what, isTorpedo ? 'torpedoes' : 'guns')
        return id === guns.length ? { unit: target, chance, words, parts: dice } : { unit: target, chance, words }
      }),
    ...(id === guns.length && boats === 1 ? { parts: rowOf(state, ship).lg } : {}),
    ...(id < guns.length ? { mounts: mountsOf(state, ship, id) } : {}),
    idle: idleWords(
      noes.map(({ no }) => no),
      bands.at(-1)?.limit ?? 0,
    ),
  }
}

/** R31 The battery's mounts, of which single ones may hold their fire. */
const mountsOf = (state: Seen, ship: number, battery: number): NonNullable<Weapon['mounts']> =>
  sheetAt(state, ship).groups.flatMap((group, i) =>
    group.battery === battery ? [{ words: mountName(state, ship, i), count: mountsFiring(state, ship, i) }] : [],
  )

/** Why there is no target: what stands against the nearest. */
function idleWords(noes: readonly (Refusal | null)[], limit: number): string {
  const [nearest] = noes
  if (nearest === undefined) return 'no enemy'
  if (nearest === null || noes.includes(null)) return ''
  const isFar = nearest.why === R['GF-4.13-band'] || nearest.why === R['GF-5.12-range']
  return isFar ? `beyond ${limit} nm` : nearest.reason
}

function bandsOf(state: Seen, ship: number, id: number): Weapon['bands'] {
  const { board } = state.fixed as Fixed
  const { guns, lightGuns, card: printed } = sheetAt(state, ship)
  if (id <= guns.length) {
    return (guns[id] ?? lightGuns).limits.map((limit, band) => ({
      limit: limit / board.unit,
      words: `${BANDS[band]!} ${limit / board.unit} nm, ${signed(BAND[band as 0 | 1 | 2])}`,
    }))
  }
  const { range } = printed.torpedoes!
  const inner = TORPEDO_RANGE.filter(([miles]) => miles < range)
  return [...inner, [range, TORPEDO_RANGE.find(([miles]) => miles >= range)![1]] as const].map(([limit, value]) => ({
    limit,
    words: `${limit} nm, ${signed(value)}`,
  }))
}

/** 4.4, R32 Light guns bear to port and starboard. */
const LIGHT_ARCS = ARC.PORT | ARC.STBD
/** Where any arc begins or ends, 5.1. */
const EDGES = [...new Set(SECTORS.map(({ from }) => from))].sort((a, b) => a - b)

/** Sectors in which as much bears; neighbours that are alike are one. */
function arcsOf(state: Seen, ship: number, id: number, what: string): Weapon['arcs'] {
  const arcs: { from: number; to: number; bearing: number; words: string }[] = []
  EDGES.forEach((from, i) => {
    const to = EDGES[i + 1] ?? 3600
    const bearing = bearingIn(state, ship, id, (from + to) / 2)
    const last = arcs.at(-1)
    const words = plural(bearing, what, what === 'torpedo' ? 'torpedoes' : 'guns')
    if (last?.to === from && last.bearing === bearing) last.to = to
    else if (bearing > 0) arcs.push({ from, to, bearing, words })
  })
  return arcs
}

function bearingIn(state: Seen, ship: number, id: number, off: number): number {
  const { guns, groups, tubes } = sheetAt(state, ship)
  const holds = (mask: number): boolean =>
    SECTORS.some((sector, arc) => (mask & (1 << arc)) !== 0 && isWithin(sector, off))
  if (id > guns.length) {
    return tubes.reduce((sum, group, i) => (holds(group.arcs) ? sum + state.ships[ship]!.tubes[i]! : sum), 0)
  }
  if (id === guns.length) return holds(LIGHT_ARCS) ? Math.ceil(rowOf(state, ship).lg / 2) : 0
  return groups.reduce(
    (sum, { battery, arcs, barrels }, i) =>
      battery === id && holds(arcs) ? sum + mountsFiring(state, ship, i) * barrels : sum,
    0,
  )
}
const isWithin = ({ from, to }: { from: number; to: number }, off: number): boolean =>
  from < to || to === 0 ? off > from && off < (to || 3600) : off > from || off < to
