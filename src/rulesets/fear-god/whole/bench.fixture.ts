import { chosenOptions, Desk, lowest, type Options } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { type Phase, TURN } from '../02-ships/conditions.ts'
import { CARD, type Card } from '../02-ships/ship.ts'
import type { Scene, Ship, State } from '../02-ships/state.ts'
import { CLEAR_DAY, setUp } from '../02-ships/state-new.ts'
import { attackOf } from '../06-gunfire/6-4-gunfire.ts'
import { type Attack, hitChance } from '../06-gunfire/6-4-hit-chance.ts'
import { OPTIONS } from '../book/options.ts'
import type { Event, FearGodDesk } from '../events/events.ts'

// What the tests of this room share: cards made by hand, states, and dice that must come out even. Imported by tests only.

type Four = [number, number, number, number]
const four = (value: number): Four => [value, value, value, value]
const thresholds = (points: number): number[] => [0, 25, 50, 75, 90, 100].map(p => Math.floor((points * p + 50) / 100))

const BASE = {
  name: 'Tiger',
  className: 'Tiger',
  nation: 'GBR',
  sizeClass: 'A',
  shipType: 'major',
  inServiceYear: 1914,
  damagePoints: 501,
  speeds: [28, 21, 14, 7, 0],
  accel: 4,
  decel: 8,
  belt: 18,
  deck: 6,
  underwater: null,
  rangefinder: { yards: 14_400, type: 'coincidence' },
  batteries: [
    {
      role: 'main',
      name: '13.5 in',
      calibreMm: 343,
      isBritish: true,
      directors: 2,
      limits: [5935, 11_870, 17_805, 23_740],
      shells: [
        { type: 'APC', penetration: [43, 34, 26, 20], damage: four(34) },
        { type: 'HE', penetration: [11, 8, 6, 5], damage: four(43) },
      ],
      groups: [
        { arcs: 'FPS', mounts: 2, barrels: 2 },
        { arcs: 'PSA', mounts: 2, barrels: 2 },
      ],
    },
    {
      role: 'casemate',
      name: '6 in',
      calibreMm: 152,
      isBritish: true,
      directors: 1,
      limits: [3650, 7300, 10_950, 14_600],
      shells: [
        { type: 'AP', penetration: [22, 14, 9, 6], damage: four(9) },
        { type: 'HE', penetration: [5, 3, 2, 2], damage: four(11) },
      ],
      groups: [
        { arcs: 'P', mounts: 6, barrels: 1 },
        { arcs: 'S', mounts: 6, barrels: 1 },
      ],
    },
    {
      role: 'AA',
      name: '3 in',
      calibreMm: 76,
      strength: 2,
      shells: [{ type: 'HE', penetration: four(0), damage: four(4) }],
    },
    {
      role: 'torpedo',
      name: '21 in',
      calibreMm: 533,
      warheadDamage: 70,
      belowWaterline: true,
      groups: [
        { arcs: 'P', mounts: 2, barrels: 1 },
        { arcs: 'S', mounts: 2, barrels: 1 },
      ],
    },
  ],
}

/** A card by hand: Tiger's, but for what is said. */
export function card(changes: Record<string, unknown> = {}): Card {
  const points = (changes['damagePoints'] as number | undefined) ?? BASE.damagePoints
  return CARD.read({ ...BASE, thresholds: thresholds(points), ...changes })
}
export const TIGER = card()
export const KAISER = card({
  name: 'Kaiser',
  nation: 'DEU',
  damagePoints: 452,
  belt: 26,
  deck: 7,
  underwater: 105,
  speeds: [21, 16, 11, 5, 0],
})
export const MOLTKE = card({ name: 'Moltke', nation: 'DEU', damagePoints: 430, belt: 21, deck: 4 })
export const DEUTSCHLAND = card({
  name: 'Deutschland',
  nation: 'DEU',
  sizeClass: 'B',
  inServiceYear: 1906,
  isPreDreadnought: true,
  damagePoints: 298,
  belt: 19,
  deck: 7,
})
/** A destroyer: four single guns, two mounts of three tubes above water. */
export const DESTROYER = card({
  name: 'Wakeful',
  sizeClass: 'C',
  shipType: 'minor',
  inServiceYear: 1917,
  damagePoints: 39,
  speeds: [34, 26, 17, 9, 0],
  belt: 0,
  deck: 0,
  batteries: [
    { ...BASE.batteries[1], role: 'main', calibreMm: 102, groups: [{ arcs: 'FPS', mounts: 4, barrels: 1 }] },
    { ...BASE.batteries[3], belowWaterline: false, warheadDamage: 90, groups: [{ arcs: 'PS', mounts: 2, barrels: 3 }] },
  ],
})
/** A motor boat of size E with one light and one heavier gun. */
export const BOAT = card({
  name: 'Boat',
  sizeClass: 'E',
  shipType: 'smallCombatant',
  inServiceYear: 1916,
  damagePoints: 20,
  belt: 0,
  deck: 0,
  fuel: 'gasoline',
  captains: 2,
  batteries: [
    { ...BASE.batteries[1], role: 'main', calibreMm: 47, groups: [{ arcs: 'FPS', mounts: 1, barrels: 1 }] },
    { ...BASE.batteries[1], role: 'secondary', calibreMm: 8, groups: [{ arcs: 'PSA', mounts: 2, barrels: 1 }] },
  ],
})
export const MERCHANT = card({
  name: 'Otranto',
  sizeClass: 'B',
  shipType: 'merchantAux',
  damagePoints: 285,
  belt: 0,
  deck: 0,
})

export interface Setting {
  readonly options?: Options
  readonly scene?: Partial<Scene>
  readonly turn?: number
  readonly phase?: Phase
}
export function stand(
  cards: readonly Card[],
  { options = {}, scene = {}, turn = 1, phase = 'planned fire' }: Setting = {},
): State {
  const state = setUp(
    cards,
    cards.map((_, seat) => seat),
    chosenOptions(OPTIONS, options),
    { ...CLEAR_DAY, ...scene },
  )
  state.now = moment(TURN, turn, phase)
  return state
}
/** One ship, with fields as said. */
export function alone(of: Card, ship: Partial<Ship> = {}, setting: Setting = {}): State {
  const state = stand([of], setting)
  Object.assign(state.ships[0]!, ship)
  return state
}

/** Work something with these faces, every one of which must be asked for. Returns the events. */
export function play(state: State, faces: readonly number[], act: (desk: FearGodDesk) => unknown): Event[] {
  const script = new Script(faces)
  const desk: FearGodDesk = new Desk(state, new Dice(script), lowest)
  desk.heard = []
  act(desk)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  return desk.heard
}
/** The same for something that returns a number. */
export function answer(state: State, faces: readonly number[], act: (desk: FearGodDesk) => number): number {
  let is = Number.NaN
  play(state, faces, desk => {
    is = act(desk)
  })
  return is
}
export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type)

/** Chance of ship 0's battery against ship 1, second salvo, fired on, at a range in yards. */
export function chanceOf(state: State, changes: Partial<Attack> = {}, battery = 0): number {
  const attack: Attack = { ...attackOf(state, 0, 1, battery, 0), salvo: 2, firers: 1, isFiredOn: true, ...changes }
  return answer(state, [], desk => hitChance(desk, attack))
}
