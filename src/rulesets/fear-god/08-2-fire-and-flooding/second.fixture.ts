import type { Options } from '#kernel/desk/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { percentOf, TURN } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { columnOf, resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { alone, play } from '../whole/bench.fixture.ts'

// What the row-by-row tests of 8.2, 8.3 and the D100 sheet share. Imported by tests only.

export const D100 = { criticalTable: 'D100' }
/** Armour beaten this turn by a big gun; and the same gun kept out. */
export const THROUGH = { pierced: 1, piercedNow: 1, casemated: 1, casematedNow: 1, largest: 343 }
export const KEPT_OUT = { largest: 343 }

export interface How {
  readonly ship?: Partial<Ship>
  readonly options?: Options
  readonly byTorpedo?: boolean
}

/** One critical, its first face on her column; what became of the ship, only the fields that changed. */
export function hit(of: Card, faces: readonly number[], how: How = {}): Record<string, unknown> {
  const { ship = THROUGH, options = {}, byTorpedo = false } = how
  const state = alone(of, ship, { options })
  const before = copy(state).ships[0]!
  const [face, ...rest] = faces
  play(state, rest, desk => resolve(desk, 0, columnOf(state, 0, byTorpedo).at(face!), byTorpedo))
  return changes(before, state.ships[0]!)
}

/** But for the count of fires that may start again after the battle, which every fire raises. */
export function changes(before: Ship, after: Ship): Record<string, unknown> {
  const entries = Object.entries(after).filter(
    ([key, value]) => key !== 'burnt' && JSON.stringify(value) !== JSON.stringify(before[key as keyof Ship]),
  )
  return Object.fromEntries(entries)
}

/** Play phase after phase up to the end of a turn, each with its own faces ('5 resolution'), none for the others. */
export function sail(state: State, lastTurn: number, faces: Readonly<Record<string, readonly number[]>>): void {
  const left = new Set(Object.keys(faces))
  while (turnAt(TURN, state.now) <= lastTurn) {
    const phase = `${turnAt(TURN, state.now)} ${phaseAt(TURN, state.now)}`
    play(state, faces[phase] ?? [], nextPhase)
    left.delete(phase)
  }
  if (left.size > 0) throw new Error(`never reached: ${[...left].join(', ')}`)
}

export const percents = (casualties: readonly number[]): number[] => casualties.map(percentOf)
