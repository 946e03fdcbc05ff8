import type { Cite } from '#kernel/book/index.ts'
import { moment, phaseAt, renewed, turnAt } from '#kernel/turn/index.ts'
import { boxesLeft, isSunk, sheetAt, TURN } from '../01-ships/state.ts'
import type { Harm } from '../04-gunfire/4-2-to-hit.ts'
import { standingInHand } from '../04-gunfire/4-3-mounts.ts'
import { boatInHand, boxesOfBoat } from '../09-advanced/9-3-flotillas.ts'
import { loseAim } from '../09-advanced/9-4-range-finding.ts'
import { boatSunk } from '../09-advanced/events.ts'
import { R } from '../book/register.ts'
import { FLASH, GUNFIRE_CRITICALS, type Kind, TORPEDO_CRITICALS } from '../book/tables.ts'
import {
  bridgeHit,
  fireControlHit,
  type GrandFleetsDesk,
  type Marker,
  markerPlaced,
  mountLost,
  shipBlewUp,
  shipSunk,
} from '../events/events.ts'

/** 6.1 Critical hits: `located` by location dice, `certain` by torpedoes, each two dice added up on its column. */
export function criticals(desk: GrandFleetsDesk, harm: Harm, located: number, certain: number): void {
  const torpedo = harm.column === 'torpedo'
  // R21: by ruling a torpedo's location 10 is read on the torpedo column as well.
  const together = torpedo && desk.state.fixed.switches.torpedoColumn
  if (!together && located > 0) onTable(desk, harm.target, located, GUNFIRE_CRITICALS)
  const rest = together ? located + certain : certain
  if (rest > 0 && !isSunk(desk.state, harm.target)) onTable(desk, harm.target, rest, TORPEDO_CRITICALS)
}

function onTable(desk: GrandFleetsDesk, ship: number, times: number, table: typeof GUNFIRE_CRITICALS): void {
  desk.dice.rows(times, table, R['GF-6.1-roll'], KINDS_ROLLED)
  for (let i = 0; i < table.values.length; i++) {
    const count = KINDS_ROLLED[i]!
    if (count > 0 && !isSunk(desk.state, ship)) critical(desk, ship, table.values[i]!, count)
  }
}
const KINDS_ROLLED = new Int32Array(16)

/** 6.2 What `count` critical hits of one kind do; List, Magazine and Rudder by house rules (R44). */
export function critical(desk: GrandFleetsDesk, ship: number, kind: Kind, count: number): void {
  switch (kind) {
    case 'Bridge':
      return hitBridge(desk, ship)
    case 'Engine':
      return placeOnce(desk, ship, 'engine', R['GF-6.22-engine'])
    case 'Fire':
      return markerPlaced(desk, { ship, marker: 'fires', count }, R['GF-6.23-fire'])
    case 'Fire Control':
      return hitFireControl(desk, ship)
    case 'Flooding':
      return markerPlaced(desk, { ship, marker: 'floods', count }, R['GF-6.25-flood'])
    case 'List':
      return placeOnce(desk, ship, 'list', R['GF-6.26-list'])
    case 'Magazine':
      return hitMagazine(desk, ship, count)
    case 'Rudder':
      return placeOnce(desk, ship, 'rudder', R['GF-6.28-rudder'])
  }
}

/** 6.22, 6.26, 6.28 One at a time; a second has no further effect (R41). */
function placeOnce(desk: GrandFleetsDesk, ship: number, marker: Marker, why: Cite): void {
  const has = desk.state.ships[ship]![marker]
  if (has === 0) return markerPlaced(desk, { ship, marker, count: 1 }, why)
  desk.reckoning.begin('markers of that kind', has, why).settle('she has that marker, and a second does nothing more')
}

/** 6.21 The bridge is out at once, to the end of the next turn's Torpedo Phase (R15); a later hit only prolongs it (R41). */
function hitBridge(desk: GrandFleetsDesk, ship: number): void {
  if (desk.state.fixed.switches.rangeFinding) loseAim(desk, ship)
  const turn = turnAt(TURN, desk.state.now)
  const over = phaseAt(TURN, desk.state.now) === 'end'
  const last = over || desk.state.fixed.switches.bridgeNextTurn ? turn + 1 : turn
  bridgeHit(
    desk,
    { ship, until: renewed(desk.state.ships[ship]!.bridge, moment(TURN, last, 'torpedo')) },
    R['GF-6.21-bridge'],
  )
}

/** 6.24 No gunfire in the next Gunfire Phase, or for the rest of this one (R16); a later hit prolongs it (R41). */
function hitFireControl(desk: GrandFleetsDesk, ship: number): void {
  if (desk.state.fixed.switches.rangeFinding) loseAim(desk, ship)
  const { now } = desk.state
  const { silentFrom } = desk.state.ships[ship]!
  const turn = turnAt(TURN, now)
  const thisTurn = desk.state.fixed.switches.silentAtOnce && now <= moment(TURN, turn, 'gunfire')
  const silent = thisTurn ? turn : turn + 1
  fireControlHit(desk, { ship, from: silentFrom === 0 ? silent : silentFrom, until: silent }, R['GF-6.24-firectrl'])
}

/** 6.27 (house) The ship blows up; with anti-flash doors (option) each magazine may be flooded in time. */
function hitMagazine(desk: GrandFleetsDesk, ship: number, count: number): void {
  if (desk.state.fixed.switches.antiFlash) {
    const flashes = desk.dice.count(count, FLASH, R['GF-6.27-flash'])
    if (flashes === 0) {
      for (let time = 0; time < count; time++) floodMagazine(desk, ship)
      return
    }
  }
  if (sheetAt(desk.state, ship).boats > 1) return blowUpBoats(desk, ship, count)
  shipBlewUp(desk, { ship, boxes: boxesLeft(desk.state, ship) }, R['GF-6.27-magazine'])
  shipSunk(desk, { ship }, R['GF-1.4-sunk'])
}

/** 9.3 (house) Of a flotilla only one boat blows up, the one in hand. */
function blowUpBoats(desk: GrandFleetsDesk, ship: number, count: number): void {
  for (let time = 0; time < count && !isSunk(desk.state, ship); time++) {
    shipBlewUp(desk, { ship, boxes: boxesOfBoat(desk.state, ship) }, R['GF-9.3-damage'])
    boatSunk(desk, { ship, boat: boatInHand(desk.state, ship) - 1 }, R['GF-9.3-damage'])
    if (isSunk(desk.state, ship)) shipSunk(desk, { ship }, R['GF-1.4-sunk'])
  }
}

/** 6.27 (house) Flooded in time: a mount of the largest calibre is lost, by its owner's choice, and there is water in her. */
function floodMagazine(desk: GrandFleetsDesk, ship: number): void {
  const why = R['GF-6.27-flash']
  const among = largestStanding(desk, ship)
  if (among !== 0) mountLost(desk, { ship, group: desk.choose(desk.state.ships[ship]!.seat, among, ship, why) }, why)
  markerPlaced(desk, { ship, marker: 'floods', count: 1 }, why)
}

function largestStanding(desk: GrandFleetsDesk, ship: number): number {
  const { guns } = sheetAt(desk.state, ship).card
  const bySize = guns.map((_, battery) => battery).sort((a, b) => guns[b]!.calibreIn - guns[a]!.calibreIn)
  for (const battery of bySize) {
    const among = standingInHand(desk.state, ship, battery, -1)
    if (among !== 0) return among
  }
  return 0
}
