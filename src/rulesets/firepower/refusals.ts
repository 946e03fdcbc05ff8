import { no, type Order, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { R } from './book.ts'
import { NO_BATTERY, TUBES } from './classes.ts'
import type { Command, FireBattery } from './commands.ts'
import { isOverBoat } from './depth-charges.ts'
import { batteryNow, DID, isGone, NIGHT, type Seen, seatInTurn, sheetAt, type Which } from './state.ts'
import { bandOf } from './to-hit.ts'
import { hasTubes, torpedoReach } from './torpedoes.ts'

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, { command, seat }: Order<Command>): Refusal | null {
  if (command.type === 'ThrowForFirst' || command.type === 'EndTurn') return refuseUmpire(state, command.type, seat)
  const { ship } = command
  const it = state.ships[ship]
  if (it === undefined) return no(R['FP-CLASS-A'], `there is no ship ${ship}`)
  if (it.seat !== seat) return no(R['FP-SEQ-A'], 'that ship is not yours')
  if (seatInTurn(state) !== seat) return no(R['FP-SEQ-A'], 'it is not your turn')
  if (isGone(state, ship)) return no(R['FP-DMG-B'], 'that ship is lost')
  switch (command.type) {
    case 'Steam':
      return (it.did & DID.steam) === 0 ? null : no(R['FP-MOVE-A'], 'that ship has moved in this turn')
    case 'FireBattery':
      return (
        refuseTarget(state, ship, command.target) ?? refuseSecondShot(state, command) ?? refuseFireAt(state, command)
      )
    case 'LaunchTorpedo':
      return refuseTarget(state, ship, command.target) ?? refuseLaunch(state, ship, command.target)
    case 'DropDepthCharges':
      return refuseTarget(state, ship, command.target) ?? refuseDrop(state, ship, command.target)
  }
}

function refuseUmpire(state: Seen, type: 'ThrowForFirst' | 'EndTurn', seat: number): Refusal | null {
  if (seat !== UMPIRE) return no(R['FP-SEQ-A'], 'turns pass by themselves')
  if (type === 'ThrowForFirst') return state.first < 0 ? null : no(R['FP-R116'], 'the first turn has been thrown for')
  return state.first < 0 ? no(R['FP-SEQ-A'], 'nobody has thrown for the first turn') : null
}

function refuseTarget(state: Seen, ship: number, target: number): Refusal | null {
  const aim = state.ships[target]
  if (aim === undefined) return no(R['FP-CLASS-A'], `there is no ship ${target}`)
  if (aim.seat === state.ships[ship]!.seat) return no(R['FP-SEQ-A'], 'that target is on your own side')
  return isGone(state, target) ? no(R['FP-R85'], 'that target is lost') : null
}

/** HIT-A One attack a turn for each battery. */
function refuseSecondShot(state: Seen, { ship, battery }: FireBattery): Refusal | null {
  return (state.ships[ship]!.did & DID[battery]) === 0 ? null : no(R['FP-HIT-A'], 'that battery has fired in this turn')
}

const refuseFireAt = (state: Seen, { ship, battery, target }: FireBattery): Refusal | null =>
  refuseFire(state, ship, battery, target)

/** Whether a battery can fire at all, and at this target. Guns have no arcs (R67). */
export function refuseFire(state: Seen, ship: number, which: Which, target: number): Refusal | null {
  const battery = batteryNow(state, ship, which)
  if (battery === TUBES) return no(R['FP-CLASS-F'], 'her battery is torpedoes: she has no guns')
  if (battery === NO_BATTERY) {
    const { main, secondary } = sheetAt(state, ship)
    if ((which === 'main' ? main : secondary) !== NO_BATTERY) return no(R['FP-R80'], 'that battery is out of action')
    return no(which === 'main' ? R['FP-CLASS-H'] : R['FP-CLASS-I'], 'she has no such battery')
  }
  if (state.ships[ship]!.powerOut !== 0) return no(R['FP-SPFX-4'], 'she has no power for her armament')
  if (!mayFireNow(state, ship)) return no(R['FP-HIT-NIGHT'], 'at night she needs radar or flares')
  if (state.ships[target]!.submerged !== 0) return no(R['FP-R112'], 'guns cannot reach a boat under water')
  return bandOf(state, ship, which) > 1 ? no(R['FP-RANGE-A'], 'the target is out of range') : null
}

/** HIT-NIGHT, R71 At night radar or flares (RADAR-C: radar and everything else needs power), or Japanese eyes (RADAR-B). */
function mayFireNow(state: Seen, ship: number): boolean {
  const { scene, switches } = state.fixed
  if (scene.light !== NIGHT) return true
  const { isJapanese, seesAtNight } = sheetAt(state, ship)
  return seesAtNight || (isJapanese && switches.japaneseAtNight)
}

/** TORP-A, R89 to R93, R97 Whether a torpedo can be launched: guns or no guns, by night as by day. */
export function refuseLaunch(state: Seen, ship: number, target: number): Refusal | null {
  const { did, launches, powerOut } = state.ships[ship]!
  if (sheetAt(state, ship).card.torpedoes === null) return no(R['FP-R89'], 'she carries no torpedoes')
  if (!hasTubes(state, ship)) return no(R['FP-R81'], 'her torpedo battery is lost')
  if (launches <= 0) return no(R['FP-R89'], 'her torpedoes are spent')
  if ((did & DID.torpedo) !== 0) return no(R['FP-R89'], 'she has launched in this turn')
  if (powerOut !== 0) return no(R['FP-R77'], 'she has no power for her torpedoes')
  if (sheetAt(state, target).isBoat) return no(R['FP-SUB-D'], 'torpedoes are for surface targets')
  if (state.fixed.scene.range > torpedoReach(state)) return no(R['FP-R90'], 'the target is out of torpedo range')
  return null
}

/** SUB-E, SUB-F, R113 Whether depth charges can be dropped. */
export function refuseDrop(state: Seen, ship: number, target: number): Refusal | null {
  const { did, powerOut } = state.ships[ship]!
  if (!sheetAt(state, ship).hunts) return no(R['FP-SUB-E'], 'only DD and DE can hunt a submarine')
  if (!sheetAt(state, target).isBoat) return no(R['FP-SUB-F'], 'depth charges are for submarines')
  if (!isOverBoat(state)) return no(R['FP-SUB-F'], 'the boat is too far away')
  if ((did & DID.depthCharge) !== 0) return no(R['FP-R113'], 'she has dropped depth charges in this turn')
  if (powerOut !== 0) return no(R['FP-R77'], 'she has no power for her depth charges')
  return null
}
