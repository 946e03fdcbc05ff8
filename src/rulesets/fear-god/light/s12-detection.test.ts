import { describe, expect, test } from 'vitest'
import { moment, phaseAt } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import { fieldOf, type State } from '../02-ships/state.ts'
import { attackOf } from '../06-gunfire/6-4-gunfire.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { R } from '../book/register.ts'
import { GAME } from '../game.ts'
import { arcsTo, aspectOf, SECTORS } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { sea } from '../whole/battle.fixture.ts'
import { MOLTKE, play, TIGER } from '../whole/bench.fixture.ts'
import { contactOf, lookOut } from './s12-detection.ts'
import { isLitByFire, lightIn, lightNow, sightOf, sunBehind, visibilityNow } from './s12-light.ts'

/** Tiger looks east at Moltke so many yards off. */
const apart = (yards: number, changes = {}, options = {}) =>
  sea([[TIGER, 10_000, 30_000, 0]], [[MOLTKE, 10_000 + yards, 30_000, 0]], changes, options)
const NIGHT = { begins: 23 * 60, sunset: 18 * 60, sunrise: 6 * 60 }
const later = (state: State, turn: number): State => {
  state.now = moment(TURN, turn, 'planned fire')
  return state
}

describe('FGDN-H26-light', () => {
  test('FGDN-H26-light day, an hour of twilight, night, and an hour of twilight again', () => {
    const at = (hour: number, minute: number) =>
      lightNow(apart(5000, { begins: 60 * hour + minute, sunset: 18 * 60, sunrise: 6 * 60 }))
    expect([at(12, 0), at(17, 59), at(18, 0), at(19, 0), at(19, 3)]).toEqual(['day', 'day', 'dusk', 'dusk', 'night'])
    expect([at(0, 0), at(4, 57), at(5, 0), at(5, 57), at(6, 0)]).toEqual(['night', 'night', 'dawn', 'dawn', 'day'])
    const unknown = apart(5000)
    expect(lightIn(fieldOf(unknown), 400)).toBe('day')
  })
  test('FGDN-H26-light 12 miles by day are 24,000 yards and 100 per cent, 50 in twilight, 12 at night', () => {
    const at = (begins: number) => visibilityNow(apart(5000, { begins, sunset: 18 * 60, sunrise: 6 * 60 }))
    expect([at(12 * 60), at(18 * 60 + 30), at(22 * 60)]).toEqual([100, 50, 12])
  })
  test('FGDN-6.4-sun FGDN-6.4-twilight FGDN-H26-light the sun in the west, low before it sets, an afterglow after', () => {
    const west = (begins: number, toWest: boolean) => {
      const x = toWest ? 10_000 : 20_000
      const state = sea([[TIGER, 15_000, 30_000]], [[MOLTKE, x, 30_000]], { begins, sunset: 18 * 60, sunrise: 6 * 60 })
      return sunBehind(state, 0, 1)
    }
    expect([16 * 60, 17 * 60 + 30, 18 * 60 + 30, 20 * 60].map(begins => west(begins, true))).toEqual([
      'none',
      'glare',
      'twilight',
      'none',
    ])
    expect(west(18 * 60 + 30, false)).toBe('none')
    expect([5 * 60 + 30, 6 * 60 + 30].map(begins => west(begins, false))).toEqual(['twilight', 'glare'])
  })
  test('FGDN-H26-light before the afterglow she is seen as by day, elsewhere half as far', () => {
    const dusk = { begins: 18 * 60 + 30, sunset: 18 * 60, sunrise: null }
    const state = sea([[TIGER, 30_000, 30_000]], [[MOLTKE, 10_000, 30_000]], dusk)
    expect([sightOf(state, 0, 1), sightOf(state, 1, 0)]).toEqual([24_000, 12_000])
  })
  test('FGDN-8.2-fire-lit a major fire lights her at night, and who lies within 1,000 yards of her', () => {
    const state = sea(
      [[TIGER, 10_000, 30_000]],
      [
        [MOLTKE, 20_000, 30_000],
        [MOLTKE, 20_000, 30_900],
        [MOLTKE, 20_000, 31_100],
      ],
      NIGHT,
      { searchlights: 'dark' },
    )
    state.ships[1]!.fires = [1020]
    expect(isLitByFire(state, 1)).toBe(true)
    expect([1, 2, 3].map(target => sightOf(state, 0, target))).toEqual([12_000, 12_000, 3000])
    expect(attackOf(state, 0, 2, 0, 0).light).toBe('starshell')
  })
})

describe('FGDN-H22-detection', () => {
  test('FGDN-H22-detection seen in sight, fired at where she was once lost, then not at all', () => {
    const state = apart(24_000)
    const look = () => play(state, [], desk => lookOut(desk))
    expect(contactOf(state, 0, 1)).toBe('seen')
    look()
    expect(state.ships[0]!.insight).toEqual([0, 2])
    state.ships[1]!.x += 100
    expect(contactOf(state, 0, 1)).toBe('just lost')
    look()
    state.now = moment(TURN, 1, 'reaction fire')
    expect([state.ships[0]!.insight[1], contactOf(state, 0, 1)]).toEqual([1, 'just lost'])
    look()
    expect([state.ships[0]!.insight[1], contactOf(state, 0, 1)]).toEqual([0, null])
    expect(look()).toEqual([])
  })
  test('FGDN-R115 FGDN-6.4-dead-reckoning in the turn in which she is lost, in both fire phases, and not in the next', () => {
    // seen at the last Detection, gone out of sight in this turn's Movement
    const state = apart(24_000)
    play(state, [], desk => lookOut(desk))
    state.ships[1]!.x += 100
    const at = (turn: number, phase: 'plotting' | 'planned fire' | 'reaction fire') => {
      state.now = moment(TURN, turn, phase)
      return contactOf(state, 0, 1)
    }
    expect(at(2, 'planned fire')).toBe('just lost')
    play(state, [], desk => lookOut(desk))
    expect(at(2, 'reaction fire')).toBe('just lost')
    expect([at(3, 'plotting'), at(3, 'planned fire')]).toEqual([null, null])
  })
  test('FGDN-R125 a ship that nobody sees stays on the board for all to see, and may not be fired at', () => {
    const state = apart(24_001, { visibilityMiles: 12 })
    const view = GAME.view(state, 0) as unknown as State
    expect([view.ships[1]!.x, view.ships[1]!.y]).toEqual([34_001, 30_000])
    const command: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target: 1, shell: 0 }] }
    expect(refuse(state, { seat: 0, command })?.why).toBe(R['FGDN-H22-detection'])
  })
  test('FGDN-R115 FGDN-H22-detection flashes of this turn or the last are seen at night, as far as a ship by day', () => {
    const state = later(apart(24_000, NIGHT), 5)
    expect(contactOf(state, 0, 1)).toBeNull()
    state.ships[1]!.flash = 4
    expect(contactOf(state, 0, 1)).toBe('flashes')
    expect(attackOf(state, 0, 1, 0, 0).contact).toBe('flashes')
    state.ships[1]!.flash = 3
    expect(contactOf(state, 0, 1)).toBeNull()
    state.ships[1]!.flash = 5
    state.ships[1]!.x += 100
    expect(contactOf(state, 0, 1)).toBeNull()
  })
  test('FGDN-H31-searchlights within 4,000 yards a searchlight shows her, and whoever shows one is lit', () => {
    const state = later(apart(4000, NIGHT), 1)
    expect(contactOf(state, 0, 1)).toBe('seen')
    expect(attackOf(state, 0, 1, 0, 0).light).toBe('searchlight')
    state.ships[1]!.lightsForward = state.ships[1]!.lightsAft = 0
    expect(attackOf(state, 1, 0, 0, 0).light).toBe('none')
    state.declared = [0, 1, 0, 0]
    expect(attackOf(state, 1, 0, 0, 0).light).toBe('starshell')
    state.ships[0]!.lightsForward = state.ships[0]!.lightsAft = 0
    expect(contactOf(state, 0, 1)).toBeNull()
    expect(contactOf(later(apart(4000, NIGHT, { searchlights: 'dark' }), 1), 0, 1)).toBeNull()
    expect(contactOf(later(apart(4001, NIGHT), 1), 0, 1)).toBeNull()
  })
})

describe('FGDN-H32-star-shells', () => {
  const night = (options = {}, yards = 8000) => later(apart(yards, NIGHT, options), 1)
  const stars = (yards: number, bearing = 900, battery = 0): Command => ({
    type: 'FireStarShells',
    ship: 0,
    batteries: [{ battery, bearing, yards }],
  })
  const plotting = (state: State): State => {
    state.now = moment(TURN, 1, 'plotting')
    return state
  }
  const why = (state: State, command: Command) => refuse(plotting(state), { seat: 0, command })?.why ?? null
  test('FGDN-H32-star-shells FGDN-6.4-illum-starshell ships within 1,000 yards are lit, seen half as far as by day', () => {
    const state = night()
    expect([contactOf(state, 0, 1), sightOf(state, 0, 1)]).toEqual([null, 4000])
    state.stars = [0, 0, 17_000, 30_000]
    expect([contactOf(state, 0, 1), sightOf(state, 0, 1), attackOf(state, 0, 1, 0, 0).light]).toEqual([
      'seen',
      12_000,
      'starshell',
    ])
    state.stars = [0, 0, 16_999, 30_000]
    expect(contactOf(state, 0, 1)).toBeNull()
  })
  test('FGDN-6.4-silhouette FGDN-H26-light one behind her, in line and up to 4,000 yards, shows her up', () => {
    const state = night()
    const light = (x: number, y: number) => {
      state.stars = [0, 0, x, y]
      return attackOf(state, 0, 1, 0, 0).light
    }
    // Moltke 8,000 yards to the east; 10 degrees off at 12,000 yards are 2,116
    expect([light(19_100, 30_000), light(22_000, 30_000), light(22_001, 30_000)]).toEqual([
      'silhouetted',
      'silhouetted',
      'none',
    ])
    expect([light(21_800, 32_080), light(21_700, 32_120)]).toEqual(['silhouetted', 'none'])
    // before her, or only near her from one side
    expect([light(16_500, 30_000), light(18_000, 31_500)]).toEqual(['none', 'none'])
    light(20_000, 30_000)
    expect(sightOf(state, 0, 1)).toBe(12_000)
  })
  test('FGDN-8.2-fire-lit a burning ship behind her does the same', () => {
    const state = later(
      sea(
        [[TIGER, 10_000, 30_000]],
        [
          [MOLTKE, 18_000, 30_000],
          [MOLTKE, 20_000, 30_000],
        ],
        NIGHT,
        { searchlights: 'dark' },
      ),
      1,
    )
    expect(attackOf(state, 0, 1, 0, 0).light).toBe('none')
    state.ships[2]!.fires = [1020]
    expect(attackOf(state, 0, 1, 0, 0).light).toBe('silhouetted')
  })
  test('FGDN-H32-star-shells instead of an attack, in arc, at Long at most, by night and if they are used', () => {
    expect(why(night(), stars(17_805))).toBeNull()
    expect(why(night(), stars(17_806))).toBe(R['FGDN-H32-star-shells'])
    // the casemates of the port side do not bear to the east of a ship that steers north, those to starboard do
    expect([why(night(), stars(5000, 900, 1)), why(night(), stars(5000, 1800, 1))]).toEqual([null, R['FGDN-H16-arcs']])
    expect(why(apart(8000), stars(5000))).toBe(R['FGDN-H32-star-shells'])
    expect(why(night({ starShells: 'not used' }), stars(5000))).toBe(R['FGDN-H32-star-shells'])
  })
  test('FGDN-H32-star-shells they burst before planned fire, show flashes, take the battery’s turn, and burn to its end', () => {
    const state = plotting(night({ searchlights: 'dark' }))
    const order = { seat: 0, command: stars(8000) }
    play(state, [], desk => resolve(desk, order))
    play(state, [], desk => resolve(desk, { seat: 0, command: { type: 'Pass' } }))
    const events = play(state, [], desk => resolve(desk, { seat: 1, command: { type: 'Pass' } }))
    const burst = events.find(({ type }) => type === 'StarShellsBurst')
    // Tiger has run north at 28 knots for 2,800 yards
    expect(burst).toMatchObject({ ship: 0, battery: 0, x: 18_000, y: 32_800 })
    // Moltke, steering with her, is lit: seen at Detection, so that Tiger's casemates may react but not the battery that lit her
    expect([phaseAt(TURN, state.now), state.ships[0]!.insight[1], state.ships[0]!.flash]).toEqual([
      'reaction fire',
      2,
      1,
    ])
    const fire = (battery: number): Command => ({
      type: 'FireGuns',
      ship: 0,
      batteries: [{ battery, target: 1, shell: 0 }],
    })
    expect([0, 1].map(battery => refuse(state, { seat: 0, command: fire(battery) })?.why ?? null)).toEqual([
      R['FGDN-H29-planned'],
      null,
    ])
    state.passed = 3
    play(state, [], desk => nextPhase(desk))
    play(state, [], desk => nextPhase(desk))
    expect([phaseAt(TURN, state.now), state.stars]).toEqual(['plotting', []])
  })
})

describe('how ships lie to each other', () => {
  test('FGDN-H16-arcs ahead within 30 degrees, astern within 30, else on the beam; both on a line', () => {
    // F 1, P 2, S 4, A 8
    const arcs = (x: number, y: number) => arcsTo(sea([[TIGER, 30_000, 30_000]], [[MOLTKE, x, y]]), 0, 1)
    expect([arcs(30_000, 40_000), arcs(40_000, 30_000), arcs(30_000, 20_000), arcs(20_000, 30_000)]).toEqual([
      1, 4, 8, 2,
    ])
    expect(arcs(35_000, 38_660)).toBe(5)
    expect(SECTORS).toHaveLength(4)
  })
  test('FGDN-H11-aspect what the target shows, from the geometry', () => {
    const aspect = (heading: number) =>
      aspectOf(sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 20_000, 30_000, heading]]), 0, 1)
    expect([0, 45, 90, 240, 249, 300].map(aspect)).toEqual([0, 1, 2, 1, 2, 1])
  })
  test('FGDN-R13 a new target a mile and 15 degrees off the old is a first salvo; a near one goes on', () => {
    const state = sea(
      [[TIGER, 10_000, 30_000]],
      [
        [MOLTKE, 22_000, 30_000],
        [MOLTKE, 22_000, 32_000],
        [MOLTKE, 22_000, 34_000],
      ],
    )
    state.ships[0]!.salvos = [0, 4, 0, 0]
    // 9.5 and 18.4 degrees, 2,000 and 4,000 yards off
    expect([1, 2, 3].map(target => attackOf(state, 0, target, 0, 0).salvo)).toEqual([5, 2, 1])
  })
})
