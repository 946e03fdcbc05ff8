import type { ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from } from '../figure.ts'
import { JAPANESE_12_7_CM_50 } from '../guns/japanese.ts'
import { JAPANESE_61_CM_TYPE_90 } from '../torpedoes.ts'

const pwencycl = figure('pwencycl-fubuki', 'medium')
const agreed = figure('pwencycl-fubuki', 'high')
const unarmoured = figure('standard-literature', 'medium')(0)
const recalled = figure('standard-literature', 'low')

/**
 * The Special Type as it fought: the hulls strengthened after 1935, which cost four knots, with 25 mm guns of 1941.
 * Built for the 8th Year torpedo, it had the Type 90 by then; the oxygen torpedo came to few of these ships, and late.
 * Miyuki was lost in 1934, before the strengthening. The four of the last group (Akatsuki, Hibiki, Ikazuchi, Inazuma)
 * were somewhat lighter and are counted in. Only the second and third groups had mounts that could point at aircraft,
 * and were hardly of use against them, so that the guns do not count as dual-purpose.
 */
export const FUBUKI: ShipFacts = {
  className: 'Fubuki',
  nation: 'JAP',
  kind: 'destroyer',
  ships: [
    { name: 'Akatsuki', commissioned: 1932 },
    { name: 'Akebono', commissioned: 1931 },
    { name: 'Amagiri', commissioned: 1930 },
    { name: 'Asagiri', commissioned: 1930 },
    { name: 'Ayanami', commissioned: 1930 },
    { name: 'Fubuki', commissioned: 1928 },
    { name: 'Hatsuyuki', commissioned: 1929 },
    { name: 'Hibiki', commissioned: 1933 },
    { name: 'Ikazuchi', commissioned: 1932 },
    { name: 'Inazuma', commissioned: 1932 },
    { name: 'Isonami', commissioned: 1928 },
    { name: 'Murakumo', commissioned: 1929 },
    { name: 'Oboro', commissioned: 1931 },
    { name: 'Sagiri', commissioned: 1931 },
    { name: 'Sazanami', commissioned: 1932 },
    { name: 'Shikinami', commissioned: 1929 },
    { name: 'Shinonome', commissioned: 1928 },
    { name: 'Shirakumo', commissioned: 1928 },
    { name: 'Shirayuki', commissioned: 1928 },
    { name: 'Uranami', commissioned: 1929 },
    { name: 'Ushio', commissioned: 1931 },
    { name: 'Usugumo', commissioned: 1928 },
    { name: 'Yūgiri', commissioned: 1930 },
  ],
  year: agreed(1928),
  rebuiltYear: recalled(1937, 'one after the other, 1935 to 1938'),
  normalTons: figure('pwencycl-fubuki', 'low')(2250, 'halfway between standard and full, for want of a quoted figure'),
  standardTons: pwencycl(2090, 'as built 1,750 or less'),
  fullTons: recalled(2427),
  lengthFeet: agreed(388.5),
  beamFeet: agreed(34),
  knots: pwencycl(34, '38 as built'),
  crew: pwencycl(197, '219 by another page'),
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
      gun: JAPANESE_12_7_CM_50,
      groups: [
        { place: 'forward', mounts: 1, barrels: 2, housing: 'turret' },
        { place: 'aft', mounts: 2, barrels: 2, housing: 'turret' },
      ],
      ...from('pwencycl-fubuki', 'high'),
    },
  ],
  lightGuns: [{ boreMillimetres: 25, guns: 4, highAngle: 4, automatic: true, ...from('pwencycl-fubuki', 'medium') }],
  torpedoes: {
    torpedo: JAPANESE_61_CM_TYPE_90,
    groups: [
      { place: 'trainable', tubes: 3, submerged: false },
      { place: 'trainable', tubes: 3, submerged: false },
      { place: 'trainable', tubes: 3, submerged: false },
    ],
    reloads: pwencycl(3, 'for the middle mount only'),
    ...from('wiki-fubuki', 'medium'),
  },
  radar: { search: pwencycl(1944, 'Type 13, towards the end, in those still afloat'), gunnery: null },
  depthCharges: pwencycl(18, '36 from 1942'),
  starShell: recalled(1928),
  rangefinder: { feet: recalled(feet(3)), kind: 'stereo' },
}
