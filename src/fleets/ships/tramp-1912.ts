import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, unarmoured } from '../figure.ts'

const recalled = figure('standard-literature', 'low')

/**
 * British tramp steamers of convoy SC 7 and of a hundred others, one much like another: figures are those of a
 * middling one, and hold for each of them only roughly. Guns that many had been given are left out.
 */
export const TRAMP_1912: ShipFacts = {
  className: 'Tramp (1912)',
  nation: 'GBR',
  kind: 'merchant',
  ships: [
    { name: 'Assyrian', commissioned: 1914 },
    { name: 'Beatus', commissioned: 1925 },
    { name: 'Blairspey', commissioned: 1929 },
    { name: 'Carsbreck', commissioned: 1936 },
    { name: 'Clintonia', commissioned: 1917 },
    { name: 'Creekirk', commissioned: 1912 },
    { name: 'Empire Brigade', commissioned: 1912 },
    { name: 'Empire Miniver', commissioned: 1918 },
    { name: 'Fiscus', commissioned: 1928 },
    { name: 'Sedgepool', commissioned: 1918 },
    { name: 'Shekatika', commissioned: 1936 },
  ],
  year: recalled(1912, 'the oldest of them'),
  rebuiltYear: null,
  normalTons: recalled(
    4850,
    'gross register tons, of the middling ones; from 2,962 (Assyrian) to 6,055 (Empire Miniver)',
  ),
  standardTons: null,
  fullTons: null,
  lengthFeet: recalled(390),
  beamFeet: recalled(53),
  knots: recalled(10),
  crew: recalled(38),
  fuel: 'coal',
  armour: unarmoured(recalled(0)),
  batteries: [],
  lightGuns: [],
  torpedoes: null,
  cargo: {
    kind: 'general',
    tons: recalled(7500, 'timber, steel, ore and grain; about one and a half times her gross tons'),
  },
  rangefinder: null,
}
