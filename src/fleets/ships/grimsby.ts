import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_7_INCH_45 } from '../guns/british.ts'

const recalled = figure('standard-literature', 'low')

export const GRIMSBY: ShipFacts = {
  className: 'Grimsby',
  nation: 'GBR',
  kind: 'escort',
  ships: [
    { name: 'Deptford', commissioned: 1935 },
    { name: 'Grimsby', commissioned: 1934 },
    { name: 'Leith', commissioned: 1934 },
    { name: 'Lowestoft', commissioned: 1934 },
    { name: 'Wellington', commissioned: 1935 },
  ],
  year: recalled(1934),
  rebuiltYear: null,
  normalTons: recalled(1180, 'between standard and full load'),
  standardTons: recalled(990),
  fullTons: recalled(1510),
  lengthFeet: recalled(266),
  beamFeet: recalled(36),
  knots: recalled(16.5),
  crew: recalled(100),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_7_INCH_45,
      groups: [open('forward', 1), open('aft', 1)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 1, highAngle: 1, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 12.7, guns: 4, highAngle: 4, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: null,
  depthCharges: recalled(40),
  starShell: recalled(1934),
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
