import type { Named } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { factors, gunfire, torpedoes } from '../09-combat/procedures.ts'
import { end, fireTest, magazine, structural, torpedoHit, underwater, wreck } from '../10-damage/procedures.ts'

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
]
