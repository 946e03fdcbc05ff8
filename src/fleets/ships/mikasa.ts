import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH_40, JAPANESE_12_INCH_40 } from '../guns/japanese.ts'
import { JAPANESE_45_CM } from '../torpedoes.ts'

const known = figure('wiki-mikasa', 'high')
const recalled = figure('standard-literature', 'low')

/** Tōgō’s flagship, of 1902. Her 6 in guns stood in an armoured battery, four of them in casemates above it. */
export const MIKASA: ShipFacts = {
  className: 'Mikasa',
  nation: 'JAP',
  kind: 'pre-dreadnought',
  ships: [{ name: 'Mikasa', commissioned: 1902 }],
  year: recalled(1902),
  rebuiltYear: null,
  normalTons: known(15140),
  standardTons: null,
  fullTons: null,
  lengthFeet: known(432),
  beamFeet: known(76),
  knots: known(18),
  crew: known(836),
  fuel: 'coal',
  armour: plated('Krupp cemented', {
    beltInches: known(9),
    bowInches: recalled(4),
    sternInches: recalled(4),
    upperBeltInches: recalled(6),
    deckInches: known(3),
    turretInches: known(10),
    casemateInches: known(6),
    conningTowerInches: known(14),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_12_INCH_40,
      groups: [turret('forward', 1, 2), turret('aft', 1, 2)],
      ...from('wiki-mikasa', 'high'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_6_INCH_40,
      groups: [...bothSides(7, 1, 'casemate')],
      ...from('wiki-mikasa', 'high'),
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
    ...from('wiki-mikasa', 'high'),
  },
  rangefinder: { feet: recalled(4.5), kind: 'coincidence' },
}
