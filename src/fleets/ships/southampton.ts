import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_4_INCH_MK_XVI, BRITISH_6_INCH_MK_XXIII } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Some of ten; as they were in the middle of the war. */
export const SOUTHAMPTON: ShipFacts = {
  className: 'Southampton',
  nation: 'GBR',
  kind: 'light cruiser',
  ships: [
    { name: 'Manchester', commissioned: 1938 },
    { name: 'Sheffield', commissioned: 1937 },
  ],
  year: recalled(1937),
  rebuiltYear: null,
  normalTons: recalled(10225, 'halfway between standard and full load'),
  standardTons: recalled(9100),
  fullTons: recalled(11350),
  lengthFeet: recalled(591.5),
  beamFeet: recalled(61.7),
  knots: recalled(32),
  crew: recalled(750),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(4.5),
    bowInches: recalled(0),
    sternInches: recalled(0),
    deckInches: recalled(1.25),
    turretInches: recalled(1),
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
    { boreMillimetres: 12.7, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') },
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
  starShell: recalled(1937),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
