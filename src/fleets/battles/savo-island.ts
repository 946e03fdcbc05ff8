import type { BattleFacts } from '#kernel/facts/index.ts'
import { inLine, stationed } from './stationed.ts'

/**
 * By the clock of the Solomons, as Mikawa’s column came round the south of Savo and the first flares were about to fall.
 * Courses are known well; where each ship was within her force is not, and the two pickets are put where their beats
 * were. Canberra, who led the southern force and was sunk in it, was Australian: the library knows no Australian
 * nation, and she is left out. The moon had not risen.
 */
export const SAVO_ISLAND: BattleFacts = {
  id: 'savo-island',
  title: 'Savo Island',
  year: 1942,
  month: 8,
  day: 9,
  place: 'between Savo and Guadalcanal',
  story:
    'The Americans landed two days ago, and their transports are still unloading. Their cruisers lie in two forces on either ' +
    'side of Savo, tired, at twelve knots, and their admirals are away in conference. Mikawa has come down from Rabaul by day, ' +
    'seen and not understood. He has passed the picket to the west unnoticed, and his men have trained for this for years.',
  sea: { width: 44, height: 36, state: 'calm' },
  begins: 60 + 38,
  sunrise: 6 * 60 + 30,
  sunset: 18 * 60 + 13,
  visibilityMiles: 12,
  lastsMinutes: 60,
  sides: [
    {
      name: 'Screening force',
      nation: 'USA',
      admiral: 'Rear-Admiral Victor Crutchley, who was away',
      formations: [
        {
          name: 'Southern force',
          ships: [
            stationed('Chicago', [21, 14], 310),
            stationed('Bagley', [21.3, 14.9], 310),
            stationed('Patterson', [20, 14.2], 310),
          ],
        },
        {
          name: 'Northern force',
          ships: [
            ...inLine(['Vincennes', 'Quincy', 'Astoria'], [25.5, 20], 315, 0.3),
            stationed('Helm', [24.6, 20], 315),
            stationed('Wilson', [25.6, 21], 315),
          ],
        },
        { name: 'Western picket', ships: [stationed('Blue', [8, 12.5], 230)] },
        { name: 'Northern picket', ships: [stationed('Ralph Talbot', [17.5, 27], 60)] },
      ],
    },
    {
      name: 'Eighth Fleet',
      nation: 'JAP',
      admiral: 'Vice-Admiral Gunichi Mikawa',
      edge: 'west',
      formations: [
        {
          name: 'Mikawa’s cruisers',
          ships: inLine(['Chōkai', 'Aoba', 'Kako', 'Kinugasa', 'Furutaka'], [16.5, 15.5], 95, 0.6, 'elite'),
        },
        { name: 'Light cruisers', ships: inLine(['Tenryū', 'Yūbari'], [13.2, 15.9], 95, 0.6, 'elite') },
        { name: 'Yūnagi', ships: [stationed('Yūnagi', [11.6, 15.7], 95, 'elite')] },
      ],
    },
  ],
  happened:
    'Torpedoes were in the water before anybody was awake. Canberra was a wreck within minutes and Chicago lost her bow; then the ' +
    'Japanese turned north, lit up Astoria, Quincy and Vincennes from both sides and sank all three. Mikawa feared for the ' +
    'morning and went home without touching the transports: 1,077 men had died on one side, 58 on the other.',
  sources: [
    {
      title: 'ussquincy.com, and the pages of ron84z on Savo Island',
      for: 'who was there, losses on both sides',
      confidence: 'medium',
    },
    {
      title: 'Loxton and Coulthard-Clark, The Shame of Savo, from memory',
      for: 'courses, times, where the forces patrolled',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude and date', for: 'sunrise and sunset', confidence: 'low' },
  ],
}
