import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_6_INCH_CASEMATE } from '../guns/british.ts'
import { BRITISH_18_INCH_EARLY } from '../torpedoes.ts'

const wiki = figure('wiki-monmouth', 'high')
const table = figure('gf-checklist', 'low')
const recalled = figure('standard-literature', 'medium')

/** Tons, speed, belt and deck agree with the Grand Fleets checklist. */
export const MONMOUTH: ShipFacts = {
  className: 'Monmouth',
  nation: 'GBR',
  kind: 'armoured cruiser',
  ships: [
    { name: 'Bedford', commissioned: 1903 },
    { name: 'Berwick', commissioned: 1903 },
    { name: 'Cornwall', commissioned: 1904 },
    { name: 'Cumberland', commissioned: 1904 },
    { name: 'Donegal', commissioned: 1903 },
    { name: 'Essex', commissioned: 1904 },
    { name: 'Kent', commissioned: 1903 },
    { name: 'Lancaster', commissioned: 1904 },
    { name: 'Monmouth', commissioned: 1903 },
    { name: 'Suffolk', commissioned: 1904 },
  ],
  year: wiki(1903),
  rebuiltYear: null,
  normalTons: wiki(9800),
  standardTons: null,
  fullTons: null,
  lengthFeet: wiki(463.5),
  beamFeet: wiki(66),
  knots: wiki(23, 'Lancaster and Suffolk rather more'),
  crew: wiki(678),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(4),
    bowInches: table(2),
    sternInches: table(0),
    upperBeltInches: null,
    deckInches: wiki(2, '0.75 to 2 in'),
    turretInches: wiki(5),
    casemateInches: recalled(4),
    conningTowerInches: recalled(10),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_6_INCH_CASEMATE,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'broadside port', mounts: 5, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 5, barrels: 1, housing: 'casemate' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-monmouth', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 10, highAngle: 0, automatic: false, ...from('wiki-monmouth', 'high') },
    { boreMillimetres: 47, guns: 3, highAngle: 0, automatic: false, ...from('wiki-monmouth', 'high') },
  ],
  torpedoes: {
    torpedo: BRITISH_18_INCH_EARLY,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-monmouth', 'high'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
