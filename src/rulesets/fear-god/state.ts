import type { Frozen, Options } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import { type Due, moment, turnAt } from '#kernel/turn/index.ts'
import { type Annex, annexOf, copyAnnex, writeAnnex } from './annex.ts'
import { AFLOAT, FREE, STEADY, TURN } from './conditions.ts'
import { type Switches, switchesOf } from './options.ts'
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
}

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
/** What does not change in a battle. Copies share it. */
interface Fixed {
  readonly sheets: readonly Sheet[]
  readonly switches: Switches
  readonly scene: Scene
}

export interface State {
  readonly fixed: Fixed
  /** turn and phase as one number (see TURN) */
  now: number
  ships: Ship[]
  /** gunfire named for this phase: firer, target, battery, shell, firer, … */
  declared: number[]
  agenda: Due[]
  /** what only some ships or battles have */
  annex: Annex
}
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

export function setUp(cards: readonly Card[], seats: readonly number[], options: Options, scene: Scene): State {
  const sheets = cards.map(sheetOf)
  return {
    fixed: { sheets, switches: switchesOf(options), scene },
    now: moment(TURN, 1, 'plotting'),
    ships: sheets.map((sheet, i) => newShip(sheet, seats[i]!, sheets.length)),
    declared: [],
    agenda: [],
    annex: annexOf(sheets),
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
  }
}

/** A second state that shares nothing that changes. */
export function copy(state: Seen): State {
  return {
    fixed: state.fixed as Fixed,
    now: state.now,
    ships: state.ships.map(copyShip),
    declared: state.declared.slice(),
    agenda: state.agenda.slice(),
    annex: copyAnnex(state.annex),
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
})

/** All that can change, in the order of its declaration. */
export function write(state: Seen, into: Words): void {
  into.put(state.now).put(state.ships.length)
  for (let i = 0; i < state.ships.length; i++) writeShip(state.ships[i]!, into)
  into.putAll(state.declared).put(state.agenda.length)
  for (const { at, what, ship, amount } of state.agenda) into.put(at).put(what).put(ship).put(amount)
  writeAnnex(state.annex, into)
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
}

export const sheetAt = (state: Seen, ship: number): Sheet => state.fixed.sheets[ship] as Sheet
export const isAfloat = (state: Seen, ship: number): boolean => state.ships[ship]!.end === AFLOAT
export const turnOf = (state: Seen): number => turnAt(TURN, state.now)
