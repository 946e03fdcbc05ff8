import type { ShipFacts } from '#kernel/facts/index.ts'
import { bothSides, figure, from, plated, turret } from '../figure.ts'
import { GERMAN_10_5_CM_65, GERMAN_15_CM_55, GERMAN_28_CM_54 } from '../guns/german.ts'

const recalled = figure('standard-literature', 'low')

export const SCHARNHORST_1936: ShipFacts = {
  className: 'Scharnhorst (1936)',
  nation: 'DEU',
  kind: 'battleship',
  ships: [
    { name: 'Gneisenau', commissioned: 1938 },
    { name: 'Scharnhorst', commissioned: 1939 },
  ],
  year: recalled(1938),
  rebuiltYear: null,
  normalTons: recalled(34840, '35,400 metric tons, as designed'),
  standardTons: recalled(31850),
  fullTons: recalled(38100),
  lengthFeet: recalled(771),
  beamFeet: recalled(98.4),
  knots: recalled(31),
  crew: recalled(1669),
  fuel: 'oil',
  armour: plated('late cemented', {
    beltInches: recalled(13.8),
    deckInches: recalled(4.13),
    turretInches: recalled(14.2),
    casemateInches: recalled(5.5),
    conningTowerInches: recalled(13.8),
    torpedoBulkheadInches: recalled(1.77),
  }),
  batteries: [
    {
      role: 'main',
      gun: GERMAN_28_CM_54,
      groups: [turret('forward', 2, 3), turret('aft', 1, 3)],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'secondary',
      gun: GERMAN_15_CM_55,
      groups: [...bothSides(2, 2, 'turret'), ...bothSides(2, 1, 'open')],
      ...from('standard-literature', 'low'),
    },
    {
      role: 'tertiary',
      gun: GERMAN_10_5_CM_65,
      dualPurpose: true,
      groups: [...bothSides(3, 2, 'open'), ...bothSides(1, 2, 'open', 'quarterdeck')],
      ...from('standard-literature', 'low'),
    },
  ],
  lightGuns: [
    { boreMillimetres: 37, guns: 16, highAngle: 16, automatic: false, ...from('standard-literature', 'low') },
    { boreMillimetres: 20, guns: 10, highAngle: 10, automatic: true, ...from('standard-literature', 'low') },
  ],
  torpedoes: null,
  radar: { search: recalled(1939), gunnery: recalled(1939) },
  aeroplanes: recalled(3),
  starShell: recalled(1939),
  rangefinder: { feet: recalled(34.4), kind: 'stereo' },
}
