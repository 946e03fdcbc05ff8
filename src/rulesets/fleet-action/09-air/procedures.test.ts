import { describe, expect, test } from 'vitest'
import type { Plain } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import type { Worked } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { stand as boats, gun, idOf, options, ship } from '../whole/bench.fixture.ts'
import { carrier, divers } from './air.fixture.ts'
import { loadOf } from './stand-facts.ts'

const dual = gun({ label: 'dual', group: 'OTHER', calibre: 5, dp: true })
const CARDS: Record<string, Card> = {
  Ship: ship(),
  Guarded: ship({ batteries: [gun(), dual], LRF: 1, MRF: 1 }),
  Carrier: carrier(),
  Boats: boats({ CRF: 0, MRF: 0 }),
}
const opened = (name: string, given: Plain) =>
  PROCEDURES.find(each => each.name === name)!.open(given, { options: options(), card: card => CARDS[card]! })
function worked(name: string, given: Plain, faces: readonly number[], choices: readonly number[] = []): Worked {
  const script = new Script(faces)
  const done = opened(name, given).work(script, choices)
  if ('wanted' in done) throw new Error(JSON.stringify(done.wanted))
  expect(script.unused).toBe(0)
  return done
}
const glide = (aircraft: number) => ({ ...divers({ attack: loadOf('glide', '500 lb bomb') }), aircraft })
const chances = (name: string, given: Plain, ask: string): Record<string, string> => {
  const odds = opened(name, given).odds([ask], { budget: 500_000, runs: 0 } as never)
  expect(odds.exact).toBe(true)
  return Object.fromEntries(odds.outcomes.map(({ outcome, fraction }) => [String(outcome[ask]), fraction!]))
}

describe('What is worked alone of aircraft', () => {
  test('FA-9.9-roll anti-aircraft: every kind that reaches, and the stand as it can be given again', () => {
    const given = { target: 'Guarded', stand: { stand: 'torpedo bomber', aircraft: 8 }, range: 10 }
    // LRF and MRF, a die each; both hit; five hit points save at 4
    const { result } = worked('anti-aircraft', given, [14, 14, 3, 4])
    expect(result).toMatchObject({ stand: { stand: 'torpedo bomber', aircraft: 7, flak: 1, loaded: true } })
    const again = { ...given, range: 20, stand: (result as { stand: Plain }).stand }
    expect(worked('anti-aircraft', again, [15, 3]).result).toMatchObject({ stand: { aircraft: 6, flak: 2 } })
  })

  test('FA-H27 anti-aircraft: out of reach of all that she has is refused', () => {
    expect(() => worked('anti-aircraft', { target: 'Ship', stand: 'fighter' }, [])).toThrow('no such factors')
    expect(() => worked('anti-aircraft', { target: 'Guarded', stand: 'fighter', range: 51 }, [])).toThrow('no such')
    const gone = { target: 'Guarded', stand: { stand: 'fighter', aircraft: 0 } }
    expect(() => worked('anti-aircraft', gone, [])).toThrow('no aircraft left')
  })

  test('FA-H30 air-attack: her fire, then the attack of those who come through', () => {
    const given = { target: 'Guarded', stand: { stand: 'dive bomber', aircraft: 3 } }
    // both dice hit, two aircraft fall, a flak marker: one die at 14 − 4 + 1 = 11; CV 6 is not reached
    const { result } = worked('air-attack', given, [14, 14, 1, 1, 11, 7])
    expect(result).toMatchObject({ structure: 9, splashes: 1, stand: { aircraft: 1, flak: 1, loaded: false } })
    expect(() => worked('air-attack', { target: 'Guarded', stand: 'fighter' }, [])).toThrow('nothing to attack')
    const spent = { target: 'Guarded', stand: (result as { stand: Plain }).stand }
    expect(() => worked('air-attack', spent, [])).toThrow('nothing to attack')
  })

  test('FA-9.12-save strafing', () => {
    const given = { target: 'Boats', stand: { stand: 'fighter', aircraft: 2 } }
    expect(worked('strafing', given, [18, 6]).result).toMatchObject({ vessels: 3, stand: { aircraft: 2 } })
    expect(() => worked('strafing', { target: 'Ship', stand: 'fighter' }, [])).toThrow('cannot hurt')
  })

  test('FA-9.15-dice air-combat; FA-R55 its owner chooses', () => {
    const given = { attacker: { stand: 'fighter', aircraft: 2 }, defender: { stand: 'fighter-bomber', aircraft: 2 } }
    const { result } = worked('air-combat', given, [8, 10], [2])
    expect(result).toEqual({
      attacker: { stand: 'fighter', aircraft: 2 },
      defender: { stand: 'fighter-bomber', aircraft: 2, loaded: false },
    })
    const other = { attacker: 'dive bomber', defender: 'fighter', way: 'intercept' }
    expect(() => worked('air-combat', other, [])).toThrow('cannot intercept')
  })

  test('FA-12.4-roll stand-morale', () => {
    const given = { stand: { stand: 'dive bomber', aircraft: 4 } }
    expect(worked('stand-morale', given, [5]).result).toMatchObject({ holds: false, stand: { aborts: true } })
    expect(worked('stand-morale', { ...given, last: true, command: 1 }, [5]).result).toMatchObject({ holds: true })
  })

  test('FA-10.C-hangar carrier-critical, with stands that are being rearmed', () => {
    const given = { target: 'Carrier', cv: 4, arming: 2 }
    const { result, throws } = worked('carrier-critical', given, [17, 4, 5])
    expect(result).toMatchObject({ rrr: 0, destroyed: 1, target: { deck: { h: 3, rrr: 0, catapults: 0 } } })
    expect(throws.map(({ why }) => idOf(why))).toEqual(['FA-10-cv-reroll', 'FA-10.C-hangar', 'FA-10.C-hangar'])
    const { target } = result as { target: Plain }
    // nothing is left there, and R9 gives one more roll
    expect(worked('carrier-critical', { target, cv: 4 }, [17, 1]).result).toMatchObject({ rrr: 0, flotation: 6 })
    expect(() => worked('carrier-critical', { target: 'Ship', cv: 4 }, [])).toThrow('carries no aircraft')
    const more = { target: { ship: 'Carrier', deck: { h: 9 } }, cv: 4 }
    expect(() => worked('carrier-critical', more, [])).toThrow('has only 3')
  })

  test('FA-H13 fuel-explosion-test', () => {
    const given = { target: { ship: 'Carrier', fires: 1 }, cv: 6 }
    expect(worked('fuel-explosion-test', given, [3]).result).toMatchObject({ end: 'destroyed' })
    expect(worked('fuel-explosion-test', given, [6]).result).toMatchObject({ end: 'active', fires: 2 })
  })
})

describe('Exact odds in the air', () => {
  test('FA-9.11-roll of one die: 7 in 20', () => {
    // no fire of hers: Structure falls by three at 14 or more
    expect(chances('air-attack', { target: 'Ship', stand: { stand: glide(2) } }, 'structure')).toEqual({
      9: '7/20',
      12: '13/20',
    })
  })

  test('FA-H30 through her fire: a hit that is not saved leaves one aircraft less, and a marker', () => {
    const one = ship({ MRF: 1 })
    CARDS['One'] = one
    const given = { target: 'One', stand: { stand: glide(3) } }
    // her die hits at 14 (7/20), the save fails at 1 to 3 (3/10): two aircraft have one die, three have two; a marker takes 1
    // P(no hit) = 13/20 (13/20)² + 7/20 [7/10 (14/20)² + 3/10 14/20]
    const none = (13 / 20) ** 3 + (7 / 20) * (0.7 * 0.49 + 0.3 * 0.7)
    const odds = opened('air-attack', given).odds(['structure'], { budget: 500_000, runs: 0 } as never)
    expect(odds.exact).toBe(true)
    expect(odds.outcomes.find(({ outcome }) => outcome['structure'] === 12)!.p).toBeCloseTo(none, 12)
  })

  test('FA-9.15-save of an interception: both sides', () => {
    const given = {
      attacker: { stand: 'fighter', aircraft: 1 },
      defender: { stand: 'dive bomber', aircraft: 1 },
      way: 'intercept',
    }
    // hit at 8 (13/20), save at 8 fails 7 in 10: 91/200 fall
    expect(chances('air-combat', given, 'defenders')).toEqual({ 0: '91/200', 1: '109/200' })
    // who is left replies: 13/20, save at 5 fails 4 in 10
    expect(chances('air-combat', given, 'attackers')['0']).toBe('1417/10000')
  })

  test('FA-10.C-airops what is left of a flight deck', () => {
    const bare = chances('carrier-critical', { target: 'Carrier', cv: 1 }, 'h')
    // rows 15 and 16 at once, or after a row that cannot be applied or that uses nothing
    expect(Object.keys(bare)).toEqual(expect.arrayContaining(['2', '3']))
  })
})
