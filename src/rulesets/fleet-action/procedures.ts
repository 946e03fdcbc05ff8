import type { Named } from '#kernel/ruleset/index.ts'
import { factors, gunfire, torpedoes } from './9-procedures.ts'
import { end, fireTest, magazine, structural, torpedoHit, underwater, wreck } from './10-procedures.ts'
import type { Card } from './ship.ts'

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
