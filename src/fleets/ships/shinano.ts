import type { ShipFacts } from '#kernel/facts/index.ts'
import { MITSUBISHI_A6M2 } from '../aircraft/japanese.ts'
import { bothSides, figure, from, plated } from '../figure.ts'
import { JAPANESE_12_7_CM_40 } from '../guns/japanese.ts'

const recalled = figure('standard-literature', 'low')

/** Laid down as a sister of Yamato, and sunk ten days after she was commissioned. */
export const SHINANO: ShipFacts = {
  className: 'Shinano',
  nation: 'JAP',
  kind: 'aircraft carrier',
  ships: [{ name: 'Shinano', commissioned: 1944 }],
  year: recalled(1944),
  rebuiltYear: null,
  normalTons: recalled(66000, 'on trial'),
  standardTons: recalled(62000),
  fullTons: recalled(71890),
  lengthFeet: recalled(873),
  beamFeet: recalled(119.1),
  knots: recalled(27),
  crew: recalled(2400),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(8.07, '8 in; thinner than Yamato’s'),
    deckInches: recalled(7.9),
  }),
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_12_7_CM_40,
      dualPurpose: true,
      groups: [...bothSides(4, 2, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 25, guns: 105, highAngle: 105, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: null,
  radar: { search: recalled(1944), gunnery: null },
  aviation: {
    aircraft: recalled(47, 'of which many were to be ferried'),
    flies: MITSUBISHI_A6M2,
    lifts: recalled(2),
    catapults: null,
    flightDeckFeet: recalled(840),
    flightDeckInches: recalled(3.74),
  },
  rangefinder: { feet: recalled(14.8), kind: 'coincidence' },
}
