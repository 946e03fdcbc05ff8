import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_6_INCH, BRITISH_13_5_INCH } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-iron-duke', 'high')
const table = figure('gf-checklist', 'low')
const recalled = figure('standard-literature', 'low')

/** Tons, speed, belt and deck are the encyclopaedia's and the Grand Fleets checklist's alike. */
export const IRON_DUKE: ShipFacts = {
  className: 'Iron Duke',
  nation: 'GBR',
  kind: 'battleship',
  ships: [
    { name: 'Benbow', commissioned: 1914 },
    { name: 'Emperor of India', commissioned: 1914 },
    { name: 'Iron Duke', commissioned: 1914 },
    { name: 'Marlborough', commissioned: 1914 },
  ],
  year: wiki(1914),
  rebuiltYear: null,
  normalTons: wiki(25000),
  standardTons: null,
  fullTons: figure('wiki-iron-duke', 'medium')(29500, '29,560 in some tables'),
  lengthFeet: wiki(622.75),
  beamFeet: wiki(90),
  knots: wiki(21.25),
  crew: recalled(995, 'about 1,020 and more in the war'),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(12),
    bowInches: table(6),
    sternInches: table(4),
    upperBeltInches: recalled(9, 'middle strake; 8 in above it, up to the upper deck'),
    deckInches: wiki(2.5),
    turretInches: wiki(11),
    casemateInches: recalled(6),
    conningTowerInches: recalled(11),
    torpedoBulkheadInches: recalled(1.5, 'screens abreast the magazines only; the rest relied on coal'),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_13_5_INCH,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'amidships', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-iron-duke', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_6_INCH,
      groups: [
        { place: 'broadside port', mounts: 6, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 6, barrels: 1, housing: 'casemate' },
      ],
      ...from('wiki-iron-duke', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 76, guns: 2, highAngle: 2, automatic: false, ...from('wiki-iron-duke', 'high') },
    { boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('gf-checklist', 'medium') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    ...from('wiki-iron-duke', 'high'),
  },
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
