import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_12_CM_45, JAPANESE_20_CM_50 } from '../guns/japanese.ts'
import { JAPANESE_61_CM_TYPE_93 } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** As rebuilt, with three twin turrets instead of six single ones. */
export const FURUTAKA: ShipFacts = {
  className: 'Furutaka',
  nation: 'JAP',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Furutaka', commissioned: 1926 },
    { name: 'Kako', commissioned: 1926 },
  ],
  year: recalled(1926),
  rebuiltYear: recalled(1939),
  normalTons: recalled(9985, 'halfway between standard and full load'),
  standardTons: recalled(8700),
  fullTons: recalled(11273),
  lengthFeet: recalled(607.5),
  beamFeet: recalled(55.6),
  knots: recalled(33),
  crew: recalled(639),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(3),
    deckInches: recalled(1.4),
    turretInches: recalled(1),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_20_CM_50,
      groups: [turret('forward', 2, 2), turret('aft', 1, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_12_CM_45,
      dualPurpose: true,
      groups: [...bothSides(2, 1, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 25, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 13, guns: 4, highAngle: 4, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: JAPANESE_61_CM_TYPE_93,
    groups: banks(4, 4),
    reloads: recalled(8),
    ...from('standard-literature', 'low'),
  },
  aeroplanes: recalled(2),
  rangefinder: { feet: recalled(11), kind: 'stereo' },
}
