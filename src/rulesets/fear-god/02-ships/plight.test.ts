import { describe, expect, test } from 'vitest'
import { chosenOptions, type Options, type Plain } from '#kernel/desk/index.ts'
import { Script, Seeded, type Source } from '#kernel/dice/index.ts'
import { Words } from '#kernel/hash/index.ts'
import { BadInput, Forbidden, type Setting, type Worked } from '#kernel/ruleset/index.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import { CARRIER, FREIGHTER, U_BOAT } from '../procedures/examples.ts'
import { stateOf } from '../procedures/given.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { DEUTSCHLAND, KAISER, MOLTKE, TIGER } from '../whole/bench.fixture.ts'
import { picker, randomCard } from '../whole/random.fixture.ts'
import { randomPlight } from './plight.fixture.ts'
import { plightOf } from './plight.ts'
import { type ShipGiven, shipGiven } from './plight-words.ts'
import { CARD, type Card } from './ship.ts'
import type { State } from './state.ts'
import { write } from './state-digest.ts'
import { CLEAR_DAY } from './state-new.ts'

// What a procedure answers of a ship can be given to the next.

const PLIGHTS = 400
const library: Record<string, Card> = { Tiger: TIGER, Moltke: MOLTKE, Kaiser: KAISER, Deutschland: DEUTSCHLAND }
const setting: Setting<Card> = { options: chosenOptions(OPTIONS, {}), card: name => library[name] ?? TIGER }
const lain = (given: unknown): State => stateOf([shipGiven.parse(given) as ShipGiven], setting, CLEAR_DAY)
function wordsOf(state: State): string {
  const words = new Words()
  write(state, words)
  return JSON.stringify(words)
}

/** Random ships, and those that the examples have, one of them with an airship. */
function randomShip(seed: number): Card {
  const own = [U_BOAT, CARRIER, FREIGHTER, { ...CARRIER, airship: { cells: 8 } }]
  return seed % 5 < 4 && seed % 3 === 0 ? CARD.read(own[seed % 4]) : randomCard(picker(seed), 'Any')
}

const worked = (name: string, given: unknown, source: () => Source, options: Options = {}): Worked => {
  const setting = { options: chosenOptions(OPTIONS, options), card: (ship: string) => library[ship] ?? TIGER }
  const opened = PROCEDURES.find(procedure => procedure.name === name)!.open(given, setting)
  const choices: number[] = []
  for (;;) {
    const done = opened.work(source(), choices)
    if (!('wanted' in done)) return done
    if (!('choose' in done.wanted)) throw new Error(JSON.stringify(done.wanted))
    choices.push(done.wanted.choose[0]!.value)
  }
}
type Answer = { readonly [key: string]: Plain }
const SHIPS = ['target', 'firer', 'by', 'other', 'from', 'to']

describe('every procedure', () => {
  test.each(PROCEDURES.map(({ name, example }) => [name, example as Answer] as const))(
    '%s answers with the plight of each ship, and takes it back',
    (name, example) => {
      for (let seed = 0; seed < 20; seed++) {
        const result = worked(name, example, () => new Seeded(seed)).result as Answer
        for (const key of SHIPS.filter(each => each in example)) {
          const said = shipGiven.parse(result[key])
          const hull = typeof example[key] === 'string' ? example[key] : (example[key] as Answer)['ship']
          expect(said).toMatchObject({ ship: hull })
          const state = lain(result[key])
          expect(lain(plightOf(state, 0)).ships).toEqual(state.ships)
        }
      }
    },
  )
  // These throw nothing for a ship that is not on fire, and change nothing of her.
  test.each([['speed'], ['hit-chance'], ['control']])('%s says of a ship what was said to it', name => {
    for (let seed = 1; seed <= 60; seed++) {
      const { toCome, fires, floods, burning, sinking, sinkingIn, gone, ...target } = randomPlight(
        picker(seed),
        randomShip(seed),
      )
      const rest = name === 'hit-chance' ? { firer: 'Tiger', range: 9000 } : {}
      const once = worked(name, { target, ...rest }, () => new Script([])).result as Answer
      const again = worked(name, { target: once['target'], ...rest }, () => new Script([])).result as Answer
      expect(again['target']).toEqual(once['target'])
      expect(lain(once['target']).ships).toEqual(lain(target).ships)
    }
  })
  test('each word of a plight that is known of old is still taken', () => {
    const known = {
      ...{ ship: 'Tiger', lost: 10, speed: 20, speedLevels: 1, helm: 'weaving', fires: [3, 4], burning: 'ammunition' },
      ...{ floods: [2], fighting: true, drafted: 'main', magazinesFlooded: true, mountsLost: [1], directorsLost: [1] },
      ...{ torpedoesSpent: true, steeringDisabled: true, flotation: 1, taken: 3, flooded: 2, firesOut: 1 },
      ...{ rudder: 'ahead', bridgeHit: true, thirdsLost: [1], sensorsLost: ['forward searchlight'] },
      ...{ commsLost: ['main wireless'], depth: 'surface', broached: false, hullDeformed: 0, depthControlLost: false },
      ...{ spentCells: 0, readied: false, deckHits: [], aircraftLost: 0, aircraftDamaged: 0, crewLost: 0 },
    }
    const [ship] = lain(known).ships
    expect(ship).toMatchObject({ levels: 1, helm: 3, burnt: 3, floods: [1002], drafted: 1, wasDrafted: 1, slowHelm: 1 })
    expect(ship!.fires).toEqual([30_001_003, 1004])
  })
})

describe('what a plight can say', () => {
  const damaged = (target: object, rest: object, faces: readonly number[]): Answer =>
    worked('damage', { target: { ship: 'Moltke', ...target }, ...rest }, () => new Script(faces)).result as Answer
  test('FGDN-R7 hits that are still to come make one ratio with others of the phase', () => {
    // 68 of 362 left is .18, as for 68 at once
    const pooled = damaged({ toCome: { points: 34, calibre: 343, beaten: true } }, { damage: 34 }, [1])
    expect(pooled).toEqual(damaged({}, { damage: 68, calibre: 343 }, [1]))
  })
  test('FGDN-R26 armour that was beaten in this turn counts for hits that do not go through', () => {
    const fire = (target: object): Plain => {
      const given = { target: { ship: 'Deutschland', ...target }, kind: 'fire', penetrated: false }
      return (worked('severity', given, () => new Script([4, 4])).result as Answer)['fires']!
    }
    expect([fire({}), fire({ armourBeaten: true })]).toEqual([5, 10])
  })
  test('FGDN-8.1.5 a beached ship makes no way, and does not sink at no points', () => {
    expect(worked('speed', { target: { ship: 'Tiger', beached: true } }, () => new Script([])).result).toMatchObject({
      best: 0,
    })
    const aground = damaged({ beached: true, lost: 420 }, { damage: 20 }, [])
    expect(aground).toMatchObject({ sunk: false, target: { beached: true, hardAground: true, lost: 440 } })
  })
  test('FGDN-8.1.7.2 worn protection on either side', () => {
    const hit = (worn: object) =>
      worked('torpedo-hit', { target: { ship: 'Kaiser', ...worn }, warhead: 70, depth: 'deep' }, () => new Seeded(1))
        .result
    const { underwater } = KAISER
    expect(hit({ starboard: 0 })).toMatchObject({ port: underwater! - Math.floor(underwater! / 3), starboard: 0 })
    expect(hit({ port: 0 })).toMatchObject({ port: 0, starboard: underwater })
  })
  test('FGDN-8.2-damage fires of different turns fall due each in its own', () => {
    const given = {
      target: {
        ship: 'Deutschland',
        fires: [
          { percent: 4, ago: 3 },
          { percent: 4, ago: 1 },
        ],
      },
      turn: 'third',
    }
    const { result } = worked('resolution', given, () => new Seeded(3))
    expect(result).toMatchObject({ lost: 11 })
  })
})

describe('a procedure asks what an order is asked', () => {
  const refusal = (name: string, given: unknown, options: Options = {}): string => {
    try {
      worked(name, given, () => new Seeded(1), options)
    } catch (thrown) {
      if (thrown instanceof Forbidden) return `${thrown.message} (${BOOK.rules[thrown.refusal.why]!.id})`
      if (thrown instanceof BadInput) return thrown.message
      throw thrown
    }
    return 'nothing'
  }
  const fires = (firer: object, target: object = {}) => ({
    firer: { ship: 'Tiger', ...firer },
    target: { ship: 'Moltke', ...target },
    range: 9000,
  })
  const SUNK = 'that ship is sinking or gone (FGDN-8.1-sink-zero)'
  test.each([
    [{ lost: 600, gone: true }, {}, SUNK],
    [{ sinkingIn: 3 }, {}, SUNK],
    [{}, { sinking: true }, 'that target is sinking or gone (FGDN-8.1-sink-zero)'],
    [{ mountsLost: [2, 2] }, {}, 'no gun of it is left that bears (FGDN-H9-duel)'],
    [{ lost: 460 }, {}, 'she is too badly damaged to fire it (FGDN-8.1.10-10)'],
    [{ drafted: 'main' }, {}, 'its crew is fighting casualties (FGDN-8.2-draft)'],
    [{ magazinesFlooded: true }, {}, 'its magazines are flooded (FGDN-8.2-flood-magazines)'],
    [{ lost: 10 }, { lost: 10 }, 'nothing'],
  ])('gunfire of %j at %j: %s', (firer, target, sentence) => {
    for (const name of ['gunfire', 'hit-chance']) expect(refusal(name, fires(firer, target))).toBe(sentence)
  })
  test.each(['damage', 'critical', 'torpedo-hit', 'control', 'speed', 'after-battle', 'sinking-time', 'flak'])(
    '%s of a ship that is gone',
    name => {
      const given = { target: { ship: 'Tiger', gone: true }, ...(name === 'torpedo-hit' ? { warhead: 60 } : {}) }
      expect(refusal(name, given)).toBe(SUNK)
    },
  )
  const DIVED = { ship: U_BOAT, depth: 'shallow' }
  const HUNTER = { ...U_BOAT, name: 'Hunter', nation: 'GBR' }
  const charges = {
    ...HUNTER,
    batteries: [
      { role: 'ASW', name: 'charges', calibreMm: 0, warheadDamage: 16, groups: [{ arcs: 'A', mounts: 1, barrels: 2 }] },
    ],
  }
  const HER_AIRSHIP = { ...CARRIER, airship: { cells: 16 } }
  test.each([
    [
      'depth-charge-attack',
      { target: DIVED, firer: { ship: HUNTER } },
      'there are no depth charges 0 (FGDN-H35-depth-charges)',
    ],
    [
      'depth-charge-attack',
      { target: DIVED, firer: { ship: charges, warheadsSpent: [2] } },
      'she has no depth charges left (FGDN-H35-depth-charges)',
    ],
    [
      'depth-charge-attack',
      { target: DIVED, firer: { ship: charges, bridgeOut: 1 } },
      'without a bridge she takes no orders (FGDN-R62)',
    ],
    ['depth-charge-attack', { target: DIVED, firer: { ship: charges } }, 'nothing'],
    ['air-attack', { target: DIVED, by: { ship: CARRIER } }, 'that boat is under water (FGDN-H37-flying)'],
    [
      'air-attack',
      { target: { ship: 'Tiger', gone: true }, by: { ship: CARRIER } },
      'that ship is gone (FGDN-H37-flying)',
    ],
    [
      'airship-attack',
      { target: 'Tiger', by: { ship: HER_AIRSHIP, airship: { bombsSpent: 8 } } },
      'she has no bombs left (FGDN-H39-airships)',
    ],
    [
      'airship-attack',
      { target: 'Tiger', by: { ship: HER_AIRSHIP, airship: { end: 'burnt' } } },
      'no airship flies in her company (FGDN-H39-airships)',
    ],
    [
      'fire-at-airship',
      { firer: { ship: CARRIER, sinking: true }, airship: { cells: 4, engines: { port: 1, starboard: 1 } } },
      SUNK,
    ],
    ['purge', { target: { ship: CARRIER, purged: true } }, 'her stores are purged already (FGDN-8.3-ammofuel-purge)'],
    [
      'burning-ammunition',
      { target: { ship: FREIGHTER, cargo: [0] }, what: 'flood' },
      'there is nothing left in hold 0 (FGDN-8.3-cargo)',
    ],
  ])('%s %j: %s', (name, given, sentence) => expect(refusal(name, given)).toBe(sentence))
  test('FGDN-H35-depth-charges who drops charges has fewer of them', () => {
    const given = { target: DIVED, firer: { ship: charges } }
    const { result } = worked('depth-charge-attack', given, () => new Seeded(1))
    expect(result).toMatchObject({ firer: { ship: charges, warheadsSpent: [1] } })
  })
  test('FGDN-8.8-hit an airship is given again as she is said to be', () => {
    let airship: Plain = { cells: 8, engines: { port: 2, starboard: 2 }, weapons: 4 }
    for (let seed = 0; seed < 30; seed++) {
      const { result } = worked('airship', { ...(airship as Answer), part: 'gondola' }, () => new Seeded(seed))
      airship = (result as Answer)['airship']!
      const { result: again } = worked('airship', { ...(airship as Answer), what: 'height' }, () => new Seeded(seed))
      expect((again as Answer)['airship']).toEqual(airship)
    }
  })
  test('FGDN-8.6-ship survivors are of a ship that is gone', () => {
    expect(refusal('survivors', { target: { ship: 'Tiger', gone: true } })).toBe('nothing')
  })
  test.each([
    ['searchlight', { searchlights: 'dark' }, 'by option searchlights stay dark (FGDN-H31-searchlights)'],
    ['starshell', { starShells: 'not used' }, 'by option there are no star shells (FGDN-H32-star-shells)'],
  ])('a light that an option forbids: %s', (light, options, sentence) => {
    expect(refusal('hit-chance', { ...fires({}), light }, options)).toBe(sentence)
    expect(refusal('hit-chance', { ...fires({}), light })).toBe('nothing')
  })
})

describe('several hits, and a date', () => {
  const struck = (rest: object): Answer =>
    worked('torpedo-hit', { target: 'Deutschland', depth: 'deep', warhead: 30, ...rest }, () => new Seeded(5))
      .result as Answer
  test('FGDN-R7 torpedoes of one phase make one ratio', () => {
    const opened = (rest: object) =>
      worked(
        'torpedo-hit',
        { target: 'Deutschland', depth: 'deep', warhead: 30, ...rest },
        () => new Seeded(5),
      ).events.find(({ type }) => type === 'BatchOpened')
    expect(opened({ hits: 3 })).toMatchObject({ torpedo: 90 })
    expect(opened({ more: [{ warhead: 20, depth: 'deep', side: 'starboard' }] })).toMatchObject({ torpedo: 50 })
    expect(struck({ hits: 2 })).toEqual(struck({ more: [{ warhead: 30, depth: 'deep' }] }))
  })
  test('FGDN-8.3-main-nation the date of any procedure counts for the magazines', () => {
    const thrown = (year: number) =>
      worked('critical', { target: 'Tiger', as: 'Main Battery', year, month: 1 }, () => new Seeded(2), {
        magazineNation: 'on',
      }).throws.map(({ words }) => words)
    expect(thrown(1915)).not.toEqual(thrown(1920))
  })
})

describe('a plight', () => {
  test('of any ship, however hurt, is read off again as it was put on', () => {
    for (let seed = 1; seed <= PLIGHTS; seed++) {
      const said = randomPlight(picker(seed + 1000), randomShip(seed))
      const state = lain(said)
      const read = plightOf(state, 0)
      const again = lain(JSON.parse(JSON.stringify(read)))
      expect(again.ships, JSON.stringify(said)).toEqual(state.ships)
      expect(again.annex).toEqual(state.annex)
      expect(again.agenda).toEqual(state.agenda)
      expect(wordsOf(again)).toBe(wordsOf(state))
      expect(plightOf(again, 0)).toEqual(read)
    }
  })
  test('of a sound ship is her name alone', () => {
    expect(plightOf(lain('Tiger'), 0, 'Tiger')).toEqual({ ship: 'Tiger' })
  })
  test('is taken from beside other things that are said of her', () => {
    const said = { dp: 380, lost: 120, plight: { ship: 'Tiger', lost: 120 } }
    expect(lain(said).ships).toEqual(lain({ ship: 'Tiger', lost: 120 }).ships)
  })
  test.each([
    [{ port: 999 }, /port/],
    [{ depth: 'deep' }, /depth: she is no submarine/],
    [{ aircraft: [0, 0, 0, 0] }, /aircraft/],
    [{ cargo: [3] }, /cargo/],
    [{ holdsBurning: [1] }, /hold/],
    [{ airship: {} }, /airship/],
    [{ crew: { fit: 3, hurt: 0 } }, /crew/],
    [{ captainsLost: 2 }, /captainsLost/],
    [{ toCome: { calibre: 305 } }, /toCome: nothing/],
    [{ toCome: { points: 1, severity: 1 } }, /severity/],
    [{ repairs: [{ what: 'jam' }] }, /unjamming/],
    [{ tubesEmpty: [99] }, /tubesEmpty/],
  ])('%j is refused of a ship that has it not', (said, sentence) => {
    expect(() => lain({ ship: 'Tiger', ...said })).toThrow(BadInput)
    expect(() => lain({ ship: 'Tiger', ...said })).toThrow(sentence)
  })
})
