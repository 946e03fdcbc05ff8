import { z } from 'zod'
import { CONTROLS } from '../08-7-aircraft/8-8-airships.ts'
import { CHANNELS, RUDDERS, SENSORS, SYSTEMS, ZONES } from './conditions.ts'

// Everything that can have happened to a ship, in words and numbers as a player counts them. Turns count from the present one.

export const count = z.number().int().min(0).max(999)
const points = z.number().int().min(0).max(99_999)
const no = z.boolean().default(false)
const counts = z.array(count).max(84).default([])
const turns = count.default(0)
const percent = z.number().int().min(1).max(499)
/** T24, in the order of the sources of a fire */
export const STOCKS = [
  'aircraft',
  'aviation fuel',
  'ammunition',
  'crude oil',
  'refined oil',
  'aviation petrol',
] as const
export const HELMS = ['steady', 'port', 'starboard', 'weaving'] as const
export const DRAFTED = ['main', 'casemate', 'light'] as const

const flooding = z.strictObject({
  percent,
  ago: turns.describe('turns since it began; where none says so, the turn that the procedure asks for'),
  atOnce: no.describe('its first damage came at once (R6, R24)'),
})
const fire = flooding.extend({ burns: z.enum(STOCKS).optional().describe('if not the ship herself') })
export type Casualty = z.output<typeof fire>

/** 8.1, R7 What the hits of this phase have yet to do. */
const toCome = z.strictObject({
  points: points.default(0).describe('by gunfire, or from within'),
  torpedoPoints: points.default(0),
  within: no.describe('they come from within'),
  floods: count.default(0).describe('automatic floodings that come with them'),
  blast: points.default(0).describe('points by another ship that blew up'),
  openPoints: points.default(0).describe('of the batch that is being worked'),
  openTorpedoPoints: points.default(0),
  openWithin: no,
  openBlast: no,
  criticals: count.default(0).describe('of that batch, yet to be rolled'),
  calibre: count.default(0).describe('mm of the largest gun that hit'),
  beaten: no.describe('hits of this batch have beaten her armour (R26)'),
  casematesBeaten: no,
  automaticFloods: count.default(0),
  halvedFloods: count.default(0),
  keels: count.default(0).describe('keel dice of torpedoes and mines'),
  bombKeels: count.default(0),
  stern: count.max(2).default(0).describe('2: the next critical is Engineering, 1: Rudder (8.1.7)'),
  sparks: count.default(0).describe('casemates that may yet go off'),
  sparkGroup: count.default(0).describe('and their group of the card, from 0'),
  deckHits: count.default(0).describe('automatic Flight Deck criticals'),
  piercingBombs: no,
  severity: count.max(3).default(0).describe('of an attack on a submerged boat: 1 minor, 2 major, 3 lethal'),
})
export type ToCome = z.output<typeof toCome>

/** 8.8 What an airship has suffered; `port` and `starboard` are sides. */
const sides = z.strictObject({ port: count.max(9), starboard: count.max(9) })
export const AIRSHIP_HURT = {
  ruptured: z.array(count.min(1)).default([]).describe('cells, from 1'),
  enginesLost: sides.default({ port: 0, starboard: 0 }),
  tanksUsed: count.max(4).default(0).describe('quarters of her fuel'),
  tanksShot: z.array(count.min(1).max(4)).max(4).default([]).describe('quarters that are shot away, from 1'),
  controlsLost: z.array(z.enum(CONTROLS)).default([]),
  wirelessLost: no,
  burning: no,
  fought: no.describe('that fire was fought in this turn, and burns on'),
  lightened: no.describe('ballast and load are gone'),
  low: count.max(6).default(0).describe('half rates of descent below her height'),
  end: z.enum(['burnt', 'down']).optional(),
}
const airship = z.strictObject({
  ...AIRSHIP_HURT,
  weaponsLost: count.default(0),
  bombsSpent: count.default(0),
})
export type AirshipHurt = z.output<typeof airship>

const repair = z.strictObject({
  what: z.enum(SYSTEMS),
  which: count.default(0).describe('battery, group, channel or place, from 0'),
  tried: count.default(0).describe('hours after the battle of the last try'),
  brokeDown: no.describe('by itself (8.5)'),
})
const passing = z.strictObject({
  what: z.enum(SYSTEMS),
  which: count.default(0),
  turns: count.describe('until it works again'),
})

/** What only some ships have. */
const BESIDES = {
  depth: z.enum(ZONES).default('surface').describe('of a submarine'),
  broached: no.describe('of a submarine on the surface against her will'),
  hullDeformed: count.max(9).default(0),
  depthControlLost: no,
  spentCells: points.default(0).describe('of a submarine’s endurance, what is in spent cells'),
  cellsLost: points.default(0).describe('and what is lost for good'),
  powerOut: turns.describe('turns without a switchboard, this one included'),
  solutionOut: turns.describe('turns without a firing solution, this one included'),
  floodTried: no.describe('flooding is Severe and the one try has been made (R56)'),
  readied: no.describe('aircraft on deck are armed or fuelled'),
  deckHits: z.array(count.max(99)).max(3).default([]).describe('forward, amidships, aft'),
  aircraft: z
    .array(count.max(99))
    .length(4)
    .optional()
    .describe('aboard: forward, amidships, aft, in the hangar; left out: as on her card'),
  aircraftLost: count.default(0).describe('lost aboard before'),
  aircraftExploded: count.default(0).describe('of them, those whose fuel or ordnance exploded'),
  aircraftDamaged: count.default(0),
  elevatorsLost: count.max(9).default(0),
  flyingStopped: turns.describe('turns without flying, this one included'),
  purged: no.describe('aviation fuel and ordnance'),
  deckShelled: no.describe('shells have risked her deck in this turn'),
  cargo: z.array(points).max(12).optional().describe('left, hold by hold; left out: all'),
  holdsBurning: z.array(count.min(1)).max(12).default([]).describe('from 1'),
  holdsFlooded: z.array(count.min(1)).max(12).default([]),
  airship: airship.optional().describe('the one in her company'),
  crew: z.strictObject({ fit: count, hurt: count }).optional().describe('factors aboard a small craft (8.1.9)'),
  repairs: z.array(repair).max(200).default([]).describe('begun after the battle, in order'),
  unjamming: z
    .strictObject({ tries: count.max(3), next: count.describe('turns until the next') })
    .optional()
    .describe('of a rudder in battle'),
  comesBack: z.array(passing).max(99).default([]).describe('a submarine’s damage that passes'),
}

export const plight = z.strictObject({
  ship: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a name of the library, or a whole card'),
  beached: no.describe('aground, whatever her card says (8.1.5)'),
  hardAground: no.describe('and past refloating'),
  sinking: no,
  sinkingIn: count.optional().describe('turns until the hulk disappears'),
  gone: no,
  lost: points.default(0).describe('damage points lost'),
  taken: points.default(0).describe('damage points taken earlier in this turn'),
  flooded: points.default(0).describe('of the points lost, those lost to flooding'),
  speed: z.number().min(0).max(60).multipleOf(0.1).optional().describe('knots; left out: her best'),
  speedLevels: count.max(4).default(0).describe('lost by criticals'),
  helm: z.enum(HELMS).default('steady'),
  port: count.optional().describe('underwater protection left on that side; left out: all'),
  starboard: count.optional(),
  armourBeaten: no.describe('in this turn (R26)'),
  casematesBeaten: no.describe('in this turn'),
  fires: z
    .array(z.union([percent, fire]))
    .max(99)
    .default([])
    .describe('per cents, oldest first'),
  burning: z.enum(STOCKS).optional().describe('what the first of the fires burns, if not the ship herself'),
  floods: z
    .array(z.union([percent, flooding]))
    .max(99)
    .default([]),
  firesOut: count.default(0).describe('fires that have been put out'),
  conflagration: count.max(3).default(0).describe('Intermediate Turns that her fires have been Overwhelmed before'),
  fighting: no.describe('wind on the bow and fifteen knots, to fight fires'),
  drafted: z.enum(DRAFTED).optional(),
  draftedBefore: no.describe('crew has been drafted, and sent back'),
  magazinesFlooded: no,
  mountsLost: counts.describe('group by group down the card'),
  directorsLost: counts.describe('battery by battery'),
  torpedoesSpent: no,
  warheadsSpent: counts.describe('torpedoes, charges or mines of each mount, group by group'),
  tubesEmpty: counts.describe('tubes, group by group'),
  thirdsLost: z.array(count.max(9)).max(16).default([]).describe('of AA and light batteries, battery by battery'),
  sensorsLost: z.array(z.enum(SENSORS)).max(20).default([]),
  commsLost: z.array(z.enum(CHANNELS)).max(6).default([]),
  rudder: z.enum(RUDDERS).default('free'),
  steeringDisabled: no,
  bridgeHit: no,
  bridgeOut: turns.describe('turns without a bridge, this one included'),
  bridgeHelm: z.enum(HELMS).default('steady').describe('kept meanwhile'),
  crewLost: count.max(99).default(0).describe('crew factors of small craft'),
  captainsLost: count.max(6).default(0),
  flotation: count.max(99).default(0),
  ...BESIDES,
  toCome: toCome.optional().describe('of this phase, not yet worked (R7)'),
})
/** As it is said, and as it is read, with all that goes without saying. */
export type Plight = z.input<typeof plight>
export type Told = z.output<typeof plight>

/** Her plight, where a procedure has said it beside other things of her. */
const within = (said: unknown): unknown =>
  typeof said === 'object' && said !== null && 'plight' in said ? said.plight : said
/** A ship as she lies on the table: her name, or her plight. */
export const shipGiven = z.preprocess(within, z.union([z.string(), plight]))
export type ShipGiven = z.output<typeof shipGiven>
