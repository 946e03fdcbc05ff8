import type { Sheet, Unit } from '#kernel/ruleset/index.ts'
import { type Fixed, phaseOf, type Seen } from '../02-data-sheet/state.ts'
import { isToAct, unitOfAir } from '../06-order-of-play/6-alternation.ts'
import { counterOf } from '../09-air/offers-move.ts'
import { WHERE } from '../09-air/sky.ts'
import { airSquadronName, deckAt, isAloft, kindAt, standAt, standName, standsOf } from '../09-air/standing.ts'
import { R } from '../book/register.ts'

/** Stands in the air, as a chart has them beside ships. */
export const standsOnChart = (state: Seen): Unit[] =>
  standsOf(state)
    .filter(stand => isAloft(state, stand))
    .map(stand => unitOf(state, stand))

function unitOf(state: Seen, stand: number): Unit {
  const { board } = state.fixed as Fixed
  const { seat, squadron, sheet } = kindAt(state, stand)
  const { aircraft, moved, acted } = standAt(state, stand)
  const isItsTurn = state.word === seat && (state.active < 0 || state.active === unitOfAir(state, squadron))
  const done = phaseOf(state) === 'aircraft movement' ? moved : acted
  return {
    id: counterOf(state, stand),
    name: standName(state, stand),
    side: seat,
    kind: 'aircraft',
    letters: LETTERS[sheet.role],
    lengthFeet: 0,
    ...board.plot(standAt(state, stand)),
    heading: 0,
    state: 'afloat',
    flagship: false,
    moving: false,
    marks: [],
    tracks: [{ name: 'aircraft', left: aircraft, size: sheet.aircraft }],
    ready: state.over === 0 && isItsTurn && done === 0 && isToAct(state, unitOfAir(state, squadron)),
    words: wordsOf(state, stand),
  }
}
const LETTERS = { fighter: 'F', 'fighter-bomber': 'FB', other: 'B' } as const

function wordsOf(state: Seen, stand: number): string {
  const { aircraft, flak, loaded, aborts } = standAt(state, stand)
  const { attack } = kindAt(state, stand).sheet
  const words = [
    `${aircraft} aircraft`,
    loaded > 0 && attack !== null ? attack.type : attack === null ? '' : 'unloaded',
    flak > 0 ? `flak −${flak}` : '',
    aborts > 0 ? 'makes for home' : '',
  ]
  return words.filter(each => each !== '').join(' · ')
}

/** 2.2 A stand's sheet. */
export function standCard(state: Seen, stand: number): Sheet {
  const { squadron, sheet } = kindAt(state, stand)
  const { aircraft, flak, loaded, aborts } = standAt(state, stand)
  const { acf, attack } = sheet
  const line = (name: string, figure: string | number | null) => ({
    cells: [name, figure === null ? '–' : String(figure)],
    now: false,
    under: [],
  })
  const note = (is: boolean, name: string, text: string, why: Sheet['notes'][number]['why']) =>
    is ? [{ name, text, why }] : []
  return {
    title: standName(state, stand),
    under: `${sheet.name} · ${sheet.role} · ${airSquadronName(state, squadron)}`,
    tables: [
      {
        heads: ['', ''],
        lines: [
          line('Aircraft', `${aircraft} of ${sheet.aircraft}`),
          line('Hit points', sheet.hitPoints),
          line('Crew Quality', sheet.CQ),
          line('Speed', `${sheet.speed} cm`),
          line('Load', attack === null ? 'none' : `${attack.type}: IP ${attack.ip} CV ${attack.cv} · ${attack.pen}`),
        ],
      },
      {
        heads: ['ACF', ''],
        lines: [
          line('Intercept', acf.intercept),
          line('Dogfight 1', acf.dogfight1),
          line('Dogfight 2', acf.dogfight2),
          line('Strafe', acf.strafe),
          line('Anti-ship', acf.antiShip),
        ],
      },
    ],
    notes: [
      ...note(flak > 0, 'Flak', `${flak} until the end of the turn`, R['FA-H24']),
      ...note(attack !== null && loaded === 0, 'Unloaded', 'a stand attacks once a load', R['FA-H30']),
      ...note(aborts > 0, 'Breaks off', 'it makes for home', R['FA-H33']),
    ],
  }
}

const PLACES = ['on deck', 'in the hangar', 'being made ready'] as const

/** H28 What a carrier or base has aboard, and what she can do with it in this turn. */
export function deckNotes(state: Seen, ship: number): Sheet['notes'] {
  const { h, rrr, worked, catapults } = deckAt(state, ship)
  if (state.fixed.sheets[ship]!.card.air === undefined) return []
  const aboard = standsOf(state).filter(
    stand => standAt(state, stand).base === ship && standAt(state, stand).where <= WHERE.arming,
  )
  const figures = [`H ${h}, ${worked} used`, `RRR ${rrr}`, ...(catapults > 0 ? [`${catapults} catapults`] : [])]
  return [
    { name: 'Flight deck', text: figures.join(' · '), why: R['FA-H28'] },
    ...aboard.map(stand => {
      const { where, aircraft } = standAt(state, stand)
      return { name: standName(state, stand), text: `${aircraft} aircraft, ${PLACES[where]}`, why: R['FA-H28'] }
    }),
  ]
}
