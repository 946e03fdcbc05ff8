import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_6_INCH_MK_XII, BRITISH_15_INCH } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-queen-elizabeth', 'medium')
const recalled = figure('standard-literature', 'low')

/** The class as it was about Jutland: fourteen 6 in, though Queen Elizabeth herself was built with sixteen. */
export const QUEEN_ELIZABETH: ShipFacts = {
  className: 'Queen Elizabeth',
  nation: 'GBR',
  kind: 'battleship',
  ships: [
    { name: 'Barham', commissioned: 1915 },
    { name: 'Malaya', commissioned: 1916 },
    { name: 'Queen Elizabeth', commissioned: 1915 },
    { name: 'Valiant', commissioned: 1916 },
    { name: 'Warspite', commissioned: 1915 },
  ],
  year: wiki(1915),
  rebuiltYear: null,
  normalTons: wiki(27500, 'as designed; the finished ships floated a good deal deeper, 32,590 by one page'),
  standardTons: null,
  fullTons: wiki(33260),
  lengthFeet: wiki(643.75),
  beamFeet: wiki(90.58),
  knots: wiki(24),
  crew: recalled(925, '1,262 as a flagship in 1920'),
  fuel: 'oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(13),
    bowInches: recalled(6, 'thinning to 4'),
    sternInches: recalled(6, 'thinning to 4'),
    upperBeltInches: recalled(6),
    deckInches: wiki(3, '1 to 3 in'),
    turretInches: wiki(13, '11 to 13 in'),
    casemateInches: recalled(6),
    conningTowerInches: wiki(13, '11 in some tables'),
    torpedoBulkheadInches: recalled(2),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_15_INCH,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-queen-elizabeth', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_6_INCH_MK_XII,
      groups: [
        { place: 'broadside port', mounts: 7, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 7, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-queen-elizabeth', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 2, highAngle: 2, automatic: false, ...from('wiki-queen-elizabeth', 'medium') },
    { boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('wiki-queen-elizabeth', 'medium'),
  },
  rangefinder: { feet: recalled(15), kind: 'coincidence' },
}
