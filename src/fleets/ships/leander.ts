import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_4_INCH_HIGH_ANGLE, BRITISH_6_INCH_MK_XXIII } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const wiki = figure('wiki-ajax', 'high')
const navypedia = figure('navypedia-achilles', 'high')
const recalled = figure('standard-literature', 'low')

/**
 * The class as completed, with four single 4 in: Achilles had them still in 1941, the others took twins one after the
 * other. The three that became Australian had other machinery and are left out.
 */
export const LEANDER: ShipFacts = {
  className: 'Leander',
  nation: 'GBR',
  kind: 'light cruiser',
  ships: [
    { name: 'Achilles', commissioned: 1933 },
    { name: 'Ajax', commissioned: 1935 },
    { name: 'Leander', commissioned: 1933 },
    { name: 'Neptune', commissioned: 1934 },
    { name: 'Orion', commissioned: 1934 },
  ],
  year: navypedia(1933),
  rebuiltYear: null,
  normalTons: figure('wiki-ajax', 'low')(8500, 'halfway between standard and deep, for want of a quoted figure'),
  standardTons: wiki(7270, 'the class runs from 6,985'),
  fullTons: wiki(9740, 'the class runs from 9,460'),
  lengthFeet: wiki(554.9),
  beamFeet: wiki(56, 'Leander herself 55'),
  knots: wiki(32.5),
  crew: navypedia(570, '550 in peace, 680 in war'),
  fuel: 'oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: navypedia(
      3,
      'on an inch of plating, which other pages count in; abreast the machinery only, with boxes of 3.5 in round the magazines',
    ),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: null,
    deckInches: wiki(2, '1 to 2 in'),
    turretInches: wiki(1),
    casemateInches: null,
    conningTowerInches: null,
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_6_INCH_MK_XXIII,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('navypedia-achilles', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_HIGH_ANGLE,
      dualPurpose: true,
      groups: [
        { place: 'broadside port', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 2, barrels: 1, housing: 'open' },
      ],
      ...from('navypedia-achilles', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 13, guns: 12, highAngle: 12, automatic: true, ...from('wiki-ajax', 'high') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: [
      { place: 'broadside port', tubes: 4, submerged: false },
      { place: 'broadside starboard', tubes: 4, submerged: false },
    ],
    ...from('navypedia-achilles', 'high'),
  },
  radar: { search: figure('navistory-leander', 'medium')(1941, 'from that year on'), gunnery: null },
  aeroplanes: wiki(1),
  starShell: recalled(1933),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
