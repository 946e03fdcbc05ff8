import { describe, expect, test } from 'vitest'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import { battle, card, roll, ruleIdOf, type Setting } from '../whole/bench.fixture.ts'
import type { Command } from './orders.ts'
import { refuse } from './refusals.ts'
import { resolve } from './resolve.ts'

const DD = card('DD', { torpedoes: { launches: 2 } })
const main = { type: 'FireBattery', ship: 0, battery: 'main', target: 1 } as const
const launch = { type: 'LaunchTorpedo', ship: 0, target: 1 } as const
const drop = { type: 'DropDepthCharges', ship: 0, target: 1 } as const
const steam = { type: 'Steam', ship: 0 } as const

/** The rule and the sentence with which an order is refused. */
function no(cards: Parameters<typeof battle>[0], command: Command, setting: Setting = {}, seat = 0) {
  const refusal = refuse(battle(cards, setting), { seat, command })
  return refusal === null ? null : `${ruleIdOf(refusal.why)}: ${refusal.reason}`
}

describe('refusals name their rule', () => {
  test.each([
    ['a ship that is not there', { ...main, ship: 9 }, {}, 'FP-CLASS-A: there is no ship 9'],
    ['a target that is not there', { ...main, target: 9 }, {}, 'FP-CLASS-A: there is no ship 9'],
    ['another’s ship', { ...main, ship: 1, target: 0 }, {}, 'FP-SEQ-A: that ship is not yours'],
    ['her own side', { ...main, target: 0 }, {}, 'FP-SEQ-A: that target is on your own side'],
    ['a ship that is lost', main, { ships: [{ end: 1 }] }, 'FP-DMG-B: that ship is lost'],
    ['a target that is lost', main, { ships: [{}, { end: 3 }] }, 'FP-R85: that target is lost'],
    ['a battery that is gone', main, { ships: [{ mainLoss: 2 }] }, 'FP-R80: that battery is out of action'],
    ['no such battery', { ...main, battery: 'secondary' }, {}, 'FP-CLASS-I: she has no such battery'],
    ['no power', main, { ships: [{ powerOut: 1 }] }, 'FP-SPFX-4: she has no power for her armament'],
    ['night', main, { light: 'night' }, 'FP-HIT-NIGHT: at night she needs radar or flares'],
    ['range', main, { range: 21 }, 'FP-RANGE-A: the target is out of range'],
    ['a second shot', main, { ships: [{ did: 1 }] }, 'FP-HIT-A: that battery has fired in this turn'],
    ['a second move', steam, { ships: [{ did: 16 }] }, 'FP-MOVE-A: that ship has moved in this turn'],
    ['torpedo range', launch, { range: 19 }, 'FP-R90: the target is out of torpedo range'],
    ['spent torpedoes', launch, { ships: [{ launches: 0 }] }, 'FP-R89: her torpedoes are spent'],
    ['depth charges at a ship', drop, { range: 1 }, 'FP-SUB-F: depth charges are for submarines'],
  ] as readonly [string, Command, Setting, string][])('%s', (_what, command, setting, sentence) => {
    expect(no([DD, 'BB'], command, setting)).toBe(sentence)
  })

  test('FP-R85 what is lost is out of play: it neither acts nor is shot at, and blocks nobody', () => {
    expect(no([DD, 'BB', 'BB'], { ...main, target: 2 }, { ships: [{}, { end: 2 }] })).toBe(null)
    expect(no([DD, 'BB'], steam, { ships: [{ end: 3 }] })).toBe('FP-DMG-B: that ship is lost')
  })

  test('only in one’s own turn, and turns pass by themselves', () => {
    const state = battle([DD, 'BB'])
    const back = { ...main, ship: 1, target: 0 }
    expect(refuse(state, { seat: 1, command: back })?.reason).toBe('it is not your turn')
    expect(refuse(state, { seat: 0, command: { type: 'EndTurn' } })?.reason).toBe('turns pass by themselves')
    expect(refuse(state, { seat: UMPIRE, command: { type: 'EndTurn' } })).toBe(null)
    state.first = -1
    expect(refuse(state, { seat: 0, command: main })?.reason).toBe('it is not your turn')
    expect(refuse(state, { seat: UMPIRE, command: { type: 'EndTurn' } })?.reason).toBe(
      'nobody has thrown for the first turn',
    )
    expect(refuse(state, { seat: UMPIRE, command: { type: 'ThrowForFirst' } })).toBe(null)
  })

  test('what is not refused is carried out', () => {
    const state = battle([DD, 'SM'], { range: 1, ships: [{}, { submerged: 0 }] })
    for (const command of [steam, drop]) {
      expect(refuse(state, { seat: 0, command })).toBe(null)
      roll(state, command === drop ? [1] : [], desk => resolve(desk, { seat: 0, command }))
      expect(refuse(state, { seat: 0, command })).not.toBe(null)
    }
  })
})
