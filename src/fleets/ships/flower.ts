import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, open, unarmoured } from '../figure.ts'
import { BRITISH_4_INCH_MK_IV } from '../guns/british.ts'

const recalled = figure('standard-literature', 'low')

/**
 * A few of the first of some 270 corvettes, as they went to sea in 1940: no radar but what came in 1941, a
 * whaler’s hull, one gun.
 */
export const FLOWER: ShipFacts = {
  className: 'Flower',
  nation: 'GBR',
  kind: 'escort',
  ships: [
    { name: 'Bluebell', commissioned: 1940 },
    { name: 'Campanula', commissioned: 1940 },
    { name: 'Gladiolus', commissioned: 1940 },
    { name: 'Heartsease', commissioned: 1940 },
    { name: 'Periwinkle', commissioned: 1940 },
  ],
  year: recalled(1940),
  rebuiltYear: null,
  normalTons: recalled(1060, 'between standard and full load'),
  standardTons: recalled(925),
  fullTons: recalled(1170),
  lengthFeet: recalled(205),
  beamFeet: recalled(33),
  knots: recalled(16),
  crew: recalled(85),
  fuel: 'oil',
  armour: unarmoured(recalled(0)),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_INCH_MK_IV,
      groups: [open('bow', 1)],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 1, highAngle: 1, automatic: true, ...from('standard-literature', 'low') }],
  torpedoes: null,
  radar: { search: recalled(1941), gunnery: null },
  depthCharges: recalled(25),
  starShell: recalled(1940),
  rangefinder: null,
}
