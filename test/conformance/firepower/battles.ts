import { AIRCRAFT } from '#fleets/index.ts'
import type { Options } from '#kernel/desk/index.ts'
import type { AircraftFacts, BattleFacts, BattleSide } from '#kernel/facts/index.ts'
import { type Nation, nameOf, YEARS } from './cards.ts'

// Small fleets of every class, near enough to each other that guns, torpedoes and aircraft have something to do from the first turn.

/** Squadrons by the classes of their ships. */
type Fleet = readonly (readonly string[])[]
type Wing = BattleSide['waves']

/** Nautical miles between squadrons of a side: a squadron does not reach so far. */
const APART = 5
const SEA = 40

/** Where a side lies: its middle. */
interface Place {
  readonly east: number
  readonly north: number
}
function side(
  name: string,
  nation: Nation,
  year: number,
  fleet: Fleet,
  { east, north }: Place,
  waves?: Wing,
): BattleSide {
  const had = new Map<string, number>()
  const next = (of: string): number => {
    had.set(of, (had.get(of) ?? 0) + 1)
    return had.get(of)!
  }
  return {
    name,
    nation,
    admiral: '',
    formations: fleet.map((ships, i) => ({
      name: `${name} ${i + 1}`,
      ships: ships.map((of, k) => ({
        ship: nameOf(nation, year, of, next(of)),
        at: { east, north: north + APART * (i - 1) - 0.05 * k },
        heading: 0,
        crew: 'regular' as const,
        ...(of === 'SM' && { submerged: true as const }),
      })),
    })),
    ...(waves && { waves }),
  }
}

interface Meeting {
  readonly year?: number
  /** nautical miles */
  readonly apart: number
  readonly sea?: number
  readonly nations?: readonly [Nation, Nation]
  readonly waves?: readonly [Wing, Wing]
}
function meeting(id: string, period: 0 | 1 | 2, one: Fleet, other: Fleet, how: Meeting): BattleFacts {
  const built = YEARS[period]
  const { year = built, apart, nations = ['GBR', 'JAP'], waves, sea = SEA } = how
  const west = (sea - apart) / 2
  const at = (east: number): Place => ({ east, north: sea / 2 })
  return {
    ...{ id, title: id, year, month: 3, day: 1, place: '', story: '', happened: '', sources: [] },
    ...{ begins: 720, sunrise: null, sunset: null, visibilityMiles: 20, lastsMinutes: 360 },
    sea: { width: sea, height: sea, state: 'calm' },
    sides: [
      side('Blue', nations[0], built, one, at(west), waves?.[0]),
      side('Grey', nations[1], built, other, at(sea - west), waves?.[1]),
    ],
  }
}

const aircraft = (name: string): AircraftFacts => AIRCRAFT.find(facts => facts.name === name)!
/** One that is flown into ships and does nothing else. */
const FLYING_BOMB: AircraftFacts = { ...aircraft('Zero'), name: 'Flying bomb', also: [], roles: [] }
type Load = 'bombs' | 'torpedoes' | 'none'
const wing = (...flights: readonly (readonly [facts: AircraftFacts, load: Load, stands: number])[]): Wing => {
  const each = flights.map(([facts, load, stands]) => ({ aircraft: facts, load, number: stands * most(facts, load) }))
  // two waves, so that one may come without the other
  return [0, 1].map(nth => ({
    name: `Wave ${nth + 1}`,
    fromMinutes: 0,
    edge: 'north' as const,
    flights: each.filter((_, i) => i % 2 === nth),
  }))
}
const most = ({ engines }: AircraftFacts, load: Load): number =>
  load !== 'bombs' || engines < 2 ? 5 : engines === 4 ? 2 : 4

const JAPANESE = wing(
  [aircraft('Zero'), 'none', 2],
  [aircraft('Kate'), 'torpedoes', 2],
  [aircraft('Val'), 'bombs', 2],
  [aircraft('Betty'), 'bombs', 2],
  [FLYING_BOMB, 'none', 3],
)
const AMERICAN = wing(
  [aircraft('Hellcat'), 'none', 2],
  [aircraft('Avenger'), 'torpedoes', 2],
  [aircraft('Dauntless'), 'bombs', 2],
  [aircraft('Fortress'), 'bombs', 2],
  [FLYING_BOMB, 'none', 2],
)

const BOMBERS = wing(
  [aircraft('Dauntless'), 'bombs', 4],
  [aircraft('Fortress'), 'bombs', 4],
  [aircraft('Avenger'), 'torpedoes', 2],
  [FLYING_BOMB, 'none', 2],
)

const HEAVY: Fleet = [
  ['SB', 'BB', 'BC'],
  ['CA', 'CL', 'CA'],
  ['DD', 'DE', 'MTB'],
]
const MIXED: Fleet = [
  ['SB', 'BC'],
  ['BB', 'CA'],
  ['CL', 'DD'],
  ['DE', 'CVA'],
]
const LIGHT: Fleet = [['CL', 'CL'], ['DD', 'DD', 'DE'], ['DE', 'DE', 'MTB'], ['CA']]
const CONVOY: Fleet = [
  ['AK', 'AKL', 'AK'],
  ['CV', 'CVE'],
  ['DD', 'DE'],
]
const PACK: Fleet = [['SM', 'SM'], ['SM'], ['MTB', 'MTB']]

const BOATS: Fleet = [
  ['DD', 'DD', 'DE'],
  ['MTB', 'MTB', 'MTB'],
  ['CL', 'CL', 'CA'],
]
const TARGETS: Fleet = [
  ['SB', 'BB'],
  ['BC', 'CA', 'CL'],
  ['DD', 'DE'],
]
const TASK: Fleet = [
  ['SB', 'CA'],
  ['BB', 'BC', 'CL'],
  ['DD', 'DE'],
  ['CV', 'CVA', 'AK'],
]

/** Miles at which the heavy guns of each period reach, as long range and as short. */
const REACH = [4, 7, 9] as const
const ON: Options = { specialEffects: 'on' }
const PERIODS = [0, 1, 2] as const

const lines = PERIODS.map(p => meeting(`line ${YEARS[p]}`, p, HEAVY, HEAVY, { apart: REACH[p] }))
const mixed = PERIODS.map(p => meeting(`mixed ${YEARS[p]}`, p, MIXED, MIXED, { apart: 3, nations: ['FRA', 'JAP'] }))
const light = PERIODS.map(p => meeting(`light ${YEARS[p]}`, p, LIGHT, LIGHT, { apart: 3, nations: ['USA', 'FRA'] }))
const cross = PERIODS.map(p => meeting(`cross ${YEARS[p]}`, p, LIGHT, HEAVY, { apart: 3, nations: ['JAP', 'USA'] }))
const convoys = PERIODS.map(p => meeting(`convoy ${YEARS[p]}`, p, CONVOY, PACK, { apart: 3, nations: ['USA', 'JAP'] }))
const carriers = meeting('carriers', 2, TASK, TASK, {
  ...{ year: 1944, apart: 20, nations: ['USA', 'JAP'] },
  waves: [AMERICAN, JAPANESE],
})
/** Out of each other's guns: what comes is from the air. */
const airmen = meeting('airmen', 2, [['DD'], ['AK', 'CL'], ['CA'], ['BC']], [['DE'], ['BC', 'BB'], ['SB'], ['CL']], {
  ...{ year: 1944, apart: 26, sea: 30, nations: ['USA', 'JAP'] },
  waves: [AMERICAN, JAPANESE],
})
/** A squadron for every column of the matrices, and whoever attacks it. */
const columns = meeting('columns', 2, [], [['SB'], ['BB'], ['BC'], ['CA'], ['CL'], ['DD'], ['DE']], {
  ...{ year: 1944, apart: 20, sea: 36, nations: ['USA', 'FRA'] },
  waves: [BOMBERS, undefined],
})
const boats = PERIODS.map(p =>
  meeting(`boats ${YEARS[p]}`, p, BOATS, TARGETS, { apart: 3, sea: 24, nations: ['JAP', 'USA'] }),
)

/** A battle, what it is fought by beside what a soak chooses, and how often beside the others. */
const OFTEN: readonly (readonly [readonly BattleFacts[], Options, number])[] = [
  [lines, ON, 1],
  [mixed, ON, 1],
  [light, ON, 1],
  [cross, ON, 1],
  [convoys, {}, 1],
  [[carriers], { conditions: 'day' }, 2],
  [[airmen], { conditions: 'day' }, 5],
  [[columns], { conditions: 'day' }, 5],
  [boats, {}, 2],
  [[lines[2]!, light[2]!], { ...ON, conditions: 'night' }, 1],
  [[mixed[2]!, light[1]!], { ...ON, conditions: 'dusk' }, 1],
  [[lines[0]!, cross[1]!], { ...ON, conditions: 'thrown' }, 1],
  [[cross[0]!], { ...ON, green: 'one' }, 1],
  [[cross[2]!], { ...ON, green: 'two' }, 1],
  [[mixed[2]!], { conditions: 'thrown', conditionsDie: '2d6' }, 1],
  [[light[0]!], { conditions: 'thrown', conditionsDie: 'd6' }, 1],
]
export const MEETINGS: readonly (readonly [BattleFacts, Options])[] = OFTEN.flatMap(([battles, options, times]) =>
  Array.from({ length: times }, () => battles.map(facts => [facts, options] as const)).flat(),
)
