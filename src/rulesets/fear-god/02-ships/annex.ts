import type { Survivors } from '../08-4-repairs/survivors.ts'

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
  /** last turn without a firing solution (H42) */
  unsolved: number
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
