import { Desk, lowest } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Ask } from '#kernel/order/index.ts'
import type { ChoosePlan, Offer, Way } from '#kernel/ruleset/index.ts'
import { type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { isStopped } from '../09-combat/9-5-guns.ts'
import { R } from '../book/register.ts'
import { AIR_ATTACK, step } from '../book/tables.ts'
import type { Event, FleetDesk } from '../events/events.ts'
import { nameOf } from '../events/words.ts'
import { airModifier } from './9-11-attack.ts'
import { counterOf } from './offers-move.ts'
import type { AttackFromAir, FightInAir, JettisonLoad, StrafeFromAir } from './said.ts'
import type { AttackType } from './stand.ts'
import { aloftOf, kindAt, standAt, standName, standSheetAt } from './standing.ts'

// What a table offers to aircraft that act: whom they may attack, strafe and fight, each with its chance.

/** 9.11 The chance of one die, and how many there are. */
export function airChance(state: Seen, stand: number, target: number, type: AttackType | 'guns'): number {
  const desk: FleetDesk = new Desk<State, Event>(state as State, new Dice(new Script([])), lowest)
  const need = AIR_ATTACK - airModifier(desk, stand, target, type)
  const once = Math.max(0, Math.min(1, (21 - need) / 20))
  return isStopped(state, target) ? 1 - (1 - once) ** 2 : once
}
const whole = (share: number): string => `${Math.round(100 * share)} %`

function diceNote(state: Seen, stand: number, target: number, type: AttackType | 'guns'): string {
  const dice = step(standAt(state, stand).aircraft)
  return `${dice} ${dice === 1 ? 'die' : 'dice'} at ${whole(airChance(state, stand, target, type))}`
}

const wayOf = <C>(words: string, note: string, deed: string, command: C): Way<C> => ({
  words,
  note,
  now: false,
  command,
  deed,
  throwing: null,
})

function chosen<C>(state: Seen, stand: number, deed: string, name: string, ways: Way<C>[]): Offer<C>[] {
  if (ways.length === 0) return []
  const { role, attack } = standSheetAt(state, stand)
  const { aircraft, loaded } = standAt(state, stand)
  const load = loaded > 0 && attack !== null ? `${attack.type}, IP ${attack.ip} CV ${attack.cv}` : 'no load'
  const plan: ChoosePlan<C> = {
    title: standName(state, stand),
    facts: `${aircraft} aircraft · ${role} · ${load}`,
    lists: [{ name, ways }],
  }
  return [{ kind: 'choose', unit: counterOf(state, stand), deed, plan }]
}
const preyOf = (state: Seen, seat: number): number[] =>
  [...state.ships.keys()].filter(ship => state.ships[ship]!.seat !== seat)

/** 9.11 */
export const attackOffers = (state: Seen, seat: number, ask: Ask<AttackFromAir>): Offer<AttackFromAir>[] =>
  aloftOf(state, seat).flatMap(stand => {
    const ways = preyOf(state, seat).flatMap(target => {
      const command: AttackFromAir = { type: 'AttackFromAir', stand, target }
      if (ask(command) !== null) return []
      const note = diceNote(state, stand, target, standSheetAt(state, stand).attack!.type)
      return [wayOf(nameOf(state, target), note, `Attack ${nameOf(state, target)}`, command)]
    })
    return chosen(state, stand, 'Attack', 'Whom', ways)
  })

/** 9.12 */
export const strafeOffers = (state: Seen, seat: number, ask: Ask<StrafeFromAir>): Offer<StrafeFromAir>[] =>
  aloftOf(state, seat).flatMap(stand => {
    const ways = preyOf(state, seat).flatMap(target =>
      (['strafe', 'antiShip'] as const).flatMap(factor => {
        const command: StrafeFromAir = { type: 'StrafeFromAir', stand, target, factor }
        if (ask(command) !== null) return []
        const by = factor === 'strafe' ? 'Strafe' : 'Anti-ship'
        const words = sheetAt(state, target).isStand ? `${nameOf(state, target)}, ${by}` : nameOf(state, target)
        return [wayOf(words, diceNote(state, stand, target, 'guns'), `Strafe ${nameOf(state, target)}`, command)]
      }),
    )
    return chosen(state, stand, 'Strafe', 'Whom', ways)
  })

/** 9.15 */
export const fightOffers = (state: Seen, seat: number, ask: Ask<FightInAir>): Offer<FightInAir>[] =>
  aloftOf(state, seat).flatMap(stand => {
    const ways = aloftOf(state, 1 - seat).flatMap(target =>
      (['intercept', 'dogfight'] as const).flatMap(way => {
        const command: FightInAir = { type: 'FightInAir', stand, target, way }
        if (ask(command) !== null) return []
        const note = way === 'intercept' ? 'we fire first' : 'both fire at once'
        const name = standName(state, target)
        return [wayOf(`${name}, ${way}`, note, `${way === 'intercept' ? 'Intercept' : 'Dogfight'} ${name}`, command)]
      }),
    )
    return chosen(state, stand, 'Fight', 'Whom', ways)
  })

/** R55 */
export const jettisonOffers = (state: Seen, seat: number, ask: Ask<JettisonLoad>): Offer<JettisonLoad>[] =>
  aloftOf(state, seat)
    .filter(stand => kindAt(state, stand).sheet.role === 'fighter-bomber')
    .flatMap(stand => {
      const command: JettisonLoad = { type: 'JettisonLoad', stand }
      if (ask(command) !== null) return []
      const words = 'Drop the load, to fight better from now on'
      return [{ kind: 'say', unit: counterOf(state, stand), deed: 'Jettison', words, why: R['FA-R55'], command }]
    })
