import { useLayoutEffect, useRef, useState } from 'react'
import { type Chart, unitAt } from '#kernel/ruleset/index.ts'
import { isCounter } from '../chart/apart.ts'
import type { Plan } from './plan.ts'

interface ChipsProps {
  readonly plan: Plan
  readonly chart: Chart
  onPick(unit: number): void
}

/** Ships that may still act: as many as there is room for, the rest in a list. */
export function Chips({ plan, chart, onPick }: ChipsProps) {
  const host = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(99)
  const key = plan.units.join()
  useLayoutEffect(() => {
    const box = host.current!
    const count = (): void => setRoom(roomIn(box))
    count()
    const watch = new ResizeObserver(count)
    watch.observe(box)
    // names are as wide as their type, which may come later
    document.fonts.addEventListener('loadingdone', count)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', count)
    }
  }, [key])
  const rest = plan.units.slice(room)
  const nameOf = (id: number): string => plan.called.get(id) ?? unitAt(chart, id)!.name
  const isShip = (id: number): boolean => !plan.called.has(id) && !isCounter(unitAt(chart, id)!)
  const { unit: chosen } = plan
  const isBeyond = chosen !== null && rest.includes(chosen)
  return (
    <div className="left">
      <div ref={host} className="pills">
        {plan.units.map((id, i) => (
          <button
            type="button"
            key={id}
            className={`pill ${isShip(id) ? '' : 'roman'} ${chosen === id ? 'on' : ''}`}
            aria-pressed={chosen === id}
            // what has no room is in the list beside
            inert={i >= room}
            onClick={() => onPick(id)}
          >
            {nameOf(id)}
          </button>
        ))}
      </div>
      {rest.length === 0 ? null : (
        <select
          className={`pill more ${isBeyond ? 'on' : ''}`}
          aria-label="Other ships that may act"
          value={isBeyond ? chosen : ''}
          onChange={event => onPick(Number(event.target.value))}
        >
          <option value="" disabled>
            {rest.length} more
          </option>
          {rest.map(id => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/** How many stand in the first row; those that do not fit have gone to the next. */
function roomIn(box: HTMLElement): number {
  const pills = [...box.children] as HTMLElement[]
  const top = pills[0]?.offsetTop ?? 0
  const beyond = pills.findIndex(pill => pill.offsetTop > top + 4)
  return beyond < 0 ? pills.length : beyond
}
