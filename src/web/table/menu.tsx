import { type ReactNode, useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../theme.ts'

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'as the system'],
  ['day', 'paper by day'],
  ['night', 'dark by night'],
]

/** What is seldom wanted: light, links, giving up. */
export function Menu({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <button type="button" className="ico" aria-label="Menu" popoverTarget="menu">
        <svg width="18" height="14" aria-hidden="true">
          <path d="M0 1h18M0 7h18M0 13h18" />
        </svg>
      </button>
      <div id="menu" popover="auto" className="slip menu">
        <Light />
        {children}
        <p>
          <a href="/">Back to Port</a>
        </p>
      </div>
    </>
  )
}

export function Light() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <label className="light">
      Light{' '}
      <select
        value={theme}
        onChange={event => {
          const next = event.target.value as Theme
          chooseTheme(next)
          setTheme(next)
        }}
      >
        {THEMES.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
