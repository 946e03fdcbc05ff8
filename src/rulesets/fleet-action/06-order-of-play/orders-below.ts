import { no, type Refusal } from '#kernel/ruleset/index.ts'
import type { Seen } from '../02-data-sheet/state.ts'
import { hasPower } from '../09-combat/9-1-sight.ts'
import { R } from '../book/register.ts'
import { minesLaid, shipListened } from '../events/events.ts'
import { fieldAstern } from '../measured.ts'
import { order } from '../orders/order.ts'
import { refuseLaying } from './6-2-mines.ts'
import { listen, refuseListening } from './6-3-submarines.ts'
import { hasActed, inPhase, refuseTurn } from './6-refusals.ts'
import { LAY_MINES, LISTEN } from './said-below.ts'

const refuseInBattle = (state: Seen): Refusal | null =>
  state.fixed.theatre === null ? no(R['FA-H54-duel'], 'a duel has no such order') : null

/** 6.2, H31 */
export const layMinesOrder = order(LAY_MINES, {
  refuse: (state, { ship }) =>
    refuseInBattle(state) ??
    inPhase(state, 'mines') ??
    refuseTurn(state, ship) ??
    hasActed(state, ship) ??
    refuseLaying(state, ship),
  carryOut(desk, { ship }) {
    const { seat } = desk.state.ships[ship]!
    minesLaid(desk, { ship, seat, at: fieldAstern(desk.state, ship) }, R['FA-6.2-mines'])
  },
  offers(_state, ship, ask) {
    const command = { type: 'LayMines' as const, ship }
    if (ask(command) !== null) return []
    return [{ kind: 'say', unit: ship, deed: 'Mines', words: 'Lay a minefield', why: R['FA-6.2-mines'], command }]
  },
})

/** H32 Without power there is nothing to hear (H38). */
export const listenOrder = order(LISTEN, {
  refuse: (state, { ship }) =>
    refuseInBattle(state) ??
    inPhase(state, 'action') ??
    refuseTurn(state, ship) ??
    hasActed(state, ship) ??
    refuseListening(state, ship),
  carryOut(desk, { ship }) {
    if (hasPower(desk, ship)) listen(desk, ship)
    else shipListened(desk, { ship, passed: false }, R['FA-H38'])
  },
  offers(_state, ship, ask) {
    const command = { type: 'Listen' as const, ship }
    if (ask(command) !== null) return []
    return [{ kind: 'say', unit: ship, deed: 'Listen', words: 'Listen for submarines', why: R['FA-H32'], command }]
  },
})
