import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'

/** A model of a boat that is hidden, true or false: nothing of it tells which (SUB-B). */
export interface Model {
  /** whose model it is, by her place among the ships */
  readonly boat: number
  /** 1: it is on the table no more */
  gone: number
  x: number
  y: number
  heading: number
  /** bits of DID: it has moved in its owner's turn */
  did: number
}

/** What is under water, and who is hidden by it. */
export interface Deep {
  models: Model[]
  /** by ship: which of the models is the true one; NONE: she is not hidden */
  truth: number[]
  /** by ship: the moment at which she last surfaced or dived; NONE: never (R115) */
  changed: number[]
}
export const NONE = -1
/** In the eyes of whoever may not know. */
export const UNKNOWN = -2

export const emptyDeep = (): Deep => ({ models: [], truth: [], changed: [] })

/** Where nothing is hidden nothing changes, and copies share it: events lay down another one. */
export function copyDeep(deep: Frozen<Deep>): Deep {
  if (deep.models.length + deep.changed.length === 0) return deep as Deep
  return { models: deep.models.map(copyModel), truth: deep.truth.slice(), changed: deep.changed.slice() }
}
const copyModel = (model: Frozen<Model>): Model => ({
  boat: model.boat,
  gone: model.gone,
  x: model.x,
  y: model.y,
  heading: model.heading,
  did: model.did,
})

export function writeDeep(deep: Frozen<Deep>, into: Words): void {
  into.put(deep.models.length)
  for (const { boat, gone, x, y, heading, did } of deep.models) {
    into.put(boat).put(gone).put(x).put(y).put(heading).put(did)
  }
  into.putAll(deep.truth).putAll(deep.changed)
}

/** A list by ship with one of its numbers changed. */
export function withAt(list: readonly number[], ship: number, value: number): number[] {
  const changed = list.slice()
  while (changed.length <= ship) changed.push(NONE)
  changed[ship] = value
  return changed
}
