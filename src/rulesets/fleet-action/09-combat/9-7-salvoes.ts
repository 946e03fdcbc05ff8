import { work } from '#kernel/desk/index.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import { BAND, CM, isLost, type Salvo, type Seen } from '../02-data-sheet/state.ts'
import { showBoat } from '../06-order-of-play/6-3-submarines.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, salvoRun, torpedoesDeclared } from '../events/events.ts'
import { isClear, isNear, lightOf, shipsNear } from '../measured.ts'
import { isTarget, launchOf, mayAim, maySpread, RUN, STRIKE } from './9-7-torpedoes.ts'
import type { DeclareTorpedoes } from './said.ts'

/** 6.4, H25 Torpedoes are declared in the ship's move, if what 9.1 asks for is passed; a test that fails keeps them in their tubes. */
export function declareTorpedoes(desk: FleetDesk, order: DeclareTorpedoes): void {
  const { ship, aim, setting, tubes } = order
  if (!mayDeclare(desk, order)) return
  const { x, y } = 'target' in aim ? desk.state.ships[aim.target]! : aim
  const salvo: Salvo = {
    by: ship,
    target: 'target' in aim ? aim.target : -1,
    x,
    y,
    rack: tubes.findIndex(count => count > 0),
    setting,
    torpedoes: tubes.reduce((sum, count) => sum + count, 0),
  }
  // H32: a boat that launches is known
  showBoat(desk, ship)
  torpedoesDeclared(desk, { salvo, tubes }, R['FA-6.4-torpedo-declare'])
}

function mayDeclare(desk: FleetDesk, { ship, aim }: DeclareTorpedoes): boolean {
  return 'target' in aim ? mayAim(desk, ship, aim.target) : maySpread(desk, ship, isHidden(desk.state, ship, aim))
}

/** 9.1 Beyond the visibility, or out of a clear line. */
export function isHidden(state: Seen, ship: number, aim: { readonly x: number; readonly y: number }): boolean {
  return !isNear(state, ship, aim, lightOf(state).tvr * BAND) || !isClear(state, ship, aim)
}

/** 6.6, H25, R58 A salvo is resolved: at the ship aimed at, or at every ship within 7.5 cm of the point, the nearest first. */
export function runSalvo(desk: FleetDesk, index: number): void {
  const salvo = desk.state.salvoes[index]!
  salvoRun(desk, { salvo: index }, R['FA-6.6-torpedo-resolve'])
  const { target, torpedoes } = salvo
  let left = torpedoes
  for (const ship of target >= 0 ? [target] : shipsIn(desk.state, salvo)) {
    // H32: she may have dived since
    if (isLost(desk.state, ship) || isBelow(desk.state, ship)) continue
    // H25: a Wide Spread never hits more often than it has torpedoes
    const launch = launchOf(desk.state, salvo, ship, target < 0, left)
    work(RUN, desk, launch, torpedoes)
    left -= desk.state.ships[ship]!.hits
    work(STRIKE, desk, launch)
  }
}

const shipsIn = (state: Seen, salvo: Salvo): number[] =>
  shipsNear(state, salvo, SPREAD).filter(ship => ship !== salvo.by && !isLost(state, ship) && isTarget(state, ship))
/** H25 How far a Wide Spread reaches from its point. */
export const SPREAD = 7.5 * CM
