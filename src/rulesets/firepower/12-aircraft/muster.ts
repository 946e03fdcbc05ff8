import type { BattleFacts } from '#kernel/facts/index.ts'
import { standsOf } from '../13-points/stands.ts'
import { AIR_CLASSES, type AirClass } from '../book/tables-air.ts'
import type { StandFormed, WaveFormed } from './stands.ts'

type Flown = NonNullable<BattleFacts['sides'][0]['waves']>[number]['flights'][number]

/** SETUP-F, H55 The waves of a battle, as stands of the class that their load makes of them. */
export function wavesOf({ sides }: BattleFacts): WaveFormed[] {
  return sides.flatMap(({ waves = [] }, seat) => {
    const count = new Map<string, number>()
    return waves.map(({ name, flights }) => ({
      seat,
      name,
      stands: flights.flatMap(flight => standsIn(flight, count)),
    }))
  })
}

/** SCALE-E So many aircraft to a stand at most; each stand has a number of its own. */
function standsIn(flight: Flown, count: Map<string, number>): StandFormed[] {
  const stand = standFor(flight)
  if (stand === null) return []
  const { name } = flight.aircraft
  return Array.from({ length: Math.ceil(flight.number / stand.models) }, () => {
    const number = (count.get(name) ?? 0) + 1
    count.set(name, number)
    return { of: AIR_CLASSES.indexOf(stand.class), grade: stand.grade, name: `${name} ${number}` }
  })
}

/** H55 Torpedoes are carried by TB, bombs by HB and FB, and whoever carries nothing is AS; a type that can be none of these stays at home. */
function standFor({ aircraft, load }: Flown) {
  const stands = standsOf(aircraft).map(({ card }) => card)
  return stands.find(({ class: of }) => LOADS[load].includes(of)) ?? null
}
const LOADS: Readonly<Record<Flown['load'], readonly AirClass[]>> = {
  torpedoes: ['TB'],
  bombs: ['HB', 'FB'],
  none: ['AS'],
}
