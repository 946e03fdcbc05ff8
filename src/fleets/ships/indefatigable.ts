import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_4_INCH_50, BRITISH_12_INCH } from '../guns/british.ts'
import { BRITISH_18_INCH } from '../torpedoes.ts'

const site = figure('worldwar1-indefatigable', 'medium')
const wiki = figure('wiki-indefatigable', 'high')
const recalled = figure('standard-literature', 'low')

/** Indefatigable; the two Dominion ships had their side armour laid out a little differently. */
export const INDEFATIGABLE: ShipFacts = {
  className: 'Indefatigable',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [
    { name: 'Australia', commissioned: 1913 },
    { name: 'Indefatigable', commissioned: 1911 },
    { name: 'New Zealand', commissioned: 1912 },
  ],
  year: wiki(1911),
  rebuiltYear: null,
  normalTons: site(18750, 'also given as 18,500 and 19,100'),
  standardTons: null,
  fullTons: site(22080),
  lengthFeet: wiki(590),
  beamFeet: wiki(80),
  knots: site(25, 'as designed; over 26 on trial'),
  crew: wiki(800),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: site(6),
    bowInches: site(4, 'none right forward in Australia and New Zealand'),
    sternInches: recalled(4, 'none right aft in Australia and New Zealand'),
    upperBeltInches: null,
    deckInches: site(2.5, '1 to 2.5 in'),
    turretInches: site(7),
    casemateInches: null,
    conningTowerInches: recalled(10),
    torpedoBulkheadInches: recalled(2.5, 'screens abreast the magazines only'),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_12_INCH,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon starboard', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('worldwar1-indefatigable', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_50,
      groups: [
        { place: 'broadside port', mounts: 8, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 8, barrels: 1, housing: 'open' },
      ],
      ...from('worldwar1-indefatigable', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('wiki-indefatigable', 'medium') },
  ],
  // One list has a third tube, in the stern.
  torpedoes: {
    torpedo: BRITISH_18_INCH,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-indefatigable', 'medium'),
  },
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
