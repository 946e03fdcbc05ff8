import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_4_INCH_45, BRITISH_6_INCH_MK_XII } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-arethusa', 'high')
const side = figure('wiki-arethusa', 'medium')
const navypedia = figure('navypedia-arethusa', 'high')
const recalled = figure('standard-literature', 'medium')

/** As built, with four tubes in two twin mounts; most of the class had more of them later in the war. */
export const ARETHUSA_1913: ShipFacts = {
  className: 'Arethusa (1913)',
  nation: 'GBR',
  kind: 'light cruiser',
  ships: [
    { name: 'Arethusa', commissioned: 1914 },
    { name: 'Aurora', commissioned: 1914 },
    { name: 'Galatea', commissioned: 1914 },
    { name: 'Inconstant', commissioned: 1915 },
    { name: 'Penelope', commissioned: 1914 },
    { name: 'Phaeton', commissioned: 1915 },
    { name: 'Royalist', commissioned: 1915 },
    { name: 'Undaunted', commissioned: 1914 },
  ],
  year: navypedia(1914),
  rebuiltYear: null,
  normalTons: wiki(3512, '3,750 by a page on Aurora'),
  standardTons: null,
  fullTons: figure('wiki-arethusa', 'low')(4400, 'by a page on Aurora'),
  lengthFeet: wiki(436),
  beamFeet: wiki(39),
  knots: wiki(28.5),
  crew: navypedia(282, '270 and 318 by other pages'),
  fuel: 'oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: navypedia(3),
    bowInches: side(1.5, '1.5 to 2.25 in; the thin end is 1 in by another page'),
    sternInches: side(2, '2 to 2.5 in; the thin end is 1 in by another page'),
    upperBeltInches: recalled(0),
    deckInches: navypedia(1),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: figure('navypedia-arethusa', 'medium')(3, '6 in by another page'),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_6_INCH_MK_XII,
      groups: [
        { place: 'forward', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'aft', mounts: 1, barrels: 1, housing: 'open' },
      ],
      ...from('navypedia-arethusa', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_45,
      groups: [
        { place: 'broadside port', mounts: 3, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 3, barrels: 1, housing: 'open' },
      ],
      ...from('navypedia-arethusa', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 47, guns: 1, highAngle: 1, automatic: false, ...from('navypedia-arethusa', 'medium') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: false },
      { place: 'broadside starboard', tubes: 2, submerged: false },
    ],
    ...from('navypedia-arethusa', 'high'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
