import type { BattleFacts } from '#kernel/facts/index.ts'
import { inLine, stationed } from './stationed.ts'

/**
 * The night of the worst losses, by Greenwich time, just before U-46 fired. Of some twenty-five ships that were still
 * together these are British ones of which the library knows; where each stood is ours, and so are courses
 * and places of the boats. Scarborough had stayed behind to hunt and could not catch up; Heartsease was seeing a
 * damaged ship home. The boats are on the surface, as they were.
 */
export const CONVOY_SC_7: BattleFacts = {
  id: 'convoy-sc-7',
  title: 'Convoy SC 7',
  year: 1940,
  month: 10,
  day: 18,
  place: 'north-west of Rockall Bank, in the Western Approaches',
  story:
    'Thirty-five old ships with timber, ore and steel left Nova Scotia a fortnight ago, with one sloop to look after them for ' +
    'most of the way. Two sloops and a corvette are with them now, which have never worked together, have no radar and no ' +
    'plan. Dönitz has drawn up five boats across their course. The moon is bright, and a boat on the surface is faster ' +
    'than anything here.',
  sea: { width: 72, height: 64, state: 'calm' },
  begins: 20 * 60 + 10,
  sunrise: 7 * 60 + 20,
  sunset: 17 * 60 + 33,
  visibilityMiles: 4,
  lastsMinutes: 180,
  sides: [
    {
      name: 'Convoy SC 7',
      nation: 'GBR',
      admiral: 'Vice-Admiral Lachlan Mackinnon, commodore',
      edge: 'east',
      formations: [
        { name: 'Middle column', ships: inLine(['Assyrian', 'Empire Miniver', 'Beatus'], [14, 44], 110, 0.35) },
        { name: 'Port column', ships: inLine(['Sedgepool', 'Creekirk', 'Blairspey'], [14.2, 44.55], 110, 0.35) },
        {
          name: 'Starboard column',
          ships: inLine(['Empire Brigade', 'Fiscus', 'Shekatika'], [13.8, 43.45], 110, 0.35),
        },
        {
          name: 'Escort',
          ships: [
            stationed('Leith', [16, 43.3], 110),
            stationed('Fowey', [14.5, 46], 110),
            stationed('Bluebell', [13.4, 42], 110),
          ],
        },
      ],
    },
    {
      name: 'Wolf pack',
      nation: 'DEU',
      admiral: 'Vice-Admiral Karl Dönitz, ashore at Lorient',
      formations: [
        { name: 'U-46', ships: [stationed('U-46', [15.5, 45.8], 130, 'elite')] },
        { name: 'U-99', ships: [stationed('U-99', [18.5, 46.5], 240, 'elite')] },
        { name: 'U-100', ships: [stationed('U-100', [20, 42], 290, 'elite')] },
        { name: 'U-101', ships: [stationed('U-101', [17, 39.5], 320, 'elite')] },
        { name: 'U-123', ships: [stationed('U-123', [11, 40], 60, 'elite')] },
      ],
    },
  ],
  happened:
    'U-46 hit Convallaria and Beatus soon after a quarter past eight, and for six hours one ship after another went down: ' +
    'sixteen in that night. Kretschmer took U-99 in among the columns. The escorts picked up survivors and saw hardly ' +
    'anything of the boats, of which none was hurt. Twenty ships of the convoy were lost in all, 79,592 gross tons, with 141 men.',
  sources: [
    {
      title: 'Convoy SC 7, and its order of battle (English Wikipedia and copies of it)',
      for: 'escorts and boats, who was detached, losses',
      confidence: 'medium',
    },
    { title: 'Convoy SC 7 (warsailors.com)', for: 'the ships, their cargoes, who sank whom', confidence: 'high' },
    {
      title: 'Lund and Ludlam, Night of the U-boats, from memory',
      for: 'the moon, the calm, how the boats came in',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude and date', for: 'sunrise and sunset', confidence: 'low' },
  ],
}
