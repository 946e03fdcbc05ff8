import { describe, expect, test } from 'vitest'
import { canonical, chosenOptions, Desk, type Options } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Replay, Seeded } from '#kernel/dice/index.ts'
import { DUEL_TURNS } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { OPTIONS } from '../book/options.ts'
import { apply, type Event, type FearGodDesk } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { FEAR_GOD } from '../index.ts'
import { refuse } from '../orders/refusals.ts'
import { KAISER, MOLTKE, TIGER } from '../whole/bench.fixture.ts'
import { picker, randomCard } from '../whole/random.fixture.ts'

const { duel, resolve } = FEAR_GOD

interface Fought {
  readonly start: State
  readonly end: State
  readonly events: readonly Event[]
  readonly answers: readonly Answer[]
}
/** Fight a duel to its end, listening or not. */
function fight(cards: readonly [Card, Card], terms: object, options: Options, seed: number, listen = true): Fought {
  const state = duel.setup(cards, duel.terms.read(terms), chosenOptions(OPTIONS, options))
  const start = copy(state)
  const answers: Answer[] = []
  const source = new Seeded(seed)
  const desk: FearGodDesk = new Desk(state, new Dice(listen ? new Recorder(source, answers) : source), duel.decider)
  if (listen) {
    desk.heard = []
    desk.answers = answers
  }
  for (let order = duel.next(state); order !== null; order = duel.next(state)) {
    if (refuse(state, order) !== null) throw new Error(`seed ${seed}: a standing order was refused`)
    resolve(desk, order)
  }
  return { start, end: state, events: desk.heard ?? [], answers }
}
/** All that changes: cards and options are the same on both sides. */
const changing = (state: State) => ({
  now: state.now,
  ships: state.ships,
  declared: state.declared,
  agenda: state.agenda,
})

function randomOptions(pick: (below: number) => number): Options {
  return Object.fromEntries(
    OPTIONS.filter(() => pick(3) === 0).map(info => [info.name, info.values[pick(info.values.length)]!]),
  )
}
function randomDuel(seed: number): Fought {
  const pick = picker(seed)
  const cards = [randomCard(pick, 'One'), randomCard(pick, 'Other')] as const
  const terms = {
    range: pick(24_000),
    aspect: ['broad', 'quarter', 'narrow'][pick(3)],
    seaState: pick(8),
    visibility: 10 * pick(11),
  }
  return fight(cards, pick(8) === 0 ? { ...terms, range: pick(400) } : terms, randomOptions(pick), seed)
}

describe('FGDN-H9-duel', () => {
  test('FGDN-H9-duel FGDN-8.1-ph-movement FGDN-8.1-ph-planned FGDN-8.1-ph-detection FGDN-8.1-ph-reaction FGDN-8.1-ph-resolution to the end', () => {
    const { end, events } = fight([TIGER, MOLTKE], {}, {}, 1)
    const { winner, turns } = duel.result(end)
    expect(turns).toBeLessThanOrEqual(DUEL_TURNS)
    expect(winner === -1 ? turns : 0).toBeLessThanOrEqual(DUEL_TURNS)
    for (const event of events) expect(tell(event, end)).toMatch(/^\S.*\.$/)
  })

  test('FGDN-H9-duel a sea too high to fire in is a draw of sixty turns', () => {
    const { end } = fight([TIGER, KAISER], { seaState: 7 }, {}, 1)
    expect(duel.result(end)).toEqual({ winner: -1, turns: DUEL_TURNS })
  })

  test('FGDN-0-turnclock FGDN-H10-turns turns are named by the clock', () => {
    const { events, end } = fight([TIGER, KAISER], { seaState: 7 }, {}, 1)
    const told = events.filter(event => event.type === 'PhaseBegan').map(event => tell(event, end))
    expect([told[0], told[5]]).toEqual(['1200, movement.', '1203, plotting.'])
  })

  test('silent and listening end alike; every event applied to a copy of the start makes the end; answers replay', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { start, end, events, answers } = randomDuel(seed)
      const again = copy(start)
      for (const event of events) apply(again, event)
      expect(canonical(changing(again))).toBe(canonical(changing(end)))
      const replay = new Replay(answers)
      const desk: FearGodDesk = new Desk(copy(start), new Dice(replay), (_state, seat, _among, _about, why) =>
        replay.choice(seat, why),
      )
      desk.heard = []
      for (let order = duel.next(desk.state); order !== null; order = duel.next(desk.state)) resolve(desk, order)
      expect(canonical(desk.heard)).toBe(canonical(events))
    }
  }, 60_000)

  test('silent as well: the same ships, the same dice, the same end', () => {
    for (let seed = 0; seed < 50; seed++) {
      const loud = fight([TIGER, MOLTKE], {}, {}, seed)
      const silent = fight([TIGER, MOLTKE], {}, {}, seed, false)
      expect(canonical(changing(silent.end))).toBe(canonical(changing(loud.end)))
    }
  })

  test('nothing breaks in two thousand duels of random ships, and no number goes where it cannot', () => {
    const faults: number[] = []
    for (let seed = 1000; seed < 3000; seed++) {
      const { end, events } = randomDuel(seed)
      for (const ship of end.ships) {
        const least = Math.min(
          ...ship.mounts,
          ...ship.directors,
          ship.port,
          ship.starboard,
          ship.criticals,
          ship.sparks,
        )
        const whole = Number.isInteger(ship.remaining) && Number.isInteger(ship.speed)
        if (least < 0 || Math.max(...ship.thirds) > 3 || !whole) faults.push(seed)
      }
      if (seed % 50 === 0 && events.some(event => /undefined|NaN/.test(tell(event, end)))) faults.push(seed)
    }
    expect(faults).toEqual([])
  }, 120_000)
})
