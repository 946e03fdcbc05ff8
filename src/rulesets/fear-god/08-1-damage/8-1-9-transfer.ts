import type { Frozen } from '#kernel/desk/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import type { Crew } from '../02-ships/annex.ts'
import type { Seen } from '../02-ships/state.ts'
import { CHANCE, comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { crewCrossed, crewInWater, type FearGodDesk } from '../events/events.ts'
import { collide } from './8-1-8-collisions.ts'

/** 8.1.9 What a transfer is for; afterwards the boats manoeuvre as usual. */
export const PURPOSES = ['rescue', 'boarding', 'pier'] as const
/** 8.1.9 No boat holds more crew factors, fit or hurt. */
const CAPACITY = 12
const COMPLEMENT = 6
/** A pier, for whom nobody musters. */
export const PIER = -1

export interface Transfer {
  readonly from: number
  /** another craft, or PIER */
  readonly to: number
  readonly fit: number
  readonly hurt: number
  /** knots of both, and whether they are on the same course */
  readonly knots: readonly [number, number]
  readonly sameCourse: boolean
}

/** 8.1.9 Per cent: always if both lie stopped (R41), 50 to 5 knots, 5 to 10, never above; and never unless both move alike. */
export function transferChance({
  knots: [one, other],
  sameCourse,
}: Pick<Transfer, 'knots' | 'sameCourse'>): number | null {
  if (one === 0 && other === 0) return 100
  if (one !== other || !sameCourse || one > 10) return null
  return one <= 5 ? 50 : 5
}

/** 8.1.9 Crew factors aboard, fit and hurt. */
export function crewOf(state: Seen, ship: number): Frozen<Pick<Crew, 'fit' | 'hurt'>> {
  const crew = state.annex.crews.find(each => each.ship === ship)
  if (crew !== undefined) return crew
  const { crewLost } = state.ships[ship]!
  return { fit: Math.max(0, COMPLEMENT - crewLost), hurt: Math.min(COMPLEMENT, crewLost) }
}

/** 8.1.9 Why it may not be tried, or null. */
export function refuseTransfer(state: Seen, transfer: Transfer): Refusal | null {
  const { from, to, fit, hurt } = transfer
  const there = crewOf(state, from)
  if (fit > there.fit) return no(R['FGDN-8.1.9-fit'], 'there are not so many fit crew factors to cross')
  if (hurt > there.hurt) return no(R['FGDN-8.1.9-hurt'], 'there are not so many hurt crew factors to cross')
  if (to !== PIER) {
    const here = crewOf(state, to)
    if (here.fit + here.hurt + fit + hurt > CAPACITY)
      return no(R['FGDN-8.1.9-capacity'], `a boat holds ${CAPACITY} crew factors`)
  }
  if (transferChance(transfer) !== null) return null
  return no(R['FGDN-8.1.9-moving'], 'both must lie stopped, or go alike at ten knots or less')
}
/** 8.1.9 One roll for all (R41). Whoever fails is in the water, and by half the craft collide. Did they? */
export function transfer(desk: FearGodDesk, about: Transfer): boolean {
  const { from, to, fit, hurt, knots } = about
  const chance = transferChance(about)
  if (chance === null) return false
  const why = chance === 100 ? R['FGDN-8.1.9-auto'] : R['FGDN-8.1.9-moving']
  desk.reckoning.begin(CHANCE, chance, why).beside('knots', knots[0], why)
  if (comes(desk, why)) {
    crewCrossed(desk, { ship: from, to, fit, hurt }, why)
    return false
  }
  crewInWater(desk, { ship: from, fit, hurt }, R['FGDN-8.1.9-fail'])
  if (to === PIER || !desk.dice.chance(50, R['FGDN-8.1.9-fail'])) return false
  collide(desk, from, to, knots[0])
  return true
}

/** 8.1.9 Within 50 yards at 10 knots or less it takes D6 Impulses to lie stopped alongside. */
export const refuseApproach = (yards: number, knots: number): Refusal | null =>
  yards <= 50 && knots <= 10
    ? null
    : no(R['FGDN-8.1.9-approach'], 'a boat comes alongside from within 50 yards, at 10 knots or less')
export const comeAlongside = (desk: FearGodDesk): number => desk.dice.one(6, R['FGDN-8.1.9-approach'])

/** 8.1.9 Impulses after the one in which the boat stops: fit men cross in that one, hurt ones one by one. */
export const impulsesFor = (hurt: number): number => hurt
