import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_45 } from '../guns/german.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const wiki = figure('wiki-graudenz', 'high')
const table = figure('gf-checklist', 'low')
const recalled = figure('standard-literature', 'medium')

/** As built, with twelve 10.5 cm, the two aftermost on the centreline; seven 15 cm came later in the war. */
export const GRAUDENZ: ShipFacts = {
  className: 'Graudenz',
  nation: 'DEU',
  kind: 'light cruiser',
  ships: [
    { name: 'Graudenz', commissioned: 1914 },
    { name: 'Regensburg', commissioned: 1915 },
  ],
  year: wiki(1914),
  rebuiltYear: null,
  normalTons: wiki(longTons(4912), '4,912 metric tons'),
  standardTons: null,
  fullTons: wiki(longTons(6382)),
  lengthFeet: wiki(feet(142.7)),
  beamFeet: wiki(feet(13.8)),
  knots: wiki(27.5),
  crew: wiki(385),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(inches(60)),
    bowInches: table(inches(18)),
    sternInches: table(0),
    upperBeltInches: recalled(0),
    deckInches: wiki(inches(60), 'slopes'),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: recalled(inches(100)),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_10_5_CM_45,
      groups: [
        { place: 'forecastle port', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'forecastle starboard', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'broadside port', mounts: 4, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 4, barrels: 1, housing: 'open' },
        { place: 'aft', mounts: 2, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-graudenz', 'high'),
    },
  ],
  lightGuns: [],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-graudenz', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
