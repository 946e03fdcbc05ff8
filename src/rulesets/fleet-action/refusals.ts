import { no, type Order, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { inPhase } from './9-1-refusals.ts'
import { refuseFactors, refuseGun, refuseLight, refuseSalvo } from './9-refusals.ts'
import { R } from './book.ts'
import type { Activate, Command } from './commands.ts'
import { isLost, type Seen } from './state.ts'

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, order: Order<Command>): Refusal | null {
  const { command, seat } = order
  if (command.type === 'NextPhase')
    return seat === UMPIRE ? null : no(R['FA-6-phase-order'], 'the phases turn by themselves')
  const ship = state.ships[command.ship]
  if (ship === undefined) return no(R['FA-H19'], `there is no ship ${command.ship}`)
  if (ship.seat !== seat) return no(R['FA-H19'], 'that ship is not yours')
  if (isLost(state, command.ship)) return no(R['FA-H37'], 'that ship is lost')
  switch (command.type) {
    case 'SteamOn':
      return inPhase(state, 'ship movement') ?? hasActed(state, command.ship)
    case 'DeclareTorpedoes':
      return inPhase(state, 'ship movement') ?? refuseSalvo(state, command)
    case 'Activate':
      return inPhase(state, 'action') ?? hasActed(state, command.ship) ?? refuseActs(state, command)
  }
}

function hasActed(state: Seen, ship: number): Refusal | null {
  return state.ships[ship]!.acted > 0 ? no(R['FA-6.6-action'], 'that ship has had her turn in this phase') : null
}

function refuseActs(state: Seen, order: Activate): Refusal | null {
  const { ship, light, guns } = order
  if (light !== null) {
    const refusal = refuseLight(state, ship, light)
    if (refusal !== null) return refusal
  }
  for (const fire of guns) {
    const refusal = refuseGun(state, order, fire)
    if (refusal !== null) return refusal
  }
  return refuseFactors(state, order)
}
