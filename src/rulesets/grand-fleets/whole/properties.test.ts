import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, type Decider, Desk, type Frozen, type Options } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Replay, Script, Seeded, type Source, Wanted } from '#kernel/dice/index.ts'
import { BadInput, type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { CARD, type Card } from '../01-ships/ship.ts'
import { BERTH, copy, type Ship, type State, sheetAt, TURN } from '../01-ships/state.ts'
import type { Deploy } from '../02-playing/2-13-deployment.ts'
import { zoneOf } from '../02-playing/2-13-deployment.ts'
import { suffer } from '../04-gunfire/4-3-damage.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import { apply, type Event, type GrandFleetsDesk } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { COMMAND, type Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { DUEL } from '../procedures/duel.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { bits, fleet, HEXES, IRON_DUKE, inPhase, options, SEA } from './bench.fixture.ts'

// ---------------------------------------------------------------------------------------------------------------------
// Cards that the book allows, and what may have happened to their ships.

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const from = (least: number, most: number) => fc.integer({ min: least, max: most })

const beams = fc.constantFrom('PORT', 'STBD', 'FWD', 'AFT', 'PORT+STBD')
const arcs = fc.oneof(
  fc.subarray(['A', 'B', 'C', 'D', 'E', 'F'], { minLength: 1 }).map(letters => letters.join('')),
  beams,
)
const gunGroup = fc.record({ arcs, barrels: from(1, 4), mounts: from(1, 4) })
/** Any groups, or casemates split evenly. */
const gunGroups = fc.oneof(
  fc.array(gunGroup, { minLength: 1, maxLength: 4 }).map(groups => ({ groups, casemated: false })),
  from(1, 6).map(mounts => ({
    groups: ['PORT', 'STBD'].map(side => ({ arcs: side, barrels: 1, mounts })),
    casemated: true,
  })),
)
const triple = (least: number, most: number) => fc.tuple(from(least, most), from(least, most), from(least, most))
const ascending = triple(0, 14).map(range => range.toSorted((a, b) => a - b) as [number, number, number])

const gunLine = fc
  .tuple(
    gunGroups,
    fc.record({
      label: fc.constant('gun'),
      calibreIn: fc.constantFrom(4, 6, 8.24, 9.99, 10, 12, 15),
      range: ascending,
      rof: upTo(3),
      pen: triple(0, 14),
      dmg: from(1, 4),
    }),
    upTo(3),
  )
  .map(([groups, line, faces]) => ({ ...line, ...groups, faces }))

/** Faces are given out upward from 1, as many as are left. */
function withFaces(lines: readonly (Omit<Card['guns'][number], 'hitOn'> & { faces: number })[]): Card['guns'] {
  let face = 1
  return lines.map(({ faces, ...line }) => {
    const hitOn: [number, number] | null = faces === 0 ? null : [face, face + faces - 1]
    face += faces
    return { ...line, hitOn }
  })
}

const row = fc.record({ boxes: from(1, 6), speed: triple(0, 8), lg: upTo(6), aa: upTo(3) })
const cards: fc.Arbitrary<Card> = fc
  .record({
    name: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
    className: fc.constant('Class'),
    type: fc.constant('BB'),
    nation: fc.constant('GBR'),
    points: upTo(300),
    size: fc.constantFrom('VS', 'S', 'M', 'L', 'VL'),
    year: from(1890, 1940),
    shipsInClass: fc.constant(['Alpha']),
    armor: fc.record({ belt: upTo(15), end: upTo(12), deck: upTo(12) }),
    rows: fc.tuple(row, row, row),
    guns: fc.array(gunLine, { maxLength: 3 }).map(withFaces),
    torpedoes: fc.option(
      fc.record({
        label: fc.constant('torpedo'),
        range: from(1, 12),
        dmg: from(1, 5),
        groups: fc.array(fc.record({ arcs: beams, tubes: from(1, 4), reloads: upTo(3) }), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
    ),
    notes: fc.constant(''),
    lengthFt: from(100, 900),
  })
  .map(card => CARD.read(card))

const flag = upTo(1)
/** What has happened to a ship, as shares of what can. */
const wear = fc.record({
  lost: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: upTo(99) }),
  forward: from(-1, 8),
  bridge: fc.oneof({ weight: 5, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: from(4, 16) }),
  engine: flag,
  fires: upTo(3),
  floods: upTo(3),
  list: flag,
  rudder: flag,
  silent: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: from(1, 4) }),
  quiet: from(-1, 2),
  flashed: upTo(3),
  acted: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  splashes: fc.uniqueArray(upTo(4), { maxLength: 3 }),
  mounts: fc.array(upTo(4), { minLength: 20, maxLength: 20 }),
  tubes: fc.array(upTo(4), { minLength: 4, maxLength: 4 }),
  x: upTo(8),
  y: upTo(8),
  heading: upTo(3599),
})
type Wear = typeof wear extends fc.Arbitrary<infer T> ? T : never

const chosen: fc.Arbitrary<Options> = fc
  .tuple(...OPTIONS.map(({ values }) => fc.constantFrom(...values)))
  .map(values => Object.fromEntries(OPTIONS.map(({ name }, i) => [name, values[i]!])))

function worn(ship: Ship, of: Wear, state: State, index: number): void {
  const sheet = sheetAt(state, index)
  const hexes = state.fixed.board.unit === 1
  Object.assign(ship, {
    ...of,
    lost: Math.min(of.lost, sheet.hull.size),
    silentFrom: of.silent,
    silentUntil: of.silent === 0 ? 0 : of.silent + 1,
    mounts: sheet.groups.map((group, i) => Math.max(0, group.mounts - of.mounts[i]!)),
    tubes: sheet.tubes.map((group, i) => Math.max(0, group.tubes - of.tubes[i]!)),
    x: hexes ? of.x : of.x * 1000,
    y: hexes ? of.y - 10 : of.y * 1000,
    heading: hexes ? Math.floor(of.heading / 600) * 600 : of.heading,
  })
  Reflect.deleteProperty(ship, 'silent')
}

const PHASES = TURN.phases
/** Chapter 9: the sea, how far one sees, smoke; and who is placing ships, if anybody is. */
const weather = fc.record({
  sea: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: upTo(3) }),
  visibility: fc.constantFrom(0, 0, 0, 3, 6, 12),
  clouds: fc.uniqueArray(fc.tuple(upTo(8), upTo(8)), { maxLength: 3, selector: String }),
  deploying: fc.constantFrom(0, 1, 2, 3),
})
/** Two to five ships on one board or the other, in some phase. */
const states: fc.Arbitrary<State> = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.tuple(cards, wear, flag), { minLength: 2, maxLength: 5 }),
    chosen,
    from(1, 3),
    fc.constantFrom(...PHASES),
    weather,
  )
  .map(([hexes, ships, changes, turn, phase, { sea, visibility, clouds, deploying }]) => {
    const berths = ships.map(([card, , seat], i) => ({ card, seat: i < 2 ? i : seat }))
    const state = fleet(hexes ? HEXES : SEA, berths, changes)
    ships.forEach(([, of], i) => {
      worn(state.ships[i]!, of, state, i)
    })
    const smoke = clouds.flatMap(([x, y]) => (hexes ? [x, y - 10] : [1000 * x, 1000 * y]))
    // ships are placed before the first turn only
    const open = deploying > 0 && phase === 'end'
    if (open) for (const ship of state.ships.slice(1)) ship.berth = BERTH.open
    Object.assign(state, {
      sea,
      visibility,
      smoke: changes['smoke'] === 'on' ? smoke : [],
      deploying: open ? deploying : 0,
    })
    return inPhase(state, open ? 0 : turn, phase)
  })

const index = upTo(5)
const commands: fc.Arbitrary<Command> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.record(
        {
          type: fc.constant('FireGuns' as const),
          ship: index,
          batteries: fc.array(
            fc.record(
              { battery: upTo(3), target: index, held: fc.array(upTo(4), { maxLength: 4 }) },
              { requiredKeys: ['battery', 'target'] },
            ),
            { maxLength: 4 },
          ),
          lightGuns: fc.array(fc.record({ target: index, guns: from(1, 4) }), { maxLength: 2 }),
        },
        { requiredKeys: ['type', 'ship', 'batteries', 'lightGuns'] },
      ),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('LaunchTorpedoes' as const),
        ship: index,
        target: index,
        tubes: fc.array(upTo(4), { maxLength: 5 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('SteamOn' as const), ship: index }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('StandBy' as const), ship: index }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('Move' as const),
        ship: index,
        smoke: fc.boolean(),
        track: fc.array(
          fc.oneof(fc.record({ ahead: from(1, 6) }), fc.record({ pivot: from(-6, 6).map(n => 600 * n) })),
          { maxLength: 5 },
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('Deploy' as const),
        ship: index,
        x: upTo(60),
        y: from(-60, 60),
        heading: upTo(5).map(n => 600 * n),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom({ type: 'Pass' as const }, { type: 'Concede' as const }) },
    { weight: 1, arbitrary: fc.constant({ type: 'NextPhase' as const }) },
  )
  .map(command => COMMAND.read(command))

/** A ship of whoever deploys, somewhere in his zone. */
function placing(state: State, command: Deploy): Order<Command> {
  const seat = state.deploying === 2 ? 1 : 0
  const ship = Math.max(
    0,
    state.ships.findIndex(each => each.seat === seat && each.berth === BERTH.open),
  )
  const { west } = zoneOf(state, seat)
  const { board } = state.fixed
  const { x, y } = board.nearest({ east: board.plot({ x: west, y: 0 }).east + 1, north: Math.abs(command.y) })
  return { seat, command: { ...command, ship, x, y } }
}

/** What is left of an order once everything is dropped that would be refused by itself. */
function fitted(state: State, command: Command): Order<Command> {
  if (command.type === 'NextPhase') return { seat: UMPIRE, command }
  if (command.type === 'Pass' || command.type === 'Concede') return { seat: 0, command }
  if (command.type === 'Deploy') return placing(state, command)
  const ship = command.ship % state.ships.length
  const { seat } = state.ships[ship]!
  const may = (one: Command): boolean => refuse(state, { seat, command: one }) === null
  const enemies = state.ships.map((_, i) => i).filter(i => state.ships[i]!.seat !== seat)
  const enemy = (target: number): number => enemies[target % enemies.length]!
  switch (command.type) {
    case 'SteamOn':
    case 'StandBy':
    case 'Move':
      return { seat, command: { ...command, ship } }
    case 'FireGuns': {
      const named = new Set<number>()
      const batteries = command.batteries
        .map(fire => ({ ...fire, target: enemy(fire.target) }))
        .filter(fire => may({ type: 'FireGuns', ship, batteries: [fire], lightGuns: [] }))
        .filter(({ battery }) => !named.has(battery) && named.add(battery))
      const lightGuns = command.lightGuns
        .map(fire => ({ ...fire, target: enemy(fire.target) }))
        .filter(fire => may({ type: 'FireGuns', ship, batteries: [], lightGuns: [fire] }))
      return { seat, command: { ...command, ship, batteries, lightGuns } }
    }
    case 'LaunchTorpedoes': {
      const target = enemy(command.target)
      const alone = (count: number, group: number): Command => ({
        ...command,
        ship,
        target,
        tubes: command.tubes.map((_, i) => (i === group ? count : 0)),
      })
      const tubes = command.tubes.map((count, group) => (count > 0 && may(alone(count, group)) ? count : 0))
      return { seat, command: { ...command, ship, target, tubes } }
    }
  }
}

/** Half of the orders as they come, half made to fit phase, seat and ship. */
const situations = fc
  .tuple(states, commands, fc.boolean(), from(-1, 2), from(1, 2 ** 31 - 1))
  .map(([state, command, fits, seat, seed]) => {
    if (!fits) return { state, order: { seat, command }, seed }
    const phase: Partial<Record<Command['type'], (typeof PHASES)[number]>> = {
      FireGuns: 'gunfire',
      LaunchTorpedoes: 'torpedo',
      StandBy: 'torpedo',
      SteamOn: 'movement',
      Move: 'movement',
    }
    const due = phase[command.type]
    if (due !== undefined) {
      state.deploying = 0
      state.now = moment(TURN, Math.max(1, Math.floor(state.now / PHASES.length)), due)
    }
    return { state, order: fitted(state, command), seed }
  })

// ---------------------------------------------------------------------------------------------------------------------

/** All that changes, in one word. */
const wordOf = ({ fixed: _, ...rest }: Frozen<State>): string => canonical(rest)

/** A player without a will of his own, but not always the same. */
const whim: Decider<State> = (state, seat, among) => {
  const may = bits(among)
  return may[(state.now + 7 * seat + state.ships.reduce((sum, { lost }) => sum + lost, 0)) % may.length]!
}

function listening(state: State, dice: Dice, decider: Decider<State>): { desk: GrandFleetsDesk; events: Event[] } {
  const desk: GrandFleetsDesk = new Desk(state, dice, decider)
  const events: Event[] = []
  desk.heard = events
  return { desk, events }
}

function inBounds(state: Frozen<State>): void {
  state.ships.forEach((ship, i) => {
    const sheet = sheetAt(state, i)
    const within = (value: number, least: number, most: number, what: string): void => {
      if (!(Number.isInteger(value) && least <= value && value <= most)) throw new Error(`${what} is ${value}`)
    }
    within(ship.lost, 0, sheet.hull.size, 'lost')
    ship.mounts.forEach((left, group) => {
      within(left, 0, sheet.groups[group]!.mounts, `mounts ${group}`)
    })
    ship.tubes.forEach((left, group) => {
      within(left, 0, sheet.tubes[group]!.tubes, `tubes ${group}`)
      within(ship.reloads[group]!, 0, sheet.tubes[group]!.reloads, `reloads ${group}`)
    })
    for (const marker of ['engine', 'list', 'rudder', 'acted'] as const) within(ship[marker], 0, 1, marker)
    for (const marker of ['fires', 'floods'] as const) within(ship[marker], 0, 1000, marker)
    within(ship.forward, -1, 8, 'forward')
    within(ship.quiet, -1, 2, 'quiet')
    within(ship.aims.length % 4, 0, 0, 'aims')
    within(ship.silentFrom, 0, ship.silentUntil, 'silentFrom')
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
        expect(Number.isInteger(refusal.why)).toBe(true)
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
        // nothing but the copy was changed
        expect(wordOf(state)).toBe(wordOf(start))
        // every event can be done again, and told
        const again = copy(start)
        for (const event of events) {
          apply(again, event)
          expect(tell(event, again).length).toBeGreaterThan(5)
        }
        expect(wordOf(again)).toBe(wordOf(desk.state))
        // the same answers, the same events
        const replay = new Replay(answers)
        const second = listening(copy(start), new Dice(replay), (_state, seat, _among, _about, why) =>
          replay.choice(seat, why),
        )
        resolve(second.desk, order)
        expect(second.events).toEqual(events)
        expect(replay.used).toBe(answers.length)
        expect(wordOf(second.desk.state)).toBe(wordOf(desk.state))
      }),
      { numRuns: 3000, seed: 1914 },
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
          if ('faces' in answer) {
            expect(wanted.missing).toBe(answer.faces.length)
            faces.push(...answer.faces)
          } else {
            expect(wanted.choice).not.toBe(null)
            choices.push(answer.choice)
          }
        }
      }),
      { numRuns: 2000, seed: 1915 },
    )
    expect(questions).toBeGreaterThan(150)
  })
})

describe('random duels', { timeout: 60_000 }, () => {
  const terms = fc.record({
    range: fc.constantFrom(0.5, 1, 2, 3, 4.5, 6, 8, 11),
    aspect: fc.constantFrom('abeam', 'ahead', 'astern', 'crossing'),
  })

  test('are fought by legal orders within all tracks, and their events lead to the same end', () => {
    let sunk = 0
    const happened = new Set<string>()
    fc.assert(
      fc.property(cards, cards, terms, chosen, from(1, 2 ** 31 - 1), (one, other, given, changes, seed) => {
        const state = DUEL.setup([one, other], given, options(changes))
        const start = copy(state)
        const { desk, events } = listening(state, new Dice(new Seeded(seed)), DUEL.decider)
        let last = 0
        for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) {
          const refusal = refuse(state, order)
          if (refusal !== null) throw new Error(`a standing order is refused: ${refusal.reason}`)
          resolve(desk, order)
          if (state.now < last) throw new Error('time runs backwards')
          last = state.now
        }
        inBounds(state)
        const { winner, turns } = DUEL.result(state)
        const gone = state.ships.map(({ lost }, i) => lost >= sheetAt(state, i).hull.size)
        expect(winner).toBe(gone[0] === gone[1] ? -1 : gone[0] ? 1 : 0)
        if (winner >= 0) sunk++
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
    expect(sunk).toBeGreaterThan(100)
    // every kind of event has been seen, and done again
    expect([...happened].sort()).toEqual([
      'AimKept',
      'AimLost',
      'BoxesLost',
      'BridgeHit',
      'BridgeManned',
      'FireControlHit',
      'FireControlRestored',
      'GunsFlashed',
      'MarkerPlaced',
      'MarkerRemoved',
      'MountLost',
      'OrderRevealed',
      'OrderWritten',
      'PhaseBegan',
      'QuietCounted',
      'ShipActed',
      'ShipBlewUp',
      'ShipSteamed',
      'ShipSunk',
      'SplashPlaced',
      'SplashesRemoved',
      'TorpedoesSpent',
      'TubesLoaded',
    ])
  })
})

describe('procedures', { timeout: 60_000 }, () => {
  const share = fc.record({
    lost: upTo(12),
    fires: upTo(3),
    floods: upTo(3),
    engine: fc.boolean(),
    list: fc.boolean(),
    rudder: fc.boolean(),
  })
  const givens = fc
    .tuple(cards, cards, share, share, from(0, 12), upTo(359), upTo(359), from(1, 6), flag)
    .map(([one, other, firer, target, range, bearing, aspect, n, battery]) => {
      const pair = { firer: { ship: one, ...firer }, target: { ship: other, ...target }, range, bearing, aspect }
      return {
        gunfire: { ...pair, battery },
        penetration: { ...pair, battery, hits: n },
        torpedoes: { ...pair, torpedoes: n },
        damage: { target: pair.target, points: n, from: bearing },
        critical: { target: pair.target, column: n % 2 === 0 ? 'gunfire' : 'torpedo', criticals: n },
        'end-phase': { target: pair.target },
      } as Record<string, unknown>
    })
  const none = (): Card => {
    throw new BadInput('no library here')
  }

  test.each(PROCEDURES.map(procedure => [procedure.name, procedure] as const))(
    '%s is worked or refused in a sentence, and twice alike',
    (name, procedure) => {
      let worked = 0
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
          const choices: number[] = []
          let first = opened.work(new Seeded(seed), choices)
          while ('wanted' in first) {
            if (!('choose' in first.wanted)) throw new Error('a seed ran dry')
            for (const { label } of first.wanted.choose) expect(label.length).toBeGreaterThan(3)
            choices.push(first.wanted.choose.at(-1)!.value)
            first = opened.work(new Seeded(seed), choices)
          }
          worked++
          const script = new Script(first.throws.flatMap(({ faces }) => faces))
          expect(opened.work(script, choices)).toEqual(first)
          expect(script.unused).toBe(0)
          for (const { why } of first.throws) expect(BOOK.rules[why]).toBeDefined()
        }),
        { numRuns: 1200, seed: 1898 },
      )
      expect(worked).toBeGreaterThan(50)
    },
  )

  test.each(PROCEDURES.map(procedure => [procedure.name, procedure] as const))(
    '%s has an example that works, and rules of the register',
    (_name, procedure) => {
      const opened = procedure.open(procedure.example, { options: options(), card: () => IRON_DUKE })
      expect('throws' in opened.work(new Seeded(1), Array(40).fill(0))).toBe(true)
      for (const why of procedure.rules) expect(BOOK.rules[why]).toBeDefined()
      expect(procedure.title.length).toBeGreaterThan(10)
    },
  )

  /** Nothing but tens. */
  const tens: Source = {
    more(tape, ask) {
      tape.faces.fill(10, 0, ask.dice)
      tape.at = 0
      tape.end = ask.dice
    },
  }

  // More dice than one throw can hold: to be refused in a sentence, if they cannot be thrown.
  test.each([
    ['penetration', { firer: 'Iron Duke', target: 'Iron Duke', range: 8, hits: 99 }, {}],
    ['torpedoes', { firer: 'Iron Duke', target: 'Iron Duke', range: 3, torpedoes: 99 }, { torpedoDamage: 'dice' }],
  ])('%s %j is worked, or is bad input', (name, given, changes) => {
    const procedure = PROCEDURES.find(each => each.name === name)!
    const act = () =>
      procedure.open(given, { options: options(changes), card: () => IRON_DUKE }).work(tens, Array(40).fill(0))
    try {
      act()
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(BadInput)
    }
  })
})

// The largest cards that can be read must be playable too; or they must not be read.
describe('cards beyond all reason', () => {
  const read = (guns: Card['guns']): Card | null => {
    try {
      return CARD.read({ ...IRON_DUKE, guns })
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(BadInput)
      return null
    }
  }
  const line = IRON_DUKE.guns[0]!

  test('GF-1.55-groups three hundred barrels fire, or are no card', () => {
    const groups = Array.from({ length: 2 }, () => ({ arcs: 'ABCDEF', barrels: 4, mounts: 40 }))
    const card = read([{ ...line, groups }])
    if (card === null) return
    const state = inPhase(DUEL.setup([card, IRON_DUKE], { range: 8 }, options()), 1, 'gunfire')
    const desk: GrandFleetsDesk = new Desk(state, new Dice(new Seeded(1)), DUEL.decider)
    expect(() => resolve(desk, DUEL.next(state)!)).not.toThrow()
  })

  test('GF-4.32-mount of forty groups the last can be lost as well, or they are no card', () => {
    const groups = Array.from({ length: 10 }, () => ({ arcs: 'A', barrels: 1, mounts: 1 }))
    const lines = [1, 2, 3, 4].map(face => ({ ...line, hitOn: [face, face] as [number, number], groups }))
    const card = read(lines)
    if (card === null) return
    const state = DUEL.setup([IRON_DUKE, card], { range: 8 }, options())
    const desk: GrandFleetsDesk = new Desk(state, new Dice(new Script([4])), DUEL.decider)
    suffer(desk, { target: 1, arcs: 0, column: 'gunfire', locations: true }, 1)
    expect(state.ships[1]!.mounts.slice(0, 30).every(left => left === 1)).toBe(true)
    expect(state.ships[1]!.mounts.slice(30).filter(left => left === 1).length).toBe(9)
  })
})
