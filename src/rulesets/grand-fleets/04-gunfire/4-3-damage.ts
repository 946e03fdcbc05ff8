import { type Card, CRITICAL, type Sheet } from '../01-ships/ship.ts'
import { boxesLeft, sheetAt } from '../01-ships/state.ts'
import { criticals } from '../06-criticals/6-criticals.ts'
import { sufferAsBoats } from '../09-advanced/9-3-damage.ts'
import { R } from '../book/register.ts'
import { bite } from '../book/tables.ts'
import { boxesLost, type GrandFleetsDesk, shipSunk } from '../events/events.ts'
import { isAbeam } from './4-1-arcs.ts'
import type { Attack, Harm } from './4-2-to-hit.ts'
import { loseMount } from './4-3-mounts.ts'

type ArmourPart = keyof Card['armor']
/** 4.31 The armour that a shell meets: deck for heavy guns at long range, otherwise belt from abeam, else the ends. */
const partMet = (attack: Attack): ArmourPart =>
  attack.band === 2 && attack.gun.heavy ? 'deck' : isAbeam(attack.arcs) ? 'belt' : 'end'

/** Asked by a word and not by a field's name: every hit asks. */
const armourOf = ({ card }: Sheet, part: ArmourPart): number => {
  const { belt, end, deck } = card.armor
  return part === 'deck' ? deck : part === 'belt' ? belt : end
}
export const armourMet = (sheet: Sheet, attack: Attack): number => armourOf(sheet, partMet(attack))

/** 4.31 Each hit throws the gun's damage dice; each at armour less penetration or over is a point of damage. */
export function penetrate(desk: GrandFleetsDesk, attack: Attack, hits: number): number {
  if (hits === 0) return 0
  const { gun, band } = attack
  const part = partMet(attack)
  const armour = armourOf(sheetAt(desk.state, attack.target), part)
  const sum = desk.reckoning.begin('armour less penetration, to be thrown or more', armour, R['GF-4.31-armor'], part)
  const penetration = gun.pen[band]!
  if (penetration === 0) sum.beside('penetration', 0, R['GF-4.31-tn'])
  else sum.plus('penetration', -penetration, R['GF-4.31-tn'])
  sum.beside('dice a hit', gun.dmg, R['GF-4.31-roll'])
  return desk.dice.count(hits * gun.dmg, bite(sum.total), R['GF-4.31-roll'])
}

/**
 * 4.32 Points of damage: so many boxes, and for each box a location die. Points beyond the last box are lost, and a ship
 * that has sunk throws no more (R35). `certain` criticals come whatever the location dice say (5.3).
 */
export function suffer(desk: GrandFleetsDesk, harm: Harm, points: number, certain = 0): void {
  const { target } = harm
  const left = boxesLeft(desk.state, target)
  if (left <= 0) return
  if (sheetAt(desk.state, target).boats > 1) return sufferAsBoats(desk, harm, points, certain)
  if (points > 1 && points < left && certain === 0 && desk.state.fixed.switches.antiFlash) {
    // A flooded magazine costs a mount as a location does, so points must come one by one, as odds take them.
    for (let point = 0; point < points; point++) suffer(desk, harm, 1)
    return
  }
  if (points > 0) boxesLost(desk, { ship: target, boxes: Math.min(points, left) }, R['GF-4.32-boxes'])
  if (points >= left) return shipSunk(desk, { ship: target }, R['GF-1.4-sunk'])
  let critical = 0
  if (harm.locations && points > 0) {
    const { location } = sheetAt(desk.state, target)
    desk.dice.rows(points, location, R['GF-4.32-location'], LOCATIONS)
    for (let i = 0; i < location.values.length; i++) {
      const times = LOCATIONS[i]!
      const where = location.values[i]!
      if (times === 0) continue
      if (where === CRITICAL) critical = times
      else for (let time = 0; where >= 0 && time < times; time++) loseMount(desk, harm, where)
    }
  }
  // R37: without chapter 6 a torpedo's certain critical is dropped too.
  if (desk.state.fixed.switches.criticals) criticals(desk, harm, critical, certain)
}
const LOCATIONS = new Int32Array(16)
