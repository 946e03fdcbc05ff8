import type { ShipFacts } from '#kernel/facts/index.ts'
import { figure, from } from '../figure.ts'
import { BRITISH_4_INCH_45 } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IV } from '../torpedoes.ts'

const wolfhound = figure('wiki-wolfhound', 'high')
const westcott = figure('passengers-westcott', 'high')
const unarmoured = figure('standard-literature', 'medium')(0)
const recalled = figure('standard-literature', 'low')

/** The Admiralty boats of the W group. Wolsey and Woolston, built by Thornycroft to their own lines, are left out. */
export const W_CLASS: ShipFacts = {
  className: 'W class',
  nation: 'GBR',
  kind: 'destroyer',
  ships: [
    { name: 'Voyager', commissioned: 1918 },
    { name: 'Wakeful', commissioned: 1917 },
    { name: 'Walker', commissioned: 1918 },
    { name: 'Walpole', commissioned: 1918 },
    { name: 'Walrus', commissioned: 1918 },
    { name: 'Warwick', commissioned: 1918 },
    { name: 'Watchman', commissioned: 1918 },
    { name: 'Waterhen', commissioned: 1918 },
    { name: 'Wessex', commissioned: 1918 },
    { name: 'Westcott', commissioned: 1918 },
    { name: 'Westminster', commissioned: 1918 },
    { name: 'Whirlwind', commissioned: 1918 },
    { name: 'Whitley', commissioned: 1918 },
    { name: 'Winchelsea', commissioned: 1918 },
    { name: 'Winchester', commissioned: 1918 },
    { name: 'Windsor', commissioned: 1918 },
    { name: 'Wolfhound', commissioned: 1918 },
    { name: 'Wrestler', commissioned: 1918 },
    { name: 'Wryneck', commissioned: 1918 },
  ],
  year: figure('standard-literature', 'medium')(1917, 'Wakeful, in December; the rest followed in 1918'),
  rebuiltYear: null,
  normalTons: figure('wiki-wolfhound', 'medium')(1325),
  standardTons: westcott(1100),
  fullTons: westcott(1490),
  lengthFeet: wolfhound(312),
  beamFeet: wolfhound(29.5),
  knots: wolfhound(34),
  crew: figure('wiki-westminster', 'medium')(110, 'also given as 104, and 134 later'),
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
  batteries: [
    {
      role: 'main',
      gun: BRITISH_4_INCH_45,
      groups: [
        { place: 'forward', mounts: 2, barrels: 1, housing: 'open' },
        { place: 'aft', mounts: 2, barrels: 1, housing: 'open' },
      ],
      ...from('passengers-westcott', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 76, guns: 1, highAngle: 1, automatic: false, ...from('passengers-westcott', 'high') }],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IV,
    groups: [
      { place: 'trainable', tubes: 3, submerged: false },
      { place: 'trainable', tubes: 3, submerged: false },
    ],
    ...from('passengers-westcott', 'high'),
  },
  rangefinder: { feet: recalled(9), kind: 'coincidence' },
}
