import type { Plain } from '#kernel/desk/index.ts'

// Ships of every class, of nations that break off, signal and see at night each in their own way, for battles of the three periods.

const CLASSES = 'SB BB BC CA CL DD DE MTB SM CV CVE CVL CVA AK AKL'.split(' ')
const NATIONS = ['JAP', 'USA', 'FRA', 'GBR'] as const
/** Years in EARLY, MIDDLE and LATE. */
export const YEARS = [1904, 1915, 1943] as const
const LAUNCHERS = ['CA', 'CL', 'DD', 'DE', 'MTB', 'SM']
/** A fleet may have so many of a class. */
const MOST = 4

export type Nation = (typeof NATIONS)[number]
export const nameOf = (nation: Nation, year: number, of: string, nth: number): string =>
  `${nation} ${of} ${year}, ${nth}`

/** The first of her class has what lets her be led and seen in the dark, the others have it not. */
const cardOf = (nation: Nation, year: number, of: string, nth: number): { readonly [field: string]: Plain } => ({
  name: nameOf(nation, year, of, nth),
  nation,
  year,
  class: of,
  radio: nth === 1 && year === 1943,
  radar: year === 1943 && nth < 3 ? 1940 : null,
  flares: year === 1943,
  // the French have nothing to fire at aircraft
  ...(nation === 'FRA' && { aa: 0 }),
  torpedoes: LAUNCHERS.includes(of) ? { launches: 4, longLance: nation === 'JAP' && nth % 2 === 1 } : null,
})

export const CARDS = NATIONS.flatMap(nation =>
  YEARS.flatMap(year => CLASSES.flatMap(of => Array.from({ length: MOST }, (_, i) => cardOf(nation, year, of, i + 1)))),
)
