import type { Airship, Annex, Boat, Carrier, Plane } from './annex.ts'
import { CONTENTS, SURFACE } from './conditions.ts'
import type { Sheet } from './ship.ts'

export function annexOf(sheets: readonly Sheet[]): Annex {
  const annex: Annex = {
    jobs: [],
    boats: [],
    carriers: [],
    holds: [],
    planes: [],
    airships: [],
    survivors: [],
    crews: [],
    rescued: [],
    skyward: [],
    dropped: [],
  }
  sheets.forEach((sheet, ship) => {
    const { boat, air, airship, holds } = sheet.card
    if (boat !== null) annex.boats.push(newBoat(ship, boat.endurance))
    if (air !== null) annex.carriers.push(newCarrier(ship, air))
    if (airship !== null) annex.airships.push(newAirship(ship, airship))
    for (const { contents, quantity } of holds) {
      annex.holds.push({
        ship,
        contents: CONTENTS.indexOf(contents),
        full: quantity,
        left: quantity,
        burning: 0,
        flooded: 0,
      })
    }
  })
  return annex
}

const newBoat = (ship: number, endurance: number): Boat => ({
  ship,
  zone: SURFACE,
  charged: endurance,
  spent: 0,
  deformed: 0,
  unsolved: 0,
  fuses: 0,
  adrift: 0,
  broached: 0,
  severity: 0,
  tried: 0,
})

/** 8.7 One that has just left the deck. */
export const newPlane = (ship: number, target: number, weapon: number): Plane => ({
  ship,
  target,
  weapon,
  state: 0,
  kinds: 0,
  stuck: 0,
})

type Gasbag = Pick<NonNullable<Sheet['card']['airship']>, 'gas' | 'cells' | 'port' | 'starboard' | 'weapons' | 'bombs'>
export const newAirship = (ship: number, { gas, cells, port, starboard, weapons, bombs }: Gasbag): Airship => ({
  ship,
  lost: 0,
  hydrogen: Number(gas === 'hydrogen'),
  engines: port + starboard,
  port,
  starboard,
  tanks: [1, 1, 1, 1],
  controls: 0,
  wireless: 1,
  weapons,
  cells: new Array<number>(cells).fill(0),
  lightened: 0,
  burning: 0,
  bombs,
  low: 0,
})

type Air = NonNullable<Sheet['card']['air']>
const newCarrier = (ship: number, { forward, amidships, aft, hangar, elevators }: Air): Carrier => ({
  ship,
  aboard: [forward, amidships, aft, hangar],
  deck: [0, 0, 0],
  elevators,
  readied: 0,
  grounded: 0,
  purged: 0,
  lost: 0,
  exploded: 0,
  damaged: 0,
  due: 0,
  shelled: 0,
  piercing: 0,
})
