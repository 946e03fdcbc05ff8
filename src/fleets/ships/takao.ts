import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, bothSides, figure, from, plated, turret } from '../figure.ts'
import { JAPANESE_12_CM_45, JAPANESE_20_CM_50 } from '../guns/japanese.ts'
import { JAPANESE_61_CM_TYPE_93 } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/**
 * As Chōkai was in 1942: twin tubes, but oxygen torpedoes in them. Takao and Atago were rebuilt in 1939 with twice
 * as many.
 */
export const TAKAO: ShipFacts = {
  className: 'Takao',
  nation: 'JAP',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Atago', commissioned: 1932 },
    { name: 'Chōkai', commissioned: 1932 },
    { name: 'Maya', commissioned: 1932 },
    { name: 'Takao', commissioned: 1932 },
  ],
  year: recalled(1932),
  rebuiltYear: null,
  normalTons: recalled(13160),
  standardTons: recalled(11350, 'about 11,350 as they proved; 9,850 was said'),
  fullTons: recalled(15490),
  lengthFeet: recalled(668.5),
  beamFeet: recalled(62),
  knots: recalled(35.5),
  crew: recalled(773),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(5),
    deckInches: recalled(1.4),
    turretInches: recalled(1),
    conningTowerInches: recalled(3),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_20_CM_50,
      groups: [turret('forward', 3, 2), turret('aft', 2, 2)],
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
  lightGuns: [{ boreMillimetres: 25, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: JAPANESE_61_CM_TYPE_93,
    groups: banks(2, 2, 2, 2),
    reloads: recalled(8),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1943), gunnery: null },
  aeroplanes: recalled(3),
  starShell: recalled(1932),
  rangefinder: { feet: recalled(19.7), kind: 'coincidence' },
}
