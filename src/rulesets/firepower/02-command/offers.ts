import type { Ask } from '#kernel/order/index.ts'
import type { Offer, Throwing, Way } from '#kernel/ruleset/index.ts'
import { FORMATIONS, MOVEMENTS, type Seen } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { chanceOf, isHopeless, least, throwingOf } from '../book/faces.ts'
import { centimetresText } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { nameOf, squadronName } from '../events/words.ts'
import { rangeOf } from '../measured.ts'
import type { ChangeOrders } from './change.ts'
import { controlOf, takesOrders, throwsForControl } from './control.ts'
import { isFlagSquadron, leftOf } from './squadron.ts'

// What a table shows of orders: each that a squadron might have, its price, and the throw that it takes.

export function changeOffers(
  state: Seen,
  squadron: number,
  seat: number,
  ask: Ask<ChangeOrders>,
): Offer<ChangeOrders>[] {
  const { seat: whose, flagship } = state.squadrons[squadron]!
  if (whose !== seat || flagship < 0) return []
  const movements = MOVEMENTS.map((movement, i) =>
    wayOf(state, squadron, { type: 'ChangeOrders', squadron, movement }, i, ask),
  )
  const formations = FORMATIONS.map((formation, i) =>
    wayOf(state, squadron, { type: 'ChangeOrders', squadron, formation }, i, ask),
  )
  if ([...movements, ...formations].every(({ command }) => command === null)) return []
  const prices = state.first >= 0 && !isFlagSquadron(state, squadron) ? ', and control next with each' : ''
  const plan = {
    title: squadronName(state, squadron),
    facts: factsOf(state, squadron),
    lists: [
      { name: `Movement${prices}`, ways: movements },
      { name: `Formation${prices}`, ways: formations },
    ],
    after: state.first < 0 ? [] : controlsOf(state, seat),
  }
  return [{ kind: 'choose', unit: flagship, deed: 'Orders', plan }]
}

function wayOf(
  state: Seen,
  squadron: number,
  said: ChangeOrders,
  value: number,
  ask: Ask<ChangeOrders>,
): Way<ChangeOrders> {
  const part = said.movement === undefined ? 'formation' : 'movement'
  const words = (said.movement ?? said.formation!).replace('-', ' ').toUpperCase()
  const now = state.squadrons[squadron]![part] === value
  const isThrown = state.first >= 0 && !isFlagSquadron(state, squadron)
  return {
    words,
    note: `${now ? 'now' : ''}${now && isThrown ? ', ' : ''}${isThrown ? keptText(state, squadron, part, value) : ''}`,
    now,
    command: ask(said) === null ? said : null,
    deed: `${isThrown ? 'Signal' : 'Order'} ${words}`,
    throwing: isThrown ? signalOf(state, squadron) : null,
  }
}

/** ORD-D How the next control throws would go with that order. */
function keptText(state: Seen, squadron: number, part: 'movement' | 'formation', value: number): string {
  const then = copy(state)
  then.squadrons[squadron]![part] = value
  const chance = chanceOf(controlOf(then, squadron).total)
  return chance === 0 ? 'never' : `${Math.round(100 * chance)} %`
}

/** ORD-B, R31 The throw for a change, by the orders that it still has. */
function signalOf(state: Seen, squadron: number): Throwing {
  const sum = controlOf(state, squadron)
  return throwingOf(sum, {
    first: `Obeys on ${-sum.lines[0]!.value} or more`,
    words: isHopeless(sum.total) ? 'The order cannot reach them' : `The order reaches them on ${least(sum.total)}`,
    otherwise: 'If it fails the old order stands, and the turn’s one attempt is spent.',
  })
}

/** R33 Who throws for control then, and on what. */
const controlsOf = (state: Seen, seat: number) =>
  state.squadrons.flatMap((each, squadron) => {
    if (each.seat !== seat || !throwsForControl(state, squadron)) return []
    const { total } = controlOf(state, squadron)
    const words = `${squadronName(state, squadron)} throws for control`
    const chance = Math.round(100 * chanceOf(total))
    return [{ words, figure: isHopeless(total) ? 'lost' : `${least(total)}, ${chance} %`, why: R['FP-ORD-C'] }]
  })

/** "3 ships · 93 cm (37 in) from Lion · under control" */
function factsOf(state: Seen, squadron: number): string {
  const { seat, flagship, controlled } = state.squadrons[squadron]!
  const ships = leftOf(state, squadron).length
  const admiral = state.flags[seat]!
  return [
    ships === 1 ? 'one ship' : `${ships} ships`,
    admiral < 0
      ? 'no fleet flagship'
      : isFlagSquadron(state, squadron)
        ? 'flag squadron, always in hand'
        : `${centimetresText(rangeOf(state, flagship, admiral))} from ${nameOf(state, admiral)}`,
    ...(isFlagSquadron(state, squadron) ? [] : [controlled === 1 ? 'under control' : 'out of control']),
    ...(takesOrders(state, squadron) ? [] : ['takes no more orders']),
  ].join(' · ')
}
