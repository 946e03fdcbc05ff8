import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_4_7_INCH } from '../guns/british.ts'

const wiki = figure('wiki-otranto', 'high')
const unarmoured = wiki(0)

/** A liner of 1909 taken up in August 1914. */
export const OTRANTO: ShipFacts = {
  className: 'Otranto',
  nation: 'GBR',
  kind: 'armed merchant cruiser',
  ships: [{ name: 'Otranto', commissioned: 1914 }],
  year: wiki(1914),
  rebuiltYear: null,
  normalTons: wiki(12124, 'gross register tons'),
  standardTons: null,
  fullTons: null,
  lengthFeet: wiki(535.33, 'registered; 555.5 overall'),
  beamFeet: wiki(64),
  knots: wiki(18),
  crew: figure('coronel-otranto', 'medium')(350),
  fuel: 'coal',
  armour: {
    plate: 'none',
    beltInches: unarmoured,
    bowInches: unarmoured,
    sternInches: unarmoured,
    upperBeltInches: unarmoured,
    deckInches: unarmoured,
    turretInches: null,
    casemateInches: null,
    conningTowerInches: null,
    torpedoBulkheadInches: unarmoured,
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_7_INCH,
      groups: [
        { place: 'broadside port', mounts: 4, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 4, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-otranto', 'high'),
    },
  ],
  lightGuns: [],
  torpedoes: null,
  rangefinder: null,
}
