import type { Options, Plain } from '#kernel/desk/index.ts'
import type { Action, Pick } from '../own.ts'

// Attacks that battles of the book come to seldom: worked by their procedures.

type Fields = { readonly [key: string]: Plain }
const upTo = (pick: Pick, most: number, least = 0): number =>
  pick(Array.from({ length: most - least + 1 }, (_, i) => least + i))

const BOATS = ['Boat', 'Other boat']
const CARRIERS = ['Carrier', 'Rebuilt carrier', 'Seaplane tender']
const SHIPS = [
  'Battleship',
  'Old battleship',
  'Monitor',
  'Light cruiser',
  'Destroyer',
  'Tanker',
  'Auxiliary cruiser',
  ...CARRIERS,
]
const DEPTHS = ['periscope', 'shallow', 'intermediate I', 'intermediate II', 'deep']

const submerged = (pick: Pick, rest: Fields = {}): Fields => ({
  ...{ ship: pick(BOATS), depth: pick(DEPTHS), hullDeformed: pick([0, 0, 1, 2]), spentCells: pick([0, 30]), ...rest },
})

const depthCharge = (pick: Pick): Plain => ({
  target: submerged(pick),
  severity: pick(['minor', 'major', 'lethal']),
  damage: upTo(pick, 24, 4),
  contact: pick([false, false, false, false, false, true]),
})
const pattern = (pick: Pick): Plain => ({
  target: submerged(pick),
  ...{ warhead: upTo(pick, 30, 8), charges: upTo(pick, 4, 1), hydrophone: pick([true, false]) },
})
const mine = (pick: Pick): Plain => ({
  target: pick([...SHIPS, ...BOATS, 'Launch']),
  ...{ warhead: pick([30, 80, 160]), lies: pick(['ahead', 'port', 'starboard']) },
})
const hullCheck = (pick: Pick): Plain => ({ target: submerged(pick, { hullDeformed: pick([1, 2]) }) })
const depthControl = (pick: Pick): Plain =>
  pick<Fields>([
    { target: submerged(pick, { depthControlLost: true, speed: upTo(pick, 10, 4) }) },
    { target: { ship: pick(BOATS), depth: 'surface', broached: true, depthControlLost: true, speed: 8 } },
    { target: submerged(pick, { [pick(['fires', 'floods'])]: [upTo(pick, 14, 1)] }), what: 'come up' },
  ])

const bomb = (pick: Pick): Plain => ({
  target: { ship: pick(pick([CARRIERS, SHIPS])), readied: pick([true, false]) },
  hits: upTo(pick, 4, 1),
  kind: pick(['demolition', 'incendiary', 'armour-piercing']),
  pounds: pick([50, 112, 520]),
  damage: pick([6, 12, 40, 90, 200]),
  penetration: { dive: { low: 2, medium: 4 }, level: { low: 1, medium: 3, high: 6 } },
  height: pick(['low', 'medium', 'high']),
  skip: pick([false, false, true]),
})
const strafe = (pick: Pick): Plain => ({
  target: pick([...SHIPS, 'Launch', 'Lighter']),
  ...{ damage: upTo(pick, 9, 2), penetration: pick([0, 1, 3]), calibre: pick([7.7, 20, 37]) },
})
const torpedo = (pick: Pick): Plain => ({
  target: pick([...SHIPS, ...BOATS]),
  ...{ weapon: pick(['torpedo', 'mine', 'ram']), warhead: pick([30, 60, 100, 240]) },
  ...{ side: pick(['port', 'starboard']), place: pick(['broadside', 'bow', 'stern']) },
})
const deepTorpedo = (pick: Pick): Plain => ({
  ...{ target: pick(['Battleship', 'Old battleship', 'Carrier']), depth: 'deep' },
  ...{ warhead: pick([15, 30, 60, 100]), absorbed: pick([0, 30]), place: pick(['broadside', 'stern']) },
})
const gunfire = (pick: Pick): Plain => ({
  ...{ firer: pick(['Battleship', 'Old battleship']), target: pick(CARRIERS), range: upTo(pick, 20_000, 13_000) },
})

const airship = (pick: Pick): Plain => ({
  gas: pick(['hydrogen', 'helium']),
  cells: 8,
  ruptured: pick<number[]>([[], [], [1], [1, 2, 3], [1, 2, 3, 4, 5]]),
  engines: { port: 2, starboard: 2 },
  ...{ tanksUsed: upTo(pick, 3), weapons: 2, burning: pick([true, false]) },
  ...{ what: pick(['hit', 'hit', 'hit', 'fire', 'height', 'lighten']), part: pick(['gondola', 'envelope']) },
})
const TENDERS = ['Blimp tender', 'Rigid tender', 'Zeppelin tender']
const flak = (pick: Pick): Plain => ({
  target: pick(SHIPS),
  aircraft: upTo(pick, 6, 1),
  weapon: pick(['bombs', 'guns']),
})
const airAttack = (pick: Pick): Plain => ({
  target: { ship: pick(SHIPS), helm: pick(['weaving', 'steady']), speed: pick([0, 8]) },
  ...{ by: pick(CARRIERS), aircraft: upTo(pick, 4, 1), weapon: pick(['bombs', 'guns']) },
})
const airshipAttack = (pick: Pick): Plain => ({ target: pick(SHIPS), by: pick(TENDERS) })
const skyfire = (pick: Pick): Plain => ({
  ...{ firer: pick(TENDERS), battery: pick([0, 1, 2]), part: pick(['gondola', 'envelope']) },
  airship: { gas: pick(['hydrogen', 'helium']), cells: 8, engines: { port: 2, starboard: 2 }, weapons: 2 },
})
const aircraft = (pick: Pick): Plain => ({
  state: pick(['sound', 'lightly damaged', 'heavily damaged', 'critically damaged']),
  kind: pick(['pilot', 'engine', 'structure', 'weapons']),
})
const burning = (pick: Pick): Plain => ({
  target: { ship: 'Ammunition ship', lost: upTo(pick, 60) },
  hold: pick([1, 2]),
})

/** Hard hits on ships that steer evasively, or stand by their guns. */
const damage = (pick: Pick): Plain => ({
  target: { ship: pick(pick([SHIPS, ['Old battleship']])), helm: pick(['weaving', 'steady']), speed: 8 },
  ...pick([{ damage: upTo(pick, 120, 20) }, { torpedo: upTo(pick, 120, 20) }]),
})
/** Fires and floodings of every level, with all that makes the die worse or better. */
const freighter = (pick: Pick): Plain => ({
  target: {
    ship: pick(['Ammunition ship', 'Tanker']),
    fires: [upTo(pick, 13, 2)],
    ...pick<Fields>([{}, { burning: 'ammunition' }, { burning: 'aviation petrol' }, { burning: 'aviation petrol' }]),
    ...pick<Fields>([{}, {}, { floods: [upTo(pick, 8, 1)] }]),
    ...pick<Fields>([{}, { drafted: 'light' }]),
    fighting: pick([true, false]),
  },
})
const shortOfCrew = (pick: Pick): Plain => ({
  helpers: pick<Plain>([[], [{ size: 'C' }]]),
  target: { ship: 'Motor gunboat', fires: [upTo(pick, 12, 1)], crewLost: pick([0, 4]), fighting: pick([true, false]) },
})
const flooded = (pick: Pick): Plain => ({ target: { ship: 'Old battleship', floods: [upTo(pick, 18, 1)] } })
const control = (pick: Pick): Plain => pick([freighter, freighter, freighter, shortOfCrew, flooded])(pick)

const GIVEN: Readonly<Record<string, (pick: Pick) => Plain>> = {
  'depth-charge': depthCharge,
  'depth-charge-attack': pattern,
  mine,
  'hull-check': hullCheck,
  'depth-control': depthControl,
  bomb,
  strafe,
  'torpedo-hit': pick => pick([torpedo, torpedo, deepTorpedo])(pick),
  gunfire,
  airship,
  'aircraft-hit': aircraft,
  flak,
  'air-attack': airAttack,
  'airship-attack': airshipAttack,
  'fire-at-airship': skyfire,
  'burning-ammunition': burning,
  control,
  damage,
}
/** Submarines and aviation ships most. */
const OFTEN = [
  ...Object.keys(GIVEN),
  'depth-charge',
  'depth-charge',
  'depth-charge',
  'bomb',
  'torpedo-hit',
  'damage',
  'damage',
  'damage',
  'control',
]

const someOf = (pick: Pick): Options => ({
  criticalTable: pick(['D20', 'D100']),
  nationalEffectiveness: pick(['on', 'off']),
  armedAircraft: pick(['on', 'off']),
  closelyParked: pick(['on', 'off']),
  aircraftDamage: pick(['table', 'even chance']),
})

/** Some attack, by whoever picks. */
export function anyAction(pick: Pick): Action {
  const procedure = pick(OFTEN)
  return { procedure, given: GIVEN[procedure]!(pick), options: someOf(pick) }
}
