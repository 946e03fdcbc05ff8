import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_INCH_45 } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IV } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/**
 * A few of the many, Vampire and Vendetta under the Australian flag from 1933; as built, with their four 4 in
 * guns.
 */
export const V_CLASS_1917: ShipFacts = {
  className: 'V class (1917)',
  nation: 'GBR',
  kind: 'destroyer',
  ships: [
    { name: 'Vampire', commissioned: 1917 },
    { name: 'Vendetta', commissioned: 1917 },
    { name: 'Vidette', commissioned: 1918 },
    { name: 'Vivacious', commissioned: 1917 },
  ],
  year: recalled(1917),
  rebuiltYear: null,
  normalTons: recalled(1330, 'halfway between standard and full load'),
  standardTons: recalled(1188),
  fullTons: recalled(1490),
  lengthFeet: recalled(312),
  beamFeet: recalled(29.5),
  knots: recalled(34),
  crew: recalled(134),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_INCH_45,
      groups: [open('forward', 2), open('aft', 2)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 1, highAngle: 1, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IV,
    groups: banks(3, 3),
    ...from('standard-literature', 'low'),
  },
  depthCharges: recalled(20),
  starShell: recalled(1918),
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
