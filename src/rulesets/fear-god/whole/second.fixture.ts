import { type Cite, ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, Desk, lowest, type Options, work } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Figure, ShipFacts } from '#kernel/facts/index.ts'
import type { Worked } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { type Phase, TURN } from '../02-ships/conditions.ts'
import { CARD, type Card } from '../02-ships/ship.ts'
import type { Scene, Ship, State } from '../02-ships/state.ts'
import { CLEAR_DAY, setUp } from '../02-ships/state-new.ts'
import { attackOf } from '../06-gunfire/6-4-gunfire.ts'
import { type Attack, hitChance } from '../06-gunfire/6-4-hit-chance.ts'
import { columnOf, resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { strike } from '../08-1-damage/8-1-6-armour.ts'
import { TORPEDO_HIT, type Underwater } from '../08-1-damage/8-1-7-torpedoes.ts'
import { SUFFER } from '../08-1-damage/8-1-damage.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import { KINDS } from '../book/tables-criticals.ts'
import type { Event, FearGodDesk } from '../events/events.ts'
import { PROCEDURES } from '../procedures/procedures.ts'

// What the tests named rows-* share: ships with round numbers, so that every expectation can be reckoned by hand.
// Imported by tests only.

type Four = [number, number, number, number]
export const four = (value: number): Four => [value, value, value, value]
export const shell = (type: string, penetration: Four, damage: number) => ({ type, penetration, damage: four(damage) })

const MAIN = {
  role: 'main',
  name: '12 in',
  calibreMm: 305,
  directors: 2,
  limits: [5000, 10_000, 15_000, 20_000],
  shells: [shell('AP', [30, 25, 20, 15], 20), shell('HE', [8, 6, 5, 4], 25)],
  groups: [{ arcs: 'FPSA', mounts: 2, barrels: 2 }],
}
const CASEMATES = {
  role: 'casemate',
  name: '6 in',
  calibreMm: 152,
  directors: 1,
  limits: [3000, 6000, 9000, 12_000],
  shells: [shell('AP', [15, 10, 8, 6], 8), shell('HE', [4, 3, 2, 2], 10)],
  groups: [
    { arcs: 'P', mounts: 3, barrels: 1 },
    { arcs: 'S', mounts: 3, barrels: 1 },
  ],
}
const AA = { role: 'AA', name: '3 in', calibreMm: 76, strength: 3, shells: [shell('HE', four(0), 3)] }
const TUBES = { role: 'torpedo', name: '18 in', calibreMm: 450, warheadDamage: 10 }
const MOUNT = { arcs: 'PS', mounts: 1, barrels: 1 }
export const LINES = { MAIN, CASEMATES, AA, TUBES: { ...TUBES, groups: [MOUNT, MOUNT] } }

/** A hundred points, twenty knots, belt 10 and deck 5, size B of 1914. Changes as said. */
export function ship(changes: Record<string, unknown> = {}): Card {
  const points = (changes['damagePoints'] as number | undefined) ?? 100
  return CARD.read({
    name: 'Plain',
    className: 'Plain',
    nation: 'USA',
    sizeClass: 'B',
    shipType: 'major',
    inServiceYear: 1914,
    damagePoints: points,
    thresholds: [0, 25, 50, 75, 90, 100].map(percent => Math.floor((points * percent + 50) / 100)),
    speeds: [20, 15, 10, 5, 0],
    accel: 4,
    decel: 8,
    belt: 10,
    deck: 5,
    underwater: null,
    rangefinder: { yards: 60_000, type: 'stereo' },
    batteries: [MAIN, CASEMATES, AA, LINES.TUBES],
    ...changes,
  })
}
/** The same with one main battery changed as said, and nothing else aboard. */
export const gunship = (gun: Record<string, unknown>, changes: Record<string, unknown> = {}): Card =>
  ship({ batteries: [{ ...MAIN, ...gun }], ...changes })

export const PLAIN = ship()
export const MINOR = ship({
  sizeClass: 'C',
  shipType: 'minor',
  batteries: [MAIN, { ...TUBES, groups: [MOUNT] }],
})
export const MERCHANT = ship({ shipType: 'merchantAux', belt: 0, deck: 0, batteries: [MAIN, AA] })
/** A boat of size E with fifty points. */
export const BOAT = ship({
  sizeClass: 'E',
  shipType: 'smallCombatant',
  damagePoints: 50,
  belt: 0,
  deck: 0,
  batteries: [{ ...MAIN, calibreMm: 47, groups: [MOUNT] }],
})

export interface Setting {
  readonly options?: Options
  readonly scene?: Partial<Scene>
  readonly turn?: number
  readonly phase?: Phase
}
export function at(cards: readonly Card[], setting: Setting = {}): State {
  const { options = {}, scene = {}, turn = 1, phase = 'planned fire' } = setting
  const seats = cards.map((_, seat) => seat)
  const state = setUp(cards, seats, chosenOptions(OPTIONS, options), { ...CLEAR_DAY, yards: 4000, ...scene })
  state.now = moment(TURN, turn, phase)
  return state
}
export function one(of: Card, fields: Partial<Ship> = {}, setting: Setting = {}): State {
  const state = at([of], setting)
  Object.assign(state.ships[0]!, fields)
  return state
}

/** Work something with these faces, which must come out even. Returns what was written. */
export function roll(state: State, faces: readonly number[], act: (desk: FearGodDesk) => unknown): Event[] {
  const script = new Script(faces)
  const desk: FearGodDesk = new Desk(state, new Dice(script), lowest)
  desk.heard = []
  act(desk)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  return desk.heard
}
export const idOf = (why: Cite): string => ruleAt(BOOK, why).id
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type)

/** Armour of belt, deck and casemates beaten by a large gun. */
export const BEATEN = { pierced: 1, piercedNow: 1, casemated: 1, casematedNow: 1, largest: 305 }
/** A large gun that has not beaten it. */
export const HELD = { largest: 305 }
/** Sensor/Comms, Sensor, the sonar she has not: a critical that does nothing. */
export const IDLE = [18, 1, 9] as const
export const idle = (times: number): number[] => new Array(times).fill(IDLE).flat()

export interface Suffered {
  readonly state: State
  readonly ship: Ship
  readonly events: readonly Event[]
  /** kinds of criticals, those kept out by armour in brackets */
  readonly criticals: readonly string[]
}
function after(state: State, events: readonly Event[], of = 0): Suffered {
  const criticals = events.flatMap(event => {
    if (event.type !== 'CriticalRolled') return []
    return [event.ignored > 0 ? `(${KINDS[event.kind]})` : KINDS[event.kind]!]
  })
  return { state, ship: state.ships[of]!, events, criticals }
}
/** All that these points of gunfire do to one ship. */
export function suffer(of: Card, damage: number, faces: readonly number[], fields: Partial<Ship> = {}, setting = {}) {
  const state = one(of, { ...BEATEN, due: damage, ...fields }, setting)
  return sufferOn(state, faces)
}
export const sufferOn = (state: State, faces: readonly number[], target = 0): Suffered =>
  after(
    state,
    roll(state, faces, desk => work(SUFFER, desk, { target }, 1)),
    target,
  )
/** One critical by its face on her own column. */
export function critical(of: Card, [face, ...faces]: readonly number[], fields: Partial<Ship> = BEATEN, setting = {}) {
  return criticalOn(one(of, fields, setting), [face!, ...faces], false)
}
export function criticalOn(state: State, [face, ...faces]: readonly number[], byTorpedo: boolean): Suffered {
  const line = columnOf(state, 0, byTorpedo).at(face!)
  return after(
    state,
    roll(state, faces, desk => resolve(desk, 0, line, byTorpedo)),
  )
}

/** A torpedo on the port side. */
export const torpedo = (changes: Partial<Underwater> = {}): Underwater => ({
  target: 0,
  weapon: 'torpedo',
  warhead: 40,
  depth: 'shallow',
  isContact: true,
  side: 0,
  place: 'broadside',
  ...changes,
})
/** A hit below water and all that follows. */
export function sink(of: Card, faces: readonly number[], hit: Partial<Underwater>, setting: Setting = {}): Suffered {
  return sinkOn(at([of], setting), faces, hit)
}
export const sinkOn = (state: State, faces: readonly number[], hit: Partial<Underwater>): Suffered =>
  after(
    state,
    roll(state, faces, desk => work(TORPEDO_HIT, desk, torpedo(hit))),
  )

/** Hits of a battery of ship 0 on ship 1 in a band, kept for the end of the phase. */
export function hits(
  state: State,
  faces: readonly number[],
  count: number,
  band: number,
  fired = 0,
  battery = 0,
): Ship {
  roll(state, faces, desk => strike(desk, { firer: 0, target: 1, battery, shell: fired, band }, count))
  return state.ships[1]!
}

/** The chance of ship 0's battery on ship 1 with its lines: second salvo, one firer, under fire, unless said. */
export function chance(state: State, changes: Partial<Attack> = {}): [number, ...(readonly [string, number])[]] {
  const attack: Attack = { ...attackOf(state, 0, 1, 0, 0), salvo: 2, firers: 1, isFiredOn: true, ...changes }
  let is = Number.NaN
  let lines: (readonly [string, number])[] = []
  roll(state, [], desk => {
    const sums = desk.reckoning.listen()
    is = hitChance(desk, attack)
    lines = sums[0]!.lines
      .filter(({ says }, i) => i === 0 || says === undefined)
      .map(({ value, why }) => [idOf(why), value] as const)
  })
  return [is, ...lines]
}

/** A procedure of the room, worked through with these faces. */
export function procedure(name: string, given: unknown, faces: readonly number[], options: Options = {}): Worked {
  const library: Record<string, Card> = { Plain: PLAIN, Minor: MINOR, Boat: BOAT }
  const setting = { options: chosenOptions(OPTIONS, options), card: (of: string) => library[of]! }
  const script = new Script(faces)
  const done = PROCEDURES.find(each => each.name === name)!
    .open(given, setting)
    .work(script, [])
  if ('wanted' in done) throw new Error(`wanted: ${JSON.stringify(done.wanted)}`)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  return done
}

const figure = (value: number): Figure => ({ value, source: 'fgdn-checklist', confidence: 'low' })
/** Facts of a ship with one kind of gun. */
export const facts = (tons: number, knots: number, gunRange: number): ShipFacts => ({
  className: 'Facts',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [{ name: 'Facts', commissioned: 1914 }],
  year: figure(1914),
  rebuiltYear: null,
  normalTons: figure(tons),
  standardTons: null,
  fullTons: null,
  lengthFeet: figure(700),
  beamFeet: null,
  knots: figure(knots),
  crew: null,
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: figure(9),
    bowInches: null,
    sternInches: null,
    upperBeltInches: null,
    deckInches: figure(3),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: null,
    torpedoBulkheadInches: null,
  },
  batteries: [
    {
      role: 'main',
      gun: {
        id: 'gun',
        name: '13.5 in',
        nation: 'GBR',
        boreInches: figure(13.5),
        shellPounds: figure(1400),
        muzzleFps: figure(2500),
        rangeYards: figure(gunRange),
        roundsPerMinute: figure(2),
      },
      groups: [{ place: 'forward', mounts: 2, barrels: 2, housing: 'turret' }],
      source: 'fgdn-checklist',
      confidence: 'low',
    },
  ],
  lightGuns: [],
  torpedoes: null,
  rangefinder: { feet: figure(9), kind: 'coincidence' },
})

/** All that the faces lead to if a result counts; only what comes before if it is ignored. */
function counts(act: (thrown: readonly number[]) => unknown, thrown: readonly number[]): boolean {
  try {
    act(thrown)
    return true
  } catch {
    act([])
    return false
  }
}
/**
 * What a gun of this bore that goes through can do to a ship, one letter for each result: B bridge, A AA, L light battery,
 * S sensor, C communications, D director, O other weapon, f fire, w flooding; m main mount, c casemate, e engines, r rudder.
 */
export function openTo(calibreMm: number, changes: Record<string, unknown> = {}): string {
  const piercing = gunship({ calibreMm, shells: [shell('AP', four(99), 10)] })
  const { largest } = hits(at([piercing, ship(changes)]), [], 1, 0)
  const strikes =
    (batteries: readonly unknown[], ...faces: readonly number[]) =>
    (thrown: readonly number[]): Ship =>
      critical(ship({ ...changes, batteries }), [...faces, ...thrown], { ...BEATEN, largest }).ship
  const guns = [MAIN, CASEMATES]
  const burns = counts(strikes(guns, 15), [1])
  const lines = {
    B: counts(strikes(guns, 19), burns ? [1, 1] : [1]),
    A: strikes([AA], 6)([]).thirds[0] === 1,
    L: strikes([{ ...AA, role: 'light' }], 6)([]).thirds[0] === 1,
    S: counts(strikes(guns, 18, 1), [1]),
    C: counts(strikes(guns, 18, 6), [1]),
    D: strikes(guns, 1, 1)([]).directors[0] === 1,
    O: counts(strikes([{ ...TUBES, groups: [MOUNT] }], 6), [1]),
    f: burns,
    w: counts(strikes(guns, 12), [1]),
    m: counts(strikes(guns, 1, 3), [1]),
    c: counts(strikes(guns, 4, 3), [1, 1]),
    e: counts(strikes(guns, 10), [1, 1]),
    r: counts(strikes(guns, 20), [4]),
  }
  return Object.entries(lines).reduce((letters, [letter, is]) => (is ? letters + letter : letters), '')
}
