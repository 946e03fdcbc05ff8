import type { Frozen } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import type { Plight, ToCome } from './plight-words.ts'
import type { Seen, Ship, State } from './state.ts'

// 8.1, R7 The hits of a phase as far as they are not yet worked: more of the same phase make one ratio with them.

type Numbers = { [Key in keyof Ship]: Ship[Key] extends number ? Key : never }[keyof Ship]
/** The words for the fields of a ship, in the order of her declaration. */
const OF_SHIP = {
  points: 'due',
  torpedoPoints: 'dueTorpedo',
  within: 'dueInside',
  floods: 'dueFloods',
  blast: 'dueBlast',
  openBlast: 'blasted',
  openPoints: 'plain',
  openTorpedoPoints: 'torpedo',
  openWithin: 'inside',
  criticals: 'criticals',
  calibre: 'largest',
  beaten: 'piercedNow',
  casematesBeaten: 'casematedNow',
  automaticFloods: 'autoFloods',
  halvedFloods: 'autoFloodsHalved',
  keels: 'keels',
  bombKeels: 'bombKeels',
  stern: 'stern',
  sparks: 'sparks',
  sparkGroup: 'sparkGroup',
} as const satisfies Partial<Record<keyof ToCome, Numbers>>
const WORDS = Object.keys(OF_SHIP) as (keyof typeof OF_SHIP)[]
/** Without any of these nothing is to come, whatever else the phase has left. */
const DUE = ['due', 'dueTorpedo', 'dueBlast', 'criticals', 'autoFloods', 'autoFloodsHalved', 'keels'] as const

const isDue = (ship: Frozen<Ship>, decks: number): boolean =>
  decks + ship.bombKeels + ship.sparks > 0 || DUE.some(field => ship[field] > 0)

export function putToCome(state: State, ship: number, said: ToCome): void {
  const it = state.ships[ship]!
  for (const word of WORDS) it[OF_SHIP[word]] = Number(said[word])
  if (said.beaten) it.pierced = 1
  if (said.casematesBeaten) it.casemated = 1
  if (it.mounts[it.sparkGroup] === undefined && said.sparks > 0)
    throw new BadInput('sparkGroup: there is no such group')
  const carrier = state.annex.carriers.find(each => each.ship === ship)
  if (carrier !== undefined) {
    carrier.due = said.deckHits
    carrier.piercing = Number(said.piercingBombs)
  } else if (said.deckHits > 0 || said.piercingBombs) throw new BadInput('toCome.deckHits: she is no aviation ship')
  const boat = state.annex.boats.find(each => each.ship === ship)
  if (boat !== undefined) boat.severity = said.severity
  else if (said.severity > 0) throw new BadInput('toCome.severity: she is no submarine')
  if (!isDue(it, said.deckHits)) throw new BadInput('toCome: nothing of it is to come')
}

export function toComeOf(state: Seen, ship: number): NonNullable<Plight['toCome']> | undefined {
  const it = state.ships[ship]!
  const carrier = state.annex.carriers.find(each => each.ship === ship)
  if (!isDue(it, carrier?.due ?? 0)) return undefined
  const severity = state.annex.boats.find(each => each.ship === ship)?.severity ?? 0
  const said: Record<string, number | boolean> = {}
  for (const word of WORDS) if (it[OF_SHIP[word]] > 0) said[word] = it[OF_SHIP[word]]
  for (const word of FLAGS) if (word in said) said[word] = true
  if (carrier !== undefined && carrier.due > 0) said['deckHits'] = carrier.due
  if (carrier !== undefined && carrier.piercing > 0) said['piercingBombs'] = true
  return severity > 0 ? { ...said, severity } : said
}
const FLAGS = ['within', 'openWithin', 'openBlast', 'beaten', 'casematesBeaten'] as const
