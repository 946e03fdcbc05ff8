import type { GunFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

// Figures cited from the checklist are its own input values, which calibrate the cards; where a page was found that
// gives something else, the checklist's value stands and the other is in the note.
const table = figure('gf-checklist', 'low')
const bore = figure('gf-checklist', 'medium')
const recalled = figure('standard-literature', 'low')
const drake = figure('wiki-drake', 'high')
const sixInch = figure('wiki-6-inch-mk-vii', 'high')
const fifteenInch = figure('wiki-15-inch-mk-i', 'medium')
const fourteenInch = figure('wiki-14-inch-mk-vii', 'medium')
const eightInch = figure('wiki-8-inch-mk-viii', 'medium')
const lateSixInch = figure('wiki-6-inch-mk-xxiii', 'medium')
const fiveInch = figure('pwencycl-5.25-inch', 'high')
const fourInch = figure('wiki-4-inch-mk-xvi', 'medium')

export const BRITISH_15_INCH: GunFacts = {
  id: 'gbr-15-42',
  name: '15"/42 (38.1cm)',
  nation: 'GBR',
  boreInches: recalled(15),
  shellPounds: recalled(1920),
  muzzleFps: recalled(2450),
  rangeYards: recalled(23734, 'at 20° with the 4-calibre head of the war; about 24,400 with later shell'),
  roundsPerMinute: recalled(2),
}

export const BRITISH_13_5_INCH: GunFacts = {
  id: 'gbr-13.5-45-heavy',
  name: '13.5"/45 (34.3cm)',
  nation: 'GBR',
  boreInches: figure('wiki-13.5-inch', 'high')(13.5),
  shellPounds: figure('wiki-iron-duke', 'high')(1400, 'the heavy shell of Iron Duke, Queen Mary and Tiger'),
  muzzleFps: table(2450),
  rangeYards: table(23740, 'at 20°'),
  roundsPerMinute: table(2),
}

export const BRITISH_13_5_INCH_LIGHT: GunFacts = {
  id: 'gbr-13.5-45-light',
  name: '13.5"/45 (34.3cm), light shell',
  nation: 'GBR',
  boreInches: figure('wiki-13.5-inch', 'high')(13.5),
  shellPounds: figure('historyofwar-lion', 'medium')(1250),
  muzzleFps: recalled(2582),
  rangeYards: recalled(23820, 'at 20°'),
  roundsPerMinute: recalled(2),
}

export const BRITISH_12_INCH: GunFacts = {
  id: 'gbr-12-45',
  name: '12"/45 (30.5cm)',
  nation: 'GBR',
  boreInches: recalled(12),
  shellPounds: recalled(850),
  muzzleFps: recalled(2725),
  rangeYards: recalled(16450, 'at 13.5° with the 2-calibre head; 18,850 with the 4-calibre head'),
  roundsPerMinute: recalled(1.5),
}

export const BRITISH_9_2_INCH: GunFacts = {
  id: 'gbr-9.2-47',
  name: '9.2"/47 (23.4cm)',
  nation: 'GBR',
  boreInches: drake(9.2),
  shellPounds: drake(380),
  muzzleFps: table(2748),
  rangeYards: drake(15500),
  roundsPerMinute: table(3),
}

export const BRITISH_7_5_INCH: GunFacts = {
  id: 'gbr-7.5-45',
  name: '7.5"/45 (19.1cm)',
  nation: 'GBR',
  boreInches: figure('wiki-devonshire', 'medium')(7.5),
  shellPounds: figure('wiki-devonshire', 'medium')(200),
  muzzleFps: recalled(2600),
  rangeYards: figure('wiki-devonshire', 'medium')(13800),
  roundsPerMinute: recalled(4),
}

export const BRITISH_6_INCH: GunFacts = {
  id: 'gbr-6-45',
  name: '6"/45 (15.2cm)',
  nation: 'GBR',
  boreInches: sixInch(6),
  shellPounds: sixInch(100),
  muzzleFps: sixInch(2775, 'heavy charge; 2,525 with the light charge'),
  rangeYards: sixInch(14600, 'given for the light charge; 15,800 for the heavy one'),
  roundsPerMinute: table(7, '8 by the maker’s figure'),
}

/** The same gun where the mount of an old cruiser allows no more than 15°. */
export const BRITISH_6_INCH_CASEMATE: GunFacts = {
  id: 'gbr-6-45-casemate',
  name: '6"/45 (15.2cm), casemate',
  nation: 'GBR',
  boreInches: sixInch(6),
  shellPounds: drake(100),
  muzzleFps: sixInch(2775, 'heavy charge; some old mounts were held to the light charge, 2,525'),
  rangeYards: drake(12200, 'at 15°'),
  roundsPerMinute: table(7, '8 by the maker’s figure'),
}

export const BRITISH_6_INCH_MK_XII: GunFacts = {
  id: 'gbr-6-45-mk-xii',
  name: '6"/45 Mk XII (15.2cm)',
  nation: 'GBR',
  boreInches: recalled(6),
  shellPounds: recalled(100),
  muzzleFps: recalled(2807),
  rangeYards: recalled(13500, 'at 14°'),
  roundsPerMinute: recalled(7),
}

export const BRITISH_6_INCH_50: GunFacts = {
  id: 'gbr-6-50',
  name: '6"/50 (15.2cm)',
  nation: 'GBR',
  boreInches: bore(6),
  shellPounds: bore(100),
  muzzleFps: table(2937),
  rangeYards: table(14310),
  roundsPerMinute: table(6),
}

export const BRITISH_4_7_INCH: GunFacts = {
  id: 'gbr-4.7-40',
  name: '4.7"/40 (12cm)',
  nation: 'GBR',
  boreInches: figure('nepean-4.7-inch', 'high')(4.724),
  shellPounds: table(45),
  muzzleFps: figure('nepean-4.7-inch', 'high')(2150, 'with cordite'),
  rangeYards: figure('nepean-4.7-inch', 'high')(10000, 'at 20°; 12,000 at 24°'),
  roundsPerMinute: figure('nepean-4.7-inch', 'high')(6, 'given as 5 to 6'),
}

export const BRITISH_4_INCH_50: GunFacts = {
  id: 'gbr-4-50',
  name: '4"/50 (10.2cm)',
  nation: 'GBR',
  boreInches: bore(4),
  shellPounds: bore(31),
  muzzleFps: table(2864),
  rangeYards: table(11600),
  roundsPerMinute: table(8),
}

/** The gun of the Invincibles, with a shell soon found too light. */
export const BRITISH_4_INCH_40: GunFacts = {
  id: 'gbr-4-40',
  name: '4"/40 (10.2cm)',
  nation: 'GBR',
  boreInches: figure('navweaps-4-inch-40', 'high')(4),
  shellPounds: figure('navweaps-4-inch-40', 'medium')(25),
  muzzleFps: recalled(2300),
  rangeYards: recalled(9600, 'at 20°'),
  roundsPerMinute: recalled(8),
}

/** The semi-automatic gun of the destroyers of the first half of the war. */
export const BRITISH_4_INCH_MK_IV: GunFacts = {
  id: 'gbr-4-40-mk-iv',
  name: '4"/40 Mk IV (10.2cm)',
  nation: 'GBR',
  boreInches: figure('wiki-m-class', 'high')(4),
  shellPounds: recalled(31),
  muzzleFps: recalled(2370),
  rangeYards: recalled(10210, 'at 20°; quoted between 9,600 and 10,500'),
  roundsPerMinute: recalled(10, 'quoted between 10 and 15'),
}

export const BRITISH_4_INCH_45: GunFacts = {
  id: 'gbr-4-45-mk-v',
  name: '4"/45 Mk V (10.2cm)',
  nation: 'GBR',
  boreInches: figure('passengers-westcott', 'medium')(4),
  shellPounds: recalled(31),
  muzzleFps: recalled(2350),
  rangeYards: recalled(13840, 'at 30°'),
  roundsPerMinute: recalled(10, 'quoted between 8 and 15'),
}

/** The 15 in where its turret allows 30°, as Hood's did, with the shell she is thought to have kept to the end. */
export const BRITISH_15_INCH_AT_30: GunFacts = {
  id: 'gbr-15-42-30',
  name: '15"/42 (38.1cm), 30°',
  nation: 'GBR',
  boreInches: fifteenInch(15),
  shellPounds: fifteenInch(1920, '1,938 for the shell of 1938'),
  muzzleFps: recalled(2467),
  rangeYards: recalled(30180, 'at 30°; 33,550 with the shell of 1938'),
  roundsPerMinute: fifteenInch(2),
}

export const BRITISH_14_INCH: GunFacts = {
  id: 'gbr-14-45',
  name: '14"/45 (35.6cm)',
  nation: 'GBR',
  boreInches: fourteenInch(14),
  shellPounds: fourteenInch(1590),
  muzzleFps: fourteenInch(2483, 'new; 2,400 when worn'),
  rangeYards: fourteenInch(38600, 'at 40°, new; 36,500 when worn'),
  roundsPerMinute: fourteenInch(2),
}

export const BRITISH_8_INCH: GunFacts = {
  id: 'gbr-8-50',
  name: '8"/50 (20.3cm)',
  nation: 'GBR',
  boreInches: eightInch(8),
  shellPounds: eightInch(256),
  muzzleFps: eightInch(2805),
  rangeYards: eightInch(30620, '28 km; another page has 27,000 yd for Exeter'),
  roundsPerMinute: eightInch(5, 'about five; less in action'),
}

export const BRITISH_6_INCH_MK_XXIII: GunFacts = {
  id: 'gbr-6-50-mk-xxiii',
  name: '6"/50 Mk XXIII (15.2cm)',
  nation: 'GBR',
  boreInches: lateSixInch(6),
  shellPounds: lateSixInch(112),
  muzzleFps: lateSixInch(2760),
  rangeYards: lateSixInch(25480, 'at 45°'),
  roundsPerMinute: lateSixInch(8, 'at most'),
}

export const BRITISH_5_25_INCH: GunFacts = {
  id: 'gbr-5.25-50',
  name: '5.25"/50 (13.3cm)',
  nation: 'GBR',
  boreInches: fiveInch(5.25),
  shellPounds: fiveInch(80),
  muzzleFps: fiveInch(2672),
  rangeYards: fiveInch(24070, 'at 45°'),
  roundsPerMinute: fiveInch(7.5, 'a shot every 8 seconds; 10 to 12 rounds as designed'),
}

export const BRITISH_4_INCH_MK_XVI: GunFacts = {
  id: 'gbr-4-45-mk-xvi',
  name: '4"/45 Mk XVI (10.2cm)',
  nation: 'GBR',
  boreInches: fourInch(4),
  shellPounds: fourInch(35),
  muzzleFps: fourInch(2660),
  rangeYards: fourInch(19850, 'at 45°'),
  roundsPerMinute: fourInch(15, 'given as 15 to 20'),
}

/** The Mk V on the high-angle mount of the cruisers between the wars. */
export const BRITISH_4_INCH_HIGH_ANGLE: GunFacts = {
  id: 'gbr-4-45-mk-v-ha',
  name: '4"/45 Mk V HA (10.2cm)',
  nation: 'GBR',
  boreInches: fourInch(4),
  shellPounds: fourInch(31),
  muzzleFps: recalled(2387),
  rangeYards: recalled(16430, 'at 44°'),
  roundsPerMinute: recalled(14, 'quoted between 10 and 15'),
}

export const BRITISH_16_INCH: GunFacts = {
  id: 'gbr-16-45-mk-i',
  name: '16"/45 Mk I (40.6cm)',
  nation: 'GBR',
  boreInches: recalled(16),
  shellPounds: recalled(2048),
  muzzleFps: recalled(2614),
  rangeYards: recalled(39780, 'at 40°'),
  roundsPerMinute: recalled(1.5),
}

/** Of the destroyers of the thirties. */
export const BRITISH_4_7_INCH_45: GunFacts = {
  id: 'gbr-4.7-45-mk-ix',
  name: '4.7"/45 Mk IX (12cm)',
  nation: 'GBR',
  boreInches: recalled(4.72),
  shellPounds: recalled(50),
  muzzleFps: recalled(2650),
  rangeYards: recalled(16970, 'at 40°'),
  roundsPerMinute: recalled(10),
}

export const BRITISH_4_5_INCH_45: GunFacts = {
  id: 'gbr-4.5-45',
  name: '4.5"/45 (11.4cm)',
  nation: 'GBR',
  boreInches: recalled(4.45),
  shellPounds: recalled(55),
  muzzleFps: recalled(2449),
  rangeYards: recalled(20750, 'at 45°'),
  roundsPerMinute: recalled(12),
}
