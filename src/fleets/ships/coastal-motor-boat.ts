import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, unarmoured } from '../figure.ts'
import { BRITISH_18_INCH_LIGHT } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Thornycroft’s larger boats; the torpedo left over the stern. */
export const COASTAL_MOTOR_BOAT: ShipFacts = {
  className: 'CMB 55 ft',
  nation: 'GBR',
  kind: 'motor torpedo boat',
  ships: [
    { name: 'CMB 33A', commissioned: 1917 },
    { name: 'CMB 79A', commissioned: 1919 },
    { name: 'CMB 88BD', commissioned: 1919 },
  ],
  year: recalled(1917),
  rebuiltYear: null,
  normalTons: recalled(11),
  standardTons: null,
  fullTons: null,
  lengthFeet: recalled(60),
  beamFeet: recalled(11),
  knots: recalled(40),
  crew: recalled(5),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [],
  lightGuns: [{ boreMillimetres: 7.7, guns: 4, highAngle: 4, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: BRITISH_18_INCH_LIGHT,
    groups: [{ place: 'stern', tubes: 2, submerged: false }],
    ...from('standard-literature', 'low'),
  },
  rangefinder: null,
}
