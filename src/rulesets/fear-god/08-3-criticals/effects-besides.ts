import type { Table } from '#kernel/table/index.ts'
import {
  AVGAS,
  CHANNELS,
  CONTENTS,
  CRUDE,
  FREE,
  percentAll,
  REFINED,
  RUDDERS,
  SENSORS,
  WEAVING,
} from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { CONTROLS, flightOf } from '../08-7-aircraft/8-8-airships.ts'
import { R } from '../book/register.ts'
import type { Critical, Kind } from '../book/tables-criticals.ts'
import { AIRSHIP_PARTS, type Event } from '../events/events.ts'

// What a critical throws on beside its column, and what comes of criticals later, each counted once whatever the column.

/** What a reader remembers: the critical that is being worked, and the last thing that began. */
export interface Seeing {
  column: Table<Critical> | null
  ship: number
  kind: Kind
  after: Event['type']
  /** of an airship, what was hit last */
  part: string
}

const LISTS = {
  communications: CHANNELS,
  sensors: SENSORS,
  rudder: RUDDERS,
  'rudder of a weaving ship': ['free', 'to port', 'to starboard', 'ahead'],
  'guns beside a casemate': ['none', 'one', 'two', 'three'],
  personnel: ['first loss', 'second', 'third', 'fourth', 'fifth and later'],
  'fuel tank burns': ['diesel', 'gasoline', 'other'],
  'flight deck': ['forward', 'amidships', 'aft'],
  'aircraft lost': ['forward', 'amidships', 'aft', 'in the hangar'],
  'cargo lost': CONTENTS,
  'cargo burns': ['crude oil', 'refined oil', 'aviation petrol'],
  fire: ['Minor', 'Major', 'Severe', 'Overwhelmed'],
  flooding: ['Minor', 'Major', 'Severe', 'Overwhelmed'],
  'sunk by flotation': ['E', 'F', 'G'],
  'airship control': CONTROLS,
  'airship cells': ['as usual', 'may not climb', 'must descend', 'dives'],
} as const
type List = keyof typeof LISTS
const of = <L extends List>(list: L, what: (typeof LISTS)[L][number]): string => `${list}: ${what}`
const at = (list: List, nth: number): string => `${list}: ${LISTS[list][nth]}`

const SINGLE = {
  spared: 'weapon: a mount already lost suffers nothing',
  chain: 'guns beside a casemate: one of them goes off',
  above: 'warheads go off above water',
  below: 'warheads go off below water',
  ordnance: 'aircraft: ordnance explodes',
  another: 'ammunition: another hold explodes',
  later: 'ammunition: a burning hold explodes later',
  magazineBlast: 'a magazine hurts ships near it',
  cargoBlast: 'ammunition hurts ships near it',
  conflagration: 'fire: a magazine explodes',
  capsizes: 'flooding: she capsizes',
  smoke: 'submarine: comes up for air',
  water: 'submarine: comes up to shallow depth',
  dented: 'submarine: a hull once deformed fails at depth',
  twiceDented: 'submarine: a hull twice deformed fails at depth',
  breached: 'submarine: breached in contact',
  rises: 'depth control: a zone up',
  falls: 'depth control: a zone down',
  broaches: 'depth control: broaches',
  dives: 'depth control: dives again',
  mended: 'submarine: what passes has passed',
  periscope: 'submarine, bridge: to periscope depth',
  bridgeBroaches: 'submarine, bridge: broaches',
  flooded: 'automatic: flooding',
  halfFlooded: 'automatic: flooding, halved',
  deck: 'automatic: flight deck',
  keel: 'automatic: keel broken by torpedo or mine',
  bombKeel: 'automatic: keel broken by a bomb',
  stern: 'automatic: engineering by a torpedo astern',
  sternRudder: 'automatic: rudder by a torpedo astern',
  tenth: 'reduced to a tenth',
  engine: 'airship, gondola: engine',
  engineBurns: 'airship, gondola: engine, and fire',
  fuel: 'airship, gondola: fuel',
  fuelBurns: 'airship, gondola: fuel, and fire',
  wireless: 'airship, gondola: wireless',
  weapon: 'airship, gondola: weapon',
  cell: 'airship, envelope: cell',
  cellBurns: 'airship, envelope: cell, and she burns',
  putOut: 'airship: fire put out',
  reaches: 'airship: fire reaches the hydrogen',
} as const

/** No effect at all, or not one that a hit has. */
const NO_EFFECT: readonly string[] = [
  of('rudder', 'free'),
  of('rudder of a weaving ship', 'free'),
  of('guns beside a casemate', 'none'),
  of('airship cells', 'as usual'),
]
const INDEXED: readonly string[] = (Object.keys(LISTS) as List[])
  .flatMap(list => LISTS[list].map(what => `${list}: ${what}`))
  .filter(name => !NO_EFFECT.includes(name))
  // oil burns; it is not lost
  .filter(name => !LISTS['cargo burns'].some(oil => name === of('cargo lost', oil)))
export const BESIDES: readonly string[] = [...INDEXED, ...Object.values(SINGLE)]

const SUBMERGED =
  'the columns of submerged boats have no Bridge line, and on the surface nothing comes of it but lost solutions'
export const NEVER: Readonly<Record<string, string>> = {
  [SINGLE.periscope]: SUBMERGED,
  [SINGLE.bridgeBroaches]: SUBMERGED,
}

/** What this event is beside a column's cell. */
export function beside(seeing: Seeing, event: Event, before: Seen): readonly string[] {
  switch (event.type) {
    case 'PhaseBegan':
      seeing.part = ''
      return levels(before)
    case 'CriticalRolled':
      return before.ships[event.ship]!.stern === 2
        ? [SINGLE.stern]
        : before.ships[event.ship]!.stern === 1
          ? [SINGLE.sternRudder]
          : []
    case 'CommsLost':
      return [at('communications', event.which)]
    case 'SensorLost':
      return [at('sensors', event.sensor)]
    case 'RudderJammed':
      return [
        at('rudder', event.rudder),
        ...(isWeaving(seeing, before) ? [at('rudder of a weaving ship', event.rudder)] : []),
      ]
    case 'MountSpared':
      return [SINGLE.spared]
    case 'SparksLit':
      return [at('guns beside a casemate', event.count)]
    case 'CrewFactorLost':
      return [at('personnel', Math.min(4, before.ships[event.ship]!.crewLost))]
    case 'DeckHit':
      return [at('flight deck', event.place)]
    case 'AircraftLost':
      return [at('aircraft lost', event.place), ...(event.exploded > 0 ? [SINGLE.ordnance] : [])]
    case 'CargoLost':
      return [at('cargo lost', before.annex.holds[event.hold]!.contents)]
    case 'KeelRolled':
      return event.broken > 0 ? [SINGLE.keel] : []
    case 'BombKeelRolled':
      return event.broken > 0 ? [SINGLE.bombKeel] : []
    case 'AutoFloodRolled':
      return [event.halved > 0 ? SINGLE.halfFlooded : SINGLE.flooded]
    case 'AutoDeckRolled':
      return [SINGLE.deck]
    case 'ReducedToTenth':
      return [SINGLE.tenth]
    case 'PassingMended':
      return [SINGLE.mended]
    case 'StockBurned':
      return [CRUDE, REFINED, AVGAS].flatMap((source, oil) => (source === event.source ? [at('cargo burns', oil)] : []))
    case 'CasualtyStarted':
      return isOfTank(seeing, event.ship) ? [of('fuel tank burns', sheetAt(before, event.ship).card.fuel)] : []
    case 'HoldExploded':
      return explodedHold(seeing)
    case 'DepthChanged':
      return depth(event, before)
    case 'ExplosionSuffered':
    case 'BlastSuffered':
    case 'ShipDestroyed':
    case 'ShipSinking':
      return ended(seeing, event, before)
    case 'AirshipHit':
    case 'AirshipBurns':
    case 'AirshipLost':
      return airship(seeing, event, before)
    default:
      return NONE
  }
}
const NONE: readonly string[] = []

/** 8.2 How badly each ship burns and is flooded. */
function levels(state: Seen): readonly string[] {
  return state.ships.flatMap(({ fires, floods }, ship) => [
    ...(fires.length > 0 ? [at('fire', levelAt(state, ship, percentAll(fires)))] : []),
    ...(floods.length > 0 ? [at('flooding', levelAt(state, ship, percentAll(floods)))] : []),
  ])
}

/** T35 She weaves and her rudder is free: a die says how it jams, unless the D100 sheet has said so. */
const isWeaving = ({ kind, ship }: Seeing, before: Seen): boolean =>
  kind === 'Rudder' && before.ships[ship]?.helm === WEAVING && before.ships[ship].rudder === FREE

const isOfTank = ({ column, kind, ship }: Seeing, of: number): boolean =>
  column !== null && kind === 'Fuel Tank' && ship === of

/** T26 The first of a critical is its column's; others of the ship go up with it, and burning ones in an Intermediate Turn. */
function explodedHold(seeing: Seeing): readonly string[] {
  const { after } = seeing
  seeing.after = 'HoldExploded'
  if (after === 'HoldExploded') return [SINGLE.another]
  return after === 'CriticalRolled' ? NONE : [SINGLE.later]
}

/** By the rule that an end or an explosion was written down with. */
const BY_RULE: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [R['FGDN-8.3-torp-above'], SINGLE.above],
  [R['FGDN-8.3-torp-below'], SINGLE.below],
  [R['FGDN-8.3-main-blast'], SINGLE.magazineBlast],
  [R['FGDN-8.2-fire-conflagration'], SINGLE.conflagration],
  [R['FGDN-8.2-flood-capsize'], SINGLE.capsizes],
  [R['FGDN-8.3-hulldef-1'], SINGLE.dented],
  [R['FGDN-8.3-hulldef-2'], SINGLE.twiceDented],
  [R['FGDN-8.1.2-auto-sub'], SINGLE.breached],
])
type Ended = Extract<Event, { readonly type: 'ExplosionSuffered' | 'BlastSuffered' | 'ShipDestroyed' | 'ShipSinking' }>
function ended(seeing: Seeing, event: Ended, before: Seen): readonly string[] {
  const { after, kind, ship } = seeing
  if (event.type === 'ShipDestroyed') seeing.after = event.type
  if (event.type === 'ExplosionSuffered' && after === 'SparkRolled') return [SINGLE.chain]
  if (event.type === 'BlastSuffered' && event.why === R['FGDN-R63']) return [SINGLE.cargoBlast]
  if (event.type === 'ShipSinking' && after === 'CriticalRolled' && kind === 'Flotation' && event.ship === ship)
    return [`sunk by flotation: ${sheetAt(before, ship).card.sizeClass}`]
  const name = BY_RULE.get(event.why)
  return name === undefined ? NONE : [name]
}

/** Which way a boat goes, and by which rule. */
function depth(event: Extract<Event, { readonly type: 'DepthChanged' }>, before: Seen): readonly string[] {
  const { zone, broached } = before.annex.boats.find(boat => boat.ship === event.ship)!
  switch (event.why) {
    case R['FGDN-8.2-fire-minor-sub']:
      return [SINGLE.smoke]
    case R['FGDN-8.2-flood-major']:
      return [SINGLE.water]
    case R['FGDN-8.3-bridge-sub']:
      return [event.broached > 0 ? SINGLE.bridgeBroaches : SINGLE.periscope]
    case R['FGDN-8.3-rudder-sub']:
      if (broached > 0) return [SINGLE.dives]
      return event.broached > 0 ? [SINGLE.rises, SINGLE.broaches] : [event.zone < zone ? SINGLE.rises : SINGLE.falls]
    default:
      return NONE
  }
}

type OfAirship = Extract<Event, { readonly type: 'AirshipHit' | 'AirshipBurns' | 'AirshipLost' }>
/** T41, T42 A star is seen by the fire that follows its loss. */
function airship(seeing: Seeing, event: OfAirship, before: Seen): readonly string[] {
  if (event.type === 'AirshipHit') return hitAirship(seeing, event, before)
  const { part } = seeing
  seeing.part = ''
  if (event.type === 'AirshipLost') return [part === 'cell' ? SINGLE.cellBurns : SINGLE.reaches]
  if (event.on === 0) return [SINGLE.putOut]
  return part === 'engine' ? [SINGLE.engineBurns] : part === 'fuel' ? [SINGLE.fuelBurns] : NONE
}
function hitAirship(
  seeing: Seeing,
  { airship: which, part, index }: Extract<Event, { readonly type: 'AirshipHit' }>,
  before: Seen,
): readonly string[] {
  const hit = AIRSHIP_PARTS[part]!
  seeing.part = hit
  if (hit === 'control') return [at('airship control', index)]
  if (hit !== 'cell') return [SINGLE[hit]]
  const it = before.annex.airships[which]!
  const { cells } = flightOf(
    { ...it, cells: it.cells.map((cell, i) => (i === index ? 1 : cell)), tanks: [...it.tanks] },
    0,
  )
  return [SINGLE.cell, ...(cells === 'as usual' ? [] : [of('airship cells', cells)])]
}
