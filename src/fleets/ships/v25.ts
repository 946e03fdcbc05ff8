import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, longTons } from '../figure.ts'
import { GERMAN_50_CM } from '../torpedoes.ts'

const wiki = figure('wiki-v25', 'high')
const unarmoured = figure('standard-literature', 'medium')(0)

/**
 * The twelve large torpedo boats of the programme of 1913 as they were at Jutland, with 8.8 cm guns: 10.5 cm came later, to
 * those that were left. Figures are those of the six by Vulcan; the six by Schichau were 79.6 m long, of 802 and 971 metric
 * tons. Encyclopaedias count some sixty later and larger boats to the class, too.
 */
export const V25: ShipFacts = {
  className: 'V25',
  nation: 'DEU',
  kind: 'torpedo boat',
  ships: [
    { name: 'S31', commissioned: 1914 },
    { name: 'S32', commissioned: 1914 },
    { name: 'S33', commissioned: 1914 },
    { name: 'S34', commissioned: 1914 },
    { name: 'S35', commissioned: 1914 },
    { name: 'S36', commissioned: 1915 },
    { name: 'V25', commissioned: 1914 },
    { name: 'V26', commissioned: 1914 },
    { name: 'V27', commissioned: 1914 },
    { name: 'V28', commissioned: 1914 },
    { name: 'V29', commissioned: 1914 },
    { name: 'V30', commissioned: 1914 },
  ],
  year: wiki(1914),
  rebuiltYear: null,
  normalTons: wiki(longTons(812), '812 metric tons'),
  standardTons: null,
  fullTons: wiki(longTons(975)),
  lengthFeet: wiki(feet(78.5)),
  beamFeet: wiki(feet(8.33)),
  knots: wiki(33.5),
  crew: wiki(83, '87 elsewhere; a leader had some sixteen more'),
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
  batteries: [],
  lightGuns: [{ boreMillimetres: 88, guns: 3, highAngle: 0, automatic: false, ...from('wiki-v25', 'high') }],
  torpedoes: {
    torpedo: GERMAN_50_CM,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: false },
      { place: 'broadside starboard', tubes: 1, submerged: false },
      { place: 'trainable', tubes: 2, submerged: false },
      { place: 'trainable', tubes: 2, submerged: false },
    ],
    reloads: figure('dewiki-s35', 'medium')(2, 'eight torpedoes in all'),
    ...from('wiki-v25', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
