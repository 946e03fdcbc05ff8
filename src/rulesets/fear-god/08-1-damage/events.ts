import { COUNT, INDEX, MOMENT, note, plainly, SHIP, she, TURN_NUMBER, whole } from '#kernel/event/index.ts'
import { moment, phaseAt, put, take, turnAt } from '#kernel/turn/index.ts'
import { AFLOAT, BLAST, DIRECT, GONE, HULK, INSIDE, SINKING, TURN } from '../02-ships/conditions.ts'
import { KINDS } from '../book/tables-criticals.ts'
import { event } from '../events/event.ts'
import { clock, inKnots, name, plural, points } from '../events/words.ts'

// Hits below water, batches of damage, the end of a ship (8.1).

/** A phase begins. A new turn forgets which armour was beaten and, for small craft, what was taken (R24, R26). */
export const phaseBegan = event('PhaseBegan', {
  weight: 'routine',
  turns: true,
  fields: { now: MOMENT },
  does(state, { now }) {
    state.now = now
    const newTurn = phaseAt(TURN, now) === 'plotting'
    if (newTurn || state.fixed.field === null) state.declared.length = 0
    state.volley = state.declared.length
    state.passed = 0
    if (newTurn) {
      state.plotted.length = state.stars.length = 0
      state.annex.skyward.length = state.annex.dropped.length = 0
    }
    for (const ship of state.ships) {
      ship.acted = ship.largest = ship.piercedNow = ship.casematedNow = 0
      if (newTurn) ship.pierced = ship.casemated = ship.turned = 0
      if (newTurn || state.fixed.switches.smallByPhase) ship.taken = 0
    }
  },
  tell: ({ now }, after) => plainly(`${clock(after, turnAt(TURN, now))}, ${phaseAt(TURN, now)}`),
})

export const shipActed = event('ShipActed', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.acted = 1
  },
  tell: ({ ship }) => she(ship, 'has given her orders'),
})

/** 8.1.7 One torpedo or mine; `auto` is 1 for an automatic flooding, 2 for a halved one. */
export const torpedoStruck = event('TorpedoStruck', {
  fields: { ship: SHIP, damage: COUNT, side: INDEX, absorbed: COUNT, auto: COUNT, keel: COUNT, stern: COUNT },
  does(state, { ship, damage, side, absorbed, auto, keel, stern }) {
    const hit = state.ships[ship]!
    hit.dueTorpedo += damage
    if (side === 0) hit.port -= absorbed
    else hit.starboard -= absorbed
    if (auto === 1) hit.autoFloods++
    else if (auto === 2) hit.autoFloodsHalved++
    hit.keels += keel
    if (stern > 0) hit.stern = 2
  },
  tell: ({ ship, damage, absorbed }) =>
    she(ship, `is struck: ${points(damage)}${absorbed > 0 ? `, ${absorbed} taken by her protection` : ''}`),
})

/** 8.1 Secondary effects are applied at once, as the next batch (R7, R25). */
export const explosionSuffered = event('ExplosionSuffered', {
  fields: { ship: SHIP, damage: COUNT, underwater: COUNT },
  does(state, { ship, damage, underwater }) {
    const hit = state.ships[ship]!
    if (underwater === 0) hit.due += damage
    else {
      hit.dueTorpedo += damage
      // R7 Her flooding is a critical of this damage: it comes after the batch that the damage opens.
      if (damage > 0) hit.dueFloods++
    }
    if (damage > 0) hit.dueInside = 1
  },
  tell: ({ ship, damage, underwater }) =>
    she(ship, `suffers an explosion ${underwater > 0 ? 'below water' : 'on board'}: ${points(damage)}`),
})

/** 8.3 Another ship blew up close by: damage from without (R63, R69). */
export const blastSuffered = event('BlastSuffered', {
  fields: { ship: SHIP, damage: COUNT },
  does(state, { ship, damage }) {
    state.ships[ship]!.dueBlast += damage
  },
  tell: ({ ship, damage }, after) => plainly(`The blast costs ${name(after, ship)} ${points(damage)}`),
})

/** 8.1 Damage is applied. The points of small craft do not fall. */
export const batchOpened = event('BatchOpened', {
  fields: { ship: SHIP, plain: COUNT, torpedo: COUNT, inside: whole('cause', 0, 2) },
  does(state, { ship, plain, torpedo, inside: cause }) {
    const hit = state.ships[ship]!
    const { isSmall, card } = state.fixed.sheets[ship]!
    hit.plain = plain
    hit.torpedo = torpedo
    hit.inside = Number(cause === INSIDE)
    hit.blasted = Number(cause === BLAST)
    hit.batches++
    if (cause === BLAST) hit.dueBlast = 0
    else {
      hit.autoFloods += hit.dueFloods
      hit.due = hit.dueTorpedo = hit.dueInside = hit.dueFloods = 0
    }
    if (cause !== DIRECT) hit.largest = hit.piercedNow = hit.casematedNow = hit.stern = 0
    hit.taken += plain + torpedo
    if (!isSmall) hit.remaining -= plain + torpedo
    if (card.isBeached && (isSmall ? hit.taken > card.damagePoints : hit.remaining < 0)) hit.hardAground = 1
  },
  tell: ({ ship, plain, torpedo }) => she(ship, `loses ${points(plain + torpedo)}`),
})

export const criticalsCounted = event('CriticalsCounted', {
  weight: 'routine',
  fields: { ship: SHIP, count: COUNT },
  does(state, { ship, count }) {
    state.ships[ship]!.criticals = count
  },
  tell: ({ ship, count }) => she(ship, `suffers ${plural(count, 'critical', 'criticals')}`),
})

export const criticalRolled = event('CriticalRolled', {
  fields: { ship: SHIP, kind: INDEX, ignored: COUNT },
  does(state, { ship }) {
    const hit = state.ships[ship]!
    if (hit.criticals > 0) hit.criticals--
    if (hit.stern > 0) hit.stern--
  },
  tell: ({ ship, kind, ignored }) => note(ship, `${KINDS[kind]}${ignored > 0 ? ', kept out by her armour' : ''}`),
})

export const batchClosed = event('BatchClosed', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    const hit = state.ships[ship]!
    hit.plain = hit.torpedo = hit.inside = hit.dueInside = hit.blasted = hit.criticals = hit.largest = hit.batches = 0
    hit.piercedNow = hit.casematedNow = hit.stern = 0
    for (const boat of state.annex.boats) if (boat.ship === ship) boat.severity = 0
    for (const carrier of state.annex.carriers) if (carrier.ship === ship) carrier.piercing = 0
  },
  tell: ({ ship }, after) =>
    she(ship, after.ships[ship]!.end === AFLOAT ? 'has come through this phase' : 'has suffered all of this phase'),
})

export const reducedToTenth = event('ReducedToTenth', {
  fields: { ship: SHIP, remaining: COUNT },
  does(state, { ship, remaining }) {
    state.ships[ship]!.remaining = remaining
  },
  tell: ({ ship, remaining }) => she(ship, `is reduced to a wreck with ${points(remaining)}`),
})

export const keelRolled = event('KeelRolled', {
  fields: { ship: SHIP, broken: COUNT },
  does(state, { ship }) {
    state.ships[ship]!.keels--
  },
  tell: ({ ship, broken }) => she(ship, broken > 0 ? 'breaks her keel' : 'keeps her keel whole'),
})

/** 8.1.8 She will be gone in the Movement Phase of that turn. */
export const shipSinking = event('ShipSinking', {
  weight: 'end',
  fields: { ship: SHIP, turn: TURN_NUMBER },
  does(state, { ship, turn }) {
    state.ships[ship]!.end = SINKING
    put(state.agenda, { at: moment(TURN, turn, 'movement'), what: HULK, ship, amount: 0 })
  },
  tell: ({ ship, turn }, after) => she(ship, `is sinking and will be gone by ${clock(after, turn)}`),
})

/** 8.1.8 She is gone at once, with all that was still to come. */
export const shipDestroyed = event('ShipDestroyed', {
  weight: 'end',
  fields: { ship: SHIP },
  does(state, { ship }) {
    const lost = state.ships[ship]!
    lost.end = GONE
    if (lost.remaining > 0) lost.remaining = 0
    lost.due = lost.dueTorpedo = lost.dueInside = lost.dueFloods = lost.dueBlast = lost.criticals = lost.sparks = 0
    lost.autoFloods = lost.autoFloodsHalved = lost.keels = lost.bombKeels = 0
  },
  tell: ({ ship }) => she(ship, 'is destroyed'),
})

export const hulkSank = event('HulkSank', {
  weight: 'end',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.end = GONE
  },
  tell: ({ ship }) => she(ship, 'disappears below the waves'),
})

export const agendaTurned = event('AgendaTurned', {
  weight: 'routine',
  fields: { now: MOMENT },
  does(state, { now }) {
    take(state.agenda, now)
  },
  tell: () => plainly('What fell due has been dealt with'),
})

export const speedChanged = event('SpeedChanged', {
  weight: 'routine',
  fields: { ship: SHIP, speed: COUNT },
  does(state, { ship, speed }) {
    state.ships[ship]!.speed = speed
  },
  tell: ({ ship, speed }) => she(ship, `makes ${inKnots(speed / 10)}`),
})
