import type { ShipFacts } from '#kernel/facts/index.ts'
import { MITSUBISHI_A6M2 } from '../aircraft/japanese.ts'
import { bothSides, figure, from, plated } from '../figure.ts'
import { JAPANESE_12_CM_45, JAPANESE_20_CM_50 } from '../guns/japanese.ts'

const recalled = figure('standard-literature', 'low')

export const AKAGI: ShipFacts = {
  className: 'Akagi (1938)',
  nation: 'JAP',
  kind: 'aircraft carrier',
  ships: [{ name: 'Akagi', commissioned: 1927 }],
  year: recalled(1927),
  rebuiltYear: recalled(1938),
  normalTons: recalled(41300, 'on trial, metric tons'),
  standardTons: recalled(36500),
  fullTons: recalled(42750),
  lengthFeet: recalled(855.2),
  beamFeet: recalled(102.8),
  knots: recalled(31.2),
  crew: recalled(1630),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(6),
    deckInches: recalled(3.1),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_20_CM_50,
      groups: [...bothSides(3, 1, 'casemate', 'quarterdeck')],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_12_CM_45,
      dualPurpose: true,
      groups: [...bothSides(3, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 28, highAngle: 28, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  aviation: {
    aircraft: recalled(66, 'and 25 in reserve'),
    flies: MITSUBISHI_A6M2,
    lifts: recalled(3),
    catapults: null,
    flightDeckFeet: recalled(817.5),
    flightDeckInches: recalled(0),
  },
  rangefinder: { feet: recalled(14.8), kind: 'coincidence' },
}
