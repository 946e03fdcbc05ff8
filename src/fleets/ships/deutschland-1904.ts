import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_17_CM_40, GERMAN_28_CM_40 } from '../guns/german.ts'
import { GERMAN_45_CM } from '../torpedoes.ts'

const wiki = figure('wiki-deutschland', 'high')
const dewiki = figure('dewiki-deutschland', 'high')

export const DEUTSCHLAND_1904: ShipFacts = {
  className: 'Deutschland (1904)',
  nation: 'DEU',
  kind: 'pre-dreadnought',
  ships: [
    { name: 'Deutschland', commissioned: 1906 },
    { name: 'Hannover', commissioned: 1907 },
    { name: 'Pommern', commissioned: 1907 },
    { name: 'Schlesien', commissioned: 1908 },
    { name: 'Schleswig-Holstein', commissioned: 1908 },
  ],
  year: wiki(1906),
  rebuiltYear: null,
  normalTons: wiki(longTons(13191), '13,191 metric tons'),
  standardTons: null,
  fullTons: wiki(longTons(14218)),
  lengthFeet: wiki(feet(127.6)),
  beamFeet: wiki(feet(22.2)),
  knots: wiki(18, 'as designed; 18.5 and a little more on trial'),
  crew: wiki(743),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(inches(240), 'the four later ships; 225 mm in Deutschland herself'),
    bowInches: dewiki(inches(100)),
    sternInches: dewiki(inches(100)),
    upperBeltInches: dewiki(inches(170), 'citadel, which covers the 17 cm battery too'),
    deckInches: figure('dewiki-deutschland', 'medium')(inches(97), '40 mm on the flat, up to 97 mm on the slopes'),
    turretInches: wiki(inches(280)),
    casemateInches: dewiki(inches(170)),
    conningTowerInches: dewiki(inches(300)),
    torpedoBulkheadInches: figure('german-navy-blucher', 'medium')(0, 'fitted first in the Nassaus and Blücher'),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_28_CM_40,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('dewiki-deutschland', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_17_CM_40,
      groups: [
        { place: 'broadside port', mounts: 7, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 7, barrels: 1, housing: 'casemate' },
      ],
      ...from('dewiki-deutschland', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 88, guns: 20, highAngle: 0, automatic: false, ...from('dewiki-deutschland', 'high') }],
  torpedoes: {
    torpedo: GERMAN_45_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    ...from('dewiki-deutschland', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
