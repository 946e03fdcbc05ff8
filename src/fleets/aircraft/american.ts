import type { AircraftFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const known = figure('standard-aircraft', 'low')

export const NORTH_AMERICAN_P_51D: AircraftFacts = {
  name: 'Mustang',
  also: ['P-51', 'North American P-51D'],
  nation: 'USA',
  roles: ['fighter', 'fighter-bomber'],
  version: 'P-51D',
  year: known(1944, 'P-51D; the first Mustangs flew with the RAF in 1942'),
  engines: 1,
  crew: known(1),
  knots: known(380),
  rangeMiles: known(1434, 'with drop tanks'),
  cannon: known(0),
  machineGuns: known(6),
  bombPounds: known(1000),
  from: 'land',
}

export const GRUMMAN_F4F_4: AircraftFacts = {
  name: 'Wildcat',
  also: ['F4F', 'Grumman F4F-4', 'Martlet'],
  nation: 'USA',
  roles: ['fighter'],
  version: 'F4F-4',
  year: known(1942, '1940 of the F4F-3'),
  engines: 1,
  crew: known(1),
  knots: known(278),
  rangeMiles: known(720),
  cannon: known(0),
  machineGuns: known(6),
  bombPounds: known(200, 'two of 100 pounds'),
  from: 'deck',
}

export const GRUMMAN_F6F_3: AircraftFacts = {
  name: 'Hellcat',
  also: ['F6F', 'Grumman F6F'],
  nation: 'USA',
  roles: ['fighter', 'fighter-bomber'],
  version: 'F6F-3',
  year: known(1943),
  engines: 1,
  crew: known(1),
  knots: known(326),
  rangeMiles: known(1330, 'with a drop tank, of the F6F-5; 945 without'),
  cannon: known(0),
  machineGuns: known(6),
  bombPounds: known(1000),
  from: 'deck',
}

export const GRUMMAN_TBF_1: AircraftFacts = {
  name: 'Avenger',
  also: ['TBF', 'TBM', 'Grumman TBF-1'],
  nation: 'USA',
  roles: ['torpedo bomber', 'bomber'],
  version: 'TBF-1',
  year: known(1942),
  engines: 1,
  crew: known(3),
  knots: known(235),
  rangeMiles: known(1055),
  cannon: known(0),
  machineGuns: known(3),
  bombPounds: known(2000),
  torpedo: true,
  from: 'deck',
}

export const DOUGLAS_SBD_3: AircraftFacts = {
  name: 'Dauntless',
  also: ['SBD', 'Douglas SBD-3'],
  nation: 'USA',
  roles: ['dive bomber'],
  version: 'SBD-3',
  year: known(1941),
  engines: 1,
  crew: known(2),
  knots: known(217),
  rangeMiles: known(1165),
  cannon: known(0),
  machineGuns: known(4),
  bombPounds: known(1000),
  from: 'deck',
}

export const BOEING_B_17F: AircraftFacts = {
  name: 'Fortress',
  also: ['Flying Fortress', 'B-17', 'Boeing B-17F'],
  nation: 'USA',
  roles: ['bomber'],
  version: 'B-17F',
  year: known(1942),
  engines: 4,
  crew: known(10),
  knots: known(260),
  rangeMiles: known(2500, 'with extra tanks'),
  cannon: known(0),
  machineGuns: known(11),
  bombPounds: known(4000),
  from: 'land',
}

export const NORTHROP_P_61B: AircraftFacts = {
  name: 'Black Widow',
  also: ['P-61', 'Northrop P-61B'],
  nation: 'USA',
  roles: ['night fighter', 'fighter-bomber'],
  version: 'P-61B',
  year: known(1944),
  engines: 2,
  crew: known(3),
  knots: known(318),
  rangeMiles: known(1650, 'with drop tanks'),
  cannon: known(4),
  machineGuns: known(4),
  bombPounds: known(3200),
  from: 'land',
}
