import type { GunFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const recalled = figure('standard-literature', 'low')

const sixteenInch = figure('pwencycl-16-inch-mk-6', 'high')
const fiveInch = figure('ww2db-5-inch-38', 'medium')

export const AMERICAN_16_INCH_45: GunFacts = {
  id: 'usa-16-45-mk-6',
  name: '16"/45 Mk 6 (40.6cm)',
  nation: 'USA',
  boreInches: sixteenInch(16),
  shellPounds: sixteenInch(2700),
  muzzleFps: sixteenInch(2300),
  rangeYards: sixteenInch(36900, 'at 45°'),
  roundsPerMinute: sixteenInch(2),
}

export const AMERICAN_5_INCH_38: GunFacts = {
  id: 'usa-5-38',
  name: '5"/38 (12.7cm)',
  nation: 'USA',
  boreInches: figure('ww2db-5-inch-38', 'high')(5),
  shellPounds: figure('ww2db-5-inch-38', 'high')(55),
  muzzleFps: fiveInch(2600, '792 m/s'),
  rangeYards: fiveInch(18000, '16,459 m'),
  roundsPerMinute: figure('ww2db-5-inch-38', 'high')(15, 'more with a practised crew'),
}

export const AMERICAN_8_INCH_55: GunFacts = {
  id: 'usa-8-55',
  name: '8"/55 (20.3cm)',
  nation: 'USA',
  boreInches: recalled(8),
  shellPounds: recalled(260),
  muzzleFps: recalled(2800),
  rangeYards: recalled(31860, 'at 41°'),
  roundsPerMinute: recalled(3.5),
}

export const AMERICAN_5_INCH_25: GunFacts = {
  id: 'usa-5-25',
  name: '5"/25 (12.7cm)',
  nation: 'USA',
  boreInches: recalled(5),
  shellPounds: recalled(54),
  muzzleFps: recalled(2110),
  rangeYards: recalled(14500, 'at 45°'),
  roundsPerMinute: recalled(15),
}
