import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, turret, unarmoured } from '../figure.ts'
import { GERMAN_15_CM_48 } from '../guns/german.ts'
import { GERMAN_53_CM } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Type 1936A; the twin turret forward came to most of them only later, and is given here. */
export const NARVIK: ShipFacts = {
  className: 'Narvik',
  nation: 'DEU',
  kind: 'destroyer',
  ships: [
    { name: 'Z23', commissioned: 1940 },
    { name: 'Z24', commissioned: 1940 },
    { name: 'Z25', commissioned: 1940 },
    { name: 'Z26', commissioned: 1941 },
    { name: 'Z27', commissioned: 1941 },
    { name: 'Z28', commissioned: 1941 },
    { name: 'Z29', commissioned: 1941 },
    { name: 'Z30', commissioned: 1941 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(3079),
  standardTons: recalled(2603),
  fullTons: recalled(3605),
  lengthFeet: recalled(416.7),
  beamFeet: recalled(39.4),
  knots: recalled(38.5),
  crew: recalled(332),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: GERMAN_15_CM_48,
      groups: [turret('forward', 1, 2), open('aft', 3)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 37, guns: 4, highAngle: 4, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 5, highAngle: 5, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: GERMAN_53_CM,
    groups: banks(4, 4),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1942), gunnery: null },
  depthCharges: recalled(30),
  starShell: recalled(1940),
  rangefinder: { feet: recalled(9.8), kind: 'stereo' },
}
