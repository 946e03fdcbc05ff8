import type { Frozen } from '#kernel/desk/index.ts'
import { type Attack, castOf, type Phrase, plainly, she, type Telling } from '#kernel/event/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { TASKS } from './6-7-end-phase.ts'
import type { Command } from './commands.ts'
import type { Event, Fitting, Track } from './events.ts'
import { FLASHOVER, type Seen, type State, SUNK, sheetAt, TURN, WRECK } from './state.ts'
import { CRITICALS } from './tables.ts'
import { vocabulary } from './vocabulary.ts'

const TRACKS: Record<Track, string> = {
  s: 'Structure',
  f: 'Flotation',
  cq: 'Crew Quality',
  dc: 'damage control teams',
  fc: 'Fire Control',
  sv: 'Steering Value',
  gm: 'Gunnery Modifier',
  sd: 'Spotting Distance',
  speed: 'speed',
  asw: 'ASW factors',
  mrf: 'medium range factors',
  crf: 'close range factors',
  fires: 'fires',
  splash: 'splash markers',
  vessels: 'vessels',
  cmdv: 'Command Value',
}
const FITTINGS: Record<Fitting, string> = {
  smoke: 'the means to make smoke',
  searchRadar: 'her search radar',
  searchlights: 'her searchlights',
  planes: 'her aeroplanes',
  radar: 'all gunnery radar',
  cargo: 'her cargo',
}

/** What happened, in words. The state is that right after the event. */
export const tell = (event: Event, after: Frozen<State>): Telling => ({
  phrase: phraseOf(event, after),
  weight: event.type === 'ShipLost' ? 'end' : isRoutine(event) ? 'routine' : 'matters',
  turns: event.type === 'PhaseBegan',
  attack: null,
  ...castOf(vocabulary.get(event.type)!, event),
})
/** Splashes come and go with every salvo. */
const isRoutine = (event: Event): boolean =>
  ROUTINE.has(event.type) || ((event.type === 'TrackRose' || event.type === 'TrackFell') && event.track === 'splash')
const ROUTINE = new Set<Event['type']>([
  'PhaseBegan',
  'SalvoRun',
  'ShipActed',
  'ShipSteamed',
  'TurnCleared',
  'PowerTested',
  'Repaired',
  'CriticalEnded',
  'BlastReached',
])

/** A ship that is activated fires at all that she is told to. */
export function attackIn(command: Command): Attack | null {
  if (command.type !== 'Activate') return null
  const upon = [...new Set([...command.guns, ...command.factors].map(({ target }) => target))]
  return upon.length === 0 ? null : { by: command.ship, upon, verb: 'fires at' }
}

function phraseOf(event: Event, state: Seen): Phrase {
  if (event.type === 'PhaseBegan') return plainly(`Turn ${turnAt(TURN, event.now)}, ${phaseAt(TURN, event.now)}`)
  if (event.type === 'SalvoRun') return plainly('Torpedoes arrive')
  if (event.type === 'TorpedoesDeclared')
    return she(event.salvo.by, `launches ${plural(event.salvo.torpedoes, 'torpedo', 'torpedoes')}`)
  return she(event.ship, doing(event, state))
}

type OfShip = Exclude<Event, { type: 'PhaseBegan' | 'TorpedoesDeclared' | 'SalvoRun' }>
type Saying<E> = (event: E, state: Seen) => string
/** What a ship does or suffers, after her name. */
const SAYINGS: { readonly [T in OfShip['type']]: Saying<Extract<OfShip, { type: T }>> } = {
  ShipActed: () => 'has acted',
  ShipSteamed: ({ moved }) => `steams ${moved} cm`,
  ControlLost: () => 'is out of control and sheers off',
  TurnCleared: () => 'has her markers taken off',
  ShipLit: ({ by }, state) => `is caught in ${nameOf(state, by)}'s searchlights`,
  PowerTested: ({ passed }) => (passed ? 'has power for this turn' : 'has no power this turn'),
  TargetSought: ({ found, target }, state) => (found ? `makes out ${nameOf(state, target)}` : 'makes nothing out'),
  TrackFell: ({ by, track }) => `loses ${by} of her ${TRACKS[track]}`,
  TrackRose: ({ by, track }) => `has ${by} more ${TRACKS[track]}`,
  FittingLost: ({ fitting }) => `loses ${FITTINGS[fitting]}`,
  SmokeRestored: () => 'can make smoke again',
  PowerFailed: () => 'is without power',
  PowerRestored: () => 'has power again',
  Repaired: ({ kind }) => `has seen to ${TASKS[kind]} in this End Phase`,
  OfficerHit: ({ killed }) =>
    killed ? 'has her flag officer killed; his deputy takes over' : 'has her flag officer slightly wounded',
  MountLost: ({ ship, group }, state) => `loses a mount of ${mountName(state, ship, group)}`,
  TorpedoMountLost: () => 'loses a torpedo mount',
  HitsScored: ({ hits }) => (hits === 1 ? 'is hit' : `is to be hit ${plural(hits, 'time', 'times')}`),
  HitStruck: ({ rolls }) => (rolls === 0 ? 'is struck' : `faces ${plural(rolls, 'roll', 'rolls')} for critical damage`),
  CriticalRolled: ({ passed }) => (passed ? 'is hit in a vital part' : 'escapes critical damage'),
  CriticalBegan: ({ sort, budget, table }) =>
    `suffers ${sort === FLASHOVER ? 'a flashover' : 'a critical'} of ${budget} (${CRITICALS[table]!.title})`,
  CriticalEnded: () => 'is spared the rest of the critical',
  FlashoverDue: () => 'has a flash run down to a magazine',
  RowResolved: ({ row, left }) => `is hit in ${row}; ${left === 0 ? 'the critical is over' : `${left} CV left`}`,
  ShipLost: ({ end }) => (end === SUNK ? 'sinks' : end === WRECK ? 'is a wreck' : 'blows up'),
  BlastSpread: ({ blast }) => `goes up in a blast of ${blast}`,
  BlastReached: ({ blast }) => (blast === 0 ? 'has spent her blast' : 'spreads her blast'),
}

const doing = (event: OfShip, state: Seen): string => (SAYINGS[event.type] as Saying<OfShip>)(event, state)

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
export const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

/** A group of mounts in words: the battery's guns and where they stand. */
export function mountName(state: Seen, ship: number, group: number): string {
  const { card, groups } = sheetAt(state, ship)
  const { battery, column } = groups[group]!
  return `${card.batteries[battery]!.label} (${['', 'bow', 'midships', 'stern'][column]})`
}
