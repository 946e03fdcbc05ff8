import { type Frozen, type Steps, until, work } from '#kernel/desk/index.ts'
import { percent } from '#kernel/table/index.ts'
import { ENGINES, FINDER_SET, LIGHT_AFT, LIGHT_FORWARD, MOUNT, SONAR_SET, STRENGTH } from '../02-ships/conditions.ts'
import { isStrength } from '../02-ships/ship.ts'
import { type Seen, type Ship, type State, sheetAt } from '../02-ships/state.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { R } from '../book/register.ts'
import { BREAKDOWN, FAILS, FIRST_RANK } from '../book/tables.ts'
import { aircraftMended, type Event, type FearGodDesk, systemBroke } from '../events/events.ts'

/** T38 First or second rank, by its own list of navies (R97). */
export const rankOf = (nation: string): 0 | 1 => (FIRST_RANK.includes(nation) ? 0 : 1)

/** 8.5 Option: before play, or daily, every ship's systems are checked. */
export function checkAll(desk: FearGodDesk): void {
  if (!desk.state.fixed.switches.serviceability) return
  for (let target = 0; target < desk.state.ships.length; target++) {
    work(CHECK, desk, { target }, systemsOf(desk.state, target).length)
  }
}

/** 8.5 The plant, each sensor and each weapon system, which is a mount or a battery counted by strength (R119). */
export function systemsOf(
  state: Seen,
  ship: number,
): (readonly [system: number, index: number, fitted: (ship: Frozen<Ship>) => number])[] {
  const { groups, batteries } = sheetAt(state, ship)
  return [
    [ENGINES, 0, ({ levels }) => (levels < 4 ? 1 : 0)],
    [LIGHT_FORWARD, 0, ({ lightsForward }) => lightsForward],
    [LIGHT_AFT, 0, ({ lightsAft }) => lightsAft],
    [SONAR_SET, 0, ({ sonar }) => sonar],
    [FINDER_SET, 0, ({ finder }) => finder],
    ...groups.map((_, group) => [MOUNT, group, ({ mounts }: Frozen<Ship>) => mounts[group]!] as const),
    ...batteries.flatMap((battery, i) =>
      isStrength(battery) ? [[STRENGTH, i, ({ thirds }: Frozen<Ship>) => (thirds[i]! < 3 ? 1 : 0)] as const] : [],
    ),
  ]
}

/** 8.5 One line of them: a D100 for each that she has fails at or under 5, or 10 in navies of the second rank (R88). */
function checkNext(desk: FearGodDesk, { target }: Sufferer, left: number): number {
  const systems = systemsOf(desk.state, target)
  const [system, index, fitted] = systems[systems.length - left]!
  const many = fitted(desk.state.ships[target]!)
  if (many === 0) return left - 1
  const chance = FAILS[rankOf(sheetAt(desk.state, target).card.nation)]
  desk.reckoning.begin('chance in a hundred that it fails, by the rank of her navy', chance, R['FGDN-R88'])
  const failed = desk.dice.count(many, percent(chance), R['FGDN-8.5-check'])
  if (failed > 0) systemBroke(desk, { ship: target, system, index, count: failed }, R['FGDN-8.5-check'])
  return left - 1
}
export const CHECK: Steps<State, Event, Sufferer> = [until(checkNext)]

/** T38 Per cent by rank and hours, never halved (R87). */
export const breakdownOf = (nation: string, hours: 6 | 12 | 24 | 48): number => BREAKDOWN[rankOf(nation)][hours]
export const breakdownChance = (state: Seen, ship: number, hours: 6 | 12 | 24 | 48): number =>
  breakdownOf(sheetAt(state, ship).card.nation, hours)

/** The same as a sum, with what the place adds. */
export const mendingChance = (desk: FearGodDesk, ship: number, hours: 6 | 12 | 24 | 48, bonus: number): number =>
  desk.reckoning
    .begin('chance in a hundred', breakdownChance(desk.state, ship, hours), R['FGDN-8.5-repair'])
    .plus('by the place', bonus, R['FGDN-8.5-repair']).total

/** 8.5 Damaged aircraft aboard go by the same table. */
export function mendAircraft(desk: FearGodDesk, ship: number, hours: 6 | 12 | 24 | 48, bonus: number): void {
  const damaged = desk.state.annex.carriers.find(carrier => carrier.ship === ship)?.damaged ?? 0
  const why = R['FGDN-8.5-aircraft']
  if (damaged === 0) return desk.reckoning.begin('damaged aircraft aboard', 0, why).settle('there is none to be mended')
  const mended = desk.dice.count(damaged, percent(mendingChance(desk, ship, hours, bonus)), why)
  if (mended > 0) aircraftMended(desk, { ship, count: mended }, why)
}
