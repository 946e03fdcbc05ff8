import { useState } from 'react'
import type { Battle } from '../battle/battle.ts'
import { linkOf } from '../link/keys.ts'
import { PaceSetting } from './beat.tsx'
import type { SeatTable, TableState } from './table.ts'

/** Links to the game, its rules and journal, and the way out. */
export function GameMenu({
  table,
  battle,
  state,
  game,
}: {
  readonly table: SeatTable
  readonly battle: Battle
  readonly state: TableState
  readonly game: string
}) {
  const link = linkOf(game)
  const watch = `${window.location.origin}/game/${game}`
  return (
    <>
      <PaceSetting table={table} pace={state.pace} />
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
