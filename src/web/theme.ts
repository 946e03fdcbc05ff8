export type Theme = 'system' | 'day' | 'night'
const KEY = 'straddle.theme'

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(KEY)
  return kept === 'day' || kept === 'night' ? kept : 'system'
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  applyTheme(theme)
}

/** By day paper is the default; by night the root says so. */
export function applyTheme(theme: Theme): void {
  const dark = theme === 'night' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['theme'] = dark ? 'night' : 'day'
}
