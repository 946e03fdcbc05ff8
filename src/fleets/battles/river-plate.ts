import type { BattleFacts } from '#kernel/facts/index.ts'
import { stationed } from './stationed.ts'

/**
 * The clock is that of the British ships, two hours behind Greenwich. They had been in line ahead on 060°; Harwood has
 * just divided them, Exeter to the west and his light cruisers to the north-west. Range and bearing of Graf Spee are those
 * of the dispatch, her course is inferred from the chart; the places of the British ships among themselves are ours.
 */
export const RIVER_PLATE: BattleFacts = {
  id: 'river-plate',
  title: 'River Plate',
  year: 1939,
  month: 12,
  day: 13,
  place: '150 miles east of Punta del Este, Uruguay',
  story:
    'Langsdorff has sunk nine merchantmen and hopes for a convoy; what he takes for a cruiser and two destroyers he turns ' +
    'towards, and finds three cruisers. Harwood had guessed where the raider would come, and has settled what to do: attack ' +
    'at once, from two sides, by day or night. Graf Spee outranges them all and shells of hers are worth several of theirs; ' +
    'they are faster by four knots, and she has no dockyard nearer than home.',
  sea: { width: 60, height: 60, state: 'calm' },
  begins: 6 * 60 + 18,
  sunrise: 5 * 60 + 59,
  sunset: 20 * 60 + 23,
  visibilityMiles: 20,
  lastsMinutes: 84,
  sides: [
    {
      name: 'South American Division',
      nation: 'GBR',
      admiral: 'Commodore Henry Harwood',
      formations: [
        {
          name: 'First Division',
          ships: [stationed('Ajax', [36, 22], 340), stationed('Achilles', [36.15, 21.6], 340)],
        },
        { name: 'Exeter', ships: [stationed('Exeter', [35.2, 21.6], 280)] },
      ],
    },
    {
      name: 'Admiral Graf Spee',
      nation: 'DEU',
      admiral: 'Captain Hans Langsdorff',
      formations: [{ name: 'Admiral Graf Spee', ships: [stationed('Admiral Graf Spee', [29.4, 29], 115)] }],
    },
  ],
  happened:
    'Graf Spee fired at Exeter first and had her turrets out of action, all but one, within half an hour, with some seven ' +
    'hits of 28 cm. The light cruisers closed meanwhile; Ajax lost the use of two turrets to one shell. Hit twice by 8 in and ' +
    'eighteen times by 6 in, with 36 killed and 60 wounded, Graf Spee made off for Montevideo, 306 rounds left for her main ' +
    'guns, and was blown up by her crew four days later. 72 British sailors died.',
  sources: [
    {
      title: 'The New Zealand official history (thekivellfamily.co.nz)',
      for: 'fire opened at 06:18 and some 19,000 yards, the hits on the cruisers',
      confidence: 'medium',
    },
    { title: 'Harwood’s dispatch, from memory', for: 'courses and bearings, who turned where', confidence: 'low' },
    {
      title: 'German cruiser Admiral Graf Spee (copies of English Wikipedia, liquisearch.com)',
      for: 'the hits on her, her dead and wounded, the rounds that were left',
      confidence: 'medium',
    },
    { title: 'Reckoned from latitude, date and the ships’ clock', for: 'sunrise and sunset', confidence: 'low' },
  ],
}
