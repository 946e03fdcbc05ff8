import { describe, expect, it } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { BattleFacts, Nation, ShipInBattle } from '#kernel/facts/index.ts'
import { yearOf } from '#kernel/ruleset/index.ts'
import { AIRCRAFT, BATTLES, battleNamed, isOfService, pickFleet, pickUp, SHIPS, shipNamed } from '../index.ts'

const YARDS_PER_MILE = 2025.37
const TURN_MINUTES = 12

function found(name: string, year: number, nation: Nation) {
  const ship = shipNamed(name, { year, nation })
  if ('unknown' in ship) throw new Error(`${name} not found; near: ${ship.near.join(', ')}`)
  return ship
}

const shipsOf = ({ sides }: BattleFacts) =>
  sides.flatMap(({ nation, formations }) => formations.flatMap(({ ships }) => ships.map(ship => ({ ...ship, nation }))))

function milesBetween(one: ShipInBattle, other: ShipInBattle): number {
  if (one.at === null || other.at === null) throw new Error(`${one.ship} or ${other.ship} has no place`)
  return Math.hypot(one.at.east - other.at.east, one.at.north - other.at.north)
}

describe.each(BATTLES.map(battle => ({ name: battle.id, battle })))('$name', ({ battle }) => {
  const ships = shipsOf(battle)

  it('names ships of the library, each once, in commission by its year and of their side’s nation', () => {
    for (const { ship, nation } of ships) {
      const { facts, ship: known } = found(ship, battle.year, nation)
      expect([ship, facts.nation]).toEqual([ship, nation])
      expect(yearOf(facts, known)).toBeLessThanOrEqual(battle.year)
    }
    expect(new Set(ships.map(({ ship }) => ship)).size).toBe(ships.length)
  })

  it('has every ship on its sea, on a whole heading, clear of the others', () => {
    for (const [i, one] of ships.entries()) {
      expect(one.at).not.toBeNull()
      expect(one.at!.east).toBeGreaterThan(0)
      expect(one.at!.east).toBeLessThan(battle.sea.width)
      expect(one.at!.north).toBeGreaterThan(0)
      expect(one.at!.north).toBeLessThan(battle.sea.height)
      expect(Number.isInteger(one.heading) && one.heading >= 0 && one.heading <= 359).toBe(true)
      for (const other of ships.slice(i + 1)) {
        expect([one.ship, other.ship, milesBetween(one, other) >= 0.2]).toEqual([one.ship, other.ship, true])
      }
    }
  })

  it('has room and time for a fight of 5 to 15 turns', () => {
    expect(battle.sea.width).toBeGreaterThanOrEqual(24)
    expect(battle.sea.height).toBeGreaterThanOrEqual(18)
    expect(battle.lastsMinutes / TURN_MINUTES).toBeGreaterThanOrEqual(5)
    expect(battle.lastsMinutes / TURN_MINUTES).toBeLessThanOrEqual(15)
    // the leaders can hold their course for the whole time at 18 knots, a little more than a squadron's speed at Coronel
    for (const { formations } of battle.sides.filter(each => each.formations.length > 0)) {
      const { at, heading } = formations[0]!.ships[0]!
      const miles = (18 * battle.lastsMinutes) / 60
      const radians = (heading * Math.PI) / 180
      expect(at!.east + miles * Math.sin(radians)).toBeLessThan(battle.sea.width)
      expect(at!.north + miles * Math.cos(radians)).toBeGreaterThan(0)
    }
  })

  it('has a day, a sun and a story', () => {
    expect(battle.begins).toBeGreaterThanOrEqual(0)
    expect(battle.sunset ?? 24 * 60).toBeGreaterThan(battle.sunrise!)
    expect(battle.begins).toBeLessThan(24 * 60)
    expect(battle.month >= 1 && battle.month <= 12 && battle.day >= 1 && battle.day <= 31).toBe(true)
    for (const text of [battle.story, battle.happened]) {
      const sentences = text.split(/[.!?](?: |$)/).filter(Boolean)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(5)
    }
  })

  it('is fought for terms that name ships of the battle, and let one side at a time go, while it lasts', () => {
    const { aims, terms } = battle.victory ?? { aims: ['points', 'points'], terms: [] }
    expect(aims.every(aim => aim.length > 0)).toBe(true)
    const names = ships.map(({ ship }) => ship)
    for (const term of terms) {
      for (const ship of 'ships' in term ? term.ships : [term.ship]) expect(names).toContain(ship)
      if (term.kind !== 'leaves') continue
      expect(term.fromMinutes).toBeLessThan(battle.lastsMinutes)
      expect(new Set(ships.filter(({ ship }) => term.ships.includes(ship)).map(({ nation }) => nation)).size).toBe(1)
    }
  })

  it('says where it was read, and for what', () => {
    expect(battle.sources.length).toBeGreaterThan(1)
    for (const source of battle.sources) {
      expect(source.title && source.for).not.toBe('')
      if (/from memory/.test(source.title)) expect(source.confidence).toBe('low')
    }
  })
})

describe('waves of aircraft', () => {
  const waves = BATTLES.flatMap(battle =>
    battle.sides.flatMap(side => (side.waves ?? []).map(wave => ({ battle, side, wave }))),
  )

  it('come while the battle lasts, one after the other, of types of the library that were in service and can carry their load', () => {
    expect(waves.length).toBeGreaterThan(0)
    for (const { battle, side, wave } of waves) {
      expect(wave.fromMinutes).toBeLessThan(battle.lastsMinutes)
      for (const { aircraft, number, load } of wave.flights) {
        expect(AIRCRAFT).toContain(aircraft)
        expect([aircraft.nation, aircraft.year.value <= battle.year]).toEqual([side.nation, true])
        expect(Number.isInteger(number) && number > 0).toBe(true)
        expect(load === 'torpedoes' ? aircraft.torpedo : true).toBe(true)
        expect(load === 'bombs' ? aircraft.bombPounds : true).not.toBe(null)
      }
    }
    const minutes = waves.filter(({ battle }) => battle.id === 'force-z').map(({ wave }) => wave.fromMinutes)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
  })

  it('at Force Z are 66 aircraft, fifty of them with torpedoes', () => {
    const flights = waves.filter(({ battle }) => battle.id === 'force-z').flatMap(({ wave }) => wave.flights)
    const sum = (of: typeof flights) => of.reduce((total, { number }) => total + number, 0)
    expect([sum(flights), sum(flights.filter(({ load }) => load === 'torpedoes'))]).toEqual([66, 50])
  })
})

describe('the first range', () => {
  it.each([
    ['tsushima', 'Mikasa', 'Knyaz Suvorov', 6800, 7500],
    ['river-plate', 'Exeter', 'Admiral Graf Spee', 18_500, 19_500],
    ['denmark-strait', 'Hood', 'Bismarck', 24_500, 26_500],
    ['coronel', 'Good Hope', 'Scharnhorst', 11_260, 12_000],
    ['dogger-bank', 'Lion', 'Blücher', 19_500, 20_500],
    ['dogger-bank', 'Lion', 'Seydlitz', 22_000, 23_500],
    ['run-to-the-south', 'Lion', 'Lützow', 15_500, 16_500],
    ['run-to-the-south', 'Barham', 'Von der Tann', 19_000, 23_000],
    ['destroyers-at-jutland', 'Lion', 'Lützow', 15_500, 16_500],
    ['destroyers-at-jutland', 'Nestor', 'Lützow', 12_500, 13_500],
    ['savo-island', 'Chōkai', 'Chicago', 8500, 10_500],
    ['north-cape', 'Duke of York', 'Scharnhorst', 11_500, 12_500],
  ])('of %s from %s to %s is %i to %i yards', (id, from, to, low, high) => {
    const ships = shipsOf(BATTLES.find(battle => battle.id === id)!)
    const named = (name: string) => ships.find(({ ship }) => ship === name)!
    const yards = YARDS_PER_MILE * milesBetween(named(from), named(to))
    expect(yards).toBeGreaterThanOrEqual(low)
    expect(yards).toBeLessThanOrEqual(high)
  })

  it('of the run to the south leaves the battleships six to eight miles from their admiral', () => {
    const ships = shipsOf(BATTLES.find(({ id }) => id === 'run-to-the-south')!)
    const miles = milesBetween(ships[0]!, ships.find(({ ship }) => ship === 'Barham')!)
    expect(miles).toBeGreaterThan(6)
    expect(miles).toBeLessThan(8)
  })
})

describe('battleNamed', () => {
  it('finds a battle by id or title, however it is written', () => {
    for (const battle of BATTLES) {
      expect(battleNamed(battle.id)).toBe(battle)
      expect(battleNamed(battle.title.toUpperCase())).toBe(battle)
    }
    expect(battleNamed('dogger bank')).toMatchObject({ id: 'dogger-bank' })
    expect(new Set(BATTLES.map(({ id }) => id)).size).toBe(BATTLES.length)
  })

  it('offers the nearest for one it does not know', () => {
    expect(battleNamed('corronel')).toEqual({ unknown: 'corronel', near: ['coronel'] })
    expect(battleNamed('jutland')).toEqual({ unknown: 'jutland', near: ['destroyers-at-jutland', 'run-to-the-south'] })
    expect(battleNamed('Trafalgar')).toEqual({ unknown: 'Trafalgar', near: [] })
  })
})

describe('a pick-up battle', () => {
  it('takes two lists of ships and leaves the placing to the players', () => {
    const battle = pickUp(
      [
        { name: 'Blue', nation: 'GBR', ships: ['Iron Duke', 'Tiger'] },
        { name: 'Grey', nation: 'DEU', ships: ['König', 'Derfflinger'] },
      ],
      1916,
    )
    expect(battle).toMatchObject({ id: 'pick-up', year: 1916, sea: { width: 24, height: 18 } })
    const ships = shipsOf(battle)
    expect(ships.map(({ ship }) => ship)).toEqual(['Iron Duke', 'Tiger', 'König', 'Derfflinger'])
    expect(ships.map(({ at }) => at)).toEqual([null, null, null, null])
    expect(ships.map(({ heading }) => heading)).toEqual([90, 90, 270, 270])
  })
  it('divides a side into squadrons, whose names are theirs alone', () => {
    const [one, other] = pickUp(
      [
        { name: 'Blue', nation: 'GBR', ships: ['Lion', 'Tiger', 'Glasgow'], squadrons: [2, 1] },
        { name: 'Grey', nation: 'DEU', ships: ['Moltke'] },
      ],
      1916,
    ).sides
    expect(one.formations.map(({ name, ships }) => [name, ships.map(({ ship }) => ship)])).toEqual([
      ['Blue, squadron 1', ['Lion', 'Tiger']],
      ['Blue, squadron 2', ['Glasgow']],
    ])
    expect(other.formations.map(({ name }) => name)).toEqual(['Grey'])
  })
})

describe('pickFleet', () => {
  const among = [250, 200, 120, 60, 40, 30, 25, 20, 15, 10].map(price => ({ name: `ship of ${price}`, price }))
  const sum = (fleet: readonly { price: number }[]) => fleet.reduce((total, { price }) => total + price, 0)

  it('stays within the limit, leaves no room for another but small change, and names nobody twice; the dearest leads', () => {
    for (let seed = 0; seed < 50; seed++) {
      const fleet = pickFleet(among, 500, new Dice(new Seeded(seed)))
      expect(sum(fleet)).toBeLessThanOrEqual(500)
      const cheapest = Math.min(...among.filter(ship => !fleet.includes(ship)).map(({ price }) => price))
      expect(500 - sum(fleet)).toBeLessThan(Math.max(10, cheapest))
      expect(new Set(fleet).size).toBe(fleet.length)
      expect(fleet.map(({ price }) => price)).toEqual(fleet.map(({ price }) => price).sort((a, b) => b - a))
    }
  })

  it('is the same for the same dice, and another for others', () => {
    const picks = [1, 1, 2, 3, 4].map(seed => JSON.stringify(pickFleet(among, 500, new Dice(new Seeded(seed)))))
    expect(picks[0]).toBe(picks[1])
    expect(new Set(picks).size).toBeGreaterThan(1)
  })

  it('takes all where all is too little, and nobody where everybody is too dear', () => {
    expect(pickFleet(among, 5000, new Dice(new Seeded(1)))).toHaveLength(among.length)
    expect(pickFleet(among, 9, new Dice(new Seeded(1)))).toEqual([])
  })
})

describe('isOfService', () => {
  const serves = (name: string, year: number): boolean => {
    const found = shipNamed(name)
    if ('unknown' in found) throw new Error(`no ${name}`)
    return isOfService(SHIPS, found, year)
  }
  it('takes a ship from the year in which she was new, for twenty-five years', () => {
    expect([1900, 1901, 1926, 1927, 1944].map(year => serves('Hatsuse', year))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect([1939, 1940, 1944].map(year => serves('Bismarck', year))).toEqual([false, true, true])
  })
  it('takes her as she was then: once she is rebuilt, not as she was before', () => {
    expect([1936, 1937, 1944].map(year => serves('Kirishima (1915)', year))).toEqual([true, false, false])
    expect([1936, 1937, 1944].map(year => serves('Kirishima (1937)', year))).toEqual([false, true, true])
  })
})
