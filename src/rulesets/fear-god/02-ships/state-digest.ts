import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import { writeAnnex } from './annex-digest.ts'
import type { Seen, Ship } from './state.ts'

/** All that can change, in the order of its declaration, as that revision of the book wrote it. */
export function write(state: Seen, into: Words, revision = Number.POSITIVE_INFINITY): void {
  into.put(state.now).put(state.ships.length)
  for (let i = 0; i < state.ships.length; i++) writeShip(state.ships[i]!, into)
  into.putAll(state.declared).put(state.volley).put(state.agenda.length)
  for (const { at, what, ship, amount } of state.agenda) into.put(at).put(what).put(ship).put(amount)
  writeAnnex(state.annex, into, revision)
  into.putAll(state.written)
  into.putAll(state.plotted)
  into.putAll(state.late).put(state.passed).put(state.deploying).put(state.over).put(state.conceded).put(state.wind)
  into.putAll(state.tracks)
  // Journals of revision 3 know neither: none are no words, so that their digests hold.
  const { stars, annex } = state
  if (stars.length + annex.rescued.length > 0) into.putAll(stars).putAll(annex.rescued)
  // nor these those of revision 4
  if (annex.skyward.length + state.mines.length > 0) into.putAll(annex.skyward).putAll(state.mines)
  // nor this those of revision 5
  if (annex.dropped.length > 0 && revision >= 6) into.putAll(annex.dropped)
}
function writeShip(ship: Frozen<Ship>, into: Words): void {
  into.put(ship.seat).put(ship.end).put(ship.remaining).put(ship.flooded).put(ship.taken).put(ship.hardAground)
  into.put(ship.speed).put(ship.levels).put(ship.helm).put(ship.fighting).put(ship.port).put(ship.starboard)
  into
    .put(ship.pierced)
    .put(ship.piercedNow)
    .put(ship.casemated)
    .put(ship.casematedNow)
    .put(ship.due)
    .put(ship.dueTorpedo)
  into.put(ship.dueInside).put(ship.dueFloods).put(ship.dueBlast).put(ship.blasted).put(ship.plain).put(ship.torpedo)
  into
    .put(ship.inside)
    .put(ship.criticals)
    .put(ship.batches)
    .put(ship.largest)
    .put(ship.autoFloods)
    .put(ship.autoFloodsHalved)
  into.put(ship.keels).put(ship.bombKeels).put(ship.stern).put(ship.sparks).put(ship.sparkGroup)
  into.putAll(ship.mounts)
  into.putAll(ship.directors)
  into.putAll(ship.warheads)
  into.putAll(ship.thirds)
  into.put(ship.lightsForward).put(ship.lightsAft).put(ship.sonar).put(ship.finder).put(ship.comms).put(ship.bridge)
  into.put(ship.bridgeCourse).put(ship.slowHelm).put(ship.rudder).put(ship.steering)
  into.putAll(ship.fires)
  into.putAll(ship.floods).put(ship.burnt)
  into
    .put(ship.drafted)
    .put(ship.wasDrafted)
    .put(ship.magazinesFlooded)
    .put(ship.conflagration)
    .put(ship.crewLost)
    .put(ship.flotation)
  into.put(ship.captains).put(ship.acted)
  into.putAll(ship.salvos)
  into.put(ship.x).put(ship.y).put(ship.heading).put(ship.berth).put(ship.away).put(ship.ordered)
  into.put(ship.turned).put(ship.straight).put(ship.flash)
  into.putAll(ship.tubes)
  into.putAll(ship.insight)
}
