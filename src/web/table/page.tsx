import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { keepToken, tokensOf } from '../link/keys.ts'
import { Side } from '../marks.tsx'
import { Live } from './live.tsx'
import { SeatTable, type TableState } from './table.ts'
import { isAsked } from './word.ts'

/** The tables of all seats that this browser holds in one game; of none, it watches. */
export function TablePage({ game }: { readonly game: string }) {
  const [tables, setTables] = useState<readonly SeatTable[]>([])
  const [active, setActive] = useState(0)
  useEffect(() => {
    const token = window.location.hash.slice(1)
    if (token !== '') {
      keepToken(game, token)
      history.replaceState(null, '', window.location.pathname)
    }
    const tokens = tokensOf(game)
    const made = (tokens.length === 0 ? [null] : tokens).map(each => new SeatTable(game, each))
    setTables(made)
    return () => {
      for (const table of made) table.close()
    }
  }, [game])
  const table = tables[active]
  if (table === undefined) return <p className="loading">The chart is being laid out…</p>
  return tables.length === 1 ? (
    <Live table={table} game={game} />
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
  readonly tables: readonly SeatTable[]
  readonly active: number
  onActive(seat: number): void
  readonly game: string
}) {
  const states = [useStore(tables[0]!.store), useStore(tables[1]!.store)]
  const mine = states[active]!
  const other = states[1 - active]!
  // one of them may have heard of a row of which the other has yet to hear
  const agreed = JSON.stringify(mine.now?.awaited) === JSON.stringify(other.now?.awaited)
  const wanted = mine.now !== null && other.now !== null && agreed && !isAsked(mine) && isAsked(other)
  const sealed = JSON.stringify(mine.now?.view) !== JSON.stringify(other.now?.view)
  const [revealed, setRevealed] = useState(active)
  // what both may see is shown to both at once, and once
  useEffect(() => {
    if (!sealed) tables[1 - active]!.set({ told: mine.told })
  }, [sealed, tables, active, mine.told])
  useEffect(() => {
    if (!wanted) return
    if (!sealed) setRevealed(1 - active)
    onActive(1 - active)
  }, [wanted, sealed, active, onActive])
  if (sealed && revealed !== active) return <Curtain state={mine} onReady={() => setRevealed(active)} />
  return <Live key={active} table={tables[active]!} game={game} />
}

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
