import type { AircraftFacts } from '#kernel/facts/index.ts'
import { fold, type Missing, nearest } from '../names.ts'
import {
  BOEING_B_17F,
  DOUGLAS_SBD_3,
  GRUMMAN_F4F_4,
  GRUMMAN_F6F_3,
  GRUMMAN_TBF_1,
  NORTH_AMERICAN_P_51D,
  NORTHROP_P_61B,
} from './american.ts'
import { FAIREY_SWORDFISH, SHORT_184, SOPWITH_CUCKOO } from './british.ts'
import { FOCKE_WULF_FW_190A, MESSERSCHMITT_BF_109G } from './german.ts'
import { MACCHI_C_202, SAVOIA_MARCHETTI_SM_79 } from './italian.ts'
import { AICHI_D3A1, MITSUBISHI_A6M2, MITSUBISHI_G3M2, MITSUBISHI_G4M1, NAKAJIMA_B5N2 } from './japanese.ts'

/** Every type of aircraft of the library. */
export const AIRCRAFT: readonly AircraftFacts[] = [
  AICHI_D3A1,
  BOEING_B_17F,
  DOUGLAS_SBD_3,
  FAIREY_SWORDFISH,
  FOCKE_WULF_FW_190A,
  GRUMMAN_F4F_4,
  GRUMMAN_F6F_3,
  GRUMMAN_TBF_1,
  MACCHI_C_202,
  MESSERSCHMITT_BF_109G,
  MITSUBISHI_A6M2,
  MITSUBISHI_G3M2,
  MITSUBISHI_G4M1,
  NAKAJIMA_B5N2,
  NORTHROP_P_61B,
  NORTH_AMERICAN_P_51D,
  SAVOIA_MARCHETTI_SM_79,
  SHORT_184,
  SOPWITH_CUCKOO,
]

const KEYS = AIRCRAFT.map(facts => ({ facts, name: facts.name, keys: [facts.name, ...facts.also].map(fold) }))

/** Finds a type by its name or by what others called it: `Zero`, `zeke`, `Bf 109`. */
export function aircraftNamed(name: string): AircraftFacts | Missing {
  const typed = fold(name)
  const found = KEYS.find(({ keys }) => keys.includes(typed))
  return found?.facts ?? { unknown: name, near: nearest(typed, KEYS) }
}
