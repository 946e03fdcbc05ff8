import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { unitAt } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'
import type { Painter } from '../chart/painter.ts'
import type { ChartScene, Ghost } from '../chart/scene.ts'
import { percent } from '../words.ts'
import { BeatPanel, useBeat } from './beat.tsx'
import { Chips } from './chips.tsx'
import { BLANK } from './draft.ts'
import { Frame } from './frame.tsx'
import { GameMenu } from './game-menu.tsx'
import { headline } from './headline.tsx'
import { actions, useKeys } from './keys.ts'
import { Orders } from './orders.tsx'
import { Outcome } from './outcome.tsx'
import { legTowards, pathAfterKey } from './path.ts'
import { aimedAt, type Plan, planOf } from './plan.ts'
import { Question } from './question.tsx'
import { Salvo } from './salvo.tsx'
import type { SeatTable, TableState } from './table.ts'
import { isAsked, noteOf, sideAsked, waitingWords, wordOf } from './word.ts'

/** One seat at the table, or a place among those who watch. */
export function Live({ table, game }: { readonly table: SeatTable; readonly game: string }) {
  const state = useStore(table.store)
  const { battle, now, link, fault } = state
  if (battle !== null && now !== null) return <AtTable table={table} state={state} battle={battle} game={game} />
  return (
    <main className="page">
      {link === 'closed' ? (
        <>
          <h1>This game cannot be opened</h1>
          <p>{fault}</p>
          <p>
            <a href="/">Back to Port</a>
          </p>
        </>
      ) : (
        <p className="loading">
          {link === 'lost' ? 'The server cannot be reached; trying again…' : 'The chart is being laid out…'}
        </p>
      )}
    </main>
  )
}

/** The table of a battle under way: what is asked, what is thought of, what is said. */
function AtTable({
  table,
  state,
  battle,
  game,
}: {
  readonly table: SeatTable
  readonly state: TableState
  readonly battle: Battle
  readonly game: string
}) {
  const painter = useRef<Painter | null>(null)
  const { rows, draft, viewer, shown } = state
  const beat = useBeat(table, state, battle)
  const at = beat !== null ? beat.row + 1 : (state.at ?? rows)
  const isNow = beat === null && at === rows
  const now = battle.at(at)
  const asked = isNow && isAsked(state) && state.question === null
  const chart = useMemo(() => battle.chart(now), [battle, now])
  const offers = useMemo(
    () => (asked && viewer !== 'public' ? battle.present.offers(now, viewer) : []),
    [asked, battle, now, viewer],
  )
  const plan = useMemo(() => planOf(offers, draft, chart), [offers, draft, chart])
  const tried = plan.move === null ? null : plan.move.try(plan.path)
  // a beat is about whom she fired at
  const fired = beat === null ? undefined : battle.chapter(beat.row).traces.find(({ targets }) => targets.length > 0)
  const overlay =
    fired === undefined ? sceneOf(plan, state, tried) : { selected: fired.unit, target: fired.targets[0]! }
  const carded =
    fired?.targets[0] ??
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
    const it = unitAt(chart, picked)!
    if (plan.units.includes(picked) || plan.able.includes(picked))
      return table.set({ draft: { ...BLANK, unit: picked }, shown: null, refused: null })
    if (plan.attack?.weapons.some(({ targets }) => targets.some(each => each.unit === picked)))
      return table.set({ draft: aimedAt(draft, plan, picked), refused: null })
    table.set({ shown: it.id })
  }
  const grab = (picked: number | null, from: { east: number; north: number }) => {
    if (plan.place !== null && (picked === null || picked === plan.unit)) {
      const heading = draft.place?.heading ?? unitAt(chart, plan.unit!)!.heading
      set({ place: { ...from, heading } })
      return (to: { east: number; north: number }) => set({ place: { ...to, heading } })
    }
    if (plan.move === null || plan.unit === null) return null
    const end = tried?.at ?? unitAt(chart, plan.unit)!
    const near = Math.hypot(from.east - end.east, from.north - end.north) * (painter.current?.camera?.scale ?? 1) < 34
    if (picked !== plan.unit && !near) return null
    const start = unitAt(chart, plan.unit)!
    const before = picked === plan.unit && !near ? [] : draft.path
    const { move } = plan
    return (to: { east: number; north: number }) => {
      const leg = legTowards(move, before, start, to)
      set({ path: leg.ahead === undefined && leg.turn === undefined ? before : [...before, leg] })
    }
  }
  const heading = unit === null ? 0 : unitAt(chart, unit)!.heading
  const act = actions(table, plan, state, tried, set, { pass: battle.book.game!.pass, heading })
  useKeys(beat === null ? act : { ' ': beat.onNext, Enter: beat.onNext })
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || !/^Arrow|^Backspace$/.test(event.key)) return false
    act[event.key]?.()
    const path = plan.move === null ? null : pathAfterKey(plan.move, plan.path, event.key)
    if (path !== null) painter.current?.reveal(plan.move!.try(path).at)
    return act[event.key] !== undefined
  }
  const again = (row: number): void => painter.current?.play(battle.chapter(row))
  const { question } = state
  // how things stand in the midst of the rule: some of it may have been done
  const amidst = useMemo(() => (question === null ? null : battle.imagined(question.view)), [battle, question])
  const said = beat === null ? null : headline(battle, beat.row)
  const body =
    beat !== null ? (
      <BeatPanel table={table} battle={battle} beat={beat} />
    ) : question !== null && isNow ? (
      <Question battle={battle} now={amidst} question={question} onAnswer={choice => table.answer(choice)} />
    ) : asked ? (
      <Orders table={table} state={state} battle={battle} now={now} plan={plan} tried={tried} />
    ) : (
      <>
        {isNow && state.now?.standing.over ? (
          <Outcome battle={battle} standing={state.now.standing} game={game} />
        ) : null}
        <Salvo battle={battle} at={at} waiting={isNow ? waitingWords(state) : 'Looking back.'} onAgain={again} />
      </>
    )
  return (
    <>
      <LinkLine table={table} state={state} />
      <Frame
        battle={battle}
        rows={beat === null ? rows : at}
        at={at}
        onAt={row => table.set({ at: row >= rows ? null : row })}
        word={{
          side: said?.side ?? sideAsked(state, isNow, battle, at),
          text: said === null ? wordOf(battle, state, at) : <span>{said.text}</span>,
          note: beat === null ? noteOf(state, asked, isNow) : beatNote(battle, rows, beat.row),
          chips: asked ? <Chips plan={plan} chart={chart} onPick={pick} /> : null,
        }}
        panel={{ name: asked ? 'Orders' : 'Salvo', body }}
        overlay={overlay}
        carded={carded}
        aimed={carded === plan.unit && plan.target !== null ? plan.target : undefined}
        painter={painter}
        hands={{ grab, onKey, onPick: pick }}
        menu={<GameMenu table={table} battle={battle} state={state} game={game} />}
        lively={isNow || beat !== null}
      />
    </>
  )
}

/** What comes after a beat, as far as it is known already. */
function beatNote(battle: Battle, rows: number, row: number): string {
  for (let next = row + 1; next < rows; next++) if (battle.chapter(next).throws.length > 0) return 'More follows'
  return ''
}

/** A lost connection says so, tries by itself, and may be told to try at once. */
function LinkLine({ table, state }: { readonly table: SeatTable; readonly state: TableState }) {
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

/** What the chart shows of a plan. */
function sceneOf(
  plan: Plan,
  { draft, shown }: TableState,
  tried: ReturnType<NonNullable<Plan['move']>['try']> | null,
): Partial<ChartScene> {
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
      : plan.move !== null && tried !== null && plan.path.length > 0
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
