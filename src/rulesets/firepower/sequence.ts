import { R } from './book.ts'
import { type FirepowerDesk, firstTurnSettled, rateHalved, turnBegan } from './events.ts'
import { isGone, seatInTurn } from './state.ts'
import { runMarkers } from './torpedoes.ts'

/** What the winner of the first die may do. */
const TAKE = 0
const GIVE = 1

/** SEQ-A, R116 Each throws a die, equal dice again; the higher takes the first turn or gives it away. Once, before turn 1. */
export function throwForFirst(desk: FirepowerDesk): void {
  for (;;) {
    const one = desk.dice.one(6, R['FP-SEQ-A'])
    const other = desk.dice.one(6, R['FP-R116'])
    if (one === other) continue
    const higher = one > other ? 0 : 1
    const gives = desk.choose(higher, (1 << TAKE) | (1 << GIVE), higher, R['FP-SEQ-A']) === GIVE
    firstTurnSettled(desk, gives ? 1 - higher : higher, R['FP-SEQ-A'])
    return
  }
}

/** Segments F and G, then T0 of the other player: his hit engine rooms halve their ships' rate once more (R76). */
export function endTurn(desk: FirepowerDesk): void {
  runMarkers(desk, seatInTurn(desk.state))
  const now = desk.state.now + 1
  const seat = 1 - seatInTurn(desk.state)
  turnBegan(desk, now, seat, R['FP-SEQ-A'])
  if (desk.state.fixed.switches.halvedOnce) return
  for (let ship = 0; ship < desk.state.ships.length; ship++) {
    const { seat: owner, engines } = desk.state.ships[ship]!
    if (owner === seat && engines === 1 && !isGone(desk.state, ship)) rateHalved(desk, ship, R['FP-R76'])
  }
}
