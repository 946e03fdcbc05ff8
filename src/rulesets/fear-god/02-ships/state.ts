import type { Frozen, Options } from '#kernel/desk/index.ts'
import type { Board } from '#kernel/geometry/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import type { Term } from '#kernel/ruleset/index.ts'
import { type Due, moment, turnAt } from '#kernel/turn/index.ts'
import { type Switches, switchesOf } from '../book/options.ts'
import { type Annex, annexOf, copyAnnex, writeAnnex } from './annex.ts'
import { AFLOAT, FREE, STEADY, TURN } from './conditions.ts'
import { type Card, type Sheet, sheetOf } from './ship.ts'

/** One ship as it stands. */
export interface Ship {
  readonly seat: number
  end: number
  /** damage points left (8.1); those of small craft never fall */
  remaining: number
  /** of the lost points, those lost to flooding (8.4) */
  flooded: number
  /** damage points taken in this Tactical Turn (8.1 small craft) */
  taken: number
  /** aground and damaged beyond her rating: cannot be refloated (8.1.5) */
  hardAground: number
  /** tenths of a knot */
  speed: number
  /** speed levels lost by criticals (8.3) */
  levels: number
  helm: number
  /** wind on the bow and fifteen knots at most, to fight fires (8.2) */
  fighting: number
  /** underwater protection left (8.1.7.2) */
  port: number
  starboard: number
  /** armour beaten in this Tactical Turn, and in this batch (R26): belt or deck, and casemates */
  pierced: number
  piercedNow: number
  casemated: number
  casematedNow: number
  /** damage to be applied as the next batch (R7): by gunfire or from within, by torpedo; and whether it comes from within */
  due: number
  dueTorpedo: number
  dueInside: number
  /** automatic floodings that come with that batch: of tubes that explode below water (8.3) */
  dueFloods: number
  /** damage of another ship's explosion, a batch of its own that beats no armour (R63, R69), and whether it is open */
  dueBlast: number
  blasted: number
  /** the open batch: its damage of both kinds, whether from within, its criticals yet to be rolled */
  plain: number
  torpedo: number
  inside: number
  criticals: number
  /** batches opened in this phase */
  batches: number
  /** largest gun that hit in this batch, in whole mm; 0 for none */
  largest: number
  /** automatic floodings to come, whole and halved (8.1.2, T48) */
  autoFloods: number
  autoFloodsHalved: number
  /** keel dice to come (8.1.2), of torpedoes and mines, and of bombs */
  keels: number
  bombKeels: number
  /** 2: the next critical is Engineering; 1: it is Rudder (8.1.7 stern) */
  stern: number
  /** casemates whose ready ammunition may yet go off, by group of the last explosion (8.3) */
  sparks: number
  sparkGroup: number
  /** mounts left, group by group; directors left and thirds of strength lost, battery by battery (8.3) */
  mounts: number[]
  directors: number[]
  /** warheads ready in each mount of a group */
  warheads: number[]
  thirds: number[]
  lightsForward: number
  lightsAft: number
  sonar: number
  finder: number
  /** bits of T28 that are lost */
  comms: number
  /** last turn without a bridge, the course kept meanwhile, and whether helm and speed are slow for good (8.3) */
  bridge: number
  bridgeCourse: number
  slowHelm: number
  rudder: number
  steering: number
  /** casualties, oldest first, each as one number (see conditions.ts) */
  fires: number[]
  floods: number[]
  /** fires that may start again after the battle, once they are out (8.4) */
  burnt: number
  /** 1 + role of whose crew fights casualties; whether that has been done (8.2) */
  drafted: number
  wasDrafted: number
  magazinesFlooded: number
  /** Intermediate Turns in a row with a conflagration */
  conflagration: number
  crewLost: number
  flotation: number
  captains: number
  /** has given her orders for this phase */
  acted: number
  /** salvos fired at each ship */
  salvos: number[]
  /** S1 where she lies on the board, in yards, and her heading in tenths of a degree */
  x: number
  y: number
  heading: number
  /** see BERTH */
  berth: number
  /** H24 0, or the turn and the edge by which she left */
  away: number
  /** tenths of a knot that were last ordered */
  ordered: number
  /** tenths of a degree by which she has changed course in this turn, all told */
  turned: number
  /** yards run straight since her last turn, as far as they count (H20) */
  straight: number
  /** the last turn in which her guns flashed */
  flash: number
  /** torpedoes in the tubes of each group (H23) */
  tubes: number[]
  /** H22 of each ship: 2 seen at the last Detection, 1 just lost, 0 out of sight */
  insight: number[]
}

/** `Ship.berth` H25 still to be placed; placed, but not yet shown; on the board. */
export const BERTH = { open: 0, found: 1, given: 2 } as const

/** H9 How two ships lie to each other, and the weather. */
export interface Scene {
  readonly yards: number
  /** 0 broad, 1 quarter, 2 narrow */
  readonly aspect: number
  readonly seaState: number
  readonly visibility: number
  readonly isNight: boolean
  readonly year: number
  readonly month: number
}
/** A whole battle: its board of yards, its hours and its light (S2, S12, S34). A duel has none. */
export interface Field {
  readonly board: Board
  readonly turns: number
  /** minutes of the day */
  readonly begins: number
  readonly sunrise: number | null
  readonly sunset: number | null
  /** yards at which a ship is seen by day */
  readonly sight: number
  readonly sides: readonly [string, string]
  readonly terms: readonly Term[]
}

/** What does not change in a battle. Copies share it. */
export interface Fixed {
  readonly sheets: readonly Sheet[]
  readonly switches: Switches
  readonly scene: Scene
  readonly field: Field | null
}

export interface State {
  readonly fixed: Fixed
  /** turn and phase as one number (see TURN) */
  now: number
  ships: Ship[]
  /** gunfire named for this phase, in a whole battle for this turn: firer, target, battery, shell, firer, … */
  declared: number[]
  /** where in that list this phase begins */
  volley: number
  agenda: Due[]
  /** what only some ships or battles have */
  annex: Annex
  /** S2 orders that are sealed, and those that are revealed and not yet done: ship, length, words, ship, … */
  written: number[]
  plotted: number[]
  /** 8.3 plots of ships that are slow to answer, done in the next turn */
  late: number[]
  /** sides that have no more to say in this phase, and sides that are placing ships, a bit each */
  passed: number
  deploying: number
  /** the battle is over; the side that gave it up, or -1 */
  over: number
  conceded: number
  /** where the wind comes from, in tenths of a degree */
  wind: number
  /** H23 torpedoes that run, RUN words each */
  tracks: number[]
  /** H32 star shells that burn in this turn, STAR words each: who fired them, with which battery, where they are */
  stars: number[]
  /** H36 mines that lie in the water, MINE words each: where, how strong, who laid it */
  mines: number[]
}
export const STAR = 4
export const MINE = 4
export type Seen = Frozen<State>

export const CLEAR_DAY: Scene = {
  yards: 12_000,
  aspect: 0,
  seaState: 0,
  visibility: 100,
  isNight: false,
  year: 1916,
  month: 5,
}

export function setUp(
  cards: readonly Card[],
  seats: readonly number[],
  options: Options,
  scene: Scene,
  field: Field | null = null,
): State {
  const sheets = cards.map(sheetOf)
  return {
    fixed: { sheets, switches: switchesOf(options), scene, field },
    now: moment(TURN, 1, 'plotting'),
    ships: sheets.map((sheet, i) => newShip(sheet, seats[i]!, sheets.length)),
    declared: [],
    volley: 0,
    agenda: [],
    annex: annexOf(sheets),
    written: [],
    plotted: [],
    late: [],
    passed: 0,
    deploying: 0,
    over: 0,
    conceded: -1,
    wind: 0,
    tracks: [],
    stars: [],
    mines: [],
  }
}

function newShip(sheet: Sheet, seat: number, ships: number): Ship {
  const { card, groups } = sheet
  return {
    seat,
    end: AFLOAT,
    remaining: card.damagePoints,
    flooded: 0,
    taken: 0,
    hardAground: 0,
    speed: card.isBeached ? 0 : sheet.speeds[0]!,
    levels: 0,
    helm: STEADY,
    fighting: 0,
    port: card.underwater ?? 0,
    starboard: card.underwater ?? 0,
    pierced: 0,
    piercedNow: 0,
    casemated: 0,
    casematedNow: 0,
    due: 0,
    dueTorpedo: 0,
    dueInside: 0,
    dueFloods: 0,
    dueBlast: 0,
    blasted: 0,
    plain: 0,
    torpedo: 0,
    inside: 0,
    criticals: 0,
    batches: 0,
    largest: 0,
    autoFloods: 0,
    autoFloodsHalved: 0,
    keels: 0,
    bombKeels: 0,
    stern: 0,
    sparks: 0,
    sparkGroup: 0,
    mounts: groups.map(group => group.mounts),
    directors: card.batteries.map(battery => battery.directors),
    warheads: groups.map(({ battery, barrels }) => (card.batteries[battery]!.warheadDamage > 0 ? barrels : 0)),
    thirds: card.batteries.map(() => 0),
    lightsForward: card.searchlights.forward,
    lightsAft: card.searchlights.aft,
    sonar: Number(card.hasSonar),
    finder: Number(card.hasDirectionFinder),
    comms: 0,
    bridge: 0,
    bridgeCourse: 0,
    slowHelm: 0,
    rudder: FREE,
    steering: 0,
    fires: [],
    floods: [],
    burnt: 0,
    drafted: 0,
    wasDrafted: 0,
    magazinesFlooded: 0,
    conflagration: 0,
    crewLost: 0,
    flotation: 0,
    captains: card.captains,
    acted: 0,
    salvos: new Array<number>(ships).fill(0),
    x: 0,
    y: 0,
    heading: 0,
    berth: BERTH.given,
    away: 0,
    ordered: 0,
    turned: 0,
    straight: 0,
    flash: 0,
    tubes: groups.map(({ battery, mounts, barrels }) =>
      card.batteries[battery]!.role === 'torpedo' ? mounts * barrels : 0,
    ),
    insight: new Array<number>(ships).fill(0),
  }
}

/** A second state that shares nothing that changes. */
export function copy(state: Seen): State {
  return {
    fixed: state.fixed as Fixed,
    now: state.now,
    ships: state.ships.map(copyShip),
    declared: state.declared.slice(),
    volley: state.volley,
    agenda: state.agenda.slice(),
    annex: copyAnnex(state.annex),
    written: state.written.slice(),
    plotted: state.plotted.slice(),
    late: state.late.slice(),
    passed: state.passed,
    deploying: state.deploying,
    over: state.over,
    conceded: state.conceded,
    wind: state.wind,
    tracks: state.tracks.slice(),
    stars: state.stars.slice(),
    mines: state.mines.slice(),
  }
}
// Field by field, which is many times faster than a spread of so many.
const copyShip = (ship: Frozen<Ship>): Ship => ({
  seat: ship.seat,
  end: ship.end,
  remaining: ship.remaining,
  flooded: ship.flooded,
  taken: ship.taken,
  hardAground: ship.hardAground,
  speed: ship.speed,
  levels: ship.levels,
  helm: ship.helm,
  fighting: ship.fighting,
  port: ship.port,
  starboard: ship.starboard,
  pierced: ship.pierced,
  piercedNow: ship.piercedNow,
  casemated: ship.casemated,
  casematedNow: ship.casematedNow,
  due: ship.due,
  dueTorpedo: ship.dueTorpedo,
  dueInside: ship.dueInside,
  dueFloods: ship.dueFloods,
  dueBlast: ship.dueBlast,
  blasted: ship.blasted,
  plain: ship.plain,
  torpedo: ship.torpedo,
  inside: ship.inside,
  criticals: ship.criticals,
  batches: ship.batches,
  largest: ship.largest,
  autoFloods: ship.autoFloods,
  autoFloodsHalved: ship.autoFloodsHalved,
  keels: ship.keels,
  bombKeels: ship.bombKeels,
  stern: ship.stern,
  sparks: ship.sparks,
  sparkGroup: ship.sparkGroup,
  mounts: ship.mounts.slice(),
  directors: ship.directors.slice(),
  warheads: ship.warheads.slice(),
  thirds: ship.thirds.slice(),
  lightsForward: ship.lightsForward,
  lightsAft: ship.lightsAft,
  sonar: ship.sonar,
  finder: ship.finder,
  comms: ship.comms,
  bridge: ship.bridge,
  bridgeCourse: ship.bridgeCourse,
  slowHelm: ship.slowHelm,
  rudder: ship.rudder,
  steering: ship.steering,
  fires: ship.fires.slice(),
  floods: ship.floods.slice(),
  burnt: ship.burnt,
  drafted: ship.drafted,
  wasDrafted: ship.wasDrafted,
  magazinesFlooded: ship.magazinesFlooded,
  conflagration: ship.conflagration,
  crewLost: ship.crewLost,
  flotation: ship.flotation,
  captains: ship.captains,
  acted: ship.acted,
  salvos: ship.salvos.slice(),
  x: ship.x,
  y: ship.y,
  heading: ship.heading,
  berth: ship.berth,
  away: ship.away,
  ordered: ship.ordered,
  turned: ship.turned,
  straight: ship.straight,
  flash: ship.flash,
  tubes: ship.tubes.slice(),
  insight: ship.insight.slice(),
})

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

export const sheetAt = (state: Seen, ship: number): Sheet => state.fixed.sheets[ship] as Sheet
export const isAfloat = (state: Seen, ship: number): boolean => state.ships[ship]!.end === AFLOAT
/** Afloat, on the board and not gone from it. */
export const isInPlay = (state: Seen, ship: number): boolean => {
  const { end, away, berth } = state.ships[ship]!
  return end === AFLOAT && away === 0 && berth === BERTH.given
}
/** The board and hours of a whole battle. */
export const fieldOf = (state: Seen): Field => state.fixed.field as Field
export const turnOf = (state: Seen): number => turnAt(TURN, state.now)
/** Are they of one side? H40 Aircraft cover a friend, and attack anybody else. */
export const areFriends = (state: Seen, ship: number, other: number): boolean =>
  state.ships[ship]?.seat === state.ships[other]?.seat
