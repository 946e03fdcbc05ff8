import type { GunFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const recalled = figure('standard-literature', 'low')

export const RUSSIAN_12_INCH_40: GunFacts = {
  id: 'rus-12-40',
  name: '12"/40 (30.5cm)',
  nation: 'RUS',
  boreInches: recalled(12),
  shellPounds: recalled(731, '331.7 kg'),
  muzzleFps: recalled(2598, '792 m/s'),
  rangeYards: recalled(16000, '14,640 m at 15°'),
  roundsPerMinute: recalled(0.75),
}

export const RUSSIAN_12_INCH_35: GunFacts = {
  id: 'rus-12-35',
  name: '12"/35 (30.5cm)',
  nation: 'RUS',
  boreInches: recalled(12),
  shellPounds: recalled(731),
  muzzleFps: recalled(2090, '637 m/s'),
  rangeYards: recalled(11000, 'about 10 km'),
  roundsPerMinute: recalled(0.5),
}

export const RUSSIAN_12_INCH_30: GunFacts = {
  id: 'rus-12-30',
  name: '12"/30 (30.5cm)',
  nation: 'RUS',
  boreInches: recalled(12),
  shellPounds: recalled(731),
  muzzleFps: recalled(1870, '570 m/s'),
  rangeYards: recalled(10000, 'about 9 km'),
  roundsPerMinute: recalled(0.5),
}

/** Too weak for a full charge in the earlier ships. */
export const RUSSIAN_10_INCH_45: GunFacts = {
  id: 'rus-10-45',
  name: '10"/45 (25.4cm)',
  nation: 'RUS',
  boreInches: recalled(10),
  shellPounds: recalled(496, '225 kg'),
  muzzleFps: recalled(2273, '693 m/s; the later guns of Pobeda 778'),
  rangeYards: recalled(17000, '15,500 m'),
  roundsPerMinute: recalled(1),
}

export const RUSSIAN_9_INCH_35: GunFacts = {
  id: 'rus-9-35',
  name: '9"/35 (22.9cm)',
  nation: 'RUS',
  boreInches: recalled(9),
  shellPounds: recalled(278, '126 kg'),
  muzzleFps: recalled(2188, '667 m/s'),
  rangeYards: recalled(10000, 'about 9 km'),
  roundsPerMinute: recalled(0.5),
}

/** Canet’s quick-firing gun. */
export const RUSSIAN_6_INCH_45: GunFacts = {
  id: 'rus-6-45',
  name: '6"/45 (15.2cm)',
  nation: 'RUS',
  boreInches: recalled(6),
  shellPounds: recalled(91.3, '41.4 kg'),
  muzzleFps: recalled(2598, '792 m/s'),
  rangeYards: recalled(12600, '11,500 m at 20°'),
  roundsPerMinute: recalled(5),
}

/** Not quick-firing. */
export const RUSSIAN_6_INCH_35: GunFacts = {
  id: 'rus-6-35',
  name: '6"/35 (15.2cm)',
  nation: 'RUS',
  boreInches: recalled(6),
  shellPounds: recalled(91.3, '41.4 kg'),
  muzzleFps: recalled(2130, 'about 650 m/s'),
  rangeYards: recalled(8000, 'about 7.5 km'),
  roundsPerMinute: recalled(1.5),
}

export const RUSSIAN_4_7_INCH_45: GunFacts = {
  id: 'rus-4.7-45',
  name: '4.7"/45 (12cm)',
  nation: 'RUS',
  boreInches: recalled(4.72),
  shellPounds: recalled(45, '20.5 kg'),
  muzzleFps: recalled(2700, '823 m/s'),
  rangeYards: recalled(11000, 'about 10 km at 18°'),
  roundsPerMinute: recalled(8),
}

export const RUSSIAN_8_INCH_35: GunFacts = {
  id: 'rus-8-35',
  name: '8"/35 (20.3cm)',
  nation: 'RUS',
  boreInches: recalled(8),
  shellPounds: figure('wiki-nakhimov', 'medium')(192, '87 kg'),
  muzzleFps: figure('wiki-nakhimov', 'medium')(1926, '587 m/s'),
  rangeYards: recalled(9000, 'about 8.5 km'),
  roundsPerMinute: recalled(0.75),
}
