import { type Cite, ruleAt } from '#kernel/book/index.ts'
import {
  announces,
  BY,
  BY_IF_ANY,
  COUNT,
  cameOf,
  hers,
  INDEX,
  list,
  optional,
  SHIP,
  she,
  UPON,
} from '#kernel/event/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import { BOOK, R } from '../book/register.ts'
import { event } from '../events/event.ts'
import { guns, name, plural, points, times } from '../events/words.ts'

// Gunfire that is named, misses and hits (6-4, 8.1).

/** 8.1 Gunfire is named before any of it is resolved. */
export const fireDeclared = event('FireDeclared', {
  weight: 'routine',
  attack: ({ ship, target }) => announces(ship, target),
  fields: { ship: BY, target: UPON, battery: INDEX, shell: INDEX },
  does(state, { ship, target, battery, shell }) {
    state.declared.push(ship, target, battery, shell)
    if (state.fixed.field !== null) state.ships[ship]!.flash = turnAt(TURN, state.now)
  },
  tell: ({ ship, target, battery }, after) => hers(ship, `${guns(after, ship, battery)} aim at ${name(after, target)}`),
})

export const salvosCounted = event('SalvosCounted', {
  weight: 'routine',
  fields: { ship: BY, target: UPON, count: COUNT },
  does(state, { ship, target, count }) {
    state.ships[ship]!.salvos[target] = count
  },
  tell: ({ ship, target, count }, after) =>
    count === 0
      ? she(ship, `has lost the range of ${name(after, target)}`)
      : she(ship, `has fired ${plural(count, 'salvo', 'salvoes')} at ${name(after, target)}`),
})

/** 6-4 Lines that can tell against a battery, by the places by which events have them: more are added at the end. */
export const AGAINST = [
  ...([R['FGDN-6.4-vis25'], R['FGDN-6.4-vis40'], R['FGDN-6.4-sun'], R['FGDN-6.4-silhouette']] as const),
  ...([R['FGDN-6.4-dead-reckoning'], R['FGDN-6.4-blind'], R['FGDN-6.4-sea-state'], R['FGDN-6.4-first-salvo']] as const),
  ...([R['FGDN-6.4-overconcentration'], R['FGDN-6.4-rangefinder'], R['FGDN-6.4-coincidence']] as const),
  ...([R['FGDN-6.4-own-speed'], R['FGDN-6.4-local'], R['FGDN-6.4-own-evasive'], R['FGDN-6.4-own-turn']] as const),
  ...([R['FGDN-6.4-target-speed'], R['FGDN-6.4-target-evasive'], R['FGDN-6.4-aspect']] as const),
]
const titleOf = (why: Cite): string => ruleAt(BOOK, why).title

/** 6-4 A battery that had no chance says what told against it, the worst first. */
export const batteryMissed = event('BatteryMissed', {
  attack: ({ ship, target }) => cameOf(ship, target),
  fields: { ship: BY, target: UPON, battery: INDEX, chance: COUNT, against: optional(list(INDEX, 20)) },
  does() {},
  tell: ({ ship, target, battery, chance, against }, after) =>
    hers(
      ship,
      against === undefined
        ? `${guns(after, ship, battery)} miss (${chance} per cent)`
        : `${guns(after, ship, battery)} cannot hit ${name(after, target)} as things are: ${against.map(line => titleOf(AGAINST[line]!)).join(', ')}`,
    ),
})

/** 8.1.6 Hits are kept until the end of the phase (8.1 simultaneous). */
export const hitsScored = event('HitsScored', {
  attack: ({ ship, by }) => (by < 0 ? null : cameOf(by, ship)),
  fields: {
    ship: SHIP,
    by: BY_IF_ANY,
    battery: INDEX,
    hits: COUNT,
    damage: COUNT,
    part: INDEX,
    penetrated: COUNT,
    casemate: COUNT,
    calibre: COUNT,
  },
  does(state, { ship, damage, penetrated, casemate, calibre }) {
    const hit = state.ships[ship]!
    hit.due += damage
    if (calibre > hit.largest) hit.largest = calibre
    if (penetrated > 0) hit.pierced = hit.piercedNow = 1
    if (casemate > 0) hit.casemated = hit.casematedNow = 1
  },
  tell: ({ ship, by, battery, hits, damage, part, penetrated }, after) =>
    hers(
      by,
      `${guns(after, by, battery)} hit ${name(after, ship)} ${times(hits)} on the ${part === 0 ? 'belt' : 'deck'} and ${penetrated > 0 ? 'go through' : 'do not go through'}: ${points(damage)}`,
    ),
})
