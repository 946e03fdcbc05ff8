type Attributes = Readonly<Record<string, string | number>>

/** One element of a drawing; children are elements already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(value)}"`)
  const start = `<${name}${written.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

/** Hundredths of a pixel are enough, and the same on every machine. */
const attribute = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100 + 0) : escaped(value)

/** Names come from a file: what XML would read as its own, or may not hold at all, is not let through. */
export const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}|\p{Cs}|\uFFFE|\uFFFF/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')

export const group = (attributes: Attributes, children: readonly string[]): string =>
  children.length === 0 ? '' : element('g', attributes, '\n', ...children.map(child => `${child}\n`))

export const words = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  element('text', { x, y, ...attributes }, escaped(text))

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  element('line', { x1, y1, x2, y2, ...attributes })

/** How wide a text will be, near enough to keep texts apart: the reader's fonts are not at hand. */
export function widthOf(text: string, size: number): number {
  let ems = 0
  for (const letter of text) ems += /[ijlt.,:;'|()\s]/.test(letter) ? 0.32 : /[A-ZÄÖÜmw—]/.test(letter) ? 0.76 : 0.54
  return ems * size
}
