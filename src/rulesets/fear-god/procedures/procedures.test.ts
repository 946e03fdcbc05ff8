import { describe, expect, test } from 'vitest'
import { chosenOptions, type Options } from '#kernel/desk/index.ts'
import { Script, Seeded } from '#kernel/dice/index.ts'
import type { Odds } from '#kernel/odds/index.ts'
import { BadInput, type Opened, type Worked } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-ships/ship.ts'
import { OPTIONS } from '../book/options.ts'
import { BOAT, card, DEUTSCHLAND, KAISER, MERCHANT, MOLTKE, TIGER } from '../whole/bench.fixture.ts'
import { CARRIER, FREIGHTER, U_BOAT } from './examples.ts'
import { PROCEDURES } from './procedures.ts'

const DEVONSHIRE = card({ name: 'Devonshire', sizeClass: 'B', inServiceYear: 1905 })
const LIBRARY: Record<string, Card> = {
  Tiger: TIGER,
  Moltke: MOLTKE,
  Kaiser: KAISER,
  Deutschland: DEUTSCHLAND,
  Devonshire: DEVONSHIRE,
  Boat: BOAT,
  Otranto: MERCHANT,
}
function open(name: string, given: unknown, options: Options = {}): Opened {
  const setting = { options: chosenOptions(OPTIONS, options), card: (ship: string) => LIBRARY[ship]! }
  return PROCEDURES.find(procedure => procedure.name === name)!.open(given, setting)
}
const worked = (opened: Opened, faces: readonly number[]): Worked => {
  const script = new Script(faces)
  const done = opened.work(script, [])
  if ('wanted' in done) throw new Error(JSON.stringify(done.wanted))
  expect(script.unused).toBe(0)
  return done
}

describe('every procedure', () => {
  test.each(PROCEDURES.map(procedure => [procedure.name, procedure] as const))(
    '%s: its example works, twice alike, and can be asked for odds',
    (name, procedure) => {
      expect(procedure.given).toBeTypeOf('object')
      for (let seed = 0; seed < 40; seed++) {
        const [one, other] = [0, 1].map(() => open(name, procedure.example).work(new Seeded(seed), []))
        expect(other).toEqual(one)
      }
      const odds = open(name, procedure.example).odds(procedure.fields.slice(0, 1), { budget: 2000, runs: 200 })
      expect(odds.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9)
    },
  )
})

describe('procedures alone', () => {
  test('FGDN-8.2-damage FGDN-8.2-control-when resolution on the third turn: 11 of 298, D6 1, control D10 4, D6 3 (E13)', () => {
    const given = { target: { ship: 'Deutschland', lost: 50, fires: [4] }, turn: 'third' }
    const { result, throws } = worked(open('resolution', given), [1, 4, 3])
    expect(result).toMatchObject({ dp: 237, fires: 1 })
    expect(throws.map(({ words }) => words)).toEqual([
      'one d6, criticals, ratio below .10',
      'one d10, reduction, Minor',
      'one d6',
    ])
  })
  test('FGDN-8.2-fire-conflagration FGDN-8.2-flood-capsize resolution of an Intermediate Turn: damage, then both risks', () => {
    // Tiger: fires of 17 % cost 85 points, floodings of 17 % as many; 170 of 331 is .51, D6 1 one critical: Sensor, sonar
    const given = { target: { ship: 'Tiger', fires: [17], floods: [17] }, turn: 'intermediate', conflagration: 1 }
    const faces = [1, 18, 1, 10]
    expect(worked(open('resolution', given), [...faces, 51, 26]).result).toMatchObject({
      dp: 331,
      sunk: false,
      best: 15,
    })
    expect(worked(open('resolution', given), [...faces, 50]).result).toMatchObject({ destroyed: true })
    expect(worked(open('resolution', given), [...faces, 51, 25]).result).toMatchObject({ destroyed: true })
  })
  test('FGDN-8.1.2-column a critical that is known must be one that such a ship can suffer', () => {
    for (const as of ['Flight Deck', 'Switchboard', 'Hull Penetration', 'Flotation', 'Aviation Fuel'])
      expect(() => open('critical', { target: 'Tiger', as })).toThrow(BadInput)
    expect(() => open('critical', { target: 'Boat', as: 'Flotation' })).not.toThrow()
    expect(() => open('severity', { target: 'Tiger', kind: 'flooding', worse: 2 })).toThrow(BadInput)
  })
  test('FGDN-0-random-choice a draw tells in which order mounts are counted', () => {
    const opened = open('critical', { target: { ship: 'Tiger', mountsLost: [1] } })
    const asked = opened.work(new Script([1, 3]), [])
    expect(asked).toMatchObject({
      wanted: { words: 'one d4, which mount, lost ones first, then down the card', sides: 4 },
    })
  })
  test('FGDN-8.3-rudder-sub a boat that has broached dives again, unless she comes up once more', () => {
    const broached = { ship: U_BOAT, broached: true, depthControlLost: true, speed: 6 }
    expect(worked(open('depth-control', { target: broached }), [31]).result).toMatchObject({ depth: 'periscope' })
    expect(worked(open('depth-control', { target: broached }), [30, 5]).result).toMatchObject({ depth: 'surface' })
  })
  test('FGDN-8.2-fire-minor-sub FGDN-8.2-flood-major whoever may not stay so deep comes up a zone', () => {
    const risen = (casualties: object) =>
      worked(
        open('depth-control', { target: { ship: U_BOAT, depth: 'intermediate I', ...casualties }, what: 'come up' }),
        [],
      )
    expect(risen({ fires: [1] }).result).toMatchObject({ depth: 'shallow', deepestAllowed: 'surface' })
    // size D of 1916: Major from 8 per cent
    expect(risen({ floods: [8] }).result).toMatchObject({ depth: 'shallow', deepestAllowed: 'shallow' })
    expect(risen({ floods: [7] }).result).toMatchObject({ depth: 'intermediate I' })
  })
  test('FGDN-8.2-mod-stack what burns is added to the reduction die: petrol 3, so that 3 reads 6', () => {
    const burns = (burning: object) => ({ target: { ship: 'Devonshire', fires: [5], ...burning } })
    // Minor: 3 takes off 2D6, 6 one D6
    expect(worked(open('control', burns({})), [3, 2, 2]).result).toMatchObject({ fires: 1 })
    expect(worked(open('control', burns({ burning: 'aviation petrol' })), [3, 2]).result).toMatchObject({ fires: 3 })
  })
  test('FGDN-8.3-personnel only small craft have crew factors to lose', () => {
    expect(() => open('speed', { target: { ship: 'Tiger', crewLost: 1 } })).toThrow(/small craft/)
  })
  test('FGDN-6.4-final hit-chance shows its lines', () => {
    const done = worked(open('hit-chance', { firer: 'Tiger', target: 'Moltke', range: 14_400 }), [])
    expect(done.result).toMatchObject({ chance: 12, barrels: 8, band: 'Long' })
    expect(done.reckoning.map(({ total }) => total)).toEqual([12])
  })
  test('FGDN-H1-hits gunfire at Short: two hits, 68 points, ratio .18, D6 1', () => {
    const { result } = worked(open('gunfire', { firer: 'Tiger', target: 'Moltke', range: 5000 }), [53, 1])
    expect(result).toMatchObject({ dp: 430 - 68, sunk: false })
  })
  test.each([
    [16, 2100, -2],
    [15, 2100, 0],
    [16, 2000, 0],
  ])('FGDN-R13 after a turn of %i degrees to a target %i yards off the old one', (degrees, yards, points) => {
    // Long: two per cent a point; near the old target the count goes on at 2, which has no line
    const at = { firer: 'Tiger', target: 'Moltke', range: 14_400, switched: { degrees, yards } }
    expect(worked(open('hit-chance', at), []).result).toMatchObject({ chance: 12 + 2 * points })
  })
  test('FGDN-8.1.1-coast speed of Tiger with 125 points lost', () => {
    const { result } = worked(open('speed', { target: { ship: 'Tiger', lost: 125, speed: 28 } }), [])
    expect(result).toMatchObject({ best: 21, now: 28, next: 24 })
  })
  test('FGDN-8.1.8-time sinking-time', () => {
    expect(worked(open('sinking-time', { target: 'Tiger' }), [1]).result).toMatchObject({ turns: 4, minutes: 10 })
  })
  test.each([
    ['gunfire', { firer: 'Tiger', target: 'Moltke', range: 24_000 }, /range/],
    ['gunfire', { firer: 'Tiger', target: 'Moltke', range: 5000, battery: 3 }, /battery/],
    ['gunfire', { firer: 'Tiger', target: 'Moltke', range: 5000, seaState: 7 }, /sea/],
    ['gunfire', { firer: 'Tiger', target: 'Moltke', range: 5000, barrels: 9 }, /only 8 of those guns bear/],
    ['speed', { target: { ship: 'Tiger', lost: 501 } }, /lost/],
    ['speed', { target: { ship: 'Tiger', mountsLost: [3] } }, /mountsLost/],
  ])('%s refuses what cannot be', (name, given, sentence) => {
    expect(() => open(name, given)).toThrow(BadInput)
    expect(() => open(name, given)).toThrow(sentence)
  })
})

/** Every outcome that is not too rare lies within four standard errors of the sample. */
function agree(exact: Odds, sample: Odds): void {
  expect(exact.exact).toBe(true)
  expect(sample.exact).toBe(false)
  const seen = new Map(sample.outcomes.map(({ outcome, p }) => [JSON.stringify(outcome), p]))
  const runs = sample.runs!
  for (const { outcome, p } of exact.outcomes) {
    const error = Math.sqrt((p * (1 - p)) / runs) + 1 / runs
    expect(Math.abs((seen.get(JSON.stringify(outcome)) ?? 0) - p)).toBeLessThanOrEqual(4 * error)
  }
  for (const { outcome } of sample.outcomes) {
    expect(exact.outcomes.some(known => JSON.stringify(known.outcome) === JSON.stringify(outcome))).toBe(true)
  }
}

describe('exact odds agree with a sample', () => {
  const RUNS = 100_000
  const SHALLOW = { target: { ship: U_BOAT, depth: 'shallow' } }
  const MENDED = ['mended', 'mounts', 'speedLevels'] as const
  const BOMBED = {
    // With many aircraft one hit on the deck throws too many dice in one step to be walked: then it is sampled.
    target: { ship: { ...CARRIER, air: { forward: 1, aft: 2, hangar: 1 } } },
    ...{ hits: 1, pounds: 112, damage: 12 },
    penetration: { dive: { low: 1, medium: 2 }, level: { low: 1, medium: 2, high: 3 } },
  }
  test.each([
    ['gunfire', { firer: 'Tiger', target: 'Moltke', range: 11_000, batches: 1 }, ['dp', 'sunk', 'mainMounts'], {}],
    ['gunfire', { firer: 'Tiger', target: 'Moltke', range: 15_000, batches: 1 }, ['dp', 'fires', 'speedLevels'], {}],
    ['gunfire', { firer: 'Tiger', target: 'Boat', range: 5000, batches: 1, battery: 1 }, ['sunk', 'speedLevels'], {}],
    ['gunfire', { firer: 'Tiger', target: 'Moltke', range: 11_000, batches: 1 }, ['sunk', 'aflame', 'jammed'], {}],
    [
      'gunfire',
      { firer: 'Tiger', target: 'Moltke', range: 11_000, batches: 1 },
      ['sunk', 'aflame', 'jammed'],
      { criticalTable: 'D100' },
    ],
    ['damage', { target: 'Moltke', damage: 68, batches: 1 }, ['sunk', 'mainMounts', 'rudder', 'steering'], {}],
    ['damage', { target: 'Moltke', damage: 68, batches: 1 }, ['casemates', 'stillToCome'], {}],
    [
      'damage',
      { target: { ship: 'Moltke', lost: 150 }, damage: 60, batches: 1 },
      ['dp', 'sunk', 'directors'],
      { criticalTable: 'D100' },
    ],
    ['damage', { target: 'Otranto', damage: 20, calibre: 47, batches: 1 }, ['fires', 'floods', 'bridge'], {}],
    ['torpedo-hit', { target: 'Kaiser', warhead: 70, depth: 'deep', batches: 1 }, ['dp', 'sunk', 'floods'], {}],
    [
      'torpedo-hit',
      { target: 'Tiger', warhead: 60, place: 'stern', batches: 1 },
      ['floods', 'steering', 'speedLevels'],
      {},
    ],
    ['critical', { target: 'Moltke', batches: 1 }, ['sunk', 'fires'], {}],
    ['control', { target: { ship: 'Moltke', fires: [5, 6], floods: [4] } }, ['fires', 'floods'], {}],
    ['severity', { target: 'Deutschland', kind: 'fire', penetrated: false }, ['fires'], {}],
    [
      'depth-charge',
      { target: { ship: U_BOAT, depth: 'shallow', hullDeformed: 1 }, severity: 'major', damage: 12, batches: 1 },
      ['sunk', 'depth', 'floods'],
      {},
    ],
    ['depth-charge', { ...SHALLOW, severity: 'lethal', damage: 12, batches: 1 }, ['destroyed', 'sunk'], {}],
    ['bomb', { ...BOMBED, batches: 1 }, ['dp', 'aircraft', 'deckHits'], { closelyParked: 'on' }],
    ['bomb', { ...BOMBED, batches: 1 }, ['aircraft', 'destroyed'], { criticalTable: 'D100' }],
    ['damage', { target: { ship: FREIGHTER }, damage: 60, batches: 1 }, ['destroyed', 'fires'], {}],
    ['repair', { target: { ship: 'Tiger', lost: 200, speedLevels: 2, mountsLost: [1, 1] }, hours: 12 }, MENDED, {}],
    ['serviceability', { target: 'Tiger' }, ['broken', 'speedLevels'], {}],
  ] as const)(
    '%s %j for %j',
    (name, given, fields, options) => {
      agree(
        open(name, given, options).odds(fields, { budget: 400_000, runs: 0 }),
        open(name, given, options).odds(fields, { budget: 0, runs: RUNS }),
      )
    },
    60_000,
  )

  test.each(['sunk', 'aflame', 'jammed'])(
    'a salvo with all that follows, but for the rarest: %s lies between what is told and what is not',
    field => {
      const given = { firer: 'Tiger', target: 'Moltke', range: 11_000 }
      const walked = open('gunfire', given).odds([field], { budget: 500_000, runs: 0, rarest: 1_000_000 })
      const sample = open('gunfire', given).odds([field], { budget: 0, runs: RUNS })
      expect([walked.exact, walked.untold! > 0, walked.untold! < 0.002]).toEqual([true, true, true])
      for (const { outcome, p } of walked.outcomes) {
        const seen = sample.outcomes.find(other => JSON.stringify(other.outcome) === JSON.stringify(outcome))!.p
        const error = 4 * Math.sqrt((p * (1 - p)) / RUNS)
        expect(seen).toBeGreaterThanOrEqual(p - error)
        expect(seen).toBeLessThanOrEqual(p + walked.untold! + error)
      }
    },
    60_000,
  )

  test.each([
    ['gunfire', { firer: 'Tiger', target: 'Moltke', range: 11_000, batches: 1 }, ['dp', 'sunk', 'mainMounts']],
    ['damage', { target: 'Moltke', damage: 68, batches: 1 }, ['sunk', 'mainMounts', 'fires']],
    ['torpedo-hit', { target: 'Kaiser', warhead: 70, depth: 'deep', batches: 1 }, ['dp', 'sunk', 'floods']],
  ] as const)(
    'a million of %s %j for %j',
    (name, given, fields) => {
      agree(
        open(name, given).odds(fields, { budget: 400_000, runs: 0 }),
        open(name, given).odds(fields, { budget: 0, runs: 1_000_000 }),
      )
    },
    120_000,
  )
})
