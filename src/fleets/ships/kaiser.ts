import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_15_CM_45, GERMAN_30_5_CM } from '../guns/german.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const wiki = figure('wiki-kaiser', 'high')
const dewiki = figure('dewiki-kaiser', 'medium')
const recalled = figure('standard-literature', 'low')

export const KAISER: ShipFacts = {
  className: 'Kaiser',
  nation: 'DEU',
  kind: 'battleship',
  ships: [
    { name: 'Friedrich der Grosse', commissioned: 1912 },
    { name: 'Kaiser', commissioned: 1912 },
    { name: 'Kaiserin', commissioned: 1913 },
    { name: 'König Albert', commissioned: 1913 },
    { name: 'Prinzregent Luitpold', commissioned: 1913 },
  ],
  year: wiki(1912),
  rebuiltYear: null,
  normalTons: wiki(longTons(24724), '24,724 metric tons'),
  standardTons: null,
  fullTons: wiki(longTons(27000)),
  lengthFeet: wiki(feet(172.4)),
  beamFeet: wiki(feet(29)),
  knots: wiki(21, 'as designed; Kaiser made 23.4 on trial'),
  crew: wiki(1084),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(inches(350)),
    bowInches: dewiki(inches(120), 'the thin end of a belt given as 120 to 350 mm'),
    sternInches: dewiki(inches(120), 'the thin end of a belt given as 120 to 350 mm'),
    upperBeltInches: recalled(inches(180), 'read for the König class, whose side is the same; 200 mm in some tables'),
    deckInches: dewiki(inches(100), '60 mm on the flat, 100 mm on the slopes'),
    turretInches: wiki(inches(300)),
    casemateInches: wiki(inches(170)),
    conningTowerInches: wiki(inches(400), '350 mm in older tables'),
    torpedoBulkheadInches: dewiki(inches(40), 'the whole length of the citadel'),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_30_5_CM,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon starboard', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-kaiser', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_45,
      groups: [
        { place: 'broadside port', mounts: 7, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 7, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-kaiser', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 88, guns: 12, highAngle: 4, automatic: false, ...from('dewiki-kaiser', 'medium') }],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('dewiki-kaiser', 'high'),
  },
  rangefinder: { feet: recalled(feet(3)), kind: 'stereo' },
}
