import { z } from 'zod'
import { BadInput, type Setting } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { boatsOf, cardOf, crewGiven, knownBy, type ShipGiven, shipGiven, wear } from '../01-ships/plight.ts'
import { DUELLISTS } from '../01-ships/set-up.ts'
import type { Card } from '../01-ships/ship.ts'
import { type Scene, SEAS, type Seen, type State, TURN } from '../01-ships/state.ts'
import { launchable } from '../04-gunfire/4-5-legality.ts'
import { TURN_MINUTES } from '../09-advanced/9-7-light.ts'
import { place } from './duel.ts'
import { degrees, FINE, isThousandths } from './fine.ts'

// Ships as an umpire has them before him: how they lie, and what is around them.

/** What counts whatever is worked. */
export const AROUND = {
  turn: z.number().int().min(1).max(999).default(1),
  sea: z.enum(['calm', 'moderate', 'rough', 'storm']).optional().describe('9.5, by the option sea'),
  visibility: z.number().int().min(1).max(40).optional().describe('miles by day (9.9), by the option visibility'),
  light: z
    .enum(['day', 'evening twilight', 'night', 'morning twilight'])
    .optional()
    .describe('9.7, by the option timeOfDay'),
}
const around = z.strictObject(AROUND)
export type Around = z.infer<typeof around>

/** One ship that lies somewhere to another. */
export const PAIR = {
  firer: shipGiven,
  target: shipGiven,
  range: z.number().min(0).max(40).refine(isThousandths, FINE.miles).describe('nautical miles'),
  bearing: degrees.default(90).describe('degrees from the firer’s bow, clockwise, to the target'),
  aspect: z
    .union([z.enum(['abeam', 'ahead', 'astern']), degrees])
    .default('abeam')
    .describe('how the firer lies to the target: a word, or degrees from the target’s bow'),
  smoke: z.boolean().default(false).describe('smoke lies between them (9.6), by the option smoke'),
  ...AROUND,
}
const pair = z.strictObject(PAIR)
export type Pair = z.infer<typeof pair>
const ASPECT = { abeam: 90, ahead: 0, astern: 180 } as const

type Phase = 'gunfire' | 'torpedo' | 'end'

/** Two ships as given: 0 fires, 1 is fired at. */
export function pairOf(given: Pair, phase: Phase, setting: Setting<Card>): State {
  if (setting.options['board'] === 'hexes')
    throw new BadInput('--option board: procedures measure on the open sea; hexes are for whole battles')
  const aspect = typeof given.aspect === 'number' ? given.aspect : ASPECT[given.aspect]
  return laid([given.firer, given.target], given, phase, setting, [given.range, given.bearing, aspect], given.smoke)
}

/** One ship that suffers alone: the other is only where the harm comes from. */
export const aloneWith = (
  target: ShipGiven,
  from: number,
  given: Around,
  phase: Phase,
  setting: Setting<Card>,
): State => laid([target, target], given, phase, setting, [1, 90, from], false)

function laid(
  ships: readonly [ShipGiven, ShipGiven],
  given: Around,
  phase: Phase,
  setting: Setting<Card>,
  [range, sees, isSeen]: readonly [number, number, number],
  smoke: boolean,
): State {
  needOptions(given, smoke, setting.options)
  const [one, other] = ships
  const cards = [cardOf(one, setting), cardOf(other, setting)] as const
  const scene: Scene = { ...DUELLISTS, crews: [crewGiven(one), crewGiven(other)], ...sunOf(given) }
  const state = place(cards, range, sees, isSeen, setting.options, scene, [boatsOf(one), boatsOf(other)])
  state.now = moment(TURN, given.turn, phase)
  if (given.sea !== undefined) state.sea = SEAS.indexOf(given.sea)
  if (given.visibility !== undefined) state.visibility = given.visibility
  // half-way from the one to the other
  if (smoke) state.smoke = [Math.round((state.ships[0]!.x + state.ships[1]!.x) / 2), state.ships[0]!.y]
  wear(state, 0, one, 1, knownBy(setting))
  wear(state, 1, other, 0, knownBy(setting))
  return state
}

/** What counts only by an option is refused without it: it would be passed over in silence. */
function needOptions({ sea, visibility, light }: Around, smoke: boolean, options: Setting<Card>['options']): void {
  const need = (is: boolean, what: string, option: string): void => {
    if (!is) throw new BadInput(`${what}: it counts only by the option ${option}`)
  }
  const isDark = options['timeOfDay'] === 'on'
  need(sea === undefined || options['sea'] !== 'off', 'sea', 'sea')
  need(visibility === undefined || options['visibility'] !== 'off' || isDark, 'visibility', 'visibility')
  need(light === undefined || isDark, 'light', 'timeOfDay')
  need(!smoke || options['smoke'] === 'on', 'smoke', 'smoke')
}

/** 9.7 Sunrise and sunset that make such a light in that turn. */
function sunOf({ turn, light }: Around): Pick<Scene, 'sunrise' | 'sunset'> {
  const now = DUELLISTS.begins + TURN_MINUTES * (turn - 1)
  switch (light) {
    case 'evening twilight':
      return { sunset: now, sunrise: null }
    case 'night':
      return { sunset: now - LONG_AGO * TURN_MINUTES, sunrise: null }
    case 'morning twilight':
      return { sunset: null, sunrise: now }
    default:
      return { sunset: null, sunrise: null }
  }
}
/** 9.7 Turns after sunset in which twilight is over. */
const LONG_AGO = 10

/** 5.11 So many torpedoes from the tubes that bear, then from those that do not, and what nobody has from the first group: these are refused. */
export function tubesFor(state: Seen, count: number): number[] {
  const bear = launchable(state, 0, 1)
  let wanted = count
  const take = (left: number): number => {
    const here = Math.min(left, wanted)
    wanted -= here
    return here
  }
  const tubes = bear.map(take)
  state.ships[0]!.tubes.forEach((left, group) => {
    tubes[group]! += take(left - bear[group]!)
  })
  if (wanted > 0 && tubes.length > 0) tubes[0]! += wanted
  return tubes
}
