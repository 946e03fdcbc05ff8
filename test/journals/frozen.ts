import { BOOKS } from '#rulesets/index.ts'

/** What events carry, book by book, type by type: which fields, and which of them may be left out. */
export type Frozen = Record<string, Record<string, Record<string, 'always' | 'sometimes'>>>

export const today = (): Frozen =>
  Object.fromEntries(
    BOOKS.map(({ id, vocabulary }) => [
      id,
      Object.fromEntries(
        [...vocabulary].map(([type, fields]) => [
          type,
          Object.fromEntries(
            Object.entries(fields).map(([name, { optional }]) => [name, optional ? 'sometimes' : 'always']),
          ),
        ]),
      ),
    ]),
  )
