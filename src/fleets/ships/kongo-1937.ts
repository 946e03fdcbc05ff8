import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { JAPANESE_6_INCH, JAPANESE_12_7_CM_40, JAPANESE_14_INCH_AT_43 } from '../guns/japanese.ts'

const wiki = figure('wiki-kongo', 'medium')
const agreed = figure('wiki-kongo', 'high')
const davis = figure('scottdavis-kirishima', 'high')
const recalled = figure('standard-literature', 'low')

/**
 * The four ships after their second rebuilding, as fast battleships, with light guns of 1941. Haruna came back in 1935,
 * Kirishima in 1936, Kongō in January 1937, Hiei in 1940; Hiei and Kirishima were lost before they had radar.
 */
export const KONGO_1937: ShipFacts = {
  className: 'Kongō (1937)',
  nation: 'JAP',
  kind: 'battleship',
  ships: [
    { name: 'Haruna', commissioned: 1915 },
    { name: 'Hiei', commissioned: 1914 },
    { name: 'Kirishima', commissioned: 1915 },
    { name: 'Kongō', commissioned: 1913 },
  ],
  year: agreed(1913),
  rebuiltYear: recalled(1937, 'Kongō herself'),
  normalTons: recalled(longTons(36601), '36,601 metric tons, on trial'),
  standardTons: wiki(31648, 'Haruna'),
  fullTons: figure('kagero-kirishima', 'medium')(38200, 'Kirishima'),
  lengthFeet: davis(728.33, 'Haruna 720.5 by English Wikipedia'),
  beamFeet: davis(101.67, 'Haruna 108.6 by English Wikipedia'),
  knots: wiki(30.5, '30 by other pages'),
  crew: wiki(1437),
  fuel: 'oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: davis(8),
    bowInches: davis(3),
    sternInches: davis(3),
    upperBeltInches: recalled(6),
    deckInches: wiki(inches(120), '80 to 120 mm'),
    turretInches: davis(9),
    casemateInches: recalled(6),
    conningTowerInches: figure('scottdavis-kirishima', 'medium')(10),
    torpedoBulkheadInches: null,
  },
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_14_INCH_AT_43,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('scottdavis-kirishima', 'high'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_6_INCH,
      groups: [
        { place: 'broadside port', mounts: 7, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 7, barrels: 1, housing: 'casemate' },
      ],
      ...from('scottdavis-kirishima', 'high'),
    },
    {
      role: 'tertiary',
      gun: JAPANESE_12_7_CM_40,
      dualPurpose: true,
      groups: [
        { place: 'broadside port', mounts: 2, barrels: 2, housing: 'open' },
        { place: 'broadside starboard', mounts: 2, barrels: 2, housing: 'open' },
      ],
      ...from('hww-kirishima', 'medium'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 20, highAngle: 20, automatic: true, ...from('hww-kirishima', 'medium') }],
  torpedoes: null,
  radar: { search: wiki(1943, 'Kongō, in August; 1944 by another page'), gunnery: null },
  aeroplanes: agreed(3),
  starShell: recalled(1937),
  rangefinder: { feet: recalled(feet(10)), kind: 'stereo' },
}
