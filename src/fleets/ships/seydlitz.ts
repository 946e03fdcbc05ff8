import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_15_CM_45, GERMAN_28_CM_50 } from '../guns/german.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const dewiki = figure('dewiki-seydlitz', 'high')
const recalled = figure('standard-literature', 'low')

export const SEYDLITZ: ShipFacts = {
  className: 'Seydlitz',
  nation: 'DEU',
  kind: 'battlecruiser',
  ships: [{ name: 'Seydlitz', commissioned: 1913 }],
  year: dewiki(1913),
  rebuiltYear: null,
  normalTons: dewiki(longTons(24988), '24,988 metric tons'),
  standardTons: null,
  fullTons: dewiki(longTons(28550)),
  lengthFeet: dewiki(feet(200.6)),
  beamFeet: dewiki(feet(28.5)),
  knots: dewiki(26.5, 'as designed; 28.1 on trial'),
  crew: dewiki(1068),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: dewiki(inches(300)),
    bowInches: dewiki(inches(100), 'the thin end of a belt given as 100 to 300 mm'),
    sternInches: dewiki(inches(100), 'the thin end of a belt given as 100 to 300 mm'),
    upperBeltInches: figure('dewiki-seydlitz', 'medium')(inches(265), 'citadel'),
    deckInches: dewiki(inches(80), '30 to 80 mm'),
    turretInches: dewiki(inches(250)),
    casemateInches: dewiki(inches(150)),
    conningTowerInches: dewiki(inches(300)),
    torpedoBulkheadInches: recalled(inches(50), '30 to 50 mm'),
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
      ...from('dewiki-seydlitz', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_45,
      groups: [
        { place: 'broadside port', mounts: 6, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 6, barrels: 1, housing: 'casemate' },
      ],
      ...from('dewiki-seydlitz', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 88, guns: 12, highAngle: 0, automatic: false, ...from('dewiki-seydlitz', 'high') }],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    ...from('dewiki-seydlitz', 'high'),
  },
  rangefinder: { feet: recalled(feet(3)), kind: 'stereo' },
}
