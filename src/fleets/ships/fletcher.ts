import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { AMERICAN_5_INCH_38 } from '../guns/american.ts'
import { AMERICAN_21_INCH } from '../torpedoes.ts'

const pwencycl = figure('pwencycl-fletcher', 'medium')
const wiki = figure('wiki-fletcher', 'medium')
const agreed = figure('wiki-fletcher', 'high')
const unarmoured = figure('standard-literature', 'medium')(0)
const recalled = figure('standard-literature', 'low')

/**
 * Sixteen of the 175 boats, as the first of them came out in 1942: four 28 mm in one mount, which gave way to 40 mm from
 * 1943. Plating of up to 0.75 in at the sides and deck of the machinery is not counted as armour.
 */
export const FLETCHER: ShipFacts = {
  className: 'Fletcher',
  nation: 'USA',
  kind: 'destroyer',
  ships: [
    { name: 'Cassin Young', commissioned: 1943 },
    { name: 'Charles Ausburne', commissioned: 1942 },
    { name: 'Chevalier', commissioned: 1942 },
    { name: 'De Haven', commissioned: 1942 },
    { name: 'Fletcher', commissioned: 1942 },
    { name: 'Heermann', commissioned: 1943 },
    { name: 'Hoel', commissioned: 1943 },
    { name: 'Johnston', commissioned: 1943 },
    { name: 'Kidd', commissioned: 1943 },
    { name: 'Nicholas', commissioned: 1942 },
    { name: 'O’Bannon', commissioned: 1942 },
    { name: 'Radford', commissioned: 1942 },
    { name: 'Spence', commissioned: 1943 },
    { name: 'Strong', commissioned: 1942 },
    { name: 'Taylor', commissioned: 1942 },
    { name: 'The Sullivans', commissioned: 1943 },
  ],
  year: agreed(1942),
  rebuiltYear: null,
  normalTons: pwencycl(2325, 'given there as standard'),
  standardTons: agreed(2050),
  fullTons: figure('destroyerhistory-fletcher', 'medium')(2900, 'approximately; 2,500 in other tables'),
  lengthFeet: agreed(376.5),
  beamFeet: agreed(39.5),
  knots: wiki(36.5, '38 as designed; 35 by another page'),
  crew: pwencycl(273, '329 later'),
  fuel: 'oil',
  armour: {
    plate: 'none',
    beltInches: unarmoured,
    bowInches: unarmoured,
    sternInches: unarmoured,
    upperBeltInches: unarmoured,
    deckInches: unarmoured,
    turretInches: null,
    casemateInches: null,
    conningTowerInches: null,
    torpedoBulkheadInches: unarmoured,
  },
  batteries: [
    {
      role: 'main',
      gun: AMERICAN_5_INCH_38,
      dualPurpose: true,
      groups: [
        { place: 'forward', mounts: 2, barrels: 1, housing: 'turret' },
        { place: 'aft', mounts: 3, barrels: 1, housing: 'turret' },
      ],
      ...from('pwencycl-fletcher', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 28, guns: 4, highAngle: 4, automatic: true, ...from('wiki-fletcher', 'medium') },
    { boreMillimetres: 20, guns: 6, highAngle: 6, automatic: true, ...from('pwencycl-fletcher', 'medium') },
  ],
  torpedoes: {
    torpedo: AMERICAN_21_INCH,
    groups: [
      { place: 'trainable', tubes: 5, submerged: false },
      { place: 'trainable', tubes: 5, submerged: false },
    ],
    ...from('pwencycl-fletcher', 'high'),
  },
  radar: {
    search: figure('destroyerhistory-fletcher', 'high')(1942, 'as built'),
    gunnery: recalled(1942, 'FD, on the director'),
  },
  depthCharges: pwencycl(56),
  starShell: recalled(1942),
  rangefinder: { feet: recalled(15), kind: 'stereo' },
}
