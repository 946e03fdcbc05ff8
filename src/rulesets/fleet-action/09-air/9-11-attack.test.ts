import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import type { State } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { stand as boats, fort, type Played, pair, play, ship } from '../whole/bench.fixture.ts'
import { flakAt } from './9-9-aa.ts'
import { AIR_STRIKE, airModifier, strikeOf } from './9-11-attack.ts'
import { divers, flying, sheet, torpedoers } from './air.fixture.ts'
import { refuseFlak, refuseStrafing, refuseStrike } from './refusals.ts'
import type { Stand } from './sky.ts'
import { ATTACKS, type StandSheet } from './stand.ts'
import { loadOf } from './stand-facts.ts'

/** A stand of side 0 east of ship 1, who lies with her bow to the north and makes 20 cm. */
function above(of: StandSheet, card: Card = ship(), stand: Partial<Stand> = {}): State {
  const state = pair(ship(), card)
  const { x, y } = state.ships[1]!
  Object.assign(state.ships[1]!, { heading: 0, moved: 20 })
  return flying(state, [{ seat: 0, stands: [{ sheet: of, x: x + 100, y, ...stand }] }])
}
const attacked = (state: State, faces: readonly number[]): Played<number> =>
  play(state, faces, desk => work(AIR_STRIKE, desk, strikeOf(state, 0, 1)))
const sum = (state: State): number =>
  play(state, [], desk => airModifier(desk, 0, 1, state.fixed.wings.stands[0]!.sheet.attack!.type)).value
const armed = (type: (typeof ATTACKS)[number], changes: Partial<StandSheet> = {}): StandSheet =>
  divers({ attack: loadOf(type, '500 lb bomb'), ...changes })
/** Dice that hit and begin no critical: d20 20 each for those, and 19 or so for IP alone. */
const thrown = ({ throws }: Played<number>) => throws.map(([rule, , faces]) => [rule, ...faces])

describe('9.11 Attacks from the air', () => {
  test('FA-9.11-dice by the aircraft that come through: 1, 2, 3, 4 or 5', () => {
    const dice = [1, 2, 3, 6, 7, 12, 13, 20, 21].map(aircraft => {
      const state = above(divers({ aircraft }))
      return (
        thrown(
          attacked(
            state,
            Array(5).fill(1).slice(0, [1, 1, 2, 2, 3, 3, 4, 4, 5][[1, 2, 3, 6, 7, 12, 13, 20, 21].indexOf(aircraft)]),
          ),
        )[0]!.length - 1
      )
    })
    expect(dice).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5])
  })

  test('FA-9.11-roll FA-R35 a die hits at 14, with its modifiers', () => {
    // four aircraft: two dice; a dive adds 4, so 10 hits and 9 does not; then a roll for critical damage, above CV 6
    const state = above(divers())
    const { throws } = attacked(state, [9, 10, 7])
    expect(throws[0]).toEqual(['FA-9.11-roll', 20, [9, 10]])
    expect(state.ships[1]).toMatchObject({ s: 12 - 3, splash: 1 })
    expect(state.sky.stands[0]!.loaded).toBe(0)
  })

  test('FA-9.11-mod-type exactly one line counts', () => {
    const by = Object.fromEntries(ATTACKS.map(type => [type, sum(above(armed(type)))]))
    expect(by).toEqual({
      ...{ dive: 4, skip: 2, 'fighter-bomber': 0, glide: 0, torpedo: 0, Ohka: 0, 'FX 1400': 0, 'Hs 293': 0 },
      ...{ Kamikaze: 0, 'salvo rockets': -1, 'Tiny Tim': -1, 'low level': -1, 'medium level': -3, 'high level': -5 },
    })
  })

  test('FA-9.11-mod-crew FA-9.11-mod-size FA-9.11-mod-flak their sum', () => {
    expect(sum(above(armed('glide', { CQ: 2 })))).toBe(2)
    expect(sum(above(armed('glide'), ship({ targetSize: 3 })))).toBe(3)
    expect(sum(above(armed('glide'), boats()))).toBe(-4)
    expect(sum(above(armed('glide'), ship(), { flak: 2 }))).toBe(-2)
  })

  test('FA-9.11-mod-splash splashes round her hide her, but from torpedoes', () => {
    const state = above(armed('glide'))
    state.ships[1]!.splash = 2
    expect(sum(state)).toBe(-2)
    const under = above(torpedoers())
    under.ships[1]!.splash = 2
    expect(sum(under)).toBe(0)
  })

  test('FA-9.11-mod-steering FA-9.11-mod-slow each adds one', () => {
    const state = above(armed('glide'))
    Object.assign(state.ships[1]!, { sv: 0, moved: 10 })
    expect(sum(state)).toBe(2)
  })

  test('FA-9.11-mod-torpedo FA-R67 counts for torpedoes alone', () => {
    const better = { torpedoModifier: 2 }
    expect(sum(above(divers({ attack: { ...loadOf('torpedo', '18 in torpedo'), ...better } })))).toBe(2)
    expect(sum(above(divers({ attack: { ...loadOf('glide', '500 lb bomb'), ...better } })))).toBe(0)
  })

  test('FA-9.11-reroll who lies still, or stands on land, is aimed at again', () => {
    const state = above(armed('glide'))
    state.ships[1]!.moved = 0
    expect(thrown(attacked(state, [13, 13, 13, 13]))).toEqual([
      ['FA-9.11-roll', 13, 13],
      ['FA-9.11-roll', 13, 13],
    ])
    const ashore = above(armed('glide'), fort())
    expect(thrown(attacked(ashore, [13, 14, 13, 20]))).toEqual([
      ['FA-9.11-roll', 13, 14],
      ['FA-9.11-roll', 13],
      ['FA-10-cv-start', 20],
    ])
    expect(ashore.ships[1]!.s).toBe(12 - 3)
  })

  test('FA-9.11-damage each hit its IP, and one roll for critical damage after it', () => {
    const state = above(divers())
    // both hit; each roll for critical damage is above CV 6
    expect(thrown(attacked(state, [20, 20, 7, 8]))).toEqual([
      ['FA-9.11-roll', 20, 20],
      ['FA-10-cv-start', 7],
      ['FA-10-cv-start', 8],
    ])
    expect(state.ships[1]).toMatchObject({ s: 12 - 6, f: 10, splash: 1 })
  })

  test('FA-H30 torpedoes strike Flotation, on the underwater table, by the arc from which they come', () => {
    const abeam = above(torpedoers())
    // a hit, its roll at CV 8, column 5 is midships: a team of the crew for five, and power for all the rest
    expect(thrown(attacked(abeam, [14, 1, 8, 5, 17, 19])).slice(1, 3)).toEqual([
      ['FA-10-cv-start', 8],
      ['FA-H8', 5],
    ])
    expect(abeam.ships[1]).toMatchObject({ s: 12, f: 6, dc: 2, dark: 1 })
    const ahead = above(torpedoers())
    Object.assign(ahead.sky.stands[0]!, { x: ahead.ships[1]!.x, y: ahead.ships[1]!.y + 500 })
    expect(strikeOf(ahead, 0, 1).column).toBe(1)
    Object.assign(ahead.sky.stands[0]!, { y: ahead.ships[1]!.y - 500 })
    expect(strikeOf(ahead, 0, 1).column).toBe(2 + 1)
  })

  test('FA-10.4-column bombs meet the deck, skip bombs, rockets and Ohka the side', () => {
    const raked = (type: (typeof ATTACKS)[number]) => strikeOf(above(armed(type)), 0, 1).raked
    const vertical = ATTACKS.filter(type => raked(type) === 0 && type !== 'torpedo')
    expect(vertical).toEqual(['skip', 'Ohka', 'salvo rockets'])
  })

  test('FA-H35 boats save against each hit, less its IP', () => {
    const state = above(armed('glide'), boats())
    // −4 for their size: 18 hits. d10 less 3: 9 saves, 8 does not
    expect(thrown(attacked(state, [18, 18, 9, 8]))).toEqual([
      ['FA-9.11-roll', 18, 18],
      ['FA-9.6-save', 9],
      ['FA-9.6-save', 8],
    ])
    expect(state.ships[1]).toMatchObject({ vessels: 3, splash: 1 })
  })

  test('FA-H32 who is under water is neither struck nor strafed, and fires at nobody', () => {
    const state = above(divers(), ship({ targetSize: -3, dives: { knots: 8 }, CRF: 3 }))
    expect(refuseStrike(state, 0, 1)).toBeNull()
    expect(flakAt(state, 1, 0)).not.toBe(0)
    state.ships[1]!.depth = 1
    expect(refuseStrike(state, 0, 1)?.why).toBe(R['FA-H32'])
    expect(refuseStrafing(state, { stand: 0, target: 1, factor: 'antiShip' })?.reason).toMatch(
      /no such factor|under water/,
    )
    expect(flakAt(state, 1, 0)).toBe(0)
    expect(refuseFlak(state, 1, [{ kind: 'crf', stand: 0 }], [])?.why).toBe(R['FA-H32'])
  })

  test('FA-H41 FA-R47 Kamikaze are spent, hit or miss, and a die says against which armour each strikes', () => {
    const card = ship({ armour: { belt: 9, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 } })
    const dive = divers({ attack: loadOf('Kamikaze', 'Kamikaze') })
    const missed = above(dive)
    attacked(missed, [13, 13])
    expect(missed.sky.stands[0]).toMatchObject({ aircraft: 0, where: 6 })
    // one hit; 6 is horizontal; CV 6; hull: the deck does not hold it, Flotation falls by all six
    const over = above(dive, card)
    expect(thrown(attacked(over, [14, 13, 6, 6, 1]))).toEqual([
      ['FA-9.11-roll', 14, 13],
      ['FA-R47', 6],
      ['FA-10-cv-start', 6],
      ['FA-10-cv-reroll', 1],
    ])
    expect(over.ships[1]).toMatchObject({ s: 9, f: 4 })
    // 5 is vertical, and the belt holds
    const beside = above(dive, card)
    attacked(beside, [14, 13, 5, 6, 1])
    expect(beside.ships[1]).toMatchObject({ s: 9, f: 10 })
  })

  test('FA-H5 guided weapons and rockets by their lines', () => {
    expect(loadOf('FX 1400', 'FX 1400')).toMatchObject({ ip: 6, cv: 12, pen: 10 })
    expect(loadOf('Hs 293', 'Hs 293')).toMatchObject({ ip: 5, cv: 10, pen: 2 })
    expect(loadOf('Ohka', 'Ohka')).toMatchObject({ ip: 7, cv: 12, pen: 6 })
    expect(loadOf('Tiny Tim', 'Tiny Tim')).toMatchObject({ ip: 4, cv: 7, pen: 4 })
    expect(loadOf('salvo rockets', 'salvo rockets')).toMatchObject({ ip: 2, cv: 3, pen: 1 })
    expect(loadOf('dive', '1,000 lb AP bomb')).toMatchObject({ ip: 4, cv: 7, pen: 5 })
    const state = above(divers({ attack: loadOf('FX 1400', 'FX 1400') }))
    attacked(state, [14, 1, 13])
    expect(state.ships[1]!.s).toBe(12 - 6)
  })

  test('FA-9.11-mod-type level bombers are the worst', () => {
    const state = above(sheet('four-engined bomber', { attack: loadOf('high level', '500 lb bomb') }))
    // 14 and 5: 19 hits
    attacked(state, [18, 19, 20])
    expect(state.ships[1]!.s).toBe(9)
  })
})
