import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_15_CM_45, GERMAN_30_5_CM } from '../guns/german.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const wiki = figure('wiki-derfflinger', 'high')
const dewiki = figure('dewiki-derfflinger', 'high')
const table = figure('gf-checklist', 'low')
const recalled = figure('standard-literature', 'low')

/**
 * Derfflinger as completed. Lützow carried fourteen 15 cm; Hindenburg was longer and differs in more than that, so she
 * is not in this record. Tons, speed, belt and deck agree with the Grand Fleets checklist.
 */
export const DERFFLINGER: ShipFacts = {
  className: 'Derfflinger',
  nation: 'DEU',
  kind: 'battlecruiser',
  ships: [
    { name: 'Derfflinger', commissioned: 1914 },
    { name: 'Lützow', commissioned: 1915 },
  ],
  year: wiki(1914),
  rebuiltYear: null,
  normalTons: wiki(longTons(26600), '26,600 metric tons'),
  standardTons: null,
  fullTons: wiki(longTons(31200)),
  lengthFeet: wiki(feet(210.4)),
  beamFeet: wiki(feet(29)),
  knots: wiki(26.5),
  crew: wiki(1112),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(inches(300)),
    bowInches: table(inches(120)),
    sternInches: table(inches(100)),
    upperBeltInches: figure('dewiki-derfflinger', 'medium')(inches(270), 'citadel; said to thin to 230 mm at the top'),
    deckInches: dewiki(inches(80), '30 to 80 mm'),
    turretInches: wiki(inches(270)),
    casemateInches: dewiki(inches(150)),
    conningTowerInches: dewiki(inches(300)),
    torpedoBulkheadInches: dewiki(inches(45)),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_30_5_CM,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-derfflinger', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_45,
      groups: [
        { place: 'broadside port', mounts: 6, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 6, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-derfflinger', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 88, guns: 4, highAngle: 4, automatic: false, ...from('wiki-derfflinger', 'medium') }],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    ...from('wiki-derfflinger', 'high'),
  },
  rangefinder: { feet: recalled(feet(3)), kind: 'stereo' },
}
