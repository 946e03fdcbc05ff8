import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { type Point, together } from '../chart/camera.ts'
import { Chart } from '../chart/chart.tsx'
import { outlineOf } from '../chart/hulls.ts'
import type { Painter } from '../chart/painter.ts'
import { type ChartScene, EMPTY } from '../chart/scene.ts'
import { openingOf } from './opening.ts'

/** The opening of the battle one would fight at once, on a sheet of its own. */
export function OpeningChart({ facts }: { readonly facts: BattleFacts }) {
  const painter = useRef<Painter | null>(null)
  const scene = useMemo((): ChartScene => {
    const chart = openingOf(facts)
    const flags = [0, 1].map(side => chart.units.find(unit => unit.side === side && unit.flagship)!)
    const south = Math.min(...flags.map(({ north }) => north)) - 0.55
    const [from, to] = flags.map(({ east }) => ({ east, north: south })) as [Point, Point]
    const apart = Math.abs(to.east - from.east)
    const words = `${apart.toFixed(1)} nm, ${Math.round(apart * chart.tableInches)} in`
    const wakes = new Map(
      chart.units.map(unit => {
        const turn = (unit.heading * Math.PI) / 1800
        const from = { east: unit.east - Math.sin(turn) * 1.2, north: unit.north - Math.cos(turn) * 1.2 }
        return [unit.id, [{ turn: 0, way: [from, unit] }]]
      }),
    )
    return { ...EMPTY, chart, place: '', wakes, measured: { from, to, words } }
  }, [facts])
  const furniture = useCallback(
    (width: number, height: number) => ({
      rose: width > 520 ? { x: width / 2, y: Math.min(190, height * 0.42), radius: 56 } : null,
      scale: width > 520 ? { right: width / 2 + 130, bottom: height - 22 } : null,
      slips: [],
      foot: 0,
    }),
    [],
  )
  useEffect(() => painter.current?.show(scene), [scene])
  return <Chart label={`${facts.title}, the opening`} painter={painter} furniture={furniture} />
}

const LENGTHS = {
  ...{ battleship: 24, battlecruiser: 25, cruiser: 20, destroyer: 10, carrier: 25, submarine: 9, merchant: 20 },
  aircraft: 6,
} as const
const WIDTH = 296
const HEIGHT = 132

/** A battle's opening in miniature. */
export function MiniPlot({ facts }: { readonly facts: BattleFacts }) {
  const { units } = useMemo(() => openingOf(facts), [facts])
  if (units.length === 0)
    return (
      <svg className="mini" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <text x={WIDTH / 2} y={HEIGHT / 2} textAnchor="middle">
          places are chosen by the players
        </text>
      </svg>
    )
  const near = together(units, 12)
  const easts = near.map(({ east }) => east)
  const norths = near.map(({ north }) => north)
  const [west, east, south, north] = [Math.min(...easts), Math.max(...easts), Math.min(...norths), Math.max(...norths)]
  const scale = Math.min((WIDTH - 56) / Math.max(1, east - west), (HEIGHT - 52) / Math.max(1, north - south))
  const x = (at: number): number => WIDTH / 2 + (at - (west + east) / 2) * scale
  const y = (at: number): number => HEIGHT / 2 - (at - (south + north) / 2) * scale
  const closest = Math.min(
    ...units.flatMap((one, i) =>
      units.slice(i + 1).map(other => Math.hypot(one.east - other.east, one.north - other.north)),
    ),
  )
  // hulls never run together
  const size = Math.max(0.36, Math.min(1, (closest * scale * 0.95) / 24))
  const step = scale > 14 ? 1 : scale > 5 ? 5 : 10
  const lines = Array.from({ length: 40 }, (_, i) => i * step)
  const bar = [1, 2, 5, 10, 20].find(each => each * scale > 34) ?? 20
  return (
    <svg className="mini" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {lines.map(at => (
        <path
          key={at}
          className="grid-line"
          d={`M${x(Math.floor(west / step) * step - 10 * step + at)} 0V${HEIGHT}M0 ${y(Math.floor(south / step) * step - 10 * step + at)}H${WIDTH}`}
        />
      ))}
      {units.map(({ id, side, east: e, north: n, heading, kind, letters }) => {
        const length = (letters === 'CL' ? 16 : LENGTHS[kind]) * size
        const beam = Math.max(3, length * (letters === 'CL' || kind === 'destroyer' ? 0.2 : 0.25))
        return (
          <g
            key={id}
            className={side === 0 ? 'a' : 'b'}
            transform={`translate(${x(e).toFixed(1)} ${y(n).toFixed(1)}) rotate(${heading / 10})`}
          >
            <path className="wake" d={`M0 ${length * 0.5}V${length * 1.25}`} />
            <path d={outlineOf(length, beam, { kind, letters })} />
          </g>
        )
      })}
      <path className="scale" d={`M10 ${HEIGHT - 13}v3h${bar * scale}v-3`} />
      <text x={16 + bar * scale} y={HEIGHT - 9}>
        {bar} nm
      </text>
      <path className="north" d={`M${WIDTH - 14} 8l4 12l-4 -3l-4 3Z`} />
    </svg>
  )
}
