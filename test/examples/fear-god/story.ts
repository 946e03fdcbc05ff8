import type { Options } from '#kernel/desk/index.ts'
import { type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import type { Card } from '#rulesets/fear-god/02-ships/ship.ts'
import type { State } from '#rulesets/fear-god/02-ships/state.ts'
import type { Event, FearGodDesk } from '#rulesets/fear-god/events/events.ts'
import { FEAR_GOD } from '#rulesets/fear-god/index.ts'
import type { Command } from '#rulesets/fear-god/orders/orders.ts'
import { condition } from '#rulesets/fear-god/procedures/given.ts'

// Examples that are whole sequences: each step begins with what the one before it has left.

/** Procedures one after the other upon the same ship, as an umpire works them; `with.target` adds to what she has suffered. */
export interface Chain {
  readonly ship: string
  readonly steps: readonly ChainStep[]
}
interface ChainStep {
  readonly procedure: string
  readonly with: Readonly<Record<string, unknown>>
  readonly faces?: readonly number[]
  readonly options?: Options
}
type Worked = (name: string, given: unknown, options: Options, faces: readonly number[]) => object
type Suffered = Readonly<Record<'lost' | 'fires' | 'floods' | 'speedLevels' | 'port' | 'starboard', number>>

export function chain({ ship, steps }: Chain, work: Worked, card: (name: string) => Card): { steps: object[] } {
  let worn: Record<string, unknown> = { ship }
  const taken = { port: 0, starboard: 0 }
  const done = steps.map(step => {
    worn = { ...worn, ...(step.with['target'] as object | undefined) }
    const side = (step.with['side'] ?? 'port') as 'port' | 'starboard'
    const hit = step.procedure === 'torpedo-hit' ? { absorbed: taken[side] } : {}
    const worked = work(step.procedure, { ...step.with, ...hit, target: worn }, step.options ?? {}, step.faces ?? [])
    const { result } = worked as { result: Suffered }
    const { lost, fires, floods, speedLevels } = result
    const pool = card(ship).underwater ?? 0
    if (step.procedure === 'torpedo-hit') taken[side] = pool - result[side]
    worn = { ...worn, lost, speedLevels, fires: whole(fires), floods: whole(floods) }
    return worked
  })
  return { steps: done }
}
const whole = (percent: number): number[] => (percent > 0 ? [percent] : [])

/** A duel played by its orders, phase by phase. */
export interface Played {
  readonly ships: readonly string[]
  readonly at: string
  readonly yards: number
  /** events that the example speaks of */
  readonly watch: readonly Event['type'][]
  readonly steps: readonly PlayedStep[]
}
interface PlayedStep {
  /** what a seat orders, or the phase whose end is played to */
  readonly order?: Order<Command>
  readonly until?: string
  readonly faces?: readonly number[]
}
type Play = (faces: readonly number[], act: (desk: FearGodDesk) => void) => readonly Event[]

export function played({ watch, steps }: Played, state: State, target: number, play: Play, now: () => string): object {
  return {
    steps: steps.map(({ order, until, faces = [] }) => {
      const events = play(faces, desk => {
        if (order !== undefined) FEAR_GOD.resolve(desk, order)
        for (let closed = ''; until !== undefined && closed !== until; ) {
          closed = now()
          FEAR_GOD.resolve(desk, { seat: UMPIRE, command: { type: 'NextPhase' } })
        }
      })
      return { now: now(), ship: condition(state, target), events: events.filter(({ type }) => watch.includes(type)) }
    }),
  }
}
