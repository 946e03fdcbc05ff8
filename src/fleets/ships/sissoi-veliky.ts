import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { RUSSIAN_6_INCH_45, RUSSIAN_12_INCH_40 } from '../guns/russian.ts'
import { RUSSIAN_45_CM } from '../torpedoes.ts'

const known = figure('wiki-sissoi', 'high')
const recalled = figure('standard-literature', 'low')

export const SISSOI_VELIKY: ShipFacts = {
  className: 'Sissoi Veliky',
  nation: 'RUS',
  kind: 'pre-dreadnought',
  ships: [{ name: 'Sissoi Veliky', commissioned: 1896 }],
  year: known(1896),
  rebuiltYear: null,
  normalTons: known(10400),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(351.8),
  beamFeet: known(68),
  knots: known(15.7),
  crew: known(586),
  fuel: 'coal',
  armour: plated('Harvey', {
    beltInches: recalled(15.7),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: recalled(5),
    deckInches: recalled(2.5),
    turretInches: recalled(12),
    casemateInches: recalled(5),
    conningTowerInches: recalled(9),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: RUSSIAN_12_INCH_40,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('wiki-sissoi', 'high'),
    },
    {
      role: 'secondary',
      gun: RUSSIAN_6_INCH_45,
      groups: [...bothSides(3, 1, 'casemate')],
      ...from('wiki-sissoi', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 47, guns: 12, highAngle: 0, automatic: false, ...from('wiki-sissoi', 'high') },
    { boreMillimetres: 37, guns: 18, highAngle: 0, automatic: false, ...from('wiki-sissoi', 'high') },
  ],
  torpedoes: {
    torpedo: RUSSIAN_45_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'stern', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 2, submerged: false },
      { place: 'broadside starboard', tubes: 2, submerged: false },
    ],
    ...from('wiki-sissoi', 'high'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
