import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, type Decider, Desk, type Frozen, type Options } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Replay, Script, Seeded, type Source } from '#kernel/dice/index.ts'
import { BadInput, type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import { CARD, type Card } from '../02-data-sheet/ship.ts'
import { type Ship, type State, sheetAt, TURN } from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import type { Event, FleetDesk } from '../events/events.ts'
import { apply } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { COMMAND, type Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { fleet, inPhase } from './bench.fixture.ts'

// ---------------------------------------------------------------------------------------------------------------------
// Sheets that the book allows, and what may have happened to their ships.

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const from = (least: number, most: number) => fc.integer({ min: least, max: most })
const flag = fc.boolean()

const arcs = fc.array(fc.tuple(from(-180, 359), from(-180, 360)), { minLength: 1, maxLength: 2 })
const mount = fc.record(
  {
    guns: from(1, 4),
    kind: fc.constantFrom('open' as const, 'shielded' as const, 'casemate' as const, 'turret' as const),
    ac: upTo(12),
    cvCost: from(1, 6),
    arcs,
    position: fc.constantFrom('bow' as const, 'mid' as const, 'stern' as const),
    count: from(1, 4),
  },
  { requiredKeys: ['guns', 'kind', 'arcs'] },
)
const battery = fc.record({
  label: fc.constant('gun'),
  group: fc.constantFrom('MAIN' as const, 'OTHER' as const),
  calibre: fc.constantFrom(3, 3.9, 6, 8, 12, 15),
  ip: from(1, 8),
  cv: from(1, 19),
  pen: fc.array(fc.option(upTo(20)), { minLength: 5, maxLength: 5 }),
  radar: flag,
  mounts: fc.array(mount, { minLength: 1, maxLength: 3 }),
})
const torpedoMount = fc.record({
  tubes: from(1, 5),
  cvCost: from(1, 4),
  arcs,
  ip: from(1, 8),
  cv: from(1, 12),
  settings: fc.array(fc.record({ maxRB: from(1, 5), modifier: from(-2, 2) }), { minLength: 1, maxLength: 2 }),
  count: from(1, 2),
})
const KEYS = [
  { '1-10': 'MAIN' },
  { '1-5': 'MAIN', '6-10': 'OTHER' },
  { '1-4': 'MAIN', '5-7': 'OTHER', '8-10': 'TORPEDOES' },
] as const
const sort = fc.constantFrom('ship', 'ship', 'ship', 'merchant', 'stand', 'fort', 'auxiliary')

const cards: fc.Arbitrary<Card> = fc
  .record({
    name: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
    sort,
    targetSize: from(-3, 3),
    S: from(1, 30),
    F: from(1, 20),
    CQ: from(-2, 2),
    DC: upTo(9),
    FC: upTo(6),
    SV: upTo(7),
    GM: from(-2, 2),
    SD: upTo(6),
    speedMax: upTo(40),
    MVR: upTo(5),
    smoke: flag,
    searchRadar: flag,
    searchlights: flag,
    gunneryRadarMain: flag,
    gunneryRadarOther: flag,
    shipPlanes: upTo(3),
    poorUnderwaterProtection: flag,
    isAMC: flag,
    armour: fc.record({
      belt: upTo(12),
      deck: upTo(5),
      conningTower: upTo(12),
      turret: upTo(12),
      casemate: upTo(8),
    }),
    batteries: fc.array(battery, { maxLength: 3 }),
    torpedoMounts: fc.array(torpedoMount, { maxLength: 2 }),
    ASW: upTo(2),
    MRF: upTo(3),
    CRF: upTo(3),
    weaponKey: fc.constantFrom(...KEYS),
    cargo: fc.option(
      fc.record({
        kind: fc.constantFrom('ordinary' as const, 'fuel' as const, 'ammunition' as const),
        points: upTo(6),
      }),
    ),
  })
  .map(({ sort: of, ...card }) => CARD.read(sorted(card, of)))

function sorted<T extends object>(card: T, of: string): object {
  const whole = { ...card, className: 'Class', nation: 'GBR', typeCode: 'CL', displacement: 5000 }
  switch (of) {
    case 'merchant':
      return { ...whole, isMerchant: true }
    case 'auxiliary':
      return { ...whole, typeCode: 'A MC' }
    case 'fort':
      return { ...whole, isLand: true, F: 0, speedMax: 0, targetSize: 0 }
    case 'stand':
      return { ...whole, typeCode: 'X', S: 0, F: 0, targetSize: -4, stand: { vessels: 5, save: -1 } }
    default:
      return whole
  }
}

/** What has happened to a ship, as shares of what can. */
const wear = fc.record({
  hurt: flag,
  s: upTo(30),
  f: upTo(20),
  cq: from(-5, 2),
  dc: upTo(9),
  fc: upTo(6),
  sv: upTo(7),
  sd: upTo(6),
  speed: upTo(40),
  gm: from(-4, 2),
  fires: upTo(8),
  splash: upTo(2),
  moved: from(-1, 40),
  dark: upTo(1),
  lit: upTo(1),
  flag: upTo(1),
  acted: fc.constantFrom(0, 0, 0, 1),
  x: upTo(60),
  y: upTo(60),
  heading: upTo(3599),
})
type Wear = typeof wear extends fc.Arbitrary<infer T> ? T : never

const chosen: fc.Arbitrary<Options> = fc
  .tuple(...OPTIONS.map(({ values }) => fc.constantFrom(...values)))
  .map(values => Object.fromEntries(OPTIONS.map(({ name }, i) => [name, values[i]!])))

function worn(ship: Ship, of: Wear): void {
  const { hurt, s, f, dc, fc: control, sv, sd, speed, x, y, ...rest } = of
  Object.assign(ship, rest, { x: x * 100, y: y * 100 })
  if (!hurt) return
  Object.assign(ship, { s: Math.min(s, ship.s), f: Math.min(f, ship.f), dc: Math.min(dc, ship.dc) })
  Object.assign(ship, { fc: Math.min(control, ship.fc), sv: Math.min(sv, ship.sv), sd: Math.min(sd, ship.sd) })
  ship.speed = Math.min(speed, ship.speed)
}

const states: fc.Arbitrary<State> = fc
  .tuple(
    fc.array(fc.tuple(cards, wear, upTo(1)), { minLength: 2, maxLength: 4 }),
    chosen,
    fc.record({ isNight: flag, tvr: upTo(6), isClear: fc.constantFrom(true, true, false), isFoul: flag }),
    fc.constantFrom(...TURN.phases),
  )
  .map(([ships, changes, scene, phase]) => {
    const berths = ships.map(([card, , seat], i) => ({ card, seat: i < 2 ? i : seat }))
    const state = fleet(berths, { options: changes, scene })
    ships.forEach(([, of], i) => {
      worn(state.ships[i]!, of)
    })
    return inPhase(state, phase)
  })

const index = upTo(4)
const commands: fc.Arbitrary<Command> = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constant('Activate' as const),
        ship: index,
        light: fc.option(index, { freq: 6 }),
        guns: fc.array(
          fc.record(
            { battery: upTo(3), target: index, mounts: fc.array(upTo(3), { maxLength: 3 }) },
            { requiredKeys: ['battery', 'target'] },
          ),
          { maxLength: 3 },
        ),
        factors: fc.array(
          fc.record({ kind: fc.constantFrom('crf' as const, 'mrf' as const), target: index, factors: from(1, 3) }),
          { maxLength: 2 },
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('DeclareTorpedoes' as const),
        ship: index,
        aim: fc.oneof(fc.record({ target: index }), fc.record({ x: upTo(6000), y: upTo(6000) })),
        setting: upTo(2),
        tubes: fc.array(upTo(5), { maxLength: 4 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('SteamOn' as const), ship: index }) },
    { weight: 2, arbitrary: fc.constant({ type: 'NextPhase' as const }) },
  )
  .map(command => COMMAND.read(command) as SaidInDuels)

type SaidInDuels = Extract<Command, { type: 'NextPhase' | 'SteamOn' | 'DeclareTorpedoes' | 'Activate' }>
/** What is left of an order once everything is dropped that would be refused by itself. */
function fitted(state: State, command: SaidInDuels): Order<Command> {
  if (command.type === 'NextPhase') return { seat: UMPIRE, command }
  const ship = command.ship % state.ships.length
  const { seat } = state.ships[ship]!
  const enemies = state.ships.map((_, i) => i).filter(i => state.ships[i]!.seat !== seat)
  const enemy = (target: number): number => enemies[target % enemies.length]!
  inPhase(state, command.type === 'Activate' ? 'action' : 'ship movement')
  state.ships[ship]!.acted = 0
  if (command.type === 'SteamOn') return { seat, command: { ...command, ship } }
  if (command.type === 'DeclareTorpedoes') {
    const aim = 'target' in command.aim ? { target: enemy(command.aim.target) } : command.aim
    return { seat, command: { ...command, ship, aim, setting: 0 } }
  }
  const idle = { ...command, ship, light: null, guns: [], factors: [] }
  const may = (part: Partial<typeof command>): boolean =>
    refuse(state, { seat, command: { ...idle, ...part } }) === null
  const seen = new Set<number>()
  const guns = command.guns
    .map(fire => ({ battery: fire.battery, target: enemy(fire.target) }))
    .filter(fire => may({ guns: [fire] }) && !seen.has(fire.battery) && seen.add(fire.battery))
  const factors = command.factors
    .map(each => ({ ...each, target: enemy(each.target) }))
    .slice(0, 1)
    .filter(each => may({ factors: [each] }))
  return { seat, command: { ...idle, guns, factors } }
}

/** Half of the orders as they come, half made to fit phase, seat and ship. */
const situations = fc
  .tuple(states, commands, flag, from(-1, 1), from(1, 2 ** 31 - 1))
  .map(([state, command, fits, seat, seed]) => ({
    state,
    order: fits ? fitted(state, command as SaidInDuels) : { seat, command },
    seed,
  }))

// ---------------------------------------------------------------------------------------------------------------------

/** All that changes, in one word. */
const wordOf = ({ now, first, ships, salvoes }: Frozen<State>): string => canonical({ now, first, ships, salvoes })

/** A player without a will of his own, but not always the same. */
const whim: Decider<State> = (state, seat, among) => {
  const may = Array.from({ length: 6 }, (_, i) => i).filter(i => among & (1 << i))
  return may[(state.now + 7 * seat + state.ships.reduce((sum, { s }) => sum + s, 0)) % may.length]!
}

function listening(state: State, dice: Dice): { desk: FleetDesk; events: Event[] } {
  const desk: FleetDesk = new Desk(state, dice, whim)
  const events: Event[] = []
  desk.heard = events
  return { desk, events }
}

const COUNTED = ['s', 'f', 'dc', 'fc', 'sv', 'sd', 'speed', 'asw', 'mrf', 'crf', 'fires', 'splash', 'vessels'] as const
function inBounds(state: Frozen<State>): void {
  state.ships.forEach((ship, i) => {
    const { card, groups, racks } = sheetAt(state, i)
    for (const track of COUNTED) expect(ship[track], track).toBeGreaterThanOrEqual(0)
    expect(ship.s).toBeLessThanOrEqual(card.S)
    expect(ship.f).toBeLessThanOrEqual(card.F)
    expect(ship.speed).toBeLessThanOrEqual(card.speedMax)
    ship.mounts.forEach((left, group) => {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(groups[group]!.mounts)
    })
    ship.loaded.forEach((left, rack) => {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(ship.racks[rack]! * racks[rack]!.tubes)
    })
    // no hit is left half worked
    const { hits, rolls, budget, table, stuck, flashDue, blast } = ship
    expect([hits, rolls, budget, table, stuck, ship.sort, flashDue, blast]).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })
}

const LONG = { timeout: 60_000 }
const RUNS = { numRuns: 1000 }

describe('properties', LONG, () => {
  test('an order is refused with a rule, or carried out: nothing throws, nothing is below nought', () => {
    fc.assert(
      fc.property(situations, ({ state, order, seed }) => {
        const before = wordOf(state)
        const refusal = refuse(state, order)
        expect(wordOf(state)).toBe(before)
        if (refusal !== null) {
          expect(BOOK.rules[refusal.why]).toBeDefined()
          expect(refusal.reason.length).toBeGreaterThan(0)
          return
        }
        const { desk, events } = listening(state, new Dice(new Seeded(seed)))
        resolve(desk, order)
        inBounds(state)
        for (const event of events) expect(tell(event, state).trim()).not.toBe('')
      }),
      RUNS,
    )
  })
  test('the same answers give the same events, and the events the same state', () => {
    fc.assert(
      fc.property(situations, ({ state, order, seed }) => {
        if (refuse(state, order) !== null) return
        const start = copy(state)
        const again = copy(state)
        const applied = copy(state)
        const answers: Answer[] = []
        const first = listening(start, new Dice(new Recorder(new Seeded(seed), answers)))
        resolve(first.desk, order)
        const thrown = answers.filter(answer => 'faces' in answer)
        const replay = new Replay(thrown)
        const second = listening(again, new Dice(replay))
        resolve(second.desk, order)
        expect(replay.used).toBe(thrown.length)
        expect(second.events).toEqual(first.events)
        expect(wordOf(again)).toBe(wordOf(start))
        for (const event of first.events) apply(applied, event)
        expect(wordOf(applied)).toBe(wordOf(start))
        // silently it ends the same
        const silent = copy(state)
        resolve(new Desk(silent, new Dice(new Seeded(seed)), whim), order)
        expect(wordOf(silent)).toBe(wordOf(start))
      }),
      { numRuns: 700 },
    )
  })
  test('a copy shares nothing that changes', () => {
    fc.assert(
      fc.property(situations, ({ state, order, seed }) => {
        if (refuse(state, order) !== null) return
        const before = wordOf(state)
        const other = copy(state)
        resolve(new Desk(other, new Dice(new Seeded(seed)), whim), order)
        expect(wordOf(state)).toBe(before)
      }),
      { numRuns: 300 },
    )
  })
})

const shipGiven = (card: Card, of: Wear): object => ({
  ship: card,
  structure: Math.min(of.s, card.S),
  flotation: Math.min(of.f, card.F),
  crewQuality: of.cq,
  teams: Math.min(of.dc, card.DC),
  fireControl: Math.min(of.fc, card.FC),
  steering: Math.min(of.sv, card.SV),
  speed: Math.min(of.speed, card.speedMax),
  fires: of.fires,
  splashes: of.splash,
  powerFailure: of.dark > 0,
})
type Given = Record<string, unknown>
/** The same ship with ASW factors, and as a boat under water. */
const sheetOf = (given: unknown): Given => (given as Given)['ship'] as Given
const hunting = (given: unknown) => ({ ...(given as Given), ship: { ...sheetOf(given), ASW: 3 }, factors: { asw: 3 } })
const diving = (given: unknown, known: boolean) => {
  const { stand, isLand, ...boat } = sheetOf(given)
  const isShip = (stand ?? null) === null && isLand !== true
  return isShip ? { ...(given as Given), ship: { ...boat, dives: { knots: 8 } }, submerged: true, known } : given
}

const AIRCRAFT = ['torpedo bomber', 'fighter-bomber', 'dive bomber', 'fighter', 'Kamikaze'] as const
const givens = fc
  .record({
    one: cards,
    other: cards,
    first: wear,
    second: wear,
    range: fc.constantFrom(1, 3, 6, 12, 20, 40, 60, 110),
    aspect: fc.constantFrom('abeam', 'ahead', 'astern', 200),
    night: flag,
    battery: upTo(2),
    cv: from(1, 19),
    seed: from(1, 2 ** 31 - 1),
    options: chosen,
    which: upTo(PROCEDURES.length - 1),
  })
  .map(given => {
    const firer = shipGiven(given.one, given.first)
    const target = shipGiven(given.other, given.second)
    const pair = { firer, target, range: given.range, aspect: given.aspect, night: given.night }
    const { cv } = given
    const stand = { stand: AIRCRAFT[given.battery % AIRCRAFT.length], aircraft: 1 + (cv % 12), flak: cv % 3 }
    const air = { H: 3, RRR: 2, isBase: given.other.isLand }
    const flattop = given.other.stand === null ? { ...target, ship: { ...given.other, air } } : target
    const by: Record<string, object> = {
      gunfire: { ...pair, battery: given.battery },
      torpedoes: { ...pair, torpedoes: 1 + (given.battery % 3), wide: given.night },
      'torpedo-hit': { target, cv },
      factors: { ...pair, kind: given.night ? 'crf' : 'mrf' },
      'structural-critical': { target, cv, penetration: given.range },
      'underwater-critical': { target, cv, flashover: given.night },
      'wreck-test': { target },
      'fire-test': { target, cv, tests: 3 },
      'magazine-test': { target, cv },
      'end-phase': { target },
      initiative: { one: [cv], other: [-given.battery] },
      'crew-test': { target, modifier: -given.battery },
      identification: { ...pair, range: 1 + (given.range % 25), night: true },
      spotting: pair,
      'star-shell': { ...pair, range: 1 + (given.range % 50), night: true, battery: given.battery },
      listening: { ...pair, firer: hunting(firer), target: diving(target, false) },
      asw: { ...pair, range: 1 + (given.range % 6), firer: hunting(firer), target: diving(target, true) },
      mines: { target },
      collision: { firer, target },
      repairs: { target },
      fires: { target },
      'ship-morale': { target, causes: 1 + (cv % 4) },
      'squadron-morale': { target, ships: 4, left: 1 + given.battery },
      'anti-aircraft': { target, stand, range: given.range },
      'air-attack': { target, stand, from: given.aspect === 200 ? 'astern' : given.aspect },
      strafing: { target, stand, factor: given.night ? 'strafe' : 'antiShip' },
      'air-combat': { attacker: stand, defender: AIRCRAFT[given.seed % AIRCRAFT.length], way: 'dogfight' },
      'stand-morale': { stand, last: given.night },
      'carrier-critical': { target: flattop, cv, penetration: given.range, arming: given.battery },
      'fuel-explosion-test': { target: flattop, cv },
    }
    const procedure = PROCEDURES[given.which]!
    return { procedure, given: by[procedure.name]!, seed: given.seed, options: given.options }
  })

describe('procedures', LONG, () => {
  const noCards = { card: () => ({}) as Card }
  test('each works or says in one sentence what is wrong; twice it gives the same', () => {
    const worked = new Set<string>()
    fc.assert(
      fc.property(givens, ({ procedure, given, seed, options }) => {
        const run = (source: () => Source) => {
          try {
            const opened = procedure.open(given, { options, ...noCards })
            const choices: number[] = []
            for (;;) {
              const worked = opened.work(source(), choices)
              if (!('wanted' in worked) || !('choose' in worked.wanted)) return worked
              choices.push(worked.wanted.choose[0]!.value)
            }
          } catch (thrown) {
            if (thrown instanceof BadInput) return thrown.message
            throw thrown
          }
        }
        const seeded = () => new Seeded(seed)
        const one = run(seeded)
        expect(run(seeded)).toEqual(one)
        if (typeof one === 'string') return
        expect('result' in one).toBe(true)
        worked.add(procedure.name)
        // with no dice it asks for some, or needed none
        const bare = run(() => new Script([]))
        if (typeof bare !== 'string' && 'wanted' in bare) expect(bare.wanted).toHaveProperty('words')
      }),
      RUNS,
    )
    expect(PROCEDURES.map(({ name }) => name).filter(name => !worked.has(name))).toEqual([])
  })
})
