import type { Ask } from '#kernel/order/index.ts'
import type { Aim, AttackPlan, Weapon } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import { BANDS, isGun } from '../02-ships/ship.ts'
import { fieldOf, type Seen, sheetAt } from '../02-ships/state.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { hasFired, loaded } from '../battle/s2-aim.ts'
import { enemiesOf, plannedTargets, targetsOf } from '../battle/s2-asked.ts'
import { aimTorpedoes, type LaunchTorpedoes } from '../below/s13-aim.ts'
import { batteryName } from '../events/words.ts'
import { SECTORS, yardsBetween } from '../measured.ts'
import { bestShell } from './expected.ts'
import { chanceOf } from './reckon.ts'
import type { FireGuns } from './s7-fire.ts'
import { plural, yardsText } from './words.ts'

/** Batteries of guns by their places on the card. Looked at only when somebody asks. */
export function gunPlan(state: Seen, ship: number): AttackPlan<FireGuns> {
  const planned = phaseAt(TURN, state.now) === 'plotting'
  let weapons: readonly Weapon[] | null = null
  return {
    verb: planned ? 'plans to fire at' : 'fires at',
    get weapons() {
      weapons ??= sheetAt(state, ship).batteries.flatMap((line, id) =>
        isGun(line) && !hasFired(state, ship, id) ? [gunOf(state, ship, id, planned)] : [],
      )
      return weapons
    },
    deed: aims =>
      `${planned ? 'Plan' : 'Fire'} ${plural(
        aims.reduce((sum, aim) => sum + chanceOf(state, ship, aim).barrels, 0),
        'gun',
      )}`,
    command: aims => fireOf(state, ship, aims),
  }
}

const fireOf = (state: Seen, ship: number, aims: readonly Aim[]): FireGuns => ({
  type: 'FireGuns',
  ship,
  batteries: aims.map(({ weapon, target }) => ({
    battery: weapon,
    target,
    shell: bestShell(state, ship, weapon, target),
  })),
})

function gunOf(state: Seen, ship: number, id: number, planned: boolean): Weapon {
  const line = sheetAt(state, ship).batteries[id]!
  const targets = planned ? plannedTargets(state, ship, id) : targetsOf(state, ship, id)
  const { unit } = fieldOf(state).board
  const isOut = batteryOut(state, ship, id)
  return {
    id,
    name: batteryName(state, ship, id),
    arcs: SECTORS.flatMap(({ from, to }, bit) => {
      const barrels = isOut ? 0 : barrelsIn(state, ship, id, 1 << bit)
      return barrels > 0 ? [{ from, to, bearing: barrels, words: plural(barrels, 'gun') }] : []
    }),
    bands: line.limits.map((limit, band) => ({ limit: limit / unit, words: `${BANDS[band]!} ${yardsText(limit)}` })),
    targets: nearestFirst(state, ship, targets).map(target => {
      const { chance, barrels } = chanceOf(state, ship, { weapon: id, target })
      return { unit: target, chance, words: plural(barrels, 'gun') }
    }),
    idle: targets.length > 0 ? '' : isOut ? 'it cannot fire' : 'nobody in range and sight',
  }
}

function barrelsIn(state: Seen, ship: number, battery: number, arc: number): number {
  const { mounts } = state.ships[ship]!
  return sheetAt(state, ship).groups.reduce(
    (sum, group, i) => (group.battery === battery && (group.arcs & arc) !== 0 ? sum + group.barrels * mounts[i]! : sum),
    0,
  )
}

export const nearestFirst = (state: Seen, ship: number, targets: readonly number[]): number[] =>
  [...targets].sort((a, b) => yardsBetween(state, ship, a) - yardsBetween(state, ship, b))

/** H23 All tubes as one weapon, after the last battery, aimed at where a target will be if she holds on. */
export function tubePlan(state: Seen, ship: number, ask: Ask<LaunchTorpedoes>): AttackPlan<LaunchTorpedoes> | null {
  const { batteries, groups } = sheetAt(state, ship)
  const total = groups.reduce(
    (sum, { battery }, group) => (batteries[battery]!.role === 'torpedo' ? sum + loaded(state, ship, group) : sum),
    0,
  )
  if (total === 0) return null
  const line = batteries.find(({ role }) => role === 'torpedo')!
  const launches = enemiesOf(state, ship).flatMap(target => {
    const command = aimTorpedoes(state, ship, target)
    return command !== null && ask(command) === null ? [{ target, command }] : []
  })
  const { unit } = fieldOf(state).board
  const tubesAt = (arc: number): number =>
    groups.reduce(
      (sum, { battery, arcs }, i) =>
        batteries[battery]!.role === 'torpedo' && (arcs & arc) !== 0 ? sum + loaded(state, ship, i) : sum,
      0,
    )
  return {
    verb: 'launches at',
    weapons: [
      {
        id: batteries.length,
        name: `${line.name} torpedoes`,
        arcs: SECTORS.flatMap(({ from, to }, bit) => {
          const count = tubesAt(1 << bit)
          return count > 0 ? [{ from, to, bearing: count, words: plural(count, 'torpedo', 'torpedoes') }] : []
        }),
        bands: [{ limit: line.runYards / unit, words: `runs ${yardsText(line.runYards)}` }],
        targets: launches.map(({ target, command }) => {
          const count = command.tubes.reduce((sum, each) => sum + each.count, 0)
          return { unit: target, chance: 0, words: plural(count, 'torpedo', 'torpedoes') }
        }),
        idle: launches.length > 0 ? '' : 'nobody within their run',
      },
    ],
    deed: () => 'Launch torpedoes',
    command: aims =>
      launches.find(({ target }) => target === aims[0]?.target)?.command ?? {
        type: 'LaunchTorpedoes',
        ship,
        tubes: [],
      },
  }
}
