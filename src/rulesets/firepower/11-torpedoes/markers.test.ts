import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '../01-classes/state.ts'
import { tabled } from '../12-aircraft/air.fixture.ts'
import { INCH } from '../book/lengths.ts'
import { apply } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { isReached, runTo } from '../measured.ts'
import { battle, card, roll, ruleIdOf, typesOf } from '../whole/bench.fixture.ts'
import { launchTorpedo, runMarkers } from './torpedoes.ts'

// Markers on a table: segment F.

const DESTROYER = card('DD', { torpedoes: { launches: 2 } })
const LANCER = card('DD', { nation: 'JAP', torpedoes: { launches: 2, longLance: true } })
const inches = (x: number, y: number) => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })
/** A launcher at (20, 30) and ships where a test wants them; her marker is on the table. */
function launched(
  others: Parameters<typeof tabled>[0],
  places: readonly object[],
  launcher = DESTROYER,
  options = {},
): State {
  const state = tabled([launcher, ...others], { options, ships: [inches(20, 30), ...places] })
  roll(state, [], desk => launchTorpedo(desk, 0, 1))
  return state
}
const run = (state: State, faces: readonly number[] = [], seat = 0) =>
  roll(state, faces, desk => runMarkers(desk, seat)).events
const places = (state: State) => state.markers.map(({ x, y, run: far }) => [x / INCH, y / INCH, far / INCH])

describe('I5 the end of the battle', () => {
  test('FP-VIC-A a marker that ends the battle is the last to run', () => {
    const state = tabled([DESTROYER, 'BB'], { ships: [inches(20, 30), { ...inches(24, 30), list: 40 }] })
    state.squadrons[1]!.destroyed = 0
    roll(state, [], desk => {
      launchTorpedo(desk, 0, 1)
      launchTorpedo(desk, 0, 1)
    })
    // 5 − 4 and one for a big target: light, and RED 3 capsizes her, the only ship of the enemy
    const types = typesOf(run(state, [5, 4, 3, 1, 1]))
    expect(types.at(-1)).toBe('BattleEnded')
    expect(types.filter(type => type === 'TorpedoRan').length).toBe(1)
  })
})

describe('the run', () => {
  test('FP-TORP-B six inches in each turn of its owner, Long Lance nine', () => {
    const state = launched(['BB'], [inches(37, 30)])
    run(state)
    expect(places(state)).toEqual([[26, 30, 6]])
    run(state, [], 1)
    expect(places(state)).toEqual([[26, 30, 6]])
    const lance = launched(['BB'], [inches(37, 30)], LANCER)
    run(lance)
    expect(places(lance)).toEqual([[29, 30, 9]])
  })

  test('FP-TORP-B straight at its target’s present place, wherever that is now', () => {
    const state = launched(['BB'], [inches(37, 30)])
    run(state)
    Object.assign(state.ships[1]!, inches(26, 42))
    run(state)
    expect(places(state)).toEqual([[26, 36, 12]])
    // 3, 4, 5: six inches of a way by 0.6 and 0.8
    const slant = launched(['BB'], [inches(29.6, 42.8)])
    run(slant)
    expect(places(slant)).toEqual([[23.6, 34.8, 6]])
  })

  test('FP-TORP-B the way is exact in whole numbers: on the line to within half a part, and as long as it should be', () => {
    const part = fc.integer({ min: 0, max: 60 * INCH })
    fc.assert(
      fc.property(part, part, part, part, (x, y, tx, ty) => {
        const state = launched(['BB'], [{ x: tx, y: ty }])
        Object.assign(state.markers[0]!, { x, y })
        const end = runTo(state, 0, 6 * INCH) as { x: number; y: number }
        const [dx, dy] = [tx - x, ty - y]
        const far = Math.hypot(dx, dy)
        if (far <= 6 * INCH) {
          expect(end).toEqual({ x: tx, y: ty })
          return
        }
        const [ex, ey] = [end.x - x, end.y - y]
        expect(Number.isInteger(end.x) && Number.isInteger(end.y)).toBe(true)
        expect(Math.abs(Math.hypot(ex, ey) - 6 * INCH)).toBeLessThan(1)
        expect(Math.abs(dx * ey - dy * ex) / far).toBeLessThan(1)
      }),
    )
  })

  test('FP-TORP-C it meets the model, not its centre: a hull lying across the way is met at its side', () => {
    // the battleship lies north and south, 0.457 inches to either side
    const beam = launched(['BB'], [inches(26.4, 30)])
    expect(isReached(beam, 0, 6 * INCH)).toBe(true)
    const beyond = launched(['BB'], [inches(26.5, 30)])
    expect(isReached(beyond, 0, 6 * INCH)).toBe(false)
    // end on, 3.2 inches before her centre
    const end = launched(['BB'], [{ ...inches(29.1, 30), heading: 900 }])
    expect(isReached(end, 0, 6 * INCH)).toBe(true)
    expect(isReached(launched(['BB'], [{ ...inches(29.3, 30), heading: 900 }]), 0, 6 * INCH)).toBe(false)
  })

  test('FP-TORP-C a bow that is nearer than the way to her centre is not met', () => {
    // she heads at the marker’s flank: her bow is under six inches from it, the way to her centre runs clear of it for nine
    const state = launched(['SB'], [{ ...inches(28, 34), heading: 2700 }])
    expect(isReached(state, 0, 6 * INCH)).toBe(false)
  })

  test('FP-TORP-C, FP-R92 others in its way do not matter', () => {
    const state = launched(['BB', 'BB', DESTROYER], [inches(37, 30), inches(23, 30), inches(24, 30)])
    expect(typesOf(run(state))).toEqual(['TorpedoRan'])
    expect(state.ships[2]!.worst).toBe(0)
  })

  test('FP-R90 it vanishes when its run is spent: after 18 inches in LATE, in EARLY after 6 and 2', () => {
    const state = launched(['BB'], [inches(37.9, 30)])
    state.ships[1]!.x = 90 * INCH
    expect([run(state), run(state)].map(typesOf)).toEqual([['TorpedoRan'], ['TorpedoRan']])
    expect(typesOf(run(state))).toEqual(['TorpedoRan', 'TorpedoGone'])
    const early = tabled([DESTROYER, 'BB'], { period: 'EARLY', ships: [inches(20, 30), inches(27.9, 30)] })
    roll(early, [], desk => launchTorpedo(desk, 0, 1))
    early.ships[1]!.x = 90 * INCH
    run(early)
    const events = run(early)
    expect(events[0]).toMatchObject({ type: 'TorpedoRan', run: 2 * INCH })
    expect(early.markers).toEqual([])
  })

  test('FP-R91 all of the player’s markers run, also those launched in this turn, and none of the enemy’s', () => {
    const state = launched(['BB', DESTROYER], [inches(37, 30), inches(40, 50)])
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    roll(state, [], desk => launchTorpedo(desk, 2, 0))
    run(state)
    expect(state.markers.map(({ run: far }) => far / INCH)).toEqual([6, 6, 0])
  })

  test('FP-R94 the launcher’s damage counts as it was when she launched, even if she is sunk since', () => {
    const state = launched(['CL'], [inches(26, 30)])
    Object.assign(state.ships[0]!, { worst: 6, damaged: 1, end: 1 })
    // 1 − 6 = −5 and nothing else
    expect(run(state, [1, 6]).find(({ type }) => type === 'TorpedoMissed')).toMatchObject({ score: -5 })
  })
})

describe('its end', () => {
  test.each([
    ['sunk', { end: 1 }],
    ['abandoned', { end: 3 }],
    ['away', { berth: 2 }],
  ])('FP-R92 without its target, which is %s, it is taken off, whoever has the turn', (_, fate) => {
    for (const seat of [0, 1]) {
      const state = launched(['BB'], [inches(30, 30)])
      Object.assign(state.ships[1]!, fate)
      const events = run(state, [], seat)
      expect([typesOf(events), ruleIdOf(events[0]!.why), state.markers]).toEqual([['TorpedoGone'], 'FP-R92', []])
    }
  })

  test('FP-R92 a target sunk by the first marker spares the second its throw', () => {
    // another of her squadron is left, so that the battle goes on
    const state = launched(['DE', 'DE'], [inches(26, 30), inches(80, 30)])
    Object.assign(state.ships[2]!, { seat: 1, squadron: 1 })
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    // 6 − 1 = 5, + 5 at DE: C; RED 4 is black
    const events = run(state, [6, 1, 4, 1, 1])
    expect(typesOf(events).filter(type => type === 'TorpedoGone').length).toBe(2)
    expect(state.markers).toEqual([])
  })

  test('FP-TORP-D a miss is told as one; a journal of revision 3 has it under the name of a hit, and opens as it did', () => {
    const state = launched(['CL'], [inches(26, 30)])
    const events = run(state, [1, 6])
    expect(typesOf(events)).toEqual(['TorpedoRan', 'TorpedoMissed', 'TorpedoGone'])
    expect(tell(events[1]!, state)).toBe('CL is missed by torpedoes.')
    const past = { type: 'TorpedoStruck', ship: 1, score: -5, why: events[1]!.why } as const
    apply(state, past)
    expect(tell(past, state)).toBe('CL is missed by torpedoes.')
  })

  test('in a duel, without places, the range is run down', () => {
    const state = battle([DESTROYER, 'BB'], { range: 7 })
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    expect([typesOf(run(state)), typesOf(run(state, [1, 6]))]).toEqual([
      ['TorpedoRan'],
      ['TorpedoRan', 'TorpedoMissed', 'TorpedoGone'],
    ])
  })
})
