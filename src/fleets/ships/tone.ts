import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_12_7_CM_40, JAPANESE_20_CM_50 } from '../guns/japanese.ts'
import { JAPANESE_61_CM_TYPE_93 } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

export const TONE: ShipFacts = {
  className: 'Tone',
  nation: 'JAP',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Chikuma', commissioned: 1939 },
    { name: 'Tone', commissioned: 1938 },
  ],
  year: recalled(1938),
  rebuiltYear: null,
  normalTons: recalled(13320),
  standardTons: recalled(11213),
  fullTons: recalled(15200),
  lengthFeet: recalled(661),
  beamFeet: recalled(63.6),
  knots: recalled(35.2),
  crew: recalled(874),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(5.7),
    deckInches: recalled(2.5),
    turretInches: recalled(1),
    conningTowerInches: recalled(5),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_20_CM_50,
      groups: [turret('forward', 4, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_12_7_CM_40,
      dualPurpose: true,
      groups: [...bothSides(2, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 12, highAngle: 12, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: JAPANESE_61_CM_TYPE_93,
    groups: banks(3, 3, 3, 3),
    reloads: recalled(12),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1943), gunnery: null },
  aeroplanes: recalled(5),
  starShell: recalled(1938),
  rangefinder: { feet: recalled(19.7), kind: 'coincidence' },
}
