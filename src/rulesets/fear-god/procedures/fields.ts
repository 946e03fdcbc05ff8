import type { Fields } from '#kernel/odds/index.ts'
import { AFLOAT, FREE, GONE, HULK, percentAll } from '../02-ships/conditions.ts'
import { type Seen, type Ship, type State, sheetAt } from '../02-ships/state.ts'
import { bestSpeed } from '../08-1-damage/8-1-1-speed.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { carrierOf, isDeckDue } from '../08-3-criticals/8-3-aviation.ts'
import { boatOf } from '../08-3-criticals/8-3-hull.ts'
import { standing } from '../08-3-criticals/8-3-mounts.ts'

type Of = (ship: Readonly<Ship>, state: Seen, about: Sufferer) => number | boolean

/** Of a ship that is gone nothing more can be told. */
const of =
  (read: Of) =>
  (state: Seen, about: Sufferer): number | boolean => {
    const ship = state.ships[about.target] as Readonly<Ship>
    return ship.end === GONE ? 0 : read(ship, state, about)
  }
const is =
  (read: Of) =>
  (state: Seen, about: Sufferer): boolean =>
    Boolean(of(read)(state, about))

/** Nothing more will come of this phase: what only decided that need not be told apart any longer. */
const isOver = ({
  due,
  dueTorpedo,
  dueBlast,
  criticals,
  autoFloods,
  autoFloodsHalved,
  keels,
  bombKeels,
  sparks,
}: Readonly<Ship>): boolean =>
  due + dueTorpedo + dueBlast + criticals + autoFloods + autoFloodsHalved + keels + bombKeels + sparks === 0
const ofFate = (read: Of) =>
  of((ship, state, about) => (isOver(ship) && !isDeckDue(state, about.target) ? 0 : read(ship, state, about)))
/** In the last batch that is worked, what only a later one would feel does not count. */
const ofLater = (read: Of) =>
  ofFate((ship, state, about) => (ship.batches === about.batches ? 0 : read(ship, state, about)))

/** What is still to come in this phase, and what decides it: every field's fate depends on these. */
const FATE = ['dp', 'end', 'queue', 'sparks', 'batch', 'main', 'owed', 'explosive', 'crew', 'annex'] as const

/** What can be asked of the target afterwards. */
export const FIELDS: Fields<State, Sufferer> = {
  dp: { of: of(ship => ship.remaining), needs: FATE },
  sunk: { of: (state, { target }) => state.ships[target]!.end !== AFLOAT, needs: FATE },
  destroyed: { of: (state, { target }) => state.ships[target]!.end === GONE, needs: FATE },
  fires: { of: of(ship => percentAll(ship.fires)), needs: FATE },
  floods: { of: of(ship => percentAll(ship.floods)), needs: FATE },
  aflame: { of: is(ship => ship.fires.length > 0), needs: FATE },
  jammed: { of: is(ship => ship.rudder !== FREE), needs: FATE },
  speedLevels: { of: of(ship => ship.levels), needs: FATE },
  speed: {
    of: of((_, state, { target }) => bestSpeed(state, target) / 10),
    needs: ['speedLevels', 'floods', 'steering', 'dp'],
  },
  mainMounts: { of: of((_, state, { target }) => standing(state, target, 'main')), needs: FATE },
  casemates: { of: of((_, state, { target }) => standing(state, target, 'casemate')), needs: ['sides'] },
  tubes: { of: of((_, state, { target }) => standing(state, target, 'torpedo')), needs: FATE },
  stillToCome: { of: of(ship => ship.due + ship.dueTorpedo), needs: ['sides', 'tubes'] },
  directors: { of: of(ship => ship.directors.reduce((sum, left) => sum + left, 0)), needs: ['eachDirector'] },
  rudder: { of: of(ship => ship.rudder), needs: FATE },
  steering: { of: of(ship => ship.steering > 0), needs: FATE },
  bridge: { of: of(ship => ship.bridge), needs: FATE },
  sinksOn: { of: of((_, state, { target }) => turnToSink(state, target)), needs: FATE },
  end: { of: (state, { target }) => state.ships[target]!.end, needs: [], inner: true },
  main: { of: ofFate((_, state, { target }) => standing(state, target, 'main')), needs: [], inner: true },
  owed: { of: ofLater(ship => (ship.due * 2 ** 18 + ship.dueTorpedo) * 64 + ship.dueFloods), needs: [], inner: true },
  queue: { of: of(queueOf), needs: [], inner: true },
  sparks: { of: of(sparksOf), needs: [], inner: true },
  batch: { of: ofFate(batchOf), needs: [], inner: true },
  explosive: { of: ofLater(explosiveOf), needs: [], inner: true },
  crew: { of: ofFate(ship => ship.crewLost * 64 + ship.flotation * 8 + ship.captains), needs: [], inner: true },
  annex: { of: of(annexOf), needs: [], inner: true },
  depth: { of: of((_, state, { target }) => boatZone(state, target)), needs: FATE },
  aircraft: { of: of((_, state, { target }) => aircraftOf(state, target)), needs: FATE },
  deckHits: { of: of((_, state, { target }) => deckHitsOf(state, target)), needs: FATE },
  sides: { of: of(sidesOf), needs: FATE, inner: true },
  eachDirector: { of: of(ship => ship.directors.reduce((code, left) => code * 8 + left, 0)), needs: FATE, inner: true },
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)
const boatZone = (state: Seen, target: number): number =>
  state.annex.boats.find(({ ship }) => ship === target)?.zone ?? 0
const aircraftOf = (state: Seen, target: number): number =>
  sum(state.annex.carriers.find(({ ship }) => ship === target)?.aboard ?? [])
const deckHitsOf = (state: Seen, target: number): number =>
  sum(state.annex.carriers.find(({ ship }) => ship === target)?.deck ?? [])

/** What a submarine, an aviation ship or a cargo carrier has besides, as far as later dice go by it. */
function annexOf(_: Readonly<Ship>, state: Seen, { target }: Sufferer): number {
  const { isBoat, isAviation, card } = sheetAt(state, target)
  if (isBoat) {
    const { zone, deformed, severity } = boatOf(state, target)
    return (zone * 4 + Math.min(3, deformed)) * 4 + severity
  }
  if (isAviation) {
    const { aboard, due, purged, piercing } = carrierOf(state, target)
    return ((aboard.reduce((code, planes) => code * 64 + planes, 0) * 64 + due) * 2 + purged) * 2 + piercing
  }
  if (card.holds.length === 0) return 0
  return state.annex.holds.reduce((code, { ship, left }) => (ship === target ? code * 2 + Number(left > 0) : code), 0)
}

function turnToSink(state: Seen, target: number): number {
  for (const { what, ship, at } of state.agenda) if (what === HULK && ship === target) return at
  return 0
}

/** Criticals, automatic floodings and keels yet to be rolled. */
function queueOf(ship: Readonly<Ship>): number {
  const { criticals, autoFloods, autoFloodsHalved, keels, bombKeels, stern } = ship
  return ((((criticals * 32 + autoFloods) * 32 + autoFloodsHalved) * 32 + keels) * 32 + bombKeels) * 4 + stern
}

/** Casemates beside an explosion, with the guns left there: a chain burns out only because they become fewer. */
function sparksOf(ship: Readonly<Ship>): number {
  const { sparks, sparkGroup, mounts } = ship
  return sparks === 0 ? 0 : sparks * 64 + mounts[sparkGroup]!
}

/** What is known of the open batch: whose column it has, and, of hits from outside, what they beat and the largest gun. */
function batchOf(ship: Readonly<Ship>, _: Seen, about: Sufferer): number {
  const { plain, torpedo, inside, blasted, dueInside, largest, pierced, piercedNow, casemated, casematedNow } = ship
  const share = plain > 0 && torpedo > 0 ? Math.floor((100 * torpedo) / (plain + torpedo)) : torpedo > 0 ? 101 : 0
  const beaten = pierced * 8 + piercedNow * 4 + casemated * 2 + casematedNow
  const outside = inside + blasted > 0 ? 0 : largest * 16 + beaten
  const counted = about.batches === undefined ? 0 : ship.batches
  return ((counted * 128 + share) * 2 ** 14 + outside) * 8 + inside * 4 + blasted * 2 + dueInside
}

/**
 * Weapons whose loss makes damage for a later batch: casemates of each battery, whichever side has more of them left; tubes
 * by their battery; with the D100 sheet, and where a small crew abandons weapons, all of them.
 */
function explosiveOf(ship: Readonly<Ship>, state: Seen, about: Sufferer): number {
  const { groups, batteries, isSmall } = sheetAt(state, about.target)
  const every = state.fixed.switches.d100 || isSmall
  let code = 0
  for (let from = 0; from < groups.length; ) {
    const { battery } = groups[from]!
    let to = from
    while (groups[to]?.battery === battery) to++
    const left = ship.mounts.slice(from, to)
    const { role } = batteries[battery]!
    if (every) for (const mounts of left) code = code * 41 + mounts
    else if (role === 'casemate') for (const mounts of left.sort((a, b) => a - b)) code = code * 41 + mounts
    else if (role === 'torpedo' || role === 'ASW' || role === 'mine')
      code = code * 85 + left.reduce((sum, mounts) => sum + mounts, 0)
    from = to
  }
  if (every) for (const third of ship.thirds) code = code * 4 + third
  return code
}

/** Casemates left, side by side, and on which side they explode. */
function sidesOf(ship: Readonly<Ship>, state: Seen, about: Sufferer): number {
  const { groups, batteries } = sheetAt(state, about.target)
  let code = ship.sparks > 0 ? 1 + ship.sparkGroup : 0
  for (let group = 0; group < groups.length; group++) {
    if (batteries[groups[group]!.battery]!.role === 'casemate') code = code * 41 + ship.mounts[group]!
  }
  return code
}
