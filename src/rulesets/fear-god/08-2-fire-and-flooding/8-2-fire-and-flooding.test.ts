import { describe, expect, test } from 'vitest'
import { FIRE, FLOOD, GONE, percentAll } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { MAJOR, MINOR, OVERWHELMED, SEVERE } from '../book/tables.ts'
import { MAJOR_D20 } from '../book/tables-criticals.ts'
import { alone, BOAT, card, DEUTSCHLAND, KAISER, play, stand, TIGER, typesOf } from '../whole/bench.fixture.ts'
import {
  canHelp,
  control,
  controlBoth,
  controlColumn,
  controlModifier,
  type Helper,
  helpOf,
  risksCollision,
} from './8-2-control.ts'
import { damageDue, resolveCasualties } from './8-2-fire-and-flooding.ts'
import { levelAt, totalPercent } from './8-2-levels.ts'
import { startFire, startFlooding } from './8-2-severity.ts'

const PIERCED = { pierced: 1, piercedNow: 1, largest: 343 }
const burnt = (of: Card, faces: readonly number[], ship: Partial<Ship> = PIERCED, options = {}, worse = 0): number => {
  const state = alone(of, ship, { options })
  play(state, faces, desk => startFire(desk, 0, worse, false))
  return percentAll(state.ships[0]!.fires)
}
const flooded = (of: Card, faces: readonly number[], ship: Partial<Ship> = PIERCED, options = {}): number => {
  const state = alone(of, ship, { options })
  play(state, faces, desk => startFlooding(desk, 0, false))
  return percentAll(state.ships[0]!.floods)
}

describe('8.2 severity', () => {
  test.each([
    [1907, [5, 2], 9],
    [1908, [5], 7],
    [1924, [5], 7],
    [1925, [5], 5],
  ])('FGDN-8.2-severity in service %i', (inServiceYear, faces, percent) => {
    expect(burnt(card({ inServiceYear }), faces)).toBe(percent)
    expect(flooded(card({ inServiceYear }), faces)).toBe(percent)
  })
  test('FGDN-8.2-rebuild FGDN-R45 Kongo of 1913, rebuilt 1937 (E14)', () => {
    const kongo = card({ inServiceYear: 1913, rebuiltYear: 1937 })
    expect(burnt(kongo, [5])).toBe(5)
    expect([levelAt(alone(kongo), 0, 10), levelAt(alone(kongo), 0, 11)]).toEqual([MINOR, MAJOR])
    expect(levelAt(alone(kongo, {}, { options: { rebuiltLevels: 'no' } }), 0, 10)).toBe(MAJOR)
  })
  test('FGDN-8.2-halve-nonpen FGDN-R27 FGDN-R44 Deutschland: 9 % halved is 4 %, 11 points on the third turn (E13)', () => {
    const state = alone(DEUTSCHLAND, { largest: 381 }, { turn: 3 })
    play(state, [5, 2], desk => startFire(desk, 0, 0, false))
    expect(percentAll(state.ships[0]!.fires)).toBe(4)
    // Resolution of turn 6: 11 of 287 points is .04, D6 1; control D10 7 in the Minor column: none
    state.now = 6 * 6 + 5
    play(state, [1, 7], resolveCasualties)
    expect(state.ships[0]!.remaining).toBe(298 - 11)
  })
  test('FGDN-8.2-halve-76 guns of 76 mm or less; both halvings may apply', () => {
    expect(burnt(TIGER, [5], { ...PIERCED, largest: 76 })).toBe(3)
    expect(burnt(TIGER, [5], { ...PIERCED, largest: 77 })).toBe(7)
    expect(burnt(TIGER, [6], { largest: 76 })).toBe(2)
  })
  test('FGDN-R44 below one per cent there is none', () => {
    expect(burnt(card({ inServiceYear: 1930 }), [1], { largest: 343 })).toBe(0)
  })
  test('FGDN-8.1.3-fire-minus2 FGDN-8.1.3-flood-minus2 light weapons', () => {
    // 37 mm: D6 6 + 2 - 2 = 6, halved as 76 mm or less
    expect(burnt(TIGER, [6], { ...PIERCED, largest: 37 })).toBe(3)
    expect(burnt(TIGER, [], { ...PIERCED, largest: 36 })).toBe(0)
    expect(flooded(TIGER, [6], { ...PIERCED, largest: 57 })).toBe(3)
    expect(flooded(TIGER, [], { ...PIERCED, largest: 56 })).toBe(0)
    // size E is not filtered
    expect(burnt(BOAT, [6], { ...PIERCED, largest: 20 })).toBe(4)
  })
  test('FGDN-8.1.5-flood aground floodings are 2 less', () => {
    expect(flooded(card({ isBeached: true }), [5])).toBe(5)
  })
  test('FGDN-8.2-record FGDN-8.1-delay FGDN-R5 noted with its time; due on the third turn after', () => {
    const state = alone(TIGER, PIERCED, { turn: 1 })
    play(state, [5], desk => startFire(desk, 0, 0, false))
    expect(state.ships[0]!.fires).toEqual([1007])
    expect(state.agenda).toEqual([{ at: 4 * 6 + 5, what: FIRE, ship: 0, amount: 7 }])
    const two = alone(TIGER, PIERCED, { options: { thirdTurn: '2' } })
    play(two, [5], desk => startFire(desk, 0, 0, false))
    expect(two.agenda[0]!.at).toBe(3 * 6 + 5)
  })
  test('FGDN-8.1-small-now small craft suffer at once', () => {
    const state = alone(BOAT, PIERCED)
    play(state, [5], desk => startFire(desk, 0, 0, false))
    expect([state.ships[0]!.due, state.ships[0]!.dueInside]).toEqual([1, 1])
  })
  test('FGDN-R99 torpedo casualties are never halved', () => {
    const state = alone(TIGER, { torpedo: 40 })
    play(state, [5], desk => startFlooding(desk, 0, true))
    expect(percentAll(state.ships[0]!.floods)).toBe(7)
  })
  test('FGDN-8.1.2-star FGDN-R27 starred fire without penetration: halved, or ignored by option', () => {
    const fire = MAJOR_D20.at(15)
    const state = alone(TIGER, { largest: 343 })
    play(state, [6], desk => resolve(desk, 0, fire, false))
    expect(percentAll(state.ships[0]!.fires)).toBe(4)
    const none = alone(TIGER, { largest: 343 }, { options: { fireFloodUnpenetrated: 'ignore' } })
    play(none, [], desk => resolve(desk, 0, fire, false))
    expect(percentAll(none.ships[0]!.fires)).toBe(0)
  })
})

describe('8.2 levels', () => {
  test.each([
    ['A', 1907, 8, 13, 15],
    ['B', 1920, 9, 14, 16],
    ['A', 1930, 10, 15, 17],
    ['A', 1950, 11, 16, 18],
    ['A', 1965, 12, 17, 19],
    ['C', 1907, 6, 10, 12],
    ['D', 1941, 8, 12, 14],
    ['E', 1907, 4, 8, 10],
    ['G', 1960, 8, 12, 14],
  ] as const)('FGDN-8.2-level size %s of %i: %i/%i/%i (E16)', (sizeClass, inServiceYear, minor, major, severe) => {
    const shipType = sizeClass >= 'E' ? 'smallCombatant' : 'major'
    const state = alone(card({ sizeClass, shipType, inServiceYear }))
    const levels = [1, minor, minor + 1, major, major + 1, severe, severe + 1].map(percent =>
      levelAt(state, 0, percent),
    )
    expect(levels).toEqual([MINOR, MINOR, MAJOR, MAJOR, SEVERE, SEVERE, OVERWHELMED])
  })
  test('FGDN-8.2-total fires of 4 and 9, flooding of 3: 16 (E15)', () => {
    expect(totalPercent(alone(TIGER, { fires: [1004, 2009], floods: [2003] }), 0)).toBe(16)
  })
})

describe('8.2 control', () => {
  const helper = (changes: Partial<Helper> = {}): Helper => ({
    sizeRow: 2,
    year: 1916,
    isTug: false,
    burns: false,
    damagedPercent: 0,
    yards: 100,
    sameCourseAndSpeed: true,
    ...changes,
  })
  test('FGDN-8.2-control-roll FGDN-8.2-control-apply Devonshire: fires -D6, flooding +D6 in the Major column (E17)', () => {
    const devonshire = card({ sizeClass: 'B', inServiceYear: 1905 })
    const state = alone(devonshire, { fires: [1002, 1003], floods: [1004] })
    play(state, [4, 3, 9, 5], desk => controlBoth(desk, 0, 0))
    expect([state.ships[0]!.fires, state.ships[0]!.floods]).toEqual([[1002], [1009]])
  })
  test('FGDN-R51 the oldest first, never below 0; nothing is rolled for an empty pool', () => {
    const state = alone(TIGER, { fires: [1002, 2001] })
    play(state, [1, 6, 6], desk => controlBoth(desk, 0, 0))
    expect(state.ships[0]!.fires).toEqual([])
    play(state, [], desk => controlBoth(desk, 0, 0))
    play(state, [], desk => control(desk, 0, FLOOD, 0))
  })
  test('FGDN-8.2-draft FGDN-8.2-assist FGDN-R47 FGDN-R48 Queen Elizabeth: 24 is Overwhelmed, 19 still, 13 Major (E18, E19)', () => {
    const queen = alone(TIGER, { fires: [1016], floods: [1008] })
    expect(controlColumn(queen, 0, 0)).toBe(OVERWHELMED)
    queen.ships[0]!.drafted = 6
    expect(controlColumn(queen, 0, 0)).toBe(OVERWHELMED)
    const help = helpOf([helper(), helper(), helper()], false)
    expect(help).toBe(6)
    expect(controlColumn(queen, 0, help)).toBe(MAJOR)
    // the shifted limit of 1908 to 1924 halves 9 to 4: 14, Major still; the printed one gives 13
    const shifted = alone(TIGER, { fires: [1016], floods: [1008], drafted: 6 }, { options: { helpLimit: 'shifted' } })
    expect(controlColumn(shifted, 0, 5)).toBe(SEVERE)
    expect(controlColumn(queen, 0, 5)).toBe(MAJOR)
  })
  test('FGDN-R47 by option helpers count half of their own limit as their date shifts it', () => {
    // limits of 10 and 6 are two less up to 1907, one less up to 1924, as printed up to 1941
    const lent = (year: number, sizeRow: 0 | 2) => helpOf([helper({ year, sizeRow })], true)
    expect([1907, 1916, 1930].map(year => lent(year, 0))).toEqual([4, 4, 5])
    expect([1907, 1916, 1930].map(year => lent(year, 2))).toEqual([2, 2, 3])
    expect(helpOf([helper({ year: 1907, sizeRow: 0, isTug: true })], true)).toBe(8)
  })
  test('FGDN-8.2-assist-bar FGDN-8.2-assist-tug FGDN-8.2-assist-speed who may help, and how much', () => {
    expect([0, 1, 2].map(row => helpOf([helper({ sizeRow: row as 0 | 1 | 2 })], false))).toEqual([5, 4, 3])
    expect([0, 1, 2].map(row => helpOf([helper({ sizeRow: row as 0 | 1 | 2, isTug: true })], false))).toEqual([
      10, 8, 6,
    ])
    expect(
      [{ burns: true }, { damagedPercent: 51 }, { yards: 101 }, { sameCourseAndSpeed: false }].map(bar =>
        canHelp(helper(bar)),
      ),
    ).toEqual([false, false, false, false])
    expect(canHelp(helper({ damagedPercent: 50 }))).toBe(true)
    expect([99, 100].map(risksCollision)).toEqual([false, true])
  })
  test('FGDN-8.2-fire-major FGDN-8.2-mod-stack FGDN-R49 +2 unless turned and slowed, +2 for the fourth crew loss', () => {
    expect(controlModifier(alone(TIGER, { fires: [1010] }), 0, FIRE)).toBe(2)
    expect(controlModifier(alone(TIGER, { fires: [1009] }), 0, FIRE)).toBe(0)
    expect(controlModifier(alone(TIGER, { fires: [1010], fighting: 1 }), 0, FIRE)).toBe(0)
    expect(controlModifier(alone(BOAT, { fires: [1010], crewLost: 4 }), 0, FIRE)).toBe(4)
    expect(controlModifier(alone(BOAT, { floods: [1010], crewLost: 4 }), 0, FLOOD)).toBe(0)
  })
  test('FGDN-8.2-national FGDN-R50 FGDN-8.2-natural10 FGDN-R97 a German crew takes 1 off for flooding; a 10 stays 10', () => {
    const options = { nationalEffectiveness: 'on' }
    const german = card({ nation: 'DEU' })
    expect(controlModifier(alone(german, {}, { options }), 0, FLOOD)).toBe(-1)
    expect(controlModifier(alone(german, {}, { options }), 0, FIRE)).toBe(0)
    expect(controlModifier(alone(german, {}, { options: { ...options, nationalDie: 'both' } }), 0, FIRE)).toBe(-1)
    expect(controlModifier(alone(TIGER, {}, { options }), 0, FLOOD)).toBe(0)
    // Severe column: 10 is +2D6, 9 would be +D6; 5 is read as 4
    const state = alone(german, { floods: [1016] }, { options })
    play(state, [10, 1, 2], desk => control(desk, 0, FLOOD, 0))
    expect(percentAll(state.ships[0]!.floods)).toBe(19)
    const other = alone(german, { floods: [1016] }, { options })
    play(other, [5, 6], desk => control(desk, 0, FLOOD, 0))
    expect(percentAll(other.ships[0]!.floods)).toBe(10)
  })
})

describe('8.2 when it falls due', () => {
  const due = (turn: number, casualty: number) =>
    damageDue(alone(TIGER, {}, { turn, phase: 'resolution' }), 0, [casualty])
  test('FGDN-8.2-damage FGDN-8.2-repeat FGDN-H10-turns third turn after, then every Intermediate Turn', () => {
    expect([4, 5, 6, 9, 10, 11, 20].map(turn => due(turn, 2005))).toEqual([0, 25, 0, 0, 25, 0, 25])
    // inflicted on turn 8: due on 11, not on the Intermediate Turn before
    expect([10, 11, 20].map(turn => due(turn, 8005))).toEqual([0, 25, 25])
    // inflicted on turn 7: third turn and Intermediate Turn are one
    expect(due(10, 7005)).toBe(25)
    // came at once on turn 8: only on Intermediate Turns
    expect([10, 11, 20].map(turn => due(turn, 8505))).toEqual([25, 0, 25])
  })
  test('FGDN-8.2-control-when FGDN-R52 FGDN-8.2-new-crits FGDN-R54 damage, criticals, then control on the third turn', () => {
    // 10 % of 501: 50 of 451, .11, D6 5: one critical, Fire (whole, as from within): D6 1; control: Major, 10 + 2: +D6
    const state = alone(TIGER, { fires: [1010] }, { turn: 4, phase: 'resolution' })
    state.agenda.push({ at: 4 * 6 + 5, what: FIRE, ship: 0, amount: 10 })
    const events = play(state, [5, 15, 1, 9, 2], desk => nextPhase(desk))
    expect(typesOf(events)).toEqual([
      'CasualtiesApplied',
      'BatchOpened',
      'CriticalsCounted',
      'CriticalRolled',
      'CasualtyStarted',
      'BatchClosed',
      'CasualtiesChanged',
      'AgendaTurned',
      'PhaseBegan',
    ])
    expect(state.ships[0]!.fires).toEqual([1012, 4003])
    expect(state.agenda.map(({ at }) => at)).toEqual([7 * 6 + 5])
  })
  test('FGDN-8.2-control-when in Plotting of an Intermediate Turn', () => {
    const state = alone(TIGER, { fires: [1005] }, { turn: 10, phase: 'plotting' })
    play(state, [1, 2, 3], desk => nextPhase(desk))
    expect(state.ships[0]!.fires).toEqual([])
    const young = alone(TIGER, { fires: [7005] }, { turn: 10, phase: 'plotting' })
    play(young, [], desk => nextPhase(desk))
    expect(young.ships[0]!.fires).toEqual([7005])
  })
  test('FGDN-R132 FGDN-8.2-fire-conflagration a magazine that fire reaches is felt within 300 yards as any; one that capsizes is not', () => {
    const near = (yards: number, ship: Partial<Ship>, cards = [TIGER, KAISER]): State => {
      const state = stand(cards, { scene: { yards }, turn: 10, phase: 'resolution' })
      Object.assign(state.ships[0]!, ship)
      return state
    }
    // size A of 1914 is Overwhelmed from 17 per cent; 25 per cent; Kaiser takes 43 of 452, ratio .10, D6 1
    const lost = near(300, { fires: [10_017] })
    play(lost, [25, 1], resolveCasualties)
    expect([lost.ships[0]!.end, lost.ships[1]!.remaining]).toEqual([GONE, 452 - 43])
    const far = near(301, { fires: [10_017] })
    play(far, [25], resolveCasualties)
    expect([far.ships[0]!.end, far.ships[1]!.remaining]).toEqual([GONE, 452])
    const capsized = near(300, { floods: [10_017] })
    play(capsized, [25], resolveCasualties)
    expect([capsized.ships[0]!.end, capsized.ships[1]!.remaining]).toEqual([GONE, 452])
    // who has no main guns has no main magazine
    const unarmed = near(300, { fires: [10_017] }, [card({ batteries: [] }), KAISER])
    play(unarmed, [25], resolveCasualties)
    expect([unarmed.ships[0]!.end, unarmed.ships[1]!.remaining]).toEqual([GONE, 452])
  })
  test('FGDN-8.2-fire-conflagration FGDN-R53 FGDN-R46 25, then 50 per cent; FGDN-8.2-flood-magazines ends it', () => {
    const ablaze = { fires: [19_017], remaining: 500 }
    const state = alone(TIGER, ablaze, { turn: 20, phase: 'resolution' })
    play(state, [26], resolveCasualties)
    expect(state.ships[0]!.conflagration).toBe(1)
    play(state, [50], resolveCasualties)
    expect(state.ships[0]!.end).toBe(GONE)
    const flooded = alone(TIGER, { ...ablaze, magazinesFlooded: 1 }, { turn: 20, phase: 'resolution' })
    play(flooded, [], resolveCasualties)
    expect(flooded.ships[0]!.end).toBe(0)
    const eased = alone(TIGER, { fires: [19_016], conflagration: 2 }, { turn: 20, phase: 'resolution' })
    play(eased, [], resolveCasualties)
    expect(eased.ships[0]!.conflagration).toBe(0)
  })
  test('FGDN-8.2-flood-capsize 25 per cent each Intermediate Turn, not cumulative', () => {
    const state = alone(TIGER, { floods: [19_017] }, { turn: 20, phase: 'resolution' })
    play(state, [26], resolveCasualties)
    play(state, [26], resolveCasualties)
    expect(state.ships[0]!.end).toBe(0)
    play(state, [25], resolveCasualties)
    expect(state.ships[0]!.end).toBe(GONE)
  })
})
