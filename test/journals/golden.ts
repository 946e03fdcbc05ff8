import { botNamed } from '#bots/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import type { Named } from '../conformance/battle.ts'
import { fought } from '../conformance/conform.ts'
import { foughtOut, headerOf } from '../conformance/whole.ts'
import { GOLDEN_BATTLES, type Whole } from './golden-battles.ts'

const DUELS: Readonly<Record<string, Named>> = {
  'fear-god/tiger-moltke': {
    book: 'fear-god',
    ships: ['Tiger', 'Moltke'],
    terms: { range: 12_000, aspect: 'broad' },
    options: {},
    seed: 7,
  },
  'fear-god/good-hope-scharnhorst-d100': {
    book: 'fear-god',
    ships: ['Good Hope', 'Scharnhorst (1906)'],
    terms: { range: 6000, aspect: 'quarter' },
    options: { criticalTable: 'D100', magazineNation: 'on', faultyBritishAPC: 'on', shellReliability85: 'on' },
    seed: 11,
  },
  'firepower/iron-duke-derfflinger': {
    book: 'firepower',
    ships: ['Iron Duke', 'Derfflinger'],
    terms: { range: 20, formation: 'open' },
    options: {},
    seed: 7,
  },
  'firepower/wakeful-dresden-dusk': {
    book: 'firepower',
    ships: ['Wakeful', 'Dresden'],
    terms: { range: 7, light: 'dusk', weather: 'bad', silhouetted: 'second', speed: 'full' },
    options: { specialEffects: 'on', aspect: 'on', grades: 'on', failedShot: 'ends' },
    seed: 11,
  },
  'fleet-action/iron-duke-derfflinger': {
    book: 'fleet-action',
    ships: ['Iron Duke', 'Derfflinger'],
    terms: { range: 60, aspect: 'abeam' },
    options: {},
    seed: 7,
  },
  'fleet-action/good-hope-scharnhorst-night': {
    book: 'fleet-action',
    ships: ['Good Hope', 'Scharnhorst (1906)'],
    terms: { range: 30, aspect: 'crossing', light: 'night', visibility: 2, badWeather: true },
    options: { mountLost: 'any', flashover: 'whole-critical', armourHolds: 'reroll', splashes: 'shoot', torpedoDice: 'each' },
    seed: 11,
  },
  'grand-fleets/iron-duke-derfflinger': {
    book: 'grand-fleets',
    ships: ['Iron Duke', 'Derfflinger'],
    terms: { range: 8, aspect: 'abeam' },
    options: {},
    seed: 7,
  },
  'grand-fleets/good-hope-scharnhorst-close': {
    book: 'grand-fleets',
    ships: ['Good Hope', 'Scharnhorst (1906)'],
    terms: { range: 2, aspect: 'abeam' },
    options: { antiFlash: 'on', floodLocations: 'on', torpedoDamage: 'dice' },
    seed: 11,
  },
}

/** Duels and battles that are kept to the byte. `npm run bless` writes them anew; the diff is to be read. */
export const GOLDEN: Readonly<Record<string, Named | Whole>> = { ...DUELS, ...GOLDEN_BATTLES }

/** The journal as it comes out when it is fought again. */
export function goldenText(golden: Named | Whole): string {
  if (!('facts' in golden)) return fought(golden).text
  const book = bookNamed(golden.book)!
  return foughtOut(book, headerOf(book, golden.facts, golden.options, golden.seed), botNamed(golden.bot)!).text
}
