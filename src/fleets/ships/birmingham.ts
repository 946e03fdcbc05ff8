import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_6_INCH_MK_XII } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-birmingham', 'high')
const history = figure('historyofwar-birmingham', 'high')
const recalled = figure('standard-literature', 'medium')

/** Chathams with a pair of guns abreast on the forecastle; Adelaide, finished in 1922 with much changed, is left out. */
export const BIRMINGHAM: ShipFacts = {
  className: 'Birmingham',
  nation: 'GBR',
  kind: 'light cruiser',
  ships: [
    { name: 'Birmingham', commissioned: 1914 },
    { name: 'Lowestoft', commissioned: 1914 },
    { name: 'Nottingham', commissioned: 1914 },
  ],
  year: wiki(1914),
  rebuiltYear: null,
  normalTons: wiki(5440),
  standardTons: null,
  fullTons: history(6040),
  lengthFeet: wiki(457),
  beamFeet: wiki(50),
  knots: wiki(25.5),
  crew: figure('historyofwar-birmingham', 'medium')(480, '433 by another page'),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: wiki(3, '2 in of nickel steel on 1 in plating'),
    bowInches: wiki(1.5),
    sternInches: wiki(1.75),
    upperBeltInches: recalled(0),
    deckInches: history(1.5, 'over the steering gear; 0.75 in over the machinery, 0.4 in elsewhere'),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: wiki(4),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_6_INCH_MK_XII,
      groups: [
        { place: 'forecastle port', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'forecastle starboard', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'broadside port', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'aft', mounts: 1, barrels: 1, housing: 'open' },
      ],
      ...from('historyofwar-birmingham', 'high'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('historyofwar-birmingham', 'high') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('historyofwar-birmingham', 'high'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
