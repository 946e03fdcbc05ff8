import type { ShipFacts } from '#kernel/facts/index.ts'
import { AICHI_D3A1 } from '../aircraft/japanese.ts'
import { bothSides, figure, from, plated } from '../figure.ts'
import { JAPANESE_12_7_CM_40, JAPANESE_20_CM_50 } from '../guns/japanese.ts'

const recalled = figure('standard-literature', 'low')

export const KAGA: ShipFacts = {
  className: 'Kaga (1935)',
  nation: 'JAP',
  kind: 'aircraft carrier',
  ships: [{ name: 'Kaga', commissioned: 1928 }],
  year: recalled(1928),
  rebuiltYear: recalled(1935),
  normalTons: recalled(42541, 'on trial, metric tons'),
  standardTons: recalled(38200),
  fullTons: recalled(43650),
  lengthFeet: recalled(812.5),
  beamFeet: recalled(106.7),
  knots: recalled(28.3),
  crew: recalled(1708),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(6),
    deckInches: recalled(1.5),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_20_CM_50,
      groups: [...bothSides(5, 1, 'casemate', 'quarterdeck')],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_12_7_CM_40,
      dualPurpose: true,
      groups: [...bothSides(4, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 22, highAngle: 22, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  aviation: {
    aircraft: recalled(72, 'and 18 in reserve'),
    flies: AICHI_D3A1,
    lifts: recalled(3),
    catapults: null,
    flightDeckFeet: recalled(815),
    flightDeckInches: recalled(0),
  },
  rangefinder: { feet: recalled(14.8), kind: 'coincidence' },
}
