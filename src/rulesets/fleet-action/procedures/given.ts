import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
import type { Setting } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { allowAfloat, cardOf, ENDS, plightOf, type ShipGiven, shipGiven, wear } from '../02-data-sheet/plight.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { ACTIVE, type Scene, type Seen, type State, sheetAt, TURN } from '../02-data-sheet/state.ts'
import { deckAt } from '../09-air/standing.ts'
import { place } from './duel.ts'

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
  wear(state, 0, given.firer, 1)
  wear(state, 1, given.target, 0)
  allowAfloat(state, 0)
  allowAfloat(state, 1)
  return state
}

/** One ship that suffers alone, far from whoever did it. */
export const aloneOf = (target: ShipGiven, setting: Setting<Card>, weather: SceneGiven = {}): State =>
  pairOf({ firer: target, target, range: 100, bearing: 90, aspect: 90, ...weather }, setting)

export interface Parties {
  readonly firer?: ShipGiven
  readonly target: ShipGiven
}
/** Both ships afterwards, as they can be given again; and the target's figures under the names that results have always had. */
export const outcome = (state: Seen, { firer, target }: Parties): Plain =>
  ({
    ...(condition(state, 1) as object),
    target: plightOf(state, 1, target),
    ...(firer === undefined ? {} : { firer: plightOf(state, 0, firer) }),
  }) as unknown as Plain

function deckFigures(state: Seen, ship: number): { readonly [figure: string]: number } {
  const { h, rrr, catapults } = deckAt(state, ship)
  return { h, rrr, catapults }
}

/** The target afterwards. */
function condition(state: Seen, target: number): Plain {
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
    ...(card.air === undefined ? {} : deckFigures(state, target)),
  }
}
