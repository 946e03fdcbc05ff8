import { expect, test } from 'vitest'
import type { Plain } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import { card, options } from '../whole/bench.fixture.ts'
import { PROCEDURES } from './procedures.ts'

const open = (name: string, given: Plain) =>
  PROCEDURES.find(each => each.name === name)!.open(given, { options: options(), card: ship => card(ship as never) })
function worked(name: string, given: Plain, faces: readonly number[], choices: readonly number[] = []): Plain {
  const script = new Script(faces)
  const done = open(name, given).work(script, choices)
  if ('wanted' in done || script.unused !== 0) throw new Error('the faces do not come out even')
  return done.result
}
const chance = (name: string, given: Plain, field: string, value: Plain): number => {
  const { outcomes } = open(name, given).odds([field], { budget: 1000, samples: 0, seed: 1 } as never)
  return outcomes.reduce((sum, { outcome, p }) => (outcome[field] === value ? sum + p : sum), 0)
}
const MUTE = { ...card('BB', { radio: false }) } as unknown as Plain

test('FP-ORD-E control, with everything that Matrix 2 asks for', () => {
  const given = { flagship: { ship: MUTE }, fleetFlagship: 'BB', range: 40, formation: 'open' }
  // 4 or more, with −1 for the distance and −1 for OPEN
  expect([worked('control', given, [5]), worked('control', given, [6])]).toEqual([{ kept: false }, { kept: true }])
  expect(chance('control', given, 'kept', true)).toBeCloseTo(1 / 6)
  expect(worked('control', { ...given, range: 36, smoke: true, formation: 'scatter' }, [3])).toEqual({ kept: false })
})
test('FP-BRK-C FP-BRK-D breaking off', () => {
  expect(worked('break-off', { flagship: 'BB' }, [3])).toEqual({ brokenOff: false })
  expect(worked('break-off', { flagship: 'BB', shaken: 1 }, [3])).toEqual({ brokenOff: true })
})
test('FP-INIT-A own initiative, in the column of her role', () => {
  expect(worked('own-initiative', { ship: 'BB' }, [3])).toEqual({ course: 'disengage' })
  expect(worked('own-initiative', { ship: 'BB', flagship: false }, [3])).toEqual({ course: 'follow' })
})
test('FP-ENV-A FP-ENV-C the sun, and time of day and weather', () => {
  expect(worked('sun', {}, [5])).toEqual({ edge: 'bottom' })
  expect(worked('conditions', { year: 1942 }, [8])).toEqual({ light: 'night', weather: 'bad' })
  expect(worked('conditions', { year: 1916 }, [8, 9])).toEqual({ light: 'dusk', weather: 'good' })
})
test('FP-SEQ-A FP-R116 the first turn', () => {
  expect(worked('first-turn', {}, [3, 3, 2, 4], [0])).toEqual({ first: 2 })
  expect(worked('first-turn', {}, [2, 4], [1])).toEqual({ first: 1 })
})
