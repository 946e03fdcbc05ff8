import { CONTROLS } from '../08-7-aircraft/8-8-airships.ts'
import { CHANNELS, RUDDERS, SENSORS, SYSTEMS, ZONES } from './conditions.ts'
import { DRAFTED, HELMS, type Plight, STOCKS } from './plight-words.ts'
import type { Card } from './ship.ts'

// Anything that can have happened to a ship. Imported by tests only.

type Pick = (below: number) => number
const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!
const some = <T>(pick: Pick, list: readonly T[]): T[] => list.filter(() => pick(3) === 0)
const maybe = <T>(pick: Pick, make: () => T): T | undefined => (pick(2) === 0 ? make() : undefined)
const of = (pick: Pick, all: readonly number[]): number[] => all.map(each => pick(each + 1))

/** Every word is said in half of them; a ship that has not what it is about goes without. */
export function randomPlight(pick: Pick, card: Card): Plight {
  const said: Record<string, unknown> = { ship: card }
  const words = { ...hull(pick, card), ...systems(pick, card), ...besides(pick, card) }
  for (const [word, value] of Object.entries(words)) if (value !== undefined && pick(2) === 0) said[word] = value
  return said as Plight
}

function casualty(pick: Pick, isFire: boolean): unknown {
  const percent = 1 + pick(30)
  if (pick(2) === 0) return percent
  const burns = isFire && pick(2) === 0 ? { burns: one(pick, STOCKS) } : {}
  return { percent, ago: pick(12), atOnce: pick(2) === 0, ...burns }
}

function hull(pick: Pick, card: Card): Record<string, unknown> {
  const list = (isFire: boolean) => Array.from({ length: pick(4) }, () => casualty(pick, isFire))
  const end = pick(8)
  return {
    beached: pick(6) === 0,
    hardAground: pick(6) === 0,
    ...{ sinking: end === 0, sinkingIn: end === 1 ? pick(9) : undefined, gone: end === 2 },
    ...{ lost: pick(card.damagePoints), taken: pick(99), flooded: pick(50), speed: pick(300) / 10 },
    ...{ port: pick((card.underwater ?? 0) + 1), starboard: pick((card.underwater ?? 0) + 1) },
    ...{ armourBeaten: pick(2) === 0, casematesBeaten: pick(2) === 0 },
    ...{ fires: list(true), floods: list(false), burning: one(pick, STOCKS), firesOut: pick(5) },
    ...{ conflagration: pick(4), fighting: pick(2) === 0, drafted: one(pick, DRAFTED), draftedBefore: pick(2) === 0 },
    toCome: {
      points: 1 + pick(90),
      torpedoPoints: pick(90),
      within: pick(2) === 0,
      calibre: pick(400),
      keels: pick(2),
    },
  }
}

function systems(pick: Pick, card: Card): Record<string, unknown> {
  const groups = card.batteries.flatMap(line => line.groups.map(group => ({ ...group, line })))
  const warheads = groups.map(({ line, barrels }) => (line.warheadDamage > 0 ? barrels : 0))
  const tubes = groups.map(({ line, mounts, barrels }) => (line.role === 'torpedo' ? mounts * barrels : 0))
  const had = [card.searchlights.forward > 0, card.searchlights.aft > 0, card.hasSonar, card.hasDirectionFinder]
  const isSmall = card.shipType.startsWith('small')
  return {
    ...{ speedLevels: pick(5), helm: one(pick, HELMS), rudder: one(pick, RUDDERS), steeringDisabled: pick(2) === 0 },
    mountsLost: of(
      pick,
      groups.map(({ mounts }) => mounts),
    ),
    directorsLost: of(
      pick,
      card.batteries.map(({ directors }) => directors),
    ),
    ...{ warheadsSpent: of(pick, warheads), tubesEmpty: of(pick, tubes), torpedoesSpent: pick(4) === 0 },
    thirdsLost: card.batteries.map(() => pick(4)),
    sensorsLost: some(
      pick,
      SENSORS.filter((_, i) => had[i]),
    ),
    commsLost: some(pick, CHANNELS),
    ...{ bridgeHit: pick(2) === 0, bridgeOut: pick(4), bridgeHelm: one(pick, HELMS), magazinesFlooded: pick(2) === 0 },
    ...{ crewLost: isSmall ? pick(6) : undefined, captainsLost: pick(card.captains + 1), flotation: pick(5) },
    crew: isSmall ? { fit: pick(7), hurt: pick(6) } : undefined,
    repairs: Array.from({ length: pick(3) }, () => {
      return { what: one(pick, SYSTEMS.slice(0, 13)), which: pick(2), tried: pick(2) * 12, brokeDown: pick(2) === 0 }
    }),
    unjamming: { tries: pick(3), next: pick(4) },
    comesBack: some(pick, SYSTEMS.slice(0, 4)).map(what => ({ what, which: pick(3), turns: pick(6) })),
  }
}

function besides(pick: Pick, { boat, air, airship, holds }: Card): Record<string, unknown> {
  return {
    ...(boat === null
      ? {}
      : {
          ...{
            depth: one(pick, ZONES),
            broached: pick(2) === 0,
            hullDeformed: pick(3),
            depthControlLost: pick(2) === 0,
          },
          ...{
            spentCells: pick(1 + Math.floor(boat.endurance / 2)),
            cellsLost: pick(1 + Math.floor(boat.endurance / 2)),
          },
          ...{ powerOut: pick(4), solutionOut: pick(5), floodTried: pick(2) === 0 },
        }),
    ...(air === null
      ? {}
      : {
          ...{
            readied: pick(2) === 0,
            deckHits: [pick(3), pick(3), pick(3)],
            aircraft: [pick(4), 0, pick(4), pick(9)],
          },
          ...{ aircraftLost: 2 + pick(4), aircraftDamaged: pick(4), purged: pick(2) === 0, deckShelled: pick(2) === 0 },
          ...{ elevatorsLost: pick(air.elevators + 1), flyingStopped: pick(4) },
        }),
    cargo: of(
      pick,
      holds.map(({ quantity }) => quantity),
    ),
    holdsBurning: some(
      pick,
      holds.map((_, place) => place + 1),
    ),
    holdsFlooded: some(
      pick,
      holds.map((_, place) => place + 1),
    ),
    ...(airship === null
      ? {}
      : {
          airship: {
            ruptured: some(pick, [1, 2, 3]),
            enginesLost: { port: pick(airship.port + 1), starboard: pick(airship.starboard + 1) },
            ...{ tanksUsed: pick(5), tanksShot: some(pick, [1, 2, 3, 4]), controlsLost: some(pick, CONTROLS) },
            ...{ wirelessLost: pick(2) === 0, burning: pick(2) === 0, lightened: pick(2) === 0, low: pick(5) },
            ...{ weaponsLost: pick(airship.weapons + 1), bombsSpent: pick(airship.bombs + 1) },
            ...(maybe(pick, () => ({ end: one(pick, ['burnt', 'down']) })) ?? {}),
          },
        }),
  }
}
