import type { Chart, Mark, Unit } from '#kernel/ruleset/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { mayOrder } from './2-activation.ts'
import { hasOrder } from './8-written.ts'
import { SEA, SEAS } from './9-5-sea.ts'
import { cloudsOf } from './9-6-smoke.ts'
import { lightNow, minuteOf } from './9-7-light.ts'
import { milesNow } from './9-9-visibility.ts'
import { BERTH, type Fixed, isSunk, type Seen, sheetAt, TURN } from './state.ts'
import { speedMarker } from './tables.ts'

/** 0.31 Yards of a nautical mile, as the book rounds them. */
const MILE_YARDS = 2000

const KINDS: Readonly<Record<string, Unit['kind']>> = {
  BB: 'battleship',
  BC: 'battlecruiser',
  BCL: 'battlecruiser',
  CA: 'cruiser',
  CL: 'cruiser',
  DD: 'destroyer',
  TB: 'destroyer',
  AMC: 'merchant',
}

export function chart(state: Seen): Chart {
  const { board } = state.fixed as Fixed
  const turn = turnAt(TURN, state.now)
  const minute = minuteOf(state, Math.max(1, turn))
  const two = (value: number): string => String(value).padStart(2, '0')
  return {
    sea: board.grain > 1 ? 'hexes' : 'open',
    width: board.extent.east,
    height: board.extent.north,
    measure: 'nm',
    yards: MILE_YARDS,
    units: state.ships.map((_, ship) => unitOf(state, ship)),
    smoke: cloudsOf(state).map(cloud => ({ ...board.plot(cloud), across: 1 })),
    clock: {
      turn,
      phase: phaseAt(TURN, state.now),
      time: `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}${weatherOf(state)}`,
    },
  }
}

/** 9.5, 9.7, 9.9 Sea and light, where they count. */
function weatherOf(state: Seen): string {
  const sea = state.sea > SEA.calm ? `, sea ${SEAS[state.sea]!}` : ''
  return state.visibility > 0 ? `${sea}, ${lightNow(state)}, visibility ${milesNow(state)} nm` : sea
}

function unitOf(state: Seen, ship: number): Unit {
  const { board } = state.fixed as Fixed
  const it = state.ships[ship]!
  const { card, hull } = sheetAt(state, ship)
  const { east, north } = board.plot(it)
  return {
    id: ship,
    name: card.name,
    side: it.seat,
    kind: KINDS[card.type] ?? 'cruiser',
    lengthFeet: card.lengthFt,
    east,
    north,
    heading: it.heading,
    // a ship that is still to be placed is not on the chart
    state: isSunk(state, ship) ? 'sunk' : it.away > 0 || it.berth === BERTH.open ? 'away' : 'afloat',
    marks: marksOf(state, ship),
    tracks: [{ name: 'hull', left: Math.max(0, hull.size - it.lost), size: hull.size }],
    ready:
      it.berth === BERTH.open
        ? (state.deploying & (1 << it.seat)) !== 0
        : mayOrder(state, it.seat) && it.acted === 0 && !hasOrder(state, ship),
  }
}

/** 0.24 The markers beside a model. */
function marksOf(state: Seen, ship: number): Mark[] {
  const { fires, floods, splashes, list, rudder, engine, bridge, silentUntil, forward } = state.ships[ship]!
  const marks: Mark[] = []
  const put = (name: Mark['name'], count: number, until = ''): void => {
    if (count !== 0) marks.push({ name, count, until })
  }
  put('fire', fires)
  put('flood', floods)
  put('splash', splashes.length, 'until the Gunfire Phase ends')
  put('list', list)
  put('rudder', rudder)
  put('engine', engine)
  put('bridge', Number(bridge >= 0), `until the Torpedo Phase of turn ${turnAt(TURN, bridge)} ends`)
  put('fire control', Number(silentUntil > 0), `until the Gunfire Phase of turn ${silentUntil} ends`)
  put('speed', speedMarker(forward), 'until the End Phase')
  return marks
}
