import type { ShipFacts } from '#kernel/facts/index.ts'
import { MITSUBISHI_A6M2 } from '../aircraft/japanese.ts'
import { bothSides, figure, from, unarmoured } from '../figure.ts'
import { JAPANESE_12_7_CM_40 } from '../guns/japanese.ts'

const recalled = figure('standard-literature', 'low')

export const ZUIHO: ShipFacts = {
  className: 'Zuihō',
  nation: 'JAP',
  kind: 'aircraft carrier',
  ships: [
    { name: 'Shōhō', commissioned: 1941 },
    { name: 'Zuihō', commissioned: 1940 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(13100),
  standardTons: recalled(11262),
  fullTons: recalled(14200),
  lengthFeet: recalled(674.2),
  beamFeet: recalled(59.7),
  knots: recalled(28),
  crew: recalled(785),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_12_7_CM_40,
      dualPurpose: true,
      groups: [...bothSides(2, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  radar: { search: recalled(1943), gunnery: null },
  aviation: {
    aircraft: recalled(30),
    flies: MITSUBISHI_A6M2,
    lifts: recalled(2),
    catapults: null,
    flightDeckFeet: recalled(590.5),
    flightDeckInches: recalled(0),
  },
  rangefinder: null,
}
