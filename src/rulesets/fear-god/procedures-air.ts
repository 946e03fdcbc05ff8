import type { Named } from '#kernel/ruleset/index.ts'
import type { Card } from './ship.ts'

export const AIR_PROCEDURES: readonly Named<Card>[] = []
