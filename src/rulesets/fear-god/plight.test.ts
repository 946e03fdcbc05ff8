import { describe, expect, test } from 'vitest'
import { chosenOptions, type Options, type Plain } from '#kernel/desk/index.ts'
import { Script, Seeded, type Source } from '#kernel/dice/index.ts'
import { Words } from '#kernel/hash/index.ts'
import { BadInput, type Setting, type Worked } from '#kernel/ruleset/index.ts'
import { DEUTSCHLAND, KAISER, MOLTKE, TIGER } from './bench.fixture.ts'
import { CARRIER, FREIGHTER, U_BOAT } from './examples.ts'
import { stateOf } from './given.ts'
import { OPTIONS } from './options.ts'
import { randomPlight } from './plight.fixture.ts'
import { plightOf } from './plight.ts'
import { type ShipGiven, shipGiven } from './plight-words.ts'
import { PROCEDURES } from './procedures.ts'
import { picker, randomCard } from './random.fixture.ts'
import { CARD, type Card } from './ship.ts'
import { CLEAR_DAY, type State, write } from './state.ts'

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
  test.each([['speed'], ['hit-chance'], ['control'], ['resolution']])('%s says of a ship what was said to it', name => {
    for (let seed = 1; seed <= 60; seed++) {
      const { toCome, fires, floods, burning, sinking, sinkingIn, gone, ...target } = randomPlight(
        picker(seed),
        randomShip(seed),
      )
      const rest =
        name === 'hit-chance' ? { firer: 'Tiger', range: 9000 } : name === 'resolution' ? { turn: 'third' } : {}
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
