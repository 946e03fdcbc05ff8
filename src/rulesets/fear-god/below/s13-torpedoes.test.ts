import { describe, expect, test } from 'vitest'
import { ruleAt } from '#kernel/book/index.ts'
import { WEAVING } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { BOOK, R } from '../book/register.ts'
import { torpedoesLaunched } from '../events/events.ts'
import { hullOf, hullsOf } from '../measured.ts'
import { refuse } from '../orders/refusals.ts'
import { hitOn, runTogether } from '../sailing/s1-together.ts'
import { sea } from '../whole/battle.fixture.ts'
import { card, DESTROYER, play, TIGER, typesOf } from '../whole/bench.fixture.ts'
import type { LaunchTorpedoes } from './s13-aim.ts'
import { aimTorpedoes, leadOn } from './s13-aim.ts'
import { tracksIn, tracksOf } from './s13-tracks.ts'

/** Wakeful with torpedoes that run 10,000 yards at 30 knots: 500 yards an Impulse. Group 1 is her tubes, on either beam. */
const [guns, tubes] = DESTROYER.batteries
const WAKEFUL = card({ ...DESTROYER, batteries: [guns, { ...tubes, runYards: 10_000, runKnots: 30 }] })
const TUBES = 1
const duel = (options = {}) => {
  const state = sea([[WAKEFUL, 10_000, 10_000, 0]], [[TIGER, 11_000, 10_000, 0]], {}, options)
  state.ships[1]!.speed = 0
  return state
}
const launch = (changes: Partial<LaunchTorpedoes['tubes'][number]> = {}): LaunchTorpedoes => ({
  type: 'LaunchTorpedoes',
  ship: 0,
  tubes: [{ group: TUBES, count: 3, bearing: 900, depth: 'shallow', ...changes }],
})
const ruleOf = (state: State, command: LaunchTorpedoes) => {
  const refusal = refuse(state, { seat: 0, command })
  return refusal === null ? null : ruleAt(BOOK, refusal.why).id
}

describe('FGDN-H23-torpedoes', () => {
  test('FGDN-H23-torpedoes two degrees apart, from where she lies', () => {
    const tracks = tracksIn(tracksOf(duel(), 0, TUBES, 3, 900, 0))
    expect(tracks.map(({ heading }) => heading)).toEqual([880, 900, 920])
    expect(tracks[0]).toMatchObject({ x: 10_000, y: 10_000, left: 10_000, knots: 30, damage: 90, deep: 0, from: 0 })
  })
  test('FGDN-H23-torpedoes FGDN-H16-arcs only from tubes that are loaded and bear', () => {
    const state = duel()
    expect(ruleOf(state, launch())).toBeNull()
    expect(ruleOf(state, launch({ bearing: 0 }))).toBe('FGDN-H16-arcs')
    expect(ruleOf(state, launch({ count: 7 }))).toBe('FGDN-H23-torpedoes')
    expect(ruleOf(state, launch({ group: 0 }))).toBe('FGDN-H23-torpedoes')
    state.ships[0]!.mounts[TUBES] = 1
    expect(ruleOf(state, launch({ count: 4 }))).toBe('FGDN-H23-torpedoes')
  })
  /** The torpedoes run for a turn against ships that lie still. */
  function run(state: State, faces: readonly number[], depth = 0) {
    play(state, [], desk =>
      torpedoesLaunched(desk, { ship: 0, group: TUBES, count: 3, bearing: 900, depth }, R['FGDN-H23-torpedoes']),
    )
    return play(state, faces, desk => runTogether(desk, hullsOf(state), [null, null]))
  }
  test('FGDN-H23-torpedoes each that crosses her goes off by 70 per cent; one that fails runs on, and is thrown for once', () => {
    const state = duel()
    const events = run(state, [70, 71, 1])
    expect(typesOf(events)).toEqual(['TorpedoStruck', 'TorpedoPassed', 'TorpedoStruck', 'TorpedoesRan'])
    // three of six are left, and one runs on: 3,000 yards east of where it began
    expect(state.ships[0]!.tubes[TUBES]).toBe(3)
    expect(tracksIn(state.tracks)).toMatchObject([{ x: 13_000, y: 10_000, left: 7000 }])
  })
  test('FGDN-H23-torpedoes 50 per cent if she steers evasively, 90 by option', () => {
    const weaving = duel()
    weaving.ships[1]!.helm = WEAVING
    expect(typesOf(run(weaving, [51, 51, 50])).slice(0, 3)).toEqual(['TorpedoPassed', 'TorpedoPassed', 'TorpedoStruck'])
    expect(typesOf(run(duel({ torpedoesGoOff: '90' }), [90, 90, 91])).slice(0, 3)).toEqual([
      'TorpedoStruck',
      'TorpedoStruck',
      'TorpedoPassed',
    ])
  })
  test('FGDN-8.1.7-depth-small a deep one runs under a destroyer, and nothing is thrown', () => {
    const state = sea([[WAKEFUL, 10_000, 10_000, 0]], [[DESTROYER, 11_000, 10_000, 0]])
    expect(typesOf(run(state, [], 1))).toEqual(['TorpedoesRan'])
  })
  test('FGDN-8.1.7-narrow FGDN-H11-aspect the side and end that it meets', () => {
    const state = duel()
    const [track] = tracksIn(tracksOf(state, 0, TUBES, 1, 900, 0))
    const hull = hullOf(state, 1)
    expect(hitOn(track!, 1, hull)).toMatchObject({ side: 0, place: 'broadside' })
    expect(hitOn(track!, 1, { ...hull, heading: 2700 })).toMatchObject({ place: 'bow' })
    expect(hitOn(track!, 1, { ...hull, heading: 800 })).toMatchObject({ place: 'stern' })
    expect(hitOn(track!, 1, { ...hull, heading: 1800 })).toMatchObject({ side: 1, place: 'broadside' })
  })
  test('aimed at where she will be: a ship 4,000 yards off that crosses at 15 knots', () => {
    const state = sea([[WAKEFUL, 10_000, 10_000, 0]], [[TIGER, 14_000, 10_000, 0]])
    state.ships[1]!.speed = 150
    // 30 knots against 15 at right angles: the sine of the lead is a half
    const { bearing, yards } = leadOn(state, 0, 1, 30)
    expect(Math.abs(bearing - 600)).toBeLessThanOrEqual(10)
    expect(Math.abs(yards - 4619)).toBeLessThanOrEqual(30)
    expect(aimTorpedoes(state, 0, 1)).toMatchObject({ tubes: [{ group: TUBES, count: 6, depth: 'deep' }] })
    state.ships[1]!.x = 30_000
    expect(aimTorpedoes(state, 0, 1)).toBeNull()
  })
})
