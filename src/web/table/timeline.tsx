import { useEffect, useMemo, useRef, useState } from 'react'
import type { Clock } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'

interface TimelineProps {
  readonly battle: Battle
  /** rows known, and rows shown */
  readonly rows: number
  readonly at: number
  readonly clock: Clock
  readonly playing: boolean
  onAt(rows: number): void
  onPlay(): void
  readonly note: string
}

interface Sign {
  readonly at: number
  readonly side: number
  readonly count: number
  readonly sunk: boolean
}

/** Where each row lies: turn and part of it. */
function moments(battle: Battle, rows: number): { readonly at: number[]; readonly signs: Sign[] } {
  const at: number[] = []
  const signs: Sign[] = []
  const counts = new Map<string, number>()
  for (let row = 0; row < rows; row++) {
    const { turn, phase } = battle.chapter(row)
    const key = `${turn} ${phase}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const done = new Map<string, number>()
  const phases = battle.chart(battle.at(0)).clock.phases.length
  for (let row = 0; row < rows; row++) {
    const { turn, phase, hurt, sunk, traces } = battle.chapter(row)
    const key = `${turn} ${phase}`
    const nth = (done.get(key) ?? 0) + 1
    done.set(key, nth)
    const moment = Math.max(0, turn - 1) + (turn === 0 ? 0 : (phase + nth / counts.get(key)!) / phases)
    at.push(moment)
    const units = battle.chart(battle.at(row + 1)).units
    const firer = traces.find(({ targets }) => targets.length > 0)
    const lost = hurt.reduce((sum, { lost: each }) => sum + each, 0)
    if (firer !== undefined && lost > 0)
      signs.push({ at: moment, side: units[firer.unit]!.side, count: lost, sunk: false })
    for (const unit of sunk) signs.push({ at: moment, side: units[unit]!.side, count: 1, sunk: true })
  }
  return { at, signs }
}

const MARGIN = 14
/** Pixels that the hour of a turn takes. */
const HOUR = 38

/** The whole battle on one line: light, turns, phases, what happened; and a hand to look back with. */
export function Timeline({ battle, rows, at, clock, playing, onAt, onPlay, note }: TimelineProps) {
  const host = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(0)
  useEffect(() => {
    const watch = new ResizeObserver(() => setWide(host.current?.clientWidth ?? 0))
    watch.observe(host.current!)
    return () => watch.disconnect()
  }, [])
  const { at: places, signs } = useMemo(() => moments(battle, rows), [battle, rows])
  const turns = Math.max(1, clock.day.length)
  const step = Math.max(0, wide - 2 * MARGIN) / turns
  const x = (moment: number): number => MARGIN + moment * step
  const here = x(at === 0 ? 0 : (places[at - 1] ?? 0))
  const y = 32
  const every = step > 64 ? 1 : step > 32 ? 2 : 4
  const dusk = clock.day.findIndex(({ dark }) => dark === 1)
  const sunset = sunsetOf(battle, clock)
  return (
    <footer className="time">
      <div className="play">
        <button type="button" aria-label="Back" disabled={at === 0} onClick={() => onAt(at - 1)}>
          ‹
        </button>
        <button type="button" aria-label={playing ? 'Stop' : 'Play'} onClick={onPlay}>
          {playing ? '▪' : '▸'}
        </button>
        <button type="button" aria-label="Forward" disabled={at >= rows} onClick={() => onAt(at + 1)}>
          ›
        </button>
      </div>
      <div ref={host} className="line">
        <svg width={wide} height="52" aria-hidden="true">
          {clock.day.map(({ hour, dark }, i) => (
            <g key={hour}>
              <rect className="light" x={x(i)} y={y - 5} width={step} height="10" opacity={0.1 + 0.34 * dark} />
              {clock.phases.slice(1).map((phase, p) => (
                <line
                  key={phase}
                  className="tick"
                  x1={x(i + (p + 1) / clock.phases.length)}
                  x2={x(i + (p + 1) / clock.phases.length)}
                  y1={y - 2}
                  y2={y + 2}
                />
              ))}
              <line className="turn" x1={x(i)} x2={x(i)} y1={y - 8} y2={y + 8} />
              {i + 1 === clock.turn || (i % every === 0 && Math.abs(i + 1 - clock.turn) * step > HOUR) ? (
                <text className={i + 1 === clock.turn ? 'now' : ''} x={x(i) + 4} y={y + 17}>
                  {hour}
                </text>
              ) : null}
            </g>
          ))}
          <line className="turn" x1={x(turns)} x2={x(turns)} y1={y - 8} y2={y + 8} />
          <rect className="done" x={MARGIN} y={y - 1.5} width={Math.max(0, here - MARGIN)} height="3" />
          {sunset === null ? null : (
            <text className="said" x={x(sunset.at) + 2} y={y - 22}>
              {sunset.words}
            </text>
          )}
          {dusk > 0 ? (
            <text className="said" x={x(dusk) + 4} y={y - 10}>
              night
            </text>
          ) : null}
          {signs.map(({ at: moment, side, count, sunk }, i) => (
            <SignMark key={i} x={x(moment)} y={y - 13} side={side} count={count} sunk={sunk} />
          ))}
          <path className="hand" d={`M${here - 6} ${y - 15}h12v8l-6 6l-6-6Z`} />
          <line className="hand" x1={here} x2={here} y1={y - 4} y2={y + 8} />
        </svg>
        <input
          type="range"
          min={0}
          max={rows}
          value={at}
          aria-label="Look back"
          aria-valuetext={at === rows ? 'the present' : `after ${at} of ${rows} rows`}
          onChange={event => onAt(Number(event.target.value))}
          onPointerDown={event => {
            // the line is not even: where the hand is counts, not the row in proportion
            const { left } = event.currentTarget.getBoundingClientRect()
            const moment = (event.clientX - left - MARGIN) / step
            event.preventDefault()
            onAt(rowAt(places, moment))
          }}
        />
      </div>
      <span className="live">{note}</span>
    </footer>
  )
}

/** When the sun sets, where light counts: in turns from the first; at the beginning if that was within the hour. */
function sunsetOf({ header }: Battle, { light, day }: Clock): { readonly at: number; readonly words: string } | null {
  const facts = header.battle.kind === 'battle' ? header.battle.facts : null
  const [one, two] = day.map(({ hour }) => minutesOf(hour))
  if (facts === null || facts.sunset === null || light === '' || one === undefined || two === undefined) return null
  const after = facts.sunset - one
  if (after < -60 || after > day.length * (two - one)) return null
  const hour = `${Math.floor(facts.sunset / 60)}:${String(facts.sunset % 60).padStart(2, '0')}`
  return { at: Math.max(0, after / (two - one)), words: `sunset ${hour}` }
}
function minutesOf(hour: string): number {
  const digits = hour.replace(/\D/g, '')
  return Number(digits.slice(0, -2)) * 60 + Number(digits.slice(-2))
}

/** How many rows were done at a moment. */
export function rowAt(places: readonly number[], moment: number): number {
  let rows = 0
  while (rows < places.length && places[rows]! <= moment + 0.01) rows++
  return rows
}

function SignMark({ x, y, side, count, sunk }: Omit<Sign, 'at'> & { readonly x: number; readonly y: number }) {
  const r = Math.min(6, 2 + count * 0.7)
  const name = side === 0 ? 'a' : 'b'
  if (sunk) return <path className={`sunk ${name}`} d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />
  return side === 0 ? (
    <circle className={name} cx={x} cy={y} r={r} />
  ) : (
    <path
      className={name}
      d={`M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}Z`}
    />
  )
}
