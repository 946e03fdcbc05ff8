import type { BattleFacts } from '#kernel/facts/index.ts'
import { inLine, stationed } from './stationed.ts'

/**
 * The last fight, from the moment at which Belfast’s star shell burst. Range and courses of the two flagships are known
 * well, the rest of the places are inferred. So far north the sun does not rise at this season: what stands for its rising
 * and setting bounds the brightest half-hour of twilight at noon. Scharnhorst had lost her forward radar in the morning.
 * The four destroyers that came later (Musketeer, Matchless, Opportune, Virago) are left out.
 */
export const NORTH_CAPE: BattleFacts = {
  id: 'north-cape',
  title: 'North Cape',
  year: 1943,
  month: 12,
  day: 26,
  place: 'north of the North Cape',
  story:
    'Scharnhorst has sought a convoy in a gale and the dark since morning, and twice met cruisers instead. Her destroyers are ' +
    'lost to her, her forward radar is shot away, and she is going home at eighteen knots. Burnett’s cruisers hang on ' +
    'astern. Fraser has come up from the other side with a battleship that sees by radar, and nobody aboard the ' +
    'German knows of him.',
  sea: { width: 120, height: 80, state: 'rough' },
  begins: 16 * 60 + 48,
  sunrise: 11 * 60 + 45,
  sunset: 12 * 60 + 15,
  visibilityMiles: 7,
  lastsMinutes: 180,
  sides: [
    {
      name: 'Home Fleet',
      nation: 'GBR',
      admiral: 'Admiral Sir Bruce Fraser',
      formations: [
        { name: 'Force 2', ships: inLine(['Duke of York', 'Jamaica'], [26.2, 55.4], 80, 0.5) },
        { name: 'Savage’s boats', ships: inLine(['Savage', 'Saumarez'], [26, 57.6], 80, 0.4) },
        { name: 'Scorpion’s boats', ships: inLine(['Scorpion', 'Stord'], [27.6, 54.2], 80, 0.4) },
        {
          name: 'Force 1',
          ships: [
            stationed('Belfast', [28.5, 69.5], 165),
            stationed('Norfolk', [27.9, 70.2], 165),
            stationed('Sheffield', [27, 73], 165),
          ],
        },
      ],
    },
    {
      name: 'Operation Ostfront',
      nation: 'DEU',
      admiral: 'Rear-Admiral Erich Bey',
      edge: 'south',
      formations: [{ name: 'Scharnhorst', ships: [stationed('Scharnhorst', [30, 60], 160)] }],
    },
  ],
  happened:
    'Duke of York hit with her first broadsides, and Scharnhorst fled east at thirty knots until a shell found a boiler room. ' +
    'The destroyers closed and torpedoed her; the flagship came up again, and with the cruisers made an end of it at a quarter ' +
    'to eight. Of 1,968 men 36 were saved.',
  sources: [
    {
      title: 'Battle of the North Cape (encyclopaedic pages and a naval forum)',
      for: 'ships, losses, rounds fired and hits',
      confidence: 'medium',
    },
    {
      title: 'Winton, Death of the Scharnhorst, from memory',
      for: 'the range and the courses at ten to five, where the destroyers were',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude and date', for: 'that there was no sun', confidence: 'low' },
  ],
}
