import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_12_INCH_40 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** All but a sister of Shikishima, with two funnels and no tube in the bow. */
export const ASAHI: ShipFacts = {
  className: 'Asahi',
  nation: 'JAP',
  kind: 'pre-dreadnought',
  ships: [{ name: 'Asahi', commissioned: 1900 }],
  year: recalled(1900),
  rebuiltYear: null,
  normalTons: recalled(15200),
  standardTons: null,
  fullTons: null,
  lengthFeet: recalled(425.25),
  beamFeet: recalled(75.25),
  knots: recalled(18),
  crew: recalled(773),
  fuel: 'coal',
  armour: plated('Harvey', {
    beltInches: recalled(9),
    bowInches: recalled(4),
    sternInches: recalled(4),
    upperBeltInches: recalled(6),
    deckInches: recalled(2.5),
    turretInches: recalled(10),
    casemateInches: recalled(6),
    conningTowerInches: recalled(14),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_12_INCH_40,
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
    { boreMillimetres: 76, guns: 20, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 47, guns: 12, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: JAPANESE_45_CM,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('standard-literature', 'low'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
