import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { State } from '#rulesets/grand-fleets/01-ships/state.ts'
import { duelOf } from '../run/duel.ts'
import { cardsText } from './cards.ts'
import { BENCH, OUT } from './places.ts'

/** The duel of K1 and K2. */
export const DUEL = { range: 8, aspect: 'abeam' } as const

/** Writes the cards of a Grand Fleets duel for the yardsticks to read; returns where. */
export function cardsFor(given: { readonly range: number; readonly aspect: string } = DUEL): string {
  const { book, terms } = duelOf('grand-fleets', given)
  const path = `${OUT}grand-fleets-${given.range}-${given.aspect}.txt`
  writeFileSync(path, cardsText(book.duel.setup(terms.cards as never, terms.terms, terms.options) as State))
  return path
}

/** Builds a yardstick of bench/limit/; why not, if it cannot be. */
export function yardstick(name: string): { readonly program: string } | { readonly na: string } {
  const program = `${OUT}${name}`
  const flags = ['-O3', '-march=native', '-std=c++20', '-o', program]
  const { status, error, stderr } = spawnSync('g++', [...flags, `${BENCH}limit/${name}.cpp`], { encoding: 'utf8' })
  if (error !== undefined) return { na: `${name}.cpp not built: no g++` }
  return status === 0 ? { program } : { na: `${name}.cpp not built: ${stderr.split('\n')[0]}` }
}
