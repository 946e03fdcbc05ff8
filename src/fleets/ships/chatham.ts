import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_6_INCH_50 } from '../guns/british.ts'
import { BRITISH_21_INCH } from '../torpedoes.ts'

const wiki = figure('wiki-southampton', 'high')
const navypedia = figure('navypedia-chatham', 'high')
const town = figure('wiki-town', 'medium')
const recalled = figure('standard-literature', 'medium')

/** Southampton's class, the third group of the Towns. Two pages give the shorter 6 in Mk XII; the better ones have the Mk XI. */
export const CHATHAM: ShipFacts = {
  className: 'Chatham',
  nation: 'GBR',
  kind: 'light cruiser',
  ships: [
    { name: 'Brisbane', commissioned: 1916 },
    { name: 'Chatham', commissioned: 1912 },
    { name: 'Dublin', commissioned: 1913 },
    { name: 'Melbourne', commissioned: 1913 },
    { name: 'Southampton', commissioned: 1912 },
    { name: 'Sydney', commissioned: 1913 },
  ],
  year: navypedia(1912),
  rebuiltYear: null,
  normalTons: wiki(5400),
  standardTons: null,
  fullTons: wiki(6000),
  lengthFeet: wiki(457),
  beamFeet: wiki(49),
  knots: wiki(25.5, 'Southampton made 26.1 on trial, 26.5 by an older page'),
  crew: figure('wiki-southampton', 'medium')(475, 'also given as 429 to 440'),
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: navypedia(3, '2 in of nickel steel on 1 in plating'),
    bowInches: town(1.5, 'the thin end of a belt given as 1.5 to 3 in'),
    sternInches: town(1.75, 'of the Birminghams, which had the same side'),
    upperBeltInches: recalled(0),
    deckInches: navypedia(1.5, 'over the steering gear; 0.75 in over the machinery, 0.4 in elsewhere'),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: navypedia(4),
    torpedoBulkheadInches: recalled(0),
  },
  batteries: [
    {
      role: 'main',
      gun: BRITISH_6_INCH_50,
      groups: [
        { place: 'forward', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'forecastle port', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'forecastle starboard', mounts: 1, barrels: 1, housing: 'open' },
        { place: 'broadside port', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'broadside starboard', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'aft', mounts: 1, barrels: 1, housing: 'open' },
      ],
      ...from('wiki-southampton', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 47, guns: 4, highAngle: 0, automatic: false, ...from('wiki-southampton', 'high') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH,
    groups: [
      { place: 'broadside port', tubes: 1, submerged: true },
      { place: 'broadside starboard', tubes: 1, submerged: true },
    ],
    ...from('wiki-southampton', 'high'),
  },
  rangefinder: { feet: null, kind: 'coincidence' },
}
