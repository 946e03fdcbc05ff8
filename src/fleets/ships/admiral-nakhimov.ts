import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { RUSSIAN_6_INCH_35, RUSSIAN_8_INCH_35 } from '../guns/russian.ts'
import { RUSSIAN_38_CM } from '../torpedoes.ts'

const known = figure('wiki-nakhimov', 'medium')
const recalled = figure('standard-literature', 'low')

/** After the British Impérieuse, but with twin barbettes. */
export const ADMIRAL_NAKHIMOV: ShipFacts = {
  className: 'Admiral Nakhimov',
  nation: 'RUS',
  kind: 'armoured cruiser',
  ships: [{ name: 'Admiral Nakhimov', commissioned: 1888 }],
  year: known(1888),
  rebuiltYear: known(1899, 'boilers and engines, sailing rig removed; the guns stayed as they were'),
  normalTons: known(7781),
  standardTons: null,
  fullTons: known(8473),
  lengthFeet: recalled(339, '333 ft between perpendiculars'),
  beamFeet: known(61),
  knots: known(17),
  crew: recalled(572),
  fuel: 'coal',
  armour: plated('compound', {
    beltInches: known(10),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: recalled(0),
    deckInches: known(3, '3 in by Hichborn'),
    turretInches: recalled(2),
    conningTowerInches: recalled(6),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: RUSSIAN_8_INCH_35,
      groups: [turret('forward', 1, 2), ...bothSides(1, 2, 'turret', 'echelon'), turret('aft', 1, 2)],
      ...from('wiki-nakhimov', 'medium'),
    },
    {
      role: 'secondary',
      gun: RUSSIAN_6_INCH_35,
      groups: [...bothSides(5, 1, 'open')],
      ...from('wiki-nakhimov', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 47, guns: 12, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 37, guns: 6, highAngle: 0, automatic: false, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: RUSSIAN_38_CM,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: false },
      { place: 'broadside starboard', tubes: 2, submerged: false },
    ],
    ...from('standard-literature', 'low'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
