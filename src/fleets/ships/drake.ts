import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_6_INCH_CASEMATE, BRITISH_9_2_INCH } from '../guns/british.ts'
import { BRITISH_18_INCH_EARLY } from '../torpedoes.ts'

const wiki = figure('wiki-drake', 'high')
const masonic = figure('masonic-good-hope', 'medium')
const table = figure('gf-checklist', 'medium')
const recalled = figure('standard-literature', 'medium')

/** Good Hope's class. Tons, speed, belt and deck agree with the Grand Fleets checklist. */
export const DRAKE: ShipFacts = {
  className: 'Drake',
  nation: 'GBR',
  kind: 'armoured cruiser',
  ships: [
    { name: 'Drake', commissioned: 1902 },
    { name: 'Good Hope', commissioned: 1902 },
    { name: 'King Alfred', commissioned: 1903 },
    { name: 'Leviathan', commissioned: 1903 },
  ],
  year: wiki(1902),
  rebuiltYear: null,
  normalTons: wiki(14150),
  standardTons: null,
  fullTons: null,
  lengthFeet: wiki(533.5, 'the same page also prints 553.5'),
  beamFeet: wiki(71.33),
  knots: wiki(23, 'Drake made 24.1 on trial'),
  crew: wiki(900),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(6),
    bowInches: masonic(3),
    sternInches: table(0, 'the belt ends in a 5 in bulkhead aft'),
    upperBeltInches: null,
    deckInches: wiki(2.5, '1 to 2.5 in'),
    turretInches: wiki(6),
    casemateInches: wiki(5),
    conningTowerInches: wiki(12),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_9_2_INCH,
      groups: [
        { place: 'forward', mounts: 1, barrels: 1, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 1, housing: 'turret' },
      ],
      ...from('wiki-drake', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_6_INCH_CASEMATE,
      groups: [
        { place: 'broadside port', mounts: 8, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 8, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-drake', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 12, highAngle: 0, automatic: false, ...from('wiki-drake', 'high') },
    { boreMillimetres: 47, guns: 3, highAngle: 0, automatic: false, ...from('wiki-drake', 'high') },
  ],
  torpedoes: {
    torpedo: BRITISH_18_INCH_EARLY,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-drake', 'high'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
