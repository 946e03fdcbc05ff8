import type { Event, Frozen } from '#kernel/desk/index.ts'

/** What a book's critical hits can do, or the cells of its matrices, each by a name of its own, so that it can be asked which of them many battles have seen. */
export interface Effects<S, E extends Event> {
  readonly names: readonly string[]
  /** those that nothing in play brings about, and why */
  readonly never: Readonly<Record<string, string>>
  /** someone who reads events in their order, each with the state that it befell, and says by name what it brought about */
  reader(): (event: E, before: Frozen<S>) => readonly string[]
}
