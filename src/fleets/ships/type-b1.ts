import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { JAPANESE_14_CM_50 } from '../guns/japanese.ts'
import { JAPANESE_53_CM_TYPE_95 } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Four of twenty: what is meant where an I-boat is said and nothing more. */
export const TYPE_B1: ShipFacts = {
  className: 'Type B1',
  nation: 'JAP',
  kind: 'submarine',
  ships: [
    { name: 'I-15', commissioned: 1940 },
    { name: 'I-17', commissioned: 1941 },
    { name: 'I-19', commissioned: 1941 },
    { name: 'I-26', commissioned: 1941 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(2584, 'on the surface'),
  standardTons: recalled(2198),
  fullTons: recalled(3654, 'submerged'),
  lengthFeet: recalled(356.5),
  beamFeet: recalled(30.5),
  knots: recalled(23.6),
  crew: recalled(94),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_14_CM_50,
      groups: [open('aft', 1)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 2, highAngle: 2, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: JAPANESE_53_CM_TYPE_95,
    groups: [{ place: 'bow', tubes: 6, submerged: true }],
    reloads: recalled(11),
    ...from('standard-literature', 'low'),
  },
  aeroplanes: recalled(1),
  diving: {
    submergedTons: recalled(3654),
    submergedKnots: recalled(8),
    submergedMiles: recalled(96),
    submergedAtKnots: recalled(3),
    testDepthFeet: recalled(330),
  },
  rangefinder: null,
}
