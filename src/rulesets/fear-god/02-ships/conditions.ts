import { sequence } from '#kernel/turn/index.ts'

/** The Tactical Turn of three minutes (3.2, H10). */
export const TURN = sequence('plotting', 'movement', 'planned fire', 'detection', 'reaction fire', 'resolution')
export type Phase = (typeof TURN)['phases'][number]
/** H10 Every tenth Tactical Turn is an Intermediate Turn. */
const INTERMEDIATE_TURNS = 10
export const isIntermediate = (turn: number): boolean => turn % INTERMEDIATE_TURNS === 0

/** `Ship.end` */
export const AFLOAT = 0
export const SINKING = 1
export const GONE = 2

/** What a batch of damage comes from (R7, R63): hits, the ship herself, another ship's explosion. */
export const DIRECT = 0
export const INSIDE = 1
export const BLAST = 2

/** `Ship.rudder`, in the order of T43 and T47 */
export const FREE = 0
export const JAM_PORT = 1
export const JAM_STARBOARD = 2
export const JAM_STRAIGHT = 3
export const SLOW_PORT = 4
export const SLOW_STARBOARD = 5
/** `Ship.helm` and `Ship.bridgeCourse`: how she is being steered */
export const STEADY = 0
export const TO_PORT = 1
export const TO_STARBOARD = 2
export const WEAVING = 3

/** Things that fall due, `Due.what`; the first two are the kinds of casualty (8.2). */
export const FIRE = 0
export const FLOOD = 1
export const HULK = 2
/** a submarine's damage that passes: the amount is system × 100 + index */
export const PASSING = 3

/**
 * 8.2 A casualty is kept as one number: turn inflicted × 1000 + per cent, 500 more if its first damage came at once, and a
 * SOURCE on top where it matters what burns.
 */
export const percentOf = (casualty: number): number => casualty % 500
export const turnInflicted = (casualty: number): number => Math.floor((casualty % SOURCE) / 1000)
export const sourceOf = (casualty: number): number => Math.floor(casualty / SOURCE)
/** more turns than any battle has */
export const SOURCE = 10_000_000
/** What burns (T24), if it is not the ship herself. */
export const AIRCRAFT_FIRE = 1
export const AVIATION_FUEL = 2
export const AMMUNITION = 3
export const CRUDE = 4
export const REFINED = 5
export const AVGAS = 6
/** T24 What each adds to the reduction die. */
export const BURNS_WORSE = [0, 0, 2, 1, 1, 2, 3] as const
export const cameAtOnce = (casualty: number): boolean => casualty % 1000 >= 500
export function percentAll(casualties: readonly number[]): number {
  let sum = 0
  for (const casualty of casualties) sum += percentOf(casualty)
  return sum
}

/** H18 Depth zones, from the surface down. */
export const ZONES = [
  'surface',
  'periscope',
  'shallow',
  'intermediate I',
  'intermediate II',
  'deep',
  'very deep',
] as const
export const SURFACE = 0
export const PERISCOPE = 1
export const SHALLOW = 2
export const INTERMEDIATE_I = 3

/** T26 What a hold may hold. */
export const CONTENTS = [
  'ammunition',
  'crude oil',
  'refined oil',
  'aviation petrol',
  'troops',
  'general supplies',
  'vehicles',
  'aircraft',
] as const

/** 8.4, 8.5 What can be mended, `Job.system`; the index says which battery, group or channel. */
export const SYSTEMS = [
  'mount',
  'fire control',
  'strength',
  'forward searchlight',
  'after searchlight',
  'sonar',
  'direction finder',
  'communications',
  'engineering',
  'bridge',
  'rudder',
  'steering',
  'flight deck',
  'patch',
  'jam',
  'depth control',
] as const
export const MOUNT = 0
export const FIRE_CONTROL = 1
export const STRENGTH = 2
export const LIGHT_FORWARD = 3
export const LIGHT_AFT = 4
export const SONAR_SET = 5
export const FINDER_SET = 6
export const COMMUNICATIONS = 7
export const ENGINES = 8
export const BRIDGE = 9
export const RUDDER = 10
export const STEERING = 11
export const FLIGHT_DECK = 12
/** a patch over a hole, and a jammed rudder that is being worked at in battle */
export const PATCH = 13
export const JAM = 14
export const DEPTH_CONTROL = 15

/** The numbers of `Ship.rudder`, from FREE on, in words. */
export const RUDDERS = [
  'free',
  'to port',
  'to starboard',
  'ahead',
  'slightly to port',
  'slightly to starboard',
] as const
/** T29 What can be lost, in the order of its events. */
export const SENSORS = ['forward searchlight', 'after searchlight', 'sonar', 'direction finder'] as const
/** T28 The same of communications. */
export const CHANNELS = [
  'port lights',
  'starboard lights',
  'port halyards',
  'starboard halyards',
  'main wireless',
  'auxiliary wireless',
] as const

/** H37 What aircraft attack with. */
export const WEAPONS = ['bombs', 'guns'] as const
/** 8.8 What is aimed at of an airship. */
export const PARTS = ['gondola', 'envelope'] as const
/** `Plane.state` */
export const SOUND = 0
export const LIGHT = 1
export const HEAVY = 2
export const CRITICAL = 3
export const DESTROYED = 4
export const OUT_OF_PLAY = 5
/** The last place of `Carrier.aboard`: below deck. */
export const HANGAR = 3

/** H10 Minutes of a Tactical Turn. */
export const TURN_MINUTES = 3
