import type { Cite } from '#kernel/book/index.ts'
import { Desk, lowest } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Boxes, Offer, Sheet, SheetTable } from '#kernel/ruleset/index.ts'
import { carrierOf } from './8-3-aviation.ts'
import { CONTROLS } from './8-8-airships.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { HANGAR, PARTS, WEAPONS } from './conditions.ts'
import type { FearGodDesk } from './events.ts'
import { nearestFirst } from './present-attack.ts'
import { plural, yardsText } from './present-words.ts'
import { refuse } from './refusals.ts'
import { enemiesOf } from './s2-asked.ts'
import { KIND } from './s2-written.ts'
import { arcsTo, yardsBetween } from './s4-sight.ts'
import { flakChance } from './s17-air-attack.ts'
import { airshipWith, flakAtAirship, flightNow, pointsAt, skyfireChance } from './s19-airships.ts'
import { mostToFly, onDeck } from './s28-flying.ts'
import { areFriends, copy, type Seen, sheetAt } from './state.ts'
import { errand, name } from './words.ts'

// What a table shows of aircraft and airships (H37 to H40).

/** Targets that are offered, nearest first. */
const OFFERED = 4

type Deed = readonly [name: string, kind: number, of: readonly Offer<Command>[]]
/** What may be ordered for what flies, and against it. */
export function airDeeds(state: Seen, ship: number): readonly Deed[] {
  const { annex, fixed } = state
  if (annex.carriers.length + annex.airships.length === 0 || !fixed.switches.flying) return []
  const near = nearestFirst(state, ship, enemiesOf(state, ship))
  return [
    ['Aircraft', KIND.FlyOff, flights(state, ship, near)],
    ['Deck', KIND.ReadyAircraft, deckOffers(state, ship)],
    ['Airship', KIND.SendAirship, sendings(state, ship, near)],
    ['At airships', KIND.FireAtAirship, skyfires(state, ship, near)],
  ]
}

/** Those of them that are legal. */
function legal(state: Seen, unit: number, offers: readonly (readonly [words: string, why: Cite, of: Command])[]) {
  const { seat } = state.ships[unit]!
  return offers.flatMap(([words, why, command]): Offer<Command>[] =>
    refuse(state, { seat, command }) === null ? [{ kind: 'say', words, why, command, unit }] : [],
  )
}

function flights(state: Seen, ship: number, near: readonly number[]): Offer<Command>[] {
  if (!sheetAt(state, ship).isAviation || carrierOf(state, ship).readied === 0) return []
  const count = mostToFly(state, ship)
  if (count === 0) return []
  return [...raids(state, ship, near, count), ...coverings(state, ship, near, count)]
}

/** Friends are covered where an enemy has aircraft. */
function coverings(state: Seen, ship: number, near: readonly number[], count: number): Offer<Command>[] {
  if (!near.some(enemy => sheetAt(state, enemy).isAviation)) return []
  const friends = [...state.ships.keys()].filter(other => other !== ship && areFriends(state, ship, other))
  return legal(
    state,
    ship,
    [ship, ...nearestFirst(state, ship, friends)].slice(0, OFFERED).map(target => {
      const words = `Fly off ${count} with guns ${errand(state, ship, target)}`
      return [words, R['FGDN-H40-dogfight'], { type: 'FlyOff', ship, count, target, weapon: 'guns' }] as const
    }),
  )
}

function raids(state: Seen, ship: number, near: readonly number[], count: number): Offer<Command>[] {
  return WEAPONS.flatMap(weapon =>
    legal(
      state,
      ship,
      near.slice(0, OFFERED).map(target => {
        const words = `Fly off ${count} with ${weapon} against ${name(state, target)}, ${yardsText(yardsBetween(state, ship, target))}; her flak hits each by ${flakChance(state, target)} %`
        return [words, R['FGDN-H37-flying'], { type: 'FlyOff', ship, count, target, weapon }] as const
      }),
    ),
  )
}

const deckOffers = (state: Seen, ship: number): Offer<Command>[] =>
  legal(state, ship, [
    [
      'Arm and fuel aircraft, and bring others up to them',
      R['FGDN-H37-flying'],
      { type: 'ReadyAircraft', ship, on: true },
    ],
    ['Make the aircraft on deck safe', R['FGDN-H37-flying'], { type: 'ReadyAircraft', ship, on: false }],
  ])

function sendings(state: Seen, ship: number, near: readonly number[]): Offer<Command>[] {
  if (airshipWith(state, ship) < 0) return []
  return legal(
    state,
    ship,
    near.slice(0, OFFERED).map(target => {
      const words = `Her airship bombs ${name(state, target)}, ${yardsText(yardsBetween(state, ship, target))}; flak hits it by ${flakAtAirship(state, target)} %`
      return [words, R['FGDN-H39-airships'], { type: 'SendAirship', ship, target }] as const
    }),
  )
}

function skyfires(state: Seen, ship: number, near: readonly number[]): Offer<Command>[] {
  const companies = near.filter(enemy => airshipWith(state, enemy) >= 0).slice(0, OFFERED)
  const { batteries } = sheetAt(state, ship)
  return companies.flatMap(airship =>
    [...batteries.keys()].flatMap(battery =>
      legal(
        state,
        ship,
        PARTS.map(part => {
          const words = `The ${batteries[battery]!.name} guns at the ${part} of the airship of ${name(state, airship)}: ${chanceAt(state, ship, battery, airship, part)} %`
          return [words, R['FGDN-H39-airships'], { type: 'FireAtAirship', ship, battery, airship, part }] as const
        }),
      ),
    ),
  )
}
function chanceAt(state: Seen, firer: number, battery: number, company: number, part: (typeof PARTS)[number]): number {
  const desk: FearGodDesk = new Desk(copy(state), new Dice(new Script([])), lowest)
  const points = pointsAt(state, firer, battery, arcsTo(state, firer, company))
  return skyfireChance(desk, { target: firer, firer, battery, airship: airshipWith(state, company), part, points })
}

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
