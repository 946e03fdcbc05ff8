import type { Cite } from '#kernel/book/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { isLost, type Seen } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { type AirSquadron, type Deck, type Stand, type StandKind, WHERE } from './sky.ts'
import type { StandSheet } from './stand.ts'

// What a state knows of aircraft. Where nothing flies every list is empty.

export const kindAt = (state: Seen, stand: number): StandKind => state.fixed.wings.stands[stand] as StandKind
export const standSheetAt = (state: Seen, stand: number): StandSheet => kindAt(state, stand).sheet
export const standAt = (state: Seen, stand: number): Readonly<Stand> => state.sky.stands[stand] as Stand
export const airSquadronAt = (state: Seen, squadron: number): Readonly<AirSquadron> =>
  state.sky.squadrons[squadron] as AirSquadron
export const standName = (state: Seen, stand: number): string => kindAt(state, stand).name
export const airSquadronName = (state: Seen, squadron: number): string => state.fixed.wings.squadrons[squadron]!.name

export const standsOf = (state: Seen): number[] => [...state.sky.stands.keys()]
export const hasAircraft = (state: Seen): boolean => state.sky.stands.length > 0
export const isAloft = (state: Seen, stand: number): boolean => standAt(state, stand).where === WHERE.aloft
/** Stands of a side in the air. */
export const aloftOf = (state: Seen, seat: number): number[] =>
  standsOf(state).filter(stand => kindAt(state, stand).seat === seat && isAloft(state, stand))

/** H28 Aboard a ship or base: on deck, in the hangar, or being refuelled and rearmed there. */
export const isAboard = (state: Seen, stand: number): boolean => standAt(state, stand).where <= WHERE.arming
export const aboardOf = (state: Seen, ship: number): number[] =>
  standsOf(state).filter(stand => isAboard(state, stand) && standAt(state, stand).base === ship)

/** Members of a squadron of aircraft, whatever has become of them. */
export const membersOf = (state: Seen, squadron: number): number[] =>
  standsOf(state).filter(stand => kindAt(state, stand).squadron === squadron)
/** R40 It is lost, or off the table. */
export const isStandGone = (state: Seen, stand: number): boolean => standAt(state, stand).where >= WHERE.away

/** What a ship has to do with aircraft; of a battle without any, nothing. */
export const deckAt = (state: Seen, ship: number): Readonly<Deck> => (state.sky.decks[ship] ?? NO_DECK) as Deck
const NO_DECK: Deck = { h: 0, rrr: 0, catapults: 0, worked: 0, slung: 0, shot: 0, gunned: 0 }

/** What is asked of every order to a stand. */
export function refuseStand(state: Seen, stand: number, seat: number): Refusal | null {
  const why = R['FA-H28']
  if (state.sky.stands[stand] === undefined) return no(why, `there is no stand ${stand}`)
  if (kindAt(state, stand).seat !== seat) return no(why, 'that stand is not yours')
  const { where, base } = standAt(state, stand)
  if (where === WHERE.lost) return no(why, 'that stand is lost')
  if (where === WHERE.away) return no(R['FA-H42'], 'that stand has left the table')
  if (where === WHERE.coming) return no(R['FA-H73-waves'], 'that stand has not come yet')
  return where <= WHERE.arming && isLost(state, base) ? no(why, 'that stand went down with its ship') : null
}

/** The same of a stand that is to do something in the air. */
export function refuseAloft(state: Seen, stand: number): Refusal | null {
  return isAloft(state, stand) ? null : no(R['FA-H28'], 'that stand is not in the air')
}

/** A stand that somebody would attack: the enemy's, and in the air. */
export function refusePrey(state: Seen, stand: number, seat: number, why: Cite): Refusal | null {
  if (state.sky.stands[stand] === undefined) return no(why, `there is no stand ${stand}`)
  if (kindAt(state, stand).seat === seat) return no(why, 'that stand is on your own side')
  return isAloft(state, stand) ? null : no(why, 'that stand is not in the air')
}
