import type { BattleFacts } from '#kernel/facts/index.ts'
import { GRUMMAN_F4F_4 } from '../aircraft/american.ts'
import { AICHI_D3A1, MITSUBISHI_A6M2 } from '../aircraft/japanese.ts'
import { stationed } from './stationed.ts'

/**
 * The first of the two strikes alone: the second passed astern and found nobody. Atlanta and six destroyers of the screen are not in
 * the library and are left out, and so is Saratoga’s group beyond the horizon, but for her fighters. Of fifty-three Wildcats
 * that were up most had been drawn off or were too low; those that got among the bombers are put down as two patrols, and a few
 * more as waiting on Enterprise’s deck, which is ours. The Japanese side has no ship here.
 */
export const EASTERN_SOLOMONS: BattleFacts = {
  id: 'eastern-solomons',
  title: 'The strike on Enterprise',
  year: 1942,
  month: 8,
  day: 24,
  place: 'east of the Solomon Islands',
  story:
    'Fletcher’s carriers cover Guadalcanal, and Nagumo’s have come to drive them off. Radar has had a large raid on its screen since ' +
    'four o’clock, and every fighter that could be flown off is up. Twenty-seven Vals from Shōkaku and Zuikaku, with Zeros about ' +
    'them, are a few minutes from Enterprise. She has just sent her own bombers away.',
  sea: { width: 40, height: 40, state: 'calm' },
  begins: 16 * 60 + 29,
  sunrise: 6 * 60 + 10,
  sunset: 18 * 60 + 4,
  visibilityMiles: 20,
  lastsMinutes: 60,
  sides: [
    {
      name: 'Task Force 16',
      nation: 'USA',
      admiral: 'Rear-Admiral Thomas C. Kinkaid',
      edge: 'south',
      formations: [
        {
          name: 'Enterprise',
          ships: [
            {
              ...stationed('Enterprise', [16, 22], 140, 'elite'),
              flights: [{ aircraft: GRUMMAN_F4F_4, number: 8, load: 'none' }],
            },
          ],
        },
        {
          name: 'Screen',
          ships: [stationed('North Carolina', [14.8, 23.2], 140), stationed('Portland', [17.2, 22.9], 140)],
        },
      ],
      waves: [
        {
          name: 'Fighting 6',
          fromMinutes: 0,
          edge: 'north',
          flights: [{ aircraft: GRUMMAN_F4F_4, number: 12, load: 'none' }],
        },
        {
          name: 'Fighting 5',
          fromMinutes: 6,
          edge: 'north',
          flights: [{ aircraft: GRUMMAN_F4F_4, number: 8, load: 'none' }],
        },
      ],
    },
    {
      name: 'Carrier Strike Force',
      nation: 'JAP',
      admiral: 'Vice-Admiral Nagumo Chūichi',
      edge: 'north',
      formations: [],
      waves: [
        {
          name: 'Shōkaku’s group',
          fromMinutes: 6,
          edge: 'north',
          flights: [
            { aircraft: AICHI_D3A1, number: 18, load: 'bombs' },
            { aircraft: MITSUBISHI_A6M2, number: 4, load: 'none' },
          ],
        },
        {
          name: 'Zuikaku’s group',
          fromMinutes: 12,
          edge: 'north',
          flights: [
            { aircraft: AICHI_D3A1, number: 9, load: 'bombs' },
            { aircraft: MITSUBISHI_A6M2, number: 6, load: 'none' },
          ],
        },
      ],
    },
  ],
  happened:
    'The dive began about 16:41. Three bombs hit Enterprise within four minutes, near and on her after elevator, and killed more than ' +
    'seventy men; North Carolina beat off those who came down on her. Within the hour Enterprise steamed at 24 knots and took ' +
    'in aircraft again, until her steering failed for a while. Seventeen or eighteen Vals and several Zeros did not come home; the ' +
    'Americans lost five or six Wildcats.',
  sources: [
    {
      title: 'Lundstrom, The First Team and the Guadalcanal Campaign, from memory',
      for: 'the Japanese groups, the fighters over the task force, losses',
      confidence: 'low',
    },
    {
      title: 'Battle of the Eastern Solomons (English Wikipedia and copies of it), from memory',
      for: 'the times of the attack, hits, the screen',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude and date, by zone time', for: 'sunrise and sunset', confidence: 'low' },
  ],
}
