import type { GunFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

// Figures cited from the checklist are its own input values, which calibrate the cards; where a page was found that
// gives something else, the checklist's value stands and the other is in the note.
const table = figure('gf-checklist', 'low')
const bore = figure('gf-checklist', 'medium')
const recalled = figure('standard-literature', 'low')
const short28 = figure('navweaps-28-cm-l40', 'high')
const scharnhorst = figure('wiki-21-cm-l40', 'high')
const bismarck = figure('wiki-38-cm-c34', 'medium')
const grafSpee = figure('wiki-graf-spee', 'medium')

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

export const GERMAN_38_CM_52: GunFacts = {
  id: 'deu-38-52',
  name: '38cm/52 (15")',
  nation: 'DEU',
  boreInches: recalled(14.96),
  shellPounds: bismarck(1764, '800 kg'),
  muzzleFps: bismarck(2690, '820 m/s'),
  rangeYards: bismarck(39940, '36,520 m at 30°'),
  roundsPerMinute: bismarck(3, 'at best, a shot every 18 seconds; 2.3 elsewhere'),
}

export const GERMAN_28_CM_52: GunFacts = {
  id: 'deu-28-52',
  name: '28cm/52 (11")',
  nation: 'DEU',
  boreInches: figure('dewiki-28-cm-c28', 'high')(11.14, '28.3 cm'),
  shellPounds: recalled(661, '300 kg; a newspaper of 1934 has 670 lb'),
  muzzleFps: recalled(2986, '910 m/s'),
  rangeYards: figure('wiki-graf-spee', 'high')(39890, '36,475 m at 40°'),
  roundsPerMinute: grafSpee(2.5),
}

export const GERMAN_15_CM_55: GunFacts = {
  id: 'deu-15-55',
  name: '15cm/55 (5.9")',
  nation: 'DEU',
  boreInches: recalled(5.87),
  shellPounds: recalled(99.9, '45.3 kg'),
  muzzleFps: recalled(2871, '875 m/s'),
  rangeYards: recalled(25153, '23,000 m at 40°; 35° in the single mounts of the armoured ships'),
  roundsPerMinute: grafSpee(7, 'given as 6 to 8'),
}

export const GERMAN_10_5_CM_65: GunFacts = {
  id: 'deu-10.5-65',
  name: '10.5cm/65 (4.1")',
  nation: 'DEU',
  boreInches: recalled(4.13),
  shellPounds: recalled(33.3, '15.1 kg'),
  muzzleFps: recalled(2953, '900 m/s'),
  rangeYards: recalled(19357, '17,700 m at 45°'),
  roundsPerMinute: recalled(15, '15 to 18'),
}

export const GERMAN_20_3_CM_60: GunFacts = {
  id: 'deu-20.3-60',
  name: '20.3cm/60 (8")',
  nation: 'DEU',
  boreInches: recalled(7.99),
  shellPounds: recalled(269, '122 kg'),
  muzzleFps: recalled(3035, '925 m/s'),
  rangeYards: recalled(36680, '33,540 m at 37°'),
  roundsPerMinute: recalled(4.5),
}

export const GERMAN_28_CM_54: GunFacts = {
  id: 'deu-28-54.5',
  name: '28cm/54.5 (11.1")',
  nation: 'DEU',
  boreInches: recalled(11.14),
  shellPounds: recalled(728, '330 kg'),
  muzzleFps: recalled(2920, '890 m/s'),
  rangeYards: recalled(44760, '40,930 m at 40°'),
  roundsPerMinute: recalled(3.5),
}

export const GERMAN_15_CM_48: GunFacts = {
  id: 'deu-15-48',
  name: '15cm/48 (5.9")',
  nation: 'DEU',
  boreInches: recalled(5.87),
  shellPounds: recalled(100, '45.3 kg'),
  muzzleFps: recalled(2740, '835 m/s'),
  rangeYards: recalled(24060, '22,000 m at 30°'),
  roundsPerMinute: recalled(7),
}
