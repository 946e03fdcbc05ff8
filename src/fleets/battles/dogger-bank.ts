import type { BattleFacts } from '#kernel/facts/index.ts'
import { stationed } from './stationed.ts'

/**
 * The moment of Lion's first shot, Greenwich time. The flotillas of both sides are left out: the library has few of their
 * boats. Beatty's despatch places the squadrons; where each light cruiser was, and the gaps between ships, are inferred.
 * Tiger was new, not worked up, and shot badly.
 */
export const DOGGER_BANK: BattleFacts = {
  id: 'dogger-bank',
  title: 'Dogger Bank',
  year: 1915,
  month: 1,
  day: 24,
  place: 'North Sea, east of the Dogger Bank',
  story:
    'Hipper came out to sweep the Dogger Bank and was awaited there, for his orders had been read in London. He turned for ' +
    'home as soon as he saw what was coming, but Blücher holds his line down to 24 or 25 knots and the British are faster. ' +
    'After an hour’s chase south-east over a smooth sea, in the clearest of weather, Beatty’s leading ship comes within ' +
    'extreme range of the last German. Heligoland is still well over a hundred miles away.',
  sea: { width: 72, height: 72, state: 'calm' },
  begins: 8 * 60 + 52,
  sunrise: 7 * 60 + 48,
  sunset: 16 * 60,
  visibilityMiles: 18,
  lastsMinutes: 144,
  sides: [
    {
      name: 'Battle Cruiser Fleet and Harwich Force',
      nation: 'GBR',
      admiral: 'Vice-Admiral Sir David Beatty',
      formations: [
        {
          name: '1st Battle Cruiser Squadron',
          ships: [
            stationed('Lion', [8, 62], 135),
            stationed('Tiger', [7.7, 62.3], 135, 'green'),
            stationed('Princess Royal', [7.4, 62.6], 135),
          ],
        },
        {
          name: '2nd Battle Cruiser Squadron',
          ships: [stationed('New Zealand', [6.6, 63.4], 135), stationed('Indomitable', [5.6, 64.4], 135)],
        },
        {
          name: '1st Light Cruiser Squadron',
          ships: [
            stationed('Southampton', [14.7, 65.2], 135),
            stationed('Birmingham', [14.4, 65.5], 135),
            stationed('Nottingham', [14.1, 65.8], 135),
            stationed('Lowestoft', [13.8, 66.1], 135),
          ],
        },
        {
          name: 'Harwich Force',
          ships: [
            stationed('Arethusa', [12, 63], 135),
            stationed('Aurora', [11.7, 63.3], 135),
            stationed('Undaunted', [11.4, 63.6], 135),
          ],
        },
      ],
    },
    {
      name: 'Scouting Groups',
      nation: 'DEU',
      admiral: 'Rear-Admiral Franz Hipper',
      formations: [
        {
          name: 'I Scouting Group',
          ships: [
            stationed('Seydlitz', [17.9, 56.4], 135),
            stationed('Moltke', [17.5, 56.8], 135),
            stationed('Derfflinger', [17.2, 57.1], 135),
            stationed('Blücher', [16.8, 57.5], 135),
          ],
        },
        {
          name: 'II Scouting Group',
          ships: [
            stationed('Graudenz', [20, 54.3], 135),
            stationed('Stralsund', [20.8, 55.1], 135),
            stationed('Rostock', [19.2, 53.5], 135),
            stationed('Kolberg', [21.6, 55.9], 135),
          ],
        },
      ],
    },
  ],
  happened:
    'Lion fired first at 8.52, at about 20,000 yards, and hit Blücher at 9.07 or 9.09; the Germans could answer only from 9.11 ' +
    'or 9.14. One shell burnt out both after turrets of Seydlitz; Blücher was hit amidships, lost speed and fell away to the ' +
    'north. Towards eleven Lion, hit fifteen or sixteen times, lost her engines, and her last signals were misread: the other ' +
    'ships turned upon Blücher, and the three battlecruisers got home. Blücher sank a little after noon (one history has ' +
    '12.37) with nearly 800 men; Lion was towed in by Indomitable.',
  sources: [
    {
      title: 'Beatty’s despatch, as written and as published (World War 1 Naval Combat)',
      for: 'squadrons and their order, course and speed, weather, 20,000 yards at 8.52, Lion on the enemy’s starboard quarter',
      confidence: 'high',
    },
    {
      title: 'Stevens and Westcott, A History of Sea Power',
      for: 'speeds, times of the first hits, the later hour for Blücher’s end',
      confidence: 'medium',
    },
    {
      title: 'Battle of Dogger Bank (1915) (English Wikipedia)',
      for: 'orders of battle, the approach from astern and to starboard, what the signals led to',
      confidence: 'medium',
    },
    {
      title: 'The Dogger Bank action in outline (a copy of naval-history.net)',
      for: 'the German light cruisers, times of fire, Indomitable lagging',
      confidence: 'medium',
    },
    {
      title: 'Warships and Sea Battles of World War I (ed. Fitzsimons), as quoted at navalstrategy.org',
      for: 'Tiger’s shooting, the Harwich ships to the north-east',
      confidence: 'medium',
    },
    {
      title: 'The standard literature, from memory',
      for: 'the places of the light cruisers, hits on Lion, the dead of Blücher',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude and date', for: 'sunrise and sunset', confidence: 'medium' },
  ],
}
