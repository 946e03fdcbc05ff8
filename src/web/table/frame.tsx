import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Chart as ChartFacts, distanceText, type Point, unitAt } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'
import { wakesAt } from '../battle/wakes.ts'
import { Chart } from '../chart/chart.tsx'
import type { Furniture } from '../chart/paint.ts'
import type { Painter } from '../chart/painter.ts'
import { type ChartScene, EMPTY } from '../chart/scene.ts'
import { Citation } from '../cite.tsx'
import { Side, Told } from '../marks.tsx'
import { useNarrow } from '../narrow.ts'
import { Card } from './card.tsx'
import { Log } from './log.tsx'
import { bearingTo } from './path.ts'
import { Timeline } from './timeline.tsx'
import { duelTitle, seaWords, Top } from './top.tsx'

export interface FrameProps {
  readonly battle: Battle
  /** rows known, and rows shown */
  readonly rows: number
  readonly at: number
  onAt(rows: number): void
  /** what the line above the chart says: whose word is wanted */
  readonly word: { readonly side: number; readonly text: ReactNode; readonly note: string; readonly chips: ReactNode }
  /** the first tab, and its name */
  readonly panel: { readonly name: string; readonly body: ReactNode }
  readonly overlay: Partial<ChartScene>
  /** the ship whose card is shown, and what she aims at */
  readonly carded: number | null
  readonly aimed?: number | undefined
  readonly painter: RefObject<Painter | null>
  readonly hands: Pick<ComponentProps<typeof Chart>, 'grab' | 'onKey' | 'onPick'>
  readonly menu: ReactNode
  /** rows that have just happened are shown as they happen */
  readonly lively: boolean
  /** instead of the log on the chart, and of the timeline */
  readonly corner?: ReactNode
  readonly foot?: ReactNode
}

type Tab = 'panel' | 'card' | 'log'

/** The table: chart, word, orders, card, log, clock and timeline, whoever looks at it and whenever. */
export function Frame(props: FrameProps) {
  const { battle, rows, at, onAt, word, panel, overlay, painter, hands } = props
  const [tab, setTab] = useState<Tab>('panel')
  const [measuring, setMeasuring] = useState<readonly Point[] | null>(null)
  const narrow = useNarrow(1180)
  const state = battle.at(at)
  const chart = useMemo(() => battle.chart(state), [battle, state])
  const wakes = useMemo(() => wakesAt(battle, at), [battle, at])
  const facts = battle.header.battle.kind === 'battle' ? battle.header.battle.facts : null
  const place = facts === null ? '' : seaWords(facts.place)
  const fired = useMemo(() => firedIn(battle, at), [battle, at])
  const scene: ChartScene = { ...EMPTY, chart, place, wakes, fired, ...overlay, measured: measuredOf(measuring, chart) }
  const { playing, toggle } = usePlaying(at, rows, onAt)
  useLiveliness(props, scene, playing)
  const isTop = props.corner !== undefined
  const furniture = useCallback(
    (width: number, height: number) => furnitureOf(width, height, narrow, isTop),
    [narrow, isTop],
  )
  const title = facts?.title ?? duelTitle(chart)
  useEffect(() => {
    document.title = `${title} — Straddle`
  }, [title])
  const grab: NonNullable<FrameProps['hands']['grab']> = (unit, from) => {
    if (measuring === null) return hands.grab?.(unit, from) ?? null
    return to => setMeasuring([from, to])
  }
  const log = <Log battle={battle} rows={at} units={chart.units} onRow={onAt} />
  const carded = props.carded === null ? null : unitAt(chart, props.carded)!
  return (
    <div className="table" data-tab={tab}>
      <Top battle={battle} chart={chart} at={at} menu={props.menu} />
      <main className="chartwrap">
        <section
          className={`word side-${word.side === 0 ? 'a' : word.side === 1 ? 'b' : 'none'} ${isMany(chart) ? 'many' : ''}`}
          aria-live="polite"
        >
          <h1>
            {word.side < 0 ? null : <Side side={word.side} />}
            {word.text}
          </h1>
          {word.chips}
          <p>{word.note}</p>
        </section>
        <div className="sheet">
          <Chart
            label={`Plot of ${facts?.title ?? 'the battle'}, turn ${chart.clock.turn}`}
            painter={painter}
            furniture={furniture}
            {...hands}
            grab={grab}
          >
            <ShipList chart={chart} onPick={hands.onPick} />
          </Chart>
          <div className="tools" role="toolbar" aria-label="Chart">
            <button type="button" aria-label="Zoom in" onClick={() => painter.current?.zoom(1.25)}>
              +
            </button>
            <button type="button" aria-label="Zoom out" onClick={() => painter.current?.zoom(0.8)}>
              −
            </button>
            <button type="button" aria-label="Fit all ships" onClick={() => painter.current?.fit(true)}>
              <svg width="16" height="16" aria-hidden="true">
                <path d="M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4" />
              </svg>
            </button>
            <button
              type="button"
              aria-label="Measure"
              aria-pressed={measuring !== null}
              onClick={() => setMeasuring(measuring === null ? [] : null)}
            >
              <svg width="18" height="18" aria-hidden="true">
                <path d="M9 2L3 16M9 2L15 16M5 11H13" />
                <circle cx="9" cy="2.5" r="1.8" />
              </svg>
            </button>
          </div>
          {narrow ? <LastLine battle={battle} at={at} /> : (props.corner ?? <div className="slip logslip">{log}</div>)}
        </div>
      </main>
      <aside className="side">
        <div className="tabs" role="tablist">
          {(['panel', 'card', 'log'] as const).map(name => (
            <button type="button" role="tab" key={name} aria-selected={tab === name} onClick={() => setTab(name)}>
              {name === 'panel' ? panel.name : name === 'card' ? 'Card' : 'Log'}
            </button>
          ))}
        </div>
        {narrow && tab !== 'panel' ? null : panel.body}
        {chart.privy === undefined || (narrow && tab !== 'panel') ? null : (
          <Privy battle={battle} privy={chart.privy} />
        )}
        {carded === null || (narrow && tab !== 'card') ? null : (
          <Card sheet={battle.card(state, carded.id, props.aimed)} unit={carded} book={battle.book} />
        )}
        {narrow && tab === 'log' ? log : null}
      </aside>
      {props.foot ?? (
        <Timeline
          battle={battle}
          rows={rows}
          at={at}
          clock={chart.clock}
          playing={playing}
          onAt={onAt}
          onPlay={toggle}
          note={noteOf(at, rows)}
        />
      )}
    </div>
  )
}

/** What the other side is not told. */
function Privy({ battle, privy }: { readonly battle: Battle; readonly privy: NonNullable<ChartFacts['privy']> }) {
  return (
    <section className="privy" aria-label="Only you see this">
      <h2>Only you see this</h2>
      <p>
        {privy.words} <Citation book={battle.book} why={privy.why} />
      </p>
    </section>
  )
}

/** More ships on a side than their names have room for beside the sentence of a tablet. */
const isMany = ({ units }: ChartFacts): boolean =>
  [0, 1].some(side => units.filter(unit => unit.side === side && unit.state === 'afloat').length > 3)
const noteOf = (at: number, rows: number): string =>
  at === rows ? `at the present · ${rows} ${rows === 1 ? 'row' : 'rows'}` : `looking back · row ${at} of ${rows}`
function measuredOf(points: readonly Point[] | null, chart: ChartFacts): ChartScene['measured'] {
  const [from, to] = points ?? []
  if (from === undefined || to === undefined) return null
  const apart = Math.hypot(to.east - from.east, to.north - from.north)
  const bearing = String(Math.round(bearingTo(from, to) / 10) % 360).padStart(3, '0')
  return { from, to, words: `${distanceText(chart, apart)}, ${Math.round(apart * chart.tableInches)} in, ${bearing}°` }
}
/** The fire of the row that was last. */
const firedIn = (battle: Battle, at: number): ChartScene['fired'] =>
  at === 0 ? [] : battle.chapter(at - 1).traces.flatMap(({ unit, targets }) => targets.map(to => ({ from: unit, to })))
/** What lies on the chart: the slip in its corner, at the foot or at the top, tools, rose and scale. */
function furnitureOf(width: number, height: number, narrow: boolean, isTop: boolean): Furniture {
  const small = width < 480
  const rose = !narrow && height > 560 ? { x: width - 116, y: Math.min(318, height * 0.45), radius: 64 } : null
  const slips = [
    { x: width - 84, y: 20, width: 84, height: narrow ? 200 : 160 },
    narrow
      ? { x: 20, y: height - 70, width: width - 40, height: 70 }
      : isTop
        ? { x: 20, y: 20, width: 204, height: 248 }
        : { x: 20, y: height - 268, width: 360, height: 268 },
    ...(narrow ? [{ x: width - 300, y: height - 160, width: 300, height: 90 }] : []),
    ...(rose === null ? [] : [{ x: rose.x - 84, y: rose.y - 84, width: 168, height: 186 }]),
  ]
  return {
    rose,
    scale: small ? null : { right: width - 46, bottom: height - (narrow ? 88 : 24) },
    slips: small ? [] : slips,
    foot: narrow ? 80 : isTop ? 40 : 280,
  }
}

/** Where the narrow layouts have no room for the log, its last line lies on the chart. */
function LastLine({ battle, at }: { readonly battle: Battle; readonly at: number }) {
  for (let row = at - 1; row >= Math.max(0, at - 12); row--) {
    const entry = battle.chapter(row).entries.find(({ isMove }) => !isMove || row === at - 1)
    if (entry !== undefined)
      return (
        <p className="slip last">
          <Side side={entry.side} />
          <span>
            <Told
              text={[entry.text, entry.lines.join(', ')].filter(words => words !== '').join(': ')}
              names={entry.names}
            />
          </span>
        </p>
      )
  }
  return null
}

/** All ships in words, for whoever does not see the chart. */
function ShipList({
  chart,
  onPick,
}: {
  readonly chart: ChartFacts
  readonly onPick: ((unit: number | null) => void) | undefined
}) {
  return (
    <ul className="hidden" aria-label="Ships">
      {[...chart.units, ...(chart.counters ?? [])].map(
        ({ id, name, letters, side, words, state, heading, east, north, marks }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick?.(id)}>
              {name}, {letters}, side {side + 1}, {state}
              {words === '' ? '' : `, ${words}`}, {east.toFixed(1)} east {north.toFixed(1)} north, heading{' '}
              {String(Math.round(heading / 10) % 360).padStart(3, '0')}
              {marks.map(({ name: mark, count }) => `, ${mark}${count > 1 ? ` ×${count}` : ''}`)}
            </button>
          </li>
        ),
      )}
    </ul>
  )
}

const PLAY_MS = 900
/** Rows that are not shown as they happen where they come all at once. */
const MANY = 40

/** Row after row, until the last or until somebody stops it. */
function usePlaying(at: number, rows: number, onAt: (rows: number) => void) {
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (at >= rows) return setPlaying(false)
    const timer = setTimeout(() => onAt(at + 1), PLAY_MS)
    return () => clearTimeout(timer)
  }, [playing, at, rows, onAt])
  const toggle = (): void => {
    if (!playing && at >= rows) onAt(0)
    setPlaying(!playing)
  }
  return { playing, toggle }
}

/** Each row that comes while one looks is shown as it happens: ships along their way, salvoes, what they sink. */
function useLiveliness({ battle, at, painter, lively }: FrameProps, scene: ChartScene, playing: boolean): void {
  const last = useRef(at)
  useEffect(() => {
    const from = last.current
    last.current = at
    const came = at - from
    const isFresh = (lively && came > 0 && came < MANY) || (playing && came === 1)
    painter.current?.show(scene, isFresh ? Array.from({ length: came }, (_, i) => battle.chapter(from + i)) : [])
  })
}
