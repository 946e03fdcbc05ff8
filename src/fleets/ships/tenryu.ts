import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, plated } from '../figure.ts'
import { JAPANESE_14_CM_50 } from '../guns/japanese.ts'
import { JAPANESE_53_CM } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

export const TENRYU: ShipFacts = {
  className: 'Tenryū',
  nation: 'JAP',
  kind: 'light cruiser',
  ships: [
    { name: 'Tatsuta', commissioned: 1919 },
    { name: 'Tenryū', commissioned: 1919 },
  ],
  year: recalled(1919),
  rebuiltYear: null,
  normalTons: recalled(3790, 'halfway between standard and full load'),
  standardTons: recalled(3230),
  fullTons: recalled(4350),
  lengthFeet: recalled(468),
  beamFeet: recalled(40.5),
  knots: recalled(33),
  crew: recalled(332),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(2),
    deckInches: recalled(1),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_14_CM_50,
      groups: [open('forward', 2), open('aft', 2)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 1, highAngle: 1, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 25, guns: 4, highAngle: 4, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: JAPANESE_53_CM,
    groups: banks(3, 3),
    ...from('standard-literature', 'low'),
  },
  rangefinder: { feet: recalled(11), kind: 'stereo' },
}
