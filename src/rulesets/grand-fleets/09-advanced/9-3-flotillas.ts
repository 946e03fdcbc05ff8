import { no, type Refusal } from '#kernel/ruleset/index.ts'
import type { Card } from '../01-ships/ship.ts'
import { type Seen, sheetAt } from '../01-ships/state.ts'
import { R } from '../book/register.ts'

/** 9.3 (house) Boats of a flotilla at most. */
export const MOST_BOATS = 6
/** Groups of mounts in one list at most, so that one of them can be chosen. */
const MOST_GROUPS = 31

/** A ship as the battle has her, before flotillas are formed. */
interface Sailing {
  readonly card: Card
  readonly seat: number
  readonly formation: number
  readonly crew: string
  readonly at: unknown
}

/** 9.3 Very small ships of one class, one after the other in a formation, as one model; whoever is left alone sails alone. Lists of places. */
export function formFlotillas(ships: readonly Sailing[]): number[][] {
  const flotillas: number[][] = []
  ships.forEach((ship, i) => {
    const last = flotillas.at(-1)
    const leader = last === undefined ? undefined : ships[last[0]!]
    if (last !== undefined && leader !== undefined && mayJoin(leader, ship) && last.length < mostBoats(leader.card))
      last.push(i)
    else flotillas.push([i])
  })
  return flotillas
}

const mayJoin = (leader: Sailing, ship: Sailing): boolean =>
  leader.card.size === 'VS' &&
  ship.card.size === 'VS' &&
  leader.card.className === ship.card.className &&
  leader.formation === ship.formation &&
  leader.crew === ship.crew &&
  (leader.at === null) === (ship.at === null)

function mostBoats({ guns }: Card): number {
  const groups = guns.reduce((sum, gun) => sum + gun.groups.length, 0)
  return Math.min(MOST_BOATS, Math.floor(MOST_GROUPS / Math.max(1, groups)))
}

/** 9.3 May so many boats with this card sail as one model? */
export function refuseFlotilla(card: Card, boats: number): Refusal | null {
  if (boats === 1) return null
  if (card.size !== 'VS') return no(R['GF-9.3-form'], 'only very small ships sail as a flotilla')
  const most = mostBoats(card)
  return boats > most ? no(R['GF-9.3-form'], `a flotilla of this class has at most ${most} boats`) : null
}

/** 9.3 The card of a whole flotilla: one boat's, worth as much as all of them. */
export const flotillaCard = (card: Card, boats: number): Card =>
  boats === 1 ? card : { ...card, name: `${card.name}’s flotilla of ${boats}`, points: boats * card.points }

/** 9.3 Damage fills one boat after another: the one whose boxes are being checked, from 0. */
export function boatInHand(state: Seen, ship: number): number {
  const { boat } = sheetAt(state, ship)
  return Math.floor(state.ships[ship]!.lost / boat.size)
}

/** 9.3 Is the boat afloat whose place in such a list this is: so many for each boat, boat after boat? */
export function isBoatAfloat(state: Seen, ship: number, place: number, length: number): boolean {
  const each = length / sheetAt(state, ship).boats
  return Math.floor(place / each) >= boatInHand(state, ship)
}

/** Boxes that are left of the boat in hand. */
export function boxesOfBoat(state: Seen, ship: number): number {
  const { boat } = sheetAt(state, ship)
  return boat.size - (state.ships[ship]!.lost % boat.size)
}

/** 4.4, 9.3 Light guns: of a ship by her row; of a flotilla all boats' that are afloat. `each` says how many of one boat's count. */
export function lightGunsOf(state: Seen, ship: number, each: (rating: number) => number): number {
  const { card, boats } = sheetAt(state, ship)
  const { lost } = state.ships[ship]!
  const whole = boats - boatInHand(state, ship) - 1
  return whole < 0 ? 0 : whole * each(card.rows[0].lg) + each(rowOfBoat(state, ship, lost).lg)
}

/** 1.4 The row of the boat in hand. */
function rowOfBoat(state: Seen, ship: number, lost: number): Card['rows'][number] {
  const { boat, card } = sheetAt(state, ship)
  const here = lost % boat.size
  return card.rows[here < boat.levels[1]! ? 0 : here < boat.levels[2]! ? 1 : 2]!
}

/** 9.3 The groups of mounts of the boat in hand: from, to; of a single ship all of them. */
export function groupsInHand(state: Seen, ship: number): readonly [number, number] {
  const { groups, boats } = sheetAt(state, ship)
  const each = groups.length / boats
  const boat = boats === 1 ? 0 : boatInHand(state, ship)
  return [boat * each, (boat + 1) * each]
}
