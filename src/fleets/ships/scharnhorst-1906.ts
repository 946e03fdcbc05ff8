import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_15_CM_40, GERMAN_21_CM_40 } from '../guns/german.ts'
import { GERMAN_45_CM } from '../torpedoes.ts'

const wiki = figure('wiki-scharnhorst', 'high')
const dewiki = figure('dewiki-scharnhorst', 'high')
const table = figure('gf-checklist', 'medium')

/** Tons, speed, belt and deck agree with the Grand Fleets checklist. */
export const SCHARNHORST_1906: ShipFacts = {
  className: 'Scharnhorst (1906)',
  nation: 'DEU',
  kind: 'armoured cruiser',
  ships: [
    { name: 'Gneisenau', commissioned: 1908 },
    { name: 'Scharnhorst', commissioned: 1907 },
  ],
  year: wiki(1907),
  rebuiltYear: null,
  normalTons: dewiki(longTons(11616), '11,616 metric tons'),
  standardTons: null,
  fullTons: dewiki(longTons(12985)),
  lengthFeet: dewiki(feet(144.6)),
  beamFeet: dewiki(feet(21.6)),
  knots: table(22.5, 'as designed; 22.7 in newer pages, 23.5 on trial'),
  crew: dewiki(764, '840 in a flagship'),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: dewiki(inches(150)),
    bowInches: dewiki(inches(80), 'the thin end of a belt given as 80 to 150 mm'),
    sternInches: dewiki(inches(80), 'the thin end of a belt given as 80 to 150 mm'),
    upperBeltInches: dewiki(inches(150), 'citadel'),
    deckInches: dewiki(inches(60), '35 to 60 mm'),
    turretInches: dewiki(inches(170), '180 mm in some tables'),
    casemateInches: dewiki(inches(150)),
    conningTowerInches: dewiki(inches(200)),
    torpedoBulkheadInches: figure('german-navy-blucher', 'medium')(0, 'fitted first in the Nassaus and Blücher'),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_21_CM_40,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'broadside port', mounts: 2, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 2, barrels: 1, housing: 'casemate' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('dewiki-scharnhorst', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_40,
      groups: [
        { place: 'broadside port', mounts: 3, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 3, barrels: 1, housing: 'casemate' },
      ],
      ...from('dewiki-scharnhorst', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 88, guns: 18, highAngle: 0, automatic: false, ...from('dewiki-scharnhorst', 'high') }],
  torpedoes: {
    torpedo: GERMAN_45_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    ...from('dewiki-scharnhorst', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
