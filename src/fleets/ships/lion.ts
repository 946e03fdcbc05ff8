import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_4_INCH_50, BRITISH_13_5_INCH_LIGHT } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-lion', 'medium')
const history = figure('historyofwar-lion', 'high')
const recalled = figure('standard-literature', 'low')

/** Lion and Princess Royal; Queen Mary was a near sister with the heavier shell and has a record of her own. */
export const LION: ShipFacts = {
  className: 'Lion',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [
    { name: 'Lion', commissioned: 1912 },
    { name: 'Princess Royal', commissioned: 1912 },
  ],
  year: wiki(1912),
  rebuiltYear: null,
  normalTons: wiki(26250, 'also given as 26,270'),
  standardTons: null,
  fullTons: wiki(29680, 'other tables 30,820'),
  lengthFeet: wiki(700),
  beamFeet: wiki(88.5),
  knots: history(27, '27.5 to 28 in other tables'),
  crew: wiki(997),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: history(9),
    bowInches: recalled(4),
    sternInches: recalled(4),
    upperBeltInches: recalled(6),
    deckInches: recalled(2.5, '1 to 2.5 in'),
    turretInches: recalled(9),
    casemateInches: null,
    conningTowerInches: recalled(10),
    torpedoBulkheadInches: recalled(2.5, 'abreast the magazines only'),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_13_5_INCH_LIGHT,
      groups: [
        { place: 'forward', mounts: 2, barrels: 2, housing: 'turret' },
        { place: 'amidships', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 1, barrels: 2, housing: 'turret' },
      ],
      ...from('historyofwar-lion', 'high'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_50,
      groups: [
        { place: 'broadside port', mounts: 8, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 8, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-lion', 'medium'),
    },
  ],
  lightGuns: [{ boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('standard-literature', 'low') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-lion', 'medium'),
  },
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
