import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_8_INCH_45 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const known = figure('wiki-izumo', 'high')
const recalled = figure('standard-literature', 'low')

export const IZUMO: ShipFacts = {
  className: 'Izumo',
  nation: 'JAP',
  kind: 'armoured cruiser',
  ships: [
    { name: 'Iwate', commissioned: 1901 },
    { name: 'Izumo', commissioned: 1900 },
  ],
  year: recalled(1900),
  rebuiltYear: null,
  normalTons: known(9353, '9,274 to 9,353'),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(434),
  beamFeet: known(68.67),
  knots: known(20.75),
  crew: known(672),
  fuel: 'coal',
  armour: plated('Krupp cemented', {
    beltInches: known(7),
    bowInches: recalled(3.5),
    sternInches: recalled(3.5),
    upperBeltInches: recalled(5),
    deckInches: known(2.5),
    turretInches: known(6),
    casemateInches: known(6),
    conningTowerInches: known(14),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_8_INCH_45,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('wiki-izumo', 'high'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_6_INCH_40,
      groups: [...bothSides(5, 1, 'casemate'), ...bothSides(2, 1, 'open')],
      ...from('wiki-izumo', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 12, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 47, guns: 8, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
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
