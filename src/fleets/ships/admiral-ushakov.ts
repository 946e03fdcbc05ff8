import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { RUSSIAN_4_7_INCH_45, RUSSIAN_10_INCH_45 } from '../guns/russian.ts'
import { RUSSIAN_38_CM } from '../torpedoes.ts'

const known = figure('wiki-ushakov', 'high')
const recalled = figure('standard-literature', 'low')

/** Small ships for the Baltic. Apraksin had a single gun in her after turret and is counted in with the others. */
export const ADMIRAL_USHAKOV: ShipFacts = {
  className: 'Admiral Ushakov',
  nation: 'RUS',
  kind: 'coast defence ship',
  ships: [
    { name: 'Admiral Senyavin', commissioned: 1896 },
    { name: 'Admiral Ushakov', commissioned: 1895 },
    { name: 'General-Admiral Apraksin', commissioned: 1899 },
  ],
  year: known(1895),
  rebuiltYear: null,
  normalTons: known(4971),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(286.5),
  beamFeet: known(52),
  knots: known(16),
  crew: known(404),
  fuel: 'coal',
  armour: plated('Harvey', {
    beltInches: known(10, 'tapering to 4 in at its ends'),
    bowInches: known(0, 'beyond the 170 ft of the belt'),
    sternInches: known(0),
    upperBeltInches: recalled(0),
    deckInches: known(3, '2 to 3 in'),
    turretInches: known(8),
    conningTowerInches: known(8),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: RUSSIAN_10_INCH_45,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('wiki-ushakov', 'high'),
    },
    {
      role: 'secondary',
      gun: RUSSIAN_4_7_INCH_45,
      groups: [...bothSides(2, 1, 'casemate')],
      ...from('wiki-ushakov', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 47, guns: 6, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 37, guns: 18, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: RUSSIAN_38_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'stern', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 1, submerged: false },
      { place: 'broadside starboard', tubes: 1, submerged: false },
    ],
    ...from('standard-literature', 'low'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
