import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_12_INCH_40 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const known = figure('warshipsresearch-yashima', 'medium')
const recalled = figure('standard-literature', 'low')

/**
 * An improved Royal Sovereign. Yashima was lost on mines in May 1904; twelve-pounders had taken the place of most
 * of the lighter guns by then.
 */
export const FUJI: ShipFacts = {
  className: 'Fuji',
  nation: 'JAP',
  kind: 'pre-dreadnought',
  ships: [
    { name: 'Fuji', commissioned: 1897 },
    { name: 'Yashima', commissioned: 1897 },
  ],
  year: recalled(1897),
  rebuiltYear: null,
  normalTons: known(12430),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(412, '412 ft overall'),
  beamFeet: known(72),
  knots: known(18.25),
  crew: known(650),
  fuel: 'coal',
  armour: plated('Harvey', {
    beltInches: recalled(16, 'the greatest; 14 in by some'),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: recalled(4),
    deckInches: known(2.5),
    turretInches: recalled(6),
    casemateInches: recalled(6),
    conningTowerInches: recalled(14),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_12_INCH_40,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('warshipsresearch-yashima', 'medium'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_6_INCH_40,
      groups: [...bothSides(5, 1, 'casemate')],
      ...from('warshipsresearch-yashima', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 16, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 47, guns: 8, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: JAPANESE_45_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('standard-literature', 'low'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
