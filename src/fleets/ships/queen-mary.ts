import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from } from '../figure.ts'
import { BRITISH_4_INCH_50, BRITISH_13_5_INCH } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-queen-mary', 'high')
const site = figure('x10-queen-mary', 'medium')
const recalled = figure('standard-literature', 'low')

/** A Lion with the heavier shell, a little more power and her secondary guns and side armour laid out anew. */
export const QUEEN_MARY: ShipFacts = {
  className: 'Queen Mary',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [{ name: 'Queen Mary', commissioned: 1913 }],
  year: wiki(1913),
  rebuiltYear: null,
  normalTons: wiki(26770, 'other tables 26,500'),
  standardTons: null,
  fullTons: wiki(31650),
  lengthFeet: site(feet(214.4), '700 ft 1 in by one edition of the encyclopaedia'),
  beamFeet: wiki(89.1),
  knots: wiki(28, '27.5 in some tables'),
  crew: wiki(997, 'in peace; 1,275 in the war'),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(9),
    bowInches: site(4, 'the thin end of a belt given as 4 to 9 in'),
    sternInches: site(4, 'the thin end of a belt given as 4 to 9 in'),
    upperBeltInches: recalled(6),
    deckInches: wiki(2.5, '1 to 2.5 in'),
    turretInches: wiki(9),
    casemateInches: null,
    conningTowerInches: wiki(10),
    torpedoBulkheadInches: recalled(2.5, 'abreast the magazines only'),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_13_5_INCH,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'amidships', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-queen-mary', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_50,
      groups: [
        { place: 'broadside port', mounts: 8, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 8, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-queen-mary', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('wiki-queen-mary', 'medium') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-queen-mary', 'high'),
  },
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
