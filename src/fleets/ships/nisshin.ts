import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_8_INCH_45 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const known = figure('wiki-kasuga', 'high')
const recalled = figure('standard-literature', 'low')

/** Half-sister of Kasuga, with two pairs of 8 in guns. */
export const NISSHIN: ShipFacts = {
  className: 'Nisshin',
  nation: 'JAP',
  kind: 'armoured cruiser',
  ships: [{ name: 'Nisshin', commissioned: 1904 }],
  year: recalled(1904),
  rebuiltYear: null,
  normalTons: known(7698),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(366.6),
  beamFeet: known(62),
  knots: known(20),
  crew: known(600),
  fuel: 'coal',
  armour: plated('Harvey', {
    beltInches: known(5.9),
    bowInches: recalled(2.8),
    sternInches: recalled(2.8),
    upperBeltInches: recalled(5.9),
    deckInches: known(1.5),
    turretInches: recalled(5.9),
    casemateInches: recalled(5.9),
    conningTowerInches: recalled(5.9),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_8_INCH_45,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_6_INCH_40,
      groups: [...bothSides(7, 1, 'casemate')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 10, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 47, guns: 6, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: JAPANESE_45_CM,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: false },
      { place: 'broadside starboard', tubes: 2, submerged: false },
    ],
    ...from('standard-literature', 'low'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
