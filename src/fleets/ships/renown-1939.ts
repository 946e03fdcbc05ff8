import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_4_5_INCH_45, BRITISH_15_INCH_AT_30 } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

export const RENOWN_1939: ShipFacts = {
  className: 'Renown (1939)',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [{ name: 'Renown', commissioned: 1916 }],
  year: recalled(1916),
  rebuiltYear: recalled(1939),
  normalTons: recalled(34000, 'halfway between standard and deep'),
  standardTons: recalled(30750),
  fullTons: recalled(36080),
  lengthFeet: recalled(794),
  beamFeet: recalled(102.7),
  knots: recalled(30.75),
  crew: recalled(1200),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(9),
    deckInches: recalled(5),
    turretInches: recalled(9),
    torpedoBulkheadInches: recalled(1.5),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_15_INCH_AT_30,
      groups: [turret('forward', 2, 2), turret('aft', 1, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_5_INCH_45,
      dualPurpose: true,
      groups: [...bothSides(5, 2, 'turret')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 24, highAngle: 24, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: banks(2, 2, 2, 2),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1941), gunnery: recalled(1941) },
  aeroplanes: recalled(4),
  starShell: recalled(1939),
  rangefinder: { feet: recalled(15), kind: 'coincidence' },
}
