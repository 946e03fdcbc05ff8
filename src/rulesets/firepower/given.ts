import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
import { BadInput, type Setting } from '#kernel/ruleset/index.ts'
import { aaDice, aaPoints } from './anti-aircraft.ts'
import { batteryName } from './classes.ts'
import { ENDS } from './fields.ts'
import { inchesOf, partsOf } from './lengths.ts'
import { type Situation, sceneOf } from './scene.ts'
import { CARD, type Card } from './ship.ts'
import { AFLOAT, batteryNow, FORMATIONS, moveRate, type Seen, type Ship, type State, setUp } from './state.ts'
import { ASPECTS, COURSES, LEVELS } from './tables.ts'

const count = z.number().int().min(0)
const damaged = LEVELS.slice(1) as [string, ...string[]]

/** A ship as she lies on the table: by name or by her own card, with what has happened to her. */
export const shipGiven = z.union([
  z.string(),
  z.strictObject({
    ship: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a name of the library, or a whole card'),
    list: count.max(40).multipleOf(5).default(0).describe('degrees'),
    speedLost: z.number().min(0).max(99).multipleOf(0.5).default(0).describe('inches of move rate'),
    mainLost: count.max(20).default(0).describe('classes of the main battery'),
    fires: count.max(12).default(0).describe('fire points'),
    worst: z.enum(damaged).optional().describe('worst level of damage suffered'),
    fired: z.boolean().default(false).describe('has previously fired'),
    moved: z.number().min(0).max(99).default(0).describe('inches moved in her turn'),
    formation: z.enum(FORMATIONS).default('open'),
    controlled: z.boolean().default(true),
    flagship: z.boolean().default(true),
    commandHit: z.boolean().default(false).describe('on her own initiative for the rest of the game'),
    powerOut: z.boolean().default(false),
    engines: z.boolean().default(false).describe('engine rooms hit'),
    halvings: count.max(8).default(0).describe('how often the move rate has been halved'),
    radar: z.boolean().optional().describe('left out: as her card has it, by the year'),
    flares: z.boolean().optional().describe('left out: as her card has it'),
    submerged: z.boolean().optional().describe('left out: submarines are'),
    damaged: z.boolean().default(false).describe('a submarine damaged by depth charges'),
  }),
])
export type ShipGiven = z.infer<typeof shipGiven>

/** Ships in a situation, worn as given. */
export function stateOf(given: readonly ShipGiven[], place: Situation, silhouetted: number, setting: Setting<Card>) {
  const cards = given.map(each => cardOf(each, setting))
  const seats = given.map((_, seat) => seat)
  const state = setUp(cards, seats, setting.options, sceneOf(place, cards, silhouetted, false))
  state.first = 0
  given.forEach((each, ship) => {
    wear(state, ship, each)
  })
  return state
}

function cardOf(given: ShipGiven, setting: Setting<Card>): Card {
  if (typeof given === 'string') return setting.card(given)
  const card = typeof given.ship === 'string' ? setting.card(given.ship) : CARD.read(given.ship)
  const radar = given.radar === undefined ? card.radar : given.radar ? ALWAYS : null
  return { ...card, radar, flares: given.flares ?? card.flares }
}

/** A set that is aboard whatever the year: a battle may be LATE by name and early by its date (R4). */
const ALWAYS = 0

/** Put on the ship what has happened to her before. */
function wear(state: State, ship: number, given: ShipGiven): void {
  const it = state.ships[ship]!
  it.formation = FORMATIONS.indexOf('open')
  if (typeof given === 'string') return
  if (given.damaged && !state.fixed.sheets[ship]!.isBoat) throw new BadInput('damaged: that is said of submarines only')
  const worn: Partial<Ship> = {
    formation: FORMATIONS.indexOf(given.formation),
    controlled: Number(given.controlled),
    flagship: Number(given.flagship),
    list: given.list,
    speedLoss: 2 * given.speedLost,
    mainLoss: given.mainLost,
    secondaryLoss: given.mainLost >> 1,
    fires: given.fires,
    worst: given.worst === undefined ? 0 : LEVELS.indexOf(given.worst as (typeof LEVELS)[number]),
    fired: given.fired ? state.now - 1 : -1,
    moved: partsOf(given.moved),
    // course 6 of Matrix 4: as her player wishes
    initiative: given.commandHit ? 6 : 0,
    powerOut: Number(given.powerOut),
    engines: Number(given.engines),
    halvings: given.halvings,
    submerged: given.submerged === undefined ? it.submerged : Number(given.submerged),
    damaged: Number(given.damaged),
  }
  Object.assign(it, worn)
}

/** The ship afterwards. */
export function condition(state: Seen, target: number): Plain {
  const it = state.ships[target]!
  return {
    level: LEVELS[it.level]!,
    end: ENDS[it.end]!,
    destroyed: it.end !== AFLOAT,
    list: it.list,
    aspect: ASPECTS[it.aspect]!,
    speed: inchesOf(moveRate(state, target)),
    stopped: moveRate(state, target) === 0,
    mainLost: it.mainLoss,
    main: batteryName(batteryNow(state, target, 'main')),
    secondaryLost: it.secondaryLoss,
    secondary: batteryName(batteryNow(state, target, 'secondary')),
    fires: it.fires,
    aa: aaPoints(state, target),
    aaDice: aaDice(aaPoints(state, target)),
    swing: COURSES[it.swing]!,
    initiative: COURSES[it.initiative]!,
    engines: it.engines === 1,
    powerOut: it.powerOut === 1,
    slick: it.slick === 1,
    damaged: it.damaged === 1,
    worst: LEVELS[it.worst]!,
  }
}

/** A place and time in which only one ship matters. */
export const quiet = (year: number, period: Situation['period']): Situation => ({
  range: 1,
  light: 'day',
  weather: 'good',
  year,
  period,
})
