import type { BattleFacts } from '#kernel/facts/index.ts'
import { stationed } from './stationed.ts'

/**
 * By the clock of both sides, two hours before Greenwich; the sun had not risen, but at that latitude and season it was
 * light, and it set after midnight, so that no sunset is given. Range and bearing when Hood opened fire are known well; how
 * far off the shadowing cruisers were is known to the nearest mile or two, their bearing is inferred. They had the Germans
 * on their radar and fired only a few salvoes, far short.
 */
export const DENMARK_STRAIT: BattleFacts = {
  id: 'denmark-strait',
  title: 'Denmark Strait',
  year: 1941,
  month: 5,
  day: 24,
  place: 'south-west of Iceland',
  story:
    'Two cruisers have followed Bismarck and Prinz Eugen through the ice and fog of the strait; Holland, with the most famous ' +
    'ship of the Navy and its newest, has been steaming through the night to meet them. Hood’s decks are thin and she wants ' +
    'to be near before shells come down steeply; Prince of Wales still has workmen aboard and trusts her turrets little. ' +
    'Lütjens has orders to sink merchantmen and to avoid such a fight. The two Germans look much alike, and Prinz Eugen leads.',
  sea: { width: 72, height: 64, state: 'moderate' },
  begins: 5 * 60 + 52,
  sunrise: 6 * 60 + 45,
  sunset: null,
  visibilityMiles: 17,
  lastsMinutes: 60,
  sides: [
    {
      name: 'Battle Cruiser Force',
      nation: 'GBR',
      admiral: 'Vice-Admiral Lancelot Holland',
      formations: [
        {
          name: 'Hood’s line',
          ships: [stationed('Hood', [35.2, 28.8], 300), stationed('Prince of Wales', [35.6, 28.9], 300)],
        },
        {
          name: 'First Cruiser Squadron',
          ships: [stationed('Norfolk', [41, 45.5], 220), stationed('Suffolk', [35, 54], 220)],
        },
      ],
    },
    {
      name: 'Exercise Rhine',
      nation: 'DEU',
      admiral: 'Vice-Admiral Günther Lütjens',
      edge: 'south',
      formations: [
        {
          name: 'Lütjens’ line',
          ships: [stationed('Bismarck', [30, 40], 220, 'elite'), stationed('Prinz Eugen', [29.2, 39], 220, 'elite')],
        },
      ],
    },
  ],
  happened:
    'Hood fired at Prinz Eugen first, taking her for Bismarck. Hit by Prinz Eugen and then by Bismarck’s fifth salvo, she blew ' +
    'up about six o’clock; three of her 1,418 lived. Prince of Wales, hit three or four times by either, turned away in smoke ' +
    'with most of her guns out of order. She had hit Bismarck three times, and the oil that ran out ended the raid.',
  sources: [
    {
      title: 'The Battle of the Denmark Strait (Antonio Bonomi, hmshood.org.uk)',
      for: 'courses, ranges and bearings, the times of the first salvoes and of Hood’s end',
      confidence: 'high',
    },
    { title: 'battleshipbismarck.com, and kbismarck.com', for: 'the German line, the hits', confidence: 'medium' },
    {
      title: 'Garzke and Dulin, from memory',
      for: 'rounds fired, the state of Prince of Wales, where the cruisers were',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude, date and the ships’ clock', for: 'sunrise', confidence: 'low' },
  ],
}
