import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { GERMAN_10_5_CM_45 } from '../guns/german.ts'
import { GERMAN_53_CM } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

export const TYPE_IXB: ShipFacts = {
  className: 'Type IXB',
  nation: 'DEU',
  kind: 'submarine',
  ships: [
    { name: 'U-103', commissioned: 1940 },
    { name: 'U-107', commissioned: 1940 },
    { name: 'U-110', commissioned: 1940 },
    { name: 'U-123', commissioned: 1940 },
    { name: 'U-124', commissioned: 1940 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(1051, 'on the surface'),
  standardTons: null,
  fullTons: recalled(1178, 'submerged'),
  lengthFeet: recalled(251),
  beamFeet: recalled(22.3),
  knots: recalled(18.2),
  crew: recalled(48),
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
  lightGuns: [
    { boreMillimetres: 37, guns: 1, highAngle: 1, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 1, highAngle: 1, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: GERMAN_53_CM,
    groups: [
      { place: 'bow', tubes: 4, submerged: true },
      { place: 'stern', tubes: 2, submerged: true },
    ],
    reloads: recalled(16),
    ...from('standard-literature', 'low'),
  },
  diving: {
    submergedTons: recalled(1178),
    submergedKnots: recalled(7.3),
    submergedMiles: recalled(64),
    submergedAtKnots: recalled(4),
    testDepthFeet: recalled(750, '230 m'),
  },
  rangefinder: null,
}
