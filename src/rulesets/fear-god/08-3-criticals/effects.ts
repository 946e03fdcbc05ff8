import type { Effects } from '#kernel/ruleset/index.ts'
import type { Table } from '#kernel/table/index.ts'
import type { Seen, State } from '../02-ships/state.ts'
import { columnOf } from '../08-1-damage/8-1-2-criticals.ts'
import {
  AVIATION_D20,
  AVIATION_D100,
  BOAT_D20,
  CARGO_CRAFT_D20,
  CRITICALS,
  type Critical,
  KINDS,
  type Kind,
  MINOR_D20,
  SMALL_D20,
  TORPEDO_D100,
} from '../book/tables-criticals.ts'
import type { Event } from '../events/events.ts'
import { BESIDES, beside, NEVER, type Seeing } from './effects-besides.ts'

// What criticals can do: for every line of every column each thing that 8.2 and 8.3 make of it, then what stands beside the columns.

/** What an event does to the ship that suffers the critical. */
const WORDS: Partial<Record<Event['type'], string>> = {
  DirectorLost: 'fire control lost',
  MountLost: 'mount lost',
  StrengthLost: 'strength lost',
  ExplosionSuffered: 'explosion',
  BlastSuffered: 'explosion',
  ShipDestroyed: 'ship destroyed',
  ShipSinking: 'sinking',
  SpeedLevelLost: 'speed lost',
  StockBurned: 'fire',
  SensorLost: 'sensor lost',
  CommsLost: 'signals lost',
  BridgeHit: 'bridge out',
  FlyingStopped: 'no flying',
  CaptainHit: 'captain hit',
  SolutionsLost: 'solutions lost',
  RudderJammed: 'rudder jammed',
  SteeringDisabled: 'steering disabled',
  DepthControlLost: 'depth control lost',
  CargoLost: 'cargo lost',
  HoldBurned: 'hold burning',
  HoldExploded: 'hold explodes',
  CrewFactorLost: 'crew lost',
  FlotationHit: 'flotation lost',
  DeckHit: 'deck hit',
  AircraftLost: 'aircraft lost',
  ElevatorLost: 'elevator lost',
  HullDeformed: 'hull deformed',
  DepthChanged: 'surfaces',
  CellsLost: 'cells lost',
  FusesBlown: 'switchboard out',
  PassingHit: 'for a time',
}
const NOTHING = 'nothing'
function wordOf(event: Event): string | undefined {
  return event.type === 'CasualtyStarted' ? (event.kind === 0 ? 'fire' : 'flooding') : WORDS[event.type]
}

const BRIDGE = ['bridge out', 'fire']
const JAM = ['rudder jammed']
const MOUNTS = ['mount lost', 'strength lost']
const HULL = ['surfaces', 'sinking', 'ship destroyed']
/** 8.2, 8.3 What each kind can do on any of its columns. */
const DOES: Readonly<Record<Kind, readonly string[]>> = {
  'Main Battery': ['fire control lost', ...MOUNTS, 'ship destroyed'],
  Casemate: ['fire control lost', 'mount lost', 'explosion'],
  'Other Weapon': MOUNTS,
  Weapon: MOUNTS,
  Engineering: ['speed lost', 'fire'],
  Flooding: ['flooding'],
  Fire: ['fire'],
  'Sensor/Comms': ['sensor lost', 'signals lost'],
  Sensor: ['sensor lost'],
  Communications: ['signals lost'],
  Bridge: BRIDGE,
  Rudder: [...JAM, 'steering disabled'],
  Cargo: ['cargo lost'],
  Personnel: ['crew lost', 'mount lost'],
  'Fuel Tank': ['fire'],
  Flotation: ['flotation lost', 'speed lost', 'sinking'],
  'Main Director': ['fire control lost'],
  'Main Mount': MOUNTS,
  'Main Magazine': ['ship destroyed'],
  'Casemate Director': ['fire control lost'],
  'Casemate Gun': ['mount lost'],
  'Casemate Magazine': ['mount lost', 'explosion'],
  'Other Magazine': [...MOUNTS, 'explosion'],
  'Weapon Magazine': [...MOUNTS, 'explosion'],
  Boiler: ['explosion', 'speed lost', 'fire'],
  'Bridge to port': BRIDGE,
  'Bridge to starboard': BRIDGE,
  'Bridge straight': BRIDGE,
  'Rudder to port': JAM,
  'Rudder to starboard': JAM,
  'Rudder straight': JAM,
  'Rudder slowly to port': JAM,
  'Rudder slowly to starboard': JAM,
  'Flight Deck': ['deck hit', 'aircraft lost', 'fire', 'explosion'],
  'Ammo/Fuel': ['fire', 'ship destroyed'],
  Aircraft: ['aircraft lost', 'fire', 'explosion'],
  Elevator: ['elevator lost'],
  // R81
  'Ordnance Magazine': [NOTHING],
  'Ordnance Explosion': ['ship destroyed'],
  'Aviation Fuel': ['fire'],
  'Hull Penetration': HULL,
  'Hull Deformation': ['hull deformed', ...HULL],
  'Double Flooding': ['flooding'],
  'Half Flooding': ['flooding'],
  'Half Fire': ['fire'],
  Switchboard: ['switchboard out'],
  Battery: ['cells lost'],
  'Passing Weapon': [...MOUNTS, 'for a time'],
  'Passing Engineering': ['speed lost', 'for a time'],
  'Passing Sensor': ['sensor lost', 'for a time'],
  'Passing Rudder': ['depth control lost', 'for a time'],
}

const BOATS: readonly Table<Critical>[] = BOAT_D20
const SMALL: readonly Table<Critical>[] = [SMALL_D20, CARGO_CRAFT_D20]
/** What a kind can do on this column: D20 play throws for explosions, and some ships have what others have not. */
function doesOn(column: Table<Critical>, kind: Kind): readonly string[] {
  const rolled = column.sides === 20
  switch (kind) {
    case 'Main Battery':
      // 8.1.2 the tubes of a surfaced boat
      return column === MINOR_D20 ? [...DOES[kind], 'explosion'] : DOES[kind]
    case 'Other Weapon':
      return rolled ? [...DOES[kind], 'explosion'] : DOES[kind]
    case 'Weapon': {
      const goesUp = rolled ? ['explosion', 'ship destroyed'] : []
      // 8.1.2 unarmed-cargo
      return [...DOES[kind], ...goesUp, ...(column === CARGO_CRAFT_D20 ? ['cargo lost'] : [])]
    }
    case 'Weapon Magazine':
      // R111: only this column speaks of main magazines
      return column === TORPEDO_D100 ? [...DOES[kind], 'ship destroyed'] : DOES[kind]
    case 'Engineering':
      return rolled ? [...DOES[kind], 'explosion'] : DOES[kind]
    case 'Cargo':
      return SMALL.includes(column)
        ? DOES[kind]
        : [...DOES[kind], 'fire', 'hold burning', 'hold explodes', 'ship destroyed']
    case 'Rudder':
      return BOATS.includes(column) ? ['depth control lost'] : DOES[kind]
    case 'Bridge':
    case 'Bridge to port':
    case 'Bridge to starboard':
    case 'Bridge straight':
      return [...DOES[kind], ...bridgeOn(column)]
    default:
      return DOES[kind]
  }
}
function bridgeOn(column: Table<Critical>): readonly string[] {
  if (column === AVIATION_D20 || column === AVIATION_D100) return ['no flying']
  if (column === MINOR_D20) return ['solutions lost']
  return SMALL.includes(column) ? ['captain hit'] : []
}

const nameOf = (column: Table<Critical>, kind: Kind, word: string): string => `${column.title}: ${kind}: ${word}`
const CELLS = CRITICALS.flatMap(column =>
  column.values.flatMap(({ kind }) => doesOn(column, kind).map(word => nameOf(column, kind, word))),
)

/** The column of a critical as it is rolled; null for those that are not, and where shells and torpedoes drew for it (R103). */
function columnAt(state: Seen, ship: number): Table<Critical> | null {
  const { plain, torpedo, stern } = state.ships[ship]!
  if (stern > 0 || (plain > 0 && torpedo > 0)) return null
  return columnOf(state, ship, torpedo > 0)
}

/** What closes a critical: the next thing that a phase does to a ship (8.1, R7). */
const NEXT: ReadonlySet<Event['type']> = new Set([
  'PhaseBegan',
  'BatchOpened',
  'BatchClosed',
  'KeelRolled',
  'BombKeelRolled',
  'AutoFloodRolled',
  'AutoDeckRolled',
  'SparkRolled',
])

/** Names what each event brought about; `seeing` is what came before it. */
function read(seeing: Seeing, event: Event, before: Seen): readonly string[] {
  if (NEXT.has(event.type)) Object.assign(seeing, { column: null, after: event.type })
  if (event.type === 'CriticalRolled') {
    const { ship, kind, ignored } = event
    Object.assign(seeing, { ship, after: event.type, kind: KINDS[kind]! })
    seeing.column = ignored > 0 ? null : columnAt(before, ship)
  }
  const names = beside(seeing, event, before)
  const word = event.type === 'CriticalRolled' && seeing.kind === 'Ordnance Magazine' ? NOTHING : wordOf(event)
  if (seeing.column === null || word === undefined || !('ship' in event) || event.ship !== seeing.ship) return names
  return [...names, nameOf(seeing.column, seeing.kind, word)]
}

export const EFFECTS: Effects<State, Event> = {
  names: [...CELLS, ...BESIDES],
  never: NEVER,
  reader() {
    const seeing: Seeing = { column: null, ship: -1, kind: 'Fire', after: 'PhaseBegan', part: '' }
    return (event, before) => read(seeing, event, before)
  },
}
