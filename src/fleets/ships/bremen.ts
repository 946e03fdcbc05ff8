import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_40 } from '../guns/german.ts'
import { GERMAN_45_CM } from '../torpedoes.ts'

const dewiki = figure('dewiki-bremen', 'high')
const navypedia = figure('navypedia-bremen', 'high')
const recalled = figure('standard-literature', 'medium')

/**
 * Leipzig's class. Tons, speed and deck agree with the Grand Fleets checklist. The ten 3.7 cm pieces are Maxims, but on
 * low-angle boat and bulwark mounts; they are entered as not automatic because that mark says what defends the sky.
 */
export const BREMEN: ShipFacts = {
  className: 'Bremen',
  nation: 'DEU',
  kind: 'light cruiser',
  ships: [
    { name: 'Berlin', commissioned: 1905 },
    { name: 'Bremen', commissioned: 1904 },
    { name: 'Danzig', commissioned: 1907 },
    { name: 'Hamburg', commissioned: 1904 },
    { name: 'Leipzig', commissioned: 1906 },
    { name: 'Lübeck', commissioned: 1905 },
    { name: 'München', commissioned: 1905 },
  ],
  year: navypedia(1904),
  rebuiltYear: null,
  normalTons: navypedia(longTons(3278), '3,278 metric tons; Lübeck 3,265'),
  standardTons: null,
  fullTons: dewiki(longTons(3797), '3,651 to 3,816 metric tons by ship'),
  lengthFeet: dewiki(feet(111.1)),
  beamFeet: dewiki(feet(13.3)),
  knots: figure('dewiki-bremen', 'medium')(22, 'as designed; about 23 at best'),
  crew: navypedia(288),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: dewiki(0),
    bowInches: dewiki(0),
    sternInches: dewiki(0),
    upperBeltInches: dewiki(0),
    deckInches: navypedia(inches(80), 'slopes; 20 to 35 mm on the flat'),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: navypedia(inches(100)),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_10_5_CM_40,
      groups: [
        { place: 'forecastle port', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'forecastle starboard', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'broadside port', mounts: 3, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 3, barrels: 1, housing: 'open' },
        { place: 'quarterdeck port', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'quarterdeck starboard', mounts: 1, barrels: 1, housing: 'open' },
      ],
      ...from('dewiki-bremen', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 37, guns: 10, highAngle: 0, automatic: false, ...from('dewiki-bremen', 'medium') }],
  torpedoes: {
    torpedo: GERMAN_45_CM,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('navypedia-bremen', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
