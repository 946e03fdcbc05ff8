import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_15_CM_45, GERMAN_28_CM_50 } from '../guns/german.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const wiki = figure('wiki-moltke', 'high')
const dewiki = figure('dewiki-moltke', 'high')
const recalled = figure('standard-literature', 'low')

/** The two encyclopaedias and the Grand Fleets checklist agree on tons, speed, belt and deck. */
export const MOLTKE: ShipFacts = {
  className: 'Moltke',
  nation: 'DEU',
  kind: 'battlecruiser',
  ships: [
    { name: 'Goeben', commissioned: 1912 },
    { name: 'Moltke', commissioned: 1911 },
  ],
  year: dewiki(1911),
  rebuiltYear: null,
  normalTons: wiki(longTons(22979), '22,979 metric tons'),
  standardTons: null,
  fullTons: wiki(longTons(25400)),
  lengthFeet: wiki(feet(186.6)),
  beamFeet: wiki(feet(29.4)),
  knots: wiki(25.5, 'as designed; 28.4 on trial'),
  crew: wiki(1053),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: dewiki(inches(270)),
    bowInches: dewiki(inches(100), 'the thin end of a belt given as 100 to 270 mm'),
    sternInches: dewiki(inches(100), 'the thin end of a belt given as 100 to 270 mm'),
    upperBeltInches: dewiki(inches(200), 'citadel above the belt'),
    deckInches: dewiki(inches(50), 'older tables run from 25 to 76 mm'),
    turretInches: dewiki(inches(230)),
    casemateInches: dewiki(inches(150)),
    conningTowerInches: dewiki(inches(350)),
    torpedoBulkheadInches: dewiki(inches(50), '30 to 50 mm'),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_28_CM_50,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon starboard', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-moltke', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_45,
      groups: [
        { place: 'broadside port', mounts: 6, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 6, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-moltke', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 88, guns: 12, highAngle: 0, automatic: false, ...from('wiki-moltke', 'high') }],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    ...from('dewiki-moltke', 'high'),
  },
  rangefinder: { feet: recalled(feet(3)), kind: 'stereo' },
}
