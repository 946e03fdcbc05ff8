import type { ReactNode } from 'react'
import type { Chart as ChartFacts } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'
import { phaseOf } from '../battle/battle.ts'
import { Brand, Side } from '../marks.tsx'
import { dateWords, sideWords } from '../words.ts'
import { Menu } from './menu.tsx'

/** "off Coronel, coast of Chile" is written on the water without its preposition. */
export const seaWords = (place: string): string => place.replace(/^(off|near|in) /, '').replace(/,.*$/, '')

export const duelTitle = ({ units }: ChartFacts): string => units.map(({ name }) => name).join(' and ')

export function Top({
  battle,
  chart,
  at,
  menu,
}: {
  readonly battle: Battle
  readonly chart: ChartFacts
  readonly at: number
  readonly menu: ReactNode
}) {
  const { clock } = chart
  const now = phaseOf(chart)
  const facts = battle.header.battle.kind === 'battle' ? battle.header.battle.facts : null
  // a duel is not fought for points
  const { points } = facts === null ? { points: [] } : battle.book.game!.standing(battle.at(at))
  const sides = facts === null ? ['first', 'second'] : sideWords(facts)
  // a phone has room for the first of it only
  const [light, ...sight] = clock.light.split(', ')
  return (
    <header className="top">
      <Brand />
      <div className="what">
        <b>{facts?.title ?? duelTitle(chart)}</b>
        <span>
          {[facts === null ? '' : dateWords(facts), battle.book.title, chart.weather]
            .filter(words => words !== '')
            .join(' · ')}
        </span>
      </div>
      <ol className="phases" aria-label="Phases of the turn">
        {clock.phases.map((phase, i) => (
          <li
            key={phase}
            className={i === now ? 'now' : i < now ? 'done' : ''}
            aria-current={i === now ? 'step' : undefined}
          >
            {phase}
          </li>
        ))}
      </ol>
      <div className="clock">
        <b>
          {clock.turn === 0 ? 'Before the battle' : `Turn ${clock.turn}`} · {clock.hour}
        </b>
        <span>
          {clock.turns > 0 ? (
            <span className="of">
              of {clock.turns}
              {clock.light === '' ? '' : ' · '}
            </span>
          ) : null}
          {light}
          {sight.length === 0 ? null : <span className="of">, {sight.join(', ')}</span>}
        </span>
      </div>
      <div className="vp" title="Victory points if the battle ended now">
        {points.map((each, side) => (
          <span key={sides[side]}>
            <Side side={side} />
            {sides[side]} <b>{each < 0 ? `−${-each}` : each}</b>
          </span>
        ))}
      </div>
      <Menu>{menu}</Menu>
    </header>
  )
}
