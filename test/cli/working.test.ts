import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// What an umpire reads: the whole working of every throw, in its place, and why nothing happened where nothing did.

const bin = fileURLToPath(new URL('../../bin/straddle.js', import.meta.url))
const LONG = { timeout: 120_000 }

function resolve(args: readonly string[]): Promise<string> {
  return new Promise(done => execFile(process.execPath, [bin, 'resolve', ...args], (_error, stdout) => done(stdout)))
}
const given = (value: object): string[] => ['--given', JSON.stringify(value)]

describe.concurrent('the working stands before the throw that is made on it', LONG, () => {
  test.each<[string, string, object, string, string[]]>([
    [
      'grand-fleets',
      'gunfire',
      { firer: 'Iron Duke', target: 'Derfflinger', range: 8, guns: 2 },
      '10,1,1,2,3',
      [
        'added to each die; 8 or more hits: 1',
        '     0  no change — 4.2 medium range',
        '    +1  4.2 very large target',
        'two d10, 7 or more: 10 1  (GF-4.2-dice)',
        'armour less penetration, to be thrown or more: 6',
        '   +13  belt — 4.31 armour struck',
        '    −7  penetration — 4.31 number to penetrate',
        '     3  dice a hit — 4.31 penetration roll',
        'three d10, 6 or more: 1 2 3  (GF-4.31-roll)',
        '  Iron Duke’s shells splash round Derfflinger.  (GF-4.22-splash-place)',
        'Nothing changes: no box.',
      ],
    ],
    [
      'fear-god',
      'gunfire',
      { firer: 'Tiger', target: 'Moltke', range: 14_800 },
      '93',
      [
        'chance in a hundred: 10',
        '   +10  Long — 6-4 base chance',
        '    −2  6-4 beyond the rangefinder',
        '    −2  6-4 own speed',
        '    +6  6-4 barrels firing',
        '    −6  6-4 target’s speed',
        '    +4  6-4 target’s aspect',
        '     8  barrels, a quarter of which hit — H1 hits per salvo',
        'one d100, 10 or less: 93  (FGDN-H1-hits)',
      ],
    ],
    [
      'firepower',
      'battery',
      { firer: 'Iron Duke', target: 'Derfflinger', range: 12, battery: 'main' },
      '6,1,1,1,1,1',
      [
        '  Iron Duke fires her main battery at Derfflinger, at 12 in (10000 m).  (FP-HIT-A)',
        'added to the die; nothing or more hits: −4',
        '    −4  HIT-B score to hit',
        'one d6, to hit: 6  (FP-HIT-B)',
        'added to the die on Matrix 10: 3',
        '    +2  margin of the hit — LVL-B six levels',
        '    +1  LVL-A final score',
        'one d6, damage level, +3: 1  (FP-LVL-B)',
      ],
    ],
    [
      'fleet-action',
      'gunfire',
      { firer: 'Glasgow', target: 'Dresden', range: 40 },
      '10',
      [
        'added to the d20: −2',
        '     0  Crew Quality — 9.5 crew',
        '    −1  9.5 number of guns',
        '    −1  9.5 target size',
        '     9  or more hits: Directed, range band 2 — 9.5 one roll',
        'one d20, 11 or more: 10  (FA-9.5-roll)',
        'Nothing changes: none of 1 at 11 or more for 9.5 one roll.',
      ],
    ],
    [
      'fleet-action',
      'structural-critical',
      { target: 'Derfflinger', cv: 9, penetration: 9 },
      '16,2',
      [
        'one d20, structural critical damage: 16  (FA-10-cv-reroll)',
        'one d10, weapons of Derfflinger: 2  (FA-10.S-weapons)',
        'penetration less armour: −1 — the armour holds',
        '    +9  10.4 penetration',
        '   −10  armour — 10.4 penetration',
      ],
    ],
  ])('%s %s', async (book, procedure, situation, dice, lines) => {
    const said = await resolve([book, procedure, ...given(situation), '--dice', dice])
    expect(said.split('\n').slice(0, lines.length)).toEqual(lines)
  })

  test('also while dice are still wanted, by hand or not', async () => {
    const situation = given({ target: { ship: 'Derfflinger', flotation: 0, fires: 3 } })
    const working =
      /^Wreck Test, added to the d10: 0\n +0 {2}Crew Quality — .*\n +\+2 {2}damage control teams — .*\n +−2 {2}fires — .*\n +6 {2}or more passes — .*\none d10, 6 or more — 10\.2 wreck roll \(1 wanted\)\n/
    const asked = ['fleet-action', 'wreck-test', ...situation]
    expect(await resolve([...asked, '--dice', ''])).toMatch(working)
    const { wanted, reckoning } = JSON.parse(await resolve([...asked, '--json']))
    expect(wanted).toMatchObject({ count: 1, why: 'FA-10.2-roll' })
    expect(reckoning).toMatchObject({ total: 0, sums: [{ of: 'Wreck Test, added to the d10', total: 0 }] })
  })
})

describe.concurrent('where nothing happens', LONG, () => {
  test.each<[string, string, object, string[], string]>([
    [
      'grand-fleets',
      'torpedoes',
      { firer: 'Iron Duke', target: 'Derfflinger', range: 3, torpedoes: 2 },
      ['2,5'],
      'no hit',
    ],
    ['fleet-action', 'fire-test', { target: 'Derfflinger', cv: 9 }, ['16'], 'none of 1 at 9 or less for H10 CV test'],
    [
      'fear-god',
      'fire-restart',
      { target: { ship: 'Tiger', firesOut: 2 }, hours: 6 },
      ['93,84'],
      'none of 2 at 10 or less for 8.4 fire again',
    ],
    [
      'firepower',
      'special-effect',
      { target: 'Derfflinger', level: 'H' },
      ['3'],
      'none of 1 at 4 or more for SPFX-0 special effects',
    ],
  ])('it is said why: %s %s', async (book, procedure, situation, dice, why) => {
    const said = await resolve([book, procedure, ...given(situation), '--dice', ...dice])
    expect(said).toContain(`\nNothing changes: ${why}.\n\n`)
  })

  test('a score is no nothing', async () => {
    const situation = { firer: 'Iron Duke', target: 'Moltke', range: 8, hits: 1 }
    const said = await resolve(['grand-fleets', 'penetration', ...given(situation), '--dice', '9,9,2'])
    expect(said).not.toContain('Nothing changes')
    expect(said).toMatch(/\nn +2\n$/)
  })

  test('also where nothing was thrown', async () => {
    const said = await resolve(['fear-god', 'speed', ...given({ target: 'Tiger' }), '--dice', ''])
    expect(said).toMatch(/^Nothing is thrown, and nothing changes\.\n\nbest /)
    const flak = { target: { ship: 'Good Hope', thirdsLost: [0, 0, 3] }, aircraft: 4 }
    const silent = await resolve(['fear-god', 'flak', ...given(flak), '--dice', ''])
    expect(silent).toContain('\nNothing changes: she has nothing left that could fire at aircraft.\n')
  })
})

test('0 is the highest face of a d10, 00 of a d100, in --dice as at the table', LONG, async () => {
  const penetration = [
    'grand-fleets',
    'penetration',
    ...given({ firer: 'Iron Duke', target: 'Moltke', range: 8, hits: 1 }),
  ]
  expect(await resolve([...penetration, '--dice', '0,1,2'])).toContain('three d10, 5 or more: 10 1 2  (GF-4.31-roll)')
  const gunfire = ['fear-god', 'gunfire', ...given({ firer: 'Tiger', target: 'Moltke', range: 14_800 })]
  expect(await resolve([...gunfire, '--dice', '00'])).toContain('one d100, 10 or less: 100  (FGDN-H1-hits)')
})
