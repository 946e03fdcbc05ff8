import { sheetAt } from '../02-ships/state.ts'
import { inKnots } from '../events/words.ts'
import { LATER, order } from '../orders/order.ts'
import { movePlan } from './plan.ts'
import { isBlind, refusePlot } from './s1-movement.ts'
import { PLOT } from './s1-plot.ts'

/** S1 A ship's course for the turn. */
export const plotOrder = order(PLOT, {
  deed: 'Course',
  mark: 'course',
  refuse: refusePlot,
  carryOut: LATER,
  offers(state, ship) {
    if (isBlind(state, ship)) return []
    const plain = { kind: 'move', unit: ship, plan: movePlan(state, ship) } as const
    if (sheetAt(state, ship).card.isPreDreadnought) return [plain]
    return [plain, { kind: 'move', unit: ship, plan: movePlan(state, ship, true), words: 'steering evasively' }]
  },
  words({ speed, legs, weave }) {
    const turns = legs.flatMap(leg => ('turn' in leg ? [leg.turn] : []))
    const net = turns.reduce((sum, turn) => sum + turn, 0)
    const helm =
      turns.length === 0
        ? 'straight on'
        : net === 0
          ? 'out and back'
          : `${Math.abs(net) / 10}° to ${net < 0 ? 'port' : 'starboard'}`
    return `${inKnots(speed / 10)}, ${helm}${weave === true ? ', weaving' : ''}`
  },
})
