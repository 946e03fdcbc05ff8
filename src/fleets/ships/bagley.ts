import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { AMERICAN_5_INCH_38 } from '../guns/american.ts'
import { AMERICAN_21_INCH } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Some of eight. */
export const BAGLEY: ShipFacts = {
  className: 'Bagley',
  nation: 'USA',
  kind: 'destroyer',
  ships: [
    { name: 'Bagley', commissioned: 1937 },
    { name: 'Blue', commissioned: 1937 },
    { name: 'Helm', commissioned: 1937 },
    { name: 'Henley', commissioned: 1937 },
    { name: 'Patterson', commissioned: 1937 },
    { name: 'Ralph Talbot', commissioned: 1937 },
  ],
  year: recalled(1937),
  rebuiltYear: null,
  normalTons: recalled(1870, 'halfway between standard and full load'),
  standardTons: recalled(1500),
  fullTons: recalled(2245),
  lengthFeet: recalled(341.3),
  beamFeet: recalled(35.5),
  knots: recalled(36.8),
  crew: recalled(200),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: AMERICAN_5_INCH_38,
      dualPurpose: true,
      groups: [open('forward', 2), open('aft', 2)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 20, guns: 6, highAngle: 6, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: AMERICAN_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 4, submerged: false },
      { place: 'broadside port', tubes: 4, submerged: false },
      { place: 'broadside starboard', tubes: 4, submerged: false },
      { place: 'broadside starboard', tubes: 4, submerged: false },
    ],
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1942), gunnery: recalled(1942) },
  depthCharges: recalled(30),
  starShell: recalled(1937),
  rangefinder: { feet: recalled(12), kind: 'stereo' },
}
