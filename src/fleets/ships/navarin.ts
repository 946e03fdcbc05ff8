import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { RUSSIAN_6_INCH_35, RUSSIAN_12_INCH_35 } from '../guns/russian.ts'
import { RUSSIAN_38_CM } from '../torpedoes.ts'

const known = figure('wiki-navarin', 'high')
const recalled = figure('standard-literature', 'low')

/**
 * A low turret ship after the British Trafalgar, with compound armour and short 12 in guns; range finders came
 * before she sailed for the Far East.
 */
export const NAVARIN: ShipFacts = {
  className: 'Navarin',
  nation: 'RUS',
  kind: 'pre-dreadnought',
  ships: [{ name: 'Navarin', commissioned: 1896 }],
  year: known(1896),
  rebuiltYear: null,
  normalTons: known(10206),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(351),
  beamFeet: known(67),
  knots: known(15, '15.85 on trial'),
  crew: known(441, '622 by other editions'),
  fuel: 'coal',
  armour: plated('compound', {
    beltInches: known(16),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: recalled(12),
    deckInches: recalled(3),
    turretInches: known(12),
    casemateInches: known(5),
    conningTowerInches: known(10),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: RUSSIAN_12_INCH_35,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('wiki-navarin', 'high'),
    },
    {
      role: 'secondary',
      gun: RUSSIAN_6_INCH_35,
      groups: [...bothSides(4, 1, 'casemate')],
      ...from('wiki-navarin', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 47, guns: 8, highAngle: 0, automatic: false, ...from('wiki-navarin', 'high') },
    { boreMillimetres: 37, guns: 15, highAngle: 0, automatic: false, ...from('wiki-navarin', 'high') },
  ],
  torpedoes: {
    torpedo: RUSSIAN_38_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'stern', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 2, submerged: false },
      { place: 'broadside starboard', tubes: 2, submerged: false },
    ],
    ...from('wiki-navarin', 'high'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
