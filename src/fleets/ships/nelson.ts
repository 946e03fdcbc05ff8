import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_6_INCH_MK_XXIII, BRITISH_16_INCH } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Her torpedoes were of 24.5 in, a size of her own; those of 21 in stand for them. */
export const NELSON: ShipFacts = {
  className: 'Nelson',
  nation: 'GBR',
  kind: 'battleship',
  ships: [
    { name: 'Nelson', commissioned: 1927 },
    { name: 'Rodney', commissioned: 1927 },
  ],
  year: recalled(1927),
  rebuiltYear: null,
  normalTons: recalled(36000, 'halfway between standard and deep'),
  standardTons: recalled(33900),
  fullTons: recalled(38000),
  lengthFeet: recalled(710),
  beamFeet: recalled(106),
  knots: recalled(23),
  crew: recalled(1314),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(14),
    deckInches: recalled(6.25),
    turretInches: recalled(16),
    conningTowerInches: recalled(14),
    torpedoBulkheadInches: recalled(1.5),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_16_INCH,
      groups: [turret('forward', 3, 3)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: BRITISH_6_INCH_MK_XXIII,
      groups: [...bothSides(3, 2, 'turret')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 24, highAngle: 24, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1940), gunnery: recalled(1941) },
  aeroplanes: recalled(2),
  starShell: recalled(1930),
  rangefinder: { feet: recalled(41), kind: 'coincidence' },
}
