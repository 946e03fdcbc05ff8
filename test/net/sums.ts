import { readFileSync, writeFileSync } from 'node:fs'
import type { Book } from '#rulesets/index.ts'
import { battleBlocks } from './battles.ts'
import type { Block } from './case.ts'
import { duelBlocks } from './duels.ts'
import { oddsBlocks } from './odds.ts'
import { seenBlocks } from './seen.ts'
import { shownBlocks } from './shown.ts'
import { toldBlocks } from './told.ts'
import { workedBlocks } from './worked.ts'

/** What is summed. `told` and `shown` stand apart: a sentence may be put better while nothing else may change. */
export const KINDS = {
  duels: duelBlocks,
  battles: battleBlocks,
  odds: oddsBlocks,
  worked: workedBlocks,
  seen: seenBlocks,
  told: toldBlocks,
  shown: shownBlocks,
} as const satisfies Readonly<Record<string, (book: Book) => Block[]>>
export type Kind = keyof typeof KINDS

/** Kind, then book, then block: its sum. */
export type Sums = { readonly [kind: string]: { readonly [book: string]: Readonly<Record<string, string>> } }

const FILE = new URL('./sums.json', import.meta.url)

export const keptSums = (): Sums => JSON.parse(readFileSync(FILE, 'utf8')) as Sums

export const keepSums = (sums: Sums): void => writeFileSync(FILE, `${JSON.stringify(sums, null, 2)}\n`)
