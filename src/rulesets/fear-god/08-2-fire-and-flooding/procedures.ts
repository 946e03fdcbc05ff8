import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import { allow, type Named, no } from '#kernel/ruleset/index.ts'
import { moment, put } from '#kernel/turn/index.ts'
import { isIntermediate, percentOf, TURN, turnInflicted } from '../02-ships/conditions.ts'
import { oldestOf } from '../02-ships/plight.ts'
import { count, type ShipGiven, shipGiven } from '../02-ships/plight-words.ts'
import { type Card, SIZES } from '../02-ships/ship.ts'
import { turnOf } from '../02-ships/state.ts'
import { CLEAR_DAY } from '../02-ships/state-new.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { turnAgenda } from '../08-1-damage/8-1-phases.ts'
import { switchesOf } from '../book/options.ts'
import { R } from '../book/register.ts'
import { LEVELS } from '../book/tables.ts'
import { type FearGodDesk, phaseBegan } from '../events/events.ts'
import { condition, stateOf } from '../procedures/given.ts'
import { alone, procedure } from '../procedures/procedure.ts'
import { controlBoth, controlColumn, countedPercent, helpOf, MOST_HELPERS } from './8-2-control.ts'
import { damageDue, resolveCasualties } from './8-2-fire-and-flooding.ts'
import { totalPercent } from './8-2-levels.ts'

// 8.2 as an umpire works it: what fires and floodings cost, and how they are fought.

const controlGiven = z.strictObject({
  target: shipGiven,
  helpers: z
    .array(
      z.strictObject({
        size: z.enum(SIZES),
        year: z.number().int().min(1850).max(1970).default(1916).describe('came into service'),
        tug: z.boolean().default(false),
        burns: z.boolean().default(false),
        damagedPercent: count.default(0),
        yards: count.default(0),
        together: z.boolean().default(true).describe('same course and speed'),
      }),
    )
    .max(8)
    .default([]),
})
type Controlling = Sufferer & Readonly<Record<'help' | 'total' | 'counted' | 'column', number>>
const controlling = procedure<Controlling, z.infer<typeof controlGiven>>({
  name: 'control',
  title: 'Damage control: one die for all fires, one for all floodings',
  rules: [R['FGDN-8.2-control-roll'], R['FGDN-8.2-control-apply'], R['FGDN-8.2-draft'], R['FGDN-8.2-assist']],
  given: controlGiven,
  example: { target: { ship: 'Devonshire', fires: [5], floods: [4] } },
  steps: [
    once((desk, { help }) => {
      controlBoth(desk, 0, help)
      return 0
    }),
  ],
  begin({ target, helpers }, setting) {
    const row = (size: (typeof SIZES)[number]): 0 | 1 | 2 => (size <= 'B' ? 0 : size <= 'D' ? 1 : 2)
    const state = alone(target, setting)
    if (helpers.length > MOST_HELPERS) allow(no(R['FGDN-8.2-assist'], 'at most two ships help, one on each side'))
    const help = helpOf(
      helpers.map(({ size, year, tug, burns, damagedPercent, yards, together }) => {
        return { sizeRow: row(size), year, isTug: tug, burns, damagedPercent, yards, sameCourseAndSpeed: together }
      }),
      state.fixed.switches.helpShifted,
    )
    const counts = { help, total: totalPercent(state, 0), counted: countedPercent(state, 0, help) }
    return { state, about: { target: 0, ...counts, column: controlColumn(state, 0, help) }, n: 0 }
  },
  // The column is what it was before the dice.
  result: (state, { target, total, counted, column }) => ({
    ...{ total, counted, level: LEVELS[column]! },
    ...condition(state, target),
  }),
})

/** H10 Turns from one Intermediate Turn until the next is near. */
const BETWEEN = 9
/** Casualties whose age nobody says are as old as the turn asks for. */
function withAges(target: ShipGiven, ago: number): ShipGiven {
  if (typeof target === 'string' || oldestOf(target) > 0) return target
  const old = <C extends object>(each: number | C) =>
    typeof each === 'number' ? { percent: each, atOnce: false, ago } : { ...each, ago }
  return { ...target, fires: target.fires.map(old), floods: target.floods.map(old) }
}
/** The first such turn in which a casualty can be as old as that. */
function turnFor(turn: 'third' | 'intermediate', oldest: number): number {
  let at = 1 + oldest
  while (isIntermediate(at) !== (turn === 'intermediate')) at++
  return at
}

/** 8.2 Why nothing comes of her casualties now. */
function tellNothingDue(desk: FearGodDesk): void {
  const { fires, floods } = desk.state.ships[0]!
  if (damageDue(desk.state, 0, fires) + damageDue(desk.state, 0, floods) > 0) return
  desk.reckoning
    .begin('points that fall due', 0, R['FGDN-8.2-damage'])
    .settle(
      fires.length + floods.length === 0 ? 'she neither burns nor floods' : 'nothing of it costs points in this turn',
    )
}

const resolutionGiven = z.strictObject({
  target: shipGiven.describe(
    'as she is in the turn that is worked; she is answered as she is in the next, and can be given to it as she stands',
  ),
  turn: z
    .enum(['third', 'intermediate'])
    .describe(
      'a turn that is no Intermediate Turn, the third after all of them if none says how old it is; or an Intermediate Turn',
    ),
  conflagration: count.max(3).default(0).describe('Intermediate Turns that her fires have been Overwhelmed before'),
})
const resolution = procedure<Sufferer, z.infer<typeof resolutionGiven>>({
  name: 'resolution',
  title: 'Fires and floodings in a Resolution Phase: damage, criticals, first control or the risk of loss',
  rules: [
    ...[R['FGDN-8.2-damage'], R['FGDN-8.2-new-crits'], R['FGDN-8.2-control-when']],
    ...[R['FGDN-8.2-fire-conflagration'], R['FGDN-8.2-flood-capsize']],
  ],
  given: resolutionGiven,
  example: { target: { ship: 'Deutschland', fires: [4] }, turn: 'third' },
  steps: [
    once(desk => {
      tellNothingDue(desk)
      resolveCasualties(desk)
      turnAgenda(desk)
      // the ship that is answered is that of the next turn
      phaseBegan(desk, { now: desk.state.now + 1 }, R['FGDN-H10-turns'])
      return 0
    }),
  ],
  begin({ target, turn, conflagration }, setting) {
    const { delay } = switchesOf(setting.options)
    const aged = withAges(target, turn === 'third' ? delay : BETWEEN)
    const oldest = typeof aged === 'string' ? 0 : oldestOf(aged)
    const state = stateOf([aged], setting, CLEAR_DAY, turnFor(turn, Math.max(delay, oldest)))
    const now = moment(TURN, turnOf(state), 'resolution')
    const { fires, floods } = state.ships[0]!
    state.now = now
    if (conflagration > 0) state.ships[0]!.conflagration = conflagration
    // On the third turn after their own they are first fought.
    for (const [what, list] of [fires, floods].entries()) {
      for (const casualty of list) {
        if (turnOf(state) - turnInflicted(casualty) !== delay) continue
        put(state.agenda, { at: now, what, ship: 0, amount: percentOf(casualty) })
      }
    }
    return { state, about: { target: 0 }, n: 0 }
  },
})

export const DAMAGE_CONTROL_PROCEDURES: readonly Named<Card>[] = [controlling, resolution]
