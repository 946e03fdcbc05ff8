import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from '../figure.ts'
import { GERMAN_15_CM_45, GERMAN_21_CM_45 } from '../guns/german.ts'
import { GERMAN_45_CM } from '../torpedoes.ts'

const site = figure('tripod-blucher', 'high')
const research = figure('warshipsresearch-blucher', 'high')
const table = figure('gf-checklist', 'low')
const recalled = figure('standard-literature', 'low')

/** Tons, speed and belt agree in all the pages read and in the Grand Fleets checklist. */
export const BLUCHER: ShipFacts = {
  className: 'Blücher',
  nation: 'DEU',
  kind: 'armoured cruiser',
  ships: [{ name: 'Blücher', commissioned: 1909 }],
  year: site(1909),
  rebuiltYear: null,
  normalTons: research(longTons(15842), '15,842 metric tons'),
  standardTons: null,
  fullTons: research(longTons(17500)),
  lengthFeet: research(feet(161.8)),
  beamFeet: research(feet(24.5), '25.62 m over the net booms'),
  knots: research(24.5, 'as designed; 25.4 on trial'),
  crew: site(853, '1,026 or more at Dogger Bank'),
  fuel: 'coal',
  armour: {
    plate: 'Krupp cemented',
    beltInches: research(inches(180), '60 to 180 mm'),
    bowInches: table(inches(80)),
    sternInches: table(inches(80)),
    upperBeltInches: null,
    deckInches: table(inches(70)),
    turretInches: research(inches(180), '60 to 180 mm'),
    casemateInches: research(inches(140)),
    conningTowerInches: recalled(inches(250)),
    torpedoBulkheadInches: recalled(inches(35), 'that she had one is certain; the thickness is not'),
  },
  batteries: [
    {
      role: 'main',
      gun: GERMAN_21_CM_45,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'wing port', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'wing starboard', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('warshipsresearch-blucher', 'high'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_45,
      groups: [
        { place: 'broadside port', mounts: 4, barrels: 1, housing: 'casemate' },
        { place: 'broadside starboard', mounts: 4, barrels: 1, housing: 'casemate' },
      ],
      ...from('warshipsresearch-blucher', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 88, guns: 16, highAngle: 0, automatic: false, ...from('tripod-blucher', 'high') }],
  torpedoes: {
    torpedo: GERMAN_45_CM,
    groups: [
      { place: 'bow', tubes: 1, submerged: true },
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
      { place: 'stern', tubes: 1, submerged: true },
    ],
    ...from('tripod-blucher', 'high'),
  },
  rangefinder: { feet: recalled(feet(3)), kind: 'stereo' },
}
