import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, unarmoured } from '../figure.ts'

const known = figure('wiki-sc-7', 'medium')
const recalled = figure('standard-literature', 'low')

/**
 * Of the Admiralty’s, once French; the largest ship of convoy SC 7. The gross tons are hers, the rest that of a
 * tanker of her size.
 */
export const TANKER_1937: ShipFacts = {
  className: 'Tanker (1937)',
  nation: 'GBR',
  kind: 'merchant',
  ships: [{ name: 'Languedoc', commissioned: 1937 }],
  year: recalled(1937),
  rebuiltYear: null,
  normalTons: known(9512, 'gross register tons'),
  standardTons: null,
  fullTons: null,
  lengthFeet: recalled(485),
  beamFeet: recalled(63),
  knots: recalled(12),
  crew: recalled(45),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [],
  lightGuns: [],
  torpedoes: null,
  cargo: { kind: 'crude oil', tons: recalled(13500, 'fuel for the Navy, for which she was bound to the Clyde') },
  rangefinder: null,
}
