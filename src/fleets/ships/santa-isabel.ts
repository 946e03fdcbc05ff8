import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, unarmoured } from '../figure.ts'

const recalled = figure('standard-literature', 'low')

/** One of Spee’s colliers, sunk at the Falkland Islands. */
export const SANTA_ISABEL: ShipFacts = {
  className: 'Santa Isabel',
  nation: 'DEU',
  kind: 'merchant',
  ships: [{ name: 'Santa Isabel', commissioned: 1914 }],
  year: recalled(1914),
  rebuiltYear: null,
  normalTons: recalled(5199, 'gross register tons'),
  standardTons: null,
  fullTons: null,
  lengthFeet: recalled(375, 'inferred from her tonnage'),
  beamFeet: recalled(51, 'inferred from her tonnage'),
  knots: recalled(11, 'inferred'),
  crew: recalled(50, 'inferred'),
  fuel: 'coal',
  armour: unarmoured(recalled(0)),
  batteries: [],
  lightGuns: [],
  torpedoes: null,
  cargo: {
    kind: 'coal',
    tons: recalled(7000, 'what was left of it nobody has written down; this is about what she could load'),
  },
  rangefinder: null,
}
