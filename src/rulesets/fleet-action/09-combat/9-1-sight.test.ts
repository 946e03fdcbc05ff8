import { describe, expect, test } from 'vitest'
import type { Order } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import type { Ship, State } from '../02-data-sheet/state.ts'
import type { Event } from '../events/events.ts'
import { bandOf, sightOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { type At, gun, idOf, inPhase, NIGHT, pair, play, ship, sumOf, worn } from '../whole/bench.fixture.ts'
import { NIGHT as BY_NIGHT, caseOf, DAY, isLit, isSeen, OBSCURED, reachOf } from './9-1-sight.ts'
import type { Activate, DeclareTorpedoes } from './said.ts'

const radar = (changes: Partial<Card> = {}): Card => ship({ gunneryRadarMain: true, ...changes })
const FIRE: Activate = { type: 'Activate', ship: 0, light: null, guns: [{ battery: 0, target: 1 }], factors: [] }
const AIM: DeclareTorpedoes = { type: 'DeclareTorpedoes', ship: 0, aim: { target: 1 }, setting: 0, tubes: [1, 0] }
const order = (command: Command): Order<Command> => ({ seat: 0, command })
const refused = (state: State, command: Command = FIRE): string | null => {
  const refusal = refuse(state, order(command))
  return refusal === null ? null : idOf(refusal.why)
}
const moving = (one: Card, at: At, changes: Partial<Ship> = {}): State =>
  inPhase(worn(pair(one, ship(), at), 0, changes), 'ship movement')
const done = (state: State, faces: readonly number[], command: Command = FIRE): Event['type'][] =>
  play(state, faces, desk => resolve(desk, order(command))).events.map(({ type }) => type)
/** A Wide Spread at where the other ship is. */
const spread = (state: State): DeclareTorpedoes => {
  const { x, y } = state.ships[1]!
  return { ...AIM, aim: { x, y } }
}

describe('9.1 Who may shoot at what', () => {
  test('FA-9.1-case three cases, and exactly one of them', () => {
    const of = (at: At) => caseOf(pair(ship(), ship(), at), 0, 1)
    expect(of({ range: 25, scene: { tvr: 1 } })).toBe(DAY)
    expect(of({ range: 25.01, scene: { tvr: 1 } })).toBe(OBSCURED)
    expect(of({ range: 10, scene: { isClear: false } })).toBe(OBSCURED)
    expect(of({ range: 25, scene: { ...NIGHT, tvr: 1 } })).toBe(BY_NIGHT)
    expect(of({ range: 26, scene: { ...NIGHT, tvr: 1 } })).toBe(OBSCURED)
  })
  test('FA-R34 the visibility is in bands, and one number', () => {
    expect(reachOf(pair(ship({ SD: 4 }), ship(), { scene: { tvr: 3 } }), 0)).toBe(3)
    expect(reachOf(pair(ship({ SD: 2 }), ship(), { scene: { tvr: 3 } }), 0)).toBe(2)
  })
  test('FA-9.1-D-guns by day within the lower of Spotting Distance and visibility', () => {
    expect(refused(pair(ship({ SD: 1 }), ship(), { range: 25 }))).toBeNull()
    expect(refused(pair(ship({ SD: 1 }), ship(), { range: 26 }))).toBe('FA-9.1-D-guns')
  })
  test('FA-9.1-D-radar adds 1 by day', () => {
    expect(sumOf(pair(radar(), ship())).lines).toEqual({ 'FA-9.5-mod-radar': 1 })
  })
  test('FA-9.1-D-aimed torpedoes are aimed within the same reach', () => {
    expect(refused(moving(ship(), { range: 25 }), AIM)).toBeNull()
    expect(refused(moving(ship({ SD: 1 }), { range: 26 }), AIM)).toBe('FA-9.1-D-aimed')
  })
  test('FA-9.1-D-wide a Wide Spread by day needs no test', () => {
    const state = moving(ship(), { range: 25 })
    expect(refused(state, spread(state))).toBeNull()
    expect(done(state, [], spread(state))).toEqual(['TorpedoesDeclared'])
  })
  test('FA-9.1-O-noradar without radar nothing is shot at that cannot be seen', () => {
    expect(refused(pair(ship(), ship(), { scene: { isClear: false } }))).toBe('FA-9.1-O-noradar')
    expect(refused(pair(ship(), ship(), { range: 60, scene: { tvr: 2 } }))).toBe('FA-9.1-O-noradar')
  })
  test('FA-9.1-O-radar radar reaches to the Spotting Distance, whatever the visibility', () => {
    expect(refused(pair(radar({ SD: 3 }), ship(), { range: 75, scene: { tvr: 1 } }))).toBeNull()
    expect(refused(pair(radar({ SD: 3 }), ship(), { range: 76, scene: { tvr: 1 } }))).toBe('FA-9.1-O-radar')
  })
  test('FA-9.1-O-acquire each battery makes a Crew Test of its own, and shoots without the 1', () => {
    const card = radar({ gunneryRadarOther: true, batteries: [gun(), gun({ group: 'OTHER' })] })
    const both: Activate = { ...FIRE, guns: [...FIRE.guns, { battery: 1, target: 1 }] }
    const state = pair(card, ship(), { scene: { isClear: false } })
    // the first fails to acquire; the second does, and misses with 8 against 9
    const { throws } = play(state, [5, 6, 8], desk => resolve(desk, order(both)))
    expect(throws).toEqual([
      ['FA-9.1-O-acquire', 10, [5]],
      ['FA-9.1-O-acquire', 10, [6]],
      ['FA-9.5-roll', 20, [8]],
    ])
    expect(sumOf(state).lines).toEqual({})
  })
  test('FA-9.1-O-wide what is not seen is not aimed at; a Wide Spread needs a Crew Test', () => {
    const at = { range: 20, scene: { isClear: false } }
    expect(refused(moving(ship(), at), AIM)).toBe('FA-9.1-O-wide')
    const passed = moving(ship(), at)
    expect(done(passed, [6], spread(passed))).toEqual(['SpreadTested', 'TorpedoesDeclared'])
    const failed = moving(ship(), at)
    expect(done(failed, [5], spread(failed))).toEqual(['SpreadTested'])
    expect([failed.ships[0]!.loaded, failed.salvoes]).toEqual([[1, 1], []])
    expect(refused(failed, spread(failed))).toBe('FA-9.1-O-wide')
  })
  test('FA-9.1-N-lit-guns by night a lit target within reach', () => {
    const at = { range: 26, scene: { ...NIGHT, tvr: 2 } }
    const lit = (one: Card) => worn(pair(one, ship(), at), 1, { lit: 1 })
    expect(refused(lit(ship()))).toBeNull()
    expect(refused(lit(ship({ SD: 1 })))).toBe('FA-9.1-N-lit-guns')
    // no test of any kind before the roll to hit
    expect(play(lit(ship()), [8], desk => resolve(desk, order(FIRE))).throws).toEqual([['FA-9.5-roll', 20, [8]]])
  })
  test('FA-9.1-N-lit-radar adds 1 against a lit target', () => {
    const state = worn(pair(radar(), ship(), { scene: NIGHT }), 1, { fires: 1 })
    expect(isLit(state, 1)).toBe(true)
    expect(sumOf(state).lines).toEqual({ 'FA-9.5-mod-radar': 1 })
  })
  test('FA-9.1-N-lit-aimed torpedoes are aimed at a lit target without a test', () => {
    const at = { range: 25, scene: { ...NIGHT, tvr: 2 } }
    const state = worn(moving(ship(), at), 1, { lit: 1 })
    expect(done(state, [], AIM)).toEqual(['TorpedoesDeclared'])
    expect(refused(worn(moving(ship({ SD: 0 }), at), 1, { lit: 1 }), AIM)).toBe('FA-9.1-N-lit-aimed')
  })
  test('FA-9.1-N-dark an unlit target must be made out; then guns and torpedoes may use it', () => {
    const at = { range: 25, scene: { ...NIGHT, tvr: 1 } }
    expect(done(pair(ship(), ship(), at), [5])).toEqual(['ShipActed', 'TargetSought'])
    const found = moving(radar(), at)
    expect(done(found, [6], AIM)).toEqual(['TargetSought', 'TorpedoesDeclared'])
    // the same test serves her guns in the same turn, without the 1 for radar: 14 less 1 for the torpedo, 6 for the guns
    const { throws } = play(inPhase(found, 'action'), [12, 5], desk => resolve(desk, order(FIRE)))
    expect(throws.map(([rule]) => rule)).toEqual(['FA-9.7-roll', 'FA-9.5-roll'])
    expect(isSeen(found, 0, 1)).toBe(false)
    expect(refused(pair(ship({ SD: 0 }), ship(), at))).toBe('FA-9.1-N-dark')
  })
  test('FA-R59 one test a ship and turn, for one target', () => {
    const failed = worn(pair(ship(), ship(), { range: 25, scene: NIGHT }), 0, { identified: -1 })
    expect(refused(failed)).toBe('FA-R59')
    const found = worn(pair(ship(), ship(), { range: 25, scene: NIGHT }), 0, { identified: 2 })
    expect(refused(found)).toBeNull()
    expect(play(found, [5], desk => resolve(desk, order(FIRE))).throws.map(([rule]) => rule)).toEqual(['FA-9.5-roll'])
  })
  test('FA-9.1-N-wide a Wide Spread by night needs no test, lit or not', () => {
    const state = moving(ship(), { range: 20, scene: NIGHT })
    expect(done(state, [], spread(state))).toEqual(['TorpedoesDeclared'])
  })
  test('FA-9.1-power a failed power test stops the identification as well', () => {
    const state = worn(pair(ship(), ship(), { range: 25, scene: NIGHT }), 0, { dark: 1 })
    expect(done(state, [5])).toEqual(['ShipActed', 'PowerTested'])
  })
  test('FA-R33 what radar alone has found, or is unlit, gives it no 1; by option it does', () => {
    const unseen = (unseenRadar: string) =>
      pair(radar(), ship(), { scene: { isClear: false }, options: { unseenRadar } })
    expect([sumOf(unseen('off')).total, sumOf(unseen('on')).total]).toEqual([0, 1])
    expect(sumOf(pair(radar(), ship(), { range: 20, scene: NIGHT })).total).toBe(0)
  })
  test('FA-H40 bow and stern arcs are thirty degrees to either side, seen from the target', () => {
    const from = (isSeen: number) => sightOf(pair(ship(), ship(), { isSeen }), 0, 1).from
    expect([0, 30, 31, 149, 150, 180, 210, 211, 330].map(from)).toEqual([1, 1, 0, 0, 2, 2, 2, 0, 1])
    // mounts have the arcs of the sheet
    const card = ship({
      batteries: [
        gun({ mounts: [{ guns: 2, kind: 'turret', ac: 0, arcs: [[-145, 145]], position: 'bow', count: 1 }] }),
      ],
    })
    expect(refused(pair(card, ship(), { sees: 145 }))).toBeNull()
    expect(refused(pair(card, ship(), { sees: 146 }))).toBe('FA-R52')
  })
  test('FA-R29 a range between two bands is in the farther, its end counts in', () => {
    const band = (range: number) => bandOf(pair(ship(), ship(), { range }), 0, 1)
    expect([0, 25, 25.01, 50, 75, 100, 125, 125.01].map(band)).toEqual([1, 1, 2, 2, 3, 4, 5, 6])
  })
})
