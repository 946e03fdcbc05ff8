/** A rule as hot code carries it: its place in its book's register. */
export type Cite = number & { readonly cite: unique symbol }

/**
 * Done: code and test cite it. Alone: the same, but no battle comes to it, only whoever works its procedure. Later: a named piece
 * of work will do it. Out: the book leaves it out, or it binds nobody.
 */
export type RuleState = 'done' | 'alone' | 'later' | 'out'
/** Who says so: the book's print, our ruling on a doubt in it, or a rule of ours where it is silent. */
export type Origin = 'book' | 'ruling' | 'house'

export interface Rule {
  readonly id: string
  readonly printed: string
  readonly title: string
  readonly words: string
  readonly state: RuleState
  readonly origin: Origin
  readonly because?: string
}

/** Does code act on it, in battles or in a procedure alone? */
export const isDone = ({ state }: Rule): boolean => state === 'done' || state === 'alone'

/** One line of a register: the number printed in the book, a two-word title, the rule in our words, state, origin, reason. */
export type RuleLine = readonly [
  printed: string,
  title: string,
  words: string,
  state: RuleState,
  origin: Origin,
  because?: string,
]

/** What a comment cites and is no rule: a silence of the book (S), a table (T), a step of its sequence; and what it is about. */
export type Aside = readonly [id: string, words: string]

export interface Register<Id extends string = string> {
  readonly book: string
  readonly rules: readonly Rule[]
  readonly cite: { readonly [id in Id]: Cite }
}

/** A book's whole register. A wrong id in `cite['…']` does not compile. */
export function register<const Lines extends Readonly<Record<string, RuleLine>>>(
  book: string,
  lines: Lines,
): Register<keyof Lines & string> {
  const ids = Object.keys(lines) as (keyof Lines & string)[]
  const rules = ids.map(id => ruleOf(id, lines[id] as RuleLine))
  const cite = Object.fromEntries(ids.map((id, index) => [id, index as Cite]))
  return { book, rules, cite: cite as { readonly [id in keyof Lines & string]: Cite } }
}

function ruleOf(id: string, [printed, title, words, state, origin, because]: RuleLine): Rule {
  const rule = { id, printed, title, words, state, origin }
  return because === undefined ? rule : { ...rule, because }
}

export function ruleAt(register: Register, cite: Cite): Rule {
  const rule = register.rules[cite]
  if (rule === undefined) throw new Error(`${register.book} has no rule ${cite}`)
  return rule
}
