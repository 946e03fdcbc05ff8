import type { ShipFacts } from '#kernel/facts/index.ts'
import { SOPWITH_CUCKOO } from '../aircraft/british.ts'
import { bothSides, figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_INCH_HIGH_ANGLE } from '../guns/british.ts'

const recalled = figure('standard-literature', 'low')

/** The first with a flight deck from end to end; begun as an Italian liner. */
export const ARGUS: ShipFacts = {
  className: 'Argus',
  nation: 'GBR',
  kind: 'aircraft carrier',
  ships: [{ name: 'Argus', commissioned: 1918 }],
  year: recalled(1918),
  rebuiltYear: null,
  normalTons: recalled(15100),
  standardTons: recalled(14450),
  fullTons: recalled(15775),
  lengthFeet: recalled(565),
  beamFeet: recalled(68),
  knots: recalled(20),
  crew: recalled(370),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_INCH_HIGH_ANGLE,
      dualPurpose: true,
      groups: [open('forward', 1), open('aft', 1), ...bothSides(1, 1, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [],
  torpedoes: null,
  aviation: {
    aircraft: recalled(18),
    flies: SOPWITH_CUCKOO,
    lifts: recalled(2),
    catapults: null,
    flightDeckFeet: recalled(549),
    flightDeckInches: recalled(0),
  },
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
