import type { ShipFacts } from '#kernel/facts/index.ts'
import { DOUGLAS_SBD_3 } from '../aircraft/american.ts'
import { bothSides, figure, from, plated } from '../figure.ts'
import { AMERICAN_5_INCH_38 } from '../guns/american.ts'

const recalled = figure('standard-literature', 'low')

export const YORKTOWN: ShipFacts = {
  className: 'Yorktown',
  nation: 'USA',
  kind: 'aircraft carrier',
  ships: [
    { name: 'Enterprise', commissioned: 1938 },
    { name: 'Hornet', commissioned: 1941 },
    { name: 'Yorktown', commissioned: 1937 },
  ],
  year: recalled(1937),
  rebuiltYear: null,
  normalTons: recalled(22700, 'halfway between standard and full load'),
  standardTons: recalled(19800),
  fullTons: recalled(25484),
  lengthFeet: recalled(809.5),
  beamFeet: recalled(83.25),
  knots: recalled(32.5),
  crew: recalled(2217),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(4),
    deckInches: recalled(1.5),
    conningTowerInches: recalled(4),
  }),
  batteries: [
    {
      role: 'main',
      gun: AMERICAN_5_INCH_38,
      dualPurpose: true,
      groups: [...bothSides(4, 1, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 28, guns: 16, highAngle: 16, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 12.7, guns: 24, highAngle: 24, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: null,
  radar: { search: recalled(1940), gunnery: recalled(1942) },
  starShell: recalled(1938),
  aviation: {
    aircraft: recalled(80, '72 to 90'),
    flies: DOUGLAS_SBD_3,
    lifts: recalled(3),
    catapults: recalled(3),
    flightDeckFeet: recalled(802),
    flightDeckInches: recalled(0),
  },
  rangefinder: { feet: recalled(12), kind: 'stereo' },
}
