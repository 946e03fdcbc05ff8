import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import { type State, sheetAt } from '../01-classes/state.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import { BY_TORPEDO } from '../09-damage/damage-dice.ts'
import { refuseLaunch } from '../11-torpedoes/orders.ts'
import { endTurn } from '../battle/sequence.ts'
import { INCH } from '../book/lengths.ts'
import { LEVELS } from '../book/tables.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { battle, card, roll, typesOf } from '../whole/bench.fixture.ts'
import { contactOf, hasTubes, launchTorpedo, TORPEDO, torpedoReach } from './torpedoes.ts'

const DESTROYER = card('DD', { torpedoes: { launches: 2 } })
const LANCER = card('DD', { nation: 'JAP', torpedoes: { launches: 2, longLance: true } })

/** A marker of ship 0 at ship 1: the faces of plus and minus die, then of the damage dice. */
function strike(state: State, faces: readonly number[], worst = 0, damaged = 0) {
  const contact = contactOf({ target: 1, torpedo: sheetAt(state, 0).torpedo, worst, damaged })
  const { events, lines } = roll(state, faces, desk => work(TORPEDO, desk, contact))
  const struck = events.find(({ type }) => type === 'TorpedoStruck' || type === 'TorpedoMissed') as { score: number }
  const level = events.find(event => event.type === 'ShipStruck') as { level: number } | undefined
  return { score: struck.score, level: LEVELS[level?.level ?? 0], rules: lines.map(([id]) => id), events }
}
const QUIET = [1, 1, 1]
const score = (target: ShipClass, setting: Parameters<typeof battle>[1] = {}, worst = 0, damaged = 0): number =>
  strike(battle([DESTROYER, target], setting), [1, 6], worst, damaged).score + 5

describe('the throw', () => {
  test('FP-TORP-D plus die less minus die; above 0 is a hit', () => {
    expect(strike(battle([DESTROYER, 'CL']), [4, 4])).toMatchObject({ score: 0, level: 'none' })
    // 5 − 4 = 1, + 3 for a late torpedo at CL = 4
    expect(strike(battle([DESTROYER, 'CL']), [5, 4, ...QUIET])).toMatchObject({ score: 1, level: 'M' })
  })

  test('FP-TORP-M1 +1 at BC, BB, SB, cargo and carriers', () => {
    const big = ['BC', 'BB', 'SB', 'AK', 'AKL', 'CV', 'CVE', 'CVL', 'CVA'] as const
    expect(big.map(of => score(of))).toEqual(big.map(() => 1))
    const small = ['CA', 'CL', 'DD', 'DE', 'MTB'] as const
    expect(small.map(of => score(of))).toEqual(small.map(() => 0))
  })

  test('FP-TORP-M2 −1 in bad weather or after medium damage', () => {
    expect([score('CL', { weather: 'bad' }), score('CL', {}, 3)]).toEqual([-1, -1])
  })

  test('FP-TORP-M3 −1 at dusk or dawn', () => {
    expect([score('CL', { light: 'dusk' }), score('CL', { light: 'dawn' })]).toEqual([-1, -1])
  })

  test('FP-TORP-M4 −2 at night, from a damaged submarine, after extensive damage', () => {
    expect([score('CL', { light: 'night' }), score('CL', {}, 0, 1), score('CL', {}, 5)]).toEqual([-2, -2, -2])
  })

  test('FP-SUB-G a damaged boat has −2', () => {
    const state = battle(['SM', 'CL'], { ships: [{ damaged: 1 }] })
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    expect(strike(state, [1, 6], 0, state.markers[0]!.damaged).score).toBe(-7)
  })

  test('FP-R94 each line once, by the launcher’s worst level when it launched; by option for each reason', () => {
    // none, S, L nothing; M and H −1; E and C −2
    expect([0, 1, 2, 3, 4, 5, 6].map(worst => score('CL', {}, worst))).toEqual([0, 0, 0, -1, -1, -2, -2])
    expect(score('CL', { weather: 'bad' }, 3)).toBe(-1)
    expect(score('CL', { light: 'night' }, 5, 1)).toBe(-2)
    expect(score('CL', { light: 'night', weather: 'bad' }, 4)).toBe(-3)
    const each = { options: { torpedoRows: 'for-each-reason' } }
    expect(score('CL', { weather: 'bad', ...each }, 3)).toBe(-2)
    expect(score('CL', { light: 'night', ...each }, 5, 1)).toBe(-6)
    // damage after the launch does not count
    const state = battle([DESTROYER, 'CL'], { ships: [{ worst: 2 }] })
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    state.ships[0]!.worst = 6
    expect(state.markers[0]!.worst).toBe(2)
  })
})

describe('the hit', () => {
  test('FP-TORP-E Matrix 11 by torpedo and target', () => {
    // 5 − 4 + 1 for a big target = 2
    const at = (period: 'EARLY' | 'MIDDLE' | 'LATE', of: ShipClass) =>
      strike(battle([DESTROYER, of], { period }), [5, 4, ...QUIET]).level
    // BB: −2, −1, 0: 0, 1, 2
    expect([at('EARLY', 'BB'), at('MIDDLE', 'BB'), at('LATE', 'BB')]).toEqual(['S', 'S', 'L'])
    // CVA is hit as CA: 0, 1, 2: 2, 3, 4
    expect([at('EARLY', 'CVA'), at('MIDDLE', 'CVA'), at('LATE', 'CVA')]).toEqual(['L', 'L', 'M'])
    // CV as DE: 3, 4, 5: 5, 6, 7
    expect([at('EARLY', 'CV'), at('MIDDLE', 'CV'), at('LATE', 'CV')]).toEqual(['M', 'H', 'H'])
  })

  test('FP-TORP-F read on Matrix 10: the least hit there is, 1 − 4, is superficial', () => {
    // 4 − 4 + 1 = 1; an early torpedo at SB −4
    expect(strike(battle([DESTROYER, 'SB'], { period: 'EARLY' }), [4, 4, ...QUIET])).toMatchObject({
      score: 1,
      level: 'S',
    })
  })

  test('FP-R95 by option a sum of 0 or less does nothing', () => {
    const nothing = { options: { weakTorpedo: 'does-nothing' }, period: 'EARLY' as const }
    expect(strike(battle([DESTROYER, 'SB'], nothing), [4, 4]).level).toBe('none')
    // 6 − 2 + 1 − 4 = 1 is enough
    expect(strike(battle([DESTROYER, 'SB'], nothing), [6, 2, ...QUIET]).level).toBe('S')
  })

  test('FP-TORP-G RED, BLUE and GREEN, no WHITE', () => {
    const state = battle([DESTROYER, 'BB'])
    const { events } = strike(state, [5, 4, 6, 6, 6])
    expect(typesOf(events)).toEqual(['TorpedoStruck', 'ShipStruck', 'ShipListed', 'SpeedLost', 'ClassesLost'])
    expect([state.ships[1]!.list, state.ships[1]!.fires]).toEqual([20, 0])
    expect(BY_TORPEDO).toBe(8 + 16 + 32)
  })

  test('FP-TORP-H Long Lance has its own row', () => {
    // 5 − 4 + 1 + 1 at BB = 3; 5 − 4 + 1 + 0 at SB = 2
    expect(strike(battle([LANCER, 'BB']), [5, 4, ...QUIET]).level).toBe('L')
    expect(strike(battle([LANCER, 'DE']), [5, 4, ...QUIET]).level).toBe('H')
    expect(strike(battle([DESTROYER, 'DE']), [5, 4, ...QUIET]).level).toBe('H')
    expect(strike(battle([LANCER, 'DE']), [6, 4, ...QUIET]).level).toBe('E')
  })

  test('FP-R96 late, Japanese, on the surface, and marked in the catalogue', () => {
    const row = (of: ReturnType<typeof card>, setting = {}) => sheetAt(battle([of], setting), 0).torpedo
    const marked = { torpedoes: { launches: 2, longLance: true } }
    expect(row(LANCER)).toBe(0)
    expect(row(LANCER, { period: 'MIDDLE' })).toBe(2)
    expect(row(card('DD', marked))).toBe(1)
    expect(row(card('SM', { ...marked, nation: 'JAP' }))).toBe(1)
    expect(row(card('DD', { nation: 'JAP', torpedoes: { launches: 2 } }))).toBe(1)
  })
})

describe('the launch', () => {
  const launch = (state: State) =>
    refuse(state, { seat: 0, command: { type: 'LaunchTorpedo', ship: 0, target: 1 } })?.reason ?? null

  test('FP-TORP-A a marker is put down, its target named', () => {
    const state = battle([DESTROYER, 'BB'])
    expect(launch(state)).toBe(null)
    roll(state, [], desk => resolve(desk, { seat: 0, command: { type: 'LaunchTorpedo', ship: 0, target: 1 } }))
    expect(state.markers).toEqual([{ launcher: 0, target: 1, torpedo: 1, worst: 0, damaged: 0, run: 0, x: 0, y: 0 }])
  })

  test('FP-R89 who has any, one launch a turn, and as many as she has; by option without end', () => {
    expect(launch(battle(['BB', 'BB']))).toBe('she carries no torpedoes')
    expect([card('MTB').torpedoes, card('SM').torpedoes]).toEqual([
      { launches: 2, longLance: false },
      { launches: 2, longLance: false },
    ])
    const state = battle([DESTROYER, 'BB'])
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    expect([launch(state), state.ships[0]!.launches]).toEqual(['she has launched in this turn', 1])
    expect(launch(battle([DESTROYER, 'BB'], { ships: [{ launches: 0 }] }))).toBe('her torpedoes are spent')
    const free = battle([DESTROYER, 'BB'], { options: { torpedoStock: 'unlimited' } })
    roll(free, [], desk => launchTorpedo(desk, 0, 1))
    expect(free.ships[0]!.launches).toBe(2)
  })

  test('FP-RANGE-D within 8, 12 or 18 inches by period', () => {
    const reach = (period: 'EARLY' | 'MIDDLE' | 'LATE') => torpedoReach(battle([DESTROYER], { period })) / INCH
    expect([reach('EARLY'), reach('MIDDLE'), reach('LATE')]).toEqual([8, 12, 18])
    expect(torpedoReach(battle([DESTROYER], { options: { models: '1/600' } })) / INCH).toBe(36)
  })

  test('FP-R90 launched within the long figure only', () => {
    expect(launch(battle([DESTROYER, 'BB'], { range: 18 }))).toBe(null)
    expect(launch(battle([DESTROYER, 'BB'], { range: 18.5 }))).toBe('the target is out of torpedo range')
  })

  test('FP-R93 guns and torpedoes in one turn', () => {
    const state = battle([DESTROYER, 'BB'])
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    expect(refuseFire(state, 0, 'main', 1)).toBe(null)
  })

  test('FP-R97 at night without radar or flares', () => {
    const state = battle([DESTROYER, 'BB'], { light: 'night' })
    expect(refuseFire(state, 0, 'main', 1)).not.toBe(null)
    expect(refuseLaunch(state, 0, 1)).toBe(null)
  })

  test('FP-SUB-D boats are no targets for torpedoes', () => {
    expect(launch(battle(['SM', 'SM'], { ships: [{}, { submerged: 0 }] }))).toBe('torpedoes are for surface targets')
    expect(launch(battle(['SM', 'BB']))).toBe(null)
  })

  test('FP-R81 a boat whose battery is gone has no tubes, a destroyer’s stay', () => {
    expect(hasTubes(battle(['MTB'], { ships: [{ mainLoss: 1 }] }), 0)).toBe(false)
    expect(hasTubes(battle([DESTROYER], { ships: [{ mainLoss: 3 }] }), 0)).toBe(true)
    expect(launch(battle(['MTB', 'BB'], { ships: [{ mainLoss: 1 }] }))).toBe('her torpedo battery is lost')
  })
})

describe('the run', () => {
  /** How many of its owner's turns a marker needs over this range; -1 if it never comes. */
  function turnsToRun(of: ReturnType<typeof card>, range: number, setting = {}): number {
    const state = battle([of, 'CL'], { range, ...setting })
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    for (let turn = 1; turn < 9; turn++) {
      // a marker that comes to its target throws two dice, and misses with 1 and 6
      const { events } = rollMaybe(state)
      if (events.some(({ type }) => type === 'TorpedoStruck' || type === 'TorpedoMissed')) return turn
      roll(state, [], endTurn)
      if (state.markers.length === 0) return -1
    }
    return -1
  }
  function rollMaybe(state: State) {
    const { run } = state.markers[0]!
    const comes = run + sheetAt(state, 0).torpedoRun >= state.fixed.scene.range
    return roll(state, comes ? [1, 6] : [], endTurn)
  }

  test('FP-TORP-B six inches a turn, Long Lance nine, at the target', () => {
    expect([6, 7, 12, 13, 18].map(range => turnsToRun(DESTROYER, range))).toEqual([1, 2, 2, 3, 3])
    expect([9, 10, 18].map(range => turnsToRun(LANCER, range))).toEqual([1, 2, 2])
  })

  test('FP-R2 twice as far for large models only by option', () => {
    const large = { options: { models: '1/700', doubled: 'all' } }
    expect([turnsToRun(DESTROYER, 12, large), turnsToRun(DESTROYER, 12, { options: { models: '1/700' } })]).toEqual([
      1, 2,
    ])
  })

  test('FP-R91 at the end of its owner’s turn, the one of its launch included, never in the other’s', () => {
    const state = battle([DESTROYER, 'CL'], { range: 13 })
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    const runs: number[] = []
    for (let half = 0; half < 4; half++) {
      roll(state, [], endTurn)
      runs.push(state.markers[0]!.run / INCH)
    }
    expect(runs).toEqual([6, 6, 12, 12])
  })

  test('FP-TORP-C resolved on contact, and gone whether it hit or not', () => {
    const missed = battle([DESTROYER, 'CL'], { range: 6 })
    roll(missed, [], desk => launchTorpedo(desk, 0, 1))
    expect(typesOf(roll(missed, [1, 6], endTurn).events)).toEqual([
      'TorpedoRan',
      'TorpedoMissed',
      'TorpedoGone',
      'TurnBegan',
    ])
    const hit = battle([DESTROYER, 'CL'], { range: 6 })
    roll(hit, [], desk => launchTorpedo(desk, 0, 1))
    // 6 − 1 + 3 = 8: extensive; RED 1 is 10°
    roll(hit, [6, 1, 1, 1, 1], endTurn)
    expect([hit.markers.length, hit.ships[1]!.list]).toEqual([0, 10])
  })

  test('FP-R92 a marker whose target is lost is taken off; nobody else is hit', () => {
    const state = battle([DESTROYER, 'CL', 'CL'], { range: 6 })
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    state.ships[1]!.end = 1
    expect(typesOf(roll(state, [], endTurn).events)).toEqual(['TorpedoGone', 'TurnBegan'])
  })

  test('FP-R90 gone once its run passes the long figure', () => {
    const state = battle([DESTROYER, 'CL'], { range: 19 })
    roll(state, [], desk => launchTorpedo(desk, 0, 1))
    for (let half = 0; half < 4; half++) roll(state, [], endTurn)
    expect(state.markers[0]!.run / INCH).toBe(12)
    expect(typesOf(roll(state, [], endTurn).events)).toEqual(['TorpedoRan', 'TorpedoGone', 'TurnBegan'])
  })
})
