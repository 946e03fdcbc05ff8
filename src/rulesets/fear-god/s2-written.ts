import type { Command, FireGuns, FireStarShells, LaunchTorpedoes, Plot } from './commands.ts'
import { PARTS, WEAPONS, ZONES } from './conditions.ts'
import { ROLES } from './ship.ts'
import type { Seen } from './state.ts'

/** S2, H27 What can be written down for a ship. */
export type Deed = Extract<
  Command,
  {
    type:
      | 'Plot'
      | 'FireGuns'
      | 'LaunchTorpedoes'
      | 'DraftCrew'
      | 'FloodMagazines'
      | 'FightFires'
      | 'FireStarShells'
      | 'PurgeStores'
      | 'FloodHolds'
      | 'Dive'
      | 'DropCharges'
      | 'LayMines'
      | 'ReadyAircraft'
      | 'FlyOff'
      | 'SendAirship'
      | 'FireAtAirship'
  }
>
export const KIND = {
  Plot: 0,
  FireGuns: 1,
  LaunchTorpedoes: 2,
  DraftCrew: 3,
  FloodMagazines: 4,
  FightFires: 5,
  FireStarShells: 6,
  PurgeStores: 7,
  FloodHolds: 8,
  Dive: 9,
  DropCharges: 10,
  LayMines: 11,
  ReadyAircraft: 12,
  FlyOff: 13,
  SendAirship: 14,
  FireAtAirship: 15,
} as const

export const kindOf = (order: readonly number[]): number => order[0]!

/** An order as whole numbers, so that a state can hold it. */
export function wordsOf(deed: Deed): readonly number[] {
  switch (deed.type) {
    case 'Plot':
      return [
        KIND.Plot,
        deed.speed,
        Number(deed.weave === true),
        ...deed.legs.flatMap(leg => ('turn' in leg ? [1, leg.turn] : [0, leg.ahead])),
      ]
    case 'FireGuns':
      return [KIND.FireGuns, ...deed.batteries.flatMap(({ battery, target, shell }) => [battery, target, shell])]
    case 'LaunchTorpedoes':
      return [
        KIND.LaunchTorpedoes,
        ...deed.tubes.flatMap(({ group, count, bearing, depth }) => [group, count, bearing, Number(depth === 'deep')]),
      ]
    case 'DraftCrew':
      return [KIND.DraftCrew, deed.from === null ? -1 : ROLES.indexOf(deed.from)]
    case 'FloodMagazines':
      return [KIND.FloodMagazines]
    case 'FightFires':
      return [KIND.FightFires, Number(deed.on)]
    case 'FireStarShells':
      return [
        KIND.FireStarShells,
        ...deed.batteries.flatMap(({ battery, bearing, yards }) => [battery, bearing, yards]),
      ]
    case 'PurgeStores':
      return [KIND.PurgeStores]
    case 'FloodHolds':
      return [KIND.FloodHolds, ...deed.holds]
    case 'Dive':
      return [KIND.Dive, ZONES.indexOf(deed.zone)]
    case 'DropCharges':
      return [KIND.DropCharges, deed.battery, deed.target]
    case 'LayMines':
      return [KIND.LayMines, deed.battery, deed.count]
    case 'ReadyAircraft':
      return [KIND.ReadyAircraft, Number(deed.on)]
    case 'FlyOff':
      return [KIND.FlyOff, deed.count, deed.target, WEAPONS.indexOf(deed.weapon)]
    case 'SendAirship':
      return [KIND.SendAirship, deed.target]
    case 'FireAtAirship':
      return [KIND.FireAtAirship, deed.battery, deed.airship, PARTS.indexOf(deed.part)]
  }
}

export function deedOf(ship: number, words: readonly number[]): Deed {
  switch (words[0]) {
    case KIND.Plot:
      return plotOf(ship, words)
    case KIND.FireGuns:
      return fireOf(ship, words)
    case KIND.LaunchTorpedoes:
      return launchOf(ship, words)
    case KIND.DraftCrew:
      return { type: 'DraftCrew', ship, from: words[1]! < 0 ? null : (ROLES[words[1]!] as 'main') }
    case KIND.FloodMagazines:
      return { type: 'FloodMagazines', ship }
    case KIND.FireStarShells:
      return starsOf(ship, words)
    case KIND.PurgeStores:
      return { type: 'PurgeStores', ship }
    case KIND.FloodHolds:
      return { type: 'FloodHolds', ship, holds: words.slice(1) }
    case KIND.Dive:
      return { type: 'Dive', ship, zone: ZONES[words[1]!]! }
    case KIND.DropCharges:
      return { type: 'DropCharges', ship, battery: words[1]!, target: words[2]! }
    case KIND.LayMines:
      return { type: 'LayMines', ship, battery: words[1]!, count: words[2]! }
    case KIND.ReadyAircraft:
      return { type: 'ReadyAircraft', ship, on: words[1]! > 0 }
    case KIND.FlyOff:
      return { type: 'FlyOff', ship, count: words[1]!, target: words[2]!, weapon: WEAPONS[words[3]!]! }
    case KIND.SendAirship:
      return { type: 'SendAirship', ship, target: words[1]! }
    case KIND.FireAtAirship:
      return { type: 'FireAtAirship', ship, battery: words[1]!, airship: words[2]!, part: PARTS[words[3]!]! }
    default:
      return { type: 'FightFires', ship, on: words[1]! > 0 }
  }
}

function plotOf(ship: number, words: readonly number[]): Plot {
  const legs: Plot['legs'] = []
  for (let i = 3; i < words.length; i += 2) {
    legs.push(words[i] === 1 ? { turn: words[i + 1]! } : { ahead: words[i + 1]! })
  }
  return { type: 'Plot', ship, speed: words[1]!, legs, ...(words[2]! > 0 ? { weave: true } : {}) }
}

function fireOf(ship: number, words: readonly number[]): FireGuns {
  const batteries: FireGuns['batteries'] = []
  for (let i = 1; i < words.length; i += 3) {
    batteries.push({ battery: words[i]!, target: words[i + 1]!, shell: words[i + 2]! })
  }
  return { type: 'FireGuns', ship, batteries }
}

function launchOf(ship: number, words: readonly number[]): LaunchTorpedoes {
  const tubes: LaunchTorpedoes['tubes'] = []
  for (let i = 1; i < words.length; i += 4) {
    const depth = words[i + 3]! > 0 ? 'deep' : 'shallow'
    tubes.push({ group: words[i]!, count: words[i + 1]!, bearing: words[i + 2]!, depth })
  }
  return { type: 'LaunchTorpedoes', ship, tubes }
}

function starsOf(ship: number, words: readonly number[]): FireStarShells {
  const batteries: FireStarShells['batteries'] = []
  for (let i = 1; i < words.length; i += 3) {
    batteries.push({ battery: words[i]!, bearing: words[i + 1]!, yards: words[i + 2]! })
  }
  return { type: 'FireStarShells', ship, batteries }
}

/** What the orders of a list say. */
export const deedsIn = (list: readonly number[]): Deed[] => ordersIn(list).map(({ ship, words }) => deedOf(ship, words))

export interface Written {
  readonly ship: number
  readonly words: readonly number[]
}
/** Orders of a list, in the order in which they stand there. */
export function ordersIn(list: readonly number[]): Written[] {
  const orders: Written[] = []
  for (let i = 0; i < list.length; i += 2 + list[i + 1]!) {
    orders.push({ ship: list[i]!, words: list.slice(i + 2, i + 2 + list[i + 1]!) })
  }
  return orders
}

/** Is an order of this kind written for this ship? */
export function hasOrder({ written }: Seen, ship: number, kind: number): boolean {
  for (let i = 0; i < written.length; i += 2 + written[i + 1]!) {
    if (written[i] === ship && written[i + 2] === kind) return true
  }
  return false
}

/** The list without a ship's order of one kind. */
export function dropped(list: readonly number[], ship: number, kind: number): number[] {
  const rest: number[] = []
  for (let i = 0; i < list.length; i += 2 + list[i + 1]!) {
    if (list[i] === ship && list[i + 2] === kind) continue
    for (let word = i; word < i + 2 + list[i + 1]!; word++) rest.push(list[word]!)
  }
  return rest
}

/** What one viewer's own side has written. */
export function writtenBy({ written, ships }: Seen, viewer: number | string): number[] {
  const own: number[] = []
  for (let i = 0; i < written.length; i += 2 + written[i + 1]!) {
    if (ships[written[i]!]!.seat === viewer) own.push(...written.slice(i, i + 2 + written[i + 1]!))
  }
  return own
}
