import { Fragment } from 'react'
import { cut } from './words.ts'

/** A disc for the one side, a lozenge for the other. */
export function Side({ side }: { readonly side: number }) {
  return side < 0 ? <i className="mk" /> : <i className={`mk ${side === 0 ? 'a' : 'b'}`} />
}

/** A sentence with the names of ships in italics. */
export function Told({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  let at = 0
  return cut(text, names).map(part => {
    at += part.text.length
    return part.isName ? (
      <span key={at} className="ship">
        {part.text}
      </span>
    ) : (
      <Fragment key={at}>{part.text}</Fragment>
    )
  })
}

export function Brand() {
  return (
    <a className="brand" href="/" aria-label="Straddle: back to Port">
      <svg width="34" height="24" viewBox="0 0 34 24" aria-hidden="true">
        <path d="M17 2C19 6 20 9 20 13C20 17 19 20 18 22H16C15 20 14 17 14 13C14 9 15 6 17 2Z" fill="currentColor" />
        <path
          className="splashes"
          d="M5 19C5.400 13 6 8 7 5C8 8 8.600 13 9 19M2.500 18C2.500 14 1.800 12 1 10.500M11.500 18C11.500 14 12 12 12.600 11M25 19C25.400 13 26 8 27 5C28 8 28.600 13 29 19M22.500 18C22.500 14 22 12 21.400 11M31.500 18C31.500 14 32.200 12 33 10.500"
        />
      </svg>
      <span>Straddle</span>
    </a>
  )
}
