import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches } from '../figure.ts'
import { JAPANESE_12_7_CM_40, JAPANESE_15_5_CM, JAPANESE_46_CM } from '../guns/japanese.ts'

const wiki = figure('wiki-yamato', 'medium')
const agreed = figure('wiki-yamato', 'high')
const armour = figure('combinedfleet-armour', 'high')
const recalled = figure('standard-literature', 'low')

/**
 * The class as completed; two of the 15.5 cm turrets gave way to 12.7 cm in 1944. The plate is face-hardened but not
 * cemented and is rated poor for its years, so that it counts as that of 1914.
 */
export const YAMATO: ShipFacts = {
  className: 'Yamato',
  nation: 'JAP',
  kind: 'battleship',
  ships: [
    { name: 'Musashi', commissioned: 1942 },
    { name: 'Yamato', commissioned: 1941 },
  ],
  year: agreed(1941),
  rebuiltYear: null,
  normalTons: agreed(68200, 'on trial'),
  standardTons: recalled(64000, 'English Wikipedia’s 69,988 is more than the trial displacement'),
  fullTons: agreed(72000, '71,659 in other tables'),
  lengthFeet: agreed(feet(263)),
  beamFeet: agreed(feet(38.9)),
  knots: agreed(27),
  crew: wiki(2767, 'some 3,300 in 1945'),
  fuel: 'oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: armour(inches(410), 'inclined 20°'),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: null,
    deckInches: armour(inches(230), '200 mm over three quarters of its length'),
    turretInches: armour(inches(650)),
    casemateInches: null,
    conningTowerInches: figure('combinedfleet-armour', 'medium')(inches(500)),
    torpedoBulkheadInches: recalled(inches(75), 'foot of a screen that is 200 mm thick at the top'),
  },
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_46_CM,
      groups: [
        { place: 'forward', mounts: 2, barrels: 3, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 3, housing: 'turret' },
      ],
      ...from('wiki-yamato', 'high'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_15_5_CM,
      groups: [
        { place: 'forward', mounts: 1, barrels: 3, housing: 'turret' },
        { place: 'wing port', mounts: 1, barrels: 3, housing: 'turret' },
        { place: 'wing starboard', mounts: 1, barrels: 3, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 3, housing: 'turret' },
      ],
      ...from('combinedfleet-15.5-cm', 'medium'),
    },
    {
      role: 'tertiary',
      gun: JAPANESE_12_7_CM_40,
      dualPurpose: true,
      groups: [
        { place: 'broadside port', mounts: 3, barrels: 2, housing: 'open' },
        { place: 'broadside starboard', mounts: 3, barrels: 2, housing: 'open' },
      ],
      ...from('wiki-yamato', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 25, guns: 24, highAngle: 24, automatic: true, ...from('wiki-yamato', 'medium') },
    { boreMillimetres: 13, guns: 4, highAngle: 4, automatic: true, ...from('wiki-yamato', 'low') },
  ],
  torpedoes: null,
  radar: { search: recalled(1942, 'Type 21'), gunnery: recalled(1944, 'Type 22, improved') },
  aeroplanes: wiki(7),
  starShell: recalled(1941),
  rangefinder: { feet: recalled(feet(15)), kind: 'stereo' },
}
