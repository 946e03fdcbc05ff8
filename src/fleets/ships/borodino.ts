import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { RUSSIAN_6_INCH_45, RUSSIAN_12_INCH_40 } from '../guns/russian.ts'
import { RUSSIAN_38_CM } from '../torpedoes.ts'

const known = figure('wiki-borodino', 'medium')
const recalled = figure('standard-literature', 'low')

/**
 * Built after Tsesarevich, all guns but the smallest in twin turrets; overloaded at Tsushima, with the belt under
 * water.
 */
export const BORODINO: ShipFacts = {
  className: 'Borodino',
  nation: 'RUS',
  kind: 'pre-dreadnought',
  ships: [
    { name: 'Borodino', commissioned: 1904 },
    { name: 'Imperator Aleksandr III', commissioned: 1903 },
    { name: 'Knyaz Suvorov', commissioned: 1904 },
    { name: 'Oryol', commissioned: 1904 },
    { name: 'Slava', commissioned: 1905 },
  ],
  year: recalled(1903),
  rebuiltYear: null,
  normalTons: known(14151, '14,091 to 14,415; about 15,000 with the coal they carried at Tsushima'),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(397, 'overall'),
  beamFeet: known(76.1),
  knots: known(18, 'as designed; in May 1905 hardly 15'),
  crew: known(854),
  fuel: 'coal',
  armour: plated('Krupp cemented', {
    beltInches: known(7.64),
    bowInches: recalled(5.7),
    sternInches: recalled(5.7),
    upperBeltInches: recalled(6),
    deckInches: known(2),
    turretInches: known(10),
    casemateInches: recalled(3),
    conningTowerInches: recalled(8),
    torpedoBulkheadInches: known(1, '1.7 in by others, along the whole of the vitals'),
  }),
  batteries: [
    {
      role: 'main',
      gun: RUSSIAN_12_INCH_40,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('wiki-borodino', 'medium'),
    },
    {
      role: 'secondary',
      gun: RUSSIAN_6_INCH_45,
      groups: [
        ...bothSides(1, 2, 'turret', 'forecastle'),
        ...bothSides(1, 2, 'turret'),
        ...bothSides(1, 2, 'turret', 'quarterdeck'),
      ],
      ...from('wiki-borodino', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 75, guns: 20, highAngle: 0, automatic: false, ...from('wiki-borodino', 'medium') },
    { boreMillimetres: 47, guns: 20, highAngle: 0, automatic: false, ...from('wiki-borodino', 'medium') },
  ],
  torpedoes: {
    torpedo: RUSSIAN_38_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'stern', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-borodino', 'medium'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
