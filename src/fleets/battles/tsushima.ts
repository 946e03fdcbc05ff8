import type { BattleFacts } from '#kernel/facts/index.ts'
import { inLine } from './stationed.ts'

/**
 * The main fleets only: cruisers, destroyers and torpedo boats of both sides are left out. It is ten past two by Japanese
 * clocks; in truth half of Tōgō’s line was still turning, and the Russian first division was drawing ahead of the
 * second. The lines are drawn out straight here, with distances between ships inferred; where Mikasa was from Knyaz
 * Suvorov is taken from range and bearing in the accounts, which differ by a point or two. Of the Russian crews only
 * Nebogatov’s had shot much; that his are regular and the others green is inferred, and so are the Japanese.
 */
export const TSUSHIMA: BattleFacts = {
  id: 'tsushima',
  title: 'Tsushima',
  year: 1905,
  month: 5,
  day: 27,
  place: 'Korea Strait, east of Tsushima',
  story:
    'After seven months at sea Rozhestvensky is a day from Vladivostok, with four new battleships, foul and overloaded, and ' +
    'whatever else the Baltic had. Tōgō has waited for him. He has just led his line round, ship after ship on one spot and ' +
    'under fire, to lie across the head of the Russians, and is three knots and more the faster. There is a haze, half a ' +
    'gale, and five hours of daylight.',
  sea: { width: 72, height: 64, state: 'rough' },
  begins: 14 * 60 + 10,
  sunrise: 5 * 60 + 10,
  sunset: 19 * 60 + 24,
  visibilityMiles: 6,
  lastsMinutes: 144,
  sides: [
    {
      name: 'Combined Fleet',
      nation: 'JAP',
      admiral: 'Admiral Tōgō Heihachirō',
      formations: [
        {
          name: 'First Division',
          ships: inLine(
            ['Mikasa', 'Shikishima', 'Fuji', 'Asahi', 'Kasuga', 'Nisshin'],
            [19.1, 15.34],
            67,
            0.27,
            'elite',
          ),
        },
        {
          name: 'Second Division',
          ships: inLine(['Izumo', 'Azuma', 'Tokiwa', 'Yakumo', 'Asama', 'Iwate'], [17.3, 14.58], 67, 0.27),
        },
      ],
    },
    {
      name: 'Second Pacific Squadron',
      nation: 'RUS',
      admiral: 'Vice-Admiral Zinovy Rozhestvensky',
      edge: 'north',
      formations: [
        {
          name: 'First Division',
          ships: inLine(['Knyaz Suvorov', 'Imperator Aleksandr III', 'Borodino', 'Oryol'], [20, 12], 23, 0.27, 'green'),
        },
        {
          name: 'Second Division',
          ships: inLine(['Oslyabya', 'Sissoi Veliky', 'Navarin', 'Admiral Nakhimov'], [19.35, 11.1], 23, 0.27, 'green'),
        },
        {
          name: 'Third Division',
          ships: inLine(
            ['Imperator Nikolai I', 'General-Admiral Apraksin', 'Admiral Senyavin', 'Admiral Ushakov'],
            [18.93, 10.1],
            23,
            0.27,
          ),
        },
      ],
    },
  ],
  happened:
    'Oslyabya, smothered by half of the Japanese line, went down within an hour, and Suvorov fell out of the line on fire ' +
    'with Rozhestvensky wounded aboard. Imperator Aleksandr III, Borodino and Suvorov sank towards evening; torpedoes in the ' +
    'night and the hunt of the next day took all the rest but those that surrendered: Oryol, Imperator Nikolai I, Apraksin ' +
    'and Senyavin. The Japanese lost three torpedo boats. 117 Japanese died and 5,045 Russians; some 6,000 were taken.',
  sources: [
    {
      title: 'Battle of Tsushima (English Wikipedia)',
      for: 'the ships of the lines, the losses, the times of the turn and of the first shots',
      confidence: 'medium',
    },
    {
      title: 'Gunnery of the Russo-Japanese War (dionysus.biz, and gwpda.org)',
      for: 'ranges, and how many shells hit: one in five of the Japanese 12 in, one in twenty of the Russian',
      confidence: 'medium',
    },
    {
      title: 'Corbett, Maritime Operations in the Russo-Japanese War, from memory',
      for: 'courses, speeds and range at ten past two, weather and haze',
      confidence: 'low',
    },
    { title: 'Reckoned from latitude, date and the Japanese clock', for: 'sunrise and sunset', confidence: 'low' },
  ],
}
