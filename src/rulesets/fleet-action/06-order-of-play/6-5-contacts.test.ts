import { describe, expect, test } from 'vitest'
import { BERTH, CM, type State } from '../02-data-sheet/state.ts'
import { screened } from '../battle/hidden.ts'
import { begin, during, refused, table, told } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'

const at = (x: number, y: number, heading = 0) => ({ x: x * CM, y: y * CM, heading })
const lay = (...markers: (readonly [number | null, number, number])[]) => ({
  type: 'LayContacts' as const,
  markers: markers.map(([squadron, x, y]) => ({ squadron, x: x * CM, y: y * CM })),
})
/** Two squadrons of ours in the west, one of theirs in the east; nobody is ready yet. */
const before = (far = 300, options = {}): State => {
  const state = table(
    [
      [
        { card: ship(), seat: 0, ...at(20, 100, 900) },
        { card: ship({ speedMax: 24 }), seat: 0, ...at(20, 110, 900) },
      ],
      [{ card: ship(), seat: 0, ...at(20, 200, 900) }],
      [{ card: ship(), seat: 1, ...at(20 + far, 150, 2700) }],
    ],
    { options },
  )
  return Object.assign(state, { begun: 0, ready: 0 })
}
/** Ours under markers 0 (false), 1 and 2, by their places from the west and south. */
const hidden = (far = 300): State => {
  const state = before(far)
  told(state, 0, lay([1, 20, 200], [0, 20, 100], [null, 10, 90]))
  state.ready = 3
  state.begun = 1
  return during(state, 'ship movement', 0)
}

describe('H20 laying markers', () => {
  test('FA-H20 each squadron where its leader is, false ones near: a third of the squadrons, rounded up', () => {
    const state = before()
    expect(refused(state, 0, lay([0, 20, 100], [1, 20, 200], [null, 40, 110]))).toBeNull()
    expect(refused(state, 0, lay([null, 40, 110], [null, 40, 120]))).toBe('FA-H20')
    expect(refused(state, 0, lay([null, 90, 110]))).toBe('FA-H20')
    expect(refused(state, 0, lay([0, 21, 100]))).toBe('FA-H20')
    expect(refused(state, 0, lay([0, 20, 100], [0, 20, 100]))).toBe('FA-H20')
    expect(refused(state, 0, lay([2, 320, 150]))).toBe('FA-H20')
    expect(refused(before(300, { contacts: 'off' }), 0, lay())).toBe('FA-H20')
    told(state, 0, lay([0, 20, 100]))
    expect(refused(state, 0, lay([1, 20, 200]))).toBe('FA-H20')
    expect([state.ships[0]!.berth, state.ships[2]!.berth]).toEqual([BERTH.hidden, BERTH.there])
  })
  test('FA-H20 how they were named does not decide their numbers', () => {
    const one = before()
    told(one, 0, lay([1, 20, 200], [null, 10, 90], [0, 20, 100]))
    const other = before()
    told(other, 0, lay([null, 10, 90], [0, 20, 100], [1, 20, 200]))
    expect(one.contacts).toEqual(other.contacts)
    expect(one.contacts.map(({ squadron }) => squadron)).toEqual([-1, 0, 1])
  })
  test('FA-H20 to everybody else one marker is as another', () => {
    const view = (state: State) => {
      const { fixed: _, ...rest } = screened(state, 1)
      return JSON.stringify(rest)
    }
    const one = before()
    told(one, 0, lay([null, 10, 90], [0, 20, 100], [1, 20, 200]))
    const other = before()
    told(other, 0, lay([null, 20, 100], [0, 20, 100], [1, 20, 200]))
    // moved to the same place, the false one cannot be told from the true
    Object.assign(other.contacts[0]!, { x: 10 * CM, y: 90 * CM })
    expect(view(one).length).toBe(view(other).length)
    expect(view(one)).not.toContain('"squadron":0,"x":2000,"y":10000')
    expect(screened(one, 0).contacts.map(({ squadron }) => squadron)).toEqual([-1, 0, 1])
  })
})

describe('H20 moving and coming out', () => {
  test('FA-H20 as fast as its slowest ship, a false one 30 cm, in any direction', () => {
    const state = hidden()
    const move = (contact: number, x: number, y: number) =>
      refused(state, 0, { type: 'MoveContact', contact, x: x * CM, y: y * CM })
    expect([move(1, 44, 100), move(1, 45, 100), move(0, 10, 120), move(0, 10, 121)]).toEqual([
      null,
      'FA-H20',
      null,
      'FA-H20',
    ])
    expect([move(2, 20, 171), move(9, 20, 180)]).toEqual([null, 'FA-H20'])
    told(state, 0, { type: 'MoveContact', contact: 1, x: 20 * CM, y: 76 * CM })
    expect(state.contacts[1]).toMatchObject({ pace: 24, heading: 1800, moved: 1 })
    // one squadron after the other, the sides in turn
    expect(state.word).toBe(1)
  })
  test('FA-6.4-deploy in its move, on one heading, all within 10 cm and clear of each other', () => {
    const state = hidden()
    expect(refused(state, 0, { type: 'Deploy', contact: 0, heading: 0 })).toBe('FA-H20')
    told(state, 0, { type: 'Deploy', contact: 1, heading: 900 })
    const [one, other] = state.ships
    expect([one, other]).toMatchObject([
      { ...at(20, 100), heading: 900, berth: BERTH.there },
      { heading: 900, berth: BERTH.there },
    ])
    expect(Math.hypot(other!.x - one!.x, other!.y - one!.y)).toBeLessThanOrEqual(10 * CM)
    // it has its move still
    expect(state.active).toBe(0)
    expect(refused(state, 0, { type: 'Steer', ship: 0, legs: [{ ahead: 5, turn: 0 }], smoke: false })).toBeNull()
  })
  test('FA-H20 at once within 12.5 cm of an enemy; a false one is taken away', () => {
    const state = hidden(40)
    // 12.5 cm west of the enemy
    told(state, 0, { type: 'MoveContact', contact: 0, x: 38 * CM, y: 95 * CM })
    expect(state.contacts[0]!.gone).toBe(0)
    const near = hidden(40)
    Object.assign(near.ships[3]!, at(60, 100, 2700))
    told(near, 0, { type: 'MoveContact', contact: 1, x: 44 * CM, y: 100 * CM })
    expect(near.contacts[1]!.gone).toBe(0)
    const met = hidden(40)
    Object.assign(met.ships[3]!, at(56, 100, 2700))
    told(met, 0, { type: 'MoveContact', contact: 1, x: 44 * CM, y: 100 * CM })
    expect(met.contacts[1]!.gone).toBe(1)
    expect(met.ships[0]).toMatchObject({ berth: BERTH.there, moved: 24, pace: 24 })
    const empty = hidden(40)
    Object.assign(empty.ships[3]!, at(22, 90, 2700))
    told(empty, 0, { type: 'Done' })
    expect(empty.contacts[0]!.gone).toBe(1)
  })
  describe('FA-H60-markers FA-R75 markers of both sides', () => {
    /** Ours at 20, 100 is true; theirs lies 12.5 cm from where it will be. */
    const meeting = (theirs: number | null): State => {
      const state = before(40)
      Object.assign(state.ships[3]!, at(56.5, 100, 2700))
      told(state, 0, lay([1, 20, 200], [0, 20, 100], [null, 10, 90]))
      told(state, 1, lay([2, 56.5, 100], ...(theirs === null ? [[null, 60, 110] as const] : [])))
      Object.assign(state, { ready: 3, begun: 1 })
      return during(state, 'ship movement', 0)
    }
    const go = (state: State, contact: number): State => {
      Object.assign(state.contacts[contact]!, at(40, 100))
      told(state, 0, { type: 'MoveContact', contact, x: 44 * CM, y: 100 * CM })
      return state
    }
    const gone = (state: State) => state.contacts.map(each => each.gone)
    test('FA-H60-markers both true: both come out', () => {
      expect(gone(go(meeting(2), 1))).toEqual([0, 1, 0, 1])
    })
    test('FA-H60-markers FA-H20 a false one brings nobody out, and stays where it is', () => {
      // ours is false
      expect(gone(go(meeting(2), 0))).toEqual([0, 0, 0, 0])
      // theirs is: the true one of theirs is far away
      const state = meeting(null)
      const [one, other] = state.contacts.slice(3)
      expect([one!.squadron, other!.squadron]).toEqual([2, -1])
      Object.assign(one!, at(300, 300))
      Object.assign(other!, at(56, 100))
      expect(gone(go(state, 1))).toEqual([0, 0, 0, 0, 0])
      expect(state.ships[0]!.berth).toBe(BERTH.hidden)
    })
    test('FA-H60-markers FA-H20 a squadron that came out takes false ones away', () => {
      const state = meeting(null)
      Object.assign(state.contacts[4]!, at(50, 104))
      expect(gone(go(state, 1))).toEqual([0, 1, 0, 1, 1])
    })
  })
  test('FA-H20 while it lies under its marker nothing is ordered of it, and it is no target', () => {
    const state = hidden(40)
    expect(refused(state, 0, { type: 'Steer', ship: 0, legs: [], smoke: false })).toBe('FA-H20')
    const acting = during(state, 'action', 1)
    const fire = { type: 'Activate', ship: 3, light: null, guns: [{ battery: 0, target: 0 }], factors: [] } as const
    expect(refused(acting, 1, { ...fire, guns: [...fire.guns], factors: [] })).toBe('FA-H20')
  })
})

describe('6.6 spotting', () => {
  const spot = (contact: number) => ({ type: 'Spot', ship: 3, contact }) as const
  /** Their one ship looks at ours from 24, 49 or more centimetres. */
  const look = (far: number, changes = {}): State => {
    const state = during(hidden(far), 'action', 1)
    Object.assign(state.ships[3]!, { y: 100 * CM, ...changes })
    return state
  }
  test('FA-6.6-spot d10 and Crew Quality, 6 or more; a band beyond the first takes one off', () => {
    // marker 1 lies at 20: sizes 0, no search radar
    const near = look(24)
    told(near, 1, spot(1), [6])
    expect(near.contacts[1]!.gone).toBe(1)
    const missed = look(24)
    told(missed, 1, spot(1), [5])
    expect(missed.contacts[1]!.gone).toBe(0)
    const far = look(49)
    told(far, 1, spot(1), [6])
    expect(far.contacts[1]!.gone).toBe(0)
    const radar = look(49, { searchRadar: 1 })
    told(radar, 1, spot(1), [5])
    expect(radar.contacts[1]!.gone).toBe(1)
  })
  test('FA-6.6-spot within her Spotting Distance, and without search radar within the visibility', () => {
    expect(refused(look(130), 1, spot(1))).toBe('FA-6.6-spot')
    expect(refused(look(120, { sd: 4 }), 1, spot(1))).toBe('FA-6.6-spot')
    expect(refused(look(120), 1, spot(1))).toBeNull()
  })
  test('FA-6.6-spot once a ship and turn, at an enemy’s marker that is there', () => {
    const state = look(24)
    told(state, 1, spot(1), [5])
    expect([refused(state, 1, spot(1)), refused(state, 1, spot(7))]).toEqual(['FA-6.6-spot', 'FA-6.6-spot'])
    expect(refused(look(24), 1, spot(7))).toBe('FA-H20')
    expect(refused(during(hidden(), 'action', 0), 0, { type: 'Spot', ship: 0, contact: 1 })).toBe('FA-H20')
  })
  test('FA-R75 what is made out is on the table at once, and may be fired at', () => {
    const state = look(24)
    const fire = { type: 'Activate' as const, ship: 3, light: null, guns: [{ battery: 0, target: 0 }], factors: [] }
    expect(refused(state, 1, fire)).toBe('FA-H20')
    told(state, 1, spot(1), [6])
    expect(refused(state, 1, fire)).toBeNull()
  })
  test('FA-H20 a squadron under its marker may try to spot, and nothing else', () => {
    const state = during(hidden(40), 'action', 0)
    Object.assign(state, { ready: 0, begun: 0, word: -1 })
    told(state, 1, lay([2, 60, 150]))
    Object.assign(state, { ready: 3, begun: 1, word: 0 })
    expect(refused(state, 0, { type: 'SpotFromContact', contact: 0, target: 3 })).toBe('FA-H20')
    // 64 cm, in the third band: 8
    told(state, 0, { type: 'SpotFromContact', contact: 1, target: 3 }, [8])
    expect(state.contacts[3]!.gone).toBe(1)
    expect([state.contacts[1]!.acted, state.word]).toEqual([1, 1])
  })
})

describe('6.1 beginning', () => {
  test('FA-6.1-roll who has the initiative acts first and names who moves first', () => {
    const one = before()
    one.ready = 3
    begin(one, [7, 3], [0])
    expect([one.first, one.leads, one.word]).toEqual([0, 0, 0])
    const other = before()
    other.ready = 3
    begin(other, [7, 3], [1])
    expect([other.first, other.leads, other.word]).toEqual([0, 1, 1])
  })
})
