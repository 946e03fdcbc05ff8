import { describe, expect, test } from 'vitest'
import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, type Options } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import { Forbidden, type Worked } from '#kernel/ruleset/index.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import { BOAT, card, DESTROYER, MERCHANT, TIGER } from '../whole/bench.fixture.ts'
import { CARRIER, FREIGHTER, U_BOAT } from './examples.ts'
import { PROCEDURES } from './procedures.ts'

// What an umpire is told, number by number, and what he is refused, rule by rule.

function opened(name: string, given: unknown, options: Options = {}) {
  const library: Record<string, typeof TIGER> = { Tiger: TIGER, Boat: BOAT, Otranto: MERCHANT, Wakeful: DESTROYER }
  const setting = { options: chosenOptions(OPTIONS, options), card: (ship: string) => library[ship]! }
  return PROCEDURES.find(procedure => procedure.name === name)!.open(given, setting)
}
function worked(name: string, given: unknown, faces: readonly number[], options: Options = {}): Worked {
  const script = new Script(faces)
  const done = opened(name, given, options).work(script, [])
  if ('wanted' in done) throw new Error(JSON.stringify(done.wanted))
  expect(script.unused).toBe(0)
  return done
}
const result = (name: string, given: unknown, faces: readonly number[], options: Options = {}) =>
  worked(name, given, faces, options).result
/** The rule by which it is refused. */
function whyNot(name: string, given: unknown, options: Options = {}): string | null {
  try {
    opened(name, given, options)
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error
    return ruleAt(BOOK, error.refusal.why).id
  }
  return null
}

describe('criticals that are known', () => {
  test('FGDN-8.1.2-star a known critical keeps the star of her own column', () => {
    const rudder = { target: 'Tiger', as: 'Rudder', penetrated: false }
    expect(result('critical', rudder, [])).toMatchObject({ rudder: 'free' })
    // a merchant's column has no star, nor has that of torpedoes
    expect(result('critical', { ...rudder, target: 'Otranto' }, [4])).toMatchObject({ steeringDisabled: true })
    expect(result('critical', { ...rudder, byTorpedo: true }, [4])).toMatchObject({ steeringDisabled: true })
    expect(result('critical', { ...rudder, penetrated: true }, [4])).toMatchObject({ steeringDisabled: true })
  })
  test('FGDN-R111 FGDN-D100-weapon-mag on merchants and aviation ships a main gun’s magazine does four times its shell, on the torpedo column it destroys her', () => {
    const d100 = { criticalTable: 'D100' }
    const armed = card({
      ...MERCHANT,
      batteries: [{ ...DESTROYER.batteries[0]!, groups: [{ arcs: 'FPS', mounts: 1, barrels: 1 }] }],
    })
    const hit = { target: { ship: armed }, as: 'Weapon Magazine', batches: 1 }
    // Short: HE 11, AP 9; 4 × 11 of 285 leave 241, ratio .18, D6 1
    expect(result('critical', hit, [1], d100)).toMatchObject({ dp: 241, destroyed: false, mounts: [0] })
    expect(result('critical', { ...hit, byTorpedo: true }, [], d100)).toMatchObject({ destroyed: true })
    const flat = card({ ...CARRIER, belt: 0, deck: 0, batteries: armed.batteries })
    // 44 of 290 leave 246, ratio .17, D6 1
    expect(result('critical', { ...hit, target: { ship: flat } }, [1], d100)).toMatchObject({ dp: 246, mounts: [0] })
  })
})

describe('aircraft and airships', () => {
  test('FGDN-8.5-aircraft repairs are tried after 6, 12, 24 and 48 hours, ashore later too', () => {
    const repair = (hours: number, ashore = false) => ({ state: 'heavily damaged', what: 'repair', hours, ashore })
    for (const hours of [7, 47, 49]) expect(whyNot('aircraft-hit', repair(hours))).toBe('FGDN-8.5-aircraft')
    expect(whyNot('aircraft-hit', repair(7, true))).toBe('FGDN-8.5-aircraft')
    // Great Britain, first rank: 25 per cent at 6 hours, 40 at 48; ashore 10 more
    expect(result('aircraft-hit', repair(6), [26])).toMatchObject({ state: 'heavily damaged' })
    expect(result('aircraft-hit', repair(48), [40])).toMatchObject({ state: 'sound' })
    expect(result('aircraft-hit', repair(72, true), [50])).toMatchObject({ state: 'sound' })
  })
  test('FGDN-R127 FGDN-8.7-heavy a manoeuvre of 1.5 is halved to 0.75; a third less of 2 is 1.3', () => {
    const heavy = { state: 'heavily damaged', what: 'after the battle', manoeuvre: [1.5, 0.9] }
    expect(result('aircraft-hit', heavy, [])).toMatchObject({ manoeuvre: [0.75, 0.5] })
    const light = (kind: string) => ({ ...heavy, state: 'lightly damaged', kind, manoeuvre: [1.5, 2] })
    expect(result('aircraft-hit', light('engine'), [])).toMatchObject({ manoeuvre: [0.75, 1] })
    expect(result('aircraft-hit', light('pilot'), [])).toMatchObject({ manoeuvre: [1, 1.3] })
  })
  test('FGDN-8.8-compensate FGDN-8.8-control without ballast control she cannot be lightened, nor twice', () => {
    const airship = { cells: 16, engines: { port: 2, starboard: 2 }, ruptured: [1, 2, 3, 4], what: 'lighten' }
    expect(result('airship', airship, [])).toMatchObject({ flight: { cells: 'as usual' } })
    expect(whyNot('airship', { ...airship, controlsLost: ['ballast'] })).toBe('FGDN-8.8-control')
    expect(whyNot('airship', { ...airship, lightened: true })).toBe('FGDN-8.8-compensate')
    expect(whyNot('airship', { ...airship, end: 'down' })).toBe('FGDN-8.8-hit')
  })
  test('FGDN-8.3-aircraft-armed the explosion of an armed aircraft cites itself, not a main magazine', () => {
    // Argus, armoured, is hit by an Aircraft critical: forward, D6 4 and 2 makes 6, which burns and explodes
    const armoured = { ...CARRIER, belt: 5, deck: 1 }
    const given = { target: { ship: armoured, readied: true }, as: 'Aircraft', batches: 1 }
    const { events } = worked('critical', given, [1, 4, 1], { armedAircraft: 'on' })
    const batch = events.find(({ type }) => type === 'BatchOpened')!
    expect(ruleAt(BOOK, batch.why).id).toBe('FGDN-8.1-secondary-now')
  })
  test('FGDN-H37-flying no more aircraft attack than can leave the deck in a turn', () => {
    const attack = (aircraft: number, hurt = {}) => ({
      ...{ target: 'Tiger', by: { ship: CARRIER, ...hurt }, aircraft, batches: 1 },
    })
    expect(whyNot('air-attack', attack(4))).toBeNull()
    expect(whyNot('air-attack', attack(5))).toBe('FGDN-H37-flying')
    // forward her deck is broken: half the rate (R123)
    expect(whyNot('air-attack', attack(2, { deckHits: [1, 0, 0] }))).toBeNull()
    expect(whyNot('air-attack', attack(3, { deckHits: [1, 0, 0] }))).toBe('FGDN-H37-flying')
    // she has been sunk since they left
    expect(whyNot('air-attack', attack(4, { sinking: true }))).toBeNull()
    expect(whyNot('air-attack', attack(5, { sinking: true }))).toBe('FGDN-H37-flying')
  })
})

describe('boats, crews and what burns', () => {
  test('FGDN-8.1.8-instant FGDN-8.1.8-time a submerged boat is gone at once; D10 of 7 is 70 minutes and 24 turns', () => {
    expect(result('sinking-time', { target: { ship: U_BOAT, depth: 'periscope' } }, [])).toMatchObject({
      ...{ turns: 0, minutes: 0 },
    })
    expect(result('sinking-time', { target: { ship: U_BOAT } }, [7])).toMatchObject({ turns: 24, minutes: 70 })
    for (const face of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      expect(result('sinking-time', { target: 'Tiger' }, [face])).toMatchObject({ minutes: 10 * face })
    }
  })
  test('FGDN-8.1.9-fail two craft that collide are said to, though it costs them nothing', () => {
    const crossing = { from: 'Boat', to: 'Boat', fit: 1, speed: 4, otherSpeed: 4 }
    // 20 points at 4 knots: 0.8, rounded down
    expect(result('crew-transfer', crossing, [51, 50])).toMatchObject({ collision: true })
    expect(result('crew-transfer', crossing, [51, 51])).toMatchObject({ collision: false })
    expect(result('crew-transfer', crossing, [50])).toMatchObject({ collision: false, impulses: 0 })
    const near = { ...crossing, approach: { yards: 50, knots: 10 }, speed: 0, otherSpeed: 0 }
    expect(result('crew-transfer', near, [3])).toMatchObject({ collision: false, impulses: 3 })
  })
  test.each([
    ['FGDN-8.1.9-uses', { from: 'Boat', fit: 1 }],
    ['FGDN-8.1.9-approach', { from: 'Boat', to: 'Boat', approach: { yards: 51, knots: 10 } }],
    ['FGDN-8.1.9-fit', { from: 'Boat', to: 'Boat', fit: 7 }],
    ['FGDN-8.1.9-hurt', { from: 'Boat', to: 'Boat', hurt: 1 }],
    ['FGDN-8.1.9-capacity', { from: { ship: 'Boat', crew: { fit: 7, hurt: 0 } }, to: 'Boat', fit: 7 }],
    ['FGDN-8.1.9-moving', { from: 'Boat', to: 'Boat', fit: 1, speed: 4 }],
  ])('%s a crossing is refused by its rule', (id, given) => {
    expect(whyNot('crew-transfer', given)).toBe(id)
  })
  test('FGDN-8.4-fire aircraft that burn are no fire that was put out', () => {
    const burning = { ship: CARRIER, fires: [4], burning: 'aircraft' }
    expect(result('fire-restart', { target: burning, hours: 6 }, [])).toMatchObject({ fires: 4 })
    expect(result('fire-restart', { target: { ...burning, firesOut: 1 }, hours: 6 }, [11])).toMatchObject({ fires: 4 })
  })
  test('FGDN-8.4-patch-sub the chance that is shown is that of her depth', () => {
    const patch = (depth: string) => ({ target: { ship: U_BOAT, depth }, seaState: 6, knots: 10 })
    expect(result('patch', patch('surface'), [11])).toMatchObject({ chance: 10, holds: true })
    expect(result('patch', patch('periscope'), [])).toMatchObject({ chance: 0, holds: true })
    expect(result('patch', patch('shallow'), [1])).toMatchObject({ chance: 100, holds: false })
  })
  test('FGDN-8.4-flood FGDN-8.1-small-no-attrition small craft have lost no points, and none are pumped out of them', () => {
    expect(result('after-battle', { target: { ship: 'Boat', flooded: 9 } }, [])).toMatchObject({
      dp: 20,
      patched: true,
    })
    expect(result('after-battle', { target: { ship: 'Tiger', lost: 3, flooded: 41 } }, [])).toMatchObject({ dp: 501 })
    expect(result('after-battle', { target: { ship: 'Tiger', lost: 120, flooded: 41 } }, [])).toMatchObject({ dp: 401 })
  })
  test('FGDN-8.1.3-scope FGDN-R130 light weapons are held back from size D and larger, not from a boat of size E', () => {
    const light = (sizeClass: string) => ({
      ...{ target: { ship: { ...U_BOAT, sizeClass } }, as: 'Rudder', calibre: 37 },
    })
    expect(result('critical', light('D'), [])).toMatchObject({ steeringDisabled: false })
    expect(result('critical', light('E'), [4])).toMatchObject({ steeringDisabled: true })
  })
  test('FGDN-R130 the points of a boat of size E fall as a ship’s', () => {
    const boat = { ship: { ...U_BOAT, sizeClass: 'E' } }
    // 10 of 34 leave 24, ratio .41, D6 1
    expect(result('damage', { target: boat, damage: 10 }, [1])).toMatchObject({ dp: 24 })
  })
  test('FGDN-8.3-cargo burning ammunition that is asked about is tested in this Intermediate Turn', () => {
    expect(result('burning-ammunition', { target: { ship: FREIGHTER } }, [25])).toMatchObject({ destroyed: true })
    expect(result('burning-ammunition', { target: { ship: FREIGHTER } }, [26])).toMatchObject({ destroyed: false })
  })
})

describe('rulings', () => {
  const BOAT_BELOW = { ship: U_BOAT, depth: 'shallow' }
  test('FGDN-R128 a Weapon hit of the Minor column is thrown for no explosion; one of the Major column is', () => {
    const charge = (severity: string, damage: number) => ({ target: BOAT_BELOW, severity, damage, batches: 1 })
    // 12 of 34 leave 22, ratio .54: D6 1 one critical; 1 Weapon, the first of four tubes; it works again after 3 turns
    const minor = worked('depth-charge', charge('minor', 12), [1, 1, 1, 3])
    expect(minor.result).toMatchObject({ dp: 22, mounts: [1, 2], target: { comesBack: [{ turns: 3 }] } })
    // D10 9: a tube with one warhead of 60 goes up, below water, for 30
    const major = worked('depth-charge', charge('major', 12), [1, 1, 1, 9])
    expect(major.events.map(({ type }) => type)).toContain('ExplosionSuffered')
  })
  test('FGDN-R129 a skip bomb brings no automatic Flight Deck critical', () => {
    const bomb = {
      ...{ target: { ship: CARRIER }, pounds: 112, damage: 12, batches: 1 },
      penetration: { dive: { low: 1, medium: 2 }, level: { low: 1, medium: 2, high: 3 } },
    }
    // 12 of 290 is .04: D6 1 none
    expect(result('bomb', { ...bomb, skip: true }, [1])).toMatchObject({ dp: 278, deckHits: [0, 0, 0] })
    // D6 1; amidships, where nothing is parked; the hangar is spared on 1
    expect(result('bomb', bomb, [1, 3, 1])).toMatchObject({ dp: 278, deckHits: [0, 1, 0] })
  })
  test('FGDN-R131 with two main batteries the first down the card loses its directors first', () => {
    const [main] = TIGER.batteries
    const two = card({ batteries: [main, { ...main, name: '9.2 in', directors: 1 }] })
    const hit = (directorsLost: number[]) => {
      const target = { ship: two, directorsLost }
      return result('critical', { target, as: 'Main Battery' }, [1])
    }
    expect(hit([0, 0])).toMatchObject({ directors: [1, 1] })
    expect(hit([1, 0])).toMatchObject({ directors: [0, 1] })
    expect(hit([2, 0])).toMatchObject({ directors: [0, 0] })
    expect(hit([2, 1])).toMatchObject({ directors: [0, 0] })
  })
  test('FGDN-R133 one of 21 weapons is drawn with a die of 21 faces, each by the same chance', () => {
    const group = { arcs: 'PS', mounts: 21, barrels: 1 }
    const many = card({ ...DESTROYER, batteries: [{ ...DESTROYER.batteries[1]!, groups: [group] }] })
    const open = opened('critical', { target: { ship: many, mountsLost: [1] }, as: 'Other Weapon', batches: 1 })
    expect(open.work(new Script([]), [])).toMatchObject({ wanted: { sides: 21, count: 1 } })
    // the lost one is counted first: 1 hits nothing more, any other a mount that stands; D10 1
    const drawn = (face: number, ...more: number[]) =>
      result('critical', { target: { ship: many, mountsLost: [1] }, as: 'Other Weapon', batches: 1 }, [face, ...more])
    expect(drawn(1)).toMatchObject({ mounts: [20] })
    expect([drawn(2, 1), drawn(21, 1)]).toMatchObject([{ mounts: [19] }, { mounts: [19] }])
  })
})

describe('options that a procedure cannot honour', () => {
  const AIRSHIP = { cells: 16, engines: { port: 2, starboard: 2 }, weapons: 4 }
  test.each([
    ['dogfight', { target: { ship: CARRIER } }],
    ['flak', { target: { ship: CARRIER } }],
    ['air-attack', { target: 'Tiger', by: { ship: CARRIER } }],
    ['airship-attack', { target: 'Tiger', by: { ship: { ...CARRIER, airship: { cells: 16 } } } }],
    ['fire-at-airship', { firer: { ship: CARRIER }, airship: AIRSHIP }],
  ])('FGDN-H37-flying %s is refused where nothing flies', (name, given) => {
    expect(whyNot(name, given)).toBeNull()
    expect(whyNot(name, given, { flying: 'stay' })).toBe('FGDN-H37-flying')
  })
  test('FGDN-H36-mines a mine in the way is refused where none are laid; one that has hit is worked', () => {
    expect(whyNot('mine', { target: 'Tiger', warhead: 80 }, { mines: 'not laid' })).toBe('FGDN-H36-mines')
    const hit = { target: 'Tiger', weapon: 'mine', warhead: 80 }
    expect(whyNot('torpedo-hit', hit, { mines: 'not laid' })).toBeNull()
  })
  test('FGDN-H34-diving a submerged boat is refused where boats stay on the surface', () => {
    const below = { target: { ship: U_BOAT, depth: 'periscope' } }
    for (const name of ['speed', 'hull-check', 'depth-control', 'damage', 'after-battle']) {
      expect(whyNot(name, below)).toBeNull()
      expect(whyNot(name, below, { diving: 'stay on the surface' })).toBe('FGDN-H34-diving')
      expect(whyNot(name, { target: { ship: U_BOAT } }, { diving: 'stay on the surface' })).toBeNull()
    }
  })
  test('FGDN-8.6-ship who asks for survivors has chosen that rule, whatever the option says of battles', () => {
    for (const searchAndRescue of ['off', 'on'])
      expect(whyNot('survivors', { target: { ship: CARRIER, gone: true } }, { searchAndRescue })).toBeNull()
  })
})
