import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, unarmoured } from '../figure.ts'
import { GERMAN_53_CM } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Six of more than five hundred: what is meant where a U-boat is said and nothing more. */
export const TYPE_VIIC: ShipFacts = {
  className: 'Type VIIC',
  nation: 'DEU',
  kind: 'submarine',
  ships: [
    { name: 'U-331', commissioned: 1941 },
    { name: 'U-371', commissioned: 1941 },
    { name: 'U-552', commissioned: 1940 },
    { name: 'U-69', commissioned: 1940 },
    { name: 'U-96', commissioned: 1940 },
    { name: 'U-977', commissioned: 1943 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(769, 'on the surface'),
  standardTons: null,
  fullTons: recalled(871, 'submerged'),
  lengthFeet: recalled(220.5),
  beamFeet: recalled(20.3),
  knots: recalled(17.7),
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
  radar: { search: recalled(1942), gunnery: null },
  diving: {
    submergedTons: recalled(871),
    submergedKnots: recalled(7.6),
    submergedMiles: recalled(80),
    submergedAtKnots: recalled(4),
    testDepthFeet: recalled(750, '230 m; they went deeper'),
  },
  rangefinder: null,
}
