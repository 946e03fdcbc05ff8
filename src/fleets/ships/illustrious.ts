import type { ShipFacts } from '#kernel/facts/index.ts'
import { FAIREY_SWORDFISH } from '../aircraft/british.ts'
import { bothSides, figure, from, plated } from '../figure.ts'
import { BRITISH_4_5_INCH_45 } from '../guns/british.ts'

const recalled = figure('standard-literature', 'low')

export const ILLUSTRIOUS: ShipFacts = {
  className: 'Illustrious',
  nation: 'GBR',
  kind: 'aircraft carrier',
  ships: [
    { name: 'Formidable', commissioned: 1940 },
    { name: 'Illustrious', commissioned: 1940 },
    { name: 'Indomitable', commissioned: 1941 },
    { name: 'Victorious', commissioned: 1941 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(25900, 'halfway between standard and deep'),
  standardTons: recalled(23000),
  fullTons: recalled(28620),
  lengthFeet: recalled(743.75),
  beamFeet: recalled(95.75),
  knots: recalled(30.5),
  crew: recalled(1229),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(4.5),
    deckInches: recalled(3),
    torpedoBulkheadInches: recalled(1),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_5_INCH_45,
      dualPurpose: true,
      groups: [...bothSides(4, 2, 'turret')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 48, highAngle: 48, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  radar: { search: recalled(1940), gunnery: recalled(1941) },
  starShell: recalled(1940),
  aviation: {
    aircraft: recalled(36, '48 in Indomitable, which had a second hangar'),
    flies: FAIREY_SWORDFISH,
    lifts: recalled(2),
    catapults: recalled(1),
    flightDeckFeet: recalled(740),
    flightDeckInches: recalled(3),
  },
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
