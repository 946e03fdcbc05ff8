import { useMemo } from 'react'
import type { Point } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'

const SIZE = { width: 188, height: 196 }
const MARGIN = 10

/** A unit's way over the whole battle, and after how many rows each point was reached. */
interface Way {
  readonly unit: number
  readonly side: number
  readonly points: readonly (Point & { readonly rows: number })[]
  /** rows after which she was lost; none: she was not */
  readonly lost: number | null
}

/** The whole battle in small: all ways, what is still to come of them pale, and what of it the chart shows. */
export function Small({
  battle,
  at,
  corners,
  follow,
}: {
  readonly battle: Battle
  readonly at: number
  readonly corners: readonly [Point, Point] | null
  readonly follow: boolean
}) {
  const ways = useMemo(() => waysOf(battle), [battle])
  const { x, y } = useMemo(() => scaled(ways), [ways])
  const path = (points: readonly Point[]): string =>
    points.map(({ east, north }, i) => `${i === 0 ? 'M' : 'L'}${x(east).toFixed(1)} ${y(north).toFixed(1)}`).join('')
  return (
    <div className="slip small">
      <header>
        <h2>The whole battle</h2>
        <span>{follow ? 'following' : ''}</span>
      </header>
      <svg {...SIZE} aria-hidden="true">
        {ways.map(({ unit, side, points, lost }) => {
          const so = points.filter(({ rows }) => rows <= at)
          const end = so.at(-1)
          return (
            <g key={unit} className={side === 0 ? 'a' : 'b'}>
              <path className="later" d={path(points)} />
              <path d={path(so)} />
              {lost === null || lost > at || end === undefined ? null : (
                <path className="lost" d={`M${x(end.east) - 3} ${y(end.north) - 3}l6 6m0 -6l-6 6`} />
              )}
            </g>
          )
        })}
        {corners === null ? null : (
          <Seen from={[x(corners[0].east), y(corners[1].north)]} to={[x(corners[1].east), y(corners[0].north)]} />
        )}
      </svg>
    </div>
  )
}

/** What the chart shows, as far as it is on the slip. */
function Seen({ from, to }: { readonly from: readonly [number, number]; readonly to: readonly [number, number] }) {
  const within = (value: number, most: number): number => Math.min(most - 1, Math.max(1, value))
  const [left, right] = [within(from[0], SIZE.width), within(to[0], SIZE.width)]
  const [top, bottom] = [within(from[1], SIZE.height), within(to[1], SIZE.height)]
  return <rect className="seen" x={left} y={top} width={right - left} height={bottom - top} />
}

function waysOf(battle: Battle): readonly Way[] {
  const ways = new Map<number, (Point & { rows: number })[]>()
  const lost = new Map<number, number>()
  for (const unit of battle.chart(battle.at(0)).units)
    if (unit.state === 'afloat') ways.set(unit.id, [{ east: unit.east, north: unit.north, rows: 0 }])
  for (let row = 0; row < battle.rows.length; row++) {
    const { traces, sunk } = battle.chapter(row)
    for (const { unit, way } of traces)
      for (const { east, north } of way) ways.set(unit, [...(ways.get(unit) ?? []), { east, north, rows: row + 1 }])
    for (const unit of sunk) if (!lost.has(unit)) lost.set(unit, row + 1)
  }
  const { units } = battle.chart(battle.at(0))
  return [...ways].map(([unit, points]) => ({
    ...{ unit, points, side: units[unit]?.side ?? -1 },
    lost: lost.get(unit) ?? null,
  }))
}

function scaled(ways: readonly Way[]) {
  const points = ways.flatMap(way => way.points)
  const easts = points.map(({ east }) => east)
  const norths = points.map(({ north }) => north)
  const least = (values: number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = (values: number[]): number => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const [west, east, south, north] = [least(easts), most(easts), least(norths), most(norths)]
  const across = (SIZE.width - 2 * MARGIN) / Math.max(1e-6, east - west)
  const down = (SIZE.height - 2 * MARGIN) / Math.max(1e-6, north - south)
  const scale = points.length === 0 ? 1 : Math.min(across, down)
  return {
    x: (at: number): number => SIZE.width / 2 + (at - (west + east) / 2) * scale,
    y: (at: number): number => SIZE.height / 2 - (at - (south + north) / 2) * scale,
  }
}
