import type { AircraftFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const known = figure('standard-aircraft', 'low')

export const MESSERSCHMITT_BF_109G: AircraftFacts = {
  name: 'Me 109',
  also: ['Bf 109', 'Messerschmitt Bf 109'],
  nation: 'DEU',
  roles: ['fighter', 'fighter-bomber'],
  version: 'Bf 109 G-6',
  year: known(1943, 'G-6; the first Bf 109 in 1937'),
  engines: 1,
  crew: known(1),
  knots: known(340),
  rangeMiles: known(540, 'with a drop tank'),
  cannon: known(1),
  machineGuns: known(2),
  bombPounds: known(551),
  from: 'land',
}

export const FOCKE_WULF_FW_190A: AircraftFacts = {
  name: 'FW 190',
  also: ['Fw 190', 'Focke-Wulf Fw 190'],
  nation: 'DEU',
  roles: ['fighter', 'fighter-bomber'],
  version: 'Fw 190 A-6',
  year: known(1943, 'A-6; the first Fw 190 in 1941'),
  engines: 1,
  crew: known(1),
  knots: known(355),
  rangeMiles: known(540),
  cannon: known(4),
  machineGuns: known(2),
  bombPounds: known(1102),
  from: 'land',
}
