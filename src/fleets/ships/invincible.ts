import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_4_INCH_40, BRITISH_12_INCH } from '../guns/british.ts'
import { BRITISH_18_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-invincible', 'high')
const site = figure('stockton-invincible', 'high')
const recalled = figure('standard-literature', 'low')

/** The first battlecruisers. Their turrets amidships could fire across the deck, but through a narrow arc. */
export const INVINCIBLE: ShipFacts = {
  className: 'Invincible',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [
    { name: 'Indomitable', commissioned: 1908 },
    { name: 'Inflexible', commissioned: 1908 },
    { name: 'Invincible', commissioned: 1909 },
  ],
  year: wiki(1908),
  rebuiltYear: null,
  normalTons: wiki(17250, 'also given as 17,373 and 17,408'),
  standardTons: null,
  fullTons: wiki(20420, 'Indomitable 20,722 in one table'),
  lengthFeet: wiki(567),
  beamFeet: wiki(78.5),
  knots: wiki(25.5, 'one table 25; 26.1 on trial'),
  crew: wiki(784, 'up to 1,000 in the war'),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(6),
    bowInches: site(4, 'the thin end of a belt given as 4 to 6 in'),
    sternInches: recalled(0, 'none abaft the after turret'),
    upperBeltInches: recalled(0),
    deckInches: wiki(2.5, '0.75 to 2.5 in'),
    turretInches: wiki(7),
    casemateInches: null,
    conningTowerInches: wiki(10, '6 to 10 in'),
    torpedoBulkheadInches: wiki(2.5, 'screens abreast the magazines only'),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_12_INCH,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon port', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'echelon starboard', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('wiki-invincible', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_40,
      groups: [
        { place: 'broadside port', mounts: 8, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 8, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-invincible', 'high'),
    },
  ],
  lightGuns: [],
  torpedoes: {
    torpedo: BRITISH_18_INCH,
    groups: [
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    ...from('wiki-invincible', 'high'),
  },
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
