import type { Cite } from '#kernel/book/index.ts'
import { isInPlay, isSunk } from '../01-ships/state.ts'
import { suffer } from '../04-gunfire/4-3-damage.ts'
import { crewOf } from '../09-advanced/9-1-crew.ts'
import { reload } from '../09-advanced/9-8-reloads.ts'
import { R } from '../book/register.ts'
import { burnBy, OUT, repairBy } from '../book/tables.ts'
import { type GrandFleetsDesk, type Marker, markerRemoved, shipSteamed } from '../events/events.ts'

/** 2.24, R17, R42 The End Phase of one ship that is in the battle: speed marker off; engine, list, rudder; fires; floods; reloads (9.8). What this makes new waits a turn. */
export function endPhase(desk: GrandFleetsDesk, ship: number): void {
  if (!isInPlay(desk.state, ship)) return
  const { engine, list, rudder, fires, floods, forward } = desk.state.ships[ship]!
  if (forward >= 0) shipSteamed(desk, { ship, forward: -1 }, R['GF-3.24-life'])
  if (engine > 0) repair(desk, ship, 'engine', R['GF-6.22-repair'])
  if (list > 0) repair(desk, ship, 'list', R['GF-6.26-right'])
  if (rudder > 0) repair(desk, ship, 'rudder', R['GF-6.28-repair'])
  if (fires > 0) burn(desk, ship, 'fires', fires, R['GF-6.23-roll'])
  if (floods > 0 && !isSunk(desk.state, ship)) burn(desk, ship, 'floods', floods, R['GF-6.25-roll'])
  if (desk.state.fixed.switches.reloads && !isSunk(desk.state, ship)) reload(desk, ship)
}

function repair(desk: GrandFleetsDesk, ship: number, marker: Marker, why: Cite): void {
  const crew = desk.reckoning.begin(
    'added to the die; 6 or more mends',
    crewOf(desk.state, ship),
    R['GF-9.1-crew'],
  ).total
  if (desk.dice.count(1, repairBy(crew), why) > 0) markerRemoved(desk, { ship, marker, count: 1 }, why)
}

/** 6.23, 6.25 Each marker is got rid of, or costs boxes. */
function burn(desk: GrandFleetsDesk, ship: number, marker: 'fires' | 'floods', count: number, why: Cite): void {
  const crew = desk.reckoning.begin('added to each die', crewOf(desk.state, ship), R['GF-9.1-crew'])
  const table = burnBy(crew.beside('markers, a die each', count, why).total)
  desk.dice.rows(count, table, why, ROLLED)
  let points = 0
  for (let i = 0; i < table.values.length; i++) points += ROLLED[i]! * table.values[i]!
  const out = ROLLED[table.values.indexOf(OUT)]!
  if (out > 0) markerRemoved(desk, { ship, marker, count: out }, why)
  // Fire wrecks mounts, any of them, and its criticals are read as gunfire's (R19); water wrecks nothing (6.25 house, R18).
  const locations = marker === 'fires' || desk.state.fixed.switches.floodLocations
  if (points > 0) suffer(desk, { target: ship, arcs: 0, column: 'gunfire', locations }, points)
}
const ROLLED = new Int32Array(16)
