import type { Ask } from '#kernel/order/index.ts'
import type { Offer, Weapon } from '#kernel/ruleset/index.ts'
import { batteryName } from '../01-classes/classes.ts'
import { batteryNow, type Seen, type Which } from '../01-classes/state.ts'
import { inchesOf } from '../book/lengths.ts'
import { enemiesOf } from '../measured.ts'
import { hitChance } from './expected.ts'
import { attackOf } from './gunfire.ts'
import { inchesText, WEAPON } from './reckon.ts'

/** An order that attacks one target, as a table asks for it: a weapon, its targets, and why there is none. */
export interface Sketch<C> {
  readonly weapon: number
  readonly name: string
  readonly deed: string
  readonly verb: string
  readonly bands: Weapon['bands']
  readonly order: (target: number) => C
  readonly look: (target: number) => { readonly chance: number; readonly words: string }
}

/** One weapon is one offer, since each is an order of its own (HIT-A). Nothing is offered that she does not carry. */
export function attackOffer<C>(state: Seen, ship: number, ask: Ask<C>, sketch: Sketch<C>): Offer<C>[] {
  const { weapon: id, name, deed, verb, bands, order, look } = sketch
  const noes = enemiesOf(state, ship).map(target => ({ target, no: ask(order(target)) }))
  if (noes.every(({ no }) => no !== null)) return []
  const weapon: Weapon = {
    id,
    name,
    // R67: guns have no arcs
    arcs: [{ from: 0, to: 3600, bearing: 1, words: 'all' }],
    bands,
    targets: noes.filter(({ no }) => no === null).map(({ target }) => ({ unit: target, ...look(target) })),
    // with nobody in reach she is not offered at all
    idle: '',
  }
  return [
    {
      kind: 'attack',
      unit: ship,
      deed,
      plan: {
        verb,
        weapons: [weapon],
        deed: () => deed,
        try: aims => (aims[0] === undefined ? null : ask(order(aims[0].target))),
        command: aims => order(aims[0]!.target),
      },
    },
  ]
}

/** HIT-A, RANGE-A A battery with the bands of its present class. */
export function batteryOffer<C>(
  state: Seen,
  ship: number,
  which: Which,
  ask: Ask<C>,
  order: (target: number) => C,
): Offer<C>[] {
  const battery = batteryNow(state, ship, which)
  const { short, long } = state.fixed
  if (battery >= short.length || long[battery]! <= 0) return []
  const deed = which === 'main' ? 'Main battery' : 'Secondary battery'
  return attackOffer(state, ship, ask, {
    weapon: WEAPON[which],
    name: `${deed}, ${batteryName(battery)}`,
    deed,
    verb: 'fires at',
    bands: [
      { limit: inchesOf(short[battery]!), words: `short ${inchesText(short[battery]!)} in, 4+` },
      { limit: inchesOf(long[battery]!), words: `long ${inchesText(long[battery]!)} in, 6+` },
    ],
    order,
    look: target => ({ chance: hitChance(state, attackOf(ship, target, which)), words: 'one die' }),
  })
}
