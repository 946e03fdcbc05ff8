import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_10_5_CM_40 } from '../guns/german.ts'
import { GERMAN_45_CM } from '../torpedoes.ts'

const dewiki = figure('dewiki-dresden', 'high')
const site = figure('dresden-site', 'high')
const recalled = figure('standard-literature', 'medium')

/** Tons, speed and deck agree with the Grand Fleets checklist. */
export const DRESDEN: ShipFacts = {
  className: 'Dresden',
  nation: 'DEU',
  kind: 'light cruiser',
  ships: [
    { name: 'Dresden', commissioned: 1908 },
    { name: 'Emden', commissioned: 1909 },
  ],
  year: site(1908),
  rebuiltYear: null,
  normalTons: dewiki(longTons(3664), '3,664 metric tons'),
  standardTons: null,
  fullTons: dewiki(longTons(4268)),
  lengthFeet: dewiki(feet(118.3)),
  beamFeet: dewiki(feet(13.5)),
  knots: site(24, 'as designed; 25.2 on trial, Emden rather less'),
  crew: dewiki(361),
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
      ...from('dewiki-dresden', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 52, guns: 8, highAngle: 0, automatic: false, ...from('dresden-site', 'high') }],
  torpedoes: {
    torpedo: GERMAN_45_CM,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('dresden-site', 'high'),
  },
  rangefinder: { feet: null, kind: 'stereo' },
}
