import type { CargoFacts, ShipFacts } from '#kernel/facts/index.ts'
import type { Note } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-ships/ship.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'

/** H44 Feet that a hull was built to stand, and the deepest zone that this is; a depth nobody knows. */
const ZONE_TO = [
  [150, 'intermediate I'],
  [250, 'intermediate II'],
  [400, 'deep'],
] as const
const UNKNOWN_DEPTH = 200
/** Tactical Turns of three minutes. */
const TURNS_PER_HOUR = 20
/** H45 Damage points for each pound of a bomb, as of a warhead (H7), and pounds for each centimetre of deck. */
const BOMB = 0.175
const POUNDS_PER_CM = 112
const MOST_PIERCED = 10
/** H45 The most in one place of a card, the bomb of a type of which nobody knows it, and damage points of a machine gun. */
const MOST_IN_A_PLACE = 40
const UNKNOWN_BOMB = 112
const STRAFING = 2
/** H46 Tons to a hold, and the most holds. */
const HOLD = 1500
const HOLDS = 8

/** H44 What a submarine is, from what she did under water. */
export function boatOf({ diving }: ShipFacts, note: Note): Card['boat'] {
  if (diving === undefined) return null
  const { submergedKnots, submergedMiles, submergedAtKnots, testDepthFeet } = diving
  const feet = testDepthFeet?.value ?? UNKNOWN_DEPTH
  const crush = ZONE_TO.find(([to]) => feet <= to)?.[1] ?? 'very deep'
  const endurance = nearest((TURNS_PER_HOUR * submergedMiles.value) / submergedAtKnots.value)
  const knots = nearest(submergedKnots.value)
  note('crush depth', crush, `${feet} ft`, R['FGDN-H44-boats'])
  note('endurance', endurance, `${submergedMiles.value} miles at ${submergedAtKnots.value} knots`, R['FGDN-H44-boats'])
  note('submerged', knots, `${submergedKnots.value} knots`, R['FGDN-H44-boats'])
  return { crush, endurance, knots }
}

/** H45 Aircraft go below as far as the facts do not say otherwise. */
export function airOf({ aviation }: ShipFacts, note: Note): Card['air'] {
  if (aviation === undefined) return null
  const { aircraft, parked, flies, lifts, flightDeckInches } = aviation
  const aft = Math.min(MOST_IN_A_PLACE, parked?.value ?? 0)
  const hangar = Math.min(MOST_IN_A_PLACE, aircraft.value - aft)
  const pounds = flies.bombPounds?.value ?? UNKNOWN_BOMB
  const ordnance = nearest(BOMB * pounds)
  const penetration = Math.max(1, Math.min(MOST_PIERCED, Math.floor(pounds / POUNDS_PER_CM)))
  const strafing = STRAFING * Math.max(1, flies.machineGuns?.value ?? 1)
  note('aircraft', { hangar, aft }, `${aircraft.value} of type ${flies.name}`, R['FGDN-H45-aviation'])
  note('ordnance', ordnance, `${BOMB} × ${pounds} lb`, R['FGDN-H45-aviation'])
  return {
    ...{ forward: 0, amidships: 0, aft, hangar },
    elevators: lifts?.value ?? 1,
    hasArmouredDeck: (flightDeckInches?.value ?? 0) >= 1,
    ...{ ordnance, pounds, penetration, strafing },
  }
}

const CONTENTS_OF = {
  general: 'general supplies',
  coal: 'general supplies',
  'crude oil': 'crude oil',
  'refined oil': 'refined oil',
  ammunition: 'ammunition',
  troops: 'troops',
} as const satisfies Readonly<Record<CargoFacts['kind'], Card['holds'][number]['contents']>>

/** H46 A hold for each 1,500 tons or part of them; tons nobody knows are her own. */
export function holdsOf({ cargo, normalTons }: ShipFacts, note: Note): Card['holds'] {
  if (cargo === undefined) return []
  const tons = nearest(cargo.tons?.value ?? normalTons.value)
  const holds = Math.max(1, Math.min(HOLDS, Math.ceil(tons / HOLD)))
  note('holds', holds, `${tons} of ${cargo.kind}`, R['FGDN-H46-holds'])
  return Array.from({ length: holds }, (_, i) => ({
    contents: CONTENTS_OF[cargo.kind],
    quantity: Math.floor(((i + 1) * tons) / holds) - Math.floor((i * tons) / holds),
  }))
}
