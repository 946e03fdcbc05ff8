import type { BattleFacts } from '#kernel/facts/index.ts'
import { canServe, standFlown, standsIn as standsOfFlight } from '../13-points/stands.ts'
import { AIR_CLASSES } from '../book/tables-air.ts'
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

/** SCALE-E, H55 So many aircraft to a stand at most, of the class that their load makes of them (H8); each has a number of its own. A type that serves in no class stays at home. */
function standsIn(flight: Flown, count: Map<string, number>): StandFormed[] {
  if (!canServe(flight.aircraft)) return []
  const stand = standFlown(flight)
  const { name } = flight.aircraft
  return Array.from({ length: standsOfFlight(flight) }, () => {
    const number = (count.get(name) ?? 0) + 1
    count.set(name, number)
    return { of: AIR_CLASSES.indexOf(stand.class), grade: stand.grade, name: `${name} ${number}` }
  })
}
