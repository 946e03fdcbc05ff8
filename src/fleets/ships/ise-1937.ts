import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_12_7_CM_40, JAPANESE_14_CM_50, JAPANESE_14_INCH_AT_43 } from '../guns/japanese.ts'

const recalled = figure('standard-literature', 'low')

/** Before 1943, when their after turrets gave way to a deck for aeroplanes. */
export const ISE_1937: ShipFacts = {
  className: 'Ise (1937)',
  nation: 'JAP',
  kind: 'battleship',
  ships: [
    { name: 'Hyūga', commissioned: 1918 },
    { name: 'Ise', commissioned: 1917 },
  ],
  year: recalled(1917),
  rebuiltYear: recalled(1937),
  normalTons: recalled(40000),
  standardTons: recalled(35350),
  fullTons: recalled(42000),
  lengthFeet: recalled(708),
  beamFeet: recalled(111),
  knots: recalled(25.3),
  crew: recalled(1376),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(11.8),
    deckInches: recalled(5.3),
    turretInches: recalled(12),
    conningTowerInches: recalled(12),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_14_INCH_AT_43,
      groups: [turret('forward', 2, 2), turret('amidships', 2, 2), turret('aft', 2, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_14_CM_50,
      groups: [...bothSides(8, 1, 'casemate')],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'tertiary',
      gun: JAPANESE_12_7_CM_40,
      dualPurpose: true,
      groups: [...bothSides(2, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 20, highAngle: 20, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  radar: { search: recalled(1942), gunnery: null },
  aeroplanes: recalled(3),
  starShell: recalled(1937),
  rangefinder: { feet: recalled(32.8), kind: 'coincidence' },
}
