import type { Options } from '#kernel/desk/index.ts'
import type { Book } from '#rulesets/index.ts'
import { mix } from '../conformance/battle.ts'

/** Every value of every option that is not its standard, alone. */
export const awayOf = ({ options }: Book): Options[] =>
  options.flatMap(({ name, values, standard }) =>
    values.filter(value => value !== standard).map(value => ({ [name]: value })),
  )

/** The options of the nth case. Of five one keeps to the standard, two have one value away from it, two have any of several. */
export function optionsAt(book: Book, nth: number): Options {
  const kind = nth % 5
  if (kind === 0) return {}
  if (kind > 2) return someOf(book, nth)
  const away = awayOf(book)
  return away[(2 * Math.floor(nth / 5) + kind - 1) % away.length] ?? {}
}

/** By other numbers than a duel's ships and terms are chosen by, so that they do not go together. */
const someOf = ({ options }: Book, nth: number): Options =>
  Object.fromEntries(
    options.flatMap(({ name, values }, i) =>
      mix(nth, 1000 + i) % 3 === 0 ? [[name, values[mix(nth, 2000 + i) % values.length]!]] : [],
    ),
  )
