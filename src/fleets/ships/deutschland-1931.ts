import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_65, GERMAN_15_CM_55, GERMAN_28_CM_52 } from '../guns/german.ts'
import { GERMAN_53_CM } from '../torpedoes.ts'

const grafSpee = figure('wiki-graf-spee', 'medium')
const agreed = figure('wiki-graf-spee', 'high')
const wiki = figure('wiki-deutschland-1931', 'medium')
const recalled = figure('standard-literature', 'low')

/**
 * The armoured ships, as Graf Spee was in December 1939; heavy cruisers to their own navy from 1940. Scheer had thinner
 * side armour and 1,200 tons less. Deutschland, in 1940 renamed Lützow, differs in more than that (armour, beam, 8.8 cm
 * guns against aircraft) and is not in this record. The 3.7 cm is loaded by hand, shot by shot.
 */
export const DEUTSCHLAND_1931: ShipFacts = {
  className: 'Deutschland (1931)',
  nation: 'DEU',
  kind: 'heavy cruiser',
  ships: [
    { name: 'Admiral Graf Spee', commissioned: 1936 },
    { name: 'Admiral Scheer', commissioned: 1934 },
  ],
  year: figure('wiki-deutschland-1931', 'high')(1934, 'Scheer; Deutschland was commissioned in 1933'),
  rebuiltYear: null,
  normalTons: recalled(longTons(14890), '14,890 metric tons, as designed; Scheer 13,660'),
  standardTons: wiki(12340, 'the class runs from 10,600 to 12,340'),
  fullTons: agreed(16020, 'Scheer 15,180'),
  lengthFeet: agreed(610.25),
  beamFeet: agreed(feet(21.65)),
  knots: grafSpee(28.5, 'Scheer 28.3'),
  crew: grafSpee(1150, 'in wartime; 619 in the original establishment'),
  fuel: 'oil',
  armour: {
    plate: 'late cemented',
    beltInches: figure('wikidot-deutschland-1931', 'high')(inches(80), 'Graf Spee; 60 mm in her sisters'),
    bowInches: null,
    sternInches: null,
    upperBeltInches: null,
    deckInches: wiki(inches(45), '17 to 45 mm; 40 mm in older tables'),
    turretInches: wiki(inches(140), '160 mm in older tables'),
    casemateInches: null,
    conningTowerInches: recalled(inches(150)),
    torpedoBulkheadInches: recalled(inches(45)),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_28_CM_52,
      groups: [
        { place: 'forward', mounts: 1, barrels: 3, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 3, housing: 'turret' },
      ],
      ...from('wiki-graf-spee', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_55,
      groups: [
        { place: 'broadside port', mounts: 4, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 4, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-graf-spee', 'high'),
    },
    {
      role: 'tertiary',
      gun: GERMAN_10_5_CM_65,
      dualPurpose: true,
      groups: [
        { place: 'broadside port', mounts: 1, barrels: 2, housing: 'open' },
        { place: 'broadside starboard', mounts: 1, barrels: 2, housing: 'open' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'open' },
      ],
      ...from('wiki-graf-spee', 'medium'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 37, guns: 8, highAngle: 8, automatic: false, ...from('wiki-graf-spee', 'medium') },
    { boreMillimetres: 20, guns: 10, highAngle: 10, automatic: true, ...from('wiki-graf-spee', 'medium') },
  ],
  torpedoes: {
    torpedo: GERMAN_53_CM,
    groups: [
      { place: 'broadside port', tubes: 4, submerged: false },
      { place: 'broadside starboard', tubes: 4, submerged: false },
    ],
    ...from('wiki-graf-spee', 'high'),
  },
  radar: {
    search: recalled(1938, 'Seetakt; pages give 1937 and 1939'),
    gunnery: recalled(1938, 'the same set, for the range'),
  },
  aeroplanes: wiki(2, 'one by another page'),
  starShell: recalled(1934),
  rangefinder: { feet: recalled(feet(10)), kind: 'stereo' },
}
