import type { Face } from '../battle/chapter.ts'

const WORDS = { scored: 'scored', failed: 'failed', read: '' } as const

/** A d6 is square, other dice have six corners. */
export const shapeOf = (sides: number): string => (sides === 6 ? 'square' : '')

/** Dice as they fell: solid if they scored, pale if they failed, amber where the face is looked up. */
export function Dice({ faces }: { readonly faces: readonly Face[] }) {
  const words = faces.map(({ face, as }) => `${face} ${WORDS[as]}`.trim()).join(', ')
  return (
    <span className="dice" role="img" aria-label={words}>
      {faces.map(({ face, sides, as }, i) => (
        <span
          key={i}
          className={`die ${shapeOf(sides)} ${as === 'scored' ? 'hit' : as === 'read' ? 'read' : ''}`}
          style={{ animationDelay: `${Math.min(i, 20) * 80}ms` }}
        >
          {face}
        </span>
      ))}
    </span>
  )
}
