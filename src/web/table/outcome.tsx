import { useEffect, useRef } from 'react'
import type { Battle } from '../battle/battle.ts'
import { plural, sideWords } from '../words.ts'
import type { TableState } from './table.ts'

/** How it ended, and what can be done with it now. */
export function Outcome({
  battle,
  standing,
  game,
}: {
  readonly battle: Battle
  readonly standing: NonNullable<TableState['now']>['standing']
  readonly game: string
}) {
  const { battle: kind } = battle.header
  const sides = kind.kind === 'battle' ? sideWords(kind.facts) : ['first', 'second']
  const { winner, points, turns } = standing
  // What had the focus has gone with the battle: by keys the way on leads from here.
  const end = useRef<HTMLHeadingElement>(null)
  useEffect(() => end.current?.focus(), [])
  return (
    <section className="outcome" aria-label="The outcome">
      <h2 ref={end} tabIndex={-1}>
        {winner < 0 ? 'Nobody has won' : `The ${sides[winner]} side has won`}
      </h2>
      <p>
        {points.map((each, side) => `${sides[side]} ${plural(each, 'point')}`).join(', ')} · {plural(turns, 'turn')}
      </p>
      <p>
        <a href={`/replay?game=${game}`}>Prove it and play it again</a> ·{' '}
        <a href={`/api/games/${game}/journal`} download>
          Keep the journal
        </a>{' '}
        · <a href="/">Fight again</a>
      </p>
    </section>
  )
}
