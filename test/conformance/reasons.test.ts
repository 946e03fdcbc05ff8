import { describe, expect, test } from 'vitest'
import { settingOf } from '#cli/find.ts'
import { whyNothing } from '#cli/working.ts'
import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, type Options, type Plain } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import { Forbidden, type Opened, type Worked } from '#kernel/ruleset/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { type StoryState, sentences } from '#story/index.ts'

// What an umpire is told where nothing comes of it, and by which rule he is refused.

type Asked = readonly [book: string, procedure: string, given: Plain, options?: Options]

function opened([id, name, given, options = {}]: Asked): Opened {
  const book = bookNamed(id)!
  const procedure = book.procedures.find(each => each.name === name)!
  return procedure.open(given, settingOf(book, chosenOptions(book.options, options)))
}

function worked(asked: Asked, dice: readonly number[]) {
  const open = opened(asked)
  const script = new Script(dice)
  const done = open.work(script, [])
  if ('wanted' in done) throw new Error(`${'words' in done.wanted ? done.wanted.words : 'a choice'} is wanted`)
  expect(script.unused).toBe(0)
  const book = bookNamed(asked[0])!
  return { why: whyNothing(book, open, done), said: sentences(book, open.start() as StoryState, done.events) }
}

function refused(asked: Asked): readonly [rule: string, reason: string] {
  try {
    opened(asked)
  } catch (thrown) {
    if (!(thrown instanceof Forbidden)) throw thrown
    return [ruleAt(bookNamed(asked[0])!.register, thrown.refusal.why).id, thrown.refusal.reason]
  }
  throw new Error('nobody refuses')
}

const exampleOf = (book: string, name: string) =>
  bookNamed(book)!.procedures.find(each => each.name === name)!.example as { readonly [key: string]: Plain }
const CARRIER = exampleOf('fear-god', 'purge')['target'] as { readonly ship: Plain }
const FREIGHTER = exampleOf('fear-god', 'burning-ammunition')['target'] as { readonly ship: Plain }

describe('grand-fleets', () => {
  const pair = { firer: 'Iron Duke', target: 'Derfflinger', range: 5 }
  const nothing = ['GF-4-nopass', 'no gun is told to fire: that would be to pass']

  test('GF-4-nopass no guns are no fire, and splash nobody', () => {
    expect(refused(['grand-fleets', 'gunfire', { ...pair, guns: 0 }])).toEqual(nothing)
    expect(refused(['grand-fleets', 'gunfire', { ...pair, battery: 'light', range: 2, guns: 0 }])).toEqual(nothing)
    expect(refused(['grand-fleets', 'penetration', { ...pair, guns: 0, hits: 1 }])).toEqual(nothing)
  })

  test('GF-6-optional critical hits that are not used', () => {
    const [rule] = refused(['grand-fleets', 'critical', { target: 'Moltke' }, { criticals: 'off' }])
    expect(rule).toBe('GF-6-optional')
  })

  test('GF-9.3-damage a flotilla that has lost a boat can be given again as she stands', () => {
    const asked = (given: Plain): Asked => ['grand-fleets', 'gunfire', given, { flotillas: 'on' }]
    const firer = { firer: 'Iron Duke', range: 4, guns: 1 }
    const done = opened(asked({ ...firer, target: { ship: 'S31', boats: 3, lost: 2 } })).work(
      new Script([10, 10, 1, 1]),
      [],
    )
    if ('wanted' in done) throw new Error('more is wanted')
    const { target } = done.result as { readonly target: Plain }
    expect(target).toMatchObject({ ship: 'S31', boats: 3, lost: 3 })
    expect(() => opened(asked({ ...firer, target }))).not.toThrow()
  })

  test('GF-6.24-firectrl guns are not silent from a turn until an earlier one', () => {
    const silent = { ship: 'Iron Duke', fireControl: { from: 3, until: 2 } }
    expect(() => opened(['grand-fleets', 'gunfire', { ...pair, firer: silent }])).toThrow(/^fireControl: /)
  })

  test('GF-2.24-end an End Phase with nothing in it', () => {
    const { why } = worked(['grand-fleets', 'end-phase', { target: 'Moltke' }], [])
    expect(why).toBe('Nothing changes: she has nothing to mend, to put out or to pump.')
  })

  test('GF-5.3-armor of two torpedoes the first blows her up', () => {
    const given = { firer: 'Iron Duke', target: 'Derfflinger', range: 3, torpedoes: 2 }
    const dice = [9, 8, 8, 8, 10, 7, 8, 10, 3, 1, 1, 2]
    const { why } = worked(['grand-fleets', 'torpedoes', given, { antiFlash: 'on' }], dice)
    expect(why).toBe('Nothing more changes: she has sunk already.')
  })
})

describe('fear-god', () => {
  const because = (name: string, given: Plain, dice: readonly number[]): string | null =>
    worked(['fear-god', name, given], dice).why
  const pair = { firer: 'Tiger', target: 'Moltke', range: 12000 }

  test('FGDN-H9-duel more barrels than bear, FGDN-H1-hits or none', () => {
    expect(refused(['fear-god', 'gunfire', { ...pair, barrels: 9 }])).toEqual([
      'FGDN-H9-duel',
      'only 8 of those guns bear',
    ])
    expect(refused(['fear-god', 'hit-chance', { ...pair, barrels: 0 }])).toEqual([
      'FGDN-H1-hits',
      'none of those guns fires',
    ])
  })

  test('FGDN-H31-searchlights, FGDN-H32-star-shells light that there is not by option', () => {
    const by = (light: string, options: Options) => refused(['fear-god', 'gunfire', { ...pair, light }, options])[0]
    expect(by('searchlight', { searchlights: 'dark' })).toBe('FGDN-H31-searchlights')
    expect(by('starshell', { starShells: 'not used' })).toBe('FGDN-H32-star-shells')
  })

  test('FGDN-8.3-fc no director to lose, FGDN-8.3-main-mount and no mount through the armour', () => {
    const struck = { target: 'Deutschland', as: 'Main Battery', penetrated: false }
    expect(because('critical', struck, [2])).toBe('Nothing more changes: she has none of them to lose.')
    expect(because('critical', struck, [3])).toBe('Nothing more changes: her armour keeps it from the mounts.')
  })

  test('FGDN-8.3-sensors, FGDN-8.3-comms what is not there', () => {
    const struck = { target: 'Moltke', as: 'Sensor/Comms' }
    const gone = 'Nothing more changes: she has nothing of that to lose.'
    expect(because('critical', struck, [1, 10])).toBe(gone)
  })

  test('FGDN-8.3-fd-hangar the hangar is spared by 5 or less', () => {
    const empty = { ...CARRIER, aircraft: [0, 0, 0, 8] }
    const given = { target: empty, as: 'Flight Deck' }
    expect(because('critical', given, [1, 5])).toBe('Nothing more changes: the hangar is spared.')
  })

  test('FGDN-R44, FGDN-R85 fires of less than one per cent', () => {
    const none = 'Nothing changes: less than one per cent is none.'
    expect(because('severity', { target: 'Kaiser', kind: 'fire', penetrated: false, calibre: 65 }, [1])).toBe(none)
    expect(because('fire-restart', { target: { ship: 'Tiger', firesOut: 1 }, hours: 6 }, [2, 2])).toBe(none)
  })

  test('FGDN-8.2-damage nothing burns, or nothing is due', () => {
    const sound = { target: 'Tiger', turn: 'third' }
    expect(because('resolution', sound, [])).toBe('Nothing changes: she neither burns nor floods.')
    const young = { target: { ship: 'Tiger', fires: [{ percent: 3, ago: 1 }] }, turn: 'third' }
    expect(because('resolution', young, [])).toBe('Nothing changes: nothing of it costs points in this turn.')
  })

  test('FGDN-8.4-aircraft, FGDN-8.2-assist-speed no aircraft to be mended, no collision at two knots', () => {
    const none = 'Nothing changes: there is none to be mended.'
    expect(because('aircraft-repair', { target: CARRIER, hours: 24 }, [])).toBe(none)
    expect(because('aircraft-repair', { target: CARRIER }, [])).toBe(none)
    const slow = { target: 'Tiger', other: 'Moltke', knots: 2, what: 'alongside' }
    expect(because('collision', slow, [])).toBe('Nothing changes: below ten knots nobody collides.')
  })

  test('FGDN-8.3-cargo an empty hold does not burn', () => {
    const target = { ...FREIGHTER, cargo: [0, 2000, 400] }
    expect(refused(['fear-god', 'burning-ammunition', { target }])).toEqual([
      'FGDN-8.3-cargo',
      'no ammunition is left in hold 1',
    ])
  })
})

describe('firepower', () => {
  const late = (target: Plain): Asked => ['firepower', 'flak', { target, stands: ['TB'], period: 'LATE' }]
  const firesNot = (target: Plain): string | null => worked(late(target), []).why

  test('FP-AA-B, FP-AA-E, FP-AA-F no die of flak, and why', () => {
    expect(firesNot('Bluebell')).toBe('Nothing more changes: her 3 points are too few for a die.')
    expect(firesNot({ ship: 'Prince of Wales', mainLost: 6 })).toBe(
      'Nothing more changes: what is left of her battery leaves her 0 points, too few for a die.',
    )
    expect(firesNot({ ship: 'Prince of Wales', powerOut: true })).toBe('Nothing more changes: her power is out.')
    const { reckoning } = opened(late('Bluebell')).work(new Script([]), []) as Worked
    const rules = reckoning.map(({ lines: [line] }) => ruleAt(bookNamed('firepower')!.register, line!.why).id)
    expect(rules).toEqual(['FP-AA-B'])
  })

  test('FP-R101, FP-AIR-F, FP-AIR-H no aircraft before LATE, none named, none left', () => {
    const raid = (stands: Plain, period: string): Asked => ['firepower', 'flak', { target: 'Hood', stands, period }]
    expect(refused(raid(['TB'], 'MIDDLE'))[0]).toBe('FP-R101')
    expect(refused(raid([], 'LATE'))[0]).toBe('FP-AIR-F')
    expect(refused(raid([{ class: 'TB', status: 'destroyed' }], 'LATE'))[0]).toBe('FP-AIR-H')
  })
})

describe('fleet-action', () => {
  test('FA-R52, FA-9.8-attacks-ship guns that do not bear, factors that she has not', () => {
    const pair = { firer: 'Glasgow', target: 'Dresden', range: 40 }
    expect(refused(['fleet-action', 'gunfire', { ...pair, guns: 9 }])).toEqual(['FA-R52', 'only 2 of those guns bear'])
    expect(
      refused(['fleet-action', 'factors', { firer: 'Derfflinger', target: 'Otranto', range: 10, kind: 'mrf' }]),
    ).toEqual(['FA-9.8-attacks-ship', 'she has no such factors'])
  })

  test('FA-9.7-roll torpedoes do not run so far; FA-H16 nothing to put right', () => {
    const given = { firer: 'Wakeful', target: 'Good Hope', range: 64, torpedoes: 2 }
    expect(worked(['fleet-action', 'torpedoes', given], []).why).toBe('Nothing changes: the target lies beyond them.')
    expect(worked(['fleet-action', 'end-phase', { target: 'Derfflinger' }], []).why).toBe(
      'Nothing changes: she has nothing to put right.',
    )
  })

  test('FA-10.U-power who has power by a test misses for another reason', () => {
    const given = { firer: { ship: 'Glasgow', powerFailure: true }, target: 'Dresden', range: 40 }
    expect(worked(['fleet-action', 'gunfire', given], [6, 5]).why).toBe(
      'Nothing changes: none of 1 at 11 or more for 9.5 one roll.',
    )
  })

  test('FA-10.U-engine3 told as the engine room', () => {
    const dice = [11, 6, 2, 6, 13]
    const given = { target: 'Derfflinger', cv: 10 }
    const { said } = worked(['fleet-action', 'underwater-critical', given], dice)
    expect(said.filter(each => each.includes('engine room'))).toEqual([
      'Derfflinger is hit in the engine room; 4 CV left.',
    ])
  })
})
