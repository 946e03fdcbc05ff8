import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, bothSides, figure, from, plated, turret } from '../figure.ts'
import { GERMAN_10_5_CM_65, GERMAN_20_3_CM_60 } from '../guns/german.ts'
import { GERMAN_53_CM } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/**
 * Her sister Blücher was lost on her first errand, in April 1940, and is left out; Prinz Eugen has a record of her
 * own.
 */
export const ADMIRAL_HIPPER: ShipFacts = {
  className: 'Admiral Hipper',
  nation: 'DEU',
  kind: 'heavy cruiser',
  ships: [{ name: 'Admiral Hipper', commissioned: 1939 }],
  year: recalled(1939),
  rebuiltYear: null,
  normalTons: recalled(15900, '16,170 metric tons, as designed'),
  standardTons: recalled(14050),
  fullTons: recalled(18210),
  lengthFeet: recalled(665.4),
  beamFeet: recalled(69.9),
  knots: recalled(32.5),
  crew: recalled(1382),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(3.15),
    deckInches: recalled(1.97),
    turretInches: recalled(4.13),
    conningTowerInches: recalled(5.91),
    torpedoBulkheadInches: recalled(0.79),
  }),
  batteries: [
    {
      role: 'main',
      gun: GERMAN_20_3_CM_60,
      groups: [turret('forward', 2, 2), turret('aft', 2, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: GERMAN_10_5_CM_65,
      dualPurpose: true,
      groups: [...bothSides(3, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 37, guns: 12, highAngle: 12, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: GERMAN_53_CM,
    groups: banks(3, 3, 3, 3),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1939), gunnery: recalled(1939) },
  aeroplanes: recalled(3),
  starShell: recalled(1939),
  rangefinder: { feet: recalled(23), kind: 'stereo' },
}
