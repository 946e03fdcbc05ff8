import type { ShipFacts } from '#kernel/facts/index.ts'
import { SHORT_184 } from '../aircraft/british.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_INCH_MK_IV } from '../guns/british.ts'

const recalled = figure('standard-literature', 'low')

/** Channel packets with a hangar aft; their seaplanes were hoisted out and rose from the water. */
export const ENGADINE: ShipFacts = {
  className: 'Engadine',
  nation: 'GBR',
  kind: 'aircraft carrier',
  ships: [
    { name: 'Engadine', commissioned: 1914 },
    { name: 'Riviera', commissioned: 1914 },
  ],
  year: recalled(1914),
  rebuiltYear: null,
  normalTons: recalled(1881, '1,676 gross register tons'),
  standardTons: null,
  fullTons: recalled(2550),
  lengthFeet: recalled(323),
  beamFeet: recalled(41),
  knots: recalled(21),
  crew: recalled(250),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_INCH_MK_IV,
      groups: [open('aft', 2)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 76, guns: 1, highAngle: 1, automatic: false, ...from('standard-literature', 'low') }],
  torpedoes: null,
  aviation: {
    aircraft: recalled(4),
    flies: SHORT_184,
    lifts: recalled(0),
    catapults: null,
    flightDeckInches: recalled(0),
  },
  rangefinder: null,
}
