import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_65, GERMAN_15_CM_55, GERMAN_38_CM_52 } from '../guns/german.ts'

const dewiki = figure('dewiki-bismarck', 'medium')
const worldWar = figure('world-war-bismarck', 'medium')
const agreed = figure('world-war-bismarck', 'high')
const armour = figure('combinedfleet-armour', 'high')
const recalled = figure('standard-literature', 'low')

/**
 * Bismarck as commissioned: twelve 2 cm, to which 1941 added two quadruple mounts. The 3.7 cm is loaded by hand, shot by
 * shot. Tirpitz got torpedo tubes and many more light guns later.
 */
export const BISMARCK: ShipFacts = {
  className: 'Bismarck',
  nation: 'DEU',
  kind: 'battleship',
  ships: [
    { name: 'Bismarck', commissioned: 1940 },
    { name: 'Tirpitz', commissioned: 1941 },
  ],
  year: agreed(1940),
  rebuiltYear: null,
  normalTons: dewiki(longTons(45950), '45,950 metric tons, as designed'),
  standardTons: agreed(41700),
  fullTons: dewiki(longTons(50300), '50,300 metric tons; also given as 50,900 long tons'),
  lengthFeet: dewiki(feet(250.5), 'also given as 251 m, and 248 m before the bow was changed'),
  beamFeet: agreed(feet(36)),
  knots: agreed(30, '30.1 by another page'),
  crew: agreed(2092, 'with a fleet staff 128 more'),
  fuel: 'oil',
  armour: {
    plate: 'late cemented',
    beltInches: armour(inches(320)),
    bowInches: worldWar(inches(60)),
    sternInches: worldWar(inches(80)),
    upperBeltInches: worldWar(inches(145)),
    deckInches: figure('combinedfleet-armour', 'medium')(
      inches(120),
      'slopes; the flat of the deck is 80 to 100 mm, with an upper deck of 50 mm',
    ),
    turretInches: armour(inches(360)),
    casemateInches: worldWar(inches(100), 'faces of the secondary turrets'),
    conningTowerInches: armour(inches(350), '340 mm by another page'),
    torpedoBulkheadInches: worldWar(inches(45)),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_38_CM_52,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('world-war-bismarck', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_55,
      groups: [
        { place: 'forecastle port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'forecastle starboard', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'broadside port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'broadside starboard', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'quarterdeck port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'quarterdeck starboard', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('world-war-bismarck', 'high'),
    },
    {
      role: 'tertiary',
      gun: GERMAN_10_5_CM_65,
      dualPurpose: true,
      groups: [
        { place: 'broadside port', mounts: 4, barrels: 2, housing: 'open' },
        { place: 'broadside starboard', mounts: 4, barrels: 2, housing: 'open' },
      ],
      ...from('world-war-bismarck', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 37, guns: 16, highAngle: 16, automatic: false, ...from('world-war-bismarck', 'high') },
    { boreMillimetres: 20, guns: 12, highAngle: 12, automatic: true, ...from('world-war-bismarck', 'high') },
  ],
  torpedoes: null,
  radar: {
    search: recalled(1940, 'three FuMO 23, fitted between commissioning and May 1941'),
    gunnery: recalled(1940, 'the same sets, on the range-finders'),
  },
  aeroplanes: figure('kbismarck-aircraft', 'high')(4, 'six at most'),
  starShell: recalled(1940),
  rangefinder: { feet: recalled(feet(10.5)), kind: 'stereo' },
}
