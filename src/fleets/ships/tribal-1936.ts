import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_7_INCH_45 } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Six of sixteen. */
export const TRIBAL_1936: ShipFacts = {
  className: 'Tribal (1936)',
  nation: 'GBR',
  kind: 'destroyer',
  ships: [
    { name: 'Cossack', commissioned: 1938 },
    { name: 'Eskimo', commissioned: 1938 },
    { name: 'Maori', commissioned: 1939 },
    { name: 'Nubian', commissioned: 1938 },
    { name: 'Sikh', commissioned: 1938 },
    { name: 'Zulu', commissioned: 1938 },
  ],
  year: recalled(1938),
  rebuiltYear: null,
  normalTons: recalled(2190),
  standardTons: recalled(1854),
  fullTons: recalled(2519),
  lengthFeet: recalled(377.5),
  beamFeet: recalled(36.5),
  knots: recalled(36),
  crew: recalled(190),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_7_INCH_45,
      groups: [open('forward', 4), open('aft', 4)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 40, guns: 4, highAngle: 4, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 12.7, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: banks(4),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1941), gunnery: null },
  depthCharges: recalled(20),
  starShell: recalled(1938),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
