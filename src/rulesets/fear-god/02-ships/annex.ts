import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import { CONTENTS, SURFACE } from './conditions.ts'
import type { Sheet } from './ship.ts'

// What only some ships have, or only some battles: one record for each, in lists that are empty where there are none.

/** 8.4, 8.5 One thing to be mended after the battle. */
export interface Job {
  readonly ship: number
  /** a SYSTEM, and which of its kind */
  readonly system: number
  readonly index: number
  /** hours after the battle of the last try; rudders in battle: tries so far */
  mark: number
  /** 1: it broke down by itself (8.5) */
  readonly broke: number
}

/** 8.1.4 A submarine. */
export interface Boat {
  readonly ship: number
  /** place in ZONES */
  zone: number
  /** 8.3 battery: hours, or any other unit, in charged and in spent cells */
  charged: number
  spent: number
  /** 8.3 hull deformations */
  deformed: number
  /** firing solutions held */
  solutions: number
  /** last turn without a switchboard */
  fuses: number
  /** depth control lost (8.3 rudder) */
  adrift: number
  /** broached: dives again in the next turn */
  broached: number
  /** severity of the attack that is being worked: 0 none, else 1 + its column */
  severity: number
  /** flooding is Severe and the one try has been made (R56) */
  tried: number
}

/** 8.3 What an aviation ship carries, and her deck. */
export interface Carrier {
  readonly ship: number
  /** aircraft forward, amidships and aft on deck, and in the hangar */
  aboard: number[]
  /** hits on the deck forward, amidships and aft */
  deck: number[]
  elevators: number
  /** aircraft on deck are armed or fuelled (option) */
  readied: number
  /** last turn without flying */
  grounded: number
  /** ordnance and fuel flooded or purged */
  purged: number
  /** aircraft lost, and of them those whose fuel or ordnance exploded */
  lost: number
  exploded: number
  /** aircraft that are only damaged (8.4) */
  damaged: number
  /** automatic Flight Deck criticals to come (8.1.2), and the turn in which shells last risked one */
  due: number
  shelled: number
  /** the hits of this batch include armour-piercing bombs */
  piercing: number
}

/** 8.3 One hold or tank. */
export interface Hold {
  readonly ship: number
  /** place in CONTENTS */
  readonly contents: number
  readonly full: number
  left: number
  /** 0, or one more than the turn in which it was set alight: 1 before the battle */
  burning: number
  flooded: number
}

/** 8.7, H37 One aircraft in the air. */
export interface Plane {
  /** whose it is, -1 for nobody's here; whom it attacks in this turn, -1 for nobody */
  readonly ship: number
  target: number
  /** place in WEAPONS */
  readonly weapon: number
  state: number
  /** kinds of Light damage, a bit each */
  kinds: number
  /** its ordnance cannot even be dropped */
  stuck: number
}

/** 8.8, H39 One airship. */
export interface Airship {
  /** the ship in whose company she flies, -1 for none */
  readonly ship: number
  /** 1 burnt, 2 come down */
  lost: number
  /** filled with hydrogen; engines when whole */
  readonly hydrogen: number
  readonly engines: number
  /** engines left to port and to starboard */
  port: number
  starboard: number
  /** quarters of fuel: 0 used, 1 full, 2 shot away */
  tanks: number[]
  /** CONTROLS lost, a bit each */
  controls: number
  wireless: number
  weapons: number
  /** ruptured cells, one number each: 0 whole, 1 ruptured */
  cells: number[]
  /** ballast and payload are gone to make up for one cell */
  lightened: number
  /** 1: a fire in her gondola; 2: one that was fought in this turn's Plotting and burns on */
  burning: number
  /** bombs left, and half rates of descent below her height (H39) */
  bombs: number
  low: number
}

/** 8.6 Men in the water. */
interface Survivors {
  /** whose they were; -1 for an aircraft's */
  readonly ship: number
  count: number
  /** knots, and degrees of the course of the current */
  knots: number
  course: number
}

/** 8.1.9 The crew of a small craft, in factors. */
export interface Crew {
  readonly ship: number
  fit: number
  hurt: number
}

export interface Annex {
  jobs: Job[]
  boats: Boat[]
  carriers: Carrier[]
  holds: Hold[]
  planes: Plane[]
  airships: Airship[]
  survivors: Survivors[]
  crews: Crew[]
  /** H33 men saved: ship, men, ship, … */
  rescued: number[]
  /** H39 batteries that have fired at an airship in this turn: ship, battery, ship, … */
  skyward: number[]
  /** H29, H35 batteries whose charges were dropped in this turn: ship, battery, ship, … */
  dropped: number[]
}

export function annexOf(sheets: readonly Sheet[]): Annex {
  const annex: Annex = {
    jobs: [],
    boats: [],
    carriers: [],
    holds: [],
    planes: [],
    airships: [],
    survivors: [],
    crews: [],
    rescued: [],
    skyward: [],
    dropped: [],
  }
  sheets.forEach((sheet, ship) => {
    const { boat, air, airship, holds } = sheet.card
    if (boat !== null) annex.boats.push(newBoat(ship, boat.endurance))
    if (air !== null) annex.carriers.push(newCarrier(ship, air))
    if (airship !== null) annex.airships.push(newAirship(ship, airship))
    for (const { contents, quantity } of holds) {
      annex.holds.push({
        ship,
        contents: CONTENTS.indexOf(contents),
        full: quantity,
        left: quantity,
        burning: 0,
        flooded: 0,
      })
    }
  })
  return annex
}

const newBoat = (ship: number, endurance: number): Boat => ({
  ship,
  zone: SURFACE,
  charged: endurance,
  spent: 0,
  deformed: 0,
  solutions: 0,
  fuses: 0,
  adrift: 0,
  broached: 0,
  severity: 0,
  tried: 0,
})

/** 8.7 One that has just left the deck. */
export const newPlane = (ship: number, target: number, weapon: number): Plane => ({
  ship,
  target,
  weapon,
  state: 0,
  kinds: 0,
  stuck: 0,
})

type Gasbag = Pick<NonNullable<Sheet['card']['airship']>, 'gas' | 'cells' | 'port' | 'starboard' | 'weapons' | 'bombs'>
export const newAirship = (ship: number, { gas, cells, port, starboard, weapons, bombs }: Gasbag): Airship => ({
  ship,
  lost: 0,
  hydrogen: Number(gas === 'hydrogen'),
  engines: port + starboard,
  port,
  starboard,
  tanks: [1, 1, 1, 1],
  controls: 0,
  wireless: 1,
  weapons,
  cells: new Array<number>(cells).fill(0),
  lightened: 0,
  burning: 0,
  bombs,
  low: 0,
})

type Air = NonNullable<Sheet['card']['air']>
const newCarrier = (ship: number, { forward, amidships, aft, hangar, elevators }: Air): Carrier => ({
  ship,
  aboard: [forward, amidships, aft, hangar],
  deck: [0, 0, 0],
  elevators,
  readied: 0,
  grounded: 0,
  purged: 0,
  lost: 0,
  exploded: 0,
  damaged: 0,
  due: 0,
  shelled: 0,
  piercing: 0,
})

export const copyAnnex = (annex: Frozen<Annex>): Annex => ({
  jobs: annex.jobs.map(({ ship, system, index, mark, broke }) => ({ ship, system, index, mark, broke })),
  boats: annex.boats.map(copyBoat),
  carriers: annex.carriers.map(copyCarrier),
  holds: annex.holds.map(({ ship, contents, full, left, burning, flooded }) => {
    return { ship, contents, full, left, burning, flooded }
  }),
  planes: annex.planes.map(({ ship, target, weapon, state, kinds, stuck }) => {
    return { ship, target, weapon, state, kinds, stuck }
  }),
  airships: annex.airships.map(copyAirship),
  survivors: annex.survivors.map(({ ship, count, knots, course }) => ({ ship, count, knots, course })),
  crews: annex.crews.map(({ ship, fit, hurt }) => ({ ship, fit, hurt })),
  rescued: annex.rescued.slice(),
  skyward: annex.skyward.slice(),
  dropped: annex.dropped.slice(),
})
const copyBoat = (boat: Frozen<Boat>): Boat => ({
  ship: boat.ship,
  zone: boat.zone,
  charged: boat.charged,
  spent: boat.spent,
  deformed: boat.deformed,
  solutions: boat.solutions,
  fuses: boat.fuses,
  adrift: boat.adrift,
  broached: boat.broached,
  severity: boat.severity,
  tried: boat.tried,
})
const copyCarrier = (carrier: Frozen<Carrier>): Carrier => ({
  ship: carrier.ship,
  aboard: carrier.aboard.slice(),
  deck: carrier.deck.slice(),
  elevators: carrier.elevators,
  readied: carrier.readied,
  grounded: carrier.grounded,
  purged: carrier.purged,
  lost: carrier.lost,
  exploded: carrier.exploded,
  damaged: carrier.damaged,
  due: carrier.due,
  shelled: carrier.shelled,
  piercing: carrier.piercing,
})
const copyAirship = (airship: Frozen<Airship>): Airship => ({
  ship: airship.ship,
  lost: airship.lost,
  hydrogen: airship.hydrogen,
  engines: airship.engines,
  port: airship.port,
  starboard: airship.starboard,
  tanks: airship.tanks.slice(),
  controls: airship.controls,
  wireless: airship.wireless,
  weapons: airship.weapons,
  cells: airship.cells.slice(),
  lightened: airship.lightened,
  burning: airship.burning,
  bombs: airship.bombs,
  low: airship.low,
})

export function writeAnnex(annex: Frozen<Annex>, into: Words, revision: number): void {
  into.put(annex.jobs.length)
  for (const { ship, system, index, mark, broke } of annex.jobs) {
    into.put(ship).put(system).put(index).put(mark).put(broke)
  }
  into.put(annex.boats.length)
  for (const boat of annex.boats) writeBoat(boat, into)
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
function writeBoat(boat: Frozen<Boat>, into: Words): void {
  into.put(boat.ship).put(boat.zone).put(boat.charged).put(boat.spent).put(boat.deformed).put(boat.solutions)
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
