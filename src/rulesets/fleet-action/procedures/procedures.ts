import type { Named } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import {
  collision,
  crew,
  fires,
  initiative,
  listening,
  mine,
  repairs,
  shipMorale,
  spotting,
  squadronMorale,
} from '../06-order-of-play/procedures.ts'
import { airAttack, antiAircraft, strafing } from '../09-air/procedures.ts'
import { airCombat, standMorale } from '../09-air/procedures-combat.ts'
import { factors, gunfire, torpedoes } from '../09-combat/procedures.ts'
import { asw, identification, starShell } from '../09-combat/procedures-sight.ts'
import { end, fireTest, magazine, structural, torpedoHit, underwater, wreck } from '../10-damage/procedures.ts'
import { carrierCritical, fuelExplosion } from '../10-damage/procedures-carrier.ts'

export const PROCEDURES: readonly Named<Card>[] = [
  gunfire,
  torpedoes,
  torpedoHit,
  factors,
  structural,
  underwater,
  wreck,
  fireTest,
  magazine,
  end,
  initiative,
  crew,
  identification,
  spotting,
  starShell,
  listening,
  asw,
  mine,
  collision,
  repairs,
  fires,
  shipMorale,
  squadronMorale,
  antiAircraft,
  airAttack,
  strafing,
  airCombat,
  standMorale,
  carrierCritical,
  fuelExplosion,
]
