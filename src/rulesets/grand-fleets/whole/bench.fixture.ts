import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, Desk, type Options } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Script, Wanted } from '#kernel/dice/index.ts'
import { type Board, hexSheet, openSea } from '#kernel/geometry/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { setUp } from '../01-ships/set-up.ts'
import type { Card } from '../01-ships/ship.ts'
import { type Ship, type State, sheetAt, TURN } from '../01-ships/state.ts'
import { type Attack, gunModifier, TO_HIT } from '../04-gunfire/4-2-to-hit.ts'
import { attackOf } from '../04-gunfire/4-gunfire.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import type { Event, GrandFleetsDesk } from '../events/events.ts'
import { place } from '../procedures/duel.ts'

// What the tests of this room share: cards made by hand, ships put where a test wants them, and dice that must come out
// even. Imported by tests only.

/** The checklist's record 2.3, word for word. It has neither notes nor a length: both are free on the card (1.7, R26). */
export const PRINTED_IRON_DUKE = {
  name: 'HMS Iron Duke',
  className: 'IRON DUKE',
  type: 'BB',
  nation: 'GBR',
  points: 245,
  size: 'VL',
  year: 1914,
  shipsInClass: ['Benbow', 'Emperor of India', 'Iron Duke', 'Marlborough'],
  armor: { belt: 13, end: 9, deck: 10 },
  rows: [
    { boxes: 8, speed: [4, 5, 4], lg: 1, aa: 2 },
    { boxes: 8, speed: [3, 3, 3], lg: 1, aa: 2 },
    { boxes: 8, speed: [2, 1, 2], lg: 0, aa: 1 },
  ],
  guns: [
    {
      label: '13.5"/45 (34.3cm)',
      calibreIn: 13.5,
      range: [4, 8, 12],
      rof: 0,
      pen: [11, 7, 4],
      dmg: 3,
      casemated: false,
      hitOn: [1, 1],
      groups: [
        { arcs: 'ABCD', barrels: 2, mounts: 2 },
        { arcs: 'CD', barrels: 2, mounts: 1 },
        { arcs: 'CDEF', barrels: 2, mounts: 2 },
      ],
    },
    {
      label: '6"/45 (15.2cm)',
      calibreIn: 6,
      range: [2, 4, 7],
      rof: 1,
      pen: [4, 1, 0],
      dmg: 1,
      casemated: true,
      hitOn: [2, 4],
      groups: [
        { arcs: 'PORT', barrels: 1, mounts: 6 },
        { arcs: 'STBD', barrels: 1, mounts: 6 },
      ],
    },
  ],
  torpedoes: {
    label: '21" (533mm)',
    range: 5,
    dmg: 5,
    groups: [
      { arcs: 'PORT', tubes: 2 },
      { arcs: 'STBD', tubes: 2 },
    ],
  },
} satisfies Omit<Card, 'notes' | 'lengthFt'>

export const IRON_DUKE: Card = { ...PRINTED_IRON_DUKE, notes: '', lengthFt: 623 }

/** From the derived cards of 7.8. */
export const MOLTKE: Card = {
  name: 'Moltke',
  className: 'Moltke',
  type: 'BC',
  nation: 'DEU',
  points: 210,
  size: 'L',
  year: 1911,
  shipsInClass: ['Goeben', 'Moltke'],
  armor: { belt: 12, end: 8, deck: 9 },
  rows: [
    { boxes: 8, speed: [5, 5, 5], lg: 4, aa: 0 },
    { boxes: 7, speed: [4, 3, 4], lg: 3, aa: 0 },
    { boxes: 7, speed: [2, 2, 2], lg: 1, aa: 0 },
  ],
  guns: [
    {
      label: '28cm/50',
      calibreIn: 11.14,
      range: [3, 6, 10],
      rof: 0,
      pen: [10, 6, 2],
      dmg: 2,
      casemated: false,
      hitOn: [1, 1],
      groups: [
        { arcs: 'ABCD', barrels: 2, mounts: 1 },
        { arcs: 'ACDE', barrels: 2, mounts: 1 },
        { arcs: 'BCDF', barrels: 2, mounts: 1 },
        { arcs: 'CDEF', barrels: 2, mounts: 2 },
      ],
    },
    {
      label: '15cm/45',
      calibreIn: 5.87,
      range: [2, 4, 7],
      rof: 1,
      pen: [4, 1, 0],
      dmg: 1,
      casemated: true,
      hitOn: [2, 4],
      groups: [
        { arcs: 'PORT', barrels: 1, mounts: 6 },
        { arcs: 'STBD', barrels: 1, mounts: 6 },
      ],
    },
  ],
  torpedoes: {
    label: '50cm',
    range: 5,
    dmg: 5,
    groups: [
      { arcs: 'FWD', tubes: 1 },
      { arcs: 'PORT', tubes: 1 },
      { arcs: 'STBD', tubes: 1 },
      { arcs: 'AFT', tubes: 1 },
    ],
  },
  notes: '',
  lengthFt: 612,
}

type Battery = Card['guns'][number]

/** A gun that changes nothing: bands 4, 8 and 12, no rate of fire, one die. */
export const gun = (changes: Partial<Battery> = {}): Battery => ({
  label: 'gun',
  calibreIn: 6,
  range: [4, 8, 12],
  rof: 0,
  pen: [0, 0, 0],
  dmg: 1,
  casemated: false,
  hitOn: [1, 1],
  groups: [{ arcs: 'ABCDEF', barrels: 1, mounts: 4 }],
  ...changes,
})

/** A ship that changes nothing: medium, unarmoured, nine boxes, one gun line that bears all round. */
export const boat = (changes: Partial<Card> = {}): Card => ({
  name: 'Boat',
  className: 'Boat',
  type: 'CL',
  nation: 'GBR',
  points: 10,
  size: 'M',
  year: 1914,
  shipsInClass: ['Boat'],
  armor: { belt: 0, end: 0, deck: 0 },
  rows: [
    { boxes: 3, speed: [4, 4, 4], lg: 0, aa: 0 },
    { boxes: 3, speed: [3, 3, 3], lg: 0, aa: 0 },
    { boxes: 3, speed: [2, 2, 2], lg: 0, aa: 0 },
  ],
  guns: [gun()],
  torpedoes: null,
  notes: '',
  lengthFt: 480,
  ...changes,
})

export const withHull = (card: Card, ...boxes: [number, number, number]): Card => ({
  ...card,
  rows: [
    { ...card.rows[0], boxes: boxes[0] },
    { ...card.rows[1], boxes: boxes[1] },
    { ...card.rows[2], boxes: boxes[2] },
  ],
})

/** The standard options, with some changed. */
export const options = (changes: Options = {}): Options => chosenOptions(OPTIONS, changes)

/** Thousandths of a nautical mile, sixty each way. */
export const SEA: Board = openSea({ width: 60_000, height: 60_000, unit: 1000 })
export const HEXES: Board = hexSheet({ columns: 60, rows: 60 })

/** Two ships alone, at a range in miles: the first sees the second on one relative bearing and is seen on another. */
export function pair(
  one: Card,
  other: Card,
  at: { range?: number; sees?: number; isSeen?: number; options?: Options } = {},
): State {
  const { range = 6, sees = 90, isSeen = 90 } = at
  return inPhase(place([one, other], range, sees, isSeen, options(at.options)), 1, 'gunfire')
}

/** A ship of a fleet: her card, her side, and whatever of her state is not as new. */
export type Berth = Partial<Ship> & { readonly card: Card; readonly seat: number }

export function fleet(board: Board, berths: readonly Berth[], changes: Options = {}): State {
  const state = setUp(
    berths.map(({ card }) => card),
    berths.map(({ seat }) => seat),
    options(changes),
    board,
  )
  berths.forEach(({ card: _card, ...ship }, i) => {
    Object.assign(state.ships[i]!, ship)
  })
  return inPhase(state, 1, 'gunfire')
}

export function inPhase(state: State, turn: number, phase: (typeof TURN.phases)[number]): State {
  state.now = moment(TURN, turn, phase)
  return state
}

/** The place so many miles off on a true bearing in degrees, to the nearest thousandth. */
export const off = (from: { x: number; y: number }, bearing: number, miles: number): { x: number; y: number } => ({
  x: from.x + Math.round(1000 * miles * Math.sin((bearing * Math.PI) / 180)),
  y: from.y + Math.round(1000 * miles * Math.cos((bearing * Math.PI) / 180)),
})

/** One question put to a player: whose, what he may choose, by which rule. */
export interface Asked {
  readonly seat: number
  readonly among: readonly number[]
  readonly rule: string
}
/** What came of a rule: its value, its events, every throw with its rule, the sum with its rules, the questions. */
export interface Played<T> {
  readonly value: T
  readonly events: readonly Event[]
  readonly throws: readonly (readonly [rule: string, faces: readonly number[]])[]
  readonly sum: readonly (readonly [rule: string, value: number])[]
  readonly asked: readonly Asked[]
}

export const idOf = (why: number): string => ruleAt(BOOK, why as Parameters<typeof ruleAt>[1]).id

/** The numbers whose bits are set. */
export const bits = (mask: number): number[] => Array.from({ length: 31 }, (_, i) => i).filter(i => mask & (1 << i))

/** Work a rule with these faces and these choices, on the state given. Both must come out even. */
export function play<T>(
  state: State,
  faces: readonly number[],
  act: (desk: GrandFleetsDesk) => T,
  choices: readonly number[] = [],
): Played<T> {
  const script = new Script(faces)
  const answers: Answer[] = []
  const asked: Asked[] = []
  const desk: GrandFleetsDesk = new Desk(state, new Dice(new Recorder(script, answers)), (_, seat, among, _on, why) => {
    asked.push({ seat, among: bits(among), rule: idOf(why) })
    return choices[asked.length - 1] ?? -1
  })
  const events: Event[] = []
  desk.heard = events
  const sums = desk.reckoning.listen(events)
  const value = act(desk)
  if (script.unused !== 0) throw new Error(`${script.unused} of ${faces.length} faces were not asked for`)
  if (asked.length !== choices.length) throw new Error(`${asked.length} of ${choices.length} choices were asked for`)
  const throws: [string, readonly number[]][] = []
  for (const answer of answers) if ('faces' in answer) throws.push([idOf(answer.why), answer.faces])
  const aims = sums.filter(({ of }) => of === TO_HIT).flatMap(({ lines }) => lines)
  const sum = aims.map(note => [idOf(note.why), note.value] as const)
  return { value, events, throws, sum, asked }
}

/** What a rule wants that has only these faces and choices. */
export function wants(
  state: State,
  faces: readonly number[],
  act: (desk: GrandFleetsDesk) => unknown,
  choices: readonly number[] = [],
): Wanted {
  try {
    play(state, faces, act, choices)
  } catch (thrown) {
    if (thrown instanceof Wanted) return thrown
    throw thrown
  }
  throw new Error('nothing was wanted')
}

/** Events without their rules, and without their ship if it is always the same: easier to read in a test. */
export const told = (events: readonly Event[]): string[] =>
  events.map(({ why: _why, ...event }) =>
    Object.entries(event)
      .filter(([key]) => key !== 'ship')
      .map(([, value]) => value)
      .join(' '),
  )

/** One gun line of ship 0 against ship 1. */
export const attack = (state: State, battery = 0): Attack => attackOf(state, 0, 1, sheetAt(state, 0).guns[battery]!)
export const lightAttack = (state: State): Attack => attackOf(state, 0, 1, sheetAt(state, 0).lightGuns)

/** The whole sum of 4.2 for an attack, and its lines that are not nought. */
export function sumOf(state: State, about: Attack = attack(state)): { total: number; lines: Record<string, number> } {
  const { value, sum } = play(state, [], desk => gunModifier(desk, about))
  // what changes nothing is told beside the sum
  return { total: value, lines: Object.fromEntries(sum.filter(([, each]) => each !== 0)) }
}
