import type { Frozen } from '#kernel/desk/index.ts'
import type { Board } from '#kernel/geometry/index.ts'
import type { Term } from '#kernel/ruleset/index.ts'
import { type Due, turnAt } from '#kernel/turn/index.ts'
import type { Switches } from '../book/options.ts'
import type { Annex } from './annex.ts'
import { AFLOAT, TURN } from './conditions.ts'
import type { Sheet } from './ship.ts'

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
