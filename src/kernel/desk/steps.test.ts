import { describe, expect, test } from 'vitest'
import { Dice, Script } from '#kernel/dice/index.ts'
import { Desk, type Event } from './desk.ts'
import { each, once, type Steps, until, work } from './steps.ts'

/** A state that remembers which step was worked, with which number and about what. */
type Log = string[]

function worked(steps: Steps<Log, Event, string>, n?: number): { log: Log; left: number } {
  const log: Log = []
  const desk = new Desk<Log>(log, new Dice(new Script([])))
  const left = n === undefined ? work(steps, desk, 'Lion') : work(steps, desk, 'Lion', n)
  return { log, left }
}

const hit = once<Log, Event, string>((desk, about, n) => {
  desk.ink.push(`hit ${about} ${n}`)
  return n + 3
})
const lose = each<Log, Event, string>((desk, about, n) => {
  desk.ink.push(`lose ${about} ${n}`)
})
const burn = until<Log, Event, string>((desk, about, n) => {
  desk.ink.push(`burn ${about} ${n}`)
  return n - 1
})

describe('a chain of steps', () => {
  test('goes through its steps in order and carries one number on', () => {
    expect(worked([hit, lose, hit, burn], 1)).toEqual({
      log: ['hit Lion 1', 'lose Lion 4', 'hit Lion 0', 'burn Lion 3', 'burn Lion 2', 'burn Lion 1'],
      left: 0,
    })
  })

  test('begins with nothing if nothing is said, and returns what is left', () => {
    expect(worked([hit, hit])).toEqual({ log: ['hit Lion 0', 'hit Lion 3'], left: 6 })
    expect(worked([], 5)).toEqual({ log: [], left: 5 })
  })

  test('with nothing to do, each and until are left out, but once is worked', () => {
    expect(worked([lose], 0)).toEqual({ log: [], left: 0 })
    expect(worked([burn], 0)).toEqual({ log: [], left: 0 })
    expect(worked([hit], 0)).toEqual({ log: ['hit Lion 0'], left: 3 })
  })

  test('less than nothing to do is nothing', () => {
    const minus = once<Log, Event, string>(() => -3)
    const overdone = until<Log, Event, string>((_desk, _about, n) => n - 5)
    expect(worked([hit], -2)).toEqual({ log: ['hit Lion 0'], left: 3 })
    expect(worked([minus, hit])).toEqual({ log: ['hit Lion 0'], left: 3 })
    expect(worked([minus, lose, minus, burn])).toEqual({ log: [], left: 0 })
    expect(worked([overdone, hit], 3)).toEqual({ log: ['hit Lion 0'], left: 3 })
  })

  test('until goes on while there is something to do, even if it becomes more', () => {
    const spread = until<Log, Event, string>((desk, _about, n) => {
      desk.ink.push(String(n))
      return desk.state.length === 2 ? n + 2 : n - 1
    })
    expect(worked([spread], 2)).toEqual({ log: ['2', '1', '3', '2', '1'], left: 0 })
  })
})
