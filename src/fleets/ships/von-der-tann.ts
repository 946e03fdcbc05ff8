import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_15_CM_45, GERMAN_28_CM_45 } from '../guns/german.ts'
import { GERMAN_45_CM } from '../torpedoes.ts'

const dewiki = figure('dewiki-von-der-tann', 'high')
const recalled = figure('standard-literature', 'low')

export const VON_DER_TANN: ShipFacts = {
  className: 'Von der Tann',
  nation: 'DEU',
  kind: 'battlecruiser',
  ships: [{ name: 'Von der Tann', commissioned: 1910 }],
  year: dewiki(1910, 'commissioned for trials in September; with the fleet from February 1911'),
  rebuiltYear: null,
  normalTons: dewiki(longTons(19370), '19,370 metric tons'),
  standardTons: null,
  fullTons: dewiki(longTons(21300)),
  lengthFeet: dewiki(feet(171.7)),
  beamFeet: dewiki(feet(26.6)),
  knots: dewiki(24.8, 'as designed; 27.4 on trial'),
  crew: dewiki(923),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: dewiki(inches(250)),
    bowInches: recalled(inches(100)),
    sternInches: recalled(inches(100)),
    upperBeltInches: null,
    deckInches: dewiki(inches(50), '25 to 50 mm'),
    turretInches: dewiki(inches(230)),
    casemateInches: recalled(inches(150)),
    conningTowerInches: recalled(inches(250)),
    torpedoBulkheadInches: recalled(inches(25)),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_28_CM_45,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon starboard', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('dewiki-von-der-tann', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_45,
      groups: [
        { place: 'broadside port', mounts: 5, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 5, barrels: 1, housing: 'casemate' },
      ],
      ...from('dewiki-von-der-tann', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 88, guns: 16, highAngle: 0, automatic: false, ...from('dewiki-von-der-tann', 'high') },
  ],
  torpedoes: {
    torpedo: GERMAN_45_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    ...from('dewiki-von-der-tann', 'high'),
  },
  rangefinder: { feet: recalled(feet(3)), kind: 'stereo' },
}
