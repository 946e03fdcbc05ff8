import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, unarmoured } from '../figure.ts'
import { BRITISH_21_INCH_MK_VIII } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** A few of the Royal Navy’s Vosper boats; MTB 74 was changed for the raid on St Nazaire. */
export const VOSPER_70: ShipFacts = {
  className: 'Vosper 70 ft',
  nation: 'GBR',
  kind: 'motor torpedo boat',
  ships: [
    { name: 'MTB 31', commissioned: 1940 },
    { name: 'MTB 32', commissioned: 1940 },
    { name: 'MTB 57', commissioned: 1941 },
    { name: 'MTB 74', commissioned: 1941 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(38),
  standardTons: null,
  fullTons: null,
  lengthFeet: recalled(71),
  beamFeet: recalled(19.2),
  knots: recalled(38),
  crew: recalled(12),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [],
  lightGuns: [{ boreMillimetres: 12.7, guns: 4, highAngle: 4, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_VIII,
    groups: [
      { place: 'forecastle port', tubes: 1, submerged: false },
      { place: 'forecastle starboard', tubes: 1, submerged: false },
    ],
    ...from('standard-literature', 'low'),
  },
  depthCharges: recalled(4),
  rangefinder: null,
}
