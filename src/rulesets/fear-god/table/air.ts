import type { Boxes, Sheet, SheetTable } from '#kernel/ruleset/index.ts'
import { HANGAR } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { plural } from '../06-gunfire/words.ts'
import { carrierOf } from '../08-3-criticals/8-3-aviation.ts'
import { CONTROLS } from '../08-7-aircraft/8-8-airships.ts'
import { airshipWith, flightNow } from '../air/s19-airships.ts'
import { onDeck } from '../air/s28-flying.ts'
import { R } from '../book/register.ts'

// What a table shows of aircraft and airships (H37 to H40).

const box = (of: string, size: number, lost: number, note = ''): Boxes => ({ name: of, size, lost, masked: 0, note })

/** 8.3, H37 Aircraft by where they stand, the deck and the elevators. */
export function aircraftTable(state: Seen, ship: number): SheetTable {
  const { air } = sheetAt(state, ship).card
  const heads = ['Aircraft', 'Aboard', 'Bombs', 'State']
  if (air === null) return { heads, lines: [] }
  const { aboard, deck, elevators, readied, purged, damaged } = carrierOf(state, ship)
  const up = state.annex.planes.filter(plane => plane.ship === ship && plane.target >= 0).length
  const places = [air.forward, air.amidships, air.aft, air.hangar]
  const under = ['forward', 'amidships', 'aft', 'hangar'].map((place, i) =>
    box(place, Math.max(places[i]!, aboard[i]!), Math.max(0, places[i]! - aboard[i]!), hitsNote(deck[i] ?? 0)),
  )
  const total = places.reduce((sum, each) => sum + each, 0)
  const now = aboard.reduce((sum, each) => sum + each, 0)
  const words = purged > 0 ? 'stores purged' : readied > 0 ? 'armed on deck' : 'not armed'
  return {
    heads,
    lines: [
      {
        cells: [
          `${onDeck(state, ship)} on deck, ${aboard[HANGAR]!} below`,
          `${now} of ${total}${damaged > 0 ? `, ${damaged} damaged` : ''}${up > 0 ? `, ${up} flying` : ''}`,
          air.ordnance > 0 ? `${air.ordnance} points, ${air.pounds} lb` : 'none',
          words,
        ],
        now: false,
        under: [...under, box('elevators', air.elevators, air.elevators - elevators)].filter(({ size }) => size > 0),
      },
    ],
  }
}
const hitsNote = (hits: number): string => (hits > 0 ? plural(hits, 'deck hit') : '')

const LOST = ['', 'burnt', 'down in the sea'] as const
/** 8.8, H39 The airship in her company, with a box for each part that can be hit. */
export function airshipTable(state: Seen, ship: number): SheetTable {
  const block = sheetAt(state, ship).card.airship
  const heads = ['Airship', 'Speed', 'Bombs', 'State']
  const at = state.annex.airships.findIndex(each => each.ship === ship)
  if (block === null || at < 0) return { heads, lines: [] }
  const { lost, port, starboard, tanks, controls, wireless, weapons, cells, burning, bombs, low } =
    state.annex.airships[at]!
  const flight = flightNow(state, at)
  const height = low > 0 ? `, ${plural(low, 'step')} down` : ''
  return {
    heads,
    lines: [
      {
        cells: [
          block.gas,
          `${flight.knots} of ${block.knots} kn`,
          `${bombs} of ${block.bombs}`,
          lost > 0 ? LOST[lost]! : `${burning > 0 ? 'gondola on fire, ' : ''}gas ${flight.cells}${height}`,
        ],
        now: false,
        under: [
          box('cells', cells.length, cells.filter(cell => cell > 0).length),
          box('port engines', block.port, block.port - port),
          box('starboard', block.starboard, block.starboard - starboard),
          box('fuel', tanks.length, tanks.filter(tank => tank !== 1).length),
          ...CONTROLS.map((control, bit) => box(control, 1, (controls >> bit) & 1)),
          box('wireless', 1, 1 - wireless),
          box('weapons', block.weapons, block.weapons - weapons),
        ].filter(({ size }) => size > 0),
      },
    ],
  }
}

/** What is worth a word beside her model. */
export function airWords(state: Seen, ship: number): readonly string[] {
  const { annex } = state
  if (annex.carriers.length + annex.airships.length === 0) return []
  const flying = annex.planes.filter(plane => plane.ship === ship && plane.target >= 0).length
  const carrier = annex.carriers.find(each => each.ship === ship)
  return [
    ...(carrier !== undefined && carrier.readied > 0 ? [`${onDeck(state, ship)} aircraft armed on deck`] : []),
    ...(flying > 0 ? [`${flying} aircraft up`] : []),
    ...(airshipWith(state, ship) >= 0 ? ['airship in company'] : []),
  ]
}

type Note = Sheet['notes'][number]
/** What she must know of it. */
export function airNotes(state: Seen, ship: number): readonly Note[] {
  const at = airshipWith(state, ship)
  if (at < 0) return []
  const { steers, cells, elevator } = flightNow(state, at)
  const text = [
    ...(steers === 'rudder' ? [] : [steers === 'engines' ? 'steers by her engines' : steers]),
    ...(cells === 'as usual' ? [] : [cells]),
    ...(elevator ? [] : ['no elevator']),
  ].join(', ')
  return text === '' ? [] : [{ name: 'Airship', text, why: R['FGDN-8.8-hit'] }]
}
