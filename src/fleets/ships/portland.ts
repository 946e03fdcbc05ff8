import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { AMERICAN_5_INCH_25, AMERICAN_8_INCH_55 } from '../guns/american.ts'

const recalled = figure('standard-literature', 'low')

export const PORTLAND: ShipFacts = {
  className: 'Portland',
  nation: 'USA',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Indianapolis', commissioned: 1932 },
    { name: 'Portland', commissioned: 1933 },
  ],
  year: recalled(1932),
  rebuiltYear: null,
  normalTons: recalled(11300, 'halfway between standard and full load'),
  standardTons: recalled(9800),
  fullTons: recalled(12775),
  lengthFeet: recalled(610),
  beamFeet: recalled(66),
  knots: recalled(32.7),
  crew: recalled(917),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(2.25, '5 in abreast the magazines'),
    deckInches: recalled(2.5),
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
  radar: { search: recalled(1941), gunnery: recalled(1942) },
  aeroplanes: recalled(4),
  starShell: recalled(1933),
  rangefinder: { feet: recalled(12), kind: 'stereo' },
}
