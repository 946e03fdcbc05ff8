import { readOut } from '#kernel/order/index.ts'
import { fieldOf, isInPlay, turnOf } from '../02-ships/state.ts'
import { declare, FIRE_GUNS } from '../06-gunfire/s7-fire.ts'
import { applyDamage } from '../08-1-damage/8-1-damage.ts'
import { LAUNCH_TORPEDOES, launch } from '../below/s13-aim.ts'
import { passMines, startsFor } from '../below/s14-mines.ts'
import { diveAll } from '../below/s26-diving.ts'
import { R } from '../book/register.ts'
import { type FearGodDesk, orderKept, orderRevealed, shipLeft, shipMoved } from '../events/events.ts'
import { FIRE_STAR_SHELLS, lightUp } from '../light/s12-stars.ts'
import { hullsOf } from '../measured.ts'
import { DEEDS } from '../orders/deeds.ts'
import { straightOn, type Walk, walk } from '../sailing/s1-movement.ts'
import { PLOT, type Plot } from '../sailing/s1-plot.ts'
import { runTogether } from '../sailing/s1-together.ts'
import { awayBy, edgeBeyond } from './s34-scenario.ts'

/** S2, H27 All orders of a phase are read out, ship by ship; what is ordered for the crew is done at once. */
export function revealAll(desk: FearGodDesk): void {
  for (const sealed of readOut(desk.state.written)) {
    const { ship, words } = sealed
    orderRevealed(desk, { ship, order: words }, R['FGDN-H27-orders'])
    const deed = DEEDS.open(sealed)
    DEEDS.of(deed).carryOut(desk, deed, desk.state.ships[ship]!.seat)
  }
}

/** S1, S13, S14, S26, 8.1 Torpedoes leave their tubes, boats dive, everybody moves at once, and what was struck suffers. */
export function moveAll(desk: FearGodDesk): void {
  for (const deed of LAUNCH_TORPEDOES.in(desk.state.plotted)) launch(desk, deed)
  diveAll(desk)
  const plots = desk.state.ships.map((_, ship) => (isInPlay(desk.state, ship) ? plotFor(desk, ship) : null))
  const walks = plots.map((plot, ship) => (plot === null ? null : walk(desk.state, ship, plot)))
  const before = hullsOf(desk.state)
  const starts = startsFor(desk.state)
  walks.forEach((end, ship) => {
    if (end === null) return
    const { x, y, heading, speed, ordered, turned, straight, helm } = end
    const path = pathOf(end)
    shipMoved(desk, { ship, x, y, heading, speed, ordered, turned, straight, helm, path }, R['FGDN-H19-run'])
  })
  runTogether(desk, before, walks)
  passMines(desk, starts, walks)
  walks.forEach((end, ship) => {
    if (end !== null && !fieldOf(desk.state).board.onBoard(end)) leave(desk, ship)
  })
  applyDamage(desk)
}

const pathOf = ({ way }: Walk): number[] => way.filter((_, i) => i % 4 < 2)

/** 8.3 A ship that is slow to answer does what she was told a turn ago; the others what they are told now (H27). */
function plotFor(desk: FearGodDesk, ship: number): Plot {
  const { state } = desk
  const isHers = (plot: Plot): boolean => plot.ship === ship
  const told = PLOT.in(state.plotted).find(isHers)
  const kept = PLOT.in(state.late).find(isHers)
  if (state.ships[ship]!.slowHelm === 0 && kept === undefined) return told ?? straightOn(state, ship)
  if (told !== undefined || kept !== undefined) {
    const order = told === undefined ? [] : DEEDS.seal(told)
    orderKept(desk, { ship, order }, R['FGDN-8.3-bridge'])
  }
  return kept ?? straightOn(state, ship)
}

/** H24 Off the board she is out of the battle. */
function leave(desk: FearGodDesk, ship: number): void {
  shipLeft(desk, { ship, away: awayBy(turnOf(desk.state), edgeBeyond(desk.state, ship)) }, R['FGDN-H24-victory'])
}

/** H29, H32 Star shells burst first; then planned fire is declared. */
export function declarePlanned(desk: FearGodDesk): void {
  for (const deed of FIRE_STAR_SHELLS.in(desk.state.plotted)) lightUp(desk, deed)
  for (const deed of FIRE_GUNS.in(desk.state.plotted)) declare(desk, deed)
}

/** S2, S11, H29 Reaction fire is sealed too, and fired together. Returns the orders of this phase. */
export function declareReaction(desk: FearGodDesk): number[] {
  const before = desk.state.plotted.length
  revealAll(desk)
  const orders = desk.state.plotted.slice(before)
  for (const deed of FIRE_GUNS.in(orders)) declare(desk, deed)
  return orders
}
