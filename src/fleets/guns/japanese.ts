import type { GunFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const recalled = figure('standard-literature', 'low')

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
