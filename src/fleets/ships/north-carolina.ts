import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { AMERICAN_5_INCH_38, AMERICAN_16_INCH_45 } from '../guns/american.ts'

const wiki = figure('wiki-north-carolina', 'medium')
const agreed = figure('wiki-north-carolina', 'high')
const uboat = figure('uboat-north-carolina', 'medium')
const recalled = figure('standard-literature', 'low')

/** The class as designed and commissioned in 1941; 40 mm and 20 mm guns came in 1942. */
export const NORTH_CAROLINA: ShipFacts = {
  className: 'North Carolina',
  nation: 'USA',
  kind: 'battleship',
  ships: [
    { name: 'North Carolina', commissioned: 1941 },
    { name: 'Washington', commissioned: 1941 },
  ],
  year: agreed(1941),
  rebuiltYear: null,
  normalTons: figure('wiki-north-carolina', 'low')(
    40700,
    'halfway between standard and full load, for want of a quoted figure',
  ),
  standardTons: wiki(36600, '37,484 by another page'),
  fullTons: wiki(44800, 'in 1942'),
  lengthFeet: agreed(728.72, 'Washington three inches more'),
  beamFeet: agreed(108.32),
  knots: agreed(28),
  crew: agreed(1880),
  fuel: 'oil',
  armour: {
    plate: 'late cemented',
    beltInches: agreed(12, 'inclined'),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: null,
    deckInches: wiki(5, 'the middle of three: 1.45, 5 and 0.62 in'),
    turretInches: agreed(16),
    casemateInches: recalled(1.95, 'the secondary mounts'),
    conningTowerInches: recalled(14.7, '16 in places; 12 in the table of English Wikipedia'),
    torpedoBulkheadInches: null,
  },
  batteries: [
    {
      role: 'main',
      gun: AMERICAN_16_INCH_45,
      groups: [
        { place: 'forward', mounts: 2, barrels: 3, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 3, housing: 'turret' },
      ],
      ...from('wiki-north-carolina', 'high'),
    },
    {
      role: 'secondary',
      gun: AMERICAN_5_INCH_38,
      dualPurpose: true,
      groups: [
        { place: 'forecastle port', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'forecastle starboard', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'broadside port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'broadside starboard', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'quarterdeck port', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'quarterdeck starboard', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-north-carolina', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 28, guns: 16, highAngle: 16, automatic: true, ...from('uboat-north-carolina', 'medium') },
    { boreMillimetres: 13, guns: 18, highAngle: 18, automatic: true, ...from('uboat-north-carolina', 'medium') },
  ],
  torpedoes: null,
  radar: {
    search: figure('x10-washington', 'medium')(1942, 'CXAM-1, early in the year'),
    gunnery: recalled(1942, 'FC, on the main directors'),
  },
  aeroplanes: uboat(3),
  starShell: recalled(1941),
  rangefinder: { feet: recalled(26.5), kind: 'stereo' },
}
