import { describe, expect, test } from 'vitest'
import { DEEDS as FEAR_GOD } from '#rulesets/fear-god/orders/deeds.ts'
import { DEEDS as GRAND_FLEETS } from '#rulesets/grand-fleets/orders/deeds.ts'

// Journals hold sealed orders as numbers. What each number stands for is frozen: a line here may be added, never changed.

type Line = readonly [words: readonly number[], said: { readonly type: string }]

const SEALED: Readonly<Record<string, readonly Line[]>> = {
  'grand-fleets': [
    [[0, 0], { type: 'Move', ...{ ship: 3, track: [] } }],
    [[0, 1, 1, -600, 0, 2000], { type: 'Move', ...{ ship: 3, track: [{ pivot: -600 }, { ahead: 2000 }], smoke: true } }],
    [
      [1, 2, 0, 7, 0, 1, 8, 2, 1, 0, 7, 5],
      {
        type: 'FireGuns',
        ...{ ship: 3, lightGuns: [{ target: 7, guns: 5 }] },
        ...{ batteries: [{ battery: 0, target: 7 }, { battery: 1, target: 8, held: [1, 0] }] },
      },
    ],
    [[2, 7, 0, 2], { type: 'LaunchTorpedoes', ...{ ship: 3, target: 7, tubes: [0, 2] } }],
    [[3], { type: 'StandBy', ...{ ship: 3 } }],
  ],
  'fear-god': [
    [[0, 185, 0], { type: 'Plot', ...{ ship: 3, speed: 185, legs: [] } }],
    [
      [0, 200, 1, 1, -450, 0, 700],
      { type: 'Plot', ...{ ship: 3, speed: 200, legs: [{ turn: -450 }, { ahead: 700 }], weave: true } },
    ],
    [[1, 0, 7, 1], { type: 'FireGuns', ...{ ship: 3, batteries: [{ battery: 0, target: 7, shell: 1 }] } }],
    [
      [2, 4, 2, 900, 1],
      { type: 'LaunchTorpedoes', ...{ ship: 3, tubes: [{ group: 4, count: 2, bearing: 900, depth: 'deep' }] } },
    ],
    [[3, 0], { type: 'DraftCrew', ...{ ship: 3, from: 'main' } }],
    [[3, -1], { type: 'DraftCrew', ...{ ship: 3, from: null } }],
    [[4], { type: 'FloodMagazines', ...{ ship: 3 } }],
    [[5, 1], { type: 'FightFires', ...{ ship: 3, on: true } }],
    [
      [6, 1, 450, 8000],
      { type: 'FireStarShells', ...{ ship: 3, batteries: [{ battery: 1, bearing: 450, yards: 8000 }] } },
    ],
    [[7], { type: 'PurgeStores', ...{ ship: 3 } }],
    [[8, 0, 2], { type: 'FloodHolds', ...{ ship: 3, holds: [0, 2] } }],
    [[9, 1], { type: 'Dive', ...{ ship: 3, zone: 'periscope' } }],
    [[10, 2, 7], { type: 'DropCharges', ...{ ship: 3, battery: 2, target: 7 } }],
    [[11, 2, 4], { type: 'LayMines', ...{ ship: 3, battery: 2, count: 4 } }],
    [[12, 0], { type: 'ReadyAircraft', ...{ ship: 3, on: false } }],
    [[13, 2, 7, 0], { type: 'FlyOff', ...{ ship: 3, count: 2, target: 7, weapon: 'bombs' } }],
    [[14, 7], { type: 'SendAirship', ...{ ship: 3, target: 7 } }],
    [[15, 1, 7, 0], { type: 'FireAtAirship', ...{ ship: 3, battery: 1, airship: 7, part: 'gondola' } }],
    [[16], { type: 'Search', ...{ ship: 3 } }],
  ],
}

describe('a sealed order is read for ever as it was written', () => {
  for (const [book, { seal, open, entries }] of Object.entries({ 'grand-fleets': GRAND_FLEETS, 'fear-god': FEAR_GOD })) {
    const lines = SEALED[book]!
    test.each(lines)(`${book} %j`, (words, said) => {
      expect(open({ ship: 3, words })).toEqual(said)
      expect(seal(said as never)).toEqual(words)
    })
    test(`${book}: every kind has its line`, () => {
      expect(new Set(lines.map(([, { type }]) => type))).toEqual(new Set(entries.map(({ type }) => type)))
    })
  }
})
