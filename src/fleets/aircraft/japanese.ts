import type { AircraftFacts } from '#kernel/facts/index.ts'
import { figure } from '../figure.ts'

const known = figure('standard-aircraft', 'low')

export const MITSUBISHI_A6M2: AircraftFacts = {
  name: 'Zero',
  also: ['Zeke', 'A6M', 'Mitsubishi A6M2'],
  nation: 'JAP',
  roles: ['fighter', 'fighter-bomber'],
  version: 'A6M2 Model 21',
  year: known(1940),
  engines: 1,
  crew: known(1),
  knots: known(288),
  rangeMiles: known(1675, 'with a drop tank; 1,010 without'),
  cannon: known(2),
  machineGuns: known(2),
  bombPounds: known(264),
  from: 'deck',
}

export const AICHI_D3A1: AircraftFacts = {
  name: 'Val',
  also: ['D3A', 'Aichi D3A1'],
  nation: 'JAP',
  roles: ['dive bomber'],
  version: 'D3A1 Model 11',
  year: known(1940),
  engines: 1,
  crew: known(2),
  knots: known(209),
  rangeMiles: known(795),
  cannon: known(0),
  machineGuns: known(3),
  bombPounds: known(683, 'one of 250 kg and two of 30 kg'),
  from: 'deck',
}

export const NAKAJIMA_B5N2: AircraftFacts = {
  name: 'Kate',
  also: ['B5N', 'Nakajima B5N2'],
  nation: 'JAP',
  roles: ['torpedo bomber', 'bomber'],
  version: 'B5N2 Model 12',
  year: known(1939),
  engines: 1,
  crew: known(3),
  knots: known(204),
  rangeMiles: known(1075),
  cannon: known(0),
  machineGuns: known(1),
  bombPounds: known(1764, '800 kg, or a torpedo'),
  torpedo: true,
  from: 'deck',
}

export const MITSUBISHI_G3M2: AircraftFacts = {
  name: 'Nell',
  also: ['G3M', 'Mitsubishi G3M2'],
  nation: 'JAP',
  roles: ['torpedo bomber', 'bomber'],
  version: 'G3M2 Model 22',
  year: known(1938),
  engines: 2,
  crew: known(7),
  knots: known(201),
  rangeMiles: known(2365),
  cannon: known(0, 'one of 20 mm on the back, which does not fire forward'),
  machineGuns: known(4),
  bombPounds: known(1764, '800 kg, or a torpedo'),
  torpedo: true,
  from: 'land',
}

export const MITSUBISHI_G4M1: AircraftFacts = {
  name: 'Betty',
  also: ['G4M', 'Mitsubishi G4M1'],
  nation: 'JAP',
  roles: ['torpedo bomber', 'bomber'],
  version: 'G4M1 Model 11',
  year: known(1941),
  engines: 2,
  crew: known(7),
  knots: known(231),
  rangeMiles: known(3256),
  cannon: known(0, 'one of 20 mm in the tail, which does not fire forward'),
  machineGuns: known(4),
  bombPounds: known(1764, '800 kg, or a torpedo'),
  torpedo: true,
  from: 'land',
}
