import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { AMERICAN_5_INCH_25, AMERICAN_8_INCH_55 } from '../guns/american.ts'

const recalled = figure('standard-literature', 'low')

/** Three of six, as they were in 1942, without torpedoes. */
export const NORTHAMPTON: ShipFacts = {
  className: 'Northampton',
  nation: 'USA',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Chester', commissioned: 1930 },
    { name: 'Chicago', commissioned: 1931 },
    { name: 'Northampton', commissioned: 1930 },
  ],
  year: recalled(1930),
  rebuiltYear: null,
  normalTons: recalled(10210, 'halfway between standard and full load'),
  standardTons: recalled(9000),
  fullTons: recalled(11420),
  lengthFeet: recalled(600.25),
  beamFeet: recalled(66.1),
  knots: recalled(32.5),
  crew: recalled(1020),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(3),
    deckInches: recalled(1),
    turretInches: recalled(2.5),
    conningTowerInches: recalled(1.25),
  }),
  batteries: [
    {
      role: 'main',
      gun: AMERICAN_8_INCH_55,
      groups: [turret('forward', 2, 3), turret('aft', 1, 3)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: AMERICAN_5_INCH_25,
      dualPurpose: true,
      groups: [...bothSides(4, 1, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 28, guns: 16, highAngle: 16, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 12, highAngle: 12, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: null,
  radar: { search: recalled(1940), gunnery: recalled(1942) },
  aeroplanes: recalled(4),
  starShell: recalled(1930),
  rangefinder: { feet: recalled(12), kind: 'stereo' },
}
