import { describe, expect, test } from 'vitest'
import { type Header, type Row, Scribe, type Verdict, verify, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { fight } from '#game/skirmish/index.ts'
import { type Cite, type Register, register, ruleAt } from '#kernel/book/index.ts'
import { canonical, type Decider, Desk, type Frozen, lowest, type Plain } from '#kernel/desk/index.ts'
import { Dice, Script, Seeded, Wanted } from '#kernel/dice/index.ts'
import { COUNT, INDEX, plainly, SHIP } from '#kernel/event/index.ts'
import { BadInput, type Order, type Ruleset, UMPIRE } from '#kernel/ruleset/index.ts'
import { digestOfHeader, digestText } from './journal/text.ts'

// A toy book, so that this room is tested without any real one: two boats throw 2d6 at each other by turns; from 7 on the
// other is holed and chooses a mast to lose; a d10 of 10 holes her twice. The third hole sinks.

interface Boat {
  holes: number
  masts: number[]
}
interface Toy {
  readonly fixed: { readonly names: readonly string[] }
  turn: number
  turns: number
  boats: Boat[]
}
type ToyCommand = { readonly type: 'Shoot'; readonly boat: number } | { readonly type: 'Explode' | 'Toll' }
type ToyEvent = { readonly why: Cite } & (
  | { readonly type: 'Holed'; readonly boat: number; readonly holes: number }
  | { readonly type: 'MastLost'; readonly boat: number; readonly mast: number }
  | { readonly type: 'TurnPassed'; readonly turn: number; readonly turns: number }
)
interface ToyCard {
  readonly name: string
}

const LINES = {
  'T-1-shoot': ['1', 'shooting', 'Holes at 7 or more.', 'done', 'book'],
  'T-1-double': ['1', 'double hole', 'Holes twice at 10.', 'done', 'book'],
  'T-2-mast': ['2', 'masts', 'A mast is lost.', 'done', 'book'],
  'T-3-turn': ['3', 'turns', 'Boats shoot by turns.', 'done', 'book'],
} as const
const REGISTER = register('toy', LINES)
const R = REGISTER.cite

type ToyDesk = Desk<Toy, ToyEvent>
const holed = (desk: ToyDesk, boat: number, holes: number, why: Cite): void => {
  desk.ink.boats[boat]!.holes += holes
  desk.heard?.push({ type: 'Holed', why, boat, holes })
}
const mastLost = (desk: ToyDesk, boat: number, mast: number, why: Cite): void => {
  desk.ink.boats[boat]!.masts[mast] = 0
  desk.heard?.push({ type: 'MastLost', why, boat, mast })
}
const turnPassed = (desk: ToyDesk, turn: number, turns: number, why: Cite): void => {
  desk.ink.turn = turn
  desk.ink.turns = turns
  desk.heard?.push({ type: 'TurnPassed', why, turn, turns })
}

function shoot(desk: ToyDesk, boat: number): void {
  const other = 1 - boat
  if (desk.dice.sum(2, 6, R['T-1-shoot']) >= 7) {
    holed(desk, other, desk.dice.one(10, R['T-1-double']) === 10 ? 2 : 1, R['T-1-shoot'])
    const among = desk.state.boats[other]!.masts.reduce((bits, stands, mast) => bits | (stands << mast), 0)
    if (among !== 0) mastLost(desk, other, desk.choose(other, among, other, R['T-2-mast']), R['T-2-mast'])
  }
  turnPassed(desk, other, desk.state.turns + 1, R['T-3-turn'])
}

function readCommand(value: unknown): ToyCommand {
  const { type, boat } = (value ?? {}) as { type?: unknown; boat?: unknown }
  if (type === 'Explode' || type === 'Toll') return { type }
  if (type === 'Shoot' && (boat === 0 || boat === 1)) return { type, boat }
  throw new BadInput('that is no command of this book')
}

const isSunk = (boat: Frozen<Boat>): boolean => boat.holes >= 3
const TOY: Ruleset<Toy, ToyCommand, ToyEvent, ToyCard> = {
  id: 'toy',
  title: 'Toy',
  years: { from: 1900, to: 1920 },
  revision: 3,
  digestedSince: 1,
  register: REGISTER,
  options: [],
  procedures: [],
  tables: [],
  cards: {
    json: {},
    read(value) {
      const name = (value as { name?: unknown } | null)?.name
      if (typeof name !== 'string') throw new BadInput('name: is missing')
      return { name }
    },
  },
  card: () => {
    throw new Error('the toy has no library')
  },
  commands: { json: {}, read: readCommand },
  refuse(state, { seat, command }) {
    if (command.type !== 'Shoot') return null
    if (command.boat !== seat) return { why: R['T-1-shoot'], reason: 'that boat is not yours' }
    return command.boat === state.turn ? null : { why: R['T-3-turn'], reason: 'it is not your turn' }
  },
  resolve(desk, { command }) {
    if (command.type === 'Shoot') return shoot(desk, command.boat)
    if (command.type === 'Toll') return turnPassed(desk, desk.state.turn, desk.state.turns, R['T-3-turn'])
    desk.dice.sum(2, 6, R['T-1-shoot'])
    holed(desk, 0, 1, R['T-1-shoot'])
    mastLost(desk, 1, 2, R['T-2-mast'])
    throw new Error('the boiler is gone')
  },
  vocabulary: new Map(
    Object.entries({
      Holed: { boat: SHIP, holes: COUNT },
      MastLost: { boat: SHIP, mast: INDEX },
      TurnPassed: { turn: SHIP, turns: COUNT },
    }),
  ),
  apply(state, event) {
    if (event.type === 'Holed') state.boats[event.boat]!.holes += event.holes
    else if (event.type === 'MastLost') state.boats[event.boat]!.masts[event.mast] = 0
    else Object.assign(state, { turn: event.turn, turns: event.turns })
  },
  copy: state => ({ ...state, boats: state.boats.map(({ holes, masts }) => ({ holes, masts: [...masts] })) }),
  write(state, into) {
    into.put(state.turn).put(state.turns).put(state.boats.length)
    for (const { holes, masts } of state.boats) into.put(holes).putAll(masts)
  },
  tell: ({ type }) => ({
    ...{ weight: 'matters', about: -1, by: -1, upon: -1, attack: null, turns: false },
    phrase: plainly(type),
  }),
  nameOf: ({ fixed }, ship) => fixed.names[ship]!,
  attackIn: () => null,
  score: () => null,
  duel: {
    terms: { json: {}, read: value => value as Plain },
    setup: cards => ({
      fixed: { names: cards.map(card => card.name) },
      turn: 0,
      turns: 0,
      boats: cards.map(() => ({ holes: 0, masts: [1, 1, 1] })),
    }),
    next: ({ turn, boats }) => (boats.some(isSunk) ? null : { seat: turn, command: { type: 'Shoot', boat: turn } }),
    decider: lowest,
    result: ({ boats, turns }) => ({ winner: boats.findIndex(boat => !isSunk(boat)), turns }),
  },
}
const toyNamed = (id: string): typeof TOY | undefined => (id === 'toy' ? TOY : undefined)

const CARDS: readonly [ToyCard, ToyCard] = [{ name: 'Ant' }, { name: 'Bée' }]
const headerOf = (seed: number): Header => ({
  straddle: 1,
  book: 'toy',
  revision: TOY.revision,
  options: {},
  battle: { kind: 'duel', terms: { range: 8 } },
  cards: CARDS as unknown as readonly Plain[],
  seed,
})
const begun = (): Toy => TOY.duel.setup(CARDS, {}, {})
type ToySession = Session<Toy, ToyCommand, ToyEvent, ToyCard>
const sessionOf = (seed: number, source = new Seeded(seed), decider: Decider<Toy> = lowest): ToySession =>
  new Session(TOY, begun(), source, decider)
const shot = (boat: number): Order<ToyCommand> => ({ seat: boat, command: { type: 'Shoot', boat } })
const order = (type: 'Explode' | 'Toll'): Order<ToyCommand> => ({ seat: UMPIRE, command: { type } })

function taken(session: ToySession, what: Order<ToyCommand>): Row<ToyCommand, ToyEvent> {
  const row = session.take(what)
  if ('reason' in row) throw new Error(`refused: ${row.reason}`)
  return row
}

function toTheEnd(session: ToySession): ToySession {
  for (;;) {
    const next = TOY.duel.next(session.state)
    if (next === null) return session
    taken(session, next)
  }
}
/** A whole duel, listened to. */
const fought = (seed: number): ToySession => toTheEnd(sessionOf(seed))

/** A duel in which each kind of answer occurs, as its journal. */
const SEED = 5
const journal = (): string => writeJournal(TOY, { header: headerOf(SEED), rows: fought(SEED).rows })

describe('a session', () => {
  test('keeps of an order what was said, what was answered and what came of it', () => {
    const session = sessionOf(0, new Script([3, 4, 10]) as unknown as Seeded, () => 1)
    const row = taken(session, shot(0))
    expect(row).toMatchObject({
      revision: 3,
      order: shot(0),
      answers: [
        { why: R['T-1-shoot'], sides: 6, faces: [3, 4] },
        { why: R['T-1-double'], sides: 10, faces: [10] },
        { why: R['T-2-mast'], seat: 1, choice: 1 },
      ],
      events: [
        { type: 'Holed', why: R['T-1-shoot'], boat: 1, holes: 2 },
        { type: 'MastLost', why: R['T-2-mast'], boat: 1, mast: 1 },
        { type: 'TurnPassed', why: R['T-3-turn'], turn: 1, turns: 1 },
      ],
    })
    expect(session.rows).toEqual([row])
    expect(session.state.boats[1]).toEqual({ holes: 2, masts: [1, 0, 1] })
  })

  test('works each order on a copy: a state that someone still holds does not change under him', () => {
    const session = sessionOf(SEED)
    const before = session.state
    const kept = structuredClone(before)
    taken(session, shot(0))
    expect(session.state).not.toBe(before)
    expect(before).toEqual(kept)
  })

  test('keeps rows in order, and later ones leave earlier ones alone', () => {
    const session = sessionOf(SEED)
    const rows = [shot(0), shot(1), shot(0)].map(each => structuredClone(taken(session, each)))
    expect(session.rows).toEqual(rows)
  })

  test.each([
    ['of another seat', { seat: 1, command: { type: 'Shoot', boat: 0 } }, 'T-1-shoot', 'that boat is not yours'],
    ['out of turn', shot(1), 'T-3-turn', 'it is not your turn'],
  ] as const)('refuses an order %s and leaves everything as it was', (_what, refused, rule, reason) => {
    const session = sessionOf(SEED)
    taken(session, order('Toll'))
    const before = session.state
    const kept = structuredClone({ state: before, rows: session.rows })
    expect(session.take(refused)).toEqual({ why: R[rule], reason })
    expect(session.state).toBe(before)
    expect({ state: session.state, rows: session.rows }).toEqual(kept)
    // No dice have moved: the next order comes to what it would have come to.
    const undisturbed = sessionOf(SEED)
    taken(undisturbed, order('Toll'))
    expect(taken(session, shot(0))).toEqual(taken(undisturbed, shot(0)))
  })

  test('leaves state and rows as they were when a rule breaks off half-way', () => {
    const session = sessionOf(SEED)
    taken(session, shot(0))
    const before = session.state
    const kept = structuredClone({ state: before, rows: session.rows })
    expect(() => session.take(order('Explode'))).toThrow('the boiler is gone')
    expect(session.state).toBe(before)
    expect({ state: session.state, rows: session.rows }).toEqual(kept)
  })

  test('goes on after a rule broke off, and its journal holds', () => {
    const session = sessionOf(SEED)
    taken(session, shot(0))
    expect(() => session.take(order('Explode'))).toThrow('the boiler is gone')
    const { rows } = toTheEnd(session)
    expect(rows.length).toBeGreaterThan(1)
    expect(verify(writeJournal(TOY, { header: headerOf(SEED), rows }), toyNamed)).toMatchObject({
      ok: true,
      rows: rows.length,
    })
  })

  test('leaves everything as it was while a choice is wanted', () => {
    const session = sessionOf(0, new Script([6, 6, 1]) as unknown as Seeded, (() => -1) as Decider<Toy>)
    const before = session.state
    expect(() => session.take(shot(0))).toThrow(Wanted)
    expect(session.state).toBe(before)
    expect(before).toEqual(begun())
    expect(session.rows).toEqual([])
  })
})

describe('a skirmish', () => {
  const silently = (seed: number): { state: Toy; orders: number; heard: unknown } => {
    const state = begun()
    const desk = new Desk<Toy, ToyEvent>(state, new Dice(new Seeded(seed)), lowest)
    return { orders: fight(TOY, desk), state, heard: desk.heard }
  }

  test('is fought in place to its end, and counts its orders', () => {
    const { state, orders, heard } = silently(SEED)
    expect(state.boats.filter(isSunk)).toHaveLength(1)
    expect(orders).toBe(state.turns)
    expect(heard).toBeNull()
  })

  test('that is over takes no order', () => {
    const desk = new Desk<Toy, ToyEvent>(silently(SEED).state, new Dice(new Script([])), lowest)
    expect(fight(TOY, desk)).toBe(0)
  })

  test('comes to the same, whether or not anyone listens', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { state, orders } = silently(seed)
      const session = fought(seed)
      expect(session.state, `seed ${seed}`).toEqual(state)
      expect(session.rows, `seed ${seed}`).toHaveLength(orders)
      expect(TOY.duel.result(session.state)).toEqual(TOY.duel.result(state))
    }
  })
})

describe('the digest', () => {
  test('of a header does not depend on the order of its fields', () => {
    const header = headerOf(SEED)
    const turned = Object.fromEntries(Object.entries(header).reverse()) as unknown as Header
    expect(digestOfHeader(turned)).toEqual(digestOfHeader(header))
    expect(digestText(digestOfHeader(header))).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each<[string, Partial<Header>]>([
    ['seed', { seed: SEED + 1 }],
    ['options', { options: { fog: 'on' } }],
    ['revision', { revision: 4 }],
    ['cards', { cards: [{ name: 'Ant' }, { name: 'Bee' }] }],
    ['battle', { battle: { kind: 'duel', terms: { range: 9 } } }],
  ])('of a header changes with its %s', (_field, change) => {
    expect(digestOfHeader({ ...headerOf(SEED), ...change })).not.toEqual(digestOfHeader(headerOf(SEED)))
  })

  test.each([
    [[0, 0, 0, 0], '00000000000000000000000000000000'],
    [[1, -1, 0x7fff_ffff, -0x8000_0000], '00000001ffffffff7fffffff80000000'],
  ])('is written as thirty-two digits: %j', (words, text) => expect(digestText(words)).toBe(text))

  const chained = (rules: Register, change: (parts: Parts) => void = () => {}): string => {
    const cite = rules.cite as typeof R
    const parts: Parts = {
      before: '00000001000000020000000300000004',
      revision: 3,
      order: { seat: 0, command: { type: 'Shoot', boat: 0 } },
      answers: [
        { why: cite['T-1-shoot'], sides: 6, faces: [3, 4] },
        { why: cite['T-2-mast'], seat: 1, choice: 1 },
      ],
      events: [{ type: 'MastLost', why: cite['T-2-mast'], boat: 1, mast: 1 }],
      state: { fixed: { names: ['Ant', 'Bee'] }, turn: 1, turns: 1, boats: [{ holes: 1, masts: [1, 0] }] },
    }
    change(parts)
    const { before, state, ...row } = parts
    const scribe = new Scribe<Toy, object, ToyEvent>({ register: rules, write: TOY.write }, headerOf(SEED))
    const line = scribe.resume(4, JSON.stringify({ digest: before })).row(row, state)
    return (JSON.parse(line) as { digest: string }).digest
  }
  interface Parts {
    before: string
    revision: number
    order: { seat: number; command: object }
    answers: ({ why: Cite } & ({ sides: number; faces: number[] } | { seat: number; choice: number }))[]
    events: ToyEvent[]
    state: Toy
  }

  test.each<[string, (parts: Parts) => void]>([
    ['the row before', parts => Object.assign(parts, { before: '0'.repeat(32) })],
    ['the revision', parts => Object.assign(parts, { revision: 4 })],
    ['the seat', parts => Object.assign(parts.order, { seat: 1 })],
    ['the command', parts => Object.assign(parts.order.command, { boat: 1 })],
    ['a face', parts => Object.assign(parts.answers[0]!, { faces: [4, 3] })],
    ['the sides', parts => Object.assign(parts.answers[0]!, { sides: 8 })],
    ['the rule of a throw', parts => Object.assign(parts.answers[0]!, { why: R['T-1-double'] })],
    ['a choice', parts => Object.assign(parts.answers[1]!, { choice: 0 })],
    ['who chose', parts => Object.assign(parts.answers[1]!, { seat: 0 })],
    ['one answer less', parts => parts.answers.pop()],
    ['an event', parts => Object.assign(parts.events[0]!, { mast: 0 })],
    ['one event less', parts => parts.events.pop()],
    ['the state after', parts => Object.assign(parts.state, { turn: 0 })],
  ])('of a row stands for %s', (_what, change) => {
    expect(chained(REGISTER, change)).not.toBe(chained(REGISTER))
  })

  test('of a row leaves out what does not change in a battle: that is in the header', () => {
    expect(chained(REGISTER, parts => Object.assign(parts.state, { fixed: { names: [] } }))).toBe(chained(REGISTER))
  })

  test('of a row stays the same when the register grows, since rules count by their ids', () => {
    const grown = register('toy', { 'T-0-new': ['0', 'new', 'New.', 'done', 'book'], ...LINES })
    expect(grown.cite['T-1-shoot']).not.toBe(R['T-1-shoot'])
    expect(chained(grown)).toBe(chained(REGISTER))
  })
})

type Line = Record<string, unknown>
type Lines = [Header & Line, ...(Line & { answers: Line[]; events: Line[]; order: Line })[]]
const linesOf = (text: string): Lines =>
  text
    .trimEnd()
    .split('\n')
    .map(each => JSON.parse(each)) as Lines
const textOf = (lines: readonly unknown[]): string => lines.map(line => `${canonical(line)}\n`).join('')
/** The journal with something changed in it, written as journals are. */
function changed(change: (lines: Lines) => void): string {
  const lines = linesOf(journal())
  change(lines)
  return textOf(lines)
}
const endOf = (lines: Lines): { rows: number; digest: unknown } & Line => lines.at(-1)!['end'] as never
function reheaded(lines: Lines): void {
  const { digest: _, ...header } = lines[0]
  lines[0]['digest'] = digestText(digestOfHeader(header as unknown as Header))
}
/** The verdict on a text; a fault that is not a verdict fails the test with its own words. */
const verdictOn = (text: string): Verdict => verify(text, toyNamed)
/** Row 1 has a throw of 2d6, one of d10 and a choice. */
const FIRST = 1

describe('a journal', () => {
  test('is one line for the header, one for each row, one for the end, each in the one canonical form', () => {
    const { rows } = fought(SEED)
    const texts = journal().split('\n')
    expect(texts.pop()).toBe('')
    expect(texts).toHaveLength(rows.length + 2)
    for (const text of texts) expect(text).toBe(canonical(JSON.parse(text)))
    const { digest } = JSON.parse(texts.at(-2)!) as { digest: string }
    expect(JSON.parse(texts.at(-1)!)).toEqual({ end: { rows: rows.length, digest } })
    expect(JSON.parse(texts[0]!)).toEqual({ ...headerOf(SEED), digest: digestText(digestOfHeader(headerOf(SEED))) })
  })

  test('names rules by their ids', () => {
    const row = linesOf(journal())[FIRST]!
    expect(row.answers.map(answer => answer['why'])).toEqual(['T-1-shoot', 'T-1-double', 'T-2-mast'])
    expect(row.events.map(event => event['why'])).toEqual(['T-1-shoot', 'T-2-mast', 'T-3-turn'])
  })

  test('holds as it was written, for any seed', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { rows } = fought(seed)
      const text = writeJournal(TOY, { header: headerOf(seed), rows })
      expect(verdictOn(text), `seed ${seed}`).toEqual({
        ok: true,
        rows: rows.length,
        dice: { seed, rows: expect.any(Number), strange: 0, first: 0 },
      })
    }
  })

  test('is written the same when the register has grown since', () => {
    const grown = register('toy', { 'T-0-new': ['0', 'new', 'New.', 'done', 'book'], ...LINES })
    const moved = (why: Cite): Cite => (grown.cite as typeof R)[ruleAt(REGISTER, why).id as keyof typeof R]
    const rows = fought(SEED).rows.map(row => ({
      ...row,
      answers: row.answers.map(answer => ({ ...answer, why: moved(answer.why) })),
      events: row.events.map(event => ({ ...event, why: moved(event.why) })),
    }))
    expect(writeJournal({ ...TOY, register: grown }, { header: headerOf(SEED), rows })).toBe(journal())
  })
})

/** Every byte of the journal, changed in some ways: what was not noticed or broke the verifier, how often, where first. */
function unnoticed(changes: (bytes: Uint8Array, at: number) => Iterable<Uint8Array>): string[] {
  const bytes = new TextEncoder().encode(journal())
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const faults = new Map<string, string[]>()
  const note = (fault: string, at: number): void => {
    const near = decoder.decode(bytes.subarray(Math.max(0, at - 12), at + 12)).replaceAll('\n', '⏎')
    faults.set(fault, [...(faults.get(fault) ?? []), `byte ${at}, near ${near}`])
  }
  for (let at = 0; at < bytes.length; at++) {
    for (const other of changes(bytes, at)) {
      try {
        if (verdictOn(decoder.decode(other)).ok) note('it held', at)
      } catch (thrown) {
        note(`it broke the verifier: ${(thrown as Error).message}`, at)
      }
    }
  }
  return [...faults].map(([fault, places]) => `${fault} (${places.length} times, first at ${places[0]})`)
}

describe('a changed journal does not hold', () => {
  test('whichever byte of it is another', () => {
    expect(
      unnoticed(function* (bytes, at) {
        for (const bits of [1, 1 << (at % 8), 0x80]) yield bytes.with(at, bytes[at]! ^ bits)
      }),
    ).toEqual([])
  }, 60_000)

  const spliced = (bytes: Uint8Array, at: number, out: number, ...into: number[]): Uint8Array =>
    Uint8Array.of(...bytes.subarray(0, at), ...into, ...bytes.subarray(at + out))

  test('whichever byte of it is taken out, or put in', () => {
    const more = new TextEncoder().encode('0 "\n\r,9')
    expect(unnoticed((bytes, at) => [spliced(bytes, at, 1), spliced(bytes, at, 0, more[at % more.length]!)])).toEqual(
      [],
    )
  }, 60_000)

  test('wherever it breaks off', () => {
    expect(unnoticed((bytes, at) => [bytes.subarray(0, at)])).toEqual([])
  }, 60_000)

  test.each<[string, (text: string) => string]>([
    ['empty', () => ''],
    ['a line of nothing', () => '\n'],
    ['with a line of nothing more', text => `${text}\n`],
    ['twice', text => text + text],
    ['with line ends of another system', text => text.replaceAll('\n', '\r\n')],
    ['with a byte order mark', text => `\ufeff${text}`],
    ['with spaces in it', text => text.replaceAll(',', ', ')],
    ['with another key', text => text.replace(/"rows":/, '"rowz":')],
    ['only its header', text => textOf(linesOf(text).slice(0, 1))],
    ['only its end', text => textOf(linesOf(text).slice(-1))],
    ['without its header', text => textOf(linesOf(text).slice(1))],
    ['without its end', text => textOf(linesOf(text).slice(0, -1))],
    ['some other JSON', () => '{"name":"straddle"}\n'],
    ['no records', () => '[]\nnull\n'],
    ['nested too deeply', () => `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}\n`],
  ])('%s', (_what, change) => expect(verdictOn(change(journal()))).toMatchObject({ ok: false }))

  test.each<[string, (lines: Lines) => void]>([
    ['two rows change places', lines => lines.splice(1, 2, lines[2]!, lines[1]!)],
    ['a row is written twice', lines => lines.splice(2, 0, lines[1]!)],
    ['the first row is gone', lines => lines.splice(1, 1)],
    ['a row in the middle is gone', lines => lines.splice(3, 1)],
    ['the last row is gone', lines => lines.splice(-2, 1)],
    ['all rows are gone', lines => lines.splice(1, lines.length - 2)],
  ])('%s, though the end is fitted to it', (_what, change) => {
    const text = changed(lines => {
      change(lines)
      endOf(lines).rows = lines.length - 2
      endOf(lines).digest = lines.at(-2)!['digest']
    })
    expect(verdictOn(text)).toMatchObject({ ok: false })
  })

  test.each<[string, (header: Line & Header) => void]>([
    ['a card', header => Object.assign(header.cards[0]!, { name: 'Cat' })],
    ['the seed', header => Object.assign(header, { seed: SEED + 1 })],
    ['the revision', header => Object.assign(header, { revision: 2 })],
    ['the terms', header => Object.assign(header.battle, { terms: { range: 9 } })],
    ['the options', header => Object.assign(header, { options: { fog: 'on' } })],
    ['something unknown', header => Object.assign(header, { remark: 'x' })],
    ['the book', header => Object.assign(header, { book: 'atlas' })],
    ['the book, which is none', header => Object.assign(header, { book: { toString: 0 } })],
    ['one card more', header => Object.assign(header, { cards: [...header.cards, ...header.cards] })],
    ['one card less', header => Object.assign(header, { cards: header.cards.slice(1) })],
    ['no cards', header => Object.assign(header, { cards: 5 })],
    ['no battle', header => Object.assign(header, { battle: null })],
  ])('the header has %s changed, though its digest is fitted to it', (_what, change) => {
    const text = changed(lines => {
      change(lines[0])
      reheaded(lines)
    })
    expect(verdictOn(text)).toMatchObject({ ok: false })
  })

  test.each<[string, (lines: Lines) => void]>([
    ['a throw', lines => Object.assign(lines[FIRST]!.answers[0]!, { note: 'x' })],
    ['a throw, as if it were a choice as well', lines => Object.assign(lines[FIRST]!.answers[0]!, { choice: 0 })],
    ['a choice', lines => Object.assign(lines[FIRST]!.answers[2]!, { note: 'x' })],
    ['an event', lines => Object.assign(lines[FIRST]!.events[0]!, { note: 'x' })],
    ['an order', lines => Object.assign(lines[FIRST]!.order, { note: 'x' })],
    ['a command', lines => Object.assign(lines[FIRST]!.order['command']!, { note: 'x' })],
    ['a row', lines => Object.assign(lines[FIRST]!, { note: 'x' })],
    ['the header', lines => Object.assign(lines[0], { note: 'x' })],
    ['the end', lines => Object.assign(endOf(lines), { note: 'x' })],
    ['the last line', lines => Object.assign(lines.at(-1)!, { note: 'x' })],
  ])('%s holds something more', (_what, change) => {
    expect(verdictOn(changed(change))).toMatchObject({ ok: false })
  })

  test.each<[string, (row: Lines[1]) => void]>([
    ['no answers', row => Object.assign(row, { answers: null })],
    ['an empty answer', row => Object.assign(row, { answers: [null] })],
    ['answers that are no list', row => Object.assign(row, { answers: {} })],
    ['no faces', row => Object.assign(row.answers[0]!, { faces: null })],
    ['faces that are no list', row => Object.assign(row.answers[0]!, { faces: { length: 2 } })],
    ['faces in words', row => Object.assign(row.answers[0]!, { faces: ['3', '4'] })],
    ['no order', row => Object.assign(row, { order: null })],
    ['an order in words', row => Object.assign(row, { order: 'Shoot' })],
    ['no command', row => Object.assign(row.order, { command: null })],
    ['a seat in words', row => Object.assign(row.order, { seat: '0' })],
    ['no events', row => Object.assign(row, { events: null })],
    ['events that are no list', row => Object.assign(row, { events: {} })],
    ['an empty event', row => Object.assign(row, { events: [null] })],
    ['a choice in words', row => Object.assign(row.answers[2]!, { choice: '0' })],
    ['a choice of no mast', row => Object.assign(row.answers[2]!, { choice: 32 })],
    ['a choice of half a mast', row => Object.assign(row.answers[2]!, { choice: 0.5 })],
    ['no digest', row => delete row['digest']],
  ])('a row has %s', (_what, change) => {
    expect(verdictOn(changed(lines => change(lines[FIRST]!)))).toMatchObject({ ok: false, row: FIRST })
  })
})

describe('the verdict names the first place that does not hold', () => {
  test.each<[string, (row: Lines[1]) => void, string, string | null]>([
    ['another rule threw', row => Object.assign(row.answers[0]!, { why: 'T-3-turn' }), 'answers.why', 'T-3-turn'],
    ['no rule of the book threw', row => Object.assign(row.answers[0]!, { why: 'X-1' }), 'answers.why', 'X-1'],
    ['other dice', row => Object.assign(row.answers[0]!, { sides: 8 }), 'answers.sides', 'T-1-shoot'],
    ['more dice', row => Object.assign(row.answers[0]!, { faces: [3, 4, 5] }), 'answers.faces', 'T-1-shoot'],
    ['an impossible face', row => Object.assign(row.answers[0]!, { faces: [7, 1] }), 'answers.faces', 'T-1-shoot'],
    ['another rule asked', row => Object.assign(row.answers[2]!, { why: 'T-3-turn' }), 'answers.why', 'T-3-turn'],
    ['another seat chose', row => Object.assign(row.answers[2]!, { seat: 0 }), 'answers.seat', 'T-2-mast'],
    ['an answer is missing', row => row.answers.pop(), 'answers.answers', null],
    ['an answer too many', row => row.answers.push(row.answers[0]!), 'answers', null],
    ['another event', row => Object.assign(row.events[1]!, { mast: 2 }), 'events', 'T-2-mast'],
    ['an event is missing', row => row.events.pop(), 'events', 'T-3-turn'],
    ['an event too many', row => row.events.push(row.events[0]!), 'events', 'T-1-shoot'],
    ['another rule made an event', row => Object.assign(row.events[1]!, { why: 'T-3-turn' }), 'events', 'T-2-mast'],
    ['another digest', row => Object.assign(row, { digest: '0'.repeat(32) }), 'digest', 'T-1-shoot'],
    ['a revision yet to come', row => Object.assign(row, { revision: 4 }), 'revision', null],
    ['a revision that was not', row => Object.assign(row, { revision: 2 }), 'digest', null],
    ['another boat', row => Object.assign(row.order['command']!, { boat: 1 }), 'order', 'T-1-shoot'],
    ['no such command', row => Object.assign(row.order['command']!, { type: 'Ram' }), 'order', null],
  ])('%s', (_what, change, field, rule) => {
    const verdict = verdictOn(changed(lines => change(lines[FIRST]!)))
    expect(verdict).toEqual({ ok: false, row: FIRST, field, rule, reason: expect.stringMatching(/^\S.*\S$/) })
  })

  describe('under a later revision of its book', () => {
    const later = (text: string): Verdict => verify(text, () => ({ ...TOY, revision: 4 }))
    test('a changed event does not hold', () => {
      const text = changed(lines => Object.assign(lines[FIRST]!.events[0]!, { holes: 2 }))
      expect(later(text)).toMatchObject({ ok: false, row: FIRST, field: 'digest' })
    })
    test('a changed face does not hold', () => {
      const text = changed(lines => Object.assign(lines[FIRST]!.answers[0]!, { faces: [1, 1] }))
      expect(later(text)).toMatchObject({ ok: false, row: FIRST, field: 'digest' })
    })
  })

  test.each([1, 2, 3])('row %i, when it is that row', row => {
    const verdict = verdictOn(changed(lines => Object.assign(lines[row]!, { digest: 'x' })))
    expect(verdict).toMatchObject({ ok: false, row, field: 'digest' })
  })

  test('row 0 for the header', () => {
    expect(verdictOn(changed(lines => Object.assign(lines[0], { seed: 1 })))).toMatchObject({ row: 0, field: 'digest' })
    expect(verdictOn(changed(lines => Object.assign(lines[0], { straddle: 2 })))).toMatchObject({
      row: 0,
      field: 'straddle',
    })
  })

  test('the line after the rows for the end', () => {
    const last = linesOf(journal()).length - 1
    expect(verdictOn(changed(lines => endOf(lines).rows++))).toMatchObject({ row: last, field: 'end' })
  })

  test('a book that is not there', () => {
    expect(verify(journal(), () => undefined)).toMatchObject({ ok: false, row: 0, field: 'book' })
  })
})
