import type { Battle } from '../battle/battle.ts'
import type { Chapter } from '../battle/chapter.ts'

/** One row as it lies on the replay's line. */
export interface Moment {
  /** where it ends, as a share of the line */
  readonly end: number
  readonly turn: number
  readonly hour: string
  /** of whoever attacks; -1: nobody does */
  readonly side: number
  readonly lost: number
  readonly sunk: number
  /** nothing of it is to be seen */
  readonly idle: boolean
}

/** What a row weighs on the line: it is spaced by what happened, not by the clock, so that a quiet turn is narrow. */
const WEIGHT = { idle: 0.1, move: 0.6, dice: 0.8, attack: 3, hit: 1, loss: 2 }

export function momentsOf(battle: Battle): readonly Moment[] {
  const weights: number[] = []
  const moments = battle.rows.map((_, row) => {
    const chapter = battle.chapter(row)
    const { turn, hour, traces, entries, hurt, sunk, thrown } = chapter
    const by = attacksOf(chapter)[0]?.unit
    const lost = hurt.reduce((sum, each) => sum + each.lost, 0)
    const idle = traces.length + entries.length === 0
    const quiet = idle ? WEIGHT.idle : thrown ? WEIGHT.dice : WEIGHT.move
    const weight = by === undefined ? quiet : WEIGHT.attack + (lost > 0 ? WEIGHT.hit : 0)
    weights.push(weight + sunk.length * WEIGHT.loss)
    return { turn, hour, side: by === undefined ? -1 : sideOf(chapter, by), lost, sunk: sunk.length, idle }
  })
  const all = weights.reduce((sum, each) => sum + each, 0)
  let so = 0
  return moments.map((moment, row) => {
    so += weights[row]!
    return { ...moment, end: so / all }
  })
}

const attacksOf = ({ traces }: Chapter) => traces.filter(({ targets }) => targets.length > 0)
const sideOf = ({ after }: Chapter, unit: number): number => after.units[unit]?.side ?? -1

/** What may be jumped to: each is true of a row after which it has happened. */
export const STOPS = {
  salvo: ({ side }: Moment): boolean => side >= 0,
  hit: ({ lost, sunk }: Moment): boolean => lost > 0 || sunk > 0,
  loss: ({ sunk }: Moment): boolean => sunk > 0,
  any: ({ idle }: Moment): boolean => !idle,
} as const
export type Stop = keyof typeof STOPS | 'turn'

/** How many rows are done at the next such stop, or the one before; the ends of the battle where there is none. */
export function stopFrom(moments: readonly Moment[], at: number, stop: Stop, by: 1 | -1): number {
  if (stop === 'turn') return turnFrom(moments, at, by)
  const isStop = STOPS[stop]
  for (let rows = at + by; rows > 0 && rows <= moments.length; rows += by) if (isStop(moments[rows - 1]!)) return rows
  return by > 0 ? moments.length : 0
}

/** To where a turn begins: its own, if one is in its midst and goes back. */
function turnFrom(moments: readonly Moment[], at: number, by: 1 | -1): number {
  const begins = moments.flatMap(({ turn }, row) => (row > 0 && moments[row - 1]!.turn === turn ? [] : [row]))
  if (by > 0) return begins.find(row => row > at) ?? moments.length
  return begins.findLast(row => row < at) ?? 0
}

/** The first row at whose end the line has come so far. */
export function rowsAt(moments: readonly Moment[], share: number): number {
  if (share <= 0) return 0
  const row = moments.findIndex(({ end }) => end >= share)
  return row < 0 ? moments.length : row + 1
}

/** Something that was lost or hit, to be jumped to. */
export interface Struck {
  readonly rows: number
  readonly turn: number
  readonly hour: string
  readonly isLoss: boolean
  readonly unit: number
  /** who did it; -1: it is not said */
  readonly by: number
  readonly lost: number
}

export function happeningsOf(battle: Battle): readonly Struck[] {
  return battle.rows.flatMap((_, row) => {
    const chapter = battle.chapter(row)
    const { turn, hour, hurt, sunk } = chapter
    const units = [...new Set([...sunk, ...hurt.map(({ unit }) => unit)])]
    return units.map(unit => ({
      ...{ rows: row + 1, turn, hour, unit, isLoss: sunk.includes(unit) },
      by: attacksOf(chapter).find(({ targets }) => targets.includes(unit))?.unit ?? -1,
      lost: hurt.find(each => each.unit === unit)?.lost ?? 0,
    }))
  })
}
