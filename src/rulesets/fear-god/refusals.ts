import type { Cite } from '#kernel/book/index.ts'
import { type Order, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { bandOf, barrelsBearing } from './6-4-gunfire.ts'
import { isSilenced } from './8-3-small-craft.ts'
import { R } from './book.ts'
import type { Command, FireGuns } from './commands.ts'
import { isPhase, refuseBatteryOut, refuseInPlotting, refuseShell, refuseTarget, type ToCrew } from './refuse.ts'
import { refuseInBattle } from './s2-refusals.ts'
import { arcSeen } from './s4-sight.ts'
import { EXTREME } from './ship.ts'
import { isAfloat, type Seen, sheetAt } from './state.ts'

const no = (why: Cite, reason: string): Refusal => ({ why, reason })

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, order: Order<Command>): Refusal | null {
  return state.fixed.field === null ? refuseInDuel(state, order) : refuseInBattle(state, order)
}

/** H9 Two ships alone: the umpire turns the phases, and nobody moves. */
function refuseInDuel(state: Seen, { command, seat }: Order<Command>): Refusal | null {
  switch (command.type) {
    case 'NextPhase':
      return seat === UMPIRE ? null : no(R['FGDN-H10-turns'], 'the phases turn by themselves')
    case 'Deploy':
    case 'Plot':
    case 'LaunchTorpedoes':
    case 'FireStarShells':
    case 'Dive':
    case 'DropCharges':
    case 'LayMines':
    case 'ReadyAircraft':
    case 'FlyOff':
    case 'SendAirship':
    case 'FireAtAirship':
    case 'Pass':
    case 'Concede':
      return no(R['FGDN-H9-duel'], 'a duel has no board')
    default:
      return refuseShip(state, command.ship, seat) ?? refuseDeed(state, command)
  }
}

function refuseShip(state: Seen, ship: number, seat: number): Refusal | null {
  const it = state.ships[ship]
  if (it === undefined) return no(R['FGDN-H9-duel'], `there is no ship ${ship}`)
  if (it.seat !== seat) return no(R['FGDN-H9-duel'], 'that ship is not yours')
  return isAfloat(state, ship) ? null : no(R['FGDN-8.1-sink-zero'], 'that ship is sinking or gone')
}

const refuseDeed = (state: Seen, command: FireGuns | ToCrew): Refusal | null =>
  command.type === 'FireGuns' ? refuseFire(state, command) : refuseInPlotting(state, command)

function refuseFire(state: Seen, { ship, batteries }: FireGuns): Refusal | null {
  if (!isPhase(state, 'planned fire', 'reaction fire'))
    return no(R['FGDN-8.1-ph-planned'], 'guns fire in the Planned and Reaction Fire Phases')
  if (state.ships[ship]!.acted > 0) return no(R['FGDN-H1-hits'], 'that ship has named her fire in this phase')
  if (isSilenced(state, ship)) return no(R['FGDN-8.3-personnel'], 'too few of the crew are left to fire')
  const seen = new Set<number>()
  for (const { battery, target, shell } of batteries) {
    if (seen.has(battery)) return no(R['FGDN-H1-hits'], 'a battery makes one attack in a phase')
    seen.add(battery)
    const refusal = refuseTarget(state, ship, target) ?? refuseBattery(state, ship, battery, shell)
    if (refusal !== null) return refusal
  }
  return null
}

function refuseBattery(state: Seen, ship: number, battery: number, shell: number): Refusal | null {
  const unfit = refuseShell(state, ship, battery, shell)
  if (unfit !== null) return unfit
  const { yards, aspect } = state.fixed.scene
  if (bandOf(sheetAt(state, ship).batteries[battery]!, yards) > EXTREME)
    return no(R['FGDN-H12-bands'], 'the target is out of range')
  const out = refuseBatteryOut(state, ship, battery)
  if (out !== null) return out
  if (barrelsBearing(state, ship, battery, arcSeen(aspect)) === 0)
    return no(R['FGDN-H9-duel'], 'no gun of it is left that bears')
  return null
}
