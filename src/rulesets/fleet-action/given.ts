import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
import { BadInput, type Setting } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { bestSpeed } from './6-4-movement.ts'
import { place } from './duel.ts'
import { ENDS } from './fields.ts'
import { CARD, type Card } from './ship.ts'
import { ACTIVE, type Scene, type Seen, type State, sheetAt, TURN } from './state.ts'

export const count = z.number().int().min(0).max(99)
const fall = z.number().int().min(-20).max(20)

/** A ship as she lies on the table: by name or by her own sheet, with what has happened to her. */
export const shipGiven = z.union([
  z.string(),
  z.strictObject({
    ship: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a name of the library, or a whole sheet'),
    structure: count.optional().describe('left; so with the other figures of the sheet'),
    flotation: count.optional(),
    crewQuality: fall.optional(),
    teams: count.optional(),
    fireControl: count.optional(),
    steering: count.optional(),
    gunnery: fall.optional(),
    spotting: count.optional(),
    speed: count.optional().describe('knots she can still make'),
    moved: count.optional().describe('centimetres moved this turn; left out: her best speed'),
    fires: count.default(0),
    splashes: count.default(0),
    lit: z.boolean().default(false).describe('by a searchlight; a burning ship is lit anyway'),
    powerFailure: z.boolean().default(false),
    flagOfficer: z.number().int().min(-9).max(9).optional().describe('Command Value of a squadron commander aboard'),
    mountsLost: z.array(count).default([]).describe('line by line of the gun mounts down the sheet'),
    torpedoMountsLost: count.default(0).describe('the first so many of the sheet'),
    smoke: z.boolean().optional(),
    searchRadar: z.boolean().optional(),
    searchlights: z.boolean().optional(),
    planes: count.optional(),
    gunneryRadar: z.boolean().optional(),
    factors: z.strictObject({ asw: count.optional(), mrf: count.optional(), crf: count.optional() }).optional(),
    cargo: z.boolean().optional().describe('false: destroyed'),
    vessels: count.optional().describe('left of a stand'),
  }),
])
export type ShipGiven = z.infer<typeof shipGiven>

export const scene = {
  night: z.boolean().default(false),
  visibility: z.number().int().min(0).max(6).default(5).describe('Tactical Visibility Range in bands'),
  obscured: z.boolean().default(false).describe('no clear line of sight'),
  badWeather: z.boolean().default(false),
}
interface SceneGiven {
  readonly night?: boolean
  readonly visibility?: number
  readonly obscured?: boolean
  readonly badWeather?: boolean
}
const sceneOf = ({ night = false, visibility = 5, obscured = false, badWeather = false }: SceneGiven): Scene => ({
  isNight: night,
  tvr: visibility,
  isClear: !obscured,
  isFoul: badWeather,
})

export const situation = {
  firer: shipGiven,
  target: shipGiven,
  range: z.number().min(1).max(150).describe('centimetres, 200 yards each'),
  bearing: z.number().min(0).max(360).default(90).describe('degrees from the firer’s bow, clockwise, to the target'),
  aspect: z
    .union([z.enum(['abeam', 'ahead', 'astern']), z.number().min(0).max(360)])
    .default('abeam')
    .describe('how the firer lies to the target: a word, or degrees from the target’s bow'),
  ...scene,
}
const ASPECT = { abeam: 90, ahead: 0, astern: 180 } as const

interface Pair extends SceneGiven {
  readonly firer: ShipGiven
  readonly target: ShipGiven
  readonly range: number
  readonly bearing: number
  readonly aspect: number | keyof typeof ASPECT
}

/** Two ships as given, in the action phase of the first turn: 0 attacks, 1 is attacked. */
export function pairOf(given: Pair, setting: Setting<Card>): State {
  const cards = [cardOf(given.firer, setting), cardOf(given.target, setting)] as const
  const aspect = typeof given.aspect === 'number' ? given.aspect : ASPECT[given.aspect]
  const state = place(cards, given.range, given.bearing, aspect, setting.options, sceneOf(given))
  state.now = moment(TURN, 1, 'action')
  wear(state, 0, given.firer)
  wear(state, 1, given.target)
  return state
}

/** One ship that suffers alone, far from whoever did it. */
export const aloneOf = (target: ShipGiven, setting: Setting<Card>, weather: SceneGiven = {}): State =>
  pairOf({ firer: target, target, range: 100, bearing: 90, aspect: 90, ...weather }, setting)

function cardOf(given: ShipGiven, setting: Setting<Card>): Card {
  const ship = typeof given === 'string' ? given : given.ship
  return typeof ship === 'string' ? setting.card(ship) : CARD.read(ship)
}

/** Put on the sheet what has happened to the ship before. */
function wear(state: State, index: number, given: ShipGiven): void {
  const ship = state.ships[index]!
  if (typeof given !== 'string') {
    const { card } = sheetAt(state, index)
    const most = (what: keyof typeof MOST): number => {
      const value = given[what]
      const whole = card[MOST[what]]
      if (value !== undefined && value > whole) throw new BadInput(`${what}: ${card.name} has only ${whole}`)
      return value ?? whole
    }
    Object.assign(ship, { s: most('structure'), f: most('flotation'), dc: most('teams'), fc: most('fireControl') })
    Object.assign(ship, { sv: most('steering'), sd: most('spotting'), speed: most('speed') })
    Object.assign(ship, { cq: given.crewQuality ?? ship.cq, gm: given.gunnery ?? ship.gm, fires: given.fires })
    Object.assign(ship, { splash: given.splashes, lit: Number(given.lit), dark: Number(given.powerFailure) })
    if (given.flagOfficer !== undefined) Object.assign(ship, { flag: 1, cmdv: given.flagOfficer })
    wearFittings(state, index, given)
    ship.mounts = less(ship.mounts, given.mountsLost, card.name)
    if (given.torpedoMountsLost > ship.racks.length)
      throw new BadInput(`torpedoMountsLost: ${card.name} has only ${ship.racks.length}`)
    for (let rack = 0; rack < given.torpedoMountsLost; rack++) ship.racks[rack] = ship.loaded[rack] = 0
  }
  ship.moved = (typeof given === 'string' ? undefined : given.moved) ?? bestSpeed(state, index)
}
const MOST = {
  structure: 'S',
  flotation: 'F',
  teams: 'DC',
  fireControl: 'FC',
  steering: 'SV',
  spotting: 'SD',
  speed: 'speedMax',
} as const

function wearFittings(state: State, index: number, given: Exclude<ShipGiven, string>): void {
  const ship = state.ships[index]!
  const { card } = sheetAt(state, index)
  const { smoke, searchRadar, searchlights, planes, gunneryRadar, factors, cargo, vessels } = given
  if (smoke !== undefined) ship.smoke = Number(smoke && card.smoke)
  if (searchRadar !== undefined) ship.searchRadar = Number(searchRadar && card.searchRadar)
  if (searchlights !== undefined) ship.searchlights = Number(searchlights && card.searchlights)
  if (planes !== undefined) ship.planes = Math.min(planes, card.shipPlanes)
  if (gunneryRadar === false) ship.radar = 0
  if (cargo === false) ship.cargo = 0
  if (vessels !== undefined) ship.vessels = Math.min(vessels, card.stand?.vessels ?? 0)
  if (factors !== undefined) {
    ship.asw = Math.min(factors.asw ?? ship.asw, card.ASW)
    ship.mrf = Math.min(factors.mrf ?? ship.mrf, card.MRF)
    ship.crf = Math.min(factors.crf ?? ship.crf, card.CRF)
  }
}

function less(all: readonly number[], lost: readonly number[], name: string): number[] {
  const left = all.map((each, i) => each - (lost[i] ?? 0))
  if (lost.length > all.length || left.some(each => each < 0))
    throw new BadInput(`mountsLost: ${name} has not so many mounts`)
  return left
}

/** The target afterwards. */
export function condition(state: Seen, target: number): Plain {
  const ship = state.ships[target]!
  const { card, isStand } = sheetAt(state, target)
  if (isStand) return { vessels: ship.vessels, lost: ship.end !== ACTIVE, splashes: ship.splash }
  return {
    structure: ship.s,
    flotation: ship.f,
    end: ENDS[ship.end]!,
    lost: ship.end !== ACTIVE,
    fires: ship.fires,
    speed: ship.speed,
    mounts: [...ship.mounts],
    torpedoMounts: [...ship.racks],
    crewQuality: ship.cq,
    teams: ship.dc,
    fireControl: ship.fc,
    steering: ship.sv,
    gunnery: ship.gm,
    spotting: ship.sd,
    splashes: ship.splash,
    factors: { asw: ship.asw, mrf: ship.mrf, crf: ship.crf },
    smoke: ship.smoke > 0,
    searchRadar: ship.searchRadar > 0,
    searchlights: ship.searchlights > 0,
    planes: ship.planes,
    gunneryRadar: ship.radar > 0,
    power: ship.dark === 0,
    ...(card.cargo === null ? {} : { cargo: ship.cargo > 0 }),
    ...(ship.flag > 0 ? { command: ship.cmdv } : {}),
  }
}
