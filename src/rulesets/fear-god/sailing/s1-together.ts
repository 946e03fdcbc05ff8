import { type Hull, type Place, reciprocal, relative } from '#kernel/geometry/index.ts'
import { WEAVING } from '../02-ships/conditions.ts'
import { fieldOf, type Seen } from '../02-ships/state.ts'
import { runsUnder, strikeUnderwater, type Underwater } from '../08-1-damage/8-1-7-torpedoes.ts'
import { checkCollision } from '../08-1-damage/8-1-8-collisions.ts'
import { type Track, tracksIn, wordsOfTrack } from '../below/s13-tracks.ts'
import { CHANCE, comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import type { FearGodDesk } from '../events/events.ts'
import { areFoul, crosses, hullOf, isNear, placeAlong } from '../measured.ts'
import { torpedoesRan, torpedoPassed } from './events.ts'
import type { Walk } from './s1-movement.ts'

/** H10 Impulses of a turn. */
const IMPULSES = 6
/** H19 A knot, in yards a turn. */
const KNOT_YARDS = 100
/** H23 By how many per cent fewer torpedoes go off if she steers evasively. */
const EVADED = 20

/** Where ships are at one impulse; null for those that are not there. */
type Moment = readonly (Hull | null)[]

/** H21, H23 All move at once, impulse by impulse: torpedoes that cross a hull, and hulls that meet. `walks` has the ships that move. */
export function runTogether(desk: FearGodDesk, before: Moment, walks: readonly (Walk | null)[]): void {
  const fouled = new Set<number>()
  noteFouls(desk.state, before, fouled)
  let tracks = tracksIn(desk.state.tracks)
  let then = before
  for (let impulse = 1; impulse <= IMPULSES; impulse++) {
    const now = then.map((hull, ship) => {
      const walk = walks[ship]
      return hull === null || walk == null ? hull : { ...hull, ...placeAt(desk.state, walk, before[ship]!, impulse) }
    })
    tracks = tracks.flatMap(track => runOn(desk, track, now))
    if (desk.state.fixed.switches.hullsCollide) meet(desk, then, now, fouled)
    then = now
  }
  if (desk.state.tracks.length > 0)
    torpedoesRan(desk, { tracks: tracks.flatMap(wordsOfTrack) }, R['FGDN-H23-torpedoes'])
}

/** H21 Whether two ships that go these ways come to lie on each other. */
export function waysMeet(state: Seen, one: number, way: Walk, other: number, otherWay: Walk): boolean {
  const from = hullOf(state, one)
  const there = hullOf(state, other)
  if (!isNear(from, there, way.run + otherWay.run + from.length + there.length)) return false
  for (let impulse = 1; impulse <= IMPULSES; impulse++) {
    const a = { ...from, ...placeAt(state, way, from, impulse) }
    const b = { ...there, ...placeAt(state, otherWay, there, impulse) }
    if (areFoul(state, a, b)) return true
  }
  return false
}

/** Along her way, when so many sixths of her run are done. */
const placeAt = (state: Seen, walk: Walk, from: Hull, impulse: number): Place & { readonly heading: number } =>
  placeAlong(state, walk.way, from, Math.round((walk.run * impulse) / IMPULSES))

/** H23 A torpedo runs its sixth of a turn; it ends at the first hull that it meets, by a throw, or when it is spent. */
function runOn(desk: FearGodDesk, track: Track, now: Moment): Track[] {
  const { board } = fieldOf(desk.state)
  const yards = Math.min(track.left, Math.round((track.knots * KNOT_YARDS) / IMPULSES))
  const to = board.advance(track, yards)
  let { passed } = track
  for (let ship = 0; ship < now.length; ship++) {
    const hull = now[ship]
    if (hull == null || ship === track.from || ship === passed || !crosses(desk.state, track, to, hull)) continue
    if (goesOff(desk, track, ship, hull)) return []
    passed = ship
  }
  const left = track.left - yards
  return left > 0 && board.onBoard(to) ? [{ ...track, x: to.x, y: to.y, left, passed }] : []
}
/** H23 The throw; a deep torpedo runs under small ships (8.1.7), one that fails runs on. */
function goesOff(desk: FearGodDesk, track: Track, ship: number, hull: Hull): boolean {
  const hit = hitOn(track, ship, hull)
  if (runsUnder(desk.state, hit)) return false
  const { torpedoesGoOff } = desk.state.fixed.switches
  const why = R['FGDN-H23-torpedoes']
  const sum = desk.reckoning.begin(CHANCE, torpedoesGoOff, why)
  sum.plus('she weaves', desk.state.ships[ship]!.helm === WEAVING ? -EVADED : 0, why)
  if (!comes(desk, why)) {
    torpedoPassed(desk, { ship, from: track.from }, R['FGDN-H23-torpedoes'])
    return false
  }
  strikeUnderwater(desk, hit)
  return true
}

/** H11, 8.1.7 Side and place by where it comes from: within 30 degrees of bow or stern the aspect is narrow. */
export function hitOn({ heading, damage, deep }: Track, target: number, hull: Hull): Underwater {
  const from = relative(reciprocal(heading), hull.heading)
  const offBow = Math.min(from, 3600 - from)
  return {
    target,
    weapon: 'torpedo',
    warhead: damage,
    depth: deep > 0 ? 'deep' : 'shallow',
    isContact: true,
    side: from < 1800 ? 1 : 0,
    place: offBow < 300 ? 'bow' : offBow > 1500 ? 'stern' : 'broadside',
  }
}

/** Two ships as one number, whichever comes first. */
const pairOf = (count: number, one: number, other: number): number => one * count + other

function noteFouls(state: Seen, now: Moment, fouled: Set<number>): void {
  eachFoul(state, now, (one, other) => fouled.add(pairOf(now.length, one, other)))
}

function eachFoul(state: Seen, now: Moment, act: (one: number, other: number) => void): void {
  for (let one = 0; one < now.length; one++) {
    const hull = now[one]
    if (hull == null) continue
    for (let other = one + 1; other < now.length; other++) {
      const there = now[other]
      if (there != null && areFoul(state, hull, there)) act(one, other)
    }
  }
}

/** H17, H21 Hulls that meet collide by the knots at which they meet in per cent, once a turn; else they just clear each other. */
function meet(desk: FearGodDesk, then: Moment, now: Moment, fouled: Set<number>): void {
  eachFoul(desk.state, now, (one, other) => {
    const pair = pairOf(now.length, one, other)
    if (fouled.has(pair)) return
    fouled.add(pair)
    const [a, b, c, d] = [then[one]!, now[one]!, then[other]!, now[other]!]
    const east = b.x - a.x - d.x + c.x
    const north = b.y - a.y - d.y + c.y
    const across = Math.sqrt(east * east + north * north)
    checkCollision(desk, one, other, Math.round((across * IMPULSES) / KNOT_YARDS))
  })
}
