import type { Sheet, Viewer } from '#kernel/ruleset/index.ts'
import type { Seen } from '../01-classes/state.ts'
import { standAt, standCard, standName, waveName } from '../12-aircraft/stands.ts'
import { letterOf } from '../below/events.ts'
import { modelAt } from '../below/models.ts'
import { R } from '../book/register.ts'
import { AIR_CLASSES, AIR_SCORES, airFactor } from '../book/tables-air.ts'
import { nameOf } from '../events/words.ts'

/** What stands on a base has a card too: a stand of aircraft, or a model of a boat. `base` counts on from the ships. */
export function baseCard(state: Seen, base: number, viewer: Viewer = 'umpire'): Sheet {
  const stands = state.sky.stands.length
  return base < stands ? standSheet(state, base) : modelSheet(state, base - stands, viewer)
}

/** Matrix 12 A stand's line of it. */
function standSheet(state: Seen, stand: number): Sheet {
  const { of, wave, grade } = standCard(state, stand)
  const { losses, flak, locked } = standAt(state, stand)
  const { oddAreNothing, grades } = state.fixed.switches
  const [low, high] = AIR_SCORES[of]!
  const line = (...cells: string[]) => ({ cells, now: false, under: [] })
  const on = (is: boolean, name: string, text: string, why: Sheet['notes'][number]['why']) =>
    is ? [{ name, text, why }] : []
  return {
    title: standName(state, stand),
    under: `${AIR_CLASSES[of]!}${grades && grade !== 0 ? (grade > 0 ? '+' : '−') : ''}`,
    tables: [
      {
        heads: ['Against stands', ...AIR_CLASSES],
        lines: [line('adds to its die', ...AIR_CLASSES.map((_, other) => plus(airFactor(of, other, oddAreNothing))))],
      },
      {
        heads: ['Against ships', 'CA and below', 'BC and above'],
        lines: [line('hits on', ...[low, high].map(score => (score === 0 ? 'never' : `${score} or more`)))],
      },
    ],
    notes: [
      { name: 'Wave', text: waveName(state, wave), why: R['FP-SETUP-F'] },
      ...on(losses > 0, 'Losses', `−${losses}: it has won dearly`, R['FP-AIR-I']),
      ...on(flak > 0, 'Flak', `−${flak}, for good`, R['FP-AA-D']),
      ...on(
        locked >= 0,
        'In a fight',
        locked < 0 ? '' : `with ${standName(state, locked)}, till one is down`,
        R['FP-R102'],
      ),
    ],
  }
}
const plus = (value: number): string => (value > 0 ? `+${value}` : '0')

/** SUB-B All models of a boat have the same card, but for her owner. */
function modelSheet(state: Seen, model: number, viewer: Viewer): Sheet {
  const { boat } = modelAt(state, model)
  const isTold = viewer === 'umpire' || viewer === state.ships[boat]!.seat
  const isShe = state.deep.truth[boat] === model
  return {
    title: `Model ${letterOf(state, model)} of ${nameOf(state, boat)}`,
    under: `SM · ${isTold ? (isShe ? 'she' : 'false') : 'she, or a false model of her'}`,
    tables: [],
    notes: [{ name: 'Hidden', text: 'until she surfaces, fires, or is attacked', why: R['FP-SUB-C'] }],
  }
}
