import { once, type Steps, work } from '#kernel/desk/index.ts'
import { percent, Reckoning } from '#kernel/table/index.ts'
import { WEAPONS, WEAVING } from '../02-ships/conditions.ts'
import { isStrength } from '../02-ships/ship.ts'
import { areFriends, isInPlay, type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { strikeBombs } from '../08-1-damage/8-1-6-bombs.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { SUFFER } from '../08-1-damage/8-1-damage.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { hitPlane } from '../08-7-aircraft/8-7-aircraft.ts'
import { hasFired } from '../battle/s2-aim.ts'
import { CHANCE } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { type Event, type FearGodDesk, flakFired, planesAttacked } from '../events/events.ts'
import { meetRaid } from './s17-dogfight.ts'
import { flyingFrom, isAble, type Raid, stayingFrom } from './s17-raid.ts'

/** H38 Per cent by which flak hits an aircraft for each of its points, and at most. */
const FLAK_PERCENT = 2
const FLAK_MOST = 40
/** H38 Per cent by which bombs and guns hit, and what changes it. */
const BASE = { bombs: 20, guns: 40 } as const
const STOPPED = 15
const WEAVES = -10
/** by size row: A and B, C and D, E to G */
const SIZE = [5, 0, -10] as const
/** 8.1.3 Rifle calibre of an aircraft's guns; and for bombs that they are no light weapon, whatever else hits beside them (R33). */
const GUNS_MM = 7.7
export const NO_LIGHT_WEAPON = 100

const why = R['FGDN-H38-air-attack']

/** S32, H38 What a battery counts for against what flies: strength less the thirds lost, or barrels that stand. */
export function flakPoints(state: Seen, ship: number, battery: number): number {
  if (batteryOut(state, ship, battery)) return 0
  const { batteries, groups } = sheetAt(state, ship)
  const { thirds, mounts } = state.ships[ship]!
  const line = batteries[battery]!
  if (isStrength(line)) return Math.floor((line.strength * (3 - thirds[battery]!)) / 3)
  return groups.reduce((sum, group, i) => (group.battery === battery ? sum + group.barrels * mounts[i]! : sum), 0)
}

/** H38 The chance that a ship's flak hits one aircraft. */
export function flakChance(state: Seen, ship: number, sum = new Reckoning()): number {
  let points = 0
  sheetAt(state, ship).batteries.forEach(({ role, isAreaAA }, battery) => {
    const isFlak = role === 'AA' || role === 'light' || isAreaAA
    if (isFlak && !hasFired(state, ship, battery)) points += flakPoints(state, ship, battery)
  })
  sum.begin(CHANCE, 0, why).plus('points of strength and barrels', FLAK_PERCENT * points, why)
  return sum.within(0, FLAK_MOST, why).total
}

/** H38 The chance that one of what falls hits her, line by line. */
export function attackChance(desk: FearGodDesk, target: number, base: number): number {
  const { speed, helm } = desk.state.ships[target]!
  const sum = desk.reckoning.begin(CHANCE, 0, why).plus('by the weapon', base, why)
  if (speed === 0) sum.plus('she lies stopped', STOPPED, why)
  if (helm === WEAVING) sum.plus('she weaves', WEAVES, why)
  sum.plus('her size', SIZE[sheetAt(desk.state, target).sizeRow]!, why)
  return sum.within(1, Number.POSITIVE_INFINITY, why).total
}

/** H38 One die for each aircraft that is still there (8.7); returns how many can still attack with their weapon. */
export function fireFlak(desk: FearGodDesk, { by, target, weapon }: Raid): number {
  const flying = stayingFrom(desk.state, by)
  const chance = flakChance(desk.state, target, desk.reckoning)
  if (flying.length === 0) desk.reckoning.settle('no aircraft are left to fire at')
  else if (chance <= 0) desk.reckoning.settle('she has nothing left that could fire at aircraft')
  else {
    const hits = desk.dice.count(flying.length, percent(chance), why)
    flakFired(desk, { ship: target, by, count: flying.length, hits }, why)
    for (let hit = 0; hit < hits; hit++) hitPlane(desk, flying[hit]!)
  }
  return flying.filter(plane => isAble(desk.state, plane, weapon)).length
}

/** H38, 8.1.6 One die for each of n; what hits is kept for the end of the phase. */
function pressHome(desk: FearGodDesk, { by, target, weapon }: Raid, n: number): number {
  if (n === 0) return 0
  const { ordnance, pounds, penetration, strafing } = sheetAt(desk.state, by).card.air!
  const hits = desk.dice.count(n, percent(attackChance(desk, target, BASE[weapon])), why)
  planesAttacked(desk, { ship: by, target, weapon: WEAPONS.indexOf(weapon), count: n, hits }, why)
  const common = { target, hits, isSkip: false }
  return weapon === 'bombs'
    ? strikeBombs(desk, {
        ...common,
        kind: 'demolition',
        pounds,
        damage: ordnance,
        penetration,
        calibre: NO_LIGHT_WEAPON,
      })
    : strikeBombs(desk, { ...common, kind: 'guns', pounds: 0, damage: strafing, penetration: 0, calibre: GUNS_MM })
}

/** H40, H38 As far as it goes before the end of a phase; and to the very end. */
const RAID: Steps<State, Event, Raid> = [once(meetRaid), once(fireFlak), once(pressHome)]
export const WHOLE_RAID: Steps<State, Event, Raid> = [...RAID, ...SUFFER]

/** H38 Everything that was flown off in this turn to attack does so, ship by ship; who has lost her target comes home. */
export function attackFromAir(desk: FearGodDesk): void {
  if (desk.state.annex.planes.length === 0) return
  for (const { ship: by } of desk.state.annex.carriers) {
    const [first] = flyingFrom(desk.state, by)
    if (first === undefined) continue
    const { target, weapon } = desk.state.annex.planes[first]!
    if (!areFriends(desk.state, by, target) && isInPlay(desk.state, target) && !isSubmerged(desk.state, target))
      work(RAID, desk, { by, target, weapon: WEAPONS[weapon]! })
  }
}
