import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from } from '../figure.ts'
import { BRITISH_4_INCH_MK_IV } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-m-class', 'medium')
const agreed = figure('wiki-m-class', 'high')
const unarmoured = figure('standard-literature', 'medium')(0)

/**
 * Eighteen of the 85 boats, as in 1916, most of them those of the battlecruisers' flotillas. The six of before the war (here
 * Matchless, Milne, Moorsom, Morris, Murray and Myngs) were a little lighter; Nerissa, built by Yarrow to his own lines, was
 * narrower, with two funnels and two knots more. They are counted in. The ships' own pages have 994 tons where that of the
 * class and Navypedia have 900, and one, two or three 2-pounders.
 */
export const ADMIRALTY_M_CLASS: ShipFacts = {
  className: 'Admiralty M class',
  nation: 'GBR',
  kind: 'destroyer',
  ships: [
    { name: 'Matchless', commissioned: 1914 },
    { name: 'Milne', commissioned: 1914 },
    { name: 'Moorsom', commissioned: 1915 },
    { name: 'Moresby', commissioned: 1916 },
    { name: 'Morris', commissioned: 1914 },
    { name: 'Murray', commissioned: 1914 },
    { name: 'Myngs', commissioned: 1915 },
    { name: 'Narborough', commissioned: 1916 },
    { name: 'Nereus', commissioned: 1916 },
    { name: 'Nerissa', commissioned: 1916 },
    { name: 'Nessus', commissioned: 1915 },
    { name: 'Nestor', commissioned: 1916 },
    { name: 'Nicator', commissioned: 1916 },
    { name: 'Nomad', commissioned: 1916 },
    { name: 'Obdurate', commissioned: 1916 },
    { name: 'Onslow', commissioned: 1916 },
    { name: 'Pelican', commissioned: 1916 },
    { name: 'Petard', commissioned: 1916 },
  ],
  year: figure('navypedia-m-class', 'high')(1914, 'the first in December; the boats of the war from 1915'),
  rebuiltYear: null,
  normalTons: figure('navypedia-m-class', 'medium')(900, '994 on the pages of single ships'),
  standardTons: null,
  fullTons: figure('navypedia-m-class', 'medium')(1100, '1,025 or 1,042 on the pages of single ships'),
  lengthFeet: figure('navypedia-m-class', 'high')(feet(83.3), '265 ft between perpendiculars'),
  beamFeet: figure('navypedia-m-class', 'high')(feet(8.15)),
  knots: agreed(34),
  crew: wiki(80, '76 elsewhere'),
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
      gun: BRITISH_4_INCH_MK_IV,
      groups: [
        { place: 'forward', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'amidships', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'aft', mounts: 1, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-m-class', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 40, guns: 1, highAngle: 1, automatic: true, ...from('wiki-moresby', 'medium') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'trainable', tubes: 2, submerged: false },
      { place: 'trainable', tubes: 2, submerged: false },
    ],
    ...from('wiki-m-class', 'high'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
