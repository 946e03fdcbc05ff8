import type { Named } from '#kernel/ruleset/index.ts'
import type { Card } from './ship.ts'

export const SEA_PROCEDURES: readonly Named<Card>[] = []
