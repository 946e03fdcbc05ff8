import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_12_7_CM_40, JAPANESE_14_CM_50, JAPANESE_41_CM_45 } from '../guns/japanese.ts'

const recalled = figure('standard-literature', 'low')

export const NAGATO_1936: ShipFacts = {
  className: 'Nagato (1936)',
  nation: 'JAP',
  kind: 'battleship',
  ships: [
    { name: 'Mutsu', commissioned: 1921 },
    { name: 'Nagato', commissioned: 1920 },
  ],
  year: recalled(1920),
  rebuiltYear: recalled(1936),
  normalTons: recalled(42000, 'on trial, metric tons'),
  standardTons: recalled(39120),
  fullTons: recalled(45950),
  lengthFeet: recalled(738),
  beamFeet: recalled(113.5),
  knots: recalled(25),
  crew: recalled(1368),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(12),
    deckInches: recalled(4),
    turretInches: recalled(20),
    conningTowerInches: recalled(14.5),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_41_CM_45,
      groups: [turret('forward', 2, 2), turret('aft', 2, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_14_CM_50,
      groups: [...bothSides(9, 1, 'casemate')],
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
  radar: { search: recalled(1943), gunnery: null },
  aeroplanes: recalled(3),
  starShell: recalled(1936),
  rangefinder: { feet: recalled(32.8), kind: 'coincidence' },
}
