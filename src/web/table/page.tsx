import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Battle } from '../battle/battle.ts'
import { effectsOf } from '../chart/effects.ts'
import type { Painter } from '../chart/painter.ts'
import type { Ghost, Scene } from '../chart/scene.ts'
import { keepToken, linkOf, tokensOf } from '../link/keys.ts'
import { Side } from '../marks.tsx'
import { percent, plural, sideWords } from '../words.ts'
import { BLANK } from './draft.ts'
import { Frame } from './frame.tsx'
import { Orders } from './orders.tsx'
import { legTowards, pathAfterKey } from './path.ts'
import { type Plan, planOf } from './plan.ts'
import { Question } from './question.tsx'
import { Salvo } from './salvo.tsx'
import { Table, type TableState } from './table.ts'

/** The tables of all seats that this browser holds in one game; of none, it watches. */
export function TablePage({ game }: { readonly game: string }) {
  const [tables, setTables] = useState<readonly Table[]>([])
  const [active, setActive] = useState(0)
  useEffect(() => {
    const token = window.location.hash.slice(1)
    if (token !== '') {
      keepToken(game, token)
      history.replaceState(null, '', window.location.pathname)
    }
    const tokens = tokensOf(game)
    const made = (tokens.length === 0 ? [null] : tokens).map(each => new Table(game, each))
    setTables(made)
    return () => {
      for (const table of made) table.close()
    }
  }, [game])
  const table = tables[active]
  if (table === undefined) return <p className="loading">The chart is being laid out…</p>
  return tables.length === 1 ? (
    <Seat table={table} game={game} />
  ) : (
    <HotSeat tables={tables} active={active} onActive={setActive} game={game} />
  )
}

/** Two players at one screen: it turns to whoever is asked; with a screen between them where one knows what the other may not. */
function HotSeat({
  tables,
  active,
  onActive,
  game,
}: {
  readonly tables: readonly Table[]
  readonly active: number
  onActive(seat: number): void
  readonly game: string
}) {
  const states = [useStore(tables[0]!.store), useStore(tables[1]!.store)]
  const mine = states[active]!
  const other = states[1 - active]!
  const wanted = mine.now !== null && other.now !== null && mine.rows === other.rows && !isAsked(mine) && isAsked(other)
  const sealed = JSON.stringify(mine.now?.view) !== JSON.stringify(other.now?.view)
  const [revealed, setRevealed] = useState(active)
  useEffect(() => {
    if (!wanted) return
    if (!sealed) setRevealed(1 - active)
    onActive(1 - active)
  }, [wanted, sealed, active, onActive])
  if (sealed && revealed !== active) return <Curtain state={mine} onReady={() => setRevealed(active)} />
  return <Seat key={active} table={tables[active]!} game={game} />
}

const isAsked = ({ now, viewer, question }: TableState): boolean =>
  question !== null || (now !== null && viewer !== 'public' && now.awaited.includes(viewer))

function Curtain({ state, onReady }: { readonly state: TableState; onReady(): void }) {
  const header = state.battle?.header.battle
  const side = header?.kind === 'battle' && state.viewer !== 'public' ? header.facts.sides[state.viewer] : undefined
  return (
    <main className="curtain">
      {state.viewer === 'public' ? null : <Side side={state.viewer} />}
      <h1>Hand over to {side === undefined ? 'the other player' : side.name}</h1>
      <p>What was written is sealed. Nobody else should look now.</p>
      {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
      <button type="button" className="fire" autoFocus onClick={onReady}>
        I am {side?.admiral === undefined || side.admiral === '' ? 'ready' : side.admiral}
      </button>
    </main>
  )
}

/** One seat at the table, or a place among those who watch. */
function Seat({ table, game }: { readonly table: Table; readonly game: string }) {
  const state = useStore(table.store)
  const { battle, fault } = state
  if (battle === null || state.now === null)
    return (
      <main className="page">
        {state.link === 'closed' ? (
          <>
            <h1>This game cannot be opened</h1>
            <p>{fault}</p>
            <p>
              <a href="/">Back to Port</a>
            </p>
          </>
        ) : (
          <p className="loading">
            {state.link === 'lost' ? 'The server cannot be reached; trying again…' : 'The chart is being laid out…'}
          </p>
        )}
      </main>
    )
  return <Live table={table} state={state} battle={battle} game={game} />
}

function Live({
  table,
  state,
  battle,
  game,
}: {
  readonly table: Table
  readonly state: TableState
  readonly battle: Battle
  readonly game: string
}) {
  const painter = useRef<Painter | null>(null)
  const { rows, draft, viewer, shown } = state
  const at = state.at ?? rows
  const isNow = at === rows
  const now = battle.at(at)
  const asked = isNow && isAsked(state) && state.question === null
  const chart = useMemo(() => battle.present.chart(now), [battle, now])
  const offers = useMemo(
    () => (asked && viewer !== 'public' ? battle.present.offers(now, viewer) : []),
    [asked, battle, now, viewer],
  )
  const plan = useMemo(() => planOf(offers, draft, chart), [offers, draft, chart])
  const tried = plan.move === null ? null : plan.move.try(draft.path)
  const overlay = sceneOf(plan, state, tried)
  const carded =
    shown ??
    plan.unit ??
    chart.units.find(({ side, state: is }) => side === (viewer === 'public' ? 0 : viewer) && is === 'afloat')?.id ??
    0
  const { unit, target } = plan
  useEffect(() => {
    if (unit !== null) painter.current?.follow(target === null ? [unit] : [unit, target])
  }, [unit, target])

  const set = (change: Partial<typeof draft>): void => table.set({ draft: { ...draft, ...change }, refused: null })
  const pick = (picked: number | null): void => {
    if (picked === null) return table.set({ shown: null })
    const it = chart.units[picked]!
    if (plan.units.includes(picked)) return table.set({ draft: { ...BLANK, unit: picked }, shown: null, refused: null })
    if (plan.attack?.weapons.some(({ targets }) => targets.some(each => each.unit === picked)))
      return set({ target: picked })
    table.set({ shown: it.id })
  }
  const grab = (picked: number | null, from: { east: number; north: number }) => {
    if (plan.place !== null && (picked === null || picked === plan.unit)) {
      const heading = draft.place?.heading ?? chart.units[plan.unit!]!.heading
      set({ place: { ...from, heading } })
      return (to: { east: number; north: number }) => set({ place: { ...to, heading } })
    }
    if (plan.move === null || plan.unit === null) return null
    const end = tried?.at ?? chart.units[plan.unit]!
    const near = Math.hypot(from.east - end.east, from.north - end.north) * (painter.current?.camera?.scale ?? 1) < 34
    if (picked !== plan.unit && !near) return null
    const start = chart.units[plan.unit]!
    const before = picked === plan.unit && !near ? [] : draft.path
    const { move } = plan
    return (to: { east: number; north: number }) => {
      const leg = legTowards(move, before, start, to)
      set({ path: leg.ahead === undefined && leg.turn === undefined ? before : [...before, leg] })
    }
  }
  const act = actions(table, plan, state, tried, set)
  useKeys(act)
  const onKey = (event: KeyboardEvent): boolean => {
    if (plan.move === null || event.shiftKey || event.ctrlKey || event.metaKey) return false
    const path = pathAfterKey(plan.move, draft.path, event.key)
    if (path === null) return false
    set({ path })
    return true
  }
  const again = (row: number): void => {
    painter.current?.play(effectsOf(battle.chapter(row), battle.present.chart(battle.at(row + 1)), performance.now()))
  }
  const body =
    state.question !== null && isNow ? (
      <Question battle={battle} now={now} question={state.question} onAnswer={choice => table.answer(choice)} />
    ) : asked ? (
      <Orders table={table} state={state} battle={battle} now={now} plan={plan} tried={tried} />
    ) : (
      <Salvo battle={battle} at={at} waiting={isNow ? waitingWords(state) : 'Looking back.'} onAgain={again} />
      </>
    )
  return (
    <>
      <LinkLine table={table} state={state} />
      <Frame
        battle={battle}
        rows={rows}
        at={at}
        onAt={row => table.set({ at: row >= rows ? null : row })}
        word={{
          side: sideAsked(state, isNow, battle, at),
          text: wordOf(battle, state, at),
          note: noteOf(state, asked, isNow),
          chips: asked ? <Chips plan={plan} chart={chart} onPick={pick} /> : null,
        }}
        panel={{ name: asked ? 'Orders' : 'Salvo', body }}
        overlay={overlay}
        carded={carded}
        aimed={carded === plan.unit && plan.target !== null ? plan.target : undefined}
        painter={painter}
        hands={{ grab, onKey, onPick: pick }}
        menu={<GameMenu table={table} battle={battle} state={state} game={game} />}
        lively={isNow}
      />
    </>
  )
}

/** How it ended, and what can be done with it now. */
function Outcome({ battle, standing, game }: { readonly battle: Battle; readonly standing: NonNullable<TableState['now']>['standing']; readonly game: string }) {
  const { battle: kind } = battle.header
  const sides = kind.kind === 'battle' ? sideWords(kind.facts) : ['first', 'second']
  const { winner, points, turns } = standing
  return (
    <section className="outcome" aria-label="The outcome">
      <h2>{winner < 0 ? 'Nobody has won' : `The ${sides[winner]} side has won`}</h2>
      <p>
        {points.map((each, side) => `${sides[side]} ${each}`).join(', ')} · {plural(turns, 'turn')}
      </p>
      <p>
        <a href={`/api/games/${game}/journal`} download>
          Keep the journal
        </a>{' '}
        · <a href="/">Fight again</a>
      </p>
    </section>
  )
}

/** Ships that may still act. */
function Chips({
  plan,
  chart,
  onPick,
}: {
  readonly plan: Plan
  readonly chart: ReturnType<Battle['present']['chart']>
  onPick(unit: number): void
}) {
  return (
    <div className="left">
      {plan.units.slice(0, 8).map(id => (
        <button
          type="button"
          key={id}
          className={`pill ${plan.unit === id ? 'on' : ''}`}
          aria-pressed={plan.unit === id}
          onClick={() => onPick(id)}
        >
          {chart.units[id]!.name}
        </button>
      ))}
    </div>
  )
}

function wordOf(battle: Battle, { viewer, question, rows }: TableState, at: number): string {
  if (question !== null && at === rows) return 'A rule leaves something to you'
  return battle.present.asked(battle.at(at), viewer === 'public' ? -1 : viewer).replace(/\.$/, '')
}

function sideAsked({ now, question, viewer }: TableState, isNow: boolean, battle: Battle, at: number): number {
  const awaited = isNow
    ? question !== null && viewer !== 'public'
      ? [viewer]
      : (now?.awaited ?? [])
    : battle.book.game!.awaited(battle.at(at))
  return awaited.length === 1 ? awaited[0]! : -1
}

function noteOf({ now, sending, viewer, company, question }: TableState, asked: boolean, isNow: boolean): string {
  if (!isNow) return 'Looking back; nothing is changed by it'
  if (now?.standing.over) return ''
  if (sending) return 'Said; waiting for the answer'
  if (asked || question !== null) return 'Your word; nothing is said yet'
  if (viewer === 'public') return 'You are watching'
  const other = company?.seats.find(({ seat }) => seat !== viewer)
  if (other?.by === 'computer') return 'The computer is thinking'
  return other?.here === false
    ? 'Your friend is not here yet; send the link'
    : 'Your friend is thinking; you may look about'
}

function waitingWords({ now, link, company, viewer }: TableState): string {
  if (now?.standing.over) return now.standing.winner < 0 ? 'The battle is over: nobody has won.' : 'The battle is over.'
  if (link !== 'open') return 'The connection is lost; nothing that was taken is lost with it.'
  const watching = company?.watching ?? 0
  const seen = watching > 0 ? ` ${plural(watching, 'onlooker')}.` : ''
  return viewer === 'public' ? `You are watching.${seen}` : `Connected. The dice are in the journal.${seen}`
}

/** A lost connection says so, tries by itself, and may be told to try at once. */
function LinkLine({ table, state }: { readonly table: Table; readonly state: TableState }) {
  if (state.link === 'lost')
    return (
      <p className="lost" role="alert">
        The connection is lost. Everything that was taken is kept; trying again by itself.{' '}
        <button type="button" onClick={() => table.retry()}>
          Try now
        </button>
      </p>
    )
  if (state.fault === null) return null
  return (
    <p className="lost" role="alert">
      {state.fault[0]!.toUpperCase() + state.fault.slice(1)}.{' '}
      <button type="button" onClick={() => table.set({ fault: null })}>
        Well
      </button>
    </p>
  )
}

function GameMenu({
  table,
  battle,
  state,
  game,
}: {
  readonly table: Table
  readonly battle: Battle
  readonly state: TableState
  readonly game: string
}) {
  const link = linkOf(game)
  const watch = `${window.location.origin}/game/${game}`
  return (
    <>
      {link === null ? null : <LinkRow name="Your friend’s link" link={link} />}
      <LinkRow name="To watch" link={watch} />
      <p>
        <a href={`/rules/${battle.book.id}`}>Rules of {battle.book.title}</a> ·{' '}
        <a href={`/api/games/${game}/journal`} download>
          The journal
        </a>
      </p>
      {state.viewer === 'public' || state.now?.standing.over ? null : (
        <p>
          <button type="button" onClick={() => table.order(battle.book.game!.concede)}>
            Concede the battle
          </button>
        </p>
      )}
    </>
  )
}

function LinkRow({ name, link }: { readonly name: string; readonly link: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <p className="linkrow">
      <label>
        {name} <input readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <button type="button" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </p>
  )
}

/** What the chart shows of a plan. */
function sceneOf(
  plan: Plan,
  { draft, shown }: TableState,
  tried: ReturnType<NonNullable<Plan['move']>['try']> | null,
): Partial<Scene> {
  const weapon = plan.weapon
  const placing = plan.place !== null && draft.place !== null ? plan.place.try(draft.place) : null
  const ghost: Ghost | null =
    placing !== null
      ? {
          unit: plan.unit!,
          at: placing.at,
          way: [],
          words: placing.refusal?.reason ?? 'here',
          ok: placing.refusal === null,
        }
      : plan.move !== null && tried !== null && draft.path.length > 0
        ? {
            unit: plan.unit!,
            at: tried.at,
            way: tried.way,
            words:
              tried.refusal === null
                ? `${tried.cost} of ${plan.move.budget} ${plan.move.measure}`
                : tried.refusal.reason,
            ok: tried.refusal === null,
          }
        : null
  return {
    selected: shown ?? plan.unit,
    target: plan.target,
    weapon: shown === null || shown === plan.unit ? weapon : null,
    chips: (weapon?.targets ?? []).map(({ unit, chance, words }) => ({
      unit,
      figure: percent(chance),
      words,
      on: unit === plan.target,
    })),
    ghost,
    zone: plan.place?.zone ?? null,
  }
}

type Act = Readonly<Record<string, () => void>>

/** Everything by keys: what each does now. */
function actions(
  table: Table,
  plan: Plan,
  { draft, sending }: TableState,
  tried: ReturnType<NonNullable<Plan['move']>['try']> | null,
  set: (change: Partial<TableState['draft']>) => void,
): Act {
  const next = <T,>(all: readonly T[], one: T | null): T | undefined =>
    all[(one === null ? -1 : all.indexOf(one)) + 1] ?? all[0]
  const nextUnit = (): void => {
    const unit = next(plan.units, plan.unit)
    if (unit !== undefined) table.set({ draft: { ...BLANK, unit }, shown: null, refused: null })
  }
  const { attack, move, place } = plan
  if (attack !== null) {
    const targets = [...new Set(attack.weapons.flatMap(weapon => weapon.targets.map(({ unit }) => unit)))]
    return {
      f: () => {
        if (plan.aims.length > 0 && !sending) table.order(attack.command(plan.aims))
      },
      t: () => set({ target: next(targets, plan.target) ?? null }),
      b: () => set({ weapon: next(attack.weapons, plan.weapon)?.id ?? null }),
      n: nextUnit,
      z: () => table.set({ draft: { ...BLANK, unit: draft.unit }, refused: null }),
    }
  }
  if (move !== null)
    return {
      Enter: () => {
        if (tried?.refusal == null && !sending) table.order(move.command(draft.path))
      },
      n: nextUnit,
      z: () => set({ path: draft.path.slice(0, -1) }),
    }
  if (place !== null)
    return {
      Enter: () => {
        const there = draft.place === null ? null : place.try(draft.place)
        if (there?.refusal === null) table.order(place.command(there.at))
      },
      n: nextUnit,
      z: () => set({ place: null }),
    }
  return {}
}

function useKeys(act: Act): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent): void => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return
      // Enter on a button is that button's
      if (event.key === 'Enter' && target instanceof HTMLElement && /^(BUTTON|A)$/.test(target.tagName)) return
      const does = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (does === undefined) return
      event.preventDefault()
      does()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [])
}
