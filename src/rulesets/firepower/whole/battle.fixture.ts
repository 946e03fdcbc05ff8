import { Desk, lowest, type Options } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { BattleFacts, Formation } from '#kernel/facts/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import type { Card } from '../01-classes/ship.ts'
import { SEGMENT, type Ship, type Squadron, type State } from '../01-classes/state.ts'
import { prepare } from '../battle/prepare.ts'
import { INCH } from '../book/lengths.ts'
import type { Event, FirepowerDesk } from '../events/events.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { card, options, roll, ruleIdOf } from './bench.fixture.ts'

// Whole battles by hand, for tests only: small models (1/6000), so that distances are those of their middles.

/** A ship where she lies: inches from the south-west corner of a table of 100 by 100. */
export interface Laid extends Partial<Ship> {
  readonly is?: ShipClass | Card
  readonly at?: readonly [east: number, north: number]
  /** degrees */
  readonly on?: number
}
export interface Drawn extends Partial<Squadron> {
  readonly ships: readonly Laid[]
}
interface Setting {
  readonly options?: Options
  readonly facts?: Partial<BattleFacts>
  readonly nations?: readonly [string, string]
}

const shipName = (side: number, squadron: number, ship: number): string => `${'AB'[side]}${squadron}${ship}`

/** Two sides of squadrons, LATE by day, in line ahead under ENGAGE; the first has its turn, in segment D. */
export function fleets(one: readonly Drawn[], other: readonly Drawn[], setting: Setting = {}): State {
  const nations = setting.nations ?? ['GBR', 'DEU']
  const cards: Card[] = []
  const formations = (squadrons: readonly Drawn[], side: 0 | 1): Formation[] =>
    squadrons.map(({ ships }, squadron) => ({
      name: `${side === 0 ? 'Blue' : 'Grey'} ${squadron + 1}`,
      ships: ships.map(({ is = 'BB' }, i) => {
        const name = shipName(side, squadron, i)
        const plain = typeof is === 'string' ? card(is, { nation: nations[side] }) : is
        cards.push({ ...plain, name })
        return { ship: name, at: { east: 1 + side, north: squadron }, heading: 0, crew: 'regular' as const }
      }),
    }))
  const facts: BattleFacts = {
    id: 'by-hand',
    title: 'By hand',
    year: 1940,
    month: 6,
    day: 1,
    place: '',
    story: '',
    // 45 miles are 100 inches and a fraction
    sea: { width: 45, height: 45, state: 'calm' },
    begins: 720,
    sunrise: null,
    sunset: null,
    visibilityMiles: 20,
    lastsMinutes: 720,
    sides: [
      { name: 'Blue', nation: 'GBR', admiral: '', formations: formations(one, 0) },
      { name: 'Grey', nation: 'DEU', admiral: '', formations: formations(other, 1) },
    ],
    happened: '',
    sources: [],
    ...setting.facts,
  }
  const state = prepare(
    { battle: facts, cards },
    options({ models: '1/6000', entry: 'where-they-were', ...setting.options }),
  )
  state.first = 0
  state.segment = SEGMENT.controlled
  const laid = [...one, ...other]
  let ship = 0
  laid.forEach(({ ships, ...changes }, squadron) => {
    Object.assign(state.squadrons[squadron]!, changes)
    ships.forEach(({ is: _, at = [50, 50], on = 0, ...worn }) => {
      const { formation = 0, controlled = 1 } = changes
      const place = { x: at[0] * INCH, y: at[1] * INCH, heading: 10 * on, berth: 0 }
      Object.assign(state.ships[ship++]!, { formation, controlled, ...place, ...worn })
    })
  })
  return state
}

/** A squadron of one battleship, out of the way of all. */
export const far = (changes: Laid = {}): Drawn => ({ ships: [{ at: [50, 98], on: 0, ...changes }] })

export interface Story {
  readonly events: readonly Event[]
  readonly types: readonly string[]
}
/** Orders of a seat one after the other, with these faces and choices, which must come out even. A refusal is a fault of the test. */
export function say(
  state: State,
  seat: number,
  orders: readonly Command[],
  faces: readonly number[] = [],
  choices: readonly number[] = [],
): Story {
  const script = new Script(faces)
  let asked = 0
  const decider = choices.length === 0 ? lowest : (): number => choices[asked++] ?? -1
  const desk: FirepowerDesk = new Desk(state, new Dice(script), decider)
  const events: Event[] = []
  desk.heard = events
  for (const command of orders) {
    const refusal = refuse(state, { seat, command })
    if (refusal !== null) throw new Error(`refused: ${refusal.reason}`)
    resolve(desk, { seat, command })
  }
  if (script.unused > 0) throw new Error(`${script.unused} faces were not asked for`)
  return { events, types: events.map(({ type }) => type) }
}

/** Something of the rules alone, with these faces. */
export function work(state: State, faces: readonly number[], act: (desk: FirepowerDesk) => void): Story {
  const { events } = roll(state, faces, act)
  return { events, types: events.map(({ type }) => type) }
}

/** The rule and the sentence with which an order is refused, or null. */
export function refused(state: State, seat: number, command: Command): string | null {
  const refusal = refuse(state, { seat, command })
  return refusal === null ? null : `${ruleIdOf(refusal.why)}: ${refusal.reason}`
}

/** A move in inches and degrees. */
export const move = (ship: number, ahead: number, turn = 0, after = 0): Command => ({
  type: 'Move',
  ship,
  ahead: Math.round(ahead * INCH),
  turn: 10 * turn,
  after: Math.round(after * INCH),
})
export const PASS: Command = { type: 'Pass' }
/** Where a ship lies, in inches. */
export const placeOf = (state: State, ship: number): readonly [number, number, number] => {
  const { x, y, heading } = state.ships[ship]!
  return [Number((x / INCH).toFixed(1)), Number((y / INCH).toFixed(1)), heading / 10]
}
