import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import { writeSurvivors } from '../08-4-repairs/survivors.ts'
import type { Airship, Annex, Boat, Carrier, Hold } from './annex.ts'

export function writeAnnex(annex: Frozen<Annex>, into: Words, revision: number): void {
  const all = <T>(list: readonly T[], write: (each: T, into: Words, revision: number) => void): void => {
    into.put(list.length)
    for (const each of list) write(each, into, revision)
  }
  all(annex.jobs, ({ ship, system, index, mark, broke }) => into.put(ship).put(system).put(index).put(mark).put(broke))
  all(annex.boats, writeBoat)
  all(annex.carriers, writeCarrier)
  all(annex.holds, writeHold)
  all(annex.planes, ({ ship, target, weapon, state, kinds, stuck }) =>
    into.put(ship).put(target).put(weapon).put(state).put(kinds).put(stuck),
  )
  all(annex.airships, writeAirship)
  all(annex.survivors, writeSurvivors)
  all(annex.crews, ({ ship, fit, hurt }) => into.put(ship).put(fit).put(hurt))
}
function writeHold(
  { ship, contents, full, left, burning, flooded }: Frozen<Hold>,
  into: Words,
  revision: number,
): void {
  into.put(ship).put(contents).put(full).put(left)
  // Revisions before 6 knew only whether it burns.
  into.put(revision < 6 ? Math.min(1, burning) : burning).put(flooded)
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
