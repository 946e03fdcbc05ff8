import { useEffect, useRef, useState } from 'react'
import { type Moment, rowsAt } from './moments.ts'

interface LineProps {
  readonly moments: readonly Moment[]
  readonly at: number
  onAt(rows: number): void
}

const MARGIN = 14
const MIDDLE = 24
/** Pixels that a turn's number takes, and its number and hour. */
const NUMBER = 20
const HOUR = 66

/** The whole battle on one line: the one side's attacks above it, the other's below, by what they did; losses on it. */
export function Line({ moments, at, onAt }: LineProps) {
  const host = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(0)
  useEffect(() => {
    const watch = new ResizeObserver(() => setWide(host.current?.clientWidth ?? 0))
    watch.observe(host.current!)
    return () => watch.disconnect()
  }, [])
  const x = (share: number): number => MARGIN + share * Math.max(0, wide - 2 * MARGIN)
  const endOf = (rows: number): number => (rows === 0 ? 0 : moments[rows - 1]!.end)
  const here = x(endOf(at))
  return (
    <div ref={host} className="line">
      <svg width={wide} height="54" aria-hidden="true">
        <line className="way" x1={MARGIN} x2={x(1)} y1={MIDDLE} y2={MIDDLE} />
        <line className="way done" x1={MARGIN} x2={here} y1={MIDDLE} y2={MIDDLE} />
        {turnsOf(moments, x).map(({ turn, text, from, isNow }) => (
          <g key={turn}>
            <line className="turn" x1={from} x2={from} y1={MIDDLE - 7} y2={MIDDLE + 7} />
            <text className={isNow(at) ? 'now' : ''} x={from + 3} y={MIDDLE + 26}>
              {text}
            </text>
          </g>
        ))}
        {moments.map((moment, row) => (
          <Signs key={row} moment={moment} x={x(moment.end)} />
        ))}
        <path className="hand" d={`M${here - 6} ${MIDDLE - 22}h12v8l-6 6l-6-6Z`} />
        <line className="hand" x1={here} x2={here} y1={MIDDLE - 12} y2={MIDDLE + 12} />
      </svg>
      <input
        type="range"
        min={0}
        max={moments.length}
        value={at}
        aria-label="Where the replay stands"
        aria-valuetext={`after ${at} of ${moments.length} rows`}
        onChange={event => onAt(Number(event.target.value))}
        onPointerDown={event => {
          // the line is not even: where the hand is counts, not the row in proportion
          const { left } = event.currentTarget.getBoundingClientRect()
          event.preventDefault()
          onAt(rowsAt(moments, (event.clientX - left - MARGIN) / Math.max(1, wide - 2 * MARGIN)))
        }}
      />
    </div>
  )
}

/** Where each turn begins, and as much of its name as there is room for. */
function turnsOf(moments: readonly Moment[], x: (share: number) => number) {
  const begins = moments.flatMap(({ turn }, row) => (row > 0 && moments[row - 1]!.turn === turn ? [] : [row]))
  return begins.map((row, i) => {
    const { turn, hour } = moments[row]!
    const next = begins[i + 1] ?? moments.length
    const from = x(row === 0 ? 0 : moments[row - 1]!.end)
    const room = x(moments[next - 1]!.end) - from
    const text = turn === 0 ? '' : room > HOUR ? `${turn} · ${hour}` : room > NUMBER ? String(turn) : ''
    return { turn, text, from, isNow: (at: number) => at > row && at <= next }
  })
}

function Signs({ moment: { side, lost, sunk }, x }: { readonly moment: Moment; readonly x: number }) {
  const name = side === 0 ? 'a' : 'b'
  const y = MIDDLE + (side === 0 ? -13 : 13)
  const r = lost === 0 ? 2 : Math.min(6, 2.4 + lost * 0.6)
  return (
    <>
      {side < 0 ? null : side === 0 ? (
        <circle className={`${name} ${lost === 0 ? 'none' : ''}`} cx={x} cy={y} r={r} />
      ) : (
        <path
          className={`${name} ${lost === 0 ? 'none' : ''}`}
          d={`M${x} ${y - r * 1.2}l${r * 1.2} ${r * 1.2}l${-r * 1.2} ${r * 1.2}l${-r * 1.2} ${-r * 1.2}Z`}
        />
      )}
      {sunk === 0 ? null : <path className="sunk" d={`M${x - 5} ${MIDDLE - 5}l10 10M${x + 5} ${MIDDLE - 5}l-10 10`} />}
    </>
  )
}
