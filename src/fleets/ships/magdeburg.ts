import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_45 } from '../guns/german.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const wiki = figure('wiki-magdeburg', 'high')
const navypedia = figure('navypedia-magdeburg', 'high')
const recalled = figure('standard-literature', 'medium')

/** Stralsund's class, as built with twelve 10.5 cm; 15 cm guns came later in the war. */
export const MAGDEBURG: ShipFacts = {
  className: 'Magdeburg',
  nation: 'DEU',
  kind: 'light cruiser',
  ships: [
    { name: 'Breslau', commissioned: 1912 },
    { name: 'Magdeburg', commissioned: 1912 },
    { name: 'Stralsund', commissioned: 1912 },
    { name: 'Strassburg', commissioned: 1912 },
  ],
  year: navypedia(1912),
  rebuiltYear: null,
  normalTons: navypedia(longTons(4570), 'Stralsund, in metric tons; her sisters 4,535 and 4,564'),
  standardTons: null,
  fullTons: navypedia(longTons(5587), 'Stralsund; Breslau and Strassburg 5,281'),
  lengthFeet: wiki(feet(138.7)),
  beamFeet: wiki(feet(13.5)),
  knots: wiki(27.5, 'as designed; 28.2 on trial'),
  crew: wiki(354),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: navypedia(inches(60)),
    bowInches: navypedia(inches(18), 'the thin end of a belt given as 18 to 60 mm'),
    sternInches: recalled(0),
    upperBeltInches: recalled(0),
    deckInches: navypedia(inches(60), 'slopes, 40 to 60 mm; 20 to 40 mm on the flat'),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: navypedia(inches(100)),
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
        { place: 'quarterdeck port', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'quarterdeck starboard', mounts: 1, barrels: 1, housing: 'open' },
      ],
      ...from('navypedia-magdeburg', 'high'),
    },
  ],
  lightGuns: [],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('navypedia-magdeburg', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
