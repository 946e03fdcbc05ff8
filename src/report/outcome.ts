import type { MarkName, Unit } from '#kernel/ruleset/index.ts'
import { ending, type OpenedJournal, type StoryState } from '#story/index.ts'
import { type Scene, shipNames } from './scene.ts'
import { watcher } from './sight.ts'

/** Marks that come and go in every turn. */
const PASSING: readonly MarkName[] = ['splash', 'speed']

/** A ship when all is over. */
export interface ShipEnd {
  readonly name: string
  readonly side: string
  /** `lost` where only that is known; null where nothing is */
  readonly state: Unit['state'] | 'lost' | null
  readonly tracks: Unit['tracks']
  readonly marks: readonly { readonly name: string; readonly count: number }[]
}

export interface Outcome {
  readonly ships: readonly ShipEnd[]
  readonly points: readonly { readonly side: string; readonly points: number }[]
  /** a side; in a duel a ship; null for nobody */
  readonly winner: string | null
  /** false if the battle was broken off */
  readonly over: boolean
  readonly turns: number
}

export function outcomeOf(opened: OpenedJournal, scene: Scene): Outcome {
  const state = ending(opened)
  const { book, header } = opened
  const sides = scene.sides.map(({ name }) => name)
  const isDuel = header.battle.kind === 'duel'
  const standing = isDuel ? { ...book.duel.result(state), over: true, points: [] } : book.game!.standing(state)
  const { winner, over, turns, points } = standing
  return {
    ships: shipsOf(opened, scene, state, winner),
    points: points.map((each, side) => ({ side: sides[side]!, points: each })),
    winner: winner < 0 ? null : sides[winner]!,
    over,
    turns,
  }
}

function shipsOf(opened: OpenedJournal, { sides, ships }: Scene, state: StoryState, winner: number): ShipEnd[] {
  const { units } = watcher(opened)(state)
  const names = shipNames(opened)
  if (units.length > 0)
    return units.map(({ side, state, tracks, marks }, i) => ({
      name: names[i]!,
      side: sides[side]!.name,
      state,
      tracks,
      marks: marks.filter(({ name }) => !PASSING.includes(name)).map(({ name, count }) => ({ name, count })),
    }))
  // Without a chart a duel's winner is all that is known.
  return ships.map((name, side) => ({
    name,
    side: name,
    state: winner < 0 ? null : side === winner ? 'afloat' : 'lost',
    tracks: [],
    marks: [],
  }))
}
