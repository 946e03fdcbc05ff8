import type { AirWave, BattleFacts } from '#kernel/facts/index.ts'
import { MITSUBISHI_G3M2, MITSUBISHI_G4M1 } from '../aircraft/japanese.ts'
import { stationed } from './stationed.ts'

const wave = (
  name: string,
  fromMinutes: number,
  aircraft: AirWave['flights'][number]['aircraft'],
  number: number,
  load: 'bombs' | 'torpedoes',
): AirWave => ({ name, fromMinutes, edge: 'north', flights: [{ aircraft, number, load }] })

/**
 * By the clock of the ships, seven and a half hours before Greenwich. Nobody wrote down where the destroyers were; the screen is
 * ours, and so is the Japanese side without a ship. Tenedos had been sent home the evening before. Squadrons are put down
 * at their strength when they attacked; one of nine that dropped its bombs on Tenedos is left out, and so are
 * reconnaissance aircraft.
 */
export const FORCE_Z: BattleFacts = {
  id: 'force-z',
  title: 'The end of Force Z',
  year: 1941,
  month: 12,
  day: 10,
  place: 'off Kuantan, Malaya',
  story:
    'Prince of Wales and Repulse were sent to Singapore to make Japan think twice; it has not. Phillips has looked for an ' +
    'invasion fleet without fighters over him, found none, and turned aside for a false report off Kuantan. A scout has seen ' +
    'him an hour ago, and three air groups from Indochina that were already on their way home are closing from the north. ' +
    'Whatever is left at one o’clock may get away to the south.',
  sea: { width: 80, height: 40, state: 'calm' },
  begins: 11 * 60 + 10,
  sunrise: 6 * 60 + 27,
  sunset: 18 * 60 + 23,
  visibilityMiles: 20,
  lastsMinutes: 144,
  sides: [
    {
      name: 'Force Z',
      nation: 'GBR',
      admiral: 'Admiral Sir Tom Phillips',
      edge: 'south',
      formations: [
        {
          name: 'Heavy ships',
          ships: [stationed('Prince of Wales', [20, 20], 95), stationed('Repulse', [19.4, 19.8], 95)],
        },
        {
          name: 'Screen',
          ships: [
            stationed('Electra', [21.4, 19.9], 95),
            stationed('Express', [20.9, 20.8], 95),
            stationed('Vampire', [20.8, 19], 95),
          ],
        },
      ],
    },
    {
      name: '22nd Air Flotilla',
      nation: 'JAP',
      admiral: 'Rear-Admiral Matsunaga Sadaichi',
      edge: 'north',
      formations: [],
      waves: [
        wave('Mihoro Air Group, Shirai’s squadron', 0, MITSUBISHI_G3M2, 8, 'bombs'),
        wave('Genzan Air Group, Ishihara’s and Takai’s squadrons', 28, MITSUBISHI_G3M2, 16, 'torpedoes'),
        wave('Mihoro Air Group, Takahashi’s squadron', 46, MITSUBISHI_G3M2, 8, 'torpedoes'),
        wave('Kanoya Air Group', 69, MITSUBISHI_G4M1, 26, 'torpedoes'),
        wave('Mihoro Air Group, Ōhira’s and Takeda’s squadrons', 91, MITSUBISHI_G3M2, 8, 'bombs'),
      ],
    },
  ],
  happened:
    'The first bombs hit Repulse and did little. Towards a quarter to twelve a torpedo struck Prince of Wales by her port ' +
    'outer shaft, which tore the hull open and put out most of her power; she could not be steered again. Repulse had evaded ' +
    'some nineteen torpedoes when the Kanoya group caught her from both sides; she sank at 12:33, Prince of Wales at 13:18. ' +
    '840 men died; three aircraft were lost.',
  sources: [
    {
      title: 'The London Gazette dispatch on the loss of Prince of Wales and Repulse (forcez-survivors.org.uk)',
      for: 'the ships, courses, the times of the attacks, the clock',
      confidence: 'high',
    },
    {
      title: 'Sinking of Prince of Wales and Repulse (English Wikipedia and copies of it)',
      for: 'the Japanese squadrons, their numbers and loads, losses',
      confidence: 'medium',
    },
    { title: 'Middlebrook and Mahoney, Battleship, from memory', for: 'who attacked when', confidence: 'low' },
    { title: 'Reckoned from latitude, date and the ships’ clock', for: 'sunrise and sunset', confidence: 'low' },
  ],
}
