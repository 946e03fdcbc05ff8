import { z } from 'zod'
import { once, type Steps } from '#kernel/desk/index.ts'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { Reckoning, Table } from '#kernel/table/index.ts'
import { index } from '../../schema.ts'
import { SHALLOW } from '../02-ships/conditions.ts'
import { isInPlay, type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { SEVERITIES, strikeBoat } from '../08-1-damage/8-1-4-submarines.ts'
import { isDownTo } from '../08-1-damage/8-1-10-massive-damage.ts'
import { SUFFER, type Sufferer } from '../08-1-damage/8-1-damage.ts'
import { boatOf, isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import { isPhase, stowed, together } from '../battle/s2-aim.ts'
import { R } from '../book/register.ts'
import { chargesDropped, chargesHeld, chargesWide, type Event, type FearGodDesk } from '../events/events.ts'
import { yardsBetween } from '../measured.ts'
import { isBlind } from '../sailing/s1-movement.ts'

/** H35 In Plotting: a pattern of depth charges on a boat, if she ends Movement near enough; or in Reaction Fire, as they lie now. */
const drop = z.strictObject({ type: z.literal('DropCharges'), ship: index, battery: index, target: index })
export type DropCharges = z.infer<typeof drop>
export const DROP_CHARGES = word<DropCharges>(drop, {
  kind: 10,
  to: ({ battery, target }) => [battery, target],
  from: ([battery, target]) => ({ battery: battery!, target: target! }),
})

/** H35 Yards from the boat within which a pattern is dropped. */
export const CHARGE_YARDS = 500
/** H35 What a pattern comes to. */
export const DEPTH_CHARGES = new Table<'nothing' | (typeof SEVERITIES)[number] | 'contact'>(
  'depth charges',
  1,
  10,
  [
    [1, 6, 'nothing'],
    [7, 8, 'minor'],
    [9, 10, 'major'],
    [11, 12, 'lethal'],
    [13, 13, 'contact'],
  ],
  'ends',
)
/** H35 Quarters of a charge's warhead, by severity. */
const QUARTERS = [1, 2, 4] as const
/** H35 The most that the number of charges adds. */
const MOST_FOR_CHARGES = 2

/** H35 A pattern on a submerged boat. */
export interface Pattern extends Sufferer {
  readonly warhead: number
  readonly charges: number
  /** whoever drops it has a hydrophone that works */
  readonly listens: boolean
}

/** H35 One for each charge beside the first, up to two, one for a hydrophone; one off for each zone below Shallow. */
export function patternModifier(
  zone: number,
  { charges, listens }: Pick<Pattern, 'charges' | 'listens'>,
  sum = new Reckoning(),
): number {
  const why = R['FGDN-H35-depth-charges']
  sum.begin('added to the die', 0, why).plus('charges beside the first', Math.min(MOST_FOR_CHARGES, charges - 1), why)
  return sum.plus('hydrophone', Number(listens), why).plus('zones below Shallow', -Math.max(0, zone - SHALLOW), why)
    .total
}

type Fall = (typeof DEPTH_CHARGES.values)[number]
/** H35 One die. */
const fallOf = (desk: FearGodDesk, pattern: Pattern): Fall =>
  desk.dice.row(
    DEPTH_CHARGES,
    patternModifier(boatOf(desk.state, pattern.target).zone, pattern, desk.reckoning),
    R['FGDN-H35-depth-charges'],
  )

/** H35, 8.1.4 What it makes of the boat. */
function shakeBoat(desk: FearGodDesk, { target, warhead }: Pattern, fall: Fall): number {
  if (fall === 'nothing') {
    chargesWide(desk, { ship: target }, R['FGDN-H35-depth-charges'])
    return 0
  }
  const severity = fall === 'contact' ? 'lethal' : fall
  const damage = Math.floor((warhead * QUARTERS[SEVERITIES.indexOf(severity)]!) / 4)
  return strikeBoat(desk, { target, severity, damage, isContact: fall === 'contact' })
}
export const attackBoat = (desk: FearGodDesk, pattern: Pattern): number =>
  shakeBoat(desk, pattern, fallOf(desk, pattern))
/** @internal */
export const CHARGE_ATTACK: Steps<State, Event, Pattern> = [once(attackBoat), ...SUFFER]

export const dropsCharges = (state: Seen, ship: number, battery: number): boolean => {
  const line = sheetAt(state, ship).batteries[battery]
  return line !== undefined && line.role === 'ASW' && line.warheadDamage > 0
}

/** H35 Why charges may not be ordered so. */
export function refuseCharges(state: Seen, { ship, battery, target }: DropCharges): Refusal | null {
  const why = R['FGDN-H35-depth-charges']
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (isSilenced(state, ship)) return no(R['FGDN-8.3-personnel'], 'too few of the crew are left')
  if (isDownTo(state, ship, 10)) return no(R['FGDN-8.1.10-10'], 'she is too badly damaged to drop them')
  if (!dropsCharges(state, ship, battery)) return no(why, `there are no depth charges ${battery}`)
  if (stowed(state, ship, battery) === 0) return no(why, 'she has no depth charges left')
  if (isSubmerged(state, ship)) return no(R['FGDN-H34-diving'], 'she is submerged herself')
  const victim = state.ships[target]
  if (victim === undefined || !sheetAt(state, target).isBoat) return no(why, 'that is no submarine')
  if (victim.seat === state.ships[ship]!.seat) return no(why, 'that boat is on your own side')
  return isInPlay(state, target) ? null : no(why, 'that boat is lost, or has left')
}

/** 8.1, H29, H35 Why they cannot be dropped as ships lie now; a battery makes one attack in a turn. */
function refuseDropNow(state: Seen, deed: DropCharges): Refusal | null {
  const why = R['FGDN-H35-depth-charges']
  const { ship, battery, target } = deed
  const refusal = refuseCharges(state, deed)
  if (refusal !== null) return refusal
  if (hasDropped(state, ship, battery)) return no(R['FGDN-H29-planned'], 'those charges have been dropped in this turn')
  if (!isSubmerged(state, target)) return no(why, 'that boat is on the surface')
  return yardsBetween(state, ship, target) > CHARGE_YARDS ? no(why, 'that boat is too far off') : null
}
function hasDropped({ annex: { dropped } }: Seen, ship: number, battery: number): boolean {
  for (let at = 0; at < dropped.length; at += 2) if (dropped[at] === ship && dropped[at + 1] === battery) return true
  return false
}

/** 8.1, H35 In Plotting she may come near enough; in Reaction Fire she must be. */
export const refuseDrop = (state: Seen, deed: DropCharges): Refusal | null =>
  isPhase(state, 'reaction fire') ? refuseDropNow(state, deed) : refuseCharges(state, deed)

/** 8.1, H35 Has she charges that she may drop as they lie now? */
export const mayDrop = (state: Seen, ship: number): boolean =>
  state.annex.boats.some(({ ship: target }) =>
    sheetAt(state, ship).batteries.some(
      (_, battery) => refuseDropNow(state, { type: 'DropCharges', ship, battery, target }) === null,
    ),
  )

/** 8.1, H35 In Planned and Reaction Fire, by whoever of those orders has come near enough to a boat that is submerged by then; others keep theirs. Was any dropped? */
export function dropAll(desk: FearGodDesk, orders: readonly number[]): boolean {
  if (desk.state.annex.boats.length === 0) return false
  let dropped = false
  for (const deed of DROP_CHARGES.in(orders)) {
    if (!isInPlay(desk.state, deed.ship)) continue
    const { ship, battery, target } = deed
    if (refuseDropNow(desk.state, deed) !== null) {
      chargesHeld(desk, { ship, battery, target }, R['FGDN-H35-depth-charges'])
      continue
    }
    dropOn(desk, deed)
    dropped = true
  }
  return dropped
}
/** H35 One charge of each mount that has any. */
export function patternOf(state: Seen, { ship, battery, target }: Omit<DropCharges, 'type'>): Pattern {
  const { warheadDamage: warhead } = sheetAt(state, ship).batteries[battery]!
  return { target, warhead, charges: together(state, ship, battery, 1), listens: state.ships[ship]!.sonar > 0 }
}
export function dropOn(desk: FearGodDesk, deed: Omit<DropCharges, 'type'>): number {
  const { ship, battery, target } = deed
  const pattern = patternOf(desk.state, deed)
  const fall = fallOf(desk, pattern)
  chargesDropped(desk, { ship, battery, target }, R['FGDN-H35-depth-charges'])
  return shakeBoat(desk, pattern, fall)
}
