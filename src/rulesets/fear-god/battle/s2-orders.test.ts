import { describe, expect, test } from 'vitest'
import { ruleAt } from '#kernel/book/index.ts'
import { type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { FIRE, TURN } from '../02-ships/conditions.ts'
import { BERTH, type State } from '../02-ships/state.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { controlModifier } from '../08-2-fire-and-flooding/8-2-control.ts'
import { blowUp } from '../08-3-criticals/8-3-mounts.ts'
import { BOOK, R } from '../book/register.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { fightsFires } from '../sailing/s29-wind.ts'
import { sea } from '../whole/battle.fixture.ts'
import { BOAT, card, KAISER, MOLTKE, play, TIGER, typesOf } from '../whole/bench.fixture.ts'
import { sidesAsked } from './s2-asked.ts'
import { helpAlongside } from './s2-help.ts'

const MILES = 12_000
const duel = (options = {}) => sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 10_000 + MILES, 30_000]], {}, options)
const say = (state: State, seat: number, command: Command, faces: readonly number[] = []) => {
  const order: Order<Command> = { seat, command }
  expect(refuse(state, order)).toBeNull()
  return play(state, faces, desk => resolve(desk, order))
}
const ruleOf = (state: State, seat: number, command: Command) => {
  const refusal = refuse(state, { seat, command })
  return refusal === null ? null : ruleAt(BOOK, refusal.why).id
}
const fire = (ship: number, target: number, battery = 0): Command => ({
  type: 'FireGuns',
  ship,
  batteries: [{ battery, target, shell: 0 }],
})
const PASS: Command = { type: 'Pass' }

describe('FGDN-H27-orders', () => {
  test('FGDN-H27-orders what is written stays sealed until both are ready, and a later order replaces an earlier', () => {
    const state = duel()
    say(state, 0, { type: 'Plot', ship: 0, speed: 280, legs: [{ turn: 450 }] })
    say(state, 0, { type: 'Plot', ship: 0, speed: 280, legs: [] })
    expect((GAME.view(state, 1) as { written: number[] }).written).toEqual([])
    expect((GAME.view(state, 0) as { written: number[] }).written).toEqual([0, 3, 0, 280, 0])
    say(state, 0, PASS)
    expect(sidesAsked(state)).toEqual([1])
    expect(ruleOf(state, 0, { type: 'Plot', ship: 0, speed: 280, legs: [] })).toBe('FGDN-H27-orders')
    // both silent: the turn runs on to Reaction Fire, where both still have guns and a target
    const events = say(state, 1, PASS)
    expect(events.filter(({ type }) => type === 'ShipMoved')).toMatchObject([
      { ship: 0, y: 32_800 },
      { ship: 1, y: 32_800 },
    ])
    expect(sidesAsked(state)).toEqual([0, 1])
    expect(state.now).toBe(moment(TURN, 1, 'reaction fire'))
  })
  test('FGDN-H27-orders orders to the crew are done when they are read out', () => {
    const state = duel()
    say(state, 0, { type: 'FightFires', ship: 0, on: true })
    say(state, 0, { type: 'FloodMagazines', ship: 0 })
    expect(state.ships[0]!.magazinesFlooded).toBe(0)
    play(state, [], desk => nextPhase(desk))
    expect(state.ships[0]).toMatchObject({ fighting: 1, magazinesFlooded: 1 })
  })
  test('FGDN-H27-orders only one’s own ships, only in Plotting', () => {
    const state = duel()
    expect(ruleOf(state, 1, { type: 'Plot', ship: 0, speed: 280, legs: [] })).toBe('FGDN-H27-orders')
    state.now = moment(TURN, 1, 'reaction fire')
    expect(ruleOf(state, 0, { type: 'Plot', ship: 0, speed: 280, legs: [] })).toBe('FGDN-H27-orders')
    expect(ruleOf(state, UMPIRE, { type: 'NextPhase' })).toBe('FGDN-H10-turns')
  })
})

describe('FGDN-H29-planned', () => {
  test('FGDN-H29-planned planned fire is given after all have moved; one attack of a battery in a turn', () => {
    const state = duel()
    say(state, 0, fire(0, 1))
    say(state, 0, PASS)
    // 12,000 yards on a parallel course
    const events = say(state, 1, PASS, [100])
    expect(typesOf(events)).toContain('BatteryMissed')
    // her casemates have not fired yet
    expect(sidesAsked(state)).toEqual([0, 1])
    expect([ruleOf(state, 0, fire(0, 1)), ruleOf(state, 0, fire(0, 1, 1))]).toEqual(['FGDN-H29-planned', null])
    expect(state.declared).toEqual([0, 1, 0, 0])
  })
  test('FGDN-H29-planned fire whose target has run out of range is held, and the battery may react', () => {
    const state = sea(
      [[TIGER, 10_000, 30_000, 270]],
      [
        [MOLTKE, 33_700, 30_000, 90],
        [MOLTKE, 20_000, 30_000, 0],
      ],
      { visibilityMiles: 20 },
    )
    say(state, 0, fire(0, 1))
    play(state, [], desk => {
      nextPhase(desk)
      nextPhase(desk)
    })
    const events = play(state, [], desk => nextPhase(desk))
    expect(typesOf(events)).toEqual(['FireHeld', 'PhaseBegan'])
    play(state, [], desk => nextPhase(desk))
    expect(ruleOf(state, 0, fire(0, 1))).toBe('FGDN-H12-bands')
    expect(ruleOf(state, 0, fire(0, 2))).toBeNull()
  })
  test('FGDN-H22-detection nobody plans against a ship that is not seen', () => {
    const state = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 40_000, 30_000]])
    expect(ruleOf(state, 0, fire(0, 1))).toBe('FGDN-H22-detection')
  })
  test('FGDN-6.4-third-salvo salvoes are counted once a turn, whichever phases they are fired in', () => {
    const state = duel()
    state.ships[0]!.salvos[1] = 2
    state.now = moment(TURN, 1, 'reaction fire')
    state.declared = [0, 1, 0, 0]
    state.volley = 4
    say(state, 0, fire(0, 1, 1))
    play(state, [100], desk => nextPhase(desk))
    expect(state.ships[0]!.salvos[1]).toBe(2)
  })
})

describe('FGDN-H25-deployment', () => {
  const placed = () => sea([[TIGER]], [[MOLTKE]], {}, {}, { turn: 0, phase: 'resolution' })
  const at = (ship: number, x: number, y: number): Command => ({ type: 'Deploy', ship, x, y, heading: 900 })
  test('FGDN-H25-deployment FGDN-H28-wind the wind is thrown for, then both place their ships, unseen', () => {
    const state = placed()
    expect(GAME.awaited(state)).toEqual([UMPIRE])
    const events = say(state, UMPIRE, GAME.begin, [7])
    expect(events).toMatchObject([
      { type: 'WindFound', wind: 2100 },
      { type: 'DeploymentBegan', sides: 3 },
    ])
    expect([at(0, 6001, 30_000), at(0, -0, 60_001)].map(order => ruleOf(state, 0, order))).toEqual([
      'FGDN-H25-deployment',
      'FGDN-H25-deployment',
    ])
    say(state, 0, at(0, 6000, 30_000))
    const seen = GAME.imagine(placed(), GAME.view(state, 1), undefined as never)
    expect(seen.ships[0]).toMatchObject({ x: 0, y: 0, berth: BERTH.open })
    expect(GAME.awaited(state)).toEqual([1])
    say(state, 1, at(1, 54_000, 30_000))
    expect([state.now, state.ships[0]!.berth]).toEqual([moment(TURN, 1, 'plotting'), BERTH.given])
  })
})

describe('help and fires', () => {
  test('FGDN-H28-wind FGDN-8.2-fire-major the wind 15 to 45 degrees on the bow and 15 knots, or the die is +2', () => {
    const state = duel()
    state.wind = 300
    Object.assign(state.ships[0]!, { fires: [1020], fighting: 1, speed: 150, heading: 0 })
    expect([fightsFires(state, 0), controlModifier(state, 0, FIRE)]).toEqual([true, 0])
    state.ships[0]!.heading = 200
    expect([fightsFires(state, 0), controlModifier(state, 0, FIRE)]).toEqual([false, 2])
    Object.assign(state.ships[0]!, { heading: 0, speed: 151 })
    expect(fightsFires(state, 0)).toBe(false)
  })
  test('FGDN-8.2-assist FGDN-8.2-assist-speed friends within 100 yards on the same course and speed lend half of their limit', () => {
    const state = sea(
      [
        [TIGER, 10_000, 30_000],
        [KAISER, 10_100, 30_000],
        [KAISER, 10_000, 30_101],
      ],
      [[MOLTKE, 10_000, 29_950]],
    )
    for (const ship of state.ships) ship.speed = 90
    let help = -1
    play(state, [], desk => {
      help = helpAlongside(desk, 0)
    })
    expect(help).toBe(5)
    for (const ship of state.ships) ship.speed = 100
    // at ten knots a collision by ten per cent
    play(state, [11], desk => helpAlongside(desk, 0))
    state.ships[1]!.fires = [1005]
    play(state, [], desk => {
      help = helpAlongside(desk, 0)
    })
    expect(help).toBe(0)
  })
  test('FGDN-8.2-assist one on each side: of two to port the one that lends more', () => {
    const help = (...at: readonly (readonly [typeof TIGER, number])[]): number => {
      const others = at.map(([of, x]) => [of, x, 30_000] as const)
      const state = sea([[TIGER, 10_000, 30_000], ...others], [[MOLTKE, 50_000, 30_000]])
      for (const ship of state.ships) ship.speed = 90
      let is = -1
      play(state, [], desk => {
        is = helpAlongside(desk, 0)
      })
      return is
    }
    // size E lends 3, size A 5
    expect([
      help([BOAT, 9950], [BOAT, 9920]),
      help([BOAT, 9950], [KAISER, 9910]),
      help([BOAT, 9950], [BOAT, 10_050]),
    ]).toEqual([3, 5, 6])
    expect(help([BOAT, 9950], [KAISER, 9910], [BOAT, 10_050], [BOAT, 10_090])).toBe(8)
  })
  test('FGDN-8.2-draft FGDN-8.2-assist Queen Elizabeth’s case (E19) by orders on the board: 24, less 5, less twice 3, is Major', () => {
    const light = { ...TIGER.batteries[2]!, role: 'light', strength: 8 } as const
    const battleship = card({ inServiceYear: 1915, damagePoints: 490, batteries: [...TIGER.batteries, light] })
    const state = sea(
      [
        [battleship, 10_000, 30_000],
        [BOAT, 9950, 30_000],
        [BOAT, 10_050, 30_000],
      ],
      [[MOLTKE, 50_000, 30_000]],
      {},
      {},
      { turn: 10 },
    )
    for (const ship of state.ships) ship.speed = ship.ordered = 90
    Object.assign(state.ships[0]!, { fires: [1016], floods: [1008] })
    say(state, 0, { type: 'DraftCrew', ship: 0, from: 'light' })
    say(state, 0, PASS)
    // Major: a 3 for the fires, which read 5 as she does not mind the wind, takes off a D6 of 6, a 5 for the floodings one of 1
    // then 10 % and 7 % of 490 are 49 and 34 points, 83 of 407 is .20, D6 1
    const events = say(state, 1, PASS, [3, 6, 5, 1, 1])
    expect(events.filter(({ type }) => type === 'CasualtiesChanged')).toMatchObject([{ percent: -6 }, { percent: -1 }])
    expect(state.ships[0]).toMatchObject({ fires: [1010], floods: [1007], remaining: 407 })
    expect(batteryOut(state, 0, 4)).toBe(true)
  })
  test('FGDN-8.4-rudder-unjam a jammed rudder is worked at in Resolution', () => {
    const state = duel()
    state.now = moment(TURN, 1, 'resolution')
    state.ships[0]!.rudder = 3
    const events = play(state, [1], desk => nextPhase(desk))
    expect(typesOf(events)).toContain('UnjamBegun')
  })
  test('FGDN-8.3-main-blast whoever lies near a ship that blows up suffers, whoever is far does not', () => {
    const state = sea(
      [[TIGER, 10_000, 30_000]],
      [
        [MOLTKE, 10_200, 30_000],
        [MOLTKE, 14_000, 30_000],
      ],
    )
    const events = play(state, [], desk => blowUp(desk, 0, 0, R['FGDN-8.3-main-mount']))
    expect(events).toMatchObject([{ type: 'ShipDestroyed' }, { type: 'BlastSuffered', ship: 1 }])
    expect(events).toHaveLength(2)
  })
})
