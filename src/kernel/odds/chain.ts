import type { Desk, Event, Step, Steps } from '#kernel/desk/index.ts'
import { lcm } from './fraction.ts'
import { TooWide } from './spread.ts'
import type { Tree } from './tree.ts'

/** One thing that may have become of a procedure so far: a state, the number carried on, and its whole-number weight. */
interface Standing<S> {
  readonly key: string
  readonly state: S
  readonly n: number
  weight: bigint
}
/** All of them, with weights that add up to `total`. */
interface Layer<S> {
  readonly standings: Map<string, Standing<S>>
  total: bigint
}

/**
 * Walks a chain of steps outcome by outcome, from the very procedure that play uses. Standings whose `keyOf` is equal are
 * merged between steps; what one step makes of one standing is remembered, so that asking again is quick.
 */
export class Chain<S, E extends Event, A> {
  private readonly steps: Steps<S, E, A>
  private readonly about: A
  private readonly keyOf: (state: S) => string
  private readonly copy: (state: S) => S
  private readonly desk: Desk<S, E>
  private readonly tree: Tree
  private readonly memos: Map<string, Layer<S>>[]
  private budget = 0

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

  /** What becomes of `state`. Throws `TooWide` once `budget` runs of steps did not suffice. */
  walk(state: S, n: number, budget: number): Layer<S> {
    this.budget = budget
    const key = this.keyOf(state)
    let layer: Layer<S> = { standings: new Map([[`${key}#${n}`, { key, state, n, weight: 1n }]]), total: 1n }
    this.steps.forEach((step, index) => {
      layer = this.through(step, index, layer)
    })
    check(layer)
    return layer
  }

  private through(step: Step<S, E, A>, index: number, layer: Layer<S>): Layer<S> {
    switch (step.kind) {
      case 'once':
        return this.advance(index, layer, () => true)
      case 'until':
        while (some(layer, standing => standing.n > 0)) layer = this.advance(index, layer, s => s.n > 0)
        return layer
      case 'each':
        return this.count(index, layer)
    }
  }

  /** One step for all standings that `moves` picks; the others wait. */
  private advance(index: number, layer: Layer<S>, moves: (standing: Standing<S>) => boolean): Layer<S> {
    const moved: [Standing<S>, Layer<S>][] = []
    let common = 1n
    for (const standing of layer.standings.values()) {
      if (!moves(standing)) continue
      const outcome = this.outcome(index, standing, standing.n)
      common = lcm(common, outcome.total)
      moved.push([standing, outcome])
    }
    const next: Layer<S> = { standings: new Map(), total: layer.total * common }
    for (const standing of layer.standings.values()) {
      if (!moves(standing)) put(next, standing, standing.n, standing.weight * common)
    }
    for (const [from, outcome] of moved) {
      const scale = from.weight * (common / outcome.total)
      for (const to of outcome.standings.values()) put(next, to, to.n, scale * to.weight)
    }
    return next
  }

  /**
   * A step that is done n times. Standings with most to do go first; as they come down to k, those that began with k join
   * them, so that each level is walked once for all.
   */
  private count(index: number, layer: Layer<S>): Layer<S> {
    const starts = [...layer.standings.values()]
    let level = Math.max(...starts.map(standing => standing.n))
    let running: Layer<S> = { standings: new Map(), total: layer.total }
    let scale = 1n
    for (; ; level--) {
      for (const start of starts) if (start.n === level) put(running, start, level, start.weight * scale)
      if (level <= 0) return running
      const before = running.total
      running = this.oneOf(index, running, level)
      scale *= running.total / before
    }
  }

  private oneOf(index: number, layer: Layer<S>, level: number): Layer<S> {
    const outcomes = [...layer.standings.values()].map(from => [from, this.outcome(index, from, 1)] as const)
    const common = outcomes.reduce((so, [, outcome]) => lcm(so, outcome.total), 1n)
    const next: Layer<S> = { standings: new Map(), total: layer.total * common }
    for (const [from, outcome] of outcomes) {
      const factor = from.weight * (common / outcome.total)
      for (const to of outcome.standings.values()) put(next, to, level - 1, factor * to.weight)
    }
    return next
  }

  /** What one step makes of one standing: every leaf of its tree, merged. */
  private outcome(index: number, from: Standing<S>, n: number): Layer<S> {
    const memo = this.memos[index]!
    const known = memo.get(`${from.key}#${n}`)
    if (known !== undefined) return known
    const leaves: Standing<S>[] = []
    const totals: bigint[] = []
    let common = 1n
    do {
      if (this.budget-- <= 0) throw new TooWide('the odds have too many branches to be walked')
      const state = this.copy(from.state)
      this.desk.lay(state)
      const after = this.steps[index]!.act(this.desk, this.about, n)
      leaves.push({ key: this.keyOf(state), state, n: after, weight: this.tree.ways })
      totals.push(this.tree.total)
      if (common % this.tree.total !== 0n) common = lcm(common, this.tree.total)
    } while (this.tree.next())
    const layer: Layer<S> = { standings: new Map(), total: common }
    leaves.forEach((leaf, i) => {
      put(layer, leaf, leaf.n, leaf.weight * (common / totals[i]!))
    })
    memo.set(`${from.key}#${n}`, layer)
    return layer
  }
}

function put<S>(layer: Layer<S>, like: Standing<S>, n: number, weight: bigint): void {
  const at = `${like.key}#${n}`
  const there = layer.standings.get(at)
  if (there !== undefined) there.weight += weight
  else layer.standings.set(at, { key: like.key, state: like.state, n, weight })
}

function some<S>(layer: Layer<S>, is: (standing: Standing<S>) => boolean): boolean {
  for (const standing of layer.standings.values()) if (is(standing)) return true
  return false
}

/** The proof that nothing was forgotten and nothing counted twice. */
function check<S>(layer: Layer<S>): void {
  let sum = 0n
  for (const standing of layer.standings.values()) sum += standing.weight
  if (sum !== layer.total) throw new Error(`the weights add up to ${sum}, not to ${layer.total}`)
}
