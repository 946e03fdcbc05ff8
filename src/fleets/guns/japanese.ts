import type { GunFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const recalled = figure('standard-literature', 'low')
const fortySix = figure('wiki-46-cm', 'high')
const fourteenInch = figure('wiki-14-inch-vickers', 'medium')
const sixInch = figure('combinedfleet-15.5-cm', 'medium')
const type3 = figure('wiki-12.7-cm-50', 'medium')
const type89 = figure('pwencycl-12.7-cm-40', 'medium')

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

export const JAPANESE_46_CM: GunFacts = {
  id: 'jap-46-45',
  name: '46cm/45 (18.1")',
  nation: 'JAP',
  boreInches: fortySix(18.11),
  shellPounds: fortySix(3219, '1,460 kg'),
  muzzleFps: fortySix(2559, '780 m/s'),
  rangeYards: fortySix(45930, '42,000 m at 45°'),
  roundsPerMinute: fortySix(1.5, 'given as 1.5 to 2'),
}

/** The 14 in of the rebuilt ships, with 43° and the shell of 1931. */
export const JAPANESE_14_INCH_AT_43: GunFacts = {
  id: 'jap-14-45-43',
  name: '14"/45 (35.6cm), 43°',
  nation: 'JAP',
  boreInches: fourteenInch(14),
  shellPounds: fourteenInch(1485, '673.5 kg'),
  muzzleFps: fourteenInch(2540, '775 m/s'),
  rangeYards: fourteenInch(38770, '35,450 m at 43°'),
  roundsPerMinute: fourteenInch(2),
}

export const JAPANESE_15_5_CM: GunFacts = {
  id: 'jap-15.5-60',
  name: '15.5cm/60 (6.1")',
  nation: 'JAP',
  boreInches: figure('combinedfleet-15.5-cm', 'high')(6.1),
  shellPounds: figure('combinedfleet-15.5-cm', 'high')(123, '55.87 kg'),
  muzzleFps: sixInch(3035),
  rangeYards: sixInch(29960, 'at 45°'),
  roundsPerMinute: sixInch(5),
}

export const JAPANESE_12_7_CM_50: GunFacts = {
  id: 'jap-12.7-50',
  name: '12.7cm/50 (5")',
  nation: 'JAP',
  boreInches: figure('wiki-12.7-cm-50', 'high')(5),
  shellPounds: figure('wiki-12.7-cm-50', 'high')(50.7, '23 kg'),
  muzzleFps: type3(2986, '910 to 915 m/s'),
  rangeYards: type3(20120, '18,400 m'),
  roundsPerMinute: figure('wiki-12.7-cm-50', 'high')(7, 'given as 5 to 10'),
}

export const JAPANESE_12_7_CM_40: GunFacts = {
  id: 'jap-12.7-40',
  name: '12.7cm/40 (5")',
  nation: 'JAP',
  boreInches: type89(5),
  shellPounds: type89(50.7, '23 kg'),
  muzzleFps: type89(2379, '725 m/s'),
  rangeYards: type89(16075, '14,700 m'),
  roundsPerMinute: type89(8, 'a shot every 7.5 seconds'),
}

export const JAPANESE_12_INCH_40: GunFacts = {
  id: 'jap-12-40',
  name: '12"/40 (30.5cm)',
  nation: 'JAP',
  boreInches: recalled(12),
  shellPounds: recalled(850),
  muzzleFps: recalled(2400),
  rangeYards: recalled(15000, 'at 15°'),
  roundsPerMinute: recalled(1),
}

export const JAPANESE_10_INCH_45: GunFacts = {
  id: 'jap-10-45',
  name: '10"/45 (25.4cm)',
  nation: 'JAP',
  boreInches: recalled(10),
  shellPounds: recalled(500),
  muzzleFps: recalled(2297),
  rangeYards: recalled(18000, 'at 20°'),
  roundsPerMinute: recalled(1.5),
}

export const JAPANESE_6_INCH_40: GunFacts = {
  id: 'jap-6-40',
  name: '6"/40 (15.2cm)',
  nation: 'JAP',
  boreInches: recalled(6),
  shellPounds: recalled(100),
  muzzleFps: recalled(2297, '700 m/s'),
  rangeYards: recalled(10000, '9,140 m'),
  roundsPerMinute: recalled(5),
}

export const JAPANESE_41_CM_45: GunFacts = {
  id: 'jap-41-45',
  name: '41cm/45 (16.1")',
  nation: 'JAP',
  boreInches: recalled(16.14),
  shellPounds: recalled(2249, '1,020 kg'),
  muzzleFps: recalled(2559, '780 m/s'),
  rangeYards: recalled(42000, '38,430 m at 43°'),
  roundsPerMinute: recalled(1.5),
}

export const JAPANESE_20_CM_50: GunFacts = {
  id: 'jap-20-50',
  name: '20.3cm/50 (8")',
  nation: 'JAP',
  boreInches: recalled(8),
  shellPounds: recalled(277, '125.85 kg'),
  muzzleFps: recalled(2740, '835 m/s'),
  rangeYards: recalled(31600, '28,900 m'),
  roundsPerMinute: recalled(4),
}

export const JAPANESE_14_CM_50: GunFacts = {
  id: 'jap-14-50',
  name: '14cm/50 (5.5")',
  nation: 'JAP',
  boreInches: recalled(5.5),
  shellPounds: recalled(83.8, '38 kg'),
  muzzleFps: recalled(2789, '850 m/s'),
  rangeYards: recalled(21600, '19,750 m at 35°'),
  roundsPerMinute: recalled(6),
}

export const JAPANESE_12_CM_45: GunFacts = {
  id: 'jap-12-45',
  name: '12cm/45 (4.7")',
  nation: 'JAP',
  boreInches: recalled(4.72),
  shellPounds: recalled(45, '20.4 kg'),
  muzzleFps: recalled(2707, '825 m/s'),
  rangeYards: recalled(17500, '16,000 m'),
  roundsPerMinute: recalled(10),
}

export const JAPANESE_8_INCH_45: GunFacts = {
  id: 'jap-8-45',
  name: '8"/45 (20.3cm)',
  nation: 'JAP',
  boreInches: figure('wiki-izumo', 'high')(8),
  shellPounds: figure('wiki-izumo', 'medium')(250, '113.5 kg'),
  muzzleFps: figure('wiki-izumo', 'medium')(2500, '760 m/s'),
  rangeYards: figure('wiki-izumo', 'medium')(20000, '18,000 m'),
  roundsPerMinute: figure('wiki-izumo', 'low')(2),
}
