import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, bothSides, figure, from, plated, turret } from '../figure.ts'
import { GERMAN_10_5_CM_65, GERMAN_20_3_CM_60 } from '../guns/german.ts'
import { GERMAN_53_CM } from '../torpedoes.ts'

const known = figure('wiki-prinz-eugen', 'medium')
const recalled = figure('standard-literature', 'low')

/** Longer and heavier than Admiral Hipper, and counted apart from her. */
export const PRINZ_EUGEN: ShipFacts = {
  className: 'Prinz Eugen',
  nation: 'DEU',
  kind: 'heavy cruiser',
  ships: [{ name: 'Prinz Eugen', commissioned: 1940 }],
  year: known(1940),
  rebuiltYear: null,
  normalTons: known(16700, '16,970 metric tons, as designed'),
  standardTons: recalled(14271),
  fullTons: known(18750),
  lengthFeet: known(697.17),
  beamFeet: known(71.17),
  knots: known(32, '32.2 by others'),
  crew: known(1382, '1,600 in wartime by others'),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: known(3.15),
    bowInches: recalled(1.57),
    sternInches: recalled(2.76),
    deckInches: known(1.97),
    turretInches: recalled(4.13),
    conningTowerInches: recalled(5.91),
    torpedoBulkheadInches: recalled(0.79),
  }),
  batteries: [
    {
      role: 'main',
      gun: GERMAN_20_3_CM_60,
      groups: [turret('forward', 2, 2), turret('aft', 2, 2)],
      ...from('wiki-prinz-eugen', 'medium'),
    },
    {
      role: 'secondary',
      gun: GERMAN_10_5_CM_65,
      dualPurpose: true,
      groups: [...bothSides(3, 2, 'open')],
      ...from('wiki-prinz-eugen', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 37, guns: 12, highAngle: 12, automatic: false, ...from('wiki-prinz-eugen', 'medium') },
    { boreMillimetres: 20, guns: 8, highAngle: 8, automatic: true, ...from('wiki-prinz-eugen', 'medium') },
  ],
  torpedoes: {
    torpedo: GERMAN_53_CM,
    groups: banks(3, 3, 3, 3),
    ...from('wiki-prinz-eugen', 'medium'),
  },
  radar: { search: recalled(1940), gunnery: recalled(1940) },
  aeroplanes: recalled(3),
  starShell: known(1939),
  rangefinder: { feet: recalled(23), kind: 'stereo' },
}
