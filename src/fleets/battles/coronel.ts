import type { BattleFacts } from '#kernel/facts/index.ts'
import { stationed } from './stationed.ts'

/**
 * Times are those of the British ships; the German clocks were half an hour slower. Spee had just turned one point towards
 * the enemy. Gaps in the lines are inferred; of Nürnberg it is known only that she was out of sight astern, to the
 * north-east, and saw the flashes of the guns. That the British armoured cruisers were manned from the reserve is in most
 * accounts, how far is disputed; Otranto's crew is put down as green by inference. The German armoured cruisers were known
 * for their shooting, the light cruisers not especially.
 */
export const CORONEL: BattleFacts = {
  id: 'coronel',
  title: 'Coronel',
  year: 1914,
  month: 11,
  day: 1,
  place: 'off Coronel, coast of Chile',
  story:
    'Each admiral came to catch a single cruiser and found a squadron. Cradock had two old armoured cruisers lately out of ' +
    'reserve, a good light cruiser and a liner with guns; his battleship was some 250 miles to the south. Spee, who had the ' +
    'better ships and crews, kept his distance inshore until the sun was down. Now the British stand out black against the ' +
    'afterglow, the Germans fade into the dusk under the land, and a head sea breaks over the lower guns of both.',
  sea: { width: 36, height: 66, state: 'rough' },
  begins: 19 * 60,
  sunrise: 5 * 60 + 19,
  sunset: 18 * 60 + 55,
  visibilityMiles: 12,
  lastsMinutes: 144,
  sides: [
    {
      name: 'British squadron',
      nation: 'GBR',
      admiral: 'Rear-Admiral Sir Christopher Cradock',
      formations: [
        {
          name: 'Cradock’s line',
          ships: [
            stationed('Good Hope', [14, 47], 180, 'green'),
            stationed('Monmouth', [14, 47.5], 180, 'green'),
            stationed('Glasgow', [14, 48], 180),
            stationed('Otranto', [14, 48.7], 180, 'green'),
          ],
        },
      ],
    },
    {
      name: 'East Asia Squadron',
      nation: 'DEU',
      admiral: 'Vice-Admiral Maximilian Graf von Spee',
      formations: [
        {
          name: 'Spee’s line',
          ships: [
            stationed('Scharnhorst', [19.8, 46.8], 191, 'elite'),
            stationed('Gneisenau', [19.8, 47.3], 191, 'elite'),
            stationed('Leipzig', [19.8, 48], 191),
            stationed('Dresden', [19.8, 49], 191),
          ],
        },
        { name: 'Nürnberg', ships: [stationed('Nürnberg', [25, 62], 195)] },
      ],
    },
  ],
  victory: {
    aims: [
      'To hurt the German armoured cruisers, who have no dockyard within an ocean of them, and to get away southward to Canopus.',
      'To let no British ship get away, at little cost: there is nowhere to repair, and the shells in the magazines are all there are.',
    ],
    terms: [
      {
        kind: 'leaves',
        ships: ['Good Hope', 'Monmouth', 'Glasgow', 'Otranto'],
        edge: 'south',
        fromMinutes: 84,
        percent: 0,
      },
      { kind: 'damage', ships: ['Scharnhorst', 'Gneisenau'], points: 14 },
    ],
  },
  happened:
    'Fire was opened a few minutes after seven, at 12,000 yards by Glasgow’s reckoning and 11,260 by Spee’s. Good Hope was ' +
    'hit within five minutes, some 35 times in all; she blew up shortly before eight and was lost with everyone aboard. ' +
    'Monmouth, burning and listing, crept away and was found and sunk by Nürnberg towards half past nine, again without ' +
    'survivors; Glasgow, lightly hit, and Otranto escaped in the dark. Some 1,600 British sailors died (counts run from ' +
    '1,418 to 1,660); Scharnhorst was hit twice, Gneisenau four times, and two or three Germans were wounded.',
  sources: [
    {
      title: 'Captain Luce’s report (Glasgow), as published',
      for: 'order of the British line, courses, sunset at 18:55, fire opened at 19:03 and 12,000 yards',
      confidence: 'high',
    },
    {
      title: 'Graf von Spee’s report',
      for: 'the German turns and ranges, sea and wind, hits given and taken',
      confidence: 'high',
    },
    {
      title: 'Stevens and Westcott, A History of Sea Power',
      for: 'the British slightly ahead, Canopus’s distance, the end of both ships, two Germans wounded',
      confidence: 'medium',
    },
    { title: 'Massie, Castles of Steel', for: 'who fired at whom, fire opened at 19:04', confidence: 'medium' },
    {
      title: 'Battle of Coronel (English Wikipedia)',
      for: 'position, losses, three Germans wounded',
      confidence: 'medium',
    },
    {
      title: 'A letter of Lieutenant Otto von Spee (strategypage.com)',
      for: 'how far off Nürnberg was: miles inferred from when she saw smoke, flashes and masts',
      confidence: 'low',
    },
    {
      title: 'Coronel: miscellaneous notes (Steel Fleet)',
      for: 'the crews, with the doubts about them',
      confidence: 'medium',
    },
    {
      title: 'Grand Fleets implementer’s checklist, section 7.9',
      for: 'the terms of victory: a box of an armoured cruiser is a point, and who holds on until the eighth turn may go',
      confidence: 'medium',
    },
    {
      title: 'Reckoned from latitude, date and the clock that Luce’s sunset implies',
      for: 'sunrise',
      confidence: 'low',
    },
  ],
}
