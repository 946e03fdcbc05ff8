import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, type Decider, Desk, type Frozen, type Options } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Replay, Script, Seeded, Wanted } from '#kernel/dice/index.ts'
import { BadInput, type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import { CLASSES, LADDER } from '../01-classes/classes.ts'
import { CARD, type Card } from '../01-classes/ship.ts'
import { FORMATIONS, LIGHTS, moveRate, type State } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import { LEVELS, PERIODS } from '../book/tables.ts'
import { AIR_CLASSES } from '../book/tables-air.ts'
import { apply, type Event, type FirepowerDesk } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { COMMAND, type Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { DUEL } from '../procedures/duel.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { battle, card, options } from './bench.fixture.ts'

// ---------------------------------------------------------------------------------------------------------------------
// Cards that the book allows, and what may have happened to their ships.

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const from = (least: number, most: number) => fc.integer({ min: least, max: most })
const flag = upTo(1)
const step = fc.constantFrom(...LADDER)

const cards: fc.Arbitrary<Card> = fc
  .record({
    // hunters and boats a little more often, or they would hardly meet
    of: fc.constantFrom(...CLASSES, 'SM', 'SM', 'DD', 'DD'),
    nation: fc.constantFrom('GBR', 'JAP', 'USA'),
    year: from(1895, 1945),
    fuel: fc.constantFrom('C', 'D'),
    odd: fc.option(
      fc.record({ main: fc.option(step), secondary: fc.option(step), armour: fc.option(step), aa: upTo(30) }),
    ),
    torpedoes: fc.option(fc.record({ launches: from(1, 3), longLance: fc.boolean() })),
    radar: fc.option(from(1938, 1945)),
    flares: fc.boolean(),
    grade: from(-1, 1),
  })
  .map(({ of, odd, grade, torpedoes, ...rest }) => {
    const signs = of === 'BB' || of === 'BC' || of === 'CA' ? grade : 0
    return CARD.read({ name: `A ${of}`, class: of, grade: signs, ...rest, ...odd, ...(torpedoes && { torpedoes }) })
  })

const wear = fc.record({
  formation: upTo(FORMATIONS.length - 1),
  controlled: flag,
  flagship: flag,
  end: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: upTo(3) }),
  list: upTo(8).map(fives => 5 * fives),
  speedLoss: upTo(20),
  stopped: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  engines: flag,
  halvings: upTo(8),
  mainLoss: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: upTo(8) }),
  fires: upTo(12),
  initiative: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: upTo(6) }),
  powerOut: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  damaged: flag,
  submerged: flag,
  worst: upTo(6),
  fired: from(-1, 2),
  did: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: upTo(31) }),
  moved: upTo(20_480),
  launches: upTo(3),
})

const chosen: fc.Arbitrary<Options> = fc
  .tuple(...OPTIONS.map(({ values }) => fc.constantFrom(...values)))
  .map(values => Object.fromEntries(OPTIONS.map(({ name }, i) => [name, values[i]!])))

const places = fc.record({
  range: fc.constantFrom(0, 1, 2, 4.5, 6, 8, 10, 12.3, 15, 18, 24, 36, 40),
  light: fc.constantFrom(...LIGHTS),
  weather: fc.constantFrom('good' as const, 'bad' as const),
  period: fc.constantFrom('by-year' as const, ...PERIODS),
  silhouetted: upTo(3),
})

const markers = fc.record({ launcher: upTo(1), torpedo: upTo(3), worst: upTo(6), damaged: flag, run: upTo(20_000) })

const states: fc.Arbitrary<State> = fc
  .tuple(
    fc.array(fc.tuple(cards, wear), { minLength: 2, maxLength: 4 }),
    places,
    chosen,
    from(-1, 1),
    fc.array(markers, { maxLength: 3 }),
  )
  .map(([ships, place, changes, first, running]) => {
    const worn = ships.map(([of, { flagship: _, ...rest }]) => {
      const isBoat = of.class === 'SM'
      const tubes = of.main === 'T' ? Math.min(1, rest.mainLoss) : of.main === null ? 0 : rest.mainLoss
      return {
        ...rest,
        mainLoss: tubes,
        secondaryLoss: tubes >> 1,
        submerged: isBoat ? rest.submerged : 0,
        damaged: isBoat ? rest.damaged : 0,
      }
    })
    const cardsOf = ships.map(([of]) => of)
    const state = battle(cardsOf, { ...place, year: 0, options: changes, ships: worn })
    state.first = first
    state.markers = running.map(marker => ({ ...marker, target: 1 - marker.launcher, x: 0, y: 0 }))
    // digests go by the order of fields, which is that of copies
    return copy(state)
  })

const index = upTo(4)
const commands: fc.Arbitrary<Command> = fc
  .oneof(
    fc.record({
      type: fc.constant('FireBattery' as const),
      ship: index,
      battery: fc.constantFrom('main' as const, 'secondary' as const),
      target: index,
    }),
    fc.record({ type: fc.constant('LaunchTorpedo' as const), ship: index, target: index }),
    fc.record({ type: fc.constant('DropDepthCharges' as const), ship: index, target: index }),
    fc.record({ type: fc.constant('Steam' as const), ship: index }),
    fc.constant({ type: 'EndTurn' as const }),
    fc.constant({ type: 'ThrowForFirst' as const }),
  )
  .map(command => COMMAND.read(command))

/** Orders as they come, and orders made to fit seat, turn and ships. */
const situations = fc
  .tuple(states, commands, fc.boolean(), from(-1, 2), from(1, 2 ** 31 - 1))
  .map(([state, command, fits, seat, seed]): { state: State; order: Order<Command>; seed: number } => {
    if (!fits) return { state, order: { seat, command }, seed }
    if (command.type === 'EndTurn' || command.type === 'ThrowForFirst') {
      state.first = command.type === 'EndTurn' ? Math.max(0, state.first) : -1
      return { state, order: { seat: UMPIRE, command }, seed }
    }
    state.first = 0
    const target = 1 + (('target' in command ? command.target : 0) % (state.ships.length - 1))
    const fitted = 'target' in command ? { ...command, ship: 0, target } : { ...command, ship: 0 }
    return { state, order: { seat: 0, command: fitted }, seed }
  })

// ---------------------------------------------------------------------------------------------------------------------

const wordOf = ({ now, first, ships, markers: running }: Frozen<State>): string =>
  canonical({ now, first, ships, running })
const whim: Decider<State> = (state, _seat, among) => {
  const may = [0, 1, 2, 3].filter(value => (among & (1 << value)) !== 0)
  return may[state.now % may.length]!
}
function listening(state: State, dice: Dice, decider: Decider<State>): { desk: FirepowerDesk; events: Event[] } {
  const desk: FirepowerDesk = new Desk(state, dice, decider)
  const events: Event[] = []
  desk.heard = events
  return { desk, events }
}

function inBounds(state: Frozen<State>): void {
  const within = (value: number, least: number, most: number, what: string): void => {
    if (!(Number.isInteger(value) && least <= value && value <= most)) throw new Error(`${what} is ${value}`)
  }
  state.ships.forEach((ship, i) => {
    within(ship.end, 0, 3, 'end')
    within(ship.list, 0, ship.end === 0 ? 40 : 100, 'list')
    within(ship.fires, 0, ship.end === 0 ? 12 : 100, 'fires')
    within(ship.speedLoss, 0, 1000, 'speedLoss')
    within(ship.mainLoss, 0, 1000, 'mainLoss')
    within(ship.secondaryLoss, 0, ship.mainLoss, 'secondaryLoss')
    within(ship.halvings, 0, 8, 'halvings')
    within(ship.level, 0, 6, 'level')
    within(ship.worst, ship.level, 6, 'worst')
    within(ship.launches, 0, 20, 'launches')
    within(ship.aspect, 0, 4, 'aspect')
    within(ship.swing, 0, 6, 'swing')
    within(ship.initiative, 0, 6, 'initiative')
    for (const bit of ['stopped', 'engines', 'powerOut', 'slick', 'damaged', 'submerged'] as const)
      within(ship[bit], 0, 1, bit)
    within(moveRate(state, i), 0, 20_480, 'rate')
  })
}

describe('random ships in random places, under random orders', { timeout: 60_000 }, () => {
  test('a refusal cites a rule of the register in a sentence, and changes nothing', () => {
    let refused = 0
    fc.assert(
      fc.property(situations, ({ state, order }) => {
        const before = wordOf(state)
        const refusal = refuse(state, order)
        expect(wordOf(state)).toBe(before)
        if (refusal === null) return
        refused++
        expect(BOOK.rules[refusal.why]).toBeDefined()
        expect(refusal.reason).toMatch(/^[a-z].{8,}[^.]$/)
        expect(refuse(state, order)).toEqual(refusal)
      }),
      { numRuns: 1500, seed: 1916 },
    )
    expect(refused).toBeGreaterThan(300)
  })

  test('an order that is not refused is carried out; the same answers lead to the same events, and those to the same state', () => {
    let carried = 0
    fc.assert(
      fc.property(situations, ({ state, order, seed }) => {
        if (refuse(state, order) !== null) return
        carried++
        const start = copy(state)
        const answers: Answer[] = []
        const { desk, events } = listening(copy(start), new Dice(new Recorder(new Seeded(seed), answers)), whim)
        desk.answers = answers
        resolve(desk, order)
        inBounds(desk.state)
        expect(wordOf(state)).toBe(wordOf(start))
        const again = copy(start)
        for (const event of events) {
          apply(again, event)
          expect(tell(event, again).length).toBeGreaterThan(5)
        }
        expect(wordOf(again)).toBe(wordOf(desk.state))
        const replay = new Replay(answers)
        const second = listening(copy(start), new Dice(replay), (_state, seat, _among, _about, why) =>
          replay.choice(seat, why),
        )
        resolve(second.desk, order)
        expect(second.events).toEqual(events)
        expect(replay.used).toBe(answers.length)
      }),
      { numRuns: 2000, seed: 1914 },
    )
    expect(carried).toBeGreaterThan(300)
  })

  test('without answers a rule wants one, and nothing else is thrown; answer by answer it comes to its end', () => {
    let questions = 0
    fc.assert(
      fc.property(situations, ({ state, order, seed }) => {
        if (refuse(state, order) !== null) return
        const faces: number[] = []
        const choices: number[] = []
        const answers: Answer[] = []
        const whole = listening(copy(state), new Dice(new Recorder(new Seeded(seed), answers)), whim)
        whole.desk.answers = answers
        resolve(whole.desk, order)
        for (const answer of [...answers, null]) {
          const script = new Script(faces)
          let asked = 0
          const { desk, events } = listening(copy(state), new Dice(script), () => choices[asked++] ?? -1)
          let wanted: unknown = null
          try {
            resolve(desk, order)
          } catch (thrown) {
            wanted = thrown
          }
          if (answer === null) {
            expect(wanted).toBe(null)
            expect(script.unused).toBe(0)
            expect(events).toEqual(whole.events)
            return
          }
          questions++
          if (!(wanted instanceof Wanted)) throw wanted
          expect(wanted.why).toBe(answer.why)
          if ('faces' in answer) faces.push(...answer.faces)
          else choices.push(answer.choice)
        }
      }),
      { numRuns: 800, seed: 1915 },
    )
    expect(questions).toBeGreaterThan(150)
  })
})

describe('random duels', { timeout: 60_000 }, () => {
  const terms = fc.record({
    range: fc.constantFrom(1, 2, 2, 5, 8, 12, 18, 30),
    formation: fc.constantFrom(...FORMATIONS),
    speed: fc.constantFrom('half', 'full'),
    light: fc.constantFrom(...LIGHTS),
    weather: fc.constantFrom('good', 'bad'),
    period: fc.constantFrom('by-year', ...PERIODS),
    silhouetted: fc.constantFrom('neither', 'first', 'second'),
    flares: fc.boolean(),
  })

  test('are fought by legal orders within all tracks, and their events lead to the same end', () => {
    let won = 0
    const happened = new Set<string>()
    fc.assert(
      fc.property(cards, cards, terms, chosen, from(1, 2 ** 31 - 1), (one, other, given, changes, seed) => {
        const state = DUEL.setup([one, other], given, options(changes))
        const start = copy(state)
        const { desk, events } = listening(state, new Dice(new Seeded(seed)), DUEL.decider)
        for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) {
          const refusal = refuse(state, order)
          if (refusal !== null) throw new Error(`a standing order is refused: ${refusal.reason}`)
          resolve(desk, order)
        }
        inBounds(state)
        const { winner, turns } = DUEL.result(state)
        if (winner >= 0) won++
        expect(turns).toBeGreaterThanOrEqual(1)
        expect(turns).toBeLessThanOrEqual(60)
        const again = copy(start)
        for (const event of events) {
          apply(again, event)
          happened.add(event.type)
        }
        expect(wordOf(again)).toBe(wordOf(state))
      }),
      { numRuns: 700, seed: 1905 },
    )
    expect(won).toBeGreaterThan(100)
    // every kind of event has been seen, and done again
    expect([...happened].sort()).toEqual([
      'AspectThrown',
      'BatteryFired',
      'BoatDamaged',
      'ClassesLost',
      'CommandHit',
      'DepthChargesDropped',
      'EnginesHit',
      'FireSpread',
      'FirstTurnSettled',
      'MagazineBlew',
      'OilSpilt',
      'PowerLost',
      'PropulsionLost',
      'RateHalved',
      'ShipListed',
      'ShipLost',
      'ShipSteamed',
      'ShipStruck',
      'ShipSwung',
      'SpeedLost',
      'TorpedoGone',
      'TorpedoLaunched',
      'TorpedoMissed',
      'TorpedoRan',
      'TorpedoStruck',
      'TurnBegan',
    ])
  })
})

describe('procedures', { timeout: 60_000 }, () => {
  const worn = fc.record({
    list: upTo(8).map(fives => 5 * fives),
    fires: upTo(12),
    mainLost: upTo(4),
    speedLost: upTo(8),
    formation: fc.constantFrom(...FORMATIONS),
    fired: fc.boolean(),
    moved: upTo(8),
    flares: fc.boolean(),
    powerOut: fc.constantFrom(false, false, false, true),
    commandHit: fc.boolean(),
  })
  const givens = fc
    .tuple(cards, cards, worn, worn, places, fc.constantFrom(...LEVELS.slice(1)), fc.boolean())
    .map(([one, other, firer, target, { silhouetted, ...place }, level, certain]) => {
      const pair = { firer: { ship: one, ...firer }, target: { ship: other, ...target }, ...place }
      const { range: _, ...sea } = pair
      return {
        gunfire: { ...pair, silhouetted: silhouetted > 1 },
        battery: { ...pair, battery: certain ? 'main' : 'secondary' },
        damage: { target: pair.target, level, by: certain ? 'shell' : 'torpedo' },
        'special-effect': { target: pair.target, level, certain },
        torpedo: sea,
        'torpedo-run': pair,
        'wave-arrival': { light: place.light, weather: place.weather },
        dogfight: { attacker: AIR_CLASSES[level.length % 2], defender: { class: certain ? 'TB' : 'KM', losses: 1 } },
        flak: { target: pair.target, stands: ['TB'], light: place.light, weather: place.weather },
        // nobody is asked where nobody fires
        'air-attack': {
          target: { ...pair.target, powerOut: true },
          stands: ['KM', certain ? 'HB' : 'AS'],
          light: place.light,
        },
        'depth-charge': { firer: { ship: card('DE') }, target: certain ? { ship: card('SM') } : pair.target },
        control: {
          flagship: pair.firer,
          fleetFlagship: pair.target,
          formation: certain ? 'open' : 'scatter',
          ...place,
        },
        'break-off': { flagship: pair.firer, shaken: Number(certain) },
        'own-initiative': { ship: pair.firer, flagship: certain },
        conditions: { year: certain ? 1942 : 1916 },
        sun: {},
        'first-turn': {},
      } as Record<string, unknown>
    })
  const none = (): Card => {
    throw new Error('no library here')
  }

  test.each(PROCEDURES.map(procedure => [procedure.name, procedure] as const))(
    '%s is worked or refused in a sentence, and twice alike',
    (name, procedure) => {
      let done = 0
      fc.assert(
        fc.property(givens, chosen, from(1, 2 ** 31 - 1), (given, changes, seed) => {
          let opened: ReturnType<typeof procedure.open>
          try {
            opened = procedure.open(given[name], { options: options(changes), card: none })
          } catch (thrown) {
            if (!(thrown instanceof BadInput)) throw thrown
            expect(thrown.message.length).toBeGreaterThan(10)
            return
          }
          // whoever throws higher takes the first turn
          const choices = name === 'first-turn' ? [0] : []
          const first = opened.work(new Seeded(seed), choices)
          if ('wanted' in first) throw new Error('a seed ran dry')
          done++
          const script = new Script(first.throws.flatMap(({ faces }) => faces))
          expect(opened.work(script, choices)).toEqual(first)
          expect(script.unused).toBe(0)
        }),
        { numRuns: 250, seed: 1898 },
      )
      expect(done).toBeGreaterThan(10)
    },
  )

  test('a submarine alone is damaged by depth charges', () => {
    const damage = PROCEDURES.find(({ name }) => name === 'damage')!
    const given = { target: { ship: card('BB'), damaged: true }, level: 'S' }
    expect(() => damage.open(given, { options: options(), card: none })).toThrow(BadInput)
  })

  test('both batteries, one of them, or neither', () => {
    const gunfire = PROCEDURES.find(({ name }) => name === 'gunfire')!
    const opened = (range: number, batteries: string) =>
      gunfire.open(
        { firer: { ship: card('BB') }, target: { ship: card('BB') }, range, batteries },
        { options: options(), card: none },
      )
    const fired = (range: number, batteries: string): number => {
      const worked = opened(range, batteries).work(new Seeded(1), [])
      return 'events' in worked ? worked.events.filter(({ type }) => type === 'BatteryFired').length : -1
    }
    // at 22 inches only the main battery reaches
    expect([fired(10, 'both'), fired(10, 'main'), fired(10, 'secondary'), fired(22, 'both')]).toEqual([2, 1, 1, 1])
    expect(() => opened(22, 'secondary')).toThrow(/^the target is out of range$/)
    expect(() => opened(37, 'both')).toThrow(/^the target is out of range$/)
  })
})
