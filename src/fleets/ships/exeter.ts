import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from, inches } from '../figure.ts'
import { BRITISH_4_INCH_HIGH_ANGLE, BRITISH_8_INCH } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IX } from '../torpedoes.ts'

const navypedia = figure('navypedia-exeter', 'high')
const pwencycl = figure('pwencycl-exeter', 'medium')
const recalled = figure('standard-literature', 'low')

/** Exeter as in December 1939. York, her half-sister, was a foot narrower and had thinner walls to her magazines. */
export const EXETER: ShipFacts = {
  className: 'Exeter',
  nation: 'GBR',
  kind: 'heavy cruiser',
  ships: [{ name: 'Exeter', commissioned: 1931 }],
  year: navypedia(1931),
  rebuiltYear: null,
  normalTons: figure('navypedia-exeter', 'low')(9440, 'halfway between standard and deep, for want of a quoted figure'),
  standardTons: navypedia(8390),
  fullTons: navypedia(10490, 'about 11,000 later'),
  lengthFeet: navypedia(575),
  beamFeet: navypedia(58),
  knots: navypedia(32),
  crew: navypedia(630),
  fuel: 'oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: navypedia(3, 'abreast the machinery only; boxes of up to 5.5 in round the magazines'),
    bowInches: recalled(0),
    sternInches: recalled(0),
    upperBeltInches: null,
    deckInches: navypedia(inches(38)),
    turretInches: navypedia(1),
    casemateInches: null,
    conningTowerInches: pwencycl(3),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_8_INCH,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('navypedia-exeter', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_HIGH_ANGLE,
      dualPurpose: true,
      groups: [
        { place: 'broadside port', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 2, barrels: 1, housing: 'open' },
      ],
      ...from('navypedia-exeter', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 13, guns: 8, highAngle: 8, automatic: true, ...from('navypedia-exeter', 'medium') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IX,
    groups: [
      { place: 'broadside port', tubes: 3, submerged: false },
      { place: 'broadside starboard', tubes: 3, submerged: false },
    ],
    ...from('navypedia-exeter', 'medium'),
  },
  radar: { search: pwencycl(1941, 'Type 279, when she was repaired'), gunnery: recalled(1941, 'Type 284') },
  aeroplanes: figure('pwencycl-exeter', 'high')(2),
  starShell: recalled(1931),
  rangefinder: { feet: recalled(12), kind: 'coincidence' },
}
