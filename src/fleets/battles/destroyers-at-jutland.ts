import type { BattleFacts } from '#kernel/facts/index.ts'
import { stationed } from './stationed.ts'

const BRITISH_LINE = ['Lion', 'Princess Royal', 'Tiger']
const DESTROYERS = ['Nestor', 'Nomad', 'Nicator', 'Petard', 'Obdurate', 'Nerissa', 'Moorsom', 'Morris']
const GERMAN_LINE = ['Lützow', 'Derfflinger', 'Seydlitz']
const BOATS = ['V28', 'V27', 'V26', 'V30', 'S34', 'V29', 'S35']

/**
 * Within the run to the south, Greenwich time: the flotillas, ordered out at 16.15, have drawn ahead of their lines and turn in.
 * Of each line the three leading ships are here, to hold each other's heavy guns, as they did. Of the twelve destroyers that
 * went in, Narborough and Pelican, who could not fire, and Turbulent and Termagant, of another class, are left out; of the
 * fifteen boats four of the IX Flotilla, and four of the II, whose class the library has not. The other battlecruisers, the
 * 5th Battle Squadron, light cruisers but Regensburg, and the High Seas Fleet are left out as well. Courses are from the
 * reports, places and gaps inferred. The northern edge stands for Beatty's turn to the north, the southern for Scheer.
 */
export const DESTROYERS_AT_JUTLAND: BattleFacts = {
  id: 'destroyers-at-jutland',
  title: 'Jutland: the destroyers’ attack',
  year: 1916,
  month: 5,
  day: 31,
  place: 'North Sea, west of Jutland',
  story:
    'The battlecruisers have been at it for half an hour, one British ship has blown up, and Beatty has sent his destroyers to ' +
    'get at the German line with torpedoes. Bingham in Nestor leads them across the enemy’s bow; at the same minute German ' +
    'torpedo boats come out under Regensburg’s guns to do the like. Here are eight of the twelve destroyers, seven of the ' +
    'fifteen boats, and the three leading ships of each line, which have each other to fire at. The German battle fleet is ' +
    'not far to the south: what is to be done must be done soon.',
  sea: { width: 36, height: 40, state: 'calm' },
  begins: 16 * 60 + 24,
  sunrise: 2 * 60 + 55,
  sunset: 20 * 60 + 16,
  visibilityMiles: 12,
  lastsMinutes: 84,
  sides: [
    {
      name: 'Battle Cruiser Fleet',
      nation: 'GBR',
      admiral: 'Vice-Admiral Sir David Beatty',
      formations: [
        {
          name: '1st Battle Cruiser Squadron',
          ships: [
            stationed('Lion', [12, 27.5], 157),
            stationed('Princess Royal', [11.85, 27.85], 157),
            stationed('Tiger', [11.7, 28.2], 157),
          ],
        },
        {
          name: '13th Flotilla, 2nd Division',
          ships: [
            stationed('Nestor', [14, 24], 135),
            stationed('Nomad', [13.8, 24.2], 135),
            stationed('Nicator', [13.6, 24.4], 135),
          ],
        },
        {
          name: '13th Flotilla, other divisions',
          ships: [
            stationed('Petard', [13.3, 24.7], 135),
            stationed('Obdurate', [13.1, 24.9], 135),
            stationed('Nerissa', [12.9, 25.1], 135),
          ],
        },
        {
          name: '10th Flotilla',
          ships: [stationed('Moorsom', [12.6, 25.4], 135), stationed('Morris', [12.4, 25.6], 135)],
        },
      ],
    },
    {
      name: 'Scouting Forces',
      nation: 'DEU',
      admiral: 'Vice-Admiral Franz Hipper',
      formations: [
        {
          name: 'I Scouting Group',
          ships: [
            stationed('Lützow', [20, 26.5], 157),
            stationed('Derfflinger', [19.85, 26.85], 157),
            stationed('Seydlitz', [19.7, 27.2], 157),
          ],
        },
        { name: 'Regensburg', ships: [stationed('Regensburg', [20.2, 24.4], 202)] },
        {
          name: 'IX Flotilla, leader and 17th Half-Flotilla',
          ships: [
            stationed('V28', [18.6, 24.4], 202),
            stationed('V27', [18.7, 24.7], 202),
            stationed('V26', [18.8, 25], 202),
          ],
        },
        {
          name: 'IX Flotilla, 18th Half-Flotilla',
          ships: [
            stationed('V30', [19.2, 24.4], 202),
            stationed('S34', [19.3, 24.7], 202),
            stationed('V29', [19.4, 25], 202),
            stationed('S35', [19.5, 25.3], 202),
          ],
        },
      ],
    },
  ],
  victory: {
    aims: [
      'To put torpedoes into the German battlecruisers, to keep the German boats off the line, and to be gone northward before the battle fleet comes.',
      'To break up the attack, to get at Beatty’s line, and to bring every large ship on southward to the battle fleet.',
    ],
    terms: [
      { kind: 'damage', ships: [...BRITISH_LINE, ...GERMAN_LINE], points: 50 },
      { kind: 'leaves', ships: [...BRITISH_LINE, ...DESTROYERS], edge: 'north', fromMinutes: 24, percent: 0 },
      { kind: 'leaves', ships: [...GERMAN_LINE, 'Regensburg', ...BOATS], edge: 'south', fromMinutes: 24, percent: 0 },
    ],
  },
  happened:
    'The flotillas met between the lines: V27, stopped by shells, had to be sunk by her friends, and V29 was torpedoed, probably ' +
    'by Petard. Some ten German torpedoes ran at the British line without hitting. Nomad was disabled in the fight; Nestor and ' +
    'Nicator went on, fired at 6,000 and 5,000 yards and again at some 3,500, and missed, for Hipper turned away. Of all the ' +
    'torpedoes of the attack one hit: Seydlitz, towards five, from Petard or Turbulent, and she kept her place in the line. ' +
    'Nestor was stopped on her way back, and both cripples were sunk by the battle fleet when it came up.',
  sources: [
    {
      title: 'Beatty’s despatch on Jutland (as quoted in newspapers and histories)',
      for: 'who moved out, at 16.15; a light cruiser and fifteen boats met; two of them sunk',
      confidence: 'high',
    },
    {
      title: 'Bingham’s report of 1918 (Battle of Jutland Crew Lists Project)',
      for: 'his division, a course two points to port of the battlecruisers’, the place aimed at on the enemy’s bow',
      confidence: 'high',
    },
    {
      title: 'Jellicoe, The Grand Fleet, chapter 12',
      for: 'both flotillas steering for the van of the other line, who pressed home the attack, the enemy’s turn away',
      confidence: 'medium',
    },
    {
      title: 'N. Jellicoe, Jutland: The Unfinished Battle',
      for: 'the twelve destroyers by name, ranges of the torpedoes fired, Nomad',
      confidence: 'medium',
    },
    {
      title: 'HMS Petard (1916), SMS V27, V28, V29 and S35 (English Wikipedia and copies of it)',
      for: 'Petard’s torpedo, half-flotillas of some of the boats',
      confidence: 'medium',
    },
    {
      title: 'The standard literature, from memory',
      for: 'the order of the IX Flotilla, torpedoes fired by the Germans, who hit Seydlitz and when, 16,000 yards between the lines, visibility',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude and date', for: 'sunrise and sunset', confidence: 'medium' },
  ],
}
