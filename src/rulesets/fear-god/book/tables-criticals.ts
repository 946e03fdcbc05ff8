import { Table, type TableRow } from '#kernel/table/index.ts'

/** What a critical can be. Those of the D100 sheet name at once what D20 play rolls for. */
export const KINDS = [
  'Main Battery',
  'Casemate',
  'Other Weapon',
  'Weapon',
  'Engineering',
  'Flooding',
  'Fire',
  'Sensor/Comms',
  'Sensor',
  'Communications',
  'Bridge',
  'Rudder',
  'Cargo',
  'Personnel',
  'Fuel Tank',
  'Flotation',
  'Main Director',
  'Main Mount',
  'Main Magazine',
  'Casemate Director',
  'Casemate Gun',
  'Casemate Magazine',
  'Other Magazine',
  'Weapon Magazine',
  'Boiler',
  'Bridge to port',
  'Bridge to starboard',
  'Bridge straight',
  'Rudder to port',
  'Rudder to starboard',
  'Rudder straight',
  'Rudder slowly to port',
  'Rudder slowly to starboard',
  'Flight Deck',
  'Ammo/Fuel',
  'Aircraft',
  'Elevator',
  'Ordnance Magazine',
  'Ordnance Explosion',
  'Aviation Fuel',
  'Hull Penetration',
  'Hull Deformation',
  'Double Flooding',
  'Half Flooding',
  'Half Fire',
  'Switchboard',
  'Battery',
  'Passing Weapon',
  'Passing Engineering',
  'Passing Sensor',
  'Passing Rudder',
] as const
export type Kind = (typeof KINDS)[number]

/** A line of a critical table; a star asks for armour to be beaten. */
export class Critical {
  readonly kind: Kind
  readonly number: number
  readonly star: boolean

  constructor(kind: Kind, star: boolean) {
    this.kind = kind
    this.number = KINDS.indexOf(kind)
    this.star = star
  }

  /** As it is printed. */
  toString(): string {
    return this.star ? `${this.kind}*` : this.kind
  }
}

const lines = new Map<Text, Critical>()
/** The line as printed, `Fire*` with its star: equal text, one object. */
function line(text: Text): Critical {
  let found = lines.get(text)
  if (found === undefined) {
    const star = text.endsWith('*')
    found = new Critical((star ? text.slice(0, -1) : text) as Kind, star)
    lines.set(text, found)
  }
  return found
}
type Text = Kind | `${Kind}*`
const table = (title: string, sides: number, rows: readonly (readonly [number, number, Text])[]): Table<Critical> =>
  new Table(
    title,
    1,
    sides,
    rows.map(([from, to, text]): TableRow<Critical> => [from, to, line(text)]),
  )

/** A critical by its name, without a star. */
export const criticalOf = (kind: Kind): Critical => line(kind)
export const ENGINEERING = line('Engineering')
export const RUDDER = line('Rudder')

/** T10, T11 */
export const MAJOR_D20 = table('critical, major combatant', 20, [
  [1, 3, 'Main Battery*'],
  [4, 5, 'Casemate*'],
  [6, 9, 'Other Weapon*'],
  [10, 11, 'Engineering*'],
  [12, 14, 'Flooding*'],
  [15, 17, 'Fire*'],
  [18, 18, 'Sensor/Comms'],
  [19, 19, 'Bridge*'],
  [20, 20, 'Rudder*'],
])
export const MINOR_D20 = table('critical, minor combatant', 20, [
  [1, 3, 'Main Battery*'],
  [4, 9, 'Other Weapon'],
  [10, 11, 'Engineering*'],
  [12, 14, 'Flooding*'],
  [15, 17, 'Fire*'],
  [18, 18, 'Sensor/Comms'],
  [19, 19, 'Bridge*'],
  [20, 20, 'Rudder*'],
])
export const MERCHANT_D20 = table('critical, merchant or auxiliary', 20, [
  [1, 7, 'Cargo'],
  [8, 9, 'Weapon'],
  [10, 11, 'Engineering'],
  [12, 14, 'Flooding'],
  [15, 17, 'Fire'],
  [18, 18, 'Sensor/Comms'],
  [19, 19, 'Bridge'],
  [20, 20, 'Rudder'],
])
export const TORPEDO_D20 = table('critical, torpedo or mine', 20, [
  [1, 3, 'Weapon'],
  [4, 9, 'Flooding'],
  [10, 14, 'Engineering'],
  [15, 17, 'Fire'],
  [18, 18, 'Weapon'],
  [19, 20, 'Rudder'],
])
export const SMALL_D20 = table('critical, small combatant', 20, [
  [1, 5, 'Weapon'],
  [6, 7, 'Personnel'],
  [8, 9, 'Fuel Tank'],
  [10, 11, 'Engineering'],
  [12, 14, 'Flotation'],
  [15, 17, 'Fire'],
  [18, 18, 'Sensor/Comms'],
  [19, 19, 'Bridge'],
  [20, 20, 'Personnel'],
])

export const AVIATION_D20 = table('critical, aviation ship', 20, [
  [1, 3, 'Flight Deck*'],
  [4, 5, 'Other Weapon'],
  [6, 7, 'Ammo/Fuel*'],
  [8, 9, 'Aircraft'],
  [10, 11, 'Engineering*'],
  [12, 14, 'Flooding'],
  [15, 17, 'Fire*'],
  [18, 18, 'Sensor/Comms*'],
  [19, 19, 'Bridge*'],
  [20, 20, 'Rudder*'],
])
export const CARGO_CRAFT_D20 = table('critical, small cargo craft', 20, [
  [1, 3, 'Weapon'],
  [4, 7, 'Cargo'],
  [8, 9, 'Fuel Tank'],
  [10, 11, 'Engineering'],
  [12, 14, 'Flotation'],
  [15, 17, 'Fire'],
  [18, 18, 'Sensor/Comms'],
  [19, 19, 'Bridge'],
  [20, 20, 'Personnel'],
])
/** T10 Submerged: minor, major and lethal attacks. What passes by itself on the Minor column is called so. */
export const BOAT_D20 = [
  table('critical, submarine, minor', 20, [
    [1, 3, 'Passing Weapon'],
    [4, 7, 'Switchboard'],
    [8, 9, 'Battery'],
    [10, 11, 'Passing Engineering'],
    [12, 14, 'Half Flooding'],
    [15, 17, 'Half Fire'],
    [18, 18, 'Passing Sensor'],
    [19, 19, 'Communications'],
    [20, 20, 'Passing Rudder'],
  ]),
  table('critical, submarine, major', 20, [
    [1, 3, 'Weapon'],
    [4, 7, 'Hull Deformation'],
    [8, 9, 'Battery'],
    [10, 11, 'Engineering'],
    [12, 14, 'Flooding'],
    [15, 17, 'Fire'],
    [18, 18, 'Sensor'],
    [19, 19, 'Communications'],
    [20, 20, 'Rudder'],
  ]),
  table('critical, submarine, lethal', 20, [
    [1, 9, 'Hull Penetration'],
    [10, 11, 'Hull Deformation'],
    [12, 17, 'Double Flooding'],
    [18, 20, 'Hull Penetration'],
  ]),
] as const

/** T43 to T47; the two battery directors need no penetration (R66). */
export const MAJOR_D100 = table('critical by D100, major combatant', 100, [
  [1, 2, 'Main Director'],
  [3, 13, 'Main Mount*'],
  [14, 15, 'Main Magazine*'],
  [16, 17, 'Casemate Director'],
  [18, 28, 'Casemate Gun*'],
  [29, 30, 'Casemate Magazine*'],
  [31, 38, 'Other Weapon*'],
  [39, 40, 'Other Magazine*'],
  [41, 58, 'Engineering*'],
  [59, 60, 'Boiler*'],
  [61, 75, 'Flooding*'],
  [76, 90, 'Fire*'],
  [91, 92, 'Sensor'],
  [93, 94, 'Communications'],
  [95, 95, 'Bridge to port*'],
  [96, 96, 'Bridge to starboard*'],
  [97, 97, 'Bridge straight*'],
  [98, 98, 'Rudder to port*'],
  [99, 99, 'Rudder to starboard*'],
  [100, 100, 'Rudder straight*'],
])
export const MINOR_D100 = table('critical by D100, minor combatant', 100, [
  [1, 2, 'Main Director'],
  [3, 13, 'Main Mount*'],
  [14, 15, 'Main Magazine*'],
  [16, 38, 'Other Weapon'],
  [39, 40, 'Other Magazine'],
  [41, 58, 'Engineering*'],
  [59, 60, 'Boiler*'],
  [61, 75, 'Flooding*'],
  [76, 90, 'Fire*'],
  [91, 92, 'Sensor'],
  [93, 94, 'Communications'],
  [95, 95, 'Bridge to port*'],
  [96, 96, 'Bridge to starboard*'],
  [97, 97, 'Bridge straight*'],
  [98, 98, 'Rudder to port*'],
  [99, 99, 'Rudder to starboard*'],
  [100, 100, 'Rudder straight*'],
])
export const AVIATION_D100 = table('critical by D100, aviation ship', 100, [
  [1, 12, 'Flight Deck*'],
  [13, 15, 'Elevator'],
  [16, 28, 'Weapon*'],
  [29, 30, 'Weapon Magazine*'],
  [31, 34, 'Ordnance Magazine*'],
  [35, 35, 'Ordnance Explosion*'],
  [36, 40, 'Aviation Fuel*'],
  [41, 58, 'Engineering*'],
  [59, 60, 'Boiler*'],
  [61, 75, 'Flooding*'],
  [76, 90, 'Fire*'],
  [91, 92, 'Sensor'],
  [93, 94, 'Communications'],
  [95, 95, 'Bridge to port*'],
  [96, 96, 'Bridge to starboard*'],
  [97, 97, 'Bridge straight*'],
  [98, 98, 'Rudder to port*'],
  [99, 99, 'Rudder to starboard*'],
  [100, 100, 'Rudder straight*'],
])
export const MERCHANT_D100 = table('critical by D100, merchant or auxiliary', 100, [
  [1, 9, 'Weapon'],
  [10, 10, 'Weapon Magazine'],
  [11, 45, 'Cargo'],
  [46, 58, 'Engineering'],
  [59, 60, 'Boiler'],
  [61, 75, 'Flooding'],
  [76, 90, 'Fire'],
  [91, 92, 'Sensor'],
  [93, 94, 'Communications'],
  [95, 95, 'Bridge to port'],
  [96, 96, 'Bridge to starboard'],
  [97, 97, 'Bridge straight'],
  [98, 98, 'Rudder to port'],
  [99, 99, 'Rudder to starboard'],
  [100, 100, 'Rudder straight'],
])
export const TORPEDO_D100 = table('critical by D100, torpedo', 100, [
  [1, 19, 'Weapon'],
  [20, 20, 'Weapon Magazine'],
  [21, 43, 'Engineering'],
  [44, 45, 'Boiler'],
  [46, 60, 'Fire'],
  [61, 95, 'Flooding'],
  [96, 96, 'Sensor'],
  [97, 97, 'Communications'],
  [98, 98, 'Rudder slowly to port'],
  [99, 99, 'Rudder slowly to starboard'],
  [100, 100, 'Rudder straight'],
])

/** R116 Which of the torpedo column's three Rudder results, by their places there. */
export const STERN_RUDDER = new Table<number>('rudder, torpedo astern by D100', 1, 6, [
  [1, 2, 98],
  [3, 4, 99],
  [5, 6, 100],
])

export const CRITICALS: readonly Table<Critical>[] = [
  MAJOR_D20,
  MINOR_D20,
  MERCHANT_D20,
  TORPEDO_D20,
  SMALL_D20,
  MAJOR_D100,
  MINOR_D100,
  MERCHANT_D100,
  TORPEDO_D100,
  AVIATION_D20,
  AVIATION_D100,
  CARGO_CRAFT_D20,
  ...BOAT_D20,
]
