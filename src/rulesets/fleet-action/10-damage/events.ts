import { COUNT, counted, INDEX, SHIP, she, WHOLE, word, YES_OR_NO } from '#kernel/event/index.ts'
import { FLASHOVER, type Ship, SUNK, tableOf, WRECK } from '../02-data-sheet/state.ts'
import type { Row } from '../book/tables.ts'
import { event } from '../events/event.ts'

// Hits, criticals, flashovers and blasts.

export const hitsScored = event('HitsScored', {
  fields: { ship: SHIP, hits: COUNT },
  does(state, { ship, hits }) {
    state.ships[ship]!.hits = hits
  },
  tell: ({ ship, hits }) => she(ship, hits === 1 ? 'is hit' : `is to be hit ${counted(hits, 'time')}`),
})

/** H6 One of the hits strikes; its rolls for Critical Damage are due. */
export const hitStruck = event('HitStruck', {
  fields: { ship: SHIP, rolls: COUNT, cv: COUNT, pen: WHOLE, raked: WHOLE, column: INDEX },
  does(state, { ship, rolls, cv, pen, raked, column }) {
    const it = state.ships[ship]!
    it.hits--
    it.rolls = rolls
    it.cv = cv
    it.pen = pen
    it.raked = raked
    it.column = column
  },
  tell: ({ ship, rolls }) =>
    she(ship, rolls === 0 ? 'is struck' : `faces ${counted(rolls, 'roll')} for critical damage`),
})

/** A critical begins: of a roll for Critical Damage, of a flashover, or of a blast. */
export const criticalBegan = event('CriticalBegan', {
  fields: { ship: SHIP, budget: COUNT, table: INDEX, sort: INDEX },
  does(state, { ship, budget, table, sort }) {
    const it = state.ships[ship]!
    it.budget = budget
    it.table = table
    it.sort = sort
    it.stuck = it.flashDue = it.flashAt = 0
  },
  tell: ({ ship, budget, table, sort }, after) =>
    she(
      ship,
      `suffers ${sort === FLASHOVER ? 'a flashover' : 'a critical'} of ${budget} (${tableOf(after, ship, table).title})`,
    ),
})

/** A roll for Critical Damage is made, well or badly. */
export const criticalRolled = event('CriticalRolled', {
  fields: { ship: SHIP, passed: YES_OR_NO },
  does(state, { ship }) {
    state.ships[ship]!.rolls--
  },
  tell: ({ ship, passed }) => she(ship, passed ? 'is hit in a vital part' : 'escapes critical damage'),
})

/** R8 A critical ends with CV left. */
export const criticalEnded = event('CriticalEnded', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    over(state.ships[ship]!)
  },
  tell: ({ ship }) => she(ship, 'is spared the rest of the critical'),
})

function over(ship: Ship): void {
  ship.budget = ship.table = ship.stuck = ship.sort = 0
}

export const flashoverDue = event('FlashoverDue', {
  fields: { ship: SHIP, budget: COUNT, column: INDEX },
  does(state, { ship, budget, column }) {
    const it = state.ships[ship]!
    over(it)
    it.flashDue = budget
    it.flashAt = column
  },
  tell: ({ ship }) => she(ship, 'has a flash run down to a magazine'),
})

const ROW = word<Row>(
  'hull',
  'tops',
  'crew',
  'fire control',
  'command',
  'engine room',
  'steering',
  'helm',
  'sensors',
  'fire',
  'weapons',
  'bulkheads',
  'engine room and more',
  'engine room and most',
  'power',
  'air operations',
  'aircraft in hangar',
  'fuel and ammunition',
)

/** A roll on the critical table is settled: `left` of the CV goes on. */
export const rowResolved = event('RowResolved', {
  fields: { ship: SHIP, row: ROW, left: WHOLE, stuck: COUNT },
  does(state, { ship, left, stuck }) {
    const it = state.ships[ship]!
    it.budget = left
    it.stuck = stuck
    if (left === 0) over(it)
  },
  tell: ({ ship, row, left }) =>
    she(ship, `is hit ${WHERE[row]}; ${left === 0 ? 'the critical is over' : `${left} CV left`}`),
})
/** Where each row hits her; how much of her speed goes with an engine room is told by itself. */
const WHERE: Readonly<Record<Row, string>> = {
  hull: 'in the hull',
  tops: 'in the tops',
  crew: 'among her crew',
  'fire control': 'in her fire control',
  command: 'in her command',
  'engine room': 'in the engine room',
  steering: 'in the steering',
  helm: 'at the helm',
  sensors: 'in her sensors',
  fire: 'and may burn',
  weapons: 'in her weapons',
  bulkheads: 'in the bulkheads',
  'engine room and more': 'in the engine room',
  'engine room and most': 'in the engine room',
  power: 'in her power supply',
  'air operations': 'on the flight deck',
  'aircraft in hangar': 'in the hangar',
  'fuel and ammunition': 'among fuel and ammunition',
}

/** She is lost, and whatever was still to strike her lapses. */
export const shipLost = event('ShipLost', {
  weight: 'end',
  fields: { ship: SHIP, end: INDEX },
  does(state, { ship, end }) {
    const it = state.ships[ship]!
    it.end = end
    it.hits = it.rolls = it.flashDue = it.flashAt = 0
    over(it)
  },
  tell: ({ ship, end }) => she(ship, end === SUNK ? 'sinks' : end === WRECK ? 'is a wreck' : 'blows up'),
})

/** H14 The blast of a ship that has blown up, as its CV. */
export const blastSpread = event('BlastSpread', {
  fields: { ship: SHIP, blast: COUNT },
  does(state, { ship, blast }) {
    state.ships[ship]!.blast = blast
  },
  tell: ({ ship, blast }) => she(ship, `goes up in a blast of ${blast}`),
})

/** H14 It has reached everybody before `next`; 0 when it is over. */
export const blastReached = event('BlastReached', {
  weight: 'routine',
  fields: { ship: SHIP, blast: COUNT, next: COUNT },
  does(state, { ship, blast, next }) {
    const it = state.ships[ship]!
    it.blast = blast
    it.reached = next
  },
  tell: ({ ship, blast }) => she(ship, blast === 0 ? 'has spent her blast' : 'spreads her blast'),
})
