import type { Cite } from '#kernel/book/index.ts'
import { type Order, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { arcSeen, bandOf, barrelsBearing } from './6-4-gunfire.ts'
import { canFire } from './6-4-hit-chance.ts'
import { isMassivelyDamaged } from './8-1-10-massive-damage.ts'
import { isSilenced } from './8-3-small-craft.ts'
import { R } from './book.ts'
import type { Command, DraftCrew, FireGuns } from './commands.ts'
import { type Phase, TURN } from './conditions.ts'
import { EXTREME, isGun, ROLES } from './ship.ts'
import { isAfloat, type Seen, sheetAt, turnOf } from './state.ts'

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, { command, seat }: Order<Command>): Refusal | null {
  if (command.type === 'NextPhase') {
    return seat === UMPIRE ? null : no(R['FGDN-H10-turns'], 'the phases turn by themselves')
  }
  const ship = state.ships[command.ship]
  if (ship === undefined) return no(R['FGDN-H9-duel'], `there is no ship ${command.ship}`)
  if (ship.seat !== seat) return no(R['FGDN-H9-duel'], 'that ship is not yours')
  if (!isAfloat(state, command.ship)) return no(R['FGDN-8.1-sink-zero'], 'that ship is sinking or gone')
  if (command.type === 'FireGuns') return refuseFire(state, command)
  return refuseInPlotting(state, command)
}

const no = (why: Cite, reason: string): Refusal => ({ why, reason })

function refuseInPlotting(state: Seen, command: Exclude<Command, { type: 'NextPhase' | 'FireGuns' }>): Refusal | null {
  const { ship } = command
  if (!isPhase(state, 'plotting')) return no(R['FGDN-8.2-flood-magazines'], 'that is ordered in Plotting')
  if (state.ships[ship]!.bridge >= turnOf(state)) return no(R['FGDN-8.3-bridge'], 'the bridge is out')
  switch (command.type) {
    case 'DraftCrew':
      return refuseDraft(state, command)
    case 'FloodMagazines':
      return state.ships[ship]!.magazinesFlooded > 0
        ? no(R['FGDN-8.2-flood-magazines'], 'the magazines are flooded already')
        : null
    case 'FightFires':
      return null
  }
}
const isPhase = (state: Seen, ...phases: readonly Phase[]): boolean => phases.includes(phaseAt(TURN, state.now))

/** 8.2 Once for each ship, from a battery that she has (R55). */
function refuseDraft(state: Seen, { ship, from }: DraftCrew): Refusal | null {
  const { drafted, wasDrafted } = state.ships[ship]!
  const why = R['FGDN-8.2-draft']
  if (from === null) return drafted > 0 ? null : no(why, 'no crew has been drafted')
  if (wasDrafted > 0) return no(why, 'crew can be drafted only once')
  const has = sheetAt(state, ship).batteries.some(({ role }) => role === from)
  return has ? null : no(why, `she has no ${from} battery to draw from`)
}

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

function refuseTarget(state: Seen, ship: number, target: number): Refusal | null {
  const victim = state.ships[target]
  if (victim === undefined) return no(R['FGDN-H9-duel'], `there is no ship ${target}`)
  if (victim.seat === state.ships[ship]!.seat) return no(R['FGDN-H9-duel'], 'that target is on your own side')
  if (!isAfloat(state, target)) return no(R['FGDN-8.1-sink-zero'], 'that target is sinking or gone')
  return canFire(state, ship, target) ? null : no(R['FGDN-6.4-sea-state'], 'the sea is too high to fire')
}

/** 8.1.10 A tenth of her points left silences all weapons, a quarter the larger ones. */
function massiveRule(state: Seen, ship: number): Cite {
  const isTenth = 10 * state.ships[ship]!.remaining <= sheetAt(state, ship).card.damagePoints
  return isTenth ? R['FGDN-8.1.10-10'] : R['FGDN-8.1.10-25']
}

function refuseBattery(state: Seen, ship: number, battery: number, shell: number): Refusal | null {
  const line = sheetAt(state, ship).batteries[battery]
  if (line === undefined || !isGun(line)) return no(R['FGDN-8.1.6-penetration'], `there is no gun battery ${battery}`)
  if (line.shells[shell] === undefined) return no(R['FGDN-8.1.6-penetration'], `that battery has no shell ${shell}`)
  const { yards, aspect } = state.fixed.scene
  if (bandOf(line, yards) > EXTREME) return no(R['FGDN-H12-bands'], 'the target is out of range')
  if (isMassivelyDamaged(state, ship, battery))
    return no(massiveRule(state, ship), 'she is too badly damaged to fire it')
  const { drafted, magazinesFlooded } = state.ships[ship]!
  if (drafted > 0 && ROLES[drafted - 1] === line.role) return no(R['FGDN-8.2-draft'], 'its crew is fighting casualties')
  if (magazinesFlooded > 0 && ROLES.indexOf(line.role) < 4)
    return no(R['FGDN-8.2-flood-magazines'], 'its magazines are flooded')
  if (barrelsBearing(state, ship, battery, arcSeen(aspect)) === 0)
    return no(R['FGDN-H9-duel'], 'no gun of it is left that bears')
  return null
}
