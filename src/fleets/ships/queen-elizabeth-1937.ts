import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_4_INCH_MK_XVI, BRITISH_6_INCH_MK_XII, BRITISH_15_INCH_AT_30 } from '../guns/british.ts'

const recalled = figure('standard-literature', 'low')

/** Warspite as rebuilt; her two sisters had twenty 4.5 in guns and none of 6 in. */
export const QUEEN_ELIZABETH_1937: ShipFacts = {
  className: 'Queen Elizabeth (1937)',
  nation: 'GBR',
  kind: 'battleship',
  ships: [
    { name: 'Queen Elizabeth', commissioned: 1915 },
    { name: 'Valiant', commissioned: 1916 },
    { name: 'Warspite', commissioned: 1915 },
  ],
  year: recalled(1915),
  rebuiltYear: recalled(1937, 'Warspite; Valiant in 1939, Queen Elizabeth in 1941'),
  normalTons: recalled(34000, 'halfway between standard and deep'),
  standardTons: recalled(31315),
  fullTons: recalled(36450),
  lengthFeet: recalled(643),
  beamFeet: recalled(104),
  knots: recalled(23.5),
  crew: recalled(1184),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(13),
    deckInches: recalled(5),
    turretInches: recalled(13),
    conningTowerInches: recalled(3),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_15_INCH_AT_30,
      groups: [turret('forward', 2, 2), turret('aft', 2, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: BRITISH_6_INCH_MK_XII,
      groups: [...bothSides(4, 1, 'casemate')],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'tertiary',
      gun: BRITISH_4_INCH_MK_XVI,
      dualPurpose: true,
      groups: [...bothSides(2, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 32, highAngle: 32, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  radar: { search: recalled(1941), gunnery: recalled(1941) },
  aeroplanes: recalled(3),
  starShell: recalled(1937),
  rangefinder: { feet: recalled(15), kind: 'coincidence' },
}
