import { isSealed, sealedIn } from '#kernel/order/index.ts'
import { PHASE, phaseNow } from '../01-ships/state.ts'
import { trackWords } from '../03-movement/3-2-track.ts'
import { hasTarget } from '../04-gunfire/4-5-legality.ts'
import { R } from '../book/register.ts'
import { type GrandFleetsDesk, shipActed } from '../events/events.ts'
import { DEEDS, type Deed } from '../orders/deeds.ts'
import { membersOf } from './7-1-divisions.ts'
import { divisionActed, orderRevealed, orderWritten, wakeLeft } from './events.ts'

/** 7.4, 7.5 (house) An order in a division's turn: moves are made at once, the leader's first; targets are written down until all are named. */
export function orderDivision(desk: GrandFleetsDesk, deed: Deed): void {
  const division = desk.state.divisions[deed.ship]!
  if (deed.type === 'Move') {
    leaveWake(desk, deed)
    act(desk, deed)
    const waits = membersOf(desk.state, division).some(ship => desk.state.ships[ship]!.acted === 0)
    return waits ? undefined : divisionActed(desk, { division }, R['GF-7.2-activate'])
  }
  orderWritten(desk, { ship: deed.ship, order: DEEDS.seal(deed) }, naming(desk))
  const isOpen = (ship: number): boolean => !isSealed(desk.state.written, ship) && hasTarget(desk.state, ship)
  if (!membersOf(desk.state, division).some(isOpen)) carryOutDivision(desk)
}

const act = (desk: GrandFleetsDesk, deed: Deed): void =>
  DEEDS.of(deed).carryOut(desk, deed, desk.state.ships[deed.ship]!.seat)

const naming = (desk: GrandFleetsDesk) =>
  phaseNow(desk.state) === PHASE.gunfire ? R['GF-7.5-fire'] : R['GF-7.5-torpedo']

/** 7.4 The leader's way is kept for whoever follows, by option. */
function leaveWake(desk: GrandFleetsDesk, { ship, track }: Extract<Deed, { type: 'Move' }>): void {
  const { state } = desk
  if (!state.fixed.switches.lineAhead || state.flagships[state.divisions[ship]!] !== ship) return
  const { x, y, heading } = state.ships[ship]!
  wakeLeft(desk, { ship, wake: [x, y, heading, ...trackWords(track)] }, R['GF-7.4-line'])
}

/** 7.5 All targets are named: her ships fire or launch in the order in which they were told to, so that splashes pile up; those without a target are spent (R6). */
export function carryOutDivision(desk: GrandFleetsDesk): void {
  const orders = sealedIn(desk.state.written)
  const division = desk.state.divisions[orders[0]!.ship]!
  for (const { ship, words } of orders) orderRevealed(desk, { ship, order: words }, naming(desk))
  for (const order of orders) act(desk, DEEDS.open(order))
  for (const ship of membersOf(desk.state, division)) {
    if (desk.state.ships[ship]!.acted === 0) shipActed(desk, { ship }, R['GF-R6'])
  }
  divisionActed(desk, { division }, R['GF-7.2-activate'])
}
