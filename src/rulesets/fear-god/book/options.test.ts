import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { GONE, SINKING, TURN } from '../02-ships/conditions.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { damageDue } from '../08-2-fire-and-flooding/8-2-fire-and-flooding.ts'
import { alone, BOAT, DEUTSCHLAND, play, stand, TIGER } from '../whole/bench.fixture.ts'
import { OPTIONS, switchesOf } from './options.ts'
import { BOOK } from './register.ts'

describe('options', () => {
  test('FGDN-0-flags D20 and every optional rule off unless asked for', () => {
    const standard = chosenOptions(OPTIONS, {})
    expect(standard['criticalTable']).toBe('D20')
    for (const { name, values } of OPTIONS) if (values.includes('on')) expect(standard[name]).toBe('off')
  })
  test.each(OPTIONS.map(info => [info.name, info] as const))(
    '%s answers a rule of the book, and every value changes something',
    (_name, info) => {
      expect(BOOK.rules.map(({ id }) => id)).toContain(info.rule)
      expect(info.values).toContain(info.standard)
      const read = info.values.map(value => JSON.stringify(switchesOf(chosenOptions(OPTIONS, { [info.name]: value }))))
      expect(new Set(read).size).toBe(info.values.length)
    },
  )
})

describe('rules that are options or conventions', () => {
  test('FGDN-R24 small craft add up damage over the turn, or over the phase by option', () => {
    const after = (options: Record<string, string>): number => {
      const state = alone(BOAT, { taken: 30 }, { options })
      play(state, [], desk => nextPhase(desk))
      return state.ships[0]!.taken
    }
    expect([after({}), after({ smallCraftSpan: 'phase' })]).toEqual([30, 0])
    const next = alone(BOAT, { taken: 30, pierced: 1 }, { phase: 'resolution' })
    play(next, [], desk => nextPhase(desk))
    expect([next.ships[0]!.taken, next.ships[0]!.pierced]).toEqual([0, 0])
  })
  test('FGDN-8.1.8-hulk FGDN-8.1-ph-movement a hulk lies there until the Movement Phase of its time', () => {
    const state = stand([TIGER], { turn: 4, phase: 'plotting' })
    state.ships[0]!.end = SINKING
    state.agenda.push({ at: moment(TURN, 4, 'movement'), what: 2, ship: 0, amount: 0 })
    play(state, [], desk => nextPhase(desk))
    expect(state.ships[0]!.end).toBe(SINKING)
    play(state, [], desk => nextPhase(desk))
    expect([state.ships[0]!.end, state.agenda.length]).toEqual([GONE, 0])
  })
  test('FGDN-0-rounding FGDN-R1 4 per cent of 298 points is 11', () => {
    const state = alone(DEUTSCHLAND, { fires: [1004] }, { turn: 4, phase: 'resolution' })
    expect(damageDue(state, 0, state.ships[0]!.fires)).toBe(11)
  })
})
