import { describe, expect, test } from 'vitest'
import { bearing, clause, deedOf, grouped, listed, partsOf, roundly, said, subjectOf } from './words.ts'

test.each([
  [[], ''],
  [['Lion'], 'Lion'],
  [['Lion', 'Tiger', 'Moltke'], 'Lion, Tiger and Moltke'],
])('%j listed is %j', (names, text) => {
  expect(listed(names)).toBe(text)
})

test.each([
  ['FireGuns', 'fires guns'],
  ['LaunchTorpedoes', 'launches torpedoes'],
  ['DropDepthCharges', 'drops depth charges'],
  ['Carry', 'carries'],
  ['Destroy', 'destroys'],
])('who is told to %s %s', (command, deed) => {
  expect(deedOf(command)).toBe(deed)
})

test('bearings have three figures, lengths at most one decimal', () => {
  expect([0, 95, 3599, 1910].map(bearing)).toEqual(['000°', '010°', '000°', '191°'])
  expect([4, 4.04, 4.06].map(roundly)).toEqual(['4', '4', '4.1'])
})

describe('sentences about a ship', () => {
  const NAMES = ['Lion', 'Lion II', 'Moltke']

  test('begin with her name, not with another that is longer or shorter', () => {
    expect(subjectOf("Lion's bridge is hit.", NAMES)).toBe('Lion')
    expect(subjectOf('Lion II: Fire.', NAMES)).toBe('Lion II')
    expect(subjectOf('Lionfish dives.', NAMES)).toBe('')
    expect(subjectOf('Turn 3, Lion.', NAMES)).toBe('')
  })

  test('are one sentence while they follow each other', () => {
    const groups = grouped(
      [
        'Lion loses 1 box.',
        "Lion's bridge is hit.",
        'Lion: Fire.',
        'Moltke: List.',
        'Lion loses 1 box.',
        'All is quiet.',
      ],
      NAMES,
    )
    expect(groups.map(group => said(group.subject, partsOf(group)))).toEqual([
      'Lion loses 1 box; her bridge is hit; Fire',
      'Moltke: List',
      'Lion loses 1 box',
      'All is quiet',
    ])
  })

  test('say the same thing once', () => {
    const sentences = ['Lion loses a mount.', 'Lion: Fire.', 'Lion loses a mount.', 'Lion: Fire.', 'Lion: Fire.']
    expect(said('Lion', partsOf({ subject: 'Lion', sentences }))).toBe('Lion loses a mount, twice; Fire, 3 times')
  })

  test('can follow her name', () => {
    expect(clause([' loses 1 box', "'s bridge is hit"])).toBe(', who loses 1 box; her bridge is hit')
    expect(clause(["'s bridge is hit"])).toBe(', whose bridge is hit')
    expect(clause([': Fire'])).toBe(': Fire')
  })
})
