import { describe, expect, test } from 'vitest'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Edge } from '#kernel/facts/index.ts'
import { RANDOM } from '../random/random.ts'
import { type Berth, BOOK, begun, fightOut, GAME, sea } from './battle.fixture.ts'
import { DRILL } from './drill.ts'

type State = ReturnType<typeof sea>
const PHASES = ['movement', 'gunfire', 'torpedo'] as const

/** A state in which this seat is to act. */
function asked(start: State, phase: (typeof PHASES)[number], seat: number, change: (state: State) => void = () => {}) {
  const state = begun(start)
  state.now = 4 + PHASES.indexOf(phase)
  Object.assign(state, { acting: seat, due: 1 })
  change(state)
  return state
}
function orderOf(start: State, state: State, seat = 0) {
  const command = DRILL.sit(GAME, start, seat, new Dice(new Seeded(1))).decide(state, seat)
  expect(BOOK.refuse(state, { seat, command })).toBeNull()
  return command as never as { type: string; ship: number; target: number; batteries: { target: number }[] }
}
/** Where the ship that is ordered to move would be. */
function moved(start: State, state: State, seat = 0) {
  const order = orderOf(start, state, seat)
  expect(order.type).toBe('Move')
  const path = (order as never as { track: ({ ahead: number } | { pivot: number })[] }).track
  const study = GAME.study(state, [order.ship])
  return study.go(path.map(leg => ('ahead' in leg ? { ahead: leg.ahead / 1000 } : { turn: leg.pivot })))!
}
/** Degrees between a heading and the bearing of something due east. */
const offEast = (heading: number): number => Math.abs((((heading - 900) % 3600) + 3600) % 3600) / 10

describe('a captain under drill', () => {
  test('turns his broadside on an enemy in range', () => {
    const start = sea([['Lion', 6, 9, 90]], [['Seydlitz', 14, 9, 180]])
    const off = offEast(moved(start, asked(start, 'movement', 0)).heading)
    expect(Math.min(Math.abs(off - 90), Math.abs(off - 270))).toBeLessThanOrEqual(35)
  })

  test('comes nearer to an enemy out of range', () => {
    const start = sea([['Lion', 2, 9, 0]], [['Seydlitz', 22, 9, 0]])
    expect(moved(start, asked(start, 'movement', 0)).east).toBeGreaterThan(4)
  })

  test('finishes a cripple rather than begin another', () => {
    const start = sea(
      [['Lion', 6, 9, 0]],
      [
        ['Seydlitz', 12, 10, 0],
        ['Seydlitz', 12, 8, 0],
      ],
    )
    const order = (cripple: number) =>
      orderOf(
        start,
        asked(start, 'gunfire', 0, state => {
          state.ships[cripple]!.lost = 21
        }),
      )
    expect(order(1).batteries[0]!.target).toBe(1)
    expect(order(2).batteries[0]!.target).toBe(2)
  })

  test('spends torpedoes where they tell, and keeps them where they do not', () => {
    const at = (miles: number) => sea([['Wakeful', 6, 9, 0]], [['König', 6 + miles, 9, 0]])
    expect(orderOf(at(2), asked(at(2), 'torpedo', 0))).toMatchObject({ type: 'LaunchTorpedoes', target: 1 })
    expect(orderOf(at(12), asked(at(12), 'torpedo', 0)).type).toBe('Pass')
  })

  test('takes a cripple out of the fire while others fight on', () => {
    const ships: Berth[] = [
      ['Lion', 8, 9, 0],
      ['Tiger', 8, 11, 0],
    ]
    const start = sea(ships, [['Seydlitz', 14, 9, 0]])
    const cripple = asked(start, 'movement', 0, state => {
      state.ships[0]!.lost = 20
      state.ships[1]!.acted = 1
    })
    expect(moved(start, cripple).east).toBeLessThan(8)
  })

  test('leaves the board with a cripple that would be lost', () => {
    const start = sea(
      [
        ['Lion', 0.5, 9, 270],
        ['Tiger', 8, 14, 0],
      ],
      [
        ['Seydlitz', 3.5, 9, 0],
        ['Derfflinger', 3.5, 10, 0],
      ],
    )
    const cripple = asked(start, 'movement', 0, state => {
      state.ships[0]!.lost = 22
      state.ships[1]!.acted = 1
    })
    expect(moved(start, cripple).away).toBe(true)
  })

  describe('ahead, in the tenth turn of 25', () => {
    /** Glasgow is sunk. How much farther east Lion goes, with the others 6 miles off in the east. */
    const led = (...left: readonly string[]) => {
      const others = left.map((name, i): Berth => [name, 18, 9 + i, 0])
      const start = sea([['Lion', 12, 9, 0]], [...others, ['Glasgow', 20, 3, 0]])
      const state = asked(start, 'movement', 0, state => {
        state.now += 36
        state.ships[1 + left.length]!.lost = 99
      })
      return moved(start, state).east - 12
    }
    test('he breaks off from who is as strong as he', () => expect(led('Seydlitz', 'Derfflinger')).toBeLessThan(0))
    test('he closes with who is much weaker', () => expect(led('Dresden')).toBeGreaterThan(0))
  })

  test('who has broken off answers fire for a while after it has told, then lets it die down', () => {
    const start = sea(
      [['Lion', 12, 9, 0]],
      [
        ['Seydlitz', 16, 9, 0],
        ['Glasgow', 20, 3, 0],
      ],
    )
    const inTurn = (turn: number, phase: (typeof PHASES)[number]) =>
      asked(start, phase, 0, state => {
        state.now += 4 * (turn - 1)
        state.ships[2]!.lost = 99
      })
    const captain = DRILL.sit(GAME, start, 0, new Dice(new Seeded(1)))
    const typeIn = (turn: number, phase: (typeof PHASES)[number]) =>
      (captain.decide(inTurn(turn, phase), 0) as { type: string }).type
    expect(typeIn(10, 'movement')).toBe('Move')
    expect([14, 15].map(turn => typeIn(turn, 'gunfire'))).toEqual(['FireGuns', 'Pass'])
  })

  test('a cripple makes for the edge by which she leaves at no cost', () => {
    const made = (edge: Edge) => {
      const terms = [{ kind: 'leaves', ships: ['Lion'], edge, fromMinutes: 0, percent: 0 }] as const
      const ships: Berth[] = [
        ['Lion', 1, 9, 90],
        ['Tiger', 5, 9, 0],
      ]
      const start = sea(ships, [['Seydlitz', 12, 9, 0]], 'open sea', { aims: ['', ''], terms })
      const cripple = asked(start, 'movement', 0, state => {
        state.ships[0]!.lost = 20
        state.ships[1]!.acted = 1
      })
      return moved(start, cripple).north
    }
    expect(made('north')).toBeGreaterThan(9.5)
    expect(made('south')).toBeLessThan(8.5)
  })

  test('gives up a battle that is lost', () => {
    const start = sea(
      [['Glasgow', 6, 9, 0]],
      [
        ['Seydlitz', 10, 9, 0],
        ['Derfflinger', 10, 11, 0],
      ],
    )
    expect(orderOf(start, asked(start, 'movement', 0)).type).toBe('Move')
    const beaten = asked(start, 'movement', 0, state => {
      state.ships[0]!.lost = 6
    })
    expect(orderOf(start, beaten).type).toBe('Concede')
  })
})

describe('before the battle', () => {
  /** All ships as he places them, his own side first. */
  function placed(ships: number, board: string) {
    const named = (name: string) => Array.from({ length: ships }, (): Berth => [name, 0, 0, 0])
    const start = sea([...named('Wakeful').slice(1), ['Lion', 0, 0, 0]], named('Glasgow'), board)
    for (const ship of start.ships) ship.berth = 1
    const state = begun(start)
    while (state.deploying !== 0) {
      const [seat] = GAME.awaited(state)
      const command = DRILL.sit(GAME, start, seat!, new Dice(new Seeded(1))).decide(state, seat!)
      expect(BOOK.refuse(state, { seat: seat!, command })).toBeNull()
      BOOK.resolve(new Desk(state, new Dice(new Seeded(5)), GAME.spare), { seat: seat!, command })
    }
    return GAME.present.chart(state).units
  }

  test.each(['open sea', 'hexes'])('he places the dearest in the middle, the others beside her: %s', board => {
    const units = placed(4, board)
    const [lion] = units.filter(({ name }) => name === 'Lion')
    expect(Math.abs(lion!.north - 9)).toBeLessThanOrEqual(1)
    const own = units.filter(({ side }) => side === 0)
    for (const unit of own) expect(Math.abs(unit.north - lion!.north)).toBeLessThanOrEqual(3)
    expect(new Set(own.map(({ east }) => Math.round(east))).size).toBe(1)
    expect(own.every(({ heading }) => Math.abs(heading - 900) <= 300)).toBe(true)
  })

  test('a crowd finds room', () => expect(placed(40, 'open sea')).toHaveLength(80))
})

const CORONEL = [
  ['Good Hope', 'Monmouth', 'Glasgow', 'Otranto'],
  ['Scharnhorst (1906)', 'Gneisenau', 'Leipzig', 'Dresden', 'Nürnberg'],
] as const
const CRUISERS = [
  ['Lion', 'Tiger'],
  ['Seydlitz', 'Derfflinger'],
] as const
const inLine = (names: readonly string[], east: number): Berth[] => names.map((name, i) => [name, east, 12 - i, 180])

describe.each([
  ['Coronel on the open sea', CORONEL, 'open sea'],
  ['Coronel on hexes', CORONEL, 'hexes'],
  ['battlecruisers on the open sea', CRUISERS, 'open sea'],
  ['battlecruisers on hexes', CRUISERS, 'hexes'],
] as const)('%s', (_title, [one, other], board) => {
  const start = sea(inLine(one, 8), inLine(other, 17), board)

  test('drill beats random from either side', () => {
    const fought = [0, 1, 2].flatMap(battle => [
      fightOut(start, [DRILL, RANDOM], battle).winner === 0,
      fightOut(start, [RANDOM, DRILL], battle).winner === 1,
    ])
    expect(fought.filter(won => won).length).toBeGreaterThanOrEqual(5)
  })

  test('drill against drill: every order legal, and an end before the time is out', () => {
    const fought = [0, 1, 2, 3].map(battle => fightOut(start, [DRILL, DRILL], battle))
    expect(fought.flatMap(({ illegal }) => illegal)).toEqual([])
    expect(Math.max(...fought.map(({ turns }) => turns))).toBeLessThan(25)
  })

  test('the same battle again is the same to the last order', () => {
    expect(fightOut(start, [DRILL, DRILL], 9)).toEqual(fightOut(start, [DRILL, DRILL], 9))
  })
})
