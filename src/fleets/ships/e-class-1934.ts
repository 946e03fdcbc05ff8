import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_7_INCH_45 } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Without the two leaders. Esk and Express could be made ready to lay mines. */
export const E_CLASS_1934: ShipFacts = {
  className: 'E class (1934)',
  nation: 'GBR',
  kind: 'destroyer',
  ships: [
    { name: 'Echo', commissioned: 1934 },
    { name: 'Eclipse', commissioned: 1934 },
    { name: 'Electra', commissioned: 1934 },
    { name: 'Encounter', commissioned: 1934 },
    { name: 'Escapade', commissioned: 1934 },
    { name: 'Escort', commissioned: 1934 },
    { name: 'Esk', commissioned: 1934 },
    { name: 'Express', commissioned: 1934 },
  ],
  year: recalled(1934),
  rebuiltYear: null,
  normalTons: recalled(1640, 'halfway between standard and full load'),
  standardTons: recalled(1375),
  fullTons: recalled(1940),
  lengthFeet: recalled(329),
  beamFeet: recalled(33.25),
  knots: recalled(35.5),
  crew: recalled(145),
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
  lightGuns: [{ boreMillimetres: 12.7, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: banks(4, 4),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1941), gunnery: null },
  depthCharges: recalled(20),
  starShell: recalled(1934),
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
