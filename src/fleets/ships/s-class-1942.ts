import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_7_INCH_45 } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Some of eight; Savage had her two forward guns in one mount of 4.5 inches, and Stord was Norwegian. */
export const S_CLASS_1942: ShipFacts = {
  className: 'S class (1942)',
  nation: 'GBR',
  kind: 'destroyer',
  ships: [
    { name: 'Saumarez', commissioned: 1943 },
    { name: 'Savage', commissioned: 1943 },
    { name: 'Scorpion', commissioned: 1943 },
    { name: 'Stord', commissioned: 1943 },
  ],
  year: recalled(1943),
  rebuiltYear: null,
  normalTons: recalled(2120, 'halfway between standard and full load'),
  standardTons: recalled(1710),
  fullTons: recalled(2530),
  lengthFeet: recalled(362.75),
  beamFeet: recalled(35.7),
  knots: recalled(36),
  crew: recalled(180),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_7_INCH_45,
      groups: [open('forward', 2), open('aft', 2)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 40, guns: 2, highAngle: 2, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: banks(4, 4),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1943), gunnery: recalled(1943) },
  depthCharges: recalled(70),
  starShell: recalled(1943),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
