import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_4_INCH_MK_XVI, BRITISH_8_INCH } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const known = figure('warshipsresearch-dorsetshire', 'medium')
const recalled = figure('standard-literature', 'low')

export const NORFOLK: ShipFacts = {
  className: 'Norfolk',
  nation: 'GBR',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Dorsetshire', commissioned: 1930 },
    { name: 'Norfolk', commissioned: 1930 },
  ],
  year: known(1930),
  rebuiltYear: null,
  normalTons: recalled(11920, 'halfway between standard and full load'),
  standardTons: known(10196),
  fullTons: known(13640),
  lengthFeet: known(632.75),
  beamFeet: known(66),
  knots: known(31.5),
  crew: known(719, '819 in wartime'),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(1, 'plating; 4 in abreast the magazines'),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: recalled(0),
    deckInches: recalled(1.38),
    turretInches: recalled(1),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_8_INCH,
      groups: [turret('forward', 2, 2), turret('aft', 2, 2)],
      ...from('warshipsresearch-dorsetshire', 'medium'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_MK_XVI,
      dualPurpose: true,
      groups: [...bothSides(2, 2, 'open')],
      ...from('warshipsresearch-dorsetshire', 'medium'),
    },
  ],
  lightGuns: [
    {
      boreMillimetres: 40,
      guns: 16,
      highAngle: 16,
      automatic: true,
      ...from('warshipsresearch-dorsetshire', 'medium'),
    },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: [
      { place: 'broadside port', tubes: 4, submerged: false },
      { place: 'broadside starboard', tubes: 4, submerged: false },
    ],
    ...from('warshipsresearch-dorsetshire', 'medium'),
  },
  radar: { search: recalled(1940), gunnery: recalled(1941) },
  aeroplanes: recalled(1),
  starShell: recalled(1930),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
