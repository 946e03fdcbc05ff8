import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { JAPANESE_6_INCH, JAPANESE_14_INCH } from '../guns/japanese.ts'
import { JAPANESE_53_CM } from '../torpedoes.ts'

const wiki = figure('wiki-kongo', 'medium')
const recalled = figure('standard-literature', 'low')

/** The battlecruisers as built. As they were after their second rebuilding they are another record. */
export const KONGO: ShipFacts = {
  className: 'Kongō',
  nation: 'JAP',
  kind: 'battlecruiser',
  ships: [
    { name: 'Haruna', commissioned: 1915 },
    { name: 'Hiei', commissioned: 1914 },
    { name: 'Kirishima', commissioned: 1915 },
    { name: 'Kongō', commissioned: 1913 },
  ],
  year: wiki(1913),
  rebuiltYear: null,
  normalTons: wiki(27500, 'Haruna as built 26,952'),
  standardTons: null,
  fullTons: wiki(32200),
  lengthFeet: wiki(704),
  beamFeet: wiki(92),
  knots: wiki(27.5),
  crew: wiki(1193),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(8),
    bowInches: wiki(3),
    sternInches: wiki(3),
    upperBeltInches: recalled(6),
    deckInches: wiki(2.25, '57 mm; 1 in by other counts'),
    turretInches: wiki(9),
    casemateInches: recalled(6),
    conningTowerInches: recalled(10),
    torpedoBulkheadInches: null,
  },
  batteries: [
    {
      role: 'main',
      gun: JAPANESE_14_INCH,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-kongo', 'high'),
    },
    {
      role: 'secondary',
      gun: JAPANESE_6_INCH,
      groups: [
        { place: 'broadside port', mounts: 8, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 8, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-kongo', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 76, guns: 8, highAngle: 0, automatic: false, ...from('wiki-kongo', 'medium') }],
  torpedoes: {
    torpedo: JAPANESE_53_CM,
    groups: [
      { place: 'broadside port', tubes: 4, submerged: true },
      { place: 'broadside starboard', tubes: 4, submerged: true },
    ],
    ...from('wiki-kongo', 'medium'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
