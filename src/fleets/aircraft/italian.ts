import type { AircraftFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const known = figure('standard-aircraft', 'low')

export const MACCHI_C_202: AircraftFacts = {
  name: 'Folgore',
  also: ['MC.202', 'Macchi C.202'],
  nation: 'ITA',
  roles: ['fighter'],
  version: 'C.202 Folgore',
  year: known(1941),
  engines: 1,
  crew: known(1),
  knots: known(324),
  rangeMiles: known(413),
  cannon: known(0),
  machineGuns: known(2),
  bombPounds: null,
  from: 'land',
}

export const SAVOIA_MARCHETTI_SM_79: AircraftFacts = {
  name: 'Sparviero',
  also: ['SM.79', 'Savoia-Marchetti SM.79'],
  nation: 'ITA',
  roles: ['torpedo bomber', 'bomber'],
  version: 'SM.79-II',
  year: known(1940, 'with torpedoes; the bomber in 1936'),
  engines: 3,
  crew: known(6),
  knots: known(235),
  rangeMiles: known(1080),
  cannon: known(0),
  machineGuns: known(4),
  bombPounds: known(2645),
  torpedo: true,
  from: 'land',
}
