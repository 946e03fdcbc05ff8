import type { AircraftFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const known = figure('standard-aircraft', 'low')

export const FAIREY_SWORDFISH: AircraftFacts = {
  name: 'Swordfish',
  also: ['Fairey Swordfish'],
  nation: 'GBR',
  roles: ['torpedo bomber', 'dive bomber'],
  version: 'Mk I',
  year: known(1936),
  engines: 1,
  crew: known(3),
  knots: known(121),
  rangeMiles: known(475),
  cannon: known(0),
  machineGuns: known(2),
  bombPounds: known(1500),
  torpedo: true,
  from: 'deck',
}

export const SHORT_184: AircraftFacts = {
  name: 'Short 184',
  also: ['Short Admiralty Type 184'],
  nation: 'GBR',
  roles: ['torpedo bomber', 'bomber', 'reconnaissance'],
  version: 'Type 184',
  year: known(1915),
  engines: 1,
  crew: known(2),
  knots: known(77),
  rangeMiles: known(210, 'from 2¾ hours aloft'),
  cannon: known(0),
  machineGuns: known(1),
  bombPounds: known(520),
  torpedo: true,
  from: 'water',
}

export const SOPWITH_CUCKOO: AircraftFacts = {
  name: 'Cuckoo',
  also: ['Sopwith Cuckoo'],
  nation: 'GBR',
  roles: ['torpedo bomber'],
  version: 'Mk I',
  year: known(1918),
  engines: 1,
  crew: known(1),
  knots: known(90),
  rangeMiles: known(290),
  cannon: known(0),
  machineGuns: null,
  bombPounds: null,
  torpedo: true,
  from: 'deck',
}
