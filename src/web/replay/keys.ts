import { useEffect, useRef } from 'react'

/** What keys do, by their names; with Shift held, by "Shift " and the name. */
export type ReplayKeys = Readonly<Record<string, () => void>>

/** Keys as the transport shows them. Whoever writes, or scrolls a list by arrows, is left alone. */
export function useReplayKeys(keys: ReplayKeys): (event: KeyHeard) => boolean {
  const latest = useRef(keys)
  latest.current = keys
  const hear = useRef((event: KeyHeard): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const does = latest.current[`${event.shiftKey && event.key.length > 1 ? 'Shift ' : ''}${name}`]
    does?.()
    return does !== undefined
  })
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const { target } = event
      if (event.defaultPrevented || !(target instanceof HTMLElement)) return
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return
      if (event.key === ' ' && /^(BUTTON|A)$/.test(target.tagName)) return
      if (/^(Arrow|Home|End)/.test(event.key) && target.tagName === 'OL') return
      if (hear.current(event)) event.preventDefault()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [])
  return hear.current
}

interface KeyHeard {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}
