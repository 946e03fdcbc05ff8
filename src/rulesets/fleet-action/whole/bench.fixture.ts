import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, Desk, type Options, work } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Script } from '#kernel/dice/index.ts'
import { type Board, openSea } from '#kernel/geometry/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { type Battery, CARD, type Card } from '../02-data-sheet/ship.ts'
import { CLEAR_DAY, CM, type Scene, type Ship, type State, sheetAt, TURN, WHOLE } from '../02-data-sheet/state.ts'
import { setUp } from '../02-data-sheet/state-new.ts'
import { type Attack, attackOf, GUNFIRE, gunModifier, gunsBearing } from '../09-combat/9-5-guns.ts'
import { openCritical } from '../10-damage/10-cv.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK, R } from '../book/register.ts'
import { ABOVE, AT_BOW, AT_MIDSHIPS, AT_STERN } from '../book/tables.ts'
import type { Event, FleetDesk } from '../events/events.ts'
import { criticalBegan, hitStruck } from '../events/events.ts'
import { place } from '../procedures/duel.ts'

// What the tests of this room share: sheets made by hand, ships put where a test wants them, and dice that must come out
// even. Imported by tests only.

/** A gun that reaches everywhere and pierces nothing: 6 inch, IP 2, CV 4. */
export const gun = (changes: Partial<Battery> = {}): Battery => ({
  label: 'gun',
  group: 'MAIN',
  calibre: 6,
  ip: 2,
  cv: 4,
  pen: [0, 0, 0, 0, 0],
  radar: false,
  dp: false,
  aaPlus: false,
  mounts: [{ guns: 2, kind: 'turret', ac: 0, arcs: [[0, 360]], position: 'bow', count: 3 }],
  ...changes,
})

/** A ship that changes nothing: size 0, so that engine and fire steps cost 4; no armour; six guns, two single tubes. */
export const ship = (changes: Partial<Card> = {}): Card =>
  CARD.read({
    name: 'Ship',
    className: 'Ship',
    nation: 'GBR',
    typeCode: 'CL',
    displacement: 6000,
    targetSize: 0,
    S: 12,
    F: 10,
    CQ: 0,
    DC: 3,
    FC: 4,
    SV: 4,
    GM: 0,
    SD: 5,
    speedMax: 30,
    MVR: 4,
    smoke: true,
    searchlights: true,
    armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0 },
    batteries: [gun()],
    torpedoMounts: [
      {
        tubes: 1,
        arcs: [[0, 360]],
        ip: 4,
        cv: 8,
        settings: [
          { maxRB: 1, modifier: 1 },
          { maxRB: 2, modifier: -1 },
        ],
        count: 2,
      },
    ],
    weaponKey: { '1-5': 'MAIN', '6-8': 'OTHER', '9-10': 'TORPEDOES' },
    ...changes,
  })

/** Four motor boats. */
export const stand = (changes: Partial<Card> = {}): Card =>
  ship({
    name: 'Boats',
    typeCode: 'X',
    targetSize: -4,
    S: 0,
    F: 0,
    SV: 1,
    MVR: 1,
    batteries: [],
    torpedoMounts: [],
    CRF: 1,
    MRF: 1,
    weaponKey: { '1-10': 'OTHER' },
    stand: { vessels: 4, save: 0 },
    ...changes,
  })

/** A shore battery of six guns. */
export const fort = (changes: Partial<Card> = {}): Card =>
  ship({ name: 'Fort', typeCode: 'SB', F: 0, SV: 0, speedMax: 0, MVR: 0, isLand: true, torpedoMounts: [], ...changes })

export const options = (changes: Options = {}): Options => chosenOptions(OPTIONS, changes)

export interface At {
  /** centimetres */
  readonly range?: number
  /** degrees from the bow of the first to the second, and from the bow of the second to the first */
  readonly sees?: number
  readonly isSeen?: number
  readonly scene?: Partial<Scene>
  readonly options?: Options
}
export const NIGHT: Partial<Scene> = { isNight: true }

/** Two ships alone in the action phase, both under way: 0 attacks, 1 is attacked. */
export function pair(one: Card, other: Card, at: At = {}): State {
  const { range = 40, sees = 90, isSeen = 90 } = at
  const state = place([one, other], range, sees, isSeen, options(at.options), { ...CLEAR_DAY, ...at.scene })
  for (const each of state.ships) each.moved = 20
  return inPhase(state, 'action')
}

export type Berth = Partial<Ship> & { readonly card: Card; readonly seat: number }
const SEA: Board = openSea({ width: 400 * CM, height: 400 * CM, unit: CM })

/** Several ships where they are wanted. */
export function fleet(berths: readonly Berth[], at: Pick<At, 'scene' | 'options'> = {}): State {
  const cards = berths.map(({ card }) => card)
  const seats = berths.map(({ seat }) => seat)
  const state = setUp(cards, seats, options(at.options), SEA, { ...CLEAR_DAY, ...at.scene })
  berths.forEach(({ card: _card, seat: _seat, ...rest }, i) => {
    Object.assign(state.ships[i]!, { moved: 20 }, rest)
  })
  return inPhase(state, 'action')
}

export function inPhase(state: State, phase: (typeof TURN.phases)[number], turn = 1): State {
  state.now = moment(TURN, turn, phase)
  return state
}

/** The state with some of a ship's figures changed. */
export function worn(state: State, index: number, changes: Partial<Ship>): State {
  Object.assign(state.ships[index]!, changes)
  return state
}

/** What came of a rule: its value, its events, every throw with its rule, the sum with its rules. */
export interface Played<T> {
  readonly value: T
  readonly events: readonly Event[]
  readonly throws: readonly (readonly [rule: string, sides: number, faces: readonly number[]])[]
  readonly sum: readonly (readonly [rule: string, value: number])[]
}
export const idOf = (why: number): string => ruleAt(BOOK, why as Parameters<typeof ruleAt>[1]).id

/** Work a rule with these faces and these choices, on the state given. Both must come out even. */
export function play<T>(
  state: State,
  faces: readonly number[],
  act: (desk: FleetDesk) => T,
  choices: readonly number[] = [],
): Played<T> {
  const script = new Script(faces)
  const answers: Answer[] = []
  let chosen = 0
  const desk: FleetDesk = new Desk(state, new Dice(new Recorder(script, answers)), () => choices[chosen++] ?? -1)
  const events: Event[] = []
  desk.heard = events
  const sums = desk.reckoning.listen(events)
  const value = act(desk)
  if (script.unused !== 0) throw new Error(`${script.unused} of ${faces.length} faces were not asked for`)
  if (chosen !== choices.length) throw new Error(`${chosen} of ${choices.length} choices were asked for`)
  const throws: [string, number, readonly number[]][] = []
  for (const each of answers) if ('faces' in each) throws.push([idOf(each.why), each.sides, each.faces])
  const added = sums.flatMap(({ lines }) => lines).filter(({ beside, value: of }) => beside === undefined && of !== 0)
  const sum = added.map(note => [idOf(note.why), note.value] as const)
  return { value, events, throws, sum }
}

/** One battery of ship 0 against ship 1. */
export const attack = (state: State, battery = 0): Attack =>
  attackOf(state, 0, 1, sheetAt(state, 0).card.batteries[battery]!)

/** A whole shoot of ship 0's battery at ship 1; the target afterwards is in the state. */
export function shoot(state: State, faces: readonly number[], battery = 0, guns?: number): Played<number> {
  const n = guns ?? gunsBearing(state, 0, battery, 1)
  return play(state, faces, desk => work(GUNFIRE, desk, attack(state, battery), n))
}

/** The lines of 9.5 for a shoot, by rule, and their total. */
export function sumOf(state: State, guns = 6, about: Attack = attack(state)): { total: number; lines: object } {
  const { value, sum } = play(state, [], desk => gunModifier(desk, about, guns))
  return { total: value, lines: Object.fromEntries(sum) }
}

export interface Hit {
  readonly cv?: number
  readonly pen?: number
  readonly raked?: number
  readonly column?: 'above' | 'bow' | 'midships' | 'stern'
}
const COLUMNS = { above: ABOVE, bow: AT_BOW, midships: AT_MIDSHIPS, stern: AT_STERN }

/** One critical with so much CV on ship 1, by dice typed in, to its end. */
export function critical(state: State, budget: number, faces: readonly number[], hit: Hit = {}): Played<Ship> {
  const { cv = budget, pen = 99, raked = 0, column = 'above' } = hit
  return play(state, faces, desk => {
    desk.ink.ships[1]!.hits = 1
    hitStruck(desk, { ship: 1, rolls: 0, cv, pen, raked, column: COLUMNS[column] }, R['FA-10-cv-start'])
    criticalBegan(desk, { ship: 1, budget, table: COLUMNS[column], sort: WHOLE }, R['FA-10-cv-start'])
    work(openCritical(), desk, { target: 1 })
    return desk.ink.ships[1]!
  })
}

/** What changed on ship 1 by a critical, as it stands afterwards. */
export function changes(
  card: Card,
  budget: number,
  faces: readonly number[],
  hit: Hit = {},
  at: At = {},
): Partial<Ship> {
  const state = pair(ship(), card, at)
  const before = { ...state.ships[1]!, mounts: [...state.ships[1]!.mounts], racks: [...state.ships[1]!.racks] }
  return changed(before, critical(state, budget, faces, hit).value)
}

/** The figures of a ship that differ, leaving out what only the working of the hit needs. */
export function changed(before: Ship, after: Ship): Partial<Ship> {
  const found: Partial<Ship> = {}
  for (const key of Object.keys(after) as (keyof Ship)[]) {
    if (WORKING.has(key) || String(before[key]) === String(after[key])) continue
    Object.assign(found, { [key]: after[key] })
  }
  return found
}
const WORKING: ReadonlySet<string> = new Set(['hits', 'rolls', 'cv', 'pen', 'raked', 'column', 'loaded'])
