import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_8_INCH_45 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const known = figure('wiki-azuma', 'high')
const recalled = figure('standard-literature', 'low')

export const AZUMA: ShipFacts = {
  className: 'Azuma',
  nation: 'JAP',
  kind: 'armoured cruiser',
  ships: [{ name: 'Azuma', commissioned: 1900 }],
  year: known(1900),
  rebuiltYear: null,
  normalTons: known(9131),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(452.4),
  beamFeet: known(58.17),
  knots: known(21),
  crew: known(670),
  fuel: 'coal',
  armour: plated('Krupp cemented', {
    beltInches: recalled(7),
    bowInches: recalled(3.5),
    sternInches: recalled(3.5),
    upperBeltInches: recalled(5),
    deckInches: recalled(2.5),
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
      ...from('wiki-azuma', 'high'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_6_INCH_40,
      groups: [...bothSides(4, 1, 'casemate'), ...bothSides(2, 1, 'open')],
      ...from('wiki-azuma', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 12, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
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
