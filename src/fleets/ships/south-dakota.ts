import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { AMERICAN_5_INCH_38, AMERICAN_16_INCH_45 } from '../guns/american.ts'

const recalled = figure('standard-literature', 'low')

/** South Dakota herself, as flagship, had two mounts of 5 in fewer than her sisters: her battery is given. */
export const SOUTH_DAKOTA: ShipFacts = {
  className: 'South Dakota',
  nation: 'USA',
  kind: 'battleship',
  ships: [
    { name: 'Alabama', commissioned: 1942 },
    { name: 'Indiana', commissioned: 1942 },
    { name: 'Massachusetts', commissioned: 1942 },
    { name: 'South Dakota', commissioned: 1942 },
  ],
  year: recalled(1942),
  rebuiltYear: null,
  normalTons: recalled(40500, 'halfway between standard and full load'),
  standardTons: recalled(35000),
  fullTons: recalled(44500),
  lengthFeet: recalled(680),
  beamFeet: recalled(108.2),
  knots: recalled(27.5),
  crew: recalled(1793),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(12.2),
    deckInches: recalled(5.75),
    turretInches: recalled(18),
    conningTowerInches: recalled(16),
    torpedoBulkheadInches: recalled(1),
  }),
  batteries: [
    {
      role: 'main',
      gun: AMERICAN_16_INCH_45,
      groups: [turret('forward', 2, 3), turret('aft', 1, 3)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: AMERICAN_5_INCH_38,
      dualPurpose: true,
      groups: [...bothSides(4, 2, 'turret')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 40, guns: 24, highAngle: 24, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 35, highAngle: 35, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: null,
  radar: { search: recalled(1942), gunnery: recalled(1942) },
  aeroplanes: recalled(3),
  starShell: recalled(1942),
  rangefinder: { feet: recalled(26.5), kind: 'stereo' },
}
