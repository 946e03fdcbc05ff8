import { work } from '#kernel/desk/index.ts'
import { isTarget, launchOf, mayAim, maySpread, RUN, STRIKE } from './9-7-torpedoes.ts'
import { R } from './book.ts'
import type { DeclareTorpedoes } from './commands.ts'
import { type FleetDesk, salvoRun, torpedoesDeclared } from './events.ts'
import { BAND, CM, type Fixed, isLost, type Salvo, type Seen } from './state.ts'

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
  torpedoesDeclared(desk, salvo, tubes, R['FA-6.4-torpedo-declare'])
}

function mayDeclare(desk: FleetDesk, { ship, aim }: DeclareTorpedoes): boolean {
  return 'target' in aim ? mayAim(desk, ship, aim.target) : maySpread(desk, ship, isHidden(desk.state, ship, aim))
}

/** 9.1 Beyond the visibility, or out of a clear line. */
export function isHidden(state: Seen, ship: number, aim: { readonly x: number; readonly y: number }): boolean {
  const { isClear, tvr } = state.fixed.scene
  return !isClear || !(state.fixed as Fixed).board.within(state.ships[ship]!, aim, tvr * BAND)
}

/** 6.6, H25, R58 A salvo is resolved: at the ship aimed at, or at every ship within 7.5 cm of the point, the nearest first. */
export function runSalvo(desk: FleetDesk, index: number): void {
  const salvo = desk.state.salvoes[index]!
  salvoRun(desk, index, R['FA-6.6-torpedo-resolve'])
  const { target, torpedoes } = salvo
  let left = torpedoes
  for (const ship of target >= 0 ? [target] : shipsNear(desk.state, salvo)) {
    if (isLost(desk.state, ship)) continue
    // H25: a Wide Spread never hits more often than it has torpedoes
    const launch = launchOf(desk.state, salvo, ship, target < 0, left)
    work(RUN, desk, launch, torpedoes)
    left -= desk.state.ships[ship]!.hits
    work(STRIKE, desk, launch)
  }
}

function shipsNear(state: Seen, { x, y, by }: Salvo): number[] {
  const { board } = state.fixed as Fixed
  const away = (ship: number): number => (state.ships[ship]!.x - x) ** 2 + (state.ships[ship]!.y - y) ** 2
  return state.ships
    .map((_, ship) => ship)
    .filter(ship => ship !== by && !isLost(state, ship) && isTarget(state, ship))
    .filter(ship => board.within(state.ships[ship]!, { x, y }, 7.5 * CM))
    .sort((a, b) => away(a) - away(b) || a - b)
}
