import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_4_INCH_50, BRITISH_6_INCH_50 } from '../guns/british.ts'
import { BRITISH_18_INCH } from '../torpedoes.ts'

const glasgow = figure('wiki-glasgow', 'high')
const town = figure('wiki-town', 'high')
const recalled = figure('standard-literature', 'medium')

/** Glasgow's class, the first group of the Towns. Tons, speed and deck agree with the Grand Fleets checklist. */
export const BRISTOL: ShipFacts = {
  className: 'Bristol',
  nation: 'GBR',
  kind: 'light cruiser',
  ships: [
    { name: 'Bristol', commissioned: 1910 },
    { name: 'Glasgow', commissioned: 1910 },
    { name: 'Gloucester', commissioned: 1910 },
    { name: 'Liverpool', commissioned: 1910 },
    { name: 'Newcastle', commissioned: 1910 },
  ],
  year: town(1910),
  rebuiltYear: null,
  normalTons: glasgow(4800),
  standardTons: null,
  fullTons: glasgow(5300),
  lengthFeet: glasgow(453),
  beamFeet: glasgow(47),
  knots: glasgow(25, 'Glasgow made 25.85 on trial'),
  crew: figure('wiki-glasgow', 'medium')(480, 'also given as 410 and 376'),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: town(0),
    bowInches: town(0),
    sternInches: town(0),
    upperBeltInches: town(0),
    deckInches: town(2, '0.75 to 2 in'),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: figure('wiki-town', 'medium')(4, '6 in some tables'),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_6_INCH_50,
      groups: [
        { place: 'forward', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'aft', mounts: 1, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-glasgow', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_50,
      groups: [
        { place: 'broadside port', mounts: 5, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 5, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-glasgow', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('wiki-glasgow', 'high') }],
  torpedoes: {
    torpedo: BRITISH_18_INCH,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-glasgow', 'high'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
