import type { Frozen } from '#kernel/desk/index.ts'
import type { Edge } from '#kernel/facts/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import type { StandSheet } from './stand.ts'

// The records of the air: what does not change of stands and their squadrons, and what does.

/** 2.2 What a stand is for the whole battle. */
export interface StandKind {
  readonly seat: number
  /** its squadron, by its place among those of aircraft */
  readonly squadron: number
  /** "Val 2" */
  readonly name: string
  readonly sheet: StandSheet
}

/** FA-H73 A squadron that comes from beyond the table: in which turn, and over which edge. */
export interface Coming {
  readonly turn: number
  readonly edge: Edge
}
export interface AirSquadronKind {
  readonly name: string
  /** null: it is there when the battle begins */
  readonly coming: Coming | null
}

/** All that can fly in a battle. */
export interface Wings {
  readonly stands: readonly StandKind[]
  readonly squadrons: readonly AirSquadronKind[]
}
export const NO_WINGS: Wings = { stands: [], squadrons: [] }

/** H28 Ready on its deck, in the hangar, refuelled and rearmed there; in the air; still to come; off the table; lost. */
export const WHERE = { ready: 0, hangar: 1, arming: 2, aloft: 3, coming: 4, away: 5, lost: 6 } as const

export interface Stand {
  /** WHERE */
  where: number
  x: number
  y: number
  /** the ship or base that it is aboard, or rose from; -1: it comes from elsewhere */
  base: number
  aircraft: number
  /** aircraft as this turn began (12.4) */
  before: number
  /** H24 flak markers */
  flak: number
  /** H30 it has bombs, torpedoes or the like */
  loaded: number
  /** it has moved, acted, and tried to spot in this turn */
  moved: number
  acted: number
  sought: number
  /** H33 its morale has failed: it makes for home */
  aborts: number
}

/** H19 Stands that are led together. */
export interface AirSquadron {
  readonly seat: number
  /** R40 stands that it began with, and how many of them were gone as this turn began */
  readonly size: number
  gone: number
  moved: number
  acted: number
  broken: number
  /** its commander's Command Value, and the stand that he flies with */
  cmdv: number
  lead: number
}

/** What a ship or base has to do with aircraft, whether she carries any or shoots at them. */
export interface Deck {
  /** H28 stands launched and recovered in a turn, stands refuelled or rearmed in a turn, flight-deck catapults */
  h: number
  rrr: number
  catapults: number
  /** stands launched and recovered in this turn, and those that went by catapult */
  worked: number
  slung: number
  /** H27 kinds of factor that have shot at aircraft in this turn, as bits of FLAK_KINDS */
  shot: number
  /** H27 batteries that have shot at ships in this turn, as bits */
  gunned: number
}

/** What changes in the air. */
export interface Sky {
  stands: Stand[]
  squadrons: AirSquadron[]
  decks: Deck[]
}

export const newStand = (sheet: StandSheet, base: number, where: number): Stand => ({
  where,
  x: 0,
  y: 0,
  base,
  aircraft: sheet.aircraft,
  before: sheet.aircraft,
  flak: 0,
  loaded: Number(sheet.attack !== null),
  moved: 0,
  acted: 0,
  sought: 0,
  aborts: 0,
})

/** Where nothing flies, and nobody carries aircraft, nothing changes, and copies share it. */
export const NO_SKY: Sky = { stands: [], squadrons: [], decks: [] }
export const isEmpty = ({ stands, decks }: Frozen<Sky>): boolean => stands.length + decks.length === 0

export function copySky(sky: Frozen<Sky>): Sky {
  if (isEmpty(sky)) return sky as Sky
  return {
    stands: sky.stands.map(copyStand),
    squadrons: sky.squadrons.map(copyAirSquadron),
    decks: sky.decks.map(copyDeck),
  }
}
const copyStand = (stand: Frozen<Stand>): Stand => ({
  where: stand.where,
  x: stand.x,
  y: stand.y,
  base: stand.base,
  aircraft: stand.aircraft,
  before: stand.before,
  flak: stand.flak,
  loaded: stand.loaded,
  moved: stand.moved,
  acted: stand.acted,
  sought: stand.sought,
  aborts: stand.aborts,
})
const copyAirSquadron = (squadron: Frozen<AirSquadron>): AirSquadron => ({
  seat: squadron.seat,
  size: squadron.size,
  gone: squadron.gone,
  moved: squadron.moved,
  acted: squadron.acted,
  broken: squadron.broken,
  cmdv: squadron.cmdv,
  lead: squadron.lead,
})
const copyDeck = (deck: Frozen<Deck>): Deck => ({
  h: deck.h,
  rrr: deck.rrr,
  catapults: deck.catapults,
  worked: deck.worked,
  slung: deck.slung,
  shot: deck.shot,
  gunned: deck.gunned,
})

export function writeSky({ stands, squadrons, decks }: Frozen<Sky>, into: Words): void {
  into.put(stands.length)
  for (const { where, x, y, base, aircraft, before, flak, loaded, moved, acted, sought, aborts } of stands) {
    into.put(where).put(x).put(y).put(base).put(aircraft).put(before)
    into.put(flak).put(loaded).put(moved).put(acted).put(sought).put(aborts)
  }
  into.put(squadrons.length)
  for (const { seat, size, gone, moved, acted, broken, cmdv, lead } of squadrons) {
    into.put(seat).put(size).put(gone).put(moved).put(acted).put(broken).put(cmdv).put(lead)
  }
  into.put(decks.length)
  for (const { h, rrr, catapults, worked, slung, shot, gunned } of decks) {
    into.put(h).put(rrr).put(catapults).put(worked).put(slung).put(shot).put(gunned)
  }
}
