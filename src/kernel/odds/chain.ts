import type { Desk, Event, Step, Steps } from '#kernel/desk/index.ts'
import { lcm } from './fraction.ts'
import { TooWide } from './spread.ts'
import type { Tree } from './tree.ts'

/** Is told now and then how much is done, from 0 to 1. */
export type Watch = (share: number) => void
/** Runs between one telling and the next. */
export const OFTEN = 2 ** 12

/** What may have become of a procedure so far: standings (a state and the number carried on) with whole-number weights. */
interface Layer {
  readonly weights: Map<Standing, bigint>
  /** weight of what was too rare to be followed */
  readonly untold: bigint
  /** all weights and the untold add up to it */
  readonly total: bigint
}
export interface Walked {
  /** by the places of the chain's states */
  readonly weights: ReadonlyMap<number, bigint>
  readonly untold: bigint
  readonly total: bigint
}
/** A state, by its place in the chain's list, and the number carried on, as one number. */
type Standing = number
const MOST = 0x10000
const standing = (state: number, n: number): Standing => state * MOST + n
const stateIn = (at: Standing): number => Math.floor(at / MOST)
const numberIn = (at: Standing): number => at % MOST

/**
 * Walks a chain of steps outcome by outcome, from the very procedure that play uses. States whose `keyOf` is equal are one
 * state; what one step makes of one standing is remembered, so that asking again is quick.
 */
export class Chain<S, E extends Event, A> {
  /** every different state met so far */
  readonly states: S[] = []
  private readonly places = new Map<string, number>()
  private readonly steps: Steps<S, E, A>
  private readonly about: A
  private readonly keyOf: (state: S) => string
  private readonly copy: (state: S) => S
  private readonly desk: Desk<S, E>
  private readonly tree: Tree
  private readonly memos: Map<Standing, Layer>[]
  private budget = 0
  private rarest = 0n
  private watch: Watch | undefined
  private allowed = 0
  private told = 0

  constructor(
    steps: Steps<S, E, A>,
    about: A,
    keyOf: (state: S) => string,
    copy: (state: S) => S,
    desk: Desk<S, E>,
    tree: Tree,
  ) {
    this.steps = steps
    this.about = about
    this.keyOf = keyOf
    this.copy = copy
    this.desk = desk
    this.tree = tree
    this.memos = steps.map(() => new Map())
  }

  /**
   * What becomes of `state`. Throws `TooWide` once `budget` is spent: one for each run of a step. Standings rarer than one in
   * `rarest` are not followed; how much they weigh together is told. 0: all are followed.
   */
  walk(state: S, n: number, budget: number, rarest = 0n, watch?: Watch): Walked {
    this.budget = this.allowed = this.told = budget
    this.watch = watch
    this.rarest = rarest
    const start = standing(this.placeOf(this.copy(state)), Math.max(0, n))
    let layer: Layer = { weights: new Map([[start, 1n]]), untold: 0n, total: 1n }
    this.steps.forEach((step, index) => {
      layer = this.through(step, index, layer)
    })
    return { weights: byState(layer), untold: layer.untold, total: layer.total }
  }

  private placeOf(state: S): number {
    const key = this.keyOf(state)
    let place = this.places.get(key)
    if (place === undefined) {
      place = this.states.push(state) - 1
      this.places.set(key, place)
    }
    return place
  }

  private through(step: Step<S, E, A>, index: number, layer: Layer): Layer {
    switch (step.kind) {
      case 'once':
        return this.advance(index, layer, numberIn)
      case 'until':
        while (someLeft(layer)) {
          // Paid for even where it is remembered: what can come back to where it was would never end.
          this.spend(layer.weights.size)
          layer = this.advance(index, layer, at => (numberIn(at) > 0 ? numberIn(at) : WAITS))
        }
        return layer
      case 'each':
        return this.count(index, layer)
    }
  }

  /** One step for all standings, each with its `share` of the work; those whose share is WAITS stay as they are. */
  private advance(index: number, layer: Layer, share: (at: Standing) => number): Layer {
    const outcomes: (Layer | null)[] = []
    let common = 1n
    for (const at of layer.weights.keys()) {
      const n = share(at)
      const outcome = n === WAITS ? null : this.outcome(index, stateIn(at), n)
      if (outcome !== null) common = lcm(common, outcome.total)
      outcomes.push(outcome)
    }
    const weights = new Map<Standing, bigint>()
    let i = 0
    for (const [at, weight] of layer.weights) {
      const outcome = outcomes[i++]!
      if (outcome === null) put(weights, at, weight * common)
      else {
        const scale = outcome.total === common ? weight : weight * (common / outcome.total)
        for (const [to, ways] of outcome.weights) put(weights, to, scale * ways)
      }
    }
    return this.followed({ weights, untold: layer.untold * common, total: layer.total * common })
  }

  /** Without the standings that are too rare to be followed. */
  private followed(layer: Layer): Layer {
    if (this.rarest === 0n) return layer
    let { untold } = layer
    for (const [at, weight] of layer.weights) {
      if (weight * this.rarest >= layer.total) continue
      layer.weights.delete(at)
      untold += weight
    }
    return { ...layer, untold }
  }

  /**
   * A step that is done n times. Standings with most to do go first; as they come down to k, those that began with k join
   * them, so that each level is walked once for all.
   */
  private count(index: number, layer: Layer): Layer {
    const starts: [state: number, n: number, weight: bigint][] = []
    for (const [at, weight] of layer.weights) starts.push([stateIn(at), numberIn(at), weight])
    let level = starts.reduce((most, [, n]) => Math.max(most, n), 0)
    let running: Layer = { weights: new Map(), untold: layer.untold, total: layer.total }
    let scale = 1n
    for (; ; level--) {
      for (const [state, n, weight] of starts) {
        if (n === level) put(running.weights, standing(state, 0), weight * scale)
      }
      if (level === 0) return running
      const before = running.total
      running = this.advance(index, running, () => 1)
      scale *= running.total / before
    }
  }

  /** What one step makes of one state and number: every leaf of its tree, merged. */
  private outcome(index: number, state: number, n: number): Layer {
    const memo = this.memos[index]!
    const at = standing(state, n)
    let outcome = memo.get(at)
    if (outcome === undefined) {
      outcome = this.leaves(index, this.states[state]!, n)
      memo.set(at, outcome)
    }
    return outcome
  }

  private spend(runs: number): void {
    this.budget -= runs
    if (this.budget < 0) throw new TooWide('the odds have too many branches to be walked')
    if (this.watch === undefined || this.told - this.budget < OFTEN) return
    this.told = this.budget
    this.watch(1 - this.budget / this.allowed)
  }

  private leaves(index: number, from: S, n: number): Layer {
    const { act } = this.steps[index]!
    const { tree } = this
    const leaves: { at: Standing; ways: bigint; total: bigint }[] = []
    let common = 1n
    tree.restart()
    do {
      this.spend(1)
      const state = this.copy(from)
      this.desk.lay(state)
      const after = Math.max(0, act(this.desk, this.about, n))
      if (after >= MOST) throw new RangeError(`a step cannot hand on ${after}`)
      leaves.push({ at: standing(this.placeOf(state), after), ways: tree.ways, total: tree.total })
      if (tree.total !== common) common = lcm(common, tree.total)
    } while (tree.next())
    const weights = new Map<Standing, bigint>()
    for (const { at, ways, total } of leaves) put(weights, at, total === common ? ways : ways * (common / total))
    return { weights, untold: 0n, total: common }
  }
}
const WAITS = -1

function put(weights: Map<number, bigint>, at: number, weight: bigint): void {
  const there = weights.get(at)
  weights.set(at, there === undefined ? weight : there + weight)
}

function someLeft(layer: Layer): boolean {
  for (const at of layer.weights.keys()) if (numberIn(at) > 0) return true
  return false
}

/** Only the states matter in the end; and the proof that nothing was forgotten and nothing counted twice. */
function byState(layer: Layer): Map<number, bigint> {
  const weights = new Map<number, bigint>()
  let sum = layer.untold
  for (const [at, weight] of layer.weights) {
    put(weights, stateIn(at), weight)
    sum += weight
  }
  if (sum !== layer.total) throw new Error(`the weights add up to ${sum}, not to ${layer.total}`)
  return weights
}
