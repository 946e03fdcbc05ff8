import type { BattleFacts } from '#kernel/facts/index.ts'
import { EDGES } from '#kernel/ruleset/index.ts'
import { LIGHTS } from '../01-classes/state.ts'
import type { Conditions } from '../book/options.ts'
import type { Situation } from './scene.ts'

/** H22 Minutes that dusk lasts from sunset, and dawn to sunrise. */
const TWILIGHT = 90

/** H22 Light, weather and sun of a battle of history by its clock, or as the option has them; the sun stands in the west at dusk and in the east at dawn. */
export function lightOf(battle: BattleFacts, conditions: Conditions): Situation & { readonly sun: number } {
  const light = LIGHTS.find(each => each === conditions) ?? byClock(battle)
  const rough = battle.sea.state === 'rough' || battle.sea.state === 'storm'
  return {
    range: 0,
    light,
    weather: rough ? 'bad' : 'good',
    year: battle.year,
    period: 'by-year',
    sun: light === 'dusk' ? EDGES.indexOf('west') : light === 'dawn' ? EDGES.indexOf('east') : -1,
  }
}

function byClock({ begins, sunrise, sunset }: BattleFacts): Situation['light'] {
  if (sunset !== null && begins >= sunset) return begins < sunset + TWILIGHT ? 'dusk' : 'night'
  if (sunrise !== null && begins < sunrise) return begins >= sunrise - TWILIGHT ? 'dawn' : 'night'
  return 'day'
}
