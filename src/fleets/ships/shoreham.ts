import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_INCH_HIGH_ANGLE } from '../guns/british.ts'

const recalled = figure('standard-literature', 'low')

export const SHOREHAM: ShipFacts = {
  className: 'Shoreham',
  nation: 'GBR',
  kind: 'escort',
  ships: [
    { name: 'Bideford', commissioned: 1931 },
    { name: 'Fowey', commissioned: 1931 },
    { name: 'Rochester', commissioned: 1932 },
    { name: 'Shoreham', commissioned: 1931 },
  ],
  year: recalled(1931),
  rebuiltYear: null,
  normalTons: recalled(1270, 'between standard and full load'),
  standardTons: recalled(1105),
  fullTons: recalled(1600),
  lengthFeet: recalled(281),
  beamFeet: recalled(35),
  knots: recalled(16.5),
  crew: recalled(95),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_INCH_HIGH_ANGLE,
      dualPurpose: true,
      groups: [open('forward', 1), open('aft', 1)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 12.7, guns: 4, highAngle: 4, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  depthCharges: recalled(15),
  starShell: recalled(1931),
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
