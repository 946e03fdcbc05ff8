import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, open, plated, turret } from '../figure.ts'
import { RUSSIAN_6_INCH_45, RUSSIAN_10_INCH_45 } from '../guns/russian.ts'
import { RUSSIAN_38_CM } from '../torpedoes.ts'

const known = figure('wiki-peresvet', 'medium')
const recalled = figure('standard-literature', 'low')

/** Fast and high-sided, with guns and plate lighter than other battleships’; the belt did not reach the ends. */
export const PERESVET: ShipFacts = {
  className: 'Peresvet',
  nation: 'RUS',
  kind: 'pre-dreadnought',
  ships: [
    { name: 'Oslyabya', commissioned: 1903 },
    { name: 'Peresvet', commissioned: 1901 },
    { name: 'Pobeda', commissioned: 1902 },
  ],
  year: recalled(1901),
  rebuiltYear: null,
  normalTons: known(14408, '13,320 to 14,408'),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(434.4),
  beamFeet: known(71.5),
  knots: known(18),
  crew: known(771),
  fuel: 'coal',
  armour: plated('Harvey', {
    beltInches: known(9),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: recalled(4),
    deckInches: known(3),
    turretInches: known(9, '9 in by newer editions'),
    casemateInches: recalled(5),
    conningTowerInches: recalled(6),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: RUSSIAN_10_INCH_45,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('wiki-peresvet', 'medium'),
    },
    {
      role: 'secondary',
      gun: RUSSIAN_6_INCH_45,
      groups: [...bothSides(5, 1, 'casemate'), open('bow', 1)],
      ...from('wiki-peresvet', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 75, guns: 20, highAngle: 0, automatic: false, ...from('wiki-peresvet', 'medium') },
    { boreMillimetres: 47, guns: 20, highAngle: 0, automatic: false, ...from('wiki-peresvet', 'medium') },
  ],
  torpedoes: {
    torpedo: RUSSIAN_38_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'stern', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-peresvet', 'medium'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
