import { COUNT, INDEX, INDEX_IF_ANY, SHIP, she, WHOLE } from '#kernel/event/index.ts'
import { moment, put, turnAt } from '#kernel/turn/index.ts'
import { AIRCRAFT_FIRE, FIRE, FLOOD, percentOf, SOURCE, TURN } from '../02-ships/conditions.ts'
import { ROLES } from '../02-ships/ship.ts'
import { type State, turnOf } from '../02-ships/state.ts'
import { event } from '../events/event.ts'
import { casualty, clock, points } from '../events/words.ts'

// Fire, flooding and those who fight them (8.2).
export const autoFloodRolled = event('AutoFloodRolled', {
  weight: 'routine',
  fields: { ship: SHIP, halved: COUNT },
  does(state, { ship, halved }) {
    const hit = state.ships[ship]!
    if (halved > 0) hit.autoFloodsHalved--
    else hit.autoFloods--
  },
  tell: ({ ship }) => she(ship, 'is opened to the sea'),
})

/** 8.2 A fire (0) or flooding (1) is noted with its time; its first damage may come at once (R6, R24). */
export const casualtyStarted = event('CasualtyStarted', {
  fields: { ship: SHIP, kind: INDEX, percent: WHOLE, atOnce: COUNT },
  does(state, { ship, kind, percent, atOnce }) {
    const hit = state.ships[ship]!
    if (kind === FIRE) hit.burnt++
    noteCasualty(state, ship, kind, percent, atOnce, 0)
  },
  tell: ({ ship, kind, percent, atOnce }, after) =>
    she(
      ship,
      `has a ${casualty(kind)} of ${percent} per cent${atOnce > 0 ? ', felt at once' : `, due at ${clock(after, turnOf(after) + after.fixed.switches.delay)}`}`,
    ),
})

/** 8.4 A fire that was out burns again. */
export const fireRestarted = event('FireRestarted', {
  fields: { ship: SHIP, percent: WHOLE },
  does(state, { ship, percent }) {
    noteCasualty(state, ship, FIRE, percent, Number(state.fixed.sheets[ship]!.isSmall), 0)
  },
  tell: ({ ship, percent }) => she(ship, `has an old fire burn again, at ${percent} per cent`),
})

/** 8.3 A fire of something aboard (T24): aircraft, aviation fuel, cargo. That of aircraft never starts again (8.4). */
export const stockBurned = event('StockBurned', {
  fields: { ship: SHIP, source: INDEX, percent: WHOLE, atOnce: COUNT },
  does(state, { ship, source, percent, atOnce }) {
    if (source !== AIRCRAFT_FIRE) state.ships[ship]!.burnt++
    noteCasualty(state, ship, FIRE, percent, atOnce, source)
  },
  tell: ({ ship, source, percent }) => she(ship, `has a fire of ${STOCKS[source]}: ${percent} per cent`),
})

/** 8.2 Fires or floodings do their damage. */
export const casualtiesApplied = event('CasualtiesApplied', {
  fields: { ship: SHIP, kind: INDEX, damage: COUNT },
  does(state, { ship, kind, damage }) {
    const hit = state.ships[ship]!
    hit.due += damage
    if (damage > 0) hit.dueInside = 1
    if (kind === FLOOD) hit.flooded += damage
  },
  tell: ({ ship, kind, damage }) => she(ship, `suffers ${points(damage)} by ${casualty(kind)}`),
})

/** 8.2 Damage control: the oldest is put out first; what grows adds to the oldest (R51). */
export const casualtiesChanged = event('CasualtiesChanged', {
  fields: { ship: SHIP, kind: INDEX, percent: WHOLE },
  does(state, { ship, kind, percent }) {
    const hit = state.ships[ship]!
    const list = kind === FIRE ? hit.fires : hit.floods
    if (percent >= 0) {
      list[0]! += Math.min(percent, 499 - percentOf(list[0]!))
    } else {
      let off = -percent
      while (off > 0 && list.length > 0) {
        const most = Math.min(off, percentOf(list[0]!))
        off -= most
        list[0]! -= most
        if (percentOf(list[0]!) === 0) list.shift()
      }
    }
  },
  tell: ({ ship, kind, percent }) =>
    she(
      ship,
      percent < 0
        ? `brings ${casualty(kind)} down by ${-percent} per cent`
        : `sees ${casualty(kind)} grow by ${percent} per cent`,
    ),
})

export const conflagrationCounted = event('ConflagrationCounted', {
  fields: { ship: SHIP, count: COUNT },
  does(state, { ship, count }) {
    state.ships[ship]!.conflagration = count
  },
  tell: ({ ship, count }) => she(ship, count > 0 ? 'is ablaze from end to end' : 'has the worst of her fires in hand'),
})

/** 8.2 Crew of a battery fights casualties; -1 sends them back. */
export const crewDrafted = event('CrewDrafted', {
  fields: { ship: SHIP, role: INDEX_IF_ANY },
  does(state, { ship, role }) {
    const hit = state.ships[ship]!
    hit.drafted = role + 1
    if (role >= 0) hit.wasDrafted = 1
  },
  tell: ({ ship, role }) =>
    she(ship, role < 0 ? 'sends her gunners back' : `calls the crew of her ${ROLES[role]} battery to damage control`),
})

export const magazinesFlooded = event('MagazinesFlooded', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.magazinesFlooded = 1
  },
  tell: ({ ship }) => she(ship, 'floods her magazines'),
})

export const firefightingOrdered = event('FirefightingOrdered', {
  fields: { ship: SHIP, on: COUNT },
  does(state, { ship, on }) {
    state.ships[ship]!.fighting = on
  },
  tell: ({ ship, on }) => she(ship, on > 0 ? 'turns to fight her fires' : 'turns back into the fight'),
})

function noteCasualty(state: State, ship: number, kind: number, percent: number, atOnce: number, source: number): void {
  const hit = state.ships[ship]!
  const turn = turnAt(TURN, state.now)
  const list = kind === FIRE ? hit.fires : hit.floods
  list.push(source * SOURCE + turn * 1000 + percent + (atOnce > 0 ? 500 : 0))
  put(state.agenda, {
    at: moment(TURN, turn + state.fixed.switches.delay, 'resolution'),
    what: kind,
    ship,
    amount: percent,
  })
  if (atOnce === 0) return
  const damage = Math.floor((percent * state.fixed.sheets[ship]!.card.damagePoints) / 100)
  hit.due += damage
  if (damage > 0) hit.dueInside = 1
  if (kind === FLOOD) hit.flooded += damage
}

const STOCKS = ['', 'aircraft', 'aviation fuel', 'ammunition', 'crude oil', 'oil', 'aviation petrol']
