import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_8_INCH_45 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const known = figure('wiki-asama', 'high')
const recalled = figure('standard-literature', 'low')

export const ASAMA: ShipFacts = {
  className: 'Asama',
  nation: 'JAP',
  kind: 'armoured cruiser',
  ships: [
    { name: 'Asama', commissioned: 1899 },
    { name: 'Tokiwa', commissioned: 1899 },
  ],
  year: recalled(1899),
  rebuiltYear: null,
  normalTons: known(9557, '9,514 to 9,557'),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(442),
  beamFeet: known(67.17),
  knots: known(21),
  crew: known(676),
  fuel: 'coal',
  armour: plated('Harvey', {
    beltInches: recalled(7),
    bowInches: recalled(3.5),
    sternInches: recalled(3.5),
    upperBeltInches: recalled(5),
    deckInches: recalled(2),
    turretInches: recalled(6),
    casemateInches: recalled(6),
    conningTowerInches: recalled(14),
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
      groups: [...bothSides(5, 1, 'casemate'), ...bothSides(2, 1, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 12, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 47, guns: 8, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
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
