import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_4_INCH_HIGH_ANGLE, BRITISH_8_INCH } from '../guns/british.ts'

const known = figure('wiki-county', 'medium')
const recalled = figure('standard-literature', 'low')

/**
 * The Counties of the Kent group, without their two Australians. Most of them landed their torpedo tubes when the
 * belt was added; Suffolk among them.
 */
export const KENT_1926: ShipFacts = {
  className: 'Kent (1926)',
  nation: 'GBR',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Berwick', commissioned: 1928 },
    { name: 'Cornwall', commissioned: 1928 },
    { name: 'Cumberland', commissioned: 1928 },
    { name: 'Kent', commissioned: 1928 },
    { name: 'Suffolk', commissioned: 1928 },
  ],
  year: known(1928),
  rebuiltYear: null,
  normalTons: recalled(12275, 'halfway between standard and full load'),
  standardTons: known(10400, 'average of the class'),
  fullTons: known(14150),
  lengthFeet: known(630),
  beamFeet: known(68.25),
  knots: known(31.5),
  crew: known(685, '784 in wartime'),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(
      1,
      'plating; 4.5 in of belt abreast the machinery was added to all but two between 1935 and 1940',
    ),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: recalled(0),
    deckInches: recalled(1.38, 'over the machinery'),
    turretInches: recalled(1),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_8_INCH,
      groups: [turret('forward', 2, 2), turret('aft', 2, 2)],
      ...from('wiki-county', 'medium'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_HIGH_ANGLE,
      dualPurpose: true,
      groups: [...bothSides(4, 1, 'open')],
      ...from('wiki-county', 'medium'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 8, highAngle: 8, automatic: true, ...from('wiki-county', 'medium') }],
  torpedoes: null,
  radar: { search: recalled(1940), gunnery: recalled(1941) },
  aeroplanes: known(3),
  starShell: recalled(1930),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
