import type { Place } from '#kernel/geometry/index.ts'
import type { Chart, Clock, Mark, Unit } from '#kernel/ruleset/index.ts'
import {
  BERTH,
  CM,
  type Fixed,
  isLost,
  PHASES,
  phaseOf,
  RESOLVE,
  type Seen,
  sheetAt,
  type Theatre,
  turnOf,
} from '../02-data-sheet/state.ts'
import { bestSpeed } from '../06-order-of-play/6-4-movement.ts'
import { isToAct, unitOfContact } from '../06-order-of-play/6-alternation.ts'
import { mayAct } from '../06-order-of-play/6-sequence.ts'
import { MINUTES } from '../battle/prepare.ts'
import { contactName } from '../events/words.ts'
import { FIELD, lightOf, SQUALL, screensOf, squallsOf } from '../measured.ts'
import { standsOnChart } from './aircraft.ts'
import { squadsOf } from './squads.ts'

export function chart(state: Seen): Chart {
  const { board } = state.fixed as Fixed
  const { tvr } = lightOf(state)
  return {
    sea: 'open',
    width: board.extent.east,
    height: board.extent.north,
    measure: 'cm',
    times: 1,
    yards: 200,
    tableInches: 1 / 2.54,
    // H1: a base of 5 cm for the longest ships
    modelScale: 5 / 800,
    units: state.ships.map((_, ship) => unitOf(state, ship)),
    smoke: screensOf(state).map(strip => ({ ...board.plot(strip), across: strip.length / CM })),
    tracks: state.salvoes.map(({ by, target, x, y, torpedoes }) => ({
      side: state.ships[by]!.seat,
      from: board.plot(state.ships[by]!),
      to: board.plot(target >= 0 ? state.ships[target]! : { x, y }),
      words: `${torpedoes} running`,
    })),
    counters: [...state.contacts.flatMap((_, contact) => counterOf(state, contact)), ...standsOnChart(state)],
    groups: squadsOf(state),
    reaches: [...fieldsOn(state), ...squallsOn(state)],
    sight: tvr * 25,
    weather: '',
    clock: clockOf(state),
  }
}

/** H31 Minefields, as rings as wide as they are. */
const fieldsOn = (state: Seen): NonNullable<Chart['reaches']> =>
  state.mines.map(field => ({ ...placed(state, field), far: FIELD / 2 / CM, words: 'mines' }))
/** H21 */
const squallsOn = (state: Seen): NonNullable<Chart['reaches']> =>
  squallsOf(state).map(squall => ({ ...placed(state, squall), far: SQUALL / CM, words: 'bad weather' }))
function placed(state: Seen, { x, y }: Place): { readonly east: number; readonly north: number } {
  return (state.fixed as Fixed).board.plot({ x, y })
}

function clockOf(state: Seen): Clock {
  const { turns, begins, light } = state.fixed.theatre ?? DUEL
  const turn = state.begun === 0 ? 0 : turnOf(state)
  const hour = (of: number): string => {
    const minute = begins + MINUTES * (Math.max(1, of) - 1)
    return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
  }
  const { isNight } = lightOf(state)
  const words = isNight ? 'night' : 'day'
  const darkAt = (of: number): number => (light.findLast(({ from }) => from <= of)?.isNight === true ? 1 : 0)
  return {
    turn,
    turns,
    phase: NAMES[PHASES.phases.indexOf(phaseOf(state))]!,
    phases: NAMES,
    time: `${hour(turn)}, ${words}`,
    hour: hour(turn),
    light: words,
    day: Array.from({ length: Math.max(turns, turn) }, (_, i) => ({ hour: hour(i + 1), dark: darkAt(i + 1) })),
  }
}
/** A duel is fought by day, and has no clock. */
const DUEL: Pick<Theatre, 'turns' | 'begins' | 'light'> = { turns: 0, begins: 600, light: [] }
const NAMES = ['Initiative', 'Mines', 'Submarines', 'Ships move', 'Aircraft move', 'Action', 'End']
const two = (value: number): string => String(value).padStart(2, '0')

function kindOf(typeCode: string): Unit['kind'] {
  if (typeCode.startsWith('BC')) return 'battlecruiser'
  if (typeCode.startsWith('B') || typeCode === 'SD') return 'battleship'
  if (typeCode.startsWith('CV')) return 'carrier'
  if (/^(A|AMC|M)/.test(typeCode)) return 'merchant'
  if (typeCode.startsWith('C') || typeCode === 'AC') return 'cruiser'
  return 'destroyer'
}

/** What is hidden under a marker is drawn as that marker. */
function unitOf(state: Seen, ship: number): Unit {
  const { board } = state.fixed as Fixed
  const it = state.ships[ship]!
  const { card } = sheetAt(state, ship)
  const isGone = isLost(state, ship)
  return {
    id: ship,
    name: card.name,
    side: it.seat,
    kind: card.typeCode === 'AC' ? 'cruiser' : kindOf(card.typeCode),
    letters: card.typeCode,
    lengthFeet: LENGTHS[card.targetSize + 4]!,
    ...board.plot(it),
    heading: it.heading,
    state: isGone ? 'sunk' : it.berth === BERTH.there ? 'afloat' : 'away',
    flagship: it.flag > 0,
    ...(it.flag > 0 ? { flag: 'squadron' as const } : {}),
    moving: it.moved > 0,
    marks: marksOf(it),
    tracks: [
      { name: 'Structure', left: it.s, size: Math.max(1, card.S) },
      ...(card.F > 0 ? [{ name: 'Flotation', left: it.f, size: card.F }] : []),
      { name: 'speed', left: bestSpeed(state, ship), size: Math.max(1, card.speedMax) },
    ],
    ready: state.over === 0 && state.begun > 0 && mayAct(state, ship),
    words: wordsOf(state, ship),
  }
}
/** H1 Feet, by target size from −4, as the bases are long. */
const LENGTHS = [100, 400, 400, 480, 640, 640, 800, 800] as const

function marksOf({ fires, splash, sv, screen, f }: Readonly<Seen['ships'][number]>): Mark[] {
  const marks: Mark[] = []
  const put = (name: Mark['name'], count: number): void => {
    if (count > 0) marks.push({ name, count, until: '' })
  }
  put('fire', fires)
  put('splash', splash)
  put('rudder', Number(sv === 0))
  put('smoke', screen)
  put('flood', Number(f === 0))
  return marks
}

function wordsOf(state: Seen, ship: number): string {
  if (isLost(state, ship)) return 'lost'
  const { berth, resolve, s, f, fires, moved, depth, known } = state.ships[ship]!
  const { card } = sheetAt(state, ship)
  if (berth === BERTH.away) return 'has left the table'
  if (berth === BERTH.hidden) return 'under a Contact marker'
  if (berth === BERTH.unseen) return 'somewhere under water'
  const words = [
    depth > 0 ? (known > 0 ? 'under water, and found' : 'under water') : '',
    resolve === RESOLVE.withdrawing ? 'withdraws' : resolve === RESOLVE.abandoned ? 'abandoned' : '',
    s < card.S ? `Structure ${s} of ${card.S}` : '',
    f < card.F ? `Flotation ${f} of ${card.F}` : '',
    fires > 0 ? `${fires} ${fires === 1 ? 'fire' : 'fires'}` : '',
    moved > 0 ? `${moved} knots` : moved === 0 ? 'stopped' : '',
  ]
  return words.filter(each => each !== '').join(' · ')
}

/** H20 Of others’ markers nobody knows what they are; one's own false ones are false. */
function counterOf(state: Seen, contact: number): Unit[] {
  const { seat, squadron, gone, heading } = state.contacts[contact]!
  if (gone > 0) return []
  const { board } = state.fixed as Fixed
  return [
    {
      id: state.ships.length + contact,
      name: contactName(state, contact),
      side: seat,
      kind: 'cruiser',
      letters: '?',
      lengthFeet: 400,
      ...board.plot(state.contacts[contact]!),
      heading,
      state: 'afloat',
      flagship: false,
      ...(squadron === -1 ? { guise: 'false' as const } : squadron === -2 ? { guise: 'unknown' as const } : {}),
      moving: false,
      marks: [],
      tracks: [],
      ready:
        state.over === 0 && state.word === seat && state.active < 0 && isToAct(state, unitOfContact(state, contact)),
      words: squadron >= 0 ? (state.fixed.theatre?.squadrons[squadron] ?? '') : squadron === -1 ? 'false' : '',
    },
  ]
}
