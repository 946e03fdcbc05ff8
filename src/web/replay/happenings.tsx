import { useEffect, useRef } from 'react'
import type { Unit } from '#kernel/ruleset/index.ts'
import type { Struck } from './moments.ts'

/** All hits and losses of the battle, each to be jumped to; the one at which the replay stands is marked. */
export function Happenings({
  happenings,
  units,
  at,
  onAt,
}: {
  readonly happenings: readonly Struck[]
  readonly units: readonly Unit[]
  readonly at: number
  onAt(rows: number): void
}) {
  const list = useRef<HTMLOListElement>(null)
  const now = happenings.findLastIndex(({ rows }) => rows <= at)
  useEffect(() => {
    const line = list.current?.children[Math.max(0, now)] as HTMLElement | undefined
    // the list alone moves, not the page
    if (line !== undefined) list.current!.scrollTop = line.offsetTop - list.current!.clientHeight / 2
  }, [now])
  const name = (id: number) => <span className="ship">{units[id]?.name}</span>
  return (
    <section className="happened panel" aria-label="Hits and losses">
      <header>
        <h2>Hits and losses</h2>
        {happenings.length === 0 ? <span>none</span> : <span>press to jump</span>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <ol ref={list} tabIndex={0}>
        {happenings.map(({ rows, turn, hour, isLoss, unit, by, lost }, i) => (
          <li key={i} className={rows === at ? 'here' : rows > at ? 'later' : ''}>
            <button type="button" onClick={() => onAt(rows)}>
              <span className="when">
                {turn} · {hour}
              </span>
              <svg width="12" height="12" aria-hidden="true" className={isLoss ? 'loss' : 'hit'}>
                <path d={isLoss ? 'M2 2l8 8M10 2l-8 8' : 'M6 1v10M1 6h10M2.500 2.500l7 7M9.500 2.500l-7 7'} />
              </svg>
              <span>
                {name(unit)}
                {isLoss ? (by < 0 ? ' is lost' : '') : ` loses ${lost}`}
                {by < 0 ? null : <>, by {name(by)}</>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
