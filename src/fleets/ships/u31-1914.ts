import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { GERMAN_10_5_CM_45 } from '../guns/german.ts'
import { GERMAN_50_CM_BOATS } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Some of eleven; U 35 sank more ships than any other boat ever has. */
export const U31_1914: ShipFacts = {
  className: 'U 31 (1914)',
  nation: 'DEU',
  kind: 'submarine',
  ships: [
    { name: 'U 31', commissioned: 1914 },
    { name: 'U 35', commissioned: 1914 },
    { name: 'U 38', commissioned: 1914 },
    { name: 'U 39', commissioned: 1915 },
  ],
  year: recalled(1914),
  rebuiltYear: null,
  normalTons: recalled(674, '685 metric tons on the surface'),
  standardTons: null,
  fullTons: recalled(867, 'submerged'),
  lengthFeet: recalled(212.25),
  beamFeet: recalled(20.67),
  knots: recalled(16.4),
  crew: recalled(35),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: GERMAN_10_5_CM_45,
      groups: [open('forward', 1)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [],
  torpedoes: {
    torpedo: GERMAN_50_CM_BOATS,
    groups: [
      { place: 'bow', tubes: 2, submerged: true },
      { place: 'stern', tubes: 2, submerged: true },
    ],
    reloads: recalled(2),
    ...from('standard-literature', 'low'),
  },
  diving: {
    submergedTons: recalled(864),
    submergedKnots: recalled(9.7),
    submergedMiles: recalled(80),
    submergedAtKnots: recalled(5),
    testDepthFeet: recalled(164, '50 m'),
  },
  rangefinder: null,
}
