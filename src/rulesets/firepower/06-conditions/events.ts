import { INDEX, plainly } from '#kernel/event/index.ts'
import { EDGES } from '#kernel/ruleset/index.ts'
import type { LIGHTS } from '../01-classes/state.ts'
import { event } from '../events/event.ts'

/** ENV-C Time of day and weather, for the whole battle (R15). */
export const conditionsFound = event('ConditionsFound', {
  fields: { light: INDEX, weather: INDEX },
  does(state, { light, weather }) {
    state.light = light
    state.weather = weather
  },
  tell: ({ light, weather }) =>
    plainly(`It is ${LIGHT_WORDS[light]}, and the weather is ${weather === 1 ? 'bad' : 'good'}`),
})
/** By their places among LIGHTS. */
const LIGHT_WORDS = ['day', 'night', 'dusk', 'dawn'] as const satisfies typeof LIGHTS

/** ENV-A, R12 The edge over which the sun stands. */
export const sunFound = event('SunFound', {
  fields: { edge: INDEX },
  does(state, { edge }) {
    state.sun = edge
  },
  tell: ({ edge }) => plainly(`The sun stands in the ${EDGES[edge] ?? 'sky'}`),
})
