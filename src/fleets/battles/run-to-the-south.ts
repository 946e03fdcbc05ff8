import type { BattleFacts } from '#kernel/facts/index.ts'
import { stationed } from './stationed.ts'

/**
 * The moment when fire was opened, Greenwich time. Capital ships only: the light cruisers and flotillas of both sides are left
 * out, and so is the High Seas Fleet, for which the end of the time stands. Sources put the first range at anything from
 * 14,250 yards (from the German side) to 18,500 (Beatty); 16,000 is taken. The 5th Battle Squadron was 10,000 yards to the
 * north-north-west by Beatty's despatch, and over seven miles away by later reckoning, which is followed.
 */
export const RUN_TO_THE_SOUTH: BattleFacts = {
  id: 'run-to-the-south',
  title: 'Jutland: the run to the south',
  year: 1916,
  month: 5,
  day: 31,
  place: 'North Sea, west of Jutland',
  story:
    'Scouts of both fleets met over a neutral steamer, and the battlecruisers came up behind them. Hipper has turned about to ' +
    'lead Beatty on to the German battle fleet, which Beatty does not know to be at sea. Six ships chase five; four fast ' +
    'battleships with 15-inch guns follow some miles behind, for the signal to turn reached them late. Scheer is an hour or ' +
    'so to the south: what is to be done must be done before he comes.',
  sea: { width: 48, height: 60, state: 'calm' },
  begins: 15 * 60 + 48,
  sunrise: 2 * 60 + 55,
  sunset: 20 * 60 + 16,
  visibilityMiles: 12,
  lastsMinutes: 96,
  sides: [
    {
      name: 'Battle Cruiser Fleet',
      nation: 'GBR',
      admiral: 'Vice-Admiral Sir David Beatty',
      formations: [
        {
          name: '1st Battle Cruiser Squadron',
          ships: [
            stationed('Lion', [16, 50], 113),
            stationed('Princess Royal', [15.75, 50.25], 113),
            stationed('Queen Mary', [15.5, 50.5], 113),
            stationed('Tiger', [15.25, 50.75], 113),
          ],
        },
        {
          name: '2nd Battle Cruiser Squadron',
          ships: [stationed('New Zealand', [15, 51], 113), stationed('Indefatigable', [14.75, 51.25], 113)],
        },
        {
          name: '5th Battle Squadron',
          ships: [
            stationed('Barham', [11, 55], 113),
            stationed('Valiant', [10.7, 55.15], 113),
            stationed('Warspite', [10.4, 55.3], 113),
            stationed('Malaya', [10.1, 55.45], 113),
          ],
        },
      ],
    },
    {
      name: 'I Scouting Group',
      nation: 'DEU',
      admiral: 'Vice-Admiral Franz Hipper',
      formations: [
        {
          name: 'I Scouting Group',
          ships: [
            stationed('Lützow', [22.9, 54], 135),
            stationed('Derfflinger', [22.6, 54.2], 135),
            stationed('Seydlitz', [22.3, 54.4], 135),
            stationed('Moltke', [22, 54.6], 135),
            stationed('Von der Tann', [21.7, 54.8], 135),
          ],
        },
      ],
    },
  ],
  happened:
    'The Germans found the range at once; Lion was hit within minutes and was saved from blowing up by a flooded magazine. ' +
    'Indefatigable blew up under Von der Tann’s fire soon after four (16.02 to 16.06), Queen Mary under that of Derfflinger ' +
    'and Seydlitz at 16.26. The 5th Battle Squadron came into action at 16.08, at 19,000 yards and more, and hit hard. At ' +
    '16.38 the High Seas Fleet was sighted and Beatty turned north. By Campbell’s count 44 heavy shells had hit the British ' +
    'ships, and 17 the German ones, six of these from the battleships.',
  sources: [
    {
      title: 'Beatty’s despatch on Jutland (World War 1 Naval Combat)',
      for: 'courses, line of bearing, 18,500 yards at 15.48, the 5th Battle Squadron’s place and first fire, light and wind',
      confidence: 'high',
    },
    {
      title: 'Jutland, Battle of (Encyclopædia Britannica, 12th edition, volume 31)',
      for: '14,250 yards at 15.48, line of bearing north-west, the 5th Battle Squadron over seven miles off',
      confidence: 'medium',
    },
    {
      title: 'Jutland, Battle of (Encyclopædia Britannica, 14th edition)',
      for: 'Indefatigable at 16.06, the 5th Battle Squadron’s 19,000 yards',
      confidence: 'medium',
    },
    {
      title: 'Stevens and Westcott, A History of Sea Power',
      for: 'the turn south, Queen Mary at 16.26, the sighting of the battle fleet at 16.38',
      confidence: 'medium',
    },
    {
      title: 'An encyclopaedia’s text after Campbell (oenc.net)',
      for: 'hits; the figures were not found again elsewhere',
      confidence: 'low',
    },
    {
      title: 'The standard literature, from memory',
      for: '16,000 yards as the true first range, Hipper’s course, Indefatigable at 16.02, gaps between ships, visibility',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude and date', for: 'sunrise and sunset', confidence: 'medium' },
  ],
}
