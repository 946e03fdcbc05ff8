import type { Cite } from '#kernel/book/index.ts'
import { relative } from '#kernel/geometry/index.ts'
import { type Order, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { isDownTo } from './8-1-10-massive-damage.ts'
import { isBelow } from './8-3-hull.ts'
import { isSilenced } from './8-3-small-craft.ts'
import { mayFireTorpedoes } from './8-3-submarines.ts'
import { R } from './book.ts'
import type { Command, FireGuns, FireStarShells, LaunchTorpedoes } from './commands.ts'
import { PERISCOPE, TURN } from './conditions.ts'
import { refuseInPlotting } from './refuse.ts'
import { isBlind, refusePlot } from './s1-movement.ts'
import { arcsAt, loaded, refuseAim, refusePlan, refuseStar } from './s2-aim.ts'
import { sidesAsked } from './s2-asked.ts'
import { refuseDeploy } from './s2-deployment.ts'
import { refuseMines } from './s14-mines.ts'
import { refuseCharges } from './s15-depth-charges.ts'
import { refuseFireAt, refuseSend } from './s19-airships.ts'
import { refuseDive } from './s26-diving.ts'
import { refuseFlyOff, refuseReady } from './s28-flying.ts'
import { isAfloat, type Seen, sheetAt, turnOf } from './state.ts'

const no = (why: Cite, reason: string): Refusal => ({ why, reason })
const afterTheEnd = (state: Seen): Refusal | null =>
  state.over > 0 ? no(R['FGDN-H24-victory'], 'the battle is over') : null

/** S2 Why an order may not be given in a whole battle, or null. */
export function refuseInBattle(state: Seen, { command, seat }: Order<Command>): Refusal | null {
  switch (command.type) {
    case 'NextPhase':
      return seat === UMPIRE && turnOf(state) === 0 && state.deploying === 0
        ? null
        : no(R['FGDN-H10-turns'], 'the phases turn by themselves')
    case 'Concede':
      return seat === 0 || seat === 1 ? afterTheEnd(state) : no(R['FGDN-H24-victory'], 'only a side can concede')
    case 'Pass':
      return afterTheEnd(state) ?? refuseUnasked(state, seat)
    case 'Deploy':
      return refuseDeploy(state, seat, command)
    default:
      return afterTheEnd(state) ?? refuseShip(state, seat, command.ship) ?? refuseDeed(state, command)
  }
}

/** H27 Only a side that is still writing is asked. */
const refuseUnasked = (state: Seen, seat: number): Refusal | null =>
  turnOf(state) > 0 && sidesAsked(state).includes(seat)
    ? null
    : no(R['FGDN-H27-orders'], 'your side has nothing to write now')

function refuseShip(state: Seen, seat: number, ship: number): Refusal | null {
  const it = state.ships[ship]
  if (it === undefined) return no(R['FGDN-H27-orders'], `there is no ship ${ship}`)
  if (it.seat !== seat) return no(R['FGDN-H27-orders'], 'that ship is not yours')
  if (!isAfloat(state, ship)) return no(R['FGDN-8.1-sink-zero'], 'that ship is sinking or gone')
  if (it.away > 0) return no(R['FGDN-H24-victory'], 'that ship has left the board')
  return refuseUnasked(state, seat)
}

type Deed = Exclude<Command, { type: 'NextPhase' | 'Concede' | 'Pass' | 'Deploy' }>
function refuseDeed(state: Seen, command: Deed): Refusal | null {
  const phase = phaseAt(TURN, state.now)
  if (command.type === 'FireGuns') return refuseFire(state, command, phase === 'plotting')
  if (phase !== 'plotting') return no(R['FGDN-H27-orders'], 'that is ordered in Plotting')
  switch (command.type) {
    case 'Plot':
      return refusePlot(state, command)
    case 'LaunchTorpedoes':
      return refuseLaunch(state, command)
    case 'FireStarShells':
      return refuseStars(state, command)
    case 'Dive':
      return refuseDive(state, command)
    case 'DropCharges':
      return refuseCharges(state, command)
    case 'LayMines':
      return refuseMines(state, command)
    case 'ReadyAircraft':
      return refuseReady(state, command)
    case 'FlyOff':
      return refuseFlyOff(state, command)
    case 'SendAirship':
      return refuseSend(state, command)
    case 'FireAtAirship':
      return refuseFireAt(state, command)
    default:
      return refuseInPlotting(state, command)
  }
}

/** H29 Fire is planned against ships that are known of; in Reaction Fire it must be possible now. */
function refuseFire(state: Seen, { ship, batteries }: FireGuns, planned: boolean): Refusal | null {
  if (isSilenced(state, ship)) return no(R['FGDN-8.3-personnel'], 'too few of the crew are left to fire')
  const seen = new Set<number>()
  for (const { battery, target, shell } of batteries) {
    if (seen.has(battery)) return no(R['FGDN-H1-hits'], 'a battery makes one attack in a phase')
    seen.add(battery)
    const refusal = planned
      ? refusePlan(state, ship, target, battery, shell)
      : refuseAim(state, ship, target, battery, shell)
    if (refusal !== null) return refusal
  }
  return null
}

/** H32 Why star shells may not be fired so. */
function refuseStars(state: Seen, { ship, batteries }: FireStarShells): Refusal | null {
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (isSilenced(state, ship)) return no(R['FGDN-8.3-personnel'], 'too few of the crew are left to fire')
  const seen = new Set<number>()
  for (const { battery, bearing, yards } of batteries) {
    if (seen.has(battery)) return no(R['FGDN-H32-star-shells'], 'a battery lights one place in a turn')
    seen.add(battery)
    const refusal = refuseStar(state, ship, battery, bearing, yards)
    if (refusal !== null) return refusal
  }
  return null
}

/** H23 Why torpedoes may not be launched so. */
function refuseLaunch(state: Seen, { ship, tubes }: LaunchTorpedoes): Refusal | null {
  const why = R['FGDN-H23-torpedoes']
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (isSilenced(state, ship) || isDownTo(state, ship, 10))
    return no(R['FGDN-8.1.10-10'], 'she is too badly damaged to launch')
  if (!mayFireTorpedoes(state, ship)) return no(R['FGDN-8.3-switchboard'], 'without power she launches none')
  if (isBelow(state, ship, PERISCOPE)) return no(R['FGDN-H34-diving'], 'she lies too deep to launch')
  const { groups, batteries } = sheetAt(state, ship)
  const seen = new Set<number>()
  for (const { group, count, bearing } of tubes) {
    const tube = groups[group]
    if (tube === undefined || batteries[tube.battery]!.role !== 'torpedo' || seen.has(group))
      return no(why, `there are no torpedo tubes ${group} for that`)
    seen.add(group)
    if (count > loaded(state, ship, group))
      return no(why, `only ${loaded(state, ship, group)} torpedoes are left there`)
    if ((tube.arcs & arcsAt(relative(bearing, state.ships[ship]!.heading))) === 0)
      return no(R['FGDN-H16-arcs'], 'those tubes do not bear so')
  }
  return null
}
