import { print } from '../output.ts'

/** What `straddle` alone says. */
export function welcome(): void {
  print(
    'Straddle: naval battle by the book.',
    '',
    'Three things to try:',
    '  npx straddle duel grand-fleets "Iron Duke" Derfflinger --seed 7',
    '      two ships fight it out, told event by event; --journal keeps every die and every rule',
    '  npx straddle odds grand-fleets gunfire --given \'{"firer":"Iron Duke","target":"Derfflinger","range":8}\' --ask sunk,hull',
    '      the exact odds of one salvo',
    '  npx straddle sweep grand-fleets "Iron Duke" Derfflinger -n 100000',
    '      a hundred thousand such duels, with error bars',
    '',
    'npx straddle --help lists all commands.',
  )
}
