import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import type { Airship, Annex, Boat, Carrier } from './annex.ts'

export function writeAnnex(annex: Frozen<Annex>, into: Words, revision: number): void {
  into.put(annex.jobs.length)
  for (const { ship, system, index, mark, broke } of annex.jobs) {
    into.put(ship).put(system).put(index).put(mark).put(broke)
  }
  into.put(annex.boats.length)
  for (const boat of annex.boats) writeBoat(boat, into, revision)
  into.put(annex.carriers.length)
  for (const carrier of annex.carriers) writeCarrier(carrier, into)
  into.put(annex.holds.length)
  for (const { ship, contents, full, left, burning, flooded } of annex.holds) {
    // Revisions before 6 knew only whether it burns.
    into
      .put(ship)
      .put(contents)
      .put(full)
      .put(left)
      .put(revision < 6 ? Math.min(1, burning) : burning)
      .put(flooded)
  }
  into.put(annex.planes.length)
  for (const { ship, target, weapon, state, kinds, stuck } of annex.planes) {
    into.put(ship).put(target).put(weapon).put(state).put(kinds).put(stuck)
  }
  into.put(annex.airships.length)
  for (const airship of annex.airships) writeAirship(airship, into)
  into.put(annex.survivors.length)
  for (const { ship, count, knots, course } of annex.survivors) into.put(ship).put(count).put(knots).put(course)
  into.put(annex.crews.length)
  for (const { ship, fit, hurt } of annex.crews) into.put(ship).put(fit).put(hurt)
}
function writeBoat(boat: Frozen<Boat>, into: Words, revision: number): void {
  into.put(boat.ship).put(boat.zone).put(boat.charged).put(boat.spent).put(boat.deformed)
  // Before revision 7 nothing came of lost solutions: a word that was always 0.
  into.put(revision < 7 ? 0 : boat.unsolved)
  into.put(boat.fuses).put(boat.adrift).put(boat.broached).put(boat.severity).put(boat.tried)
}
function writeCarrier(carrier: Frozen<Carrier>, into: Words): void {
  into.put(carrier.ship).putAll(carrier.aboard).putAll(carrier.deck).put(carrier.elevators).put(carrier.readied)
  into
    .put(carrier.grounded)
    .put(carrier.purged)
    .put(carrier.lost)
    .put(carrier.exploded)
    .put(carrier.damaged)
    .put(carrier.due)
  into.put(carrier.shelled).put(carrier.piercing)
}
function writeAirship(airship: Frozen<Airship>, into: Words): void {
  into
    .put(airship.ship)
    .put(airship.lost)
    .put(airship.hydrogen)
    .put(airship.engines)
    .put(airship.port)
    .put(airship.starboard)
    .putAll(airship.tanks)
  into.put(airship.controls).put(airship.wireless).put(airship.weapons).putAll(airship.cells)
  into.put(airship.lightened).put(airship.burning).put(airship.bombs).put(airship.low)
}
