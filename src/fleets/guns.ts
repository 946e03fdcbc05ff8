import type { GunFacts } from '#kernel/facts/index.ts'
import { figure } from './figure.ts'

// Figures cited from the checklist are its own input values, which calibrate the cards; where a page was found that
// gives something else, the checklist's value stands and the other is in the note.
const table = figure('gf-checklist', 'low')
const bore = figure('gf-checklist', 'medium')
const recalled = figure('standard-literature', 'low')
const drake = figure('wiki-drake', 'high')
const sixInch = figure('wiki-6-inch-mk-vii', 'high')
const short28 = figure('navweaps-28-cm-l40', 'high')
const scharnhorst = figure('wiki-21-cm-l40', 'high')

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

export const GERMAN_30_5_CM: GunFacts = {
  id: 'deu-30.5-50',
  name: '30.5cm/50 (12")',
  nation: 'DEU',
  boreInches: bore(12.01),
  shellPounds: bore(893, '405 kg'),
  muzzleFps: table(2805),
  rangeYards: table(19700, 'as completed, 13.5°; a popular handbook gives 17,716 at 13.5° and 22,310 at 16°'),
  roundsPerMinute: table(2.5),
}

export const GERMAN_28_CM_50: GunFacts = {
  id: 'deu-28-50',
  name: '28cm/50 (11")',
  nation: 'DEU',
  boreInches: figure('navweaps-28-cm-l50', 'high')(11.14, '28.3 cm'),
  shellPounds: figure('navweaps-28-cm-l45', 'high')(666, '302 kg, the shell of the L/45 gun too'),
  muzzleFps: table(2887, '880 m/s'),
  rangeYards: table(19800, 'at 13.5°'),
  roundsPerMinute: figure('navweaps-28-cm-l50', 'high')(3),
}

export const GERMAN_28_CM_45: GunFacts = {
  id: 'deu-28-45',
  name: '28cm/45 (11")',
  nation: 'DEU',
  boreInches: figure('navweaps-28-cm-l45', 'high')(11.14, '28.3 cm'),
  shellPounds: figure('navweaps-28-cm-l45', 'high')(666, '302 kg'),
  muzzleFps: recalled(2805, '855 m/s'),
  rangeYards: recalled(20670, '18,900 m at 20°'),
  roundsPerMinute: figure('navweaps-28-cm-l45', 'high')(3),
}

export const GERMAN_28_CM_40: GunFacts = {
  id: 'deu-28-40',
  name: '28cm/40 (11")',
  nation: 'DEU',
  boreInches: short28(11.14, '28.3 cm'),
  shellPounds: short28(529, '240 kg'),
  muzzleFps: figure('wiki-28-cm-l40', 'medium')(2690, '820 m/s'),
  rangeYards: figure('wiki-28-cm-l40', 'medium')(20593, '18,830 m at 30°'),
  roundsPerMinute: short28(2),
}

export const GERMAN_21_CM_45: GunFacts = {
  id: 'deu-21-45',
  name: '21cm/45 (8.2")',
  nation: 'DEU',
  boreInches: bore(8.24),
  shellPounds: table(238, '108 kg'),
  muzzleFps: table(2953, '900 m/s'),
  rangeYards: table(20890, '19,100 m'),
  roundsPerMinute: table(4.5),
}

export const GERMAN_21_CM_40: GunFacts = {
  id: 'deu-21-40',
  name: '21cm/40 (8.2")',
  nation: 'DEU',
  boreInches: bore(8.24),
  shellPounds: scharnhorst(238, '108 kg; a later shell weighed 113.5 kg'),
  muzzleFps: scharnhorst(2559, '780 m/s'),
  rangeYards: scharnhorst(17830, '16,300 m at 30° in the turrets; the casemates reached 12,400 m at 16°'),
  roundsPerMinute: scharnhorst(4.5, 'given as 4 to 5'),
}

export const GERMAN_17_CM_40: GunFacts = {
  id: 'deu-17-40',
  name: '17cm/40 (6.8")',
  nation: 'DEU',
  boreInches: recalled(6.8, '172.6 mm'),
  shellPounds: recalled(141, '64 kg'),
  muzzleFps: recalled(2790, '850 m/s'),
  rangeYards: recalled(15860, '14,500 m at 22°'),
  roundsPerMinute: recalled(6),
}

export const GERMAN_15_CM_45: GunFacts = {
  id: 'deu-15-45',
  name: '15cm/45 (5.9")',
  nation: 'DEU',
  boreInches: bore(5.87),
  shellPounds: bore(99.9, '45.3 kg'),
  muzzleFps: table(2740, '835 m/s'),
  rangeYards: table(14760, '13,500 m'),
  roundsPerMinute: table(6),
}

export const GERMAN_15_CM_40: GunFacts = {
  id: 'deu-15-40',
  name: '15cm/40 (5.9")',
  nation: 'DEU',
  boreInches: bore(5.87),
  shellPounds: bore(88, '40 kg'),
  muzzleFps: table(2625, '800 m/s'),
  rangeYards: table(14980, '13,700 m'),
  roundsPerMinute: table(4.5),
}

export const GERMAN_10_5_CM_45: GunFacts = {
  id: 'deu-10.5-45',
  name: '10.5cm/45 (4.1")',
  nation: 'DEU',
  boreInches: bore(4.13),
  shellPounds: bore(38.2, '17.4 kg'),
  muzzleFps: table(2330, '710 m/s'),
  rangeYards: table(13890, '12,700 m'),
  roundsPerMinute: table(15),
}

export const GERMAN_10_5_CM_40: GunFacts = {
  id: 'deu-10.5-40',
  name: '10.5cm/40 (4.1")',
  nation: 'DEU',
  boreInches: bore(4.13),
  shellPounds: bore(35.3, '16 kg'),
  muzzleFps: table(2264, '690 m/s'),
  rangeYards: table(13340, '12,200 m'),
  roundsPerMinute: table(15),
}

export const JAPANESE_14_INCH: GunFacts = {
  id: 'jap-14-45',
  name: '14"/45 (35.6cm)',
  nation: 'JAP',
  boreInches: figure('wiki-kongo', 'medium')(14),
  shellPounds: recalled(1485, '673.5 kg'),
  muzzleFps: recalled(2526, '770 m/s'),
  rangeYards: recalled(25000, 'at the 20° of the ships as built'),
  roundsPerMinute: recalled(2),
}

export const JAPANESE_6_INCH: GunFacts = {
  id: 'jap-6-50',
  name: '6"/50 (15.2cm)',
  nation: 'JAP',
  boreInches: figure('wiki-kongo', 'medium')(6),
  shellPounds: recalled(100),
  muzzleFps: recalled(2789, '850 m/s'),
  rangeYards: recalled(15300, 'at 15°'),
  roundsPerMinute: recalled(6),
}
