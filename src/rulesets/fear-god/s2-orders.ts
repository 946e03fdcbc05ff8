import { applyDamage } from './8-1-damage.ts'
import { purge } from './8-3-aviation.ts'
import { floodHold, holdsOf } from './8-3-cargo.ts'
import { R } from './book.ts'
import type { FireGuns, FireStarShells, Plot } from './commands.ts'
import {
  crewDrafted,
  type FearGodDesk,
  fireDeclared,
  firefightingOrdered,
  fireHeld,
  magazinesFlooded,
  orderKept,
  orderRevealed,
  shipLeft,
  shipMoved,
  starShellsBurst,
  torpedoesLaunched,
} from './events.ts'
import { straightOn, type Walk, walk } from './s1-movement.ts'
import { hullsOf, runTogether } from './s1-together.ts'
import { refuseAim, refuseStar } from './s2-aim.ts'
import { type Deed, deedOf, deedsIn, ordersIn } from './s2-written.ts'
import { passMines, startsFor } from './s14-mines.ts'
import { diveAll } from './s26-diving.ts'
import { ready } from './s28-flying.ts'
import { awayBy, edgeBeyond } from './s34-scenario.ts'
import { ROLES } from './ship.ts'
import { fieldOf, isInPlay, turnOf } from './state.ts'

/** S2, H27 All orders of a phase are read out, ship by ship; what is ordered for the crew is done at once. */
export function revealAll(desk: FearGodDesk): void {
  const orders = ordersIn(desk.state.written).sort((a, b) => a.ship - b.ship || a.words[0]! - b.words[0]!)
  for (const { ship, words } of orders) {
    orderRevealed(desk, { ship, order: words }, R['FGDN-H27-orders'])
    act(desk, deedOf(ship, words))
  }
}

/** 8.2, 8.3 Orders to the crew. */
export function act(desk: FearGodDesk, deed: Deed): void {
  const { ship } = deed
  switch (deed.type) {
    case 'DraftCrew':
      return crewDrafted(desk, { ship, role: deed.from === null ? -1 : ROLES.indexOf(deed.from) }, R['FGDN-8.2-draft'])
    case 'FloodMagazines':
      return magazinesFlooded(desk, { ship }, R['FGDN-8.2-flood-magazines'])
    case 'FightFires':
      return firefightingOrdered(desk, { ship, on: Number(deed.on) }, R['FGDN-8.2-fire-major'])
    case 'PurgeStores':
      return purge(desk, ship)
    case 'FloodHolds': {
      const own = holdsOf(desk.state, ship)
      for (const hold of deed.holds) floodHold(desk, ship, own[hold]!)
      return
    }
    case 'ReadyAircraft':
      return ready(desk, deed)
  }
}

/** S1, S13, S14, S26, 8.1 Torpedoes leave their tubes, boats dive, everybody moves at once, and what was struck suffers. */
export function moveAll(desk: FearGodDesk): void {
  const deeds = deedsIn(desk.state.plotted)
  for (const deed of deeds) {
    if (deed.type !== 'LaunchTorpedoes' || !isInPlay(desk.state, deed.ship)) continue
    for (const { group, count, bearing, depth } of deed.tubes) {
      torpedoesLaunched(
        desk,
        { ship: deed.ship, group, count, bearing, depth: Number(depth === 'deep') },
        R['FGDN-H23-torpedoes'],
      )
    }
  }
  diveAll(desk, deeds)
  const plots = desk.state.ships.map((_, ship) => (isInPlay(desk.state, ship) ? plotFor(desk, ship, deeds) : null))
  const walks = plots.map((plot, ship) => (plot === null ? null : walk(desk.state, ship, plot)))
  const before = hullsOf(desk.state)
  const starts = startsFor(desk.state, deeds)
  walks.forEach((end, ship) => {
    if (end === null) return
    const { x, y, heading, speed, ordered, turned, straight, helm } = end
    const path = pathOf(end)
    shipMoved(desk, { ship, x, y, heading, speed, ordered, turned, straight, helm, path }, R['FGDN-H19-run'])
  })
  runTogether(desk, before, walks)
  passMines(desk, starts, walks, deeds)
  walks.forEach((end, ship) => {
    if (end !== null && !fieldOf(desk.state).board.onBoard(end)) leave(desk, ship)
  })
  applyDamage(desk)
}

const pathOf = ({ way }: Walk): number[] => way.filter((_, i) => i % 4 < 2)

/** 8.3 A ship that is slow to answer does what she was told a turn ago; the others what they are told now (H27). */
function plotFor(desk: FearGodDesk, ship: number, deeds: readonly Deed[]): Plot {
  const { state } = desk
  const told = deeds.find((deed): deed is Plot => deed.type === 'Plot' && deed.ship === ship)
  const now = told ?? straightOn(state, ship)
  const kept = ordersIn(state.late).find(order => order.ship === ship)
  if (state.ships[ship]!.slowHelm === 0 && kept === undefined) return now
  const words = ordersIn(state.plotted).find(order => order.ship === ship && order.words[0] === 0)?.words ?? []
  if (words.length > 0 || kept !== undefined) orderKept(desk, { ship, order: words }, R['FGDN-8.3-bridge'])
  return kept === undefined ? straightOn(state, ship) : (deedOf(ship, kept.words) as Plot)
}

/** H24 Off the board she is out of the battle. */
function leave(desk: FearGodDesk, ship: number): void {
  shipLeft(desk, { ship, away: awayBy(turnOf(desk.state), edgeBeyond(desk.state, ship)) }, R['FGDN-H24-victory'])
}

/** H29 Planned fire that can no longer be given is held; the guns may still react. */
export function declarePlanned(desk: FearGodDesk): void {
  const deeds = deedsIn(desk.state.plotted)
  for (const deed of deeds) if (deed.type === 'FireStarShells') lightUp(desk, deed)
  for (const deed of deeds) if (deed.type === 'FireGuns') declare(desk, deed)
}

/** H32 Star shells burst first; those of guns that no longer bear are not fired. */
function lightUp(desk: FearGodDesk, { ship, batteries }: FireStarShells): void {
  for (const { battery, bearing, yards } of batteries) {
    if (!isInPlay(desk.state, ship) || refuseStar(desk.state, ship, battery, bearing, yards) !== null) continue
    const { x, y } = fieldOf(desk.state).board.advance({ ...desk.state.ships[ship]!, heading: bearing }, yards)
    starShellsBurst(desk, { ship, battery, x, y }, R['FGDN-H32-star-shells'])
  }
}

/** S2, S11, H29 Reaction fire is sealed too, and fired together. */
export function declareReaction(desk: FearGodDesk): void {
  const before = desk.state.plotted.length
  revealAll(desk)
  for (const { ship, words } of ordersIn(desk.state.plotted.slice(before))) {
    const deed = deedOf(ship, words)
    if (deed.type === 'FireGuns') declare(desk, deed)
  }
}

function declare(desk: FearGodDesk, { ship, batteries }: FireGuns): void {
  const why = R['FGDN-H29-planned']
  // 8.1 against the state at the beginning of the phase: declaring hurts nobody
  for (const { battery, target, shell } of batteries) {
    if (isInPlay(desk.state, ship) && refuseAim(desk.state, ship, target, battery, shell) === null)
      fireDeclared(desk, { ship, target, battery, shell }, why)
    else fireHeld(desk, { ship, target, battery }, why)
  }
}
