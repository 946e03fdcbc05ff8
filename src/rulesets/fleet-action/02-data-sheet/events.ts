import { COUNT, INDEX, SHIP, she, word, YES_OR_NO } from '#kernel/event/index.ts'
import { event } from '../events/event.ts'
import { mountName } from '../events/words.ts'

// What falls and rises on the sheet, and what is struck off it.

const TRACKS = {
  s: 'Structure',
  f: 'Flotation',
  cq: 'Crew Quality',
  dc: 'damage control teams',
  fc: 'Fire Control',
  sv: 'Steering Value',
  gm: 'Gunnery Modifier',
  sd: 'Spotting Distance',
  speed: 'speed',
  asw: 'ASW factors',
  mrf: 'medium range factors',
  crf: 'close range factors',
  fires: 'fires',
  splash: 'splash markers',
  vessels: 'vessels',
  cmdv: 'Command Value',
} as const
const ONE: Partial<Record<Track, string>> = { fires: 'fire', splash: 'splash marker', vessels: 'vessel' }
const FITTINGS = {
  smoke: 'the means to make smoke',
  searchRadar: 'her search radar',
  searchlights: 'her searchlights',
  planes: 'her aeroplanes',
  radar: 'all gunnery radar',
  cargo: 'her cargo',
} as const
/** Numbers of a ship that fall and rise. */
export type Track = keyof typeof TRACKS
/** Things she has or has not. */
type Fitting = keyof typeof FITTINGS
const TRACK = word(...(Object.keys(TRACKS) as Track[]))
const FITTING = word(...(Object.keys(FITTINGS) as Fitting[]))

export const trackFell = event('TrackFell', {
  fields: { ship: SHIP, track: TRACK, by: COUNT },
  does(state, { ship, track, by }) {
    state.ships[ship]![track] -= by
  },
  tell: ({ ship, track, by }) => she(ship, `loses ${by} of her ${TRACKS[track]}`),
})

export const trackRose = event('TrackRose', {
  fields: { ship: SHIP, track: TRACK, by: COUNT },
  does(state, { ship, track, by }) {
    state.ships[ship]![track] += by
  },
  tell: ({ ship, track, by }) =>
    she(ship, `has ${by} more ${by === 1 ? (ONE[track] ?? TRACKS[track]) : TRACKS[track]}`),
})

export const fittingLost = event('FittingLost', {
  fields: { ship: SHIP, fitting: FITTING },
  does(state, { ship, fitting }) {
    state.ships[ship]![fitting] = 0
  },
  tell: ({ ship, fitting }) => she(ship, `loses ${FITTINGS[fitting]}`),
})

export const powerFailed = event('PowerFailed', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.dark = 1
  },
  tell: ({ ship }) => she(ship, 'is without power'),
})

export const officerHit = event('OfficerHit', {
  fields: { ship: SHIP, killed: YES_OR_NO },
  does(state, { ship, killed }) {
    if (killed) state.ships[ship]!.cmdv--
  },
  tell: ({ ship, killed }) =>
    she(ship, killed ? 'has her flag officer killed; his deputy takes over' : 'has her flag officer slightly wounded'),
})

export const mountLost = event('MountLost', {
  fields: { ship: SHIP, group: INDEX },
  does(state, { ship, group }) {
    state.ships[ship]!.mounts[group]!--
  },
  tell: ({ ship, group }, after) => she(ship, `loses a mount of ${mountName(after, ship, group)}`),
})

export const torpedoMountLost = event('TorpedoMountLost', {
  fields: { ship: SHIP, rack: INDEX },
  does(state, { ship, rack }) {
    const { racks, loaded } = state.ships[ship]!
    racks[rack] = loaded[rack] = 0
  },
  tell: ({ ship }) => she(ship, 'loses a torpedo mount'),
})
