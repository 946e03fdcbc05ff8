import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_INCH_MK_IV } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IV } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** The last of sixty-seven that were still at Hong Kong and Singapore in 1941; as built. */
export const S_CLASS_1918: ShipFacts = {
  className: 'S class (1918)',
  nation: 'GBR',
  kind: 'destroyer',
  ships: [
    { name: 'Scout', commissioned: 1918 },
    { name: 'Stronghold', commissioned: 1919 },
    { name: 'Tenedos', commissioned: 1919 },
    { name: 'Thanet', commissioned: 1919 },
    { name: 'Thracian', commissioned: 1920 },
  ],
  year: recalled(1918),
  rebuiltYear: null,
  normalTons: recalled(1150, 'halfway between standard and full load'),
  standardTons: recalled(905),
  fullTons: recalled(1220),
  lengthFeet: recalled(276),
  beamFeet: recalled(26.75),
  knots: recalled(36),
  crew: recalled(98),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_INCH_MK_IV,
      groups: [open('forward', 1), open('amidships', 1), open('aft', 1)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 1, highAngle: 1, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IV,
    groups: banks(2, 2),
    ...from('standard-literature', 'low'),
  },
  depthCharges: recalled(20),
  starShell: recalled(1918),
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
