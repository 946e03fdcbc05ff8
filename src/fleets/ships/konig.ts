import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_15_CM_45, GERMAN_30_5_CM } from '../guns/german.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const wiki = figure('wiki-konig', 'high')
const dewiki = figure('dewiki-konig', 'medium')
const recalled = figure('standard-literature', 'low')

export const KONIG: ShipFacts = {
  className: 'König',
  nation: 'DEU',
  kind: 'battleship',
  ships: [
    { name: 'Grosser Kurfürst', commissioned: 1914 },
    { name: 'König', commissioned: 1914 },
    { name: 'Kronprinz', commissioned: 1914 },
    { name: 'Markgraf', commissioned: 1914 },
  ],
  year: wiki(1914),
  rebuiltYear: null,
  normalTons: wiki(longTons(25796), '25,796 metric tons'),
  standardTons: null,
  fullTons: wiki(longTons(28600)),
  lengthFeet: wiki(feet(175.4)),
  beamFeet: wiki(feet(29.5)),
  knots: wiki(21, 'as designed'),
  crew: wiki(1136),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(inches(350)),
    bowInches: dewiki(inches(120)),
    sternInches: dewiki(inches(180)),
    upperBeltInches: dewiki(inches(180)),
    deckInches: dewiki(inches(100), '60 mm on the flat, 100 mm on the slopes'),
    turretInches: wiki(inches(300)),
    casemateInches: dewiki(inches(170)),
    conningTowerInches: wiki(inches(300)),
    torpedoBulkheadInches: recalled(inches(40), '50 mm in some tables'),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_30_5_CM,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'amidships', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-konig', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_45,
      groups: [
        { place: 'broadside port', mounts: 7, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 7, barrels: 1, housing: 'casemate' },
      ],
      ...from('dewiki-konig', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 88, guns: 10, highAngle: 4, automatic: false, ...from('dewiki-konig', 'medium') }],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('dewiki-konig', 'medium'),
  },
  rangefinder: { feet: recalled(feet(3)), kind: 'stereo' },
}
