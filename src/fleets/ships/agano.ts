import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_6_INCH } from '../guns/japanese.ts'
import { JAPANESE_61_CM_TYPE_93 } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

export const AGANO: ShipFacts = {
  className: 'Agano',
  nation: 'JAP',
  kind: 'light cruiser',
  ships: [
    { name: 'Agano', commissioned: 1942 },
    { name: 'Noshiro', commissioned: 1943 },
    { name: 'Sakawa', commissioned: 1944 },
    { name: 'Yahagi', commissioned: 1943 },
  ],
  year: recalled(1942),
  rebuiltYear: null,
  normalTons: recalled(7590),
  standardTons: recalled(6652),
  fullTons: recalled(8338),
  lengthFeet: recalled(571),
  beamFeet: recalled(49.8),
  knots: recalled(35),
  crew: recalled(730),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(2.36),
    deckInches: recalled(0.8),
    turretInches: recalled(1),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_6_INCH,
      groups: [turret('forward', 2, 2), turret('aft', 1, 2)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 4, highAngle: 4, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 25, guns: 6, highAngle: 6, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: JAPANESE_61_CM_TYPE_93,
    groups: banks(4, 4),
    reloads: recalled(8),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1943), gunnery: recalled(1944) },
  aeroplanes: recalled(2),
  starShell: recalled(1942),
  rangefinder: { feet: recalled(19.7), kind: 'coincidence' },
}
