import { useId } from 'react'
import { type Cite, ruleAt } from '#kernel/book/index.ts'
import type { Book } from '#rulesets/index.ts'

/** A rule's printed number. Pressed, it opens into our own summary of the rule; house rules are marked as such. */
export function Citation({ book, why }: { readonly book: Book; readonly why: Cite | string }) {
  const id = useId()
  const rule =
    typeof why === 'string'
      ? book.register.rules.find(each => each.id === why)
      : why < 0
        ? undefined
        : ruleAt(book.register, why)
  if (rule === undefined) return null
  return (
    <>
      <button type="button" className="cite" popoverTarget={id} aria-label={`Rule ${rule.printed}, ${rule.title}`}>
        {rule.printed}
      </button>
      <span id={id} popover="auto" className="slip rule">
        <span className="rule-head">
          <b>{rule.printed}</b> {rule.title}{' '}
          {rule.origin === 'book' ? null : <span className="house">{rule.origin}</span>}
        </span>
        <span>{rule.words}</span>
        <span className="note">
          {book.title} · <a href={`/rules/${book.id}#${rule.id}`}>in the rules</a>
        </span>
      </span>
    </>
  )
}

export function House({ book, why }: { readonly book: Book; readonly why: Cite }) {
  return why >= 0 && ruleAt(book.register, why).origin === 'house' ? <span className="house">house</span> : null
}
