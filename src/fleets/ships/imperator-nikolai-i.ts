import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { RUSSIAN_6_INCH_35, RUSSIAN_9_INCH_35, RUSSIAN_12_INCH_30 } from '../guns/russian.ts'
import { RUSSIAN_38_CM } from '../torpedoes.ts'

const known = figure('wiki-nikolai-i', 'medium')
const recalled = figure('standard-literature', 'low')

/** Nebogatov’s flagship: one turret forward, everything else along the sides. */
export const IMPERATOR_NIKOLAI_I: ShipFacts = {
  className: 'Imperator Nikolai I',
  nation: 'RUS',
  kind: 'pre-dreadnought',
  ships: [{ name: 'Imperator Nikolai I', commissioned: 1891 }],
  year: known(1891),
  rebuiltYear: recalled(1900, 'all her machinery renewed between 1898 and 1901; the guns stayed short and old'),
  normalTons: known(9594),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(346.5),
  beamFeet: known(66.9),
  knots: known(14),
  crew: known(616),
  fuel: 'coal',
  armour: plated('compound', {
    beltInches: recalled(14, '14 in at its greatest, tapering to 4'),
    bowInches: recalled(4),
    sternInches: recalled(4),
    upperBeltInches: recalled(0),
    deckInches: known(2.5),
    turretInches: known(10),
    casemateInches: recalled(3),
    conningTowerInches: known(6),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: RUSSIAN_12_INCH_30,
      groups: [turret('forward', 1, 2)],
      ...from('wiki-nikolai-i', 'medium'),
    },
    {
      role: 'secondary',
      gun: RUSSIAN_9_INCH_35,
      groups: [...bothSides(2, 1, 'casemate')],
      ...from('wiki-nikolai-i', 'medium'),
    },
    {
      role: 'tertiary',
      gun: RUSSIAN_6_INCH_35,
      groups: [...bothSides(4, 1, 'casemate')],
      ...from('wiki-nikolai-i', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 47, guns: 10, highAngle: 0, automatic: false, ...from('wiki-nikolai-i', 'medium') },
    { boreMillimetres: 37, guns: 8, highAngle: 0, automatic: false, ...from('wiki-nikolai-i', 'medium') },
  ],
  torpedoes: {
    torpedo: RUSSIAN_38_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'stern', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 2, submerged: false },
      { place: 'broadside starboard', tubes: 2, submerged: false },
    ],
    ...from('wiki-nikolai-i', 'medium'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
