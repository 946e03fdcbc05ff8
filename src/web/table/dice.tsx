import type { Face } from '../battle/chapter.ts'

const WORDS = { scored: 'scored', failed: 'failed', read: '' } as const

/** Dice as they fell: solid if they scored, pale if they failed, amber where the face is looked up. */
export function Dice({ faces }: { readonly faces: readonly Face[] }) {
  const words = faces.map(({ face, as }) => `${face} ${WORDS[as]}`.trim()).join(', ')
  return (
    <span className="dice" role="img" aria-label={words}>
      {faces.map(({ face, as }, i) => (
        <span
          key={i}
          className={`die ${as === 'scored' ? 'hit' : as === 'read' ? 'read' : ''}`}
          style={{ animationDelay: `${Math.min(i, 20) * 80}ms` }}
        >
          {face}
        </span>
      ))}
    </span>
  )
}
