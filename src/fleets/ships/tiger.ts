import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_6_INCH, BRITISH_13_5_INCH } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-tiger', 'high')
const navypedia = figure('navypedia-tiger', 'high')
const recalled = figure('standard-literature', 'low')

/** The third turret stands abaft the funnels and sees right astern over the fourth, so it counts as one of the after pair. */
export const TIGER: ShipFacts = {
  className: 'Tiger',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [{ name: 'Tiger', commissioned: 1914 }],
  year: wiki(1914),
  rebuiltYear: null,
  normalTons: wiki(28500, 'Navypedia 28,430; an older edition of the page 28,800'),
  standardTons: null,
  fullTons: wiki(33260, 'other tables 33,677, 35,000 and 35,710'),
  lengthFeet: wiki(704),
  beamFeet: wiki(90.5),
  knots: wiki(28, '29.1 on trial, much forced'),
  crew: wiki(1112, 'September 1914; 1,459 in April 1918'),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: navypedia(9, 'with a 3 in strake below it'),
    bowInches: recalled(4),
    sternInches: recalled(4),
    upperBeltInches: recalled(6, 'side above the 9 in belt, up to the upper deck'),
    deckInches: wiki(3, '1 to 3 in'),
    turretInches: navypedia(9),
    casemateInches: navypedia(6, '5 to 6 in'),
    conningTowerInches: navypedia(10),
    torpedoBulkheadInches: figure('wiki-tiger', 'medium')(2.5, '1.5 to 2.5 in, abreast magazines and shell rooms only'),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_13_5_INCH,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-tiger', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_6_INCH,
      groups: [
        { place: 'broadside port', mounts: 6, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 6, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-tiger', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 2, highAngle: 2, automatic: false, ...from('wiki-tiger', 'high') },
    { boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('wiki-tiger', 'high') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('wiki-tiger', 'high'),
  },
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
