import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_4_INCH_MK_XVI, BRITISH_6_INCH_MK_XXIII } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** As she came back in 1942 from the mine that had broken her back. */
export const BELFAST: ShipFacts = {
  className: 'Belfast',
  nation: 'GBR',
  kind: 'light cruiser',
  ships: [{ name: 'Belfast', commissioned: 1939 }],
  year: recalled(1939),
  rebuiltYear: null,
  normalTons: recalled(13200, 'halfway between standard and full load'),
  standardTons: recalled(11553),
  fullTons: recalled(14900),
  lengthFeet: recalled(613.5),
  beamFeet: recalled(66.3),
  knots: recalled(32),
  crew: recalled(880),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(4.5),
    bowInches: recalled(0),
    sternInches: recalled(0),
    deckInches: recalled(2),
    turretInches: recalled(4),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_6_INCH_MK_XXIII,
      groups: [turret('forward', 2, 3), turret('aft', 2, 3)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_MK_XVI,
      dualPurpose: true,
      groups: [...bothSides(3, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 40, guns: 16, highAngle: 16, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 14, highAngle: 14, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: [
      { place: 'broadside port', tubes: 3, submerged: false },
      { place: 'broadside starboard', tubes: 3, submerged: false },
    ],
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1942), gunnery: recalled(1942) },
  aeroplanes: recalled(2),
  starShell: recalled(1939),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
