import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_6_INCH_CASEMATE, BRITISH_7_5_INCH } from '../guns/british.ts'
import { BRITISH_18_INCH_EARLY } from '../torpedoes.ts'

const wiki = figure('wiki-devonshire', 'medium')
const recalled = figure('standard-literature', 'low')

export const DEVONSHIRE_1903: ShipFacts = {
  className: 'Devonshire (1903)',
  nation: 'GBR',
  kind: 'armoured cruiser',
  ships: [
    { name: 'Antrim', commissioned: 1905 },
    { name: 'Argyll', commissioned: 1905 },
    { name: 'Carnarvon', commissioned: 1905 },
    { name: 'Devonshire', commissioned: 1905 },
    { name: 'Hampshire', commissioned: 1905 },
    { name: 'Roxburgh', commissioned: 1905 },
  ],
  year: wiki(1905),
  rebuiltYear: null,
  normalTons: wiki(10850),
  standardTons: null,
  fullTons: null,
  lengthFeet: wiki(473.5),
  beamFeet: wiki(68.5),
  knots: wiki(22, 'all passed 23 on trial'),
  crew: wiki(610),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: figure('standard-literature', 'medium')(6),
    bowInches: recalled(2),
    sternInches: recalled(0, 'the belt ends in a 5 in bulkhead aft'),
    upperBeltInches: null,
    deckInches: figure('standard-literature', 'medium')(2, '0.75 to 2 in'),
    turretInches: wiki(5),
    casemateInches: recalled(6),
    conningTowerInches: wiki(12),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_7_5_INCH,
      groups: [
        { place: 'forward', mounts: 1, barrels: 1, housing: 'turret' },
        { place: 'wing port', mounts: 1, barrels: 1, housing: 'turret' },
        { place: 'wing starboard', mounts: 1, barrels: 1, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 1, housing: 'turret' },
      ],
      ...from('wiki-devonshire', 'medium'),
    },
    {
      role: 'secondary',
      gun: BRITISH_6_INCH_CASEMATE,
      groups: [
        { place: 'broadside port', mounts: 3, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 3, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-devonshire', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 2, highAngle: 0, automatic: false, ...from('wiki-devonshire', 'medium') },
    { boreMillimetres: 47, guns: 18, highAngle: 0, automatic: false, ...from('wiki-devonshire', 'medium') },
  ],
  torpedoes: {
    torpedo: BRITISH_18_INCH_EARLY,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-devonshire', 'medium'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
