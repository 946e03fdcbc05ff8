import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'
import type { Painter } from '../chart/painter.ts'
import { Frame } from '../table/frame.tsx'
import { headline } from '../table/headline.tsx'
import { Salvo } from '../table/salvo.tsx'
import { Happenings } from './happenings.tsx'
import { useReplayKeys } from './keys.ts'
import { happeningsOf, type Moment, momentsOf, STOPS, type Stop, stopFrom } from './moments.ts'
import { Small } from './small.tsx'
import { SPEEDS, Transport } from './transport.tsx'

interface ReplayProps {
  readonly battle: Battle
  readonly name: string
  /** what the proof says */
  readonly verdict: string
  readonly proved: boolean
  onLeave(): void
}

/** A battle played again from its beginning. */
export function Replay({ battle, name, verdict, proved, onLeave }: ReplayProps) {
  const painter = useRef<Painter | null>(null)
  const moments = useMemo(() => momentsOf(battle), [battle])
  const happenings = useMemo(() => happeningsOf(battle), [battle])
  const rows = moments.length
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState(1)
  const [playing, setPlaying] = useState(false)
  const [follow, setFollow] = useState(true)
  const [unit, setUnit] = useState(0)
  const corners = useCorners(painter, () => setFollow(false))
  usePlay(playing, at, moments, speed, setAt, setPlaying)
  useAction(painter, battle, at, follow, speed)
  const onPlay = (): void => {
    if (!playing && at >= rows) setAt(0)
    setPlaying(!playing)
  }
  const onStop = (stop: Stop, by: 1 | -1): void => {
    setPlaying(false)
    setAt(stopFrom(moments, at, stop, by))
  }
  const faster = (by: 1 | -1) => () => setSpeed(SPEEDS[SPEEDS.indexOf(speed as never) + by] ?? speed)
  const onFollow = (on: boolean): void => {
    setFollow(on)
    if (on) painter.current?.fit(true)
  }
  const hear = useReplayKeys({
    ...{ ' ': onPlay, f: () => onFollow(!follow), Home: () => setAt(0), End: () => setAt(rows) },
    ...{ ArrowLeft: () => onStop('salvo', -1), ArrowRight: () => onStop('salvo', 1) },
    ...{ 'Shift ArrowLeft': () => onStop('turn', -1), 'Shift ArrowRight': () => onStop('turn', 1) },
    ...{ l: () => onStop('loss', 1), h: () => onStop('hit', 1) },
    ...{ ',': () => onStop('any', -1), '.': () => onStop('any', 1), '[': faster(-1), ']': faster(1) },
  })
  const { side, text } = saidAt(battle, at)
  return (
    <Frame
      battle={battle}
      rows={rows}
      at={at}
      onAt={setAt}
      word={{
        ...{ side, text },
        note: noteOf(moments, at),
        chips: (
          <button type="button" className="leave" onClick={onLeave}>
            Leave the replay
          </button>
        ),
      }}
      panel={{
        name: 'Salvo',
        body: (
          <>
            <p className={`verdict ${proved ? 'ok' : ''}`} role="status">
              <b>{name}</b> {verdict}
            </p>
            <Salvo
              battle={battle}
              at={at}
              waiting={waitingWords(at, rows)}
              onAgain={row => play(painter, battle, row, speed)}
            />
            <Happenings happenings={happenings} units={battle.chart(battle.at(0)).units} at={at} onAt={setAt} />
          </>
        ),
      }}
      overlay={{ selected: unit }}
      carded={unit}
      painter={painter}
      hands={{ onPick: picked => setUnit(picked ?? unit), onKey: hear }}
      menu={null}
      lively={false}
      corner={<Small battle={battle} at={at} corners={corners} follow={follow} />}
      foot={
        <Transport
          {...{ moments, at, playing, speed, follow, onPlay, onFollow, onStop }}
          onAt={setAt}
          onSpeed={setSpeed}
        />
      }
    />
  )
}

const waitingWords = (at: number, rows: number): string =>
  at === rows ? 'The end of the journal.' : 'From the journal.'

/** What the line above the chart says: what has just happened. */
function saidAt(battle: Battle, at: number): { readonly side: number; readonly text: ReactNode } {
  if (at === 0) return { side: -1, text: 'Replay: before the first order' }
  const said = headline(battle, at - 1)
  if (said !== null) return { side: said.side, text: <span>Replay: {said.text}</span> }
  const { turn, phase, after } = battle.chapter(at - 1)
  return { side: -1, text: `Replay: turn ${turn}, ${(after.clock.phases[phase] ?? '').toLowerCase()}` }
}

/** Which salvo of its turn it is, and which row of all. */
function noteOf(moments: readonly Moment[], at: number): string {
  const row = `row ${at} of ${moments.length}`
  const now = moments[at - 1]
  if (now === undefined || !STOPS.salvo(now)) return row
  const salvoes = moments.flatMap((each, i) => (each.turn === now.turn && STOPS.salvo(each) ? [i] : []))
  return `salvo ${salvoes.indexOf(at - 1) + 1} of ${salvoes.length} in ${now.turn === 0 ? 'all' : 'this turn'} · ${row}`
}

/** Milliseconds that a row is looked at, at the pace of the clock. */
const LOOK = { idle: 60, quiet: 900, attack: 1600 }

/** Row after row, until the last or until somebody stops it. */
function usePlay(
  playing: boolean,
  at: number,
  moments: readonly Moment[],
  speed: number,
  onAt: (rows: number) => void,
  onPlaying: (playing: boolean) => void,
): void {
  useEffect(() => {
    if (!playing) return
    if (at >= moments.length) return onPlaying(false)
    const now = moments[at - 1]
    const look = now === undefined || now.idle ? LOOK.idle : STOPS.salvo(now) ? LOOK.attack : LOOK.quiet
    const timer = setTimeout(() => onAt(at + 1), look / speed)
    return () => clearTimeout(timer)
  }, [playing, at, moments, speed, onAt, onPlaying])
}

/** What has happened is shown as it happens, and the chart goes where it does. */
function useAction(
  painter: { readonly current: Painter | null },
  battle: Battle,
  at: number,
  follow: boolean,
  speed: number,
): void {
  const last = useRef(0)
  const pace = useRef(speed)
  pace.current = speed
  useEffect(() => {
    const came = at > last.current
    last.current = at
    painter.current?.skip()
    if (at === 0) return painter.current?.fit(true)
    const { traces, hurt, sunk } = battle.chapter(at - 1)
    const units = [
      ...traces.flatMap(({ unit, targets }) => [unit, ...targets]),
      ...hurt.map(({ unit }) => unit),
      ...sunk,
    ]
    if (follow && units.length > 0) painter.current?.follow(units)
    if (came) play(painter, battle, at - 1, pace.current)
  }, [painter, battle, at, follow])
}
const play = (painter: { readonly current: Painter | null }, battle: Battle, row: number, speed: number): void =>
  painter.current?.play(battle.chapter(row), Math.max(1, speed))

/** What of the sea the chart shows; whoever moves it by hand is told of, once. */
function useCorners(painter: { readonly current: Painter | null }, onHand: () => void): readonly [Point, Point] | null {
  const [corners, setCorners] = useState<readonly [Point, Point] | null>(null)
  const hand = useRef(onHand)
  hand.current = onHand
  useEffect(() => {
    const { current } = painter
    if (current === null) return
    current.onLook = (seen, byHand) => {
      setCorners(seen)
      if (byHand) hand.current()
    }
    return () => {
      current.onLook = null
    }
  }, [painter])
  return corners
}
