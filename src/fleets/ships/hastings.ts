import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_INCH_HIGH_ANGLE } from '../guns/british.ts'

const recalled = figure('standard-literature', 'low')

/** Sloops; Fowey and Leith had sisters of their own, and are counted in their own classes. */
export const HASTINGS: ShipFacts = {
  className: 'Hastings',
  nation: 'GBR',
  kind: 'escort',
  ships: [
    { name: 'Folkestone', commissioned: 1930 },
    { name: 'Hastings', commissioned: 1930 },
    { name: 'Penzance', commissioned: 1931 },
    { name: 'Scarborough', commissioned: 1930 },
  ],
  year: recalled(1930),
  rebuiltYear: null,
  normalTons: recalled(1250, 'between standard and full load'),
  standardTons: recalled(1045),
  fullTons: recalled(1640),
  lengthFeet: recalled(266),
  beamFeet: recalled(34),
  knots: recalled(16.5),
  crew: recalled(100),
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
  lightGuns: [],
  torpedoes: null,
  depthCharges: recalled(15),
  starShell: recalled(1930),
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
