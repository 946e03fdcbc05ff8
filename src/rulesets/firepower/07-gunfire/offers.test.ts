import { expect, test } from 'vitest'
import { Desk, lowest } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { copy } from '../01-classes/state-copy.ts'
import type { FirepowerDesk } from '../events/events.ts'
import { PRESENT } from '../table/present.ts'
import { fleets } from '../whole/battle.fixture.ts'
import { battle } from '../whole/bench.fixture.ts'
import { hitChance } from './expected.ts'
import { attackOf } from './gunfire.ts'
import { MARGIN, rollToHit } from './to-hit.ts'

test('FP-HIT-B the chance that is shown of a target is that of the die that is thrown at it', () => {
  for (const range of [10, 20])
    for (const fires of [0, 7, 9])
      for (const list of [0, 20, 40]) {
        const state = battle(['BB', 'BB'], { range, ships: [{ fires, list }] })
        const attack = attackOf(0, 1, 'main')
        const made = [1, 2, 3, 4, 5, 6].filter(face => {
          const desk: FirepowerDesk = new Desk(copy(state), new Dice(new Script([face])), lowest)
          return rollToHit(desk, attack) >= MARGIN
        })
        expect(hitChance(state, attack), `${range} in, ${fires} fires, ${list}°`).toBe(made.length / 6)
      }
})

test('FP-HIT-A a battery that bears on somebody is not called idle, whoever else is out of its reach', () => {
  const offersTo = (...enemies: number[]) => {
    const state = fleets([{ ships: [{ at: [50, 50] }] }], [{ ships: enemies.map(at => ({ at: [50 + at, 50] })) }])
    return PRESENT.offers(state, 0).flatMap(offer =>
      offer.kind === 'attack' && offer.deed === 'Main battery' ? offer.plan.weapons : [],
    )
  }
  // 4 or more at short range, and one less in line ahead
  expect(offersTo(10, 45)).toMatchObject([{ idle: '', targets: [{ unit: 1, words: 'one die', chance: 4 / 6 }] }])
  expect(offersTo(45)).toEqual([])
})
