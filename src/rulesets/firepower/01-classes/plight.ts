import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
import { BadInput, type Setting } from '#kernel/ruleset/index.ts'
import { inchesOf, partsOf } from '../book/lengths.ts'
import { ASPECTS, COURSES, LEVELS } from '../book/tables.ts'
import { NO_BATTERY } from './classes.ts'
import { CARD, type Card, NATIONS } from './ship.ts'
import { FORMATIONS, moveRate, type Seen, type Ship, type State, sheetAt } from './state.ts'

// What can have happened to a ship: one vocabulary, in which procedures are given ships and answer with them.

const count = z.number().int().min(0)
const one = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words)
/** How a ship ended, by its places among AFLOAT to ABANDONED. */
export const ENDS = ['afloat', 'sunk', 'exploded', 'abandoned'] as const

const plight = z.strictObject({
  ship: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a name of the library, or a whole card'),
  end: one(ENDS).default('afloat').describe('how she was lost'),
  list: count.max(99).multipleOf(5).default(0).describe('degrees'),
  aspect: one(ASPECTS).default('none').describe('where the list is'),
  speedLost: z.number().min(0).max(9999).multipleOf(0.5).default(0).describe('inches off her undamaged move rate'),
  stopped: z.boolean().default(false).describe('all propulsion lost'),
  swing: one(COURSES).default('none').describe('what a ship that lost all propulsion threw on Matrix 4'),
  mainLost: count.max(40).default(0).describe('classes of the main battery'),
  secondaryLost: count
    .max(40)
    .optional()
    .describe('classes of the secondary; left out: half of the main’s, rounded down'),
  fires: count.max(99).default(0).describe('fire points'),
  worst: one(LEVELS).default('none').describe('worst level of damage suffered'),
  fired: z.boolean().default(false).describe('has previously fired'),
  moved: z.number().min(0).max(99).default(0).describe('inches moved in her turn'),
  formation: one(FORMATIONS).default('open'),
  controlled: z.boolean().default(true),
  flagship: z.boolean().default(true),
  commandHit: z
    .union([z.boolean(), one(COURSES)])
    .default(false)
    .describe('on her own initiative for the rest of the game; or how'),
  powerOut: z.boolean().default(false),
  engines: z.boolean().default(false).describe('engine rooms hit'),
  halvings: count.max(8).default(0).describe('how often the move rate has been halved'),
  slick: z.boolean().default(false).describe('leaves oil'),
  radar: z.boolean().optional().describe('left out: as her card has it, by the year'),
  flares: z.boolean().optional().describe('left out: as her card has it'),
  launched: count.max(99).default(0).describe('torpedo launches used'),
  submerged: z.boolean().optional().describe('left out: submarines are'),
  damaged: z.boolean().default(false).describe('a submarine damaged by depth charges'),
})
type Plight = z.infer<typeof plight>

/** A ship as she lies on the table: by name or by her own card, with what has happened to her. */
export const shipGiven = z.union([z.string(), plight])
export type ShipGiven = z.infer<typeof shipGiven>

/** Her card; `role` is what she is in the situation, so that whatever is wrong is said of the right ship. */
export function cardOf(given: ShipGiven, setting: Setting<Card>, role: string): Card {
  if (typeof given === 'string') return setting.card(given)
  const card = typeof given.ship === 'string' ? setting.card(given.ship) : cardRead(given.ship, role)
  const radar = given.radar === undefined ? card.radar : given.radar ? ALWAYS : null
  return { ...card, radar, flares: given.flares ?? card.flares }
}

/** A card of one's own. A nation decides how a squadron breaks off and who sees at night: a slip of the pen is none. */
function cardRead(given: unknown, role: string): Card {
  try {
    const card = CARD.read(given)
    if (NATIONS.includes(card.nation)) return card
    throw new BadInput(`nation: ${card.nation} is none of ${NATIONS.join(', ')}`)
  } catch (thrown) {
    throw thrown instanceof BadInput ? new BadInput(`${role}.ship.${thrown.message}`) : thrown
  }
}

/** A set that is aboard whatever the year: a battle may be LATE by name and early by its date (R4). */
const ALWAYS = 0
/** Course 6 of Matrix 4: as her player wishes. */
const FREE = 6

/** Put on the ship what has happened to her before. */
export function wear(state: State, ship: number, given: ShipGiven, role: string): void {
  const it = state.ships[ship]!
  it.formation = FORMATIONS.indexOf('open')
  if (typeof given === 'string') return
  const wrong = impossible(state, ship, given)
  if (wrong !== null) throw new BadInput(`${role}.${wrong}`)
  const { commandHit } = given
  const worn: Partial<Ship> = {
    end: ENDS.indexOf(given.end),
    formation: FORMATIONS.indexOf(given.formation),
    controlled: Number(given.controlled),
    flagship: Number(given.flagship),
    list: given.list,
    aspect: ASPECTS.indexOf(given.aspect),
    speedLoss: 2 * given.speedLost,
    stopped: Number(given.stopped),
    swing: COURSES.indexOf(given.swing),
    mainLoss: given.mainLost,
    secondaryLoss: given.secondaryLost ?? given.mainLost >> 1,
    fires: given.fires,
    worst: LEVELS.indexOf(given.worst),
    fired: given.fired ? state.now - 1 : -1,
    moved: partsOf(given.moved),
    initiative: typeof commandHit === 'string' ? COURSES.indexOf(commandHit) : commandHit ? FREE : 0,
    powerOut: Number(given.powerOut),
    engines: Number(given.engines),
    halvings: given.halvings,
    slick: Number(given.slick),
    submerged: given.submerged === undefined ? it.submerged : Number(given.submerged),
    // R89: by option the stock has no end
    launches: state.fixed.switches.unlimited ? it.launches : Math.max(0, it.launches - given.launched),
    damaged: Number(given.damaged),
  }
  Object.assign(it, worn)
  if (it.moved > moveRate(state, ship) && given.end === 'afloat')
    throw new BadInput(
      `${role}.moved: ${given.moved} in are more than her move rate, ${inchesOf(moveRate(state, ship))} in`,
    )
}

/** What cannot have happened to her, or null. */
function impossible(
  state: Seen,
  ship: number,
  { end, list, fires, damaged, submerged, secondaryLost }: Plight,
): string | null {
  const { isBoat, secondary } = sheetAt(state, ship)
  if (damaged && !isBoat) return 'damaged: that is said of submarines only'
  if (submerged === true && !isBoat) return 'submerged: that is said of submarines only'
  if (secondaryLost !== undefined && secondaryLost > 0 && secondary === NO_BATTERY)
    return 'secondaryLost: she has no secondary battery'
  if (end !== 'afloat') return null
  if (list > 40) return 'list: over 40° she has capsized'
  return fires > 12 ? 'fires: over 12 fire points she is abandoned' : null
}

/** All that has happened to her, to be given again: what is as on a clean card is left out. */
export function plightOf(state: Seen, ship: number, given: ShipGiven): Plain {
  const it = state.ships[ship]!
  const { launches, submerged } = it
  const { card, isBoat } = sheetAt(state, ship)
  const before = typeof given === 'string' ? null : given
  const all: Record<string, Plain> = {
    end: ENDS[it.end]!,
    list: it.list,
    aspect: ASPECTS[it.aspect]!,
    speedLost: it.speedLoss / 2,
    stopped: it.stopped === 1,
    swing: COURSES[it.swing]!,
    mainLost: it.mainLoss,
    fires: it.fires,
    worst: LEVELS[it.worst]!,
    fired: it.fired >= 0,
    moved: inchesOf(it.moved),
    commandHit: it.initiative === 0 ? false : COURSES[it.initiative]!,
    powerOut: it.powerOut === 1,
    engines: it.engines === 1,
    halvings: it.halvings,
    slick: it.slick === 1,
    launched: Math.max(0, (card.torpedoes?.launches ?? 0) - launches),
    damaged: it.damaged === 1,
    formation: FORMATIONS[it.formation]!,
    controlled: it.controlled === 1,
    flagship: it.flagship === 1,
  }
  const worn = Object.entries(all).filter(([name, value]) => value !== CLEAN[name])
  return {
    ship: (before === null ? given : before.ship) as Plain,
    ...Object.fromEntries(worn),
    ...(it.secondaryLoss === it.mainLoss >> 1 ? {} : { secondaryLost: it.secondaryLoss }),
    ...(submerged === Number(isBoat) ? {} : { submerged: submerged === 1 }),
    ...(before?.radar === undefined ? {} : { radar: before.radar }),
    ...(before?.flares === undefined ? {} : { flares: before.flares }),
  }
}
/** As a ship is of whom nothing is said. */
const CLEAN = plight.parse({ ship: '' }) as Readonly<Record<string, unknown>>
