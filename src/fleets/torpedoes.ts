import type { TorpedoFacts } from '#kernel/facts/index.ts'
import { figure } from './figure.ts'

const table = figure('gf-checklist', 'low')
const known = figure('gf-checklist', 'medium')
const recalled = figure('standard-literature', 'low')
const g7a = figure('wiki-g7a', 'medium')
const type90 = figure('wiki-type-90', 'medium')
const type93 = figure('wiki-type-93', 'medium')

export const BRITISH_21_INCH: TorpedoFacts = {
  id: 'gbr-21-mk-ii',
  name: '21" (533mm)',
  boreInches: known(21),
  rangeYards: table(10750, 'a later extreme setting ran about 18,500 yd, very slowly'),
  speedKnots: recalled(29),
  warheadPounds: table(400),
}

export const BRITISH_21_INCH_MK_IV: TorpedoFacts = {
  id: 'gbr-21-mk-iv',
  name: '21" Mk IV (533mm)',
  boreInches: recalled(21),
  rangeYards: recalled(13500, 'other settings 10,000 yd at 29 knots and 8,000 yd at 35'),
  speedKnots: recalled(25),
  warheadPounds: recalled(515),
}

export const BRITISH_21_INCH_MK_IX: TorpedoFacts = {
  id: 'gbr-21-mk-ix',
  name: '21" Mk IX (533mm)',
  boreInches: recalled(21),
  rangeYards: recalled(13500, 'the mark of 1930; 10,500 yd at 36 knots. That of 1939 ran 15,000 yd at 35'),
  speedKnots: recalled(30),
  warheadPounds: recalled(750),
}

export const BRITISH_18_INCH_EARLY: TorpedoFacts = {
  id: 'gbr-18-early',
  name: '18" (457mm)',
  boreInches: known(18, 'nominal; the true diameter is 17.7 in'),
  rangeYards: table(4000),
  speedKnots: null,
  warheadPounds: table(200),
}

export const BRITISH_18_INCH: TorpedoFacts = {
  id: 'gbr-18-mk-vii',
  name: '18" Mk VII (457mm)',
  boreInches: known(18, 'nominal; the true diameter is 17.7 in'),
  rangeYards: table(6000),
  speedKnots: recalled(29),
  warheadPounds: table(320),
}

export const GERMAN_50_CM: TorpedoFacts = {
  id: 'deu-50-g7',
  name: '50cm (19.7")',
  boreInches: known(19.69),
  rangeYards: table(10170, '9,300 m'),
  speedKnots: recalled(27),
  warheadPounds: table(430, '195 kg'),
}

export const GERMAN_45_CM: TorpedoFacts = {
  id: 'deu-45-c06',
  name: '45cm (17.7")',
  boreInches: known(17.72),
  rangeYards: table(3830, '3,500 m'),
  speedKnots: recalled(26),
  warheadPounds: table(270, '122.6 kg'),
}

export const JAPANESE_53_CM: TorpedoFacts = {
  id: 'jap-53-44th-year',
  name: '53cm (21")',
  boreInches: recalled(21),
  rangeYards: recalled(10900, '10,000 m; about 7,660 yd at 36 knots'),
  speedKnots: recalled(27),
  warheadPounds: recalled(353, '160 kg'),
}

export const GERMAN_53_CM: TorpedoFacts = {
  id: 'deu-53-g7a',
  name: '53.3cm G7a (21")',
  boreInches: g7a(21),
  rangeYards: g7a(13200, '12,000 m; 8,250 yd at 40 knots'),
  speedKnots: g7a(30),
  warheadPounds: g7a(617, '280 kg'),
}

export const AMERICAN_21_INCH: TorpedoFacts = {
  id: 'usa-21-mk-15',
  name: '21" Mk 15 (533mm)',
  boreInches: figure('ww2db-mark-15', 'high')(21),
  rangeYards: figure('wiki-type-93', 'medium')(15000, '6,000 yd at 45 knots'),
  speedKnots: figure('wiki-type-93', 'medium')(26.5),
  warheadPounds: figure('ww2db-mark-15', 'medium')(800, '363 kg of TNT, or 373 kg of HBX later'),
}

export const JAPANESE_61_CM_TYPE_90: TorpedoFacts = {
  id: 'jap-61-type-90',
  name: '61cm Type 90 (24")',
  boreInches: type90(24),
  rangeYards: type90(16400, '15,000 m; 7,650 yd at 46 knots'),
  speedKnots: type90(35),
  warheadPounds: type90(882, '400 kg; 375 kg elsewhere'),
}

export const BRITISH_21_INCH_MK_VIII: TorpedoFacts = {
  id: 'gbr-21-mk-viii',
  name: '21" Mk VIII (533mm)',
  boreInches: recalled(21),
  rangeYards: recalled(7000, 'at 41 knots; 5,000 yd at 45.5'),
  speedKnots: recalled(41),
  warheadPounds: recalled(750),
}

export const BRITISH_18_INCH_LIGHT: TorpedoFacts = {
  id: 'gbr-18-light',
  name: '18" (457mm), of coastal craft',
  boreInches: recalled(18, 'nominal; the true diameter is 17.7 in'),
  rangeYards: recalled(3000),
  speedKnots: recalled(35),
  warheadPounds: recalled(250),
}

export const GERMAN_50_CM_BOATS: TorpedoFacts = {
  id: 'deu-50-g6',
  name: '50cm G6 (19.7")',
  boreInches: recalled(19.69),
  rangeYards: recalled(5470, '5,000 m at 27 knots; 2,400 yd at 35'),
  speedKnots: recalled(27),
  warheadPounds: recalled(353, '160 kg'),
}

/** Oxygen-driven, called Long Lance. */
export const JAPANESE_61_CM_TYPE_93: TorpedoFacts = {
  id: 'jap-61-type-93',
  name: '61cm Type 93 (24")',
  boreInches: type93(24),
  rangeYards: type93(43700, '40,000 m; 21,900 yd at 48 to 50 knots'),
  speedKnots: type93(36, 'given as 36 to 38'),
  oxygen: true,
  warheadPounds: type93(1080, '490 kg'),
}

/** Of boats: oxygen too, but with nothing like the range. */
export const JAPANESE_53_CM_TYPE_95: TorpedoFacts = {
  id: 'jap-53-type-95',
  name: '53cm Type 95 (21")',
  boreInches: recalled(21),
  rangeYards: recalled(13100, '12,000 m; 9,850 yd at 49 knots'),
  speedKnots: recalled(45),
  oxygen: true,
  warheadPounds: recalled(893, '405 kg'),
}

export const JAPANESE_45_CM: TorpedoFacts = {
  id: 'jap-45-1899',
  name: '45cm (17.7")',
  boreInches: recalled(17.72),
  rangeYards: recalled(3280, '3,000 m at 15 knots or so; 870 yd at 27'),
  speedKnots: recalled(15),
  warheadPounds: recalled(220, '100 kg'),
}

export const RUSSIAN_38_CM: TorpedoFacts = {
  id: 'rus-38-1898',
  name: '38cm (15")',
  boreInches: recalled(15),
  rangeYards: recalled(980, '900 m'),
  speedKnots: recalled(25),
  warheadPounds: recalled(141, '64 kg'),
}

export const RUSSIAN_45_CM: TorpedoFacts = {
  id: 'rus-45-1904',
  name: '45cm (17.7")',
  boreInches: recalled(17.72),
  rangeYards: recalled(2190, '2,000 m at 25 knots; 870 yd at 33'),
  speedKnots: recalled(25),
  warheadPounds: recalled(154, '70 kg'),
}
