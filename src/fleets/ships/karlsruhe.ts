import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_45 } from '../guns/german.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const dewiki = figure('dewiki-karlsruhe', 'high')
const navypedia = figure('navypedia-karlsruhe', 'high')
const recalled = figure('standard-literature', 'medium')

/** Rostock's class. The pages read agree with the Grand Fleets checklist on tons, speed and armour. */
export const KARLSRUHE: ShipFacts = {
  className: 'Karlsruhe',
  nation: 'DEU',
  kind: 'light cruiser',
  ships: [
    { name: 'Karlsruhe', commissioned: 1914 },
    { name: 'Rostock', commissioned: 1914 },
  ],
  year: navypedia(1914),
  rebuiltYear: null,
  normalTons: dewiki(longTons(4900), '4,900 metric tons'),
  standardTons: null,
  fullTons: dewiki(longTons(6190)),
  lengthFeet: dewiki(feet(142.2)),
  beamFeet: dewiki(feet(13.7)),
  knots: dewiki(28.5, 'Karlsruhe on trial; Rostock made 29.3'),
  crew: dewiki(373),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: navypedia(inches(60)),
    bowInches: dewiki(inches(18)),
    sternInches: figure('gf-checklist', 'low')(0, 'one page has 18 mm at both ends'),
    upperBeltInches: recalled(0),
    deckInches: navypedia(inches(60), 'slopes; 40 mm over the machinery'),
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
      ...from('navypedia-karlsruhe', 'high'),
    },
  ],
  lightGuns: [],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('navypedia-karlsruhe', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
