import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_4_INCH_MK_XVI, BRITISH_6_INCH_MK_XXIII } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Some of the Crown Colonies, with all four turrets. */
export const FIJI: ShipFacts = {
  className: 'Fiji',
  nation: 'GBR',
  kind: 'light cruiser',
  ships: [
    { name: 'Fiji', commissioned: 1940 },
    { name: 'Jamaica', commissioned: 1942 },
    { name: 'Kenya', commissioned: 1940 },
    { name: 'Mauritius', commissioned: 1941 },
    { name: 'Nigeria', commissioned: 1940 },
    { name: 'Trinidad', commissioned: 1941 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(9825, 'halfway between standard and full load'),
  standardTons: recalled(8631),
  fullTons: recalled(11017),
  lengthFeet: recalled(555.5),
  beamFeet: recalled(62),
  knots: recalled(31.5),
  crew: recalled(730),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(3.25),
    bowInches: recalled(0),
    sternInches: recalled(0),
    deckInches: recalled(2),
    turretInches: recalled(2),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_6_INCH_MK_XXIII,
      groups: [turret('forward', 2, 3), turret('aft', 2, 3)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_MK_XVI,
      dualPurpose: true,
      groups: [...bothSides(2, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 40, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 6, highAngle: 6, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: [
      { place: 'broadside port', tubes: 3, submerged: false },
      { place: 'broadside starboard', tubes: 3, submerged: false },
    ],
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1940), gunnery: recalled(1941) },
  aeroplanes: recalled(2),
  starShell: recalled(1940),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
