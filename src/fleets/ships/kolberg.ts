import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_45 } from '../guns/german.ts'
import { GERMAN_45_CM } from '../torpedoes.ts'

const wiki = figure('wiki-kolberg', 'high')
const navypedia = figure('navypedia-kolberg', 'high')
const recalled = figure('standard-literature', 'medium')

/** As built, with twelve 10.5 cm; six 15 cm came later in the war. */
export const KOLBERG: ShipFacts = {
  className: 'Kolberg',
  nation: 'DEU',
  kind: 'light cruiser',
  ships: [
    { name: 'Augsburg', commissioned: 1910 },
    { name: 'Cöln', commissioned: 1911 },
    { name: 'Kolberg', commissioned: 1910 },
    { name: 'Mainz', commissioned: 1909 },
  ],
  year: navypedia(1909),
  rebuiltYear: null,
  normalTons: navypedia(longTons(4362), '4,362 metric tons'),
  standardTons: null,
  fullTons: navypedia(longTons(4915), 'Kolberg; her sisters 4,864 to 4,889 metric tons'),
  lengthFeet: wiki(feet(130.5)),
  beamFeet: wiki(feet(14)),
  knots: wiki(25.5, 'as designed; 26.3 to 26.8 on trial'),
  crew: wiki(367),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: recalled(0),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: recalled(0),
    deckInches: navypedia(inches(80), 'slopes, 50 to 80 mm; 20 to 40 mm on the flat'),
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
      ...from('navypedia-kolberg', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 52, guns: 4, highAngle: 0, automatic: false, ...from('navypedia-kolberg', 'high') }],
  torpedoes: {
    torpedo: GERMAN_45_CM,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('navypedia-kolberg', 'high'),
  },
  mines: figure('standard-literature', 'low')(100, 'those that Kolberg laid off Scarborough in December 1914'),
  rangefinder: { feet: null, kind: 'stereo' },
}
