import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_5_25_INCH, BRITISH_14_INCH } from '../guns/british.ts'

const wiki = figure('wiki-king-george-v', 'medium')
const agreed = figure('wiki-king-george-v', 'high')
const stockton = figure('stockton-king-george-v', 'high')
const recalled = figure('standard-literature', 'low')

/** King George V as completed in 1940. Her launchers of rockets are left out; her sisters came with more light guns. */
export const KING_GEORGE_V_1939: ShipFacts = {
  className: 'King George V (1939)',
  nation: 'GBR',
  kind: 'battleship',
  ships: [
    { name: 'Anson', commissioned: 1942 },
    { name: 'Duke of York', commissioned: 1941 },
    { name: 'Howe', commissioned: 1942 },
    { name: 'King George V', commissioned: 1940 },
    { name: 'Prince of Wales', commissioned: 1941 },
  ],
  year: agreed(1940),
  rebuiltYear: null,
  normalTons: figure('wiki-king-george-v', 'low')(
    39460,
    'halfway between standard and deep, for want of a quoted figure',
  ),
  standardTons: stockton(36727),
  fullTons: wiki(42200, 'in 1941; Prince of Wales is given 42,923 to 43,786'),
  lengthFeet: agreed(745),
  beamFeet: agreed(103),
  knots: agreed(28, '28.3 by another page'),
  crew: stockton(1422),
  fuel: 'oil',
  armour: {
    plate: 'late cemented',
    beltInches: agreed(14.7, 'abreast the magazines, quoted round as 15; an inch less abreast the machinery'),
    bowInches: recalled(0, 'the belt ends with the turrets'),
    sternInches: recalled(0),
    upperBeltInches: null,
    deckInches: figure('combinedfleet-armour', 'high')(6, 'over the magazines; 5 in over the machinery'),
    turretInches: agreed(12.75),
    casemateInches: null,
    conningTowerInches: figure('combinedfleet-armour', 'high')(4),
    torpedoBulkheadInches: recalled(1.75),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_14_INCH,
      groups: [
        { place: 'forward', mounts: 1, barrels: 4, housing: 'turret' },
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 4, housing: 'turret' },
      ],
      ...from('stockton-king-george-v', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_5_25_INCH,
      dualPurpose: true,
      groups: [
        { place: 'forecastle port', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'forecastle starboard', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'quarterdeck port', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'quarterdeck starboard', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('stockton-king-george-v', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 40, guns: 32, highAngle: 32, automatic: true, ...from('stockton-king-george-v', 'medium') },
  ],
  torpedoes: null,
  radar: { search: recalled(1940, 'Type 279'), gunnery: recalled(1941, 'Type 284') },
  aeroplanes: figure('stockton-king-george-v', 'medium')(2, 'room for four'),
  starShell: recalled(1940),
  rangefinder: { feet: recalled(15, 'in the directors; 41 ft in the quadruple turrets'), kind: 'coincidence' },
}
