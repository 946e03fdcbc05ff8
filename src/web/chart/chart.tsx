import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Point } from './camera.ts'
import type { Furniture } from './paint.ts'
import { Painter } from './painter.ts'

interface ChartProps {
  readonly label: string
  readonly painter: RefObject<Painter | null>
  /** pixels that names keep off, from where slips lie */
  readonly furniture: (width: number, height: number) => Furniture
  onPick?(unit: number | null): void
  /** a drag that begins on `unit`, or on her ghost; null: the chart is dragged */
  grab?(unit: number | null, at: Point): ((at: Point, done: boolean) => void) | null
  onKey?(event: KeyboardEvent): boolean
  readonly children?: ReactNode
}

const STEP = 60

/** The chart with its hands: drag, wheel, pinch and keys move it; a press picks a ship. */
export function Chart({ label, painter, furniture, onPick, grab, onKey, children }: ChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const hands = useRef(new Map<number, { x: number; y: number }>())
  const drag = useRef<{
    moved: boolean
    x: number
    y: number
    take: ((at: Point, done: boolean) => void) | null
  } | null>(null)

  useEffect(() => {
    const made = new Painter(canvas.current!)
    painter.current = made
    const box = host.current!
    const watch = new ResizeObserver(() => {
      made.resize(box.clientWidth, box.clientHeight, furniture(box.clientWidth, box.clientHeight))
    })
    watch.observe(box)
    const theme = new MutationObserver(() => made.recolour())
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    // names are measured in the faces they are set in
    void document.fonts.ready.then(() => made.dirty())
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const { left, top } = box.getBoundingClientRect()
      made.zoom(Math.exp(-event.deltaY * 0.0015), event.clientX - left, event.clientY - top)
    }
    box.addEventListener('wheel', wheel, { passive: false })
    return () => {
      watch.disconnect()
      theme.disconnect()
      box.removeEventListener('wheel', wheel)
      made.close()
      painter.current = null
    }
  }, [painter, furniture])

  const at = (event: PointerEvent): { x: number; y: number } => {
    const { left, top } = host.current!.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const here = at(event)
    hands.current.set(event.pointerId, here)
    painter.current?.skip()
    const unit = painter.current?.unitAt(here.x, here.y, 16) ?? null
    const point = painter.current?.pointAt(here.x, here.y)
    drag.current = { moved: false, ...here, take: point ? (grab?.(unit, point) ?? null) : null }
  }
  const move = (event: PointerEvent): void => {
    const was = hands.current.get(event.pointerId)
    if (was === undefined || drag.current === null) return
    const here = at(event)
    const others = [...hands.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
    hands.current.set(event.pointerId, here)
    if (others.length > 0) return pinch(was, here, others[0]!)
    if (!drag.current.moved && Math.hypot(here.x - drag.current.x, here.y - drag.current.y) < 5) return
    drag.current.moved = true
    const point = painter.current?.pointAt(here.x, here.y)
    if (drag.current.take !== null && point) drag.current.take(point, false)
    else painter.current?.pan(here.x - was.x, here.y - was.y)
  }
  const pinch = (
    was: { x: number; y: number },
    here: { x: number; y: number },
    other: { x: number; y: number },
  ): void => {
    const before = Math.hypot(was.x - other.x, was.y - other.y)
    const after = Math.hypot(here.x - other.x, here.y - other.y)
    if (before > 10) painter.current?.zoom(after / before, (here.x + other.x) / 2, (here.y + other.y) / 2)
    if (drag.current !== null) drag.current.moved = true
  }
  const up = (event: PointerEvent): void => {
    const here = at(event)
    const state = drag.current
    hands.current.delete(event.pointerId)
    if (hands.current.size > 0 || state === null) return
    drag.current = null
    const point = painter.current?.pointAt(here.x, here.y)
    if (state.take !== null && point && state.moved) state.take(point, true)
    else if (!state.moved) onPick?.(painter.current?.unitAt(here.x, here.y, 18) ?? null)
  }
  const key = (event: KeyboardEvent): void => {
    painter.current?.skip()
    if (onKey?.(event)) return event.preventDefault()
    const act = KEYS[event.key]
    if (act === undefined || painter.current === null || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act(painter.current)
  }

  return (
    <div
      ref={host}
      className="chart"
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is moved by keys, as a map is
      tabIndex={0}
      onKeyDown={key}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <canvas ref={canvas} />
      {children}
    </div>
  )
}

const KEYS: Readonly<Record<string, (painter: Painter) => void>> = {
  ArrowLeft: painter => painter.pan(STEP, 0),
  ArrowRight: painter => painter.pan(-STEP, 0),
  ArrowUp: painter => painter.pan(0, STEP),
  ArrowDown: painter => painter.pan(0, -STEP),
  '+': painter => painter.zoom(1.25),
  '=': painter => painter.zoom(1.25),
  '-': painter => painter.zoom(0.8),
  '0': painter => painter.fit(true),
}
