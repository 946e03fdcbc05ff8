import type { ShipFacts } from '#kernel/facts/index.ts'
import { banks, bothSides, figure, from, plated, turret } from '../figure.ts'
import { BRITISH_4_INCH_45, BRITISH_15_INCH } from '../guns/british.ts'
import { BRITISH_21_INCH_MK_IV } from '../torpedoes.ts'

const recalled = figure('standard-literature', 'low')

/** Repulse as she was lost: never rebuilt as Renown was, with few modern anti-aircraft guns. */
export const REPULSE_1936: ShipFacts = {
  className: 'Repulse (1936)',
  nation: 'GBR',
  kind: 'battlecruiser',
  ships: [{ name: 'Repulse', commissioned: 1916 }],
  year: recalled(1916),
  rebuiltYear: recalled(1936, 'anti-aircraft guns, aircraft and decks; the belt had been renewed in 1920'),
  normalTons: recalled(36500, 'halfway between standard and deep'),
  standardTons: recalled(34600),
  fullTons: recalled(38300),
  lengthFeet: recalled(794),
  beamFeet: recalled(90),
  knots: recalled(28.5),
  crew: recalled(1240),
  fuel: 'oil',
  armour: plated('Krupp cemented', {
    beltInches: recalled(9),
    bowInches: recalled(4),
    sternInches: recalled(3),
    upperBeltInches: recalled(6),
    deckInches: recalled(3.75, 'over the magazines after 1936; 2.5 in elsewhere'),
    turretInches: recalled(11),
    conningTowerInches: recalled(10),
    torpedoBulkheadInches: recalled(0),
  }),
  batteries: [
    {
      role: 'main',
      gun: BRITISH_15_INCH,
      groups: [turret('forward', 2, 2), turret('aft', 1, 2)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: BRITISH_4_INCH_45,
      groups: [turret('amidships', 3, 3), ...bothSides(1, 3, 'open')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 40, guns: 24, highAngle: 24, automatic: true, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 8, highAngle: 8, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: {
    torpedo: BRITISH_21_INCH_MK_IV,
    groups: banks(2, 2, 2, 2),
    ...from('standard-literature', 'low'),
  },
  radar: { search: recalled(1941), gunnery: recalled(1941) },
  aeroplanes: recalled(4),
  starShell: recalled(1920),
  rangefinder: { feet: recalled(15), kind: 'coincidence' },
}
