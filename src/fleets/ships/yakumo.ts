import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_8_INCH_45 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const known = figure('plwiki-yakumo', 'medium')
const recalled = figure('standard-literature', 'low')

export const YAKUMO: ShipFacts = {
  className: 'Yakumo',
  nation: 'JAP',
  kind: 'armoured cruiser',
  ships: [{ name: 'Yakumo', commissioned: 1900 }],
  year: known(1900),
  rebuiltYear: null,
  normalTons: known(9494, '9,646 metric tons'),
  standardTons: null,
  fullTons: known(10126, '10,288 metric tons'),
  lengthFeet: known(434),
  beamFeet: known(64.3),
  knots: known(20.5),
  crew: known(700, '581 to 700'),
  fuel: 'coal',
  armour: plated('Krupp cemented', {
    beltInches: known(7),
    bowInches: recalled(3.5),
    sternInches: recalled(3.5),
    upperBeltInches: recalled(5),
    deckInches: known(2),
    turretInches: known(6),
    casemateInches: recalled(6),
    conningTowerInches: recalled(14),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_8_INCH_45,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('plwiki-yakumo', 'medium'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_6_INCH_40,
      groups: [...bothSides(4, 1, 'casemate'), ...bothSides(2, 1, 'open')],
      ...from('plwiki-yakumo', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 12, highAngle: 0, automatic: false, ...from('plwiki-yakumo', 'medium') },
    { boreMillimetres: 47, guns: 8, highAngle: 0, automatic: false, ...from('plwiki-yakumo', 'medium') },
  ],
  torpedoes: {
    torpedo: JAPANESE_45_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: false },
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('plwiki-yakumo', 'medium'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
