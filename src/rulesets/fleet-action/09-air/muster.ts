import type { BattleFacts, Edge, Flight } from '#kernel/facts/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import type { State } from '../02-data-sheet/state.ts'
import { newDeck } from '../02-data-sheet/state-new.ts'
import { isEmpty, newStand, WHERE } from './sky.ts'
import type { StandSheet } from './stand.ts'
import { MOST_IN_A_STAND, shared, standFlown } from './stand-facts.ts'

/** Stands of one squadron as a battle brings them: aboard a ship, or from beyond the table. */
export interface Mustered {
  readonly seat: number
  readonly name: string
  readonly sheets: readonly StandSheet[]
  /** the ship that they are aboard; -1: none */
  readonly base: number
  readonly coming: { readonly turn: number; readonly edge: Edge } | null
}

/** H19 A battle with these squadrons of aircraft; the first stand of each has its commander. */
export function withWings(state: State, mustered: readonly Mustered[]): State {
  if (mustered.length === 0) return state
  if (mustered.length > MOST_SQUADRONS)
    throw new BadInput(`sides: ${mustered.length} squadrons of aircraft are more than ${MOST_SQUADRONS}`)
  const stands = mustered.flatMap(({ seat, name, sheets, base, coming }, squadron) =>
    sheets.map((sheet, i) => ({
      kind: { seat, squadron, name: sheets.length === 1 ? name : `${name} ${i + 1}`, sheet },
      stand: newStand(sheet, base, base >= 0 ? WHERE.ready : coming === null ? WHERE.aloft : WHERE.coming),
    })),
  )
  for (const seat of [0, 1]) {
    if (stands.filter(({ kind }) => kind.seat === seat).length > MOST_STANDS)
      throw new BadInput(`sides: a side has at most ${MOST_STANDS} stands of aircraft`)
  }
  const squadrons = mustered.map(({ seat, sheets }, squadron) => ({
    seat,
    size: sheets.length,
    gone: 0,
    moved: 0,
    acted: 0,
    broken: 0,
    cmdv: sheets[0]!.CQ,
    lead: stands.findIndex(({ kind }) => kind.squadron === squadron),
  }))
  const decks = isEmpty(state.sky) ? state.fixed.sheets.map(newDeck) : state.sky.decks
  const wings = {
    stands: stands.map(({ kind }) => kind),
    squadrons: mustered.map(({ name, coming }) => ({ name, coming })),
  }
  return {
    ...state,
    fixed: { ...state.fixed, wings },
    sky: { stands: stands.map(({ stand }) => stand), squadrons, decks },
  }
}
/** As many as a table can hold. */
const MOST_STANDS = 120
const MOST_SQUADRONS = 60
/** H19 */
const MOST_IN_A_SQUADRON = 6

/** H59 */
const CREWS = { green: -1, regular: 0, elite: 1 } as const

/** FA-H71, FA-H73 The aircraft of a battle: those aboard its ships, and the waves that come from beyond its sea. */
export function musterOf({ sides }: BattleFacts, cards: readonly Card[], minutes: number): Mustered[] {
  const number = new Map<string, number>()
  let ship = 0
  const aboard: Mustered[] = []
  const waves: Mustered[] = []
  for (const [seat, { formations, waves: coming = [] }] of sides.entries()) {
    for (const { ships } of formations)
      for (const { crew, flights } of ships) {
        const { air } = cards[ship]!
        if (air !== undefined && flights === undefined)
          aboard.push(...ownOf(seat, air.stands, CREWS[crew], ship, number))
        if (air !== undefined) aboard.push(...squadronsOf(seat, flights ?? [], CREWS[crew], ship, null, number))
        ship++
      }
    for (const { name, fromMinutes, edge, flights } of coming) {
      const turn = 1 + Math.floor(fromMinutes / minutes)
      waves.push(...squadronsOf(seat, flights, 0, -1, { turn, edge }, number, name))
    }
  }
  return [...aboard, ...waves]
}

function squadronsOf(
  seat: number,
  flights: readonly Flight[],
  CQ: number,
  base: number,
  coming: Mustered['coming'],
  number: Map<string, number>,
  wave = '',
): Mustered[] {
  return flights.flatMap(flight => {
    const sheets = shared(flight.number, Math.ceil(flight.number / MOST_IN_A_STAND)).map(
      aircraft => standFlown({ ...flight, number: aircraft }, CQ).card,
    )
    return inSquadrons(sheets).map((each, i): Mustered => {
      const { name: type } = flight.aircraft
      const ofWave = `${wave}${flights.length > 1 ? `, ${type}s` : ''}${i > 0 ? ` (${i + 1})` : ''}`
      return { seat, name: wave === '' ? numbered(type, number) : ofWave, sheets: each, base, coming }
    })
  })
}

/** A carrier's own stands, as her sheet has them. */
function ownOf(
  seat: number,
  stands: readonly StandSheet[],
  CQ: number,
  base: number,
  number: Map<string, number>,
): Mustered[] {
  const crewed = stands.map(stand => ({ ...stand, CQ: Math.max(-2, Math.min(2, stand.CQ + CQ)) }))
  return inSquadrons(crewed).map(
    (sheets): Mustered => ({ seat, name: numbered(sheets[0]!.name, number), sheets, base, coming: null }),
  )
}

function inSquadrons(sheets: readonly StandSheet[]): StandSheet[][] {
  let from = 0
  return shared(sheets.length, Math.ceil(sheets.length / MOST_IN_A_SQUADRON)).map(count => {
    from += count
    return sheets.slice(from - count, from)
  })
}

/** "Val squadron 2", with numbers that go on for the whole battle; of a wave its own name. */
function numbered(type: string, number: Map<string, number>): string {
  const nth = (number.get(type) ?? 0) + 1
  number.set(type, nth)
  return `${type} squadron ${nth}`
}
