import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_40 } from '../guns/german.ts'
import { GERMAN_45_CM } from '../torpedoes.ts'

const dewiki = figure('dewiki-konigsberg', 'high')
const table = figure('gf-checklist', 'low')
const recalled = figure('standard-literature', 'medium')

/** Nürnberg's class; tons and light guns are hers and her two near sisters', since Königsberg was a little smaller. */
export const KONIGSBERG_1905: ShipFacts = {
  className: 'Königsberg (1905)',
  nation: 'DEU',
  kind: 'light cruiser',
  ships: [
    { name: 'Königsberg', commissioned: 1907 },
    { name: 'Nürnberg', commissioned: 1908 },
    { name: 'Stettin', commissioned: 1907 },
    { name: 'Stuttgart', commissioned: 1908 },
  ],
  year: dewiki(1907),
  rebuiltYear: null,
  normalTons: table(longTons(3469), '3,469 metric tons; Königsberg herself 3,390'),
  standardTons: null,
  fullTons: figure('dewiki-konigsberg', 'medium')(longTons(3814), 'Königsberg; her sisters about 4,000 metric tons'),
  lengthFeet: dewiki(feet(115.3), 'Königsberg; her sisters a metre or so more'),
  beamFeet: dewiki(feet(13.2)),
  knots: figure('dewiki-konigsberg', 'medium')(23, 'as designed; 24.1 on trial'),
  crew: dewiki(322),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: dewiki(0),
    bowInches: dewiki(0),
    sternInches: dewiki(0),
    upperBeltInches: dewiki(0),
    deckInches: dewiki(inches(80), '20 to 80 mm'),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: dewiki(inches(100)),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_10_5_CM_40,
      groups: [
        { place: 'forecastle port', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'forecastle starboard', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'broadside port', mounts: 3, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 3, barrels: 1, housing: 'open' },
        { place: 'quarterdeck port', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'quarterdeck starboard', mounts: 1, barrels: 1, housing: 'open' },
      ],
      ...from('dewiki-konigsberg', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 52, guns: 8, highAngle: 0, automatic: false, ...from('gf-checklist', 'medium') }],
  torpedoes: {
    torpedo: GERMAN_45_CM,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('dewiki-konigsberg', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
