import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, unarmoured } from '../figure.ts'
import { GERMAN_53_CM } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Some of twenty-four. Like all boats they fought at night on the surface when they could. */
export const TYPE_VIIB: ShipFacts = {
  className: 'Type VIIB',
  nation: 'DEU',
  kind: 'submarine',
  ships: [
    { name: 'U-100', commissioned: 1940 },
    { name: 'U-101', commissioned: 1940 },
    { name: 'U-46', commissioned: 1938 },
    { name: 'U-47', commissioned: 1938 },
    { name: 'U-48', commissioned: 1939 },
    { name: 'U-99', commissioned: 1940 },
  ],
  year: recalled(1938),
  rebuiltYear: null,
  normalTons: recalled(753, 'on the surface'),
  standardTons: null,
  fullTons: recalled(857, 'submerged'),
  lengthFeet: recalled(218.2),
  beamFeet: recalled(20.3),
  knots: recalled(17.9),
  crew: recalled(44),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [],
  lightGuns: [
    { boreMillimetres: 88, guns: 1, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 1, highAngle: 1, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: GERMAN_53_CM,
    groups: [
      { place: 'bow', tubes: 4, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    reloads: recalled(9),
    ...from('standard-literature', 'low'),
  },
  diving: {
    submergedTons: recalled(857),
    submergedKnots: recalled(8),
    submergedMiles: recalled(90),
    submergedAtKnots: recalled(4),
    testDepthFeet: recalled(750, '230 m; they went deeper'),
  },
  rangefinder: null,
}
