import type { ShipFacts } from '#kernel/facts/index.ts'
import { AICHI_D3A1 } from '../aircraft/japanese.ts'
import { bothSides, figure, from, plated } from '../figure.ts'
import { JAPANESE_12_7_CM_40 } from '../guns/japanese.ts'

const recalled = figure('standard-literature', 'low')

export const SHOKAKU: ShipFacts = {
  className: 'Shōkaku',
  nation: 'JAP',
  kind: 'aircraft carrier',
  ships: [
    { name: 'Shōkaku', commissioned: 1941 },
    { name: 'Zuikaku', commissioned: 1941 },
  ],
  year: recalled(1941),
  rebuiltYear: null,
  normalTons: recalled(29330, '29,800 metric tons, on trial'),
  standardTons: recalled(25675),
  fullTons: recalled(32105),
  lengthFeet: recalled(844.8),
  beamFeet: recalled(85.3),
  knots: recalled(34.2),
  crew: recalled(1660),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(1.8, 'abreast the machinery; 6.5 in abreast the magazines'),
    deckInches: recalled(2.6),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_12_7_CM_40,
      dualPurpose: true,
      groups: [...bothSides(4, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 36, highAngle: 36, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  radar: { search: recalled(1942), gunnery: null },
  aviation: {
    aircraft: recalled(72, 'and 12 in reserve'),
    flies: AICHI_D3A1,
    lifts: recalled(3),
    catapults: null,
    flightDeckFeet: recalled(794),
    flightDeckInches: recalled(0),
  },
  rangefinder: { feet: recalled(14.8), kind: 'coincidence' },
}
