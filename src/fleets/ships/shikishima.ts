import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_12_INCH_40 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const known = figure('wiki-shikishima', 'medium')
const recalled = figure('standard-literature', 'low')

/** Hatsuse was lost on mines in May 1904. */
export const SHIKISHIMA: ShipFacts = {
  className: 'Shikishima',
  nation: 'JAP',
  kind: 'pre-dreadnought',
  ships: [
    { name: 'Hatsuse', commissioned: 1901 },
    { name: 'Shikishima', commissioned: 1900 },
  ],
  year: recalled(1900),
  rebuiltYear: null,
  normalTons: known(14850, 'Hatsuse 15,000'),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(438, '412 ft between perpendiculars'),
  beamFeet: known(75.5),
  knots: known(18),
  crew: known(741, '849 as a flagship'),
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
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('standard-literature', 'low'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
