import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, plated } from '../figure.ts'
import { JAPANESE_14_CM_50 } from '../guns/japanese.ts'
import { JAPANESE_61_CM_TYPE_90 } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** As she was in 1942; she had been three knots faster. */
export const YUBARI: ShipFacts = {
  className: 'Yūbari',
  nation: 'JAP',
  kind: 'light cruiser',
  ships: [{ name: 'Yūbari', commissioned: 1923 }],
  year: recalled(1923),
  rebuiltYear: recalled(1940, 'about when she had her 25 mm guns, which this record has'),
  normalTons: recalled(3670, 'halfway between standard and full load'),
  standardTons: recalled(2890),
  fullTons: recalled(4447),
  lengthFeet: recalled(457),
  beamFeet: recalled(39.5),
  knots: recalled(32),
  crew: recalled(328),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(2.3),
    deckInches: recalled(1),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_14_CM_50,
      groups: [
        open('forward', 1),
        { place: 'forward', mounts: 1, barrels: 2, housing: 'open' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'open' },
        open('aft', 1),
      ],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: JAPANESE_61_CM_TYPE_90,
    groups: banks(2, 2),
    reloads: recalled(4),
    ...from('standard-literature', 'low'),
  },
  rangefinder: { feet: recalled(11), kind: 'stereo' },
}
