import { describe, expect, test } from 'vitest'
import { moment } from '#kernel/turn/index.ts'
import { attackOf } from './6-4-gunfire.ts'
import { sea } from './battle.fixture.ts'
import { MOLTKE, play, TIGER } from './bench.fixture.ts'
import { TURN } from './conditions.ts'
import { arcsTo, aspectOf, SECTORS } from './s4-sight.ts'
import { contactOf, lookOut } from './s12-detection.ts'
import { isLitByFire, lightIn, lightNow, sightOf, sunBehind, visibilityNow } from './s12-light.ts'
import { fieldOf, type State } from './state.ts'

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
    expect([state.ships[0]!.insight[1], contactOf(state, 0, 1)]).toEqual([1, 'just lost'])
    look()
    expect([state.ships[0]!.insight[1], contactOf(state, 0, 1)]).toEqual([0, null])
    expect(look()).toEqual([])
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
