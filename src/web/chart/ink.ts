const NAMES = [
  'paper',
  'sheet',
  'sea',
  'sunk',
  'line',
  'line-2',
  'grid',
  'ink',
  'ink-2',
  'ink-3',
  'side-a',
  'side-b',
  'chart',
  'on-chart',
  'fire',
  'flame',
  'flood',
  'smoke',
  'glow',
] as const

/** The colours of the theme, as a canvas takes them. */
export type Ink = Readonly<Record<(typeof NAMES)[number], string>> & { readonly night: boolean }

export function inkOf(element: Element): Ink {
  const style = getComputedStyle(element)
  const colours = Object.fromEntries(NAMES.map(name => [name, style.getPropertyValue(`--${name}`).trim()]))
  return { ...colours, night: style.colorScheme.includes('dark') } as unknown as Ink
}

export const sideInk = (ink: Ink, side: number): string => (side === 0 ? ink['side-a'] : ink['side-b'])

export const PLAIN = '"IBM Plex Sans", "Segoe UI", system-ui, sans-serif'
export const SERIF = '"Libre Caslon Text", "Libre Caslon", Georgia, serif'
