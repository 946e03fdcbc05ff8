import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, unarmoured } from '../figure.ts'
import { JAPANESE_12_CM_45 } from '../guns/japanese.ts'
import { JAPANESE_53_CM } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Some of nine. */
export const KAMIKAZE: ShipFacts = {
  className: 'Kamikaze',
  nation: 'JAP',
  kind: 'destroyer',
  ships: [
    { name: 'Asakaze', commissioned: 1923 },
    { name: 'Hatakaze', commissioned: 1924 },
    { name: 'Kamikaze', commissioned: 1922 },
    { name: 'Yūnagi', commissioned: 1925 },
  ],
  year: recalled(1922),
  rebuiltYear: null,
  normalTons: recalled(1560, 'halfway between standard and full load'),
  standardTons: recalled(1400),
  fullTons: recalled(1720),
  lengthFeet: recalled(336),
  beamFeet: recalled(30),
  knots: recalled(37.25),
  crew: recalled(154),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_12_CM_45,
      groups: [open('forward', 1), open('amidships', 1), open('aft', 2)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 7.7, guns: 2, highAngle: 2, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: JAPANESE_53_CM,
    groups: banks(2, 2, 2),
    ...from('standard-literature', 'low'),
  },
  depthCharges: recalled(18),
  rangefinder: { feet: recalled(11), kind: 'stereo' },
}
