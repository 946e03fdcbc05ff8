import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { AMERICAN_5_INCH_25, AMERICAN_8_INCH_55 } from '../guns/american.ts'

const recalled = figure('standard-literature', 'low')

/** Some of seven, as they were in 1942. */
export const NEW_ORLEANS: ShipFacts = {
  className: 'New Orleans',
  nation: 'USA',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Astoria', commissioned: 1934 },
    { name: 'Minneapolis', commissioned: 1934 },
    { name: 'New Orleans', commissioned: 1934 },
    { name: 'Quincy', commissioned: 1936 },
    { name: 'San Francisco', commissioned: 1934 },
    { name: 'Tuscaloosa', commissioned: 1934 },
    { name: 'Vincennes', commissioned: 1937 },
  ],
  year: recalled(1934),
  rebuiltYear: null,
  normalTons: recalled(11220, 'halfway between standard and full load'),
  standardTons: recalled(9950),
  fullTons: recalled(12493),
  lengthFeet: recalled(588),
  beamFeet: recalled(61.75),
  knots: recalled(32.7),
  crew: recalled(960),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(5),
    deckInches: recalled(2.25),
    turretInches: recalled(6),
    conningTowerInches: recalled(5),
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
    { boreMillimetres: 20, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: null,
  radar: { search: recalled(1942), gunnery: recalled(1942) },
  aeroplanes: recalled(4),
  starShell: recalled(1934),
  rangefinder: { feet: recalled(12), kind: 'stereo' },
}
