import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, inches } from '../figure.ts'
import { BRITISH_4_INCH_MK_XVI, BRITISH_15_INCH_AT_30 } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IV } from '../torpedoes.ts'

const wiki = figure('wiki-hood', 'medium')
const agreed = figure('wiki-hood', 'high')
const dawiki = figure('dawiki-hood', 'medium')
const recalled = figure('standard-literature', 'low')

/**
 * Hull, armour and speed as built, for she was never rebuilt; guns and radar of May 1941. Of 1920 are twelve 5.5 in,
 * landed in 1940, and four single 4 in. Left out of 1941 are five launchers of rockets.
 */
export const HOOD: ShipFacts = {
  className: 'Hood',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [{ name: 'Hood', commissioned: 1920 }],
  year: agreed(1920),
  rebuiltYear: null,
  normalTons: figure('britannica-1922-ship', 'high')(41200, 'with 1,200 tons of oil; the treaty standard was 42,100'),
  standardTons: null,
  fullTons: wiki(46680, '48,360 in 1940'),
  lengthFeet: agreed(860.58),
  beamFeet: agreed(104.17),
  knots: agreed(31, 'in 1920; 28 or 29 in 1941'),
  crew: agreed(1418, 'in 1941; 1,169 in 1921'),
  fuel: 'oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: agreed(12),
    bowInches: wiki(6, 'thinning to 5'),
    sternInches: wiki(6),
    upperBeltInches: dawiki(7, 'and 5 in above that'),
    deckInches: agreed(3, '0.75 to 3 in'),
    turretInches: agreed(15),
    casemateInches: null,
    conningTowerInches: dawiki(11),
    torpedoBulkheadInches: dawiki(inches(38)),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_15_INCH_AT_30,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-hood', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_MK_XVI,
      dualPurpose: true,
      groups: [
        { place: 'broadside port', mounts: 3, barrels: 2, housing: 'open' },
        { place: 'broadside starboard', mounts: 3, barrels: 2, housing: 'open' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'open' },
      ],
      ...from('wiki-hood', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 40, guns: 24, highAngle: 24, automatic: true, ...from('wiki-hood', 'high') },
    { boreMillimetres: 13, guns: 20, highAngle: 20, automatic: true, ...from('wiki-hood', 'high') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IV,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: false },
      { place: 'broadside starboard', tubes: 2, submerged: false },
    ],
    ...from('wiki-hood', 'medium'),
  },
  radar: { search: recalled(1941, 'Type 279M'), gunnery: recalled(1941, 'Type 284') },
  starShell: recalled(1920),
  rangefinder: { feet: recalled(30), kind: 'coincidence' },
}
